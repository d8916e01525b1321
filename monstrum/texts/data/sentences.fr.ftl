### What the platform says in French, whatever is played. $reader names the variable that is the one who reads.

## The language itself: what it is called in it

language-name = Français
language-vowels = aàâæeéèêëhiîïoôœuùû
of-player =
    { $player-initial ->
        [vowel] d’{ $player }
       *[consonant] de { $player }
    }

## In the log of a game, between what the game tells

notices-time =
    { $reader ->
        [player] Ton temps est écoulé : un robot répond à ta place cette fois-ci.
       *[nobody] Temps écoulé pour { $player } : un robot répond cette fois-ci.
    }
notices-fault =
    { $reader ->
        [player] Tu as réfléchi trop longtemps : un autre robot répond cette fois-ci.
       *[nobody] { $player } a réfléchi trop longtemps : un autre robot répond cette fois-ci.
    }
notices-gave_up =
    { $reader ->
        [player] Tu abandonnes. Un robot continue à ta place.
       *[nobody] { $player } abandonne. Un robot continue à cette place.
    }
notices-busy = Le serveur est occupé : { $player } réfléchit moins que d’habitude.
notices-hinted =
    { $reader ->
        [player] Tu demandes un conseil.
       *[nobody] { $player } demande un conseil.
    }
notices-gave_up_last =
    { $reader ->
        [player] Tu abandonnes. La partie est finie.
       *[nobody] { $player } abandonne. La partie est finie.
    }

## Instead of a question, once a game is over that was given up

prompts-given_up =
    { $reader ->
        [player] Tu as abandonné : la partie est finie.
       *[nobody] { $player } a abandonné : la partie est finie.
    }

## Answers of a server: to requests, and to what cannot be done

answers-companion_full = Cette table n’a plus de place pour d’autres saisies. Commences-en une autre.
answers-companion_key = Ce lien n’ouvre pas cette table. Demande-le encore une fois.
answers-companion_unreadable = Une saisie est illisible : { $reason }.
answers-companion_other = Cette saisie appartient à une autre table.
answers-companion_large = Une saisie est trop grande pour être transmise.
answers-deploy_players = Chaque place a besoin de cartes et d’infamie, et l’une d’elles commence.
answers-deploy_endless = Ce déploiement n’en finit pas.
answers-deploy_slots = Un monstre a un noyau, une tête, deux bras et une paire de jambes.
answers-deploy_core = Chaque monstre a besoin de son noyau avant d’être déployé.
answers-deploy_part = La pièce « { $id } » n’existe pas.
answers-too_many_requests = Il y a trop de requêtes.
answers-long_address = Cette adresse est trop longue.
answers-many_headers = Il y a trop d’en-têtes.
answers-other_host = Ce serveur n’est pas connu sous ce nom.
answers-bad_host = L’en-tête Host est un nom et, après deux-points, un nombre.
answers-json_only = On envoie ici de l’application/json.
answers-bad_token = Un jeton se compose de simples lettres et de chiffres.
answers-no_table = Cette table n’existe pas.
answers-not_started = La partie n’a pas commencé.
answers-no_ply = Cette partie a les coups 0 à { $number }.
answers-no_seat_looks = Cette partie a les places 0 à { $number } ; -1 regarde de l’extérieur.
answers-many_messages = Il y a trop de messages.
answers-only_text = Les messages sont du texte.
answers-long_message = Ce message est trop long.
answers-too_deep = C’est imbriqué trop profondément.
answers-nobody_reads = Personne ne lit.
answers-other_site = Cette requête vient d’un autre site.
answers-not_utf8 = Ce n’est pas un texte en UTF-8.
answers-no_name = Choisis d’abord un nom.
answers-unknown_bot_token = Ce jeton n’ouvre rien ici : c’est l’hébergeur du serveur qui les donne.
answers-bot_name = Un programme muni d’un jeton garde le nom que l’hébergeur lui a donné.
answers-no_pack = Ce jeu n’a pas de paquet « { $name } » ; il y a { $names }.
answers-no_game = Il n’y a pas de jeu « { $name } » ici.
answers-seats_disagree = Le nombre de places et la configuration ne s’accordent pas.
answers-no_game_now = Il n’y a plus de jeu « { $name } » ici.
answers-no_shoulder = Cette place ne te laisse pas regarder par-dessus son épaule.
answers-private = Cette table est privée.
answers-not_your_seat = Ce n’est pas ta place.
answers-name_length = Un nom a de 1 à { $number } lettres.
answers-name_unseen = Un nom n’a pas de lettres invisibles.
answers-name_empty = Un nom a au moins une lettre ou un chiffre.
answers-name_marks = Un nom n’a pas plus de signes sur une lettre qu’on n’en peut lire.
answers-name_taken = Ce nom est pris : on te confondrait avec un robot, une place ou quelqu’un qui est parti.
answers-name_hidden = L’hôte de ce serveur a masqué ce nom : choisis-en un autre.
answers-no_file = Ce fichier n’existe pas.
answers-no_page = Cette page n’existe pas.
answers-internal = Quelque chose s’est mal passé ici ; c’est noté.
answers-not_stored = Cela n’a pas pu être enregistré ; réessaie dans un instant.
answers-again = La table a dû être rechargée ; envoie cela encore une fois.
answers-nothing_to_pick = Tu n’as rien à choisir maintenant.
answers-not_picked = On ne peut choisir cela maintenant.
answers-no_force = Tu n’as pas de troupe à former maintenant.
answers-no_action = Il n’y a pas d’action { $id }.
answers-not_possible = Ce n’est pas possible maintenant.
answers-film_differs = Cette partie ne peut être montrée coup par coup : elle ne finit pas comme elle a fini alors.
answers-no_resigning = Il n’y a pas de partie à abandonner ici.
answers-no_hint = Il n’y a rien à conseiller pour le moment.
answers-no_hint_on_clock = Pas de conseils dans les parties avec pendule.
answers-hint_nothing = Il n’y a guère de choix ici : prends ce qui te plaît.
answers-hint_best = Essaie « { $answer } » : cela gagne { $percent } % des parties qu’un robot a essayées (de { $low } à { $high } %).
answers-hint_other = Ensuite vient « { $answer } », avec { $percent } %.
answers-hint_close = « { $answer } », avec { $percent } %, n’est guère moins bon.
answers-have_resigned = Tu as abandonné cette partie.
answers-only_players = Seuls ceux qui jouent cette partie en décident.
answers-many_phones = Trop de téléphones de cette adresse attendent.
answers-no_such_game = Ce jeu n’existe pas ici.
answers-long_result = Ce résultat est trop long.
answers-many_deployments = Cela fait beaucoup de déploiements. Attends un peu.
answers-many_new_tables = Cela fait beaucoup de nouvelles tables. Attends un peu.
answers-many_names = Il y a trop de noms.
answers-many_streams = Il y a trop de connexions et de flux de cette adresse.
answers-much_looking = Tu regardes trop de choses à la fois.
answers-still_played = La partie se joue encore ; on pourra la regarder quand elle sera finie.
answers-ply_number = Un coup est un nombre : 0, 1, 2…
answers-no_invitation = Il te faut une invitation pour t’asseoir ici.
answers-opens_no_seat = Ce jeton n’ouvre aucune place ici.
answers-many_tables = Il y a trop de nouvelles tables.
answers-most_games = Tu as { $number } parties en cours, c’est le maximum. Range-en d’abord une.
answers-many_open_tables = Il y a trop de tables ouvertes de cette adresse.
answers-players = { $name } se joue de { $least } à { $number }.
answers-no_bot = Il n’y a pas de robot « { $name } » ; il y a { $names }.
answers-seat_taken = Cette place n’est pas libre.
answers-other_sits = Quelqu’un d’autre est assis là maintenant.
answers-has_begun = La partie a déjà commencé.
answers-open_seats = Il y a des places que personne n’a prises.
answers-over = La partie est finie.
answers-not_alone = D’autres sont assis à cette table ; tu peux la quitter.
answers-closed = Cette table est fermée.
answers-not_over = La partie n’est pas finie.
answers-not_played = Il faut avoir joué pour demander une autre partie.
answers-not_host = Il faut avoir ouvert la table pour faire cela.
answers-many_sockets = Il y a trop de connexions de cette adresse.
answers-not_read = Ce n’est pas lisible maintenant ; reviens dans un instant.
answers-went_wrong = Quelque chose s’est mal passé ici.
answers-no_hello = Personne n’a dit bonjour.
answers-hello_first = Le premier message est hello.
answers-other_version = Ce serveur parle la version { $number }.
answers-stops = Le serveur s’arrête ; reviens dans un instant.
answers-met = Nous nous connaissons déjà.
answers-no_chat_name = Choisis un nom pour bavarder.
answers-chat_length = Dis de 1 à { $number } lettres.
answers-much_chat = Tu en dis trop à la fois.
answers-muted = L’hôte de ce serveur t’a coupé la parole : personne n’entend ce que tu dis. Tu peux continuer à jouer.
answers-id_length = Un identifiant a de 1 à { $number } lettres.
answers-many_words = Il y a trop de mots.
answers-frozen = Cette partie ne peut continuer.
answers-duplicate = C’est déjà joué.
answers-stale = Il s’est passé quelque chose entre-temps.
answers-stand_in = Un robot joue pour toi ; reviens d’abord à la table.
answers-time_over = Ton temps est écoulé : un remplaçant répond.
answers-action_or_words = Dis soit une action, soit des mots.
answers-no_undo = Tu n’as rien à annuler.
answers-undo_open = Une demande d’annulation est déjà en cours.
answers-undo_wait = Redemande après { $number } actions de plus.
answers-no_question = Personne ne t’a rien demandé.
answers-no_seat = Cette place n’existe pas.
answers-not_away = La personne qui joue cette place est là.
answers-no_vote = Seules les autres personnes qui jouent ici en décident.
answers-no_answer = Cela ne répond pas à la question posée maintenant.
answers-nothing_undone = Rien ne peut être repris : quelque chose a été révélé, ou quelqu’un d’autre a dû décider.
answers-nothing_to_take_back = Il n’y a rien à reprendre.
answers-no_language = Cette langue n’est pas parlée ici ; il y a { $names }.
answers-put_away = Cette partie a été rangée avant d’être finie. Personne n’a gagné.
answers-stopped_by_host = L’hôte de ce serveur a arrêté cette partie.
answers-frozen_because = Cette partie ne peut continuer : { $reason }
answers-film_old = Cette version du programme ne peut montrer cette partie coup par coup ; on peut lire son enregistrement, et la version { $name } des règles peut la rejouer.
answers-deploy_guessed = Les choix ont été faits au plus offrant, pour le bien de chaque monstre ; labo et paquet sont devinés. Les percées, c’est à toi de les ajouter.
answers-unofficial = Une réalisation non officielle, sans lien avec les éditeurs des jeux.
answers-plays_pipkin = Pipkin prend la première chose qui brille et ne voit pas le reste.
answers-plays_mudge = Mudge a un plan et en oublie la moitié.
answers-plays_ossa = Ossa construit avec soin et laisse parfois passer un coup.
answers-plays_bramble = Bramble ne laisse presque rien échapper.
answers-plays_sorrel = Sorrel prend ce qui paraît le meilleur après un bref regard vers la suite.
answers-plays_kestrel = Kestrel pense quelques réponses à l’avance et guette l’occasion.
answers-plays_vesper = Vesper joue chaque idée jusqu’au bout avant d’y renoncer.
answers-plays_nox = Nox a déjà vu comment cela finit.
answers-unknown_game_guess = Il n’y a pas de jeu « { $name } » ici (tu voulais dire { $guess } ?).

## The terminal: the menu

terminal-title = une table pour des jeux où l’on bâtit des monstres
terminal-row_game = jeu
terminal-row_seats = places
terminal-row_seed = graine
terminal-row_pack = paquet
terminal-seed_empty = vide : une nouvelle
terminal-pack_empty = standard, ou un dossier de cartes
terminal-start = Commencer
terminal-watch = Regarder des robots
terminal-quit = Quitter
terminal-resume = Reprendre la dernière partie ({ $name })
terminal-resume_none = Reprendre la dernière partie (aucune)

## The terminal: what keys do, in one or two words

terminal-key_help = Aide
terminal-key_undo = Annuler
terminal-key_card = Carte
terminal-key_piles = Piles
terminal-key_log = Journal
terminal-key_rules = Règles
terminal-key_save = Sauver
terminal-key_quit = Quitter
terminal-key_cancel = Retour
terminal-key_pause = Pause
terminal-key_step = Un pas
terminal-key_speed = Vitesse
terminal-key_slower = Moins vite
terminal-key_change = Changer
terminal-key_next = Suivant
terminal-key_here = Je suis là
terminal-key_take_back = Reprendre
terminal-key_go_on = Continuer
terminal-key_show_me = Montre-moi
terminal-key_why = Pourquoi ?
terminal-key_leave = Quitter
terminal-key_hints_off = Sans conseils
terminal-key_back_to_table = Retour à la table
terminal-key_line_rule = Règle de la ligne, ou toutes
terminal-key_first = Première
terminal-key_last = Dernière
terminal-key_close = Fermer
terminal-key_search = Chercher
terminal-key_rule = Règle
terminal-read = lire
terminal-search = chercher
terminal-close = fermer
terminal-read_rule = lire { $rule }
terminal-search_for = chercher : des mots, un chapitre ou une règle
terminal-no_rule = Aucune règle ne contient « { $words } ».

## The terminal: help

terminal-help_option = choisir l’option, ou la chose, de cette touche
terminal-help_walk_key = ↑ ↓ Entrée
terminal-help_walk = parcourir les options, en choisir une
terminal-help_table = vers la table et retour, flèches comprises
terminal-help_click_key = clic
terminal-help_click = choisit option ou chose ; ✗ : pourquoi pas
terminal-help_cancel = reprendre un choix, tant que le geste est ouvert
terminal-help_card = lire la carte, et le calcul de sa valeur
terminal-help_undo = annuler, tant que personne n’en a rien su
terminal-help_piles = ouvrir ou fermer les piles
terminal-help_others = journal, règles, sauver, quitter (on garde)
terminal-help_speed = les robots jouent plus ou moins vite
terminal-help_watch_key = espace →
terminal-help_watch = regarder des robots : pause, un pas

## The terminal: at the table

terminal-you = toi
terminal-enter = Entrée
terminal-your_turn = { $player }, à toi de jouer.
terminal-look_away = Les autres détournent les yeux.
terminal-at_keyboard = ou clique : je suis au clavier
terminal-takes_back = { $player } reprend le choix secret
terminal-flag_turn = À TOI
terminal-flag_secret = SECRET
terminal-flag_wait = ATTENDS
terminal-flag_watch = REGARDE
terminal-flag_end = FIN
terminal-shows_ranking = Entrée montre le classement.
terminal-bots_play = Les robots jouent : { $pace } (+ −).
terminal-bots = Robots : { $pace }.
terminal-speed = vitesse { $level } sur { $most }
terminal-paused = pause, vitesse { $level } sur { $most }
terminal-which_one = Lequel, pour { $id } ? Échap montre toutes les options.
terminal-esc_takes_back = { $picks }… Échap le reprend.
terminal-choose_square = Tab et les flèches, ou un clic, choisissent une case à portée.
terminal-way_to = Vers { $goal }, face { $facing } ({ $cost })
terminal-way_on = Vers { $goal }, face { $facing }, et continuer ({ $cost })
terminal-way_turn = Se tourner face { $facing } ({ $cost })
terminal-way_leave = Sortir par { $goal } ({ $cost })
terminal-way_rolls = un dé décide
terminal-way_cost =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-nobody_sees = Personne ne voit ce que tu choisis ici.
terminal-taken_back = Ta dernière réponse est reprise.
terminal-point_first = Désigne d’abord une carte : Tab, puis les flèches.
terminal-saved = Sauvé. Pour continuer : { $command }
terminal-leave = Quitter cette partie ?
terminal-is_kept = Elle est gardée : le menu la reprend.
terminal-bots_not_kept = Une partie entre robots n’est pas gardée.
terminal-answer_quit = quitter
terminal-answer_menu = menu
terminal-answer_stay = rester
terminal-again = Encore une, aux mêmes places
terminal-menu = Menu
terminal-look_at_table = Regarder la table
terminal-record = Enregistrement : { $path }
terminal-record_lost = L’enregistrement est perdu : { $reason }
terminal-not_kept = La partie n’a pas pu être gardée : { $reason }.
terminal-not_readable = { $path } est illisible : { $reason }.
terminal-bot_gave_up = Le robot { $name } à la place { $player } a renoncé ({ $reason }).
terminal-would_score = { $player } marquerait maintenant
terminal-in_all = en tout
terminal-unseen = { $number } non vues
terminal-log =
    { $number ->
        [one] JOURNAL  { $number } ligne, nouvelles avec •, refus avec ✗
       *[other] JOURNAL  { $number } lignes, nouvelles avec •, refus avec ✗
    }
terminal-over = La partie est finie
terminal-empty = vide
terminal-state_shielded = protégée
terminal-state_jammed = brouillée
terminal-state_activated = activée
terminal-state_matched = assorti
terminal-state_flipped = face cachée
terminal-state_reversed = renversée

## The terminal: XYbrid

terminal-value = valeur { $value }
terminal-worth = vaut { $value }
terminal-in_lab = Au labo
terminal-in_core_pile = Dans la réserve de noyaux
terminal-in_deck = Dans le paquet
terminal-on_monster = Sur le monstre { of-player }
terminal-in_hand = Dans la main { of-player }
terminal-in_pile = Dans la pile { of-player }
terminal-short_core = noyau
terminal-short_head = tête
terminal-short_left = bras g
terminal-short_right = bras d
terminal-short_legs = jambes
terminal-short_hand = main
terminal-short_secret = secret
terminal-xy_legend_example = Bras de gorille
terminal-xy_legend_parts = id, côté, nom, valeur, sciences
terminal-xy_legend_sciences = B biologie  C chimie  P physique  R robotique
terminal-xy_legend_marks = ◈ protégée  ✗ brouillée  ✓ activée ; a choisi
terminal-xy_legend_infamy = ▶ doit décider   12 +8  infamie, et ce qui s’ajouterait
terminal-xy_turn = Manche { $round }, cycle { $cycle } · { $player } commence
terminal-xy_deck = paquet { $number }
terminal-xy_infamy = infamie { $values }
terminal-xy_lab = LABO { $number }
terminal-xy_cores = NOYAUX { $number }
terminal-xy_next = SUITE DU PAQUET, QUE TU CONNAIS
terminal-xy_revealed = RÉVÉLÉES
terminal-xy_secrets =
    { $number ->
        [one] { $number } secrète
       *[other] { $number } secrètes
    }
terminal-xy_pile = pile { $number }

## The terminal: Mutation Wars

terminal-mw_legend_parts = organes : Eye:R = Œil rouge
terminal-mw_legend_body = attaque/défense ; R0 : racine, b0
terminal-mw_legend_glow = 3|0 = éclairé|non
terminal-mw_legend_spots = ~ face cachée   ' renversée   · vide   >b1 ^ raccords   valeurs dorées : assorti
terminal-mw_legend_marks = ◉ jeton  ✗ attaque subie  ★ complète   9|6/2 3/4  attaque/défense, corps
terminal-mw_setup = Mise en place · { $player } distribue
terminal-mw_turn = Tour { $number } · { $phase } · { $player } a le jeton
terminal-mw_decks = PIOCHES
terminal-mw_bodies = corps
terminal-mw_bodies_short = crp
terminal-mw_discards = défausses { $numbers }
terminal-mw_battle = COMBAT
terminal-mw_turned_up = RÉVÉLÉ
terminal-mw_body = un corps { $name }
terminal-mw_holds = a en main
terminal-mw_creature = Créature { of-player }
terminal-mw_creature_facts = attaque/défense { $value }, { $bodies } corps sur { $most }
terminal-mw_value = attaque/défense { $value }
terminal-mw_on_spot = en { $spot } chez { $player }
terminal-mw_counts = compte { $value }

## The terminal: Hybrid

terminal-hy_GRIFFIN = Griffons
terminal-hy_SCORPION = Scorpions
terminal-hy_legend_warriors = ▲A ▶s   guerriers, orientés ; A… Griffons, a… Scorpions
terminal-hy_legend_values = A▲ 3/4 CO p2   Valeur naturelle restante, mode, marqueurs :
terminal-hy_legend_counters = { "  " }p2 parade de niveau 2, w1 guette, #3 numéro, ✓ activé
terminal-hy_legend_walls = █ mur  ▓ pilier  + = porte  / ~ ouverte  ! verrou  : passage
terminal-hy_legend_ground = % éboulis  _ trappe  ^ trappe ouverte  < Entrée  > Sortie
terminal-hy_legend_points = ? marqueur Événement   1 Objectif   • à portée
terminal-hy_over = la partie est finie
terminal-hy_setup = mise en place
terminal-hy_round = round { $round } sur { $limit }
terminal-hy_acts = { $id } agit
terminal-hy_see_options = … (voir les options)
terminal-hy_objective = Objectif { $id } { $where }
terminal-hy_left =
    { $number ->
        [one] { $number } restant
       *[other] { $number } restants
    }
terminal-hy_points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-hy_led = chef { $id }
terminal-hy_standby = dehors
terminal-hy_eliminated = mort
terminal-hy_exited = parti
terminal-hy_left_out = hors jeu
terminal-hy_modes = MODES
terminal-hy_furtive = furtif
terminal-hy_held = retenu par { $id }
terminal-hy_bears = porte { $id }
terminal-hy_laid = POSÉES
terminal-hy_in_play = EN JEU
terminal-hy_hand = MAIN
terminal-hy_deck = pioche { $number }
terminal-hy_held_action = action
terminal-hy_held_event = événement
terminal-hy_held_army = armée
terminal-hy_held_aura = aura
terminal-hy_held_mutation = mutation
terminal-hy_nothing = rien
terminal-hy_hold = { $name } : { $cards }
terminal-hy_face_down =
    { $number ->
        [one] { $number } posée face cachée
       *[other] { $number } posées face cachée
    }
terminal-hy_known = connues : { $names }
terminal-hy_mode_value = valeur de { $id } : { $value }
terminal-hy_wounds =
    { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }
terminal-hy_on = en { $square }, face { $facing }
terminal-hy_columns = colonnes { $numbers } sur { $most }
terminal-hy_rows = rangées { $numbers } sur { $most }

## The terminal: lines to read and type

terminal-plain_help = Réponds par un numéro de la liste ou par des mots : { $words }.
terminal-plain_help_table = revoir la table
terminal-plain_help_why = pourquoi ces mots sont possibles ou non
terminal-plain_help_explain = d’où viennent les nombres de quelqu’un
terminal-plain_help_go = aller à une case à portée ; N, E, S ou W dit comment on s’y tient alors
terminal-plain_help_card = ce qui est imprimé sur une carte
terminal-plain_help_rules = une règle ; « rules { $chapter } » un chapitre ; « rules » la liste des chapitres
terminal-plain_help_log = tout ce qui s’est passé
terminal-plain_help_undo = reprendre la dernière réponse, tant que rien n’a été révélé et que personne d’autre n’a dû décider
terminal-plain_help_hints = les conseils de tes premières parties : les couper, ou les remettre
terminal-plain_help_save = sauver la partie, pour la reprendre avec « monstrum play --resume FILE »
terminal-plain_help_quit = quitter la partie
terminal-plain_no_option = Il n’y a pas d’option { $id } ; il y en a de 1 à { $number }.
terminal-plain_possible = « { $words } » est possible.
terminal-plain_ways = À portée, et pour combien de points : { $squares }.
terminal-plain_no_way = Aucun chemin ne mène à { $goal } maintenant.
terminal-plain_no_card = Il n’y a pas de carte « { $name } ».
terminal-plain_no_card_guess = Il n’y a pas de carte « { $name } » (peut-être { $guess } ?).
terminal-plain_quit = La partie n’est pas finie. La sauver ? (yes, no, ou cancel)
terminal-plain_goes_on = La partie continue.
terminal-plain_hints = (« hints » les coupe.)
terminal-plain_hints_on = Les conseils sont de retour.
terminal-plain_hints_off = Les conseils sont coupés ; « hints » les remet.
terminal-plain_nobody = Plus personne ne répond.
terminal-plain_enter = Appuie sur Entrée quand tu es au clavier.
terminal-plain_saved = La partie est sauvée. Pour la reprendre : { $command }
terminal-plain_not_saved = La partie n’a pas pu être sauvée : { $reason }
