### La table de Hybrid.

hybrid-auction = Les enchères
hybrid-has_laid =
    <name>{ $name }</name> { $laid ->
        [0] n’a rien posé
       *[other] a posé { $laid }
    }{ $points }
hybrid-laid_points =
     : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hybrid-squares = Les cases sont colonne, ligne, comptées à partir de 0 au nord-ouest.
hybrid-lies_on = { $name } en { $place }.
hybrid-outlook = Ce que cela peut donner
hybrid-plan = Le plan
hybrid-plan_rows = Le plan, ligne par ligne
hybrid-key_objectives = objectifs
hybrid-key_access = où l’on sort ou entre
hybrid-key_doors = portes
hybrid-key_pillars = piliers : personne n’y passe ni ne voit à travers
hybrid-mark_on = { $name } en { $place }
hybrid-map_said = La carte. { $said }
hybrid-mission = La mission
hybrid-that_is_you = C’est toi.
hybrid-profiles_count = Hybrid : { $count } profils
hybrid-a_laboratory = Un laboratoire
hybrid-handle = { $label }{ $may }
hybrid-look_lab = Regarder le laboratoire
hybrid-words_title = Le plateau en mots
hybrid-nv_left = { $left } VN restants sur { $all }
hybrid-odds_use =
    pour { $use ->
        [effect] son effet
       *[other] ses points
    } { $chance } pour cent
hybrid-last_roll = Le dernier jet
hybrid-rolled =
    { $what }{ $success ->
        [yes] réussite
       *[other] échec
    }, dé { $die } contre NR { $level }
hybrid-the_attack = L’attaque :{" "}
hybrid-both_sides = Les deux camps
hybrid-activation_order = Ordre d’activation
hybrid-lower_wins = Le plus bas score gagne
hybrid-wins_roll = { $name } gagne le jet
hybrid-laid_now = Cartes posées maintenant
hybrid-points =
    { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    }
hybrid-annulled = annulée
hybrid-effect = effet
hybrid-for_points = pour ses points
hybrid-the_map = La carte
hybrid-sight_title = Lignes de vue (S)
hybrid-sight = Vue
hybrid-threat_title = Où l’ennemi pourrait frapper (T)
hybrid-threat = Menace
hybrid-whole_title = Toute la carte (M)
hybrid-whole = Tout
hybrid-whole_map = Toute la carte
hybrid-nearer = Plus près
hybrid-nearer_key = Plus près (+)
hybrid-farther = Plus loin
hybrid-farther_key = Plus loin (−)
hybrid-words_key = Le plateau en mots (B)
hybrid-in_words = En mots
hybrid-words = Mots
hybrid-your_force = Ta troupe
hybrid-mission_button = Mission
hybrid-ranks =
    <b>{ $spent }</b> Rangs sur { $budget }{ $left ->
        [0] {""}
       *[other] , encore { $left }
    }
hybrid-warriors_of = <b>{ $number }</b> guerriers sur { $most } au plus
hybrid-suggested = Troupe proposée
hybrid-chosen = Choisis
hybrid-take_back = Renvoyer { $name }
hybrid-touch_to_take = { $why } Touche des guerriers pour les prendre, touche-les ici pour les renvoyer.
hybrid-profiles = Profils
hybrid-die_shows = Le dé montre { $die }, Niveau de réussite { $level }
hybrid-success_on = Réussite à { $most } ou moins
hybrid-success_level = Niveau de réussite
hybrid-to_succeed = <b>{ $chance } %</b> de réussir{ $with }{ $answer }.
hybrid-with_without = {" "}avec { $card } ; sans elle { $chance } %
hybrid-it = elle
hybrid-with_card = Avec { $card }
hybrid-sl = NR { $level } · { $chance } %
hybrid-success = Réussite
hybrid-always = toujours
hybrid-failure = Échec
hybrid-die_against = dé { $die } contre NR { $level }
hybrid-your_order = Ton ordre
hybrid-order_of = Numéro { $number } : { $name } ; les flèches le déplacent
hybrid-hidden_number = { $name }, numéro face cachée
hybrid-recruit = { $name }, Rang { $rank }, { $facts }, { $aptitudes }, { $taken } sur { $most } pris, { $why }
hybrid-recruit_short =
    Rang { $rank } · { $taken ->
        [0] { $most } au plus
       *[other] { $taken } sur { $most }
    }
hybrid-can_do = Ce qu’il sait faire
hybrid-can_do_of = Ce que { $name } sait faire
hybrid-one_less = Un de moins
hybrid-one_less_of = Un { $name } de moins
hybrid-needs_roll = demande un jet
hybrid-leave = Quitter le plateau : { $cost }
hybrid-leave_here = Quitter le plateau ici, { $cost }{ $may }
hybrid-touch_figurine = Touche une figurine pour lire son profil.
hybrid-nobody_yet = Personne n’est encore sur le plateau : celles et ceux qui y seront attendent sous « Dehors ».
hybrid-drag_order = Glisse-les dans l’ordre où ils agissent, ou ← → et chiffres ; ou touche-les sur la carte tour à tour.
hybrid-levels = Niveaux de maîtrise
hybrid-modes_announce = Modes à annoncer
hybrid-whole_sheet = La fiche entière
hybrid-sheet_of = Rang { $rank }, la fiche de { $name }
hybrid-rank = Rang { $rank }
hybrid-wounds_of =
    { $wounds } { $wounds ->
        [one] Blessure
       *[other] Blessures
    } sur { $all }
hybrid-modes = Modes
hybrid-of = { $left } sur { $all }
hybrid-nv_place =
    VN restants{ $place ->
        [none] {""}
       *[other] , en { $place }
    }
hybrid-now = Maintenant
hybrid-profile = Profil
hybrid-six_levels = Les six niveaux
hybrid-level = niveau { $level }
hybrid-strikes_again = frappe encore
hybrid-strikes_back = riposte
hybrid-into_pit = poussé dans la fosse
hybrid-mode_said = { $name }, { $title } { $value }, { $text }{ $may }
hybrid-level_said = Niveau { $level }, { $name }{ $text }{ $odds }{ $may }
hybrid-level_odds = , Niveau de réussite { $level }, { $chance } pour cent
hybrid-muster =
    Engager { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
hybrid-ranks_left =
    { $count ->
        [0] Tous les Rangs utilisés
        [one] Encore { $count } Rang
       *[other] Encore { $count } Rangs
    }
hybrid-hint_force = Touche des guerriers pour les prendre, dans n’importe quel ordre. Chacun coûte son Rang.
hybrid-hint_move = Touche une case pour y aller : son nombre est ce que coûte le chemin.
hybrid-hint_turn = Touche une flèche pour tourner, ou arrête-toi ici.
hybrid-give_numbers = Donner les numéros { $numbers }
hybrid-mp = { $cost } PD
hybrid-with_roll = , avec un jet
hybrid-facing = face { $facing }
hybrid-turn = Tourner { $facing } : { $cost }
hybrid-turn_note = Il reste où il est, { $facing }.
hybrid-turn_stop = Tourner et s’arrêter
hybrid-move_note = Son Déplacement finit là, { $facing }.
hybrid-move_to = Aller en { $goal } : { $cost }
hybrid-keep_moving = Continuer à marcher
hybrid-note_pushed = Une Blessure par case non parcourue, pour les éboulis, et pour une chute.
hybrid-note_contact = Pour la première fois des ennemis se voient, ou quelqu’un a attaqué : un camp qui a des cartes Armée prend sa première.
hybrid-note_blood = Le premier guerrier qu’un camp perd lui apporte sa deuxième carte Armée, s’il en a.
hybrid-note_activation = Qui le gagne dit quel camp agit d’abord ce round.
hybrid-note_reacted = Qui guette tire sur quiconque entre en vue.
hybrid-face = face { $facing }
hybrid-handle_face = face { $facing }, { $cost }
hybrid-handle_turn = tourner { $facing }, { $cost }
hybrid-draw = Égalité
hybrid-won = Victoire de { $name }
hybrid-last_stand = La dernière position
hybrid-the_laboratory = Le laboratoire
hybrid-standing = encore debout : { $names }
hybrid-griffin = Griffon
hybrid-scorpion = Scorpion
hybrid-on = en { $place }
hybrid-mode = mode { $mode }
hybrid-number_hidden = numéro face cachée
hybrid-number = numéro { $number }
hybrid-carries = porte l’Objectif { $number }
hybrid-aura =
    avec une Aura de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
hybrid-mutations =
    { $count ->
        [one] { $count } Mutation
       *[other] { $count } Mutations
    }
hybrid-acts_now = agit maintenant
hybrid-has_acted = a agi
hybrid-facing_n = au nord
hybrid-facing_e = à l’est
hybrid-facing_s = au sud
hybrid-facing_w = à l’ouest
hybrid-outside = dehors
hybrid-your_hand = Ta main
hybrid-your_bids = Tes mises
hybrid-your_outside = Dehors
hybrid-your_gone = Hors jeu
hybrid-their_hand = Main : { $name }
hybrid-their_bids = Mises : { $name }
hybrid-their_outside = Dehors : { $name }
hybrid-their_gone = Hors jeu : { $name }
hybrid-act_revealed = agit
hybrid-act_eliminated = ✕ éliminé
hybrid-act_parried = pare
hybrid-act_pushed = repoussé
hybrid-act_brushed_aside = bousculé
hybrid-act_shoved = rejeté
hybrid-act_moved_back = recule
hybrid-act_fell = tombe
hybrid-held = retenu
hybrid-act_hindered = retenu
hybrid-act_furtive = furtif
hybrid-act_watching = guette
hybrid-act_watch_ended = ne guette plus
hybrid-act_parry_taken = se défend
hybrid-act_parry_ended = ne se défend plus
hybrid-act_entered = entre
hybrid-act_joined = rejoint
hybrid-act_revived = revient
hybrid-act_exited = sort
hybrid-act_jumped = saute
hybrid-act_teleported = apparaît
hybrid-act_sacrificed = sacrifié
hybrid-act_mutated = mute
hybrid-act_combined = Attaque combinée
hybrid-act_piercing = traverse
hybrid-act_frenzied = Frénésie
hybrid-act_reacted = tire
hybrid-act_skipped = est passé
hybrid-act_door_opened = s’ouvre
hybrid-act_door_closed = se ferme
hybrid-act_door_destroyed = détruite
hybrid-act_door_locked = verrouillée
hybrid-act_door_unlocked = déverrouillée
hybrid-act_trapdoor_opened = s’ouvre
hybrid-act_trapdoor_closed = se ferme
hybrid-act_counter_activated = le retourne
hybrid-act_objective_accepted = le prend
hybrid-act_objective_dropped = reste ici
hybrid-touch_order = Touches-en un pour qu’il agisse plus tôt, ou glisse-le.
hybrid-lab_map = Le laboratoire ; les flèches le déplacent
hybrid-you = Toi
hybrid-points_short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
