### Le hall, et la liste des parties.

lobby-tables = Tables
lobby-real_table = À une vraie table ?
lobby-count_along = Compter sur un téléphone
lobby-seat = Place { $seat }
lobby-me_named = Moi ({ $name })
lobby-me = Moi
lobby-me_here = Ici, à cet écran
lobby-friend = Quelqu’un, par lien
lobby-name_on_seat = Nom à la place { $seat }
lobby-replays = Reprises
lobby-about = Infos
lobby-theme = Thème : { $called }
lobby-play_now = Jouer
lobby-new_table = Nouvelle table
lobby-rival = Contre qui jouer
lobby-one_up = { $name } battu deux fois : essaie { $next }
lobby-rating = Force { $points }, Sorrel ayant 1000.
lobby-ways =
    Jouer : toi contre { $bots ->
        [one] un robot
       *[other] des robots
    }. Nouvelle table : amis, robots, une pendule.
lobby-learn_game = { $game } : l’apprendre en cinq minutes
lobby-learn = L’apprendre en cinq minutes
lobby-my_games_page = Mes parties · Monstrum
lobby-my_games = Mes parties
lobby-looking = On fouille les bocaux …
lobby-which_games = Quelles parties
lobby-game = Jeu
lobby-any = n’importe lequel
lobby-how_ended = Comment elle a fini
lobby-any_way = peu importe
lobby-against = Contre
lobby-anybody = n’importe qui
lobby-replay = Revoir
lobby-look = Regarder
lobby-go = Y aller
lobby-not_played = Tu n’as pas encore joué ici.
lobby-none_like_that = Aucune de tes parties n’est ainsi.
lobby-older = Parties plus anciennes
lobby-your_games = Tes parties
lobby-open_tables = Tables ouvertes
lobby-sit = S’asseoir
lobby-no_chair = Aucune chaise n’est libre ce soir. Ouvre une table ; il vient toujours quelqu’un pour les monstres.
lobby-counting_chairs = On compte les chaises …
lobby-being_played = En cours
lobby-watch = Regarder
lobby-finished = Parties finies
lobby-all_mine = Toutes les miennes
lobby-yours = la tienne ·{" "}
lobby-nothing_finished = Rien n’est encore fini. Les bocaux sont toujours vides.
lobby-dusting = On époussette les bocaux …
lobby-page_turn = ({ $count }) À toi · Monstrum
lobby-about_monsters = Des jeux où l’on construit des monstres.
lobby-no_account = Sans compte. Un clic jusqu’à la table.
lobby-your_turn = À toi de jouer
lobby-play = Jouer
lobby-doors_shut = Les portes sont closes : le serveur n’a pas dit à quoi il joue.
lobby-hinges = On huile les gonds …
lobby-another_name = Un autre nom
lobby-real_tables = À de vraies tables
lobby-new_table_of = Nouvelle table : { $game }
lobby-players = À combien
lobby-listed = Tout le monde dans le hall peut s’asseoir
lobby-clock = Pendule
lobby-pace_of_bots = Le rythme des robots
lobby-cards = Les cartes
lobby-back = Retour
lobby-chosen_count =
    { $count ->
        [0] aucun
        [one] { $count } choisi
       *[other] { $count } choisis
    }
lobby-no_blurb = Un jeu où l’on construit des monstres. Personne n’a encore écrit davantage sur cette porte.
lobby-players_count =
    { $least ->
        [one] { $least } personne
       *[other] { $least } personnes
    }
lobby-players_range = { $least } à { $most } personnes
lobby-outcome_won = Gagné
lobby-outcome_lost = Perdu
lobby-outcome_drawn = Égalité
lobby-outcome_going = En cours
lobby-outcome_away = Rangé
lobby-yourself = toi-même, à un seul clavier
lobby-scored = , { $mine } à { $best }
lobby-told_resigned = Abandon contre { $whom }
lobby-told_won = Gagné contre { $whom }{ $scored }
lobby-told_given = Gagné contre { $whom } : abandon
lobby-told_lost = Perdu contre { $whom }{ $scored }
lobby-told_drawn = Égalité avec { $whom }{ $scored }
lobby-told_away = Rangé, avec { $whom }
lobby-told_going = En cours, avec { $whom }
lobby-nobody_yet = personne encore
lobby-side_won = Victoire : { $side }
lobby-players_won = Victoire de { $names }
lobby-nobody_won = Pas de victoire
lobby-against_others = {" "}contre { $names }
lobby-sum_games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
lobby-sum_won =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
lobby-sum_lost =
    { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
lobby-sum_drawn =
    { $count ->
        [one] { $count } égalité
       *[other] { $count } égalités
    }
lobby-clock_none = Sans pendule
lobby-clock_letter = 3 jours, par lettre
lobby-promise_open = Ouvrir la table
lobby-promise_copy = Ouvrir la table et copier le lien
lobby-promise_watch = Les laisser jouer, et regarder
lobby-promise_hot = Commencer à ce clavier
lobby-promise_start = Commencer
lobby-with = avec { $names }
lobby-several = à plusieurs au même clavier
lobby-frozen = gelée : les règles ont changé depuis
lobby-seats_taken = { $taken } places prises sur { $seats }
lobby-everybody = tout le monde est là
lobby-answers =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } jusqu’ici
lobby-answers_turn =
    à toi · { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } jusqu’ici
lobby-blurb_xybrid = Pioche des lames de verre dans un labo partagé. Empile-les. Espère que ça tienne debout.
lobby-length_xybrid = 3 manches · 30 min
lobby-blurb_wars = Fais pousser des pinces sur des triangles. Assortis les couleurs. Mords tes voisins.
lobby-length_wars = fonds marins · 45 min
lobby-blurb_hybrid = Des Templiers contre ce que les cuves ont fait. Un laboratoire, deux sorties.
lobby-length_hybrid = 6 missions · 30 à 90 min
lobby-days = { $count } j
lobby-hours = { $count } h
lobby-minutes = { $count } min
lobby-seconds = { $count } s
