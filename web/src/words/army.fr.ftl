### À côté d’Hybrid : la feuille d’armée.

army-nv = VN
army-mt = Dp
army-OC = CO
army-DC = CD
army-F = T
army-MV = MV
army-round = Round { $round }
army-entry_round = round { $round }
army-side = Camp
army-warrior = Guerrier
army-print = Imprimer la feuille
army-end_game = Finir la partie
army-wins = Victoire : { $side }
army-draw = Égalité
army-add_one = Ajouter un guerrier
army-add = Ajouter des guerriers
army-none_yet = { $side } : encore personne. Prends des profils, ou écris les tiens.
army-began = { $side } : gagné, { $own } contre { $other }.
army-no_roll_yet = Pas encore de Jet d’activation.
army-next = À suivre
army-order = Ordre
army-activation_roll = Jet d’activation
army-out = Éliminés :
army-out_mark = (éliminé)
army-end_round = Fin du round { $round }

# Warriors
army-all_about = { $name } : tout voir
army-activated = activé
army-wound_more =
    { $name } : { $wounds } { $wounds ->
        [one] Blessure
       *[other] Blessures
    } sur { $nv }, une de plus
army-highest = (niveau { $level })
army-frenzy = Frénésie { $number }
army-is_mode =  : mode de { $name }, Niveau de réussite
army-roll_short = jet
army-wounds_now = Blessures <b>{ $wounds }</b> sur { $nv }
army-heal = Soigner
army-wound = Blessure
army-mode = Mode
army-mode_now = Mode, et sa valeur
army-none = Aucun
army-level = Niveau de maîtrise
army-with_points =
    { $points ->
        [one] ({ $points } point d’Action)
       *[other] ({ $points } points d’Action)
    }
army-activation_counter = Marqueur d’activation
army-no_number = aucun
army-is_activated = Activé
army-counters = Marqueurs
army-counter_dc = Combat défensif
army-counter_skilled_move = Manœuvre habile
army-counter_expert_move = Manœuvre experte
army-counter_skilled_firing = Tir habile
army-counter_objective = Objectif
army-lost = perdu
army-is_lost = Perdue
army-frenzy_less = Frénésie : une de moins
army-frenzy_more = Frénésie : une élimination de plus
army-used = { $used } sur { $x } utilisés
army-use_back = { $aptitude } : un usage de moins
army-use_more = { $aptitude } : un usage de plus
army-leave = Hors du jeu
army-come_back = De retour en jeu

# A squad
army-which = Quels guerriers
army-profiles = Profils
army-own_entry = Le tien
army-added = { $name } est sur la feuille.
army-on_sheet = sur la feuille
army-large_base = Grand socle
army-aptitude = Aptitude
army-aptitudes = Aptitudes
army-none_more = aucune de plus
army-give = Donner
army-take_away = enlever
army-add_it = Ajouter
army-counters_title = Marqueurs d’activation
army-counters_note = Touche-les dans l’ordre où ils agiront ; touche encore pour reprendre un numéro. Les téléphones de cette table le voient aussi.
army-as_before = Comme au round d’avant

# Dice
army-kind_strike = Frappe
army-kind_shot = Tir
army-kind_parry = Parade
army-kind_move = Manœuvre
army-kind_combined = Combinée
army-kind_trap = Piège
army-kind_other = Autre
army-rolled_for = Pourquoi ce jet
army-above = (au-dessus de la valeur)
army-from_behind = De dos
army-leader_near = Chef à 8 ou moins
army-large_target = Grande cible
army-furtive_target = Cible furtive
army-rocks = Éboulis sur la ligne
army-dorsal = Protection dorsale
army-action_points = Points d’Action
army-hindrance = Entrave
army-effects = Effets de cartes
army-extra_dice = Dés en plus
army-their_parry = Parade : leur NR
army-success_level = Niveau de réussite
army-real_die = Un vrai dé montre
army-percent = { $number } %
army-with_one = avec un dé
army-with_more = avec { $dice } dés, le plus bas compte
army-with_fewer = avec { $dice } dés, le plus haut compte
army-past_parry = malgré la parade
army-wounds =
    { $wounds ->
        [one] { $wounds } Blessure, { $perfect } si parfait
       *[other] { $wounds } Blessures, { $perfect } si parfait
    }
army-chances = Parfait { $perfect } % · critique { $critical } % · un dé { $one } % · deux { $two } %
army-whom =
    { $wounds ->
        [one] { $wounds } Blessure : pour qui ?
       *[other] { $wounds } Blessures : pour qui ?
    }
army-roll = Lancer { $dice }
army-outcome_perfect = parfait
army-outcome_success = réussite
army-outcome_failure = échec
army-outcome_critical = échec critique
army-dice = Dés
army-last_die = Le dernier dé est { $die }
army-no_die = Pas encore de dé
army-two_dice = 2 d10, garder le plus bas
army-what_for = Pour quoi
army-all_dice = Tous les dés, les derniers d’abord
army-of_dice = (de { $dice })
army-against = contre { $level } : { $outcome }
army-level_again = égalité, on relance ; les points comptent toujours.
army-won_roll = { $side } : gagné, à eux de dire qui commence.
army-nobody_rolled = Personne n’a encore lancé au round { $round }.
army-points_of = Points : { $side }
army-points_from = On peut miser des cartes dès le round 3.
army-touch_dice = Touche ce que montrent vos dés, ou laisse lancer le téléphone.
army-die_of = Dé : { $side }
army-roll_both = Lancer pour les deux camps

# What an entry is called
army-no_mode = sans mode
army-entry_wound =
    { $by ->
        [one] une Blessure pour { $who }
       *[other] { $by } Blessures pour { $who }
    }
army-entry_healed = { $who } : une Blessure de moins
army-entry_mode = { $mode } pour { $who }
army-entry_frenzy = Frénésie de { $who }
army-entry_use = une Aptitude de { $who }
army-entry_counter = un marqueur de { $who }
army-entry_order = Activation { $number } pour { $who }
army-entry_acted = { $who } activé
army-entry_back = retour de { $who }
army-entry_out = { $who } hors du jeu
army-entry_roll = un dé : { $die }

# On paper, and for others
army-paper = Hybrid, round { $round }
army-paper_note = Chaque Blessure avance d’un nombre vers la droite.
army-wounds_of_nv = Blessures (VN)
army-wounds_word = Blessures
army-wounds_plain =
    { $wounds } { $wounds ->
        [one] Blessure
       *[other] Blessures
    } sur { $nv }
army-frenzy_word = Frénésie
army-aptitudes_counters = Aptitudes, marqueurs
army-frenzy_counted = Frénésie comptée { $number }
army-used_times = { $aptitude } : { $times } fois
