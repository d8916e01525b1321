### À côté de la vraie table : ce que disent toutes ses pages.

companion-infamy = Infamie
companion-battle_pad = Bloc de combat
companion-army_sheet = Feuille d’armée
companion-beside = à côté de la vraie table
companion-play_online = Jouer en ligne
companion-how_many = À combien ?
companion-how_many_at = { $what } : à combien ?
companion-players_at = personnes : { $what }
companion-both_squads = Les deux troupes sur une feuille
companion-begin = Commencer
companion-begin_what =  : { $what }
companion-tables = Tables sur ce téléphone
companion-over = finie
companion-running = en cours
companion-remove_one = Enlever { $game } du { $when }
companion-take_in = Reprendre une copie
companion-phone_name = Nom de ce téléphone, pour les autres
companion-phone_named = téléphone { $id }
companion-language_away = Cette langue n’est pas encore sur le téléphone, et le serveur est injoignable.
companion-offline = fonctionne hors ligne
companion-offline_next = fonctionne hors ligne dès la prochaine ouverture
companion-awake = l’écran reste allumé
companion-private = rien ne quitte ce téléphone sans que tu le partages
companion-take_in_note = Colle le texte d’une copie, ou choisis son fichier. Ce qui est déjà là ne compte qu’une fois.
companion-copy = Copie
companion-take_it_in = La reprendre
companion-or_file = ou un fichier
companion-taken_in =
    { $number ->
        [one] { $number } entrée reprise.
       *[other] { $number } entrées reprises.
    }
companion-already_here = Tout était déjà là.
companion-unreadable = Impossible à lire.
companion-remove_title = Enlever cette table ?
companion-remove_note = Elle disparaît de ce téléphone seulement. Sans copie ni autre téléphone à la table, elle est perdue.
companion-remove = Enlever
companion-keep = Garder

# A table
companion-newer_page = Une page plus récente est prête. Ce que tu as noté reste.
companion-take_update = La prendre
companion-moment = Un instant …
companion-not_here = Cette page n’est pas encore sur le téléphone, et le serveur est injoignable.
companion-back = Retour
companion-joining = On rejoint une table
companion-tries_again = Le serveur est injoignable. Ce téléphone réessaie tout seul.
companion-newer_table = Une table d’une page plus récente
companion-newer_table_note = Cette page ne connaît pas son jeu. Rien n’est perdu : prends la page plus récente.
companion-no_such_table = Cette table n’est pas sur ce téléphone
companion-no_such_table_note = Demande son lien ou son code QR, ou reprends une copie.
companion-all_tables = Toutes les tables
companion-phones =
    { $count ->
        [one] { $count } téléphone
       *[other] { $count } téléphones
    }
companion-share = Partager
companion-apart = à part
companion-this_one = cette table
companion-at_this_one = à cette table
companion-menu = Menu
companion-undo = Annuler « { $what } »
companion-nothing_to_undo = Rien à annuler
companion-redo = Rétablir
companion-this_table = Cette table
companion-menu_history = Ce qui s’est passé : revenir à n’importe quel moment
companion-menu_share = Partager avec d’autres téléphones
companion-menu_copies = Copie, fichier, tableau de nombres
companion-kept_note = Chaque touche est gardée sur ce téléphone avant d’être montrée.
companion-awake_note = L’écran reste allumé.
companion-round = Manche { $round }
companion-result = Résultat
companion-player = Qui
companion-wins = { $who } gagne
companion-winner = Victoire : { $who }
companion-who_won = Qui a gagné ?
companion-end_game = Fin de partie
companion-write = Noter
companion-done = C’est fait
companion-yes = oui
companion-no = non
companion-less = { $name } : moins
companion-more = { $name } : plus
companion-name = Nom
companion-who_is_this = Qui est-ce ?
companion-that_is_it = C’est ça
companion-lots = Tirer au sort
companion-entry_round = manche { $round }
companion-entry_name = nom { $name }
companion-entry_end = fin de la partie

# What happened
companion-happened = Ce qui s’est passé
companion-history_note = Reviens à une ligne : tout ce qui suit est annulé. Cela aussi peut être rétabli.
companion-beginning = le début
companion-redone = rétabli
companion-undone = annulé : « { $what } »
companion-undone_many = { $count } entrées annulées
companion-taken_back = annulé
companion-back_to_here = Revenir ici
companion-after = après { $what }

# Copies
companion-copies = Copies
companion-copy_result = Copier le résultat en texte
companion-copy_table = Copier toute la table en texte
companion-save_table = Enregistrer toute la table en fichier
companion-save_rows = Enregistrer toute la table en CSV
companion-save_numbers = Enregistrer les nombres en CSV
companion-copied_result = Résultat copié.
companion-copied_table = Table copiée en entier.
companion-cannot_copy = Ce téléphone ne laisse pas les pages copier ; enregistre le fichier.
companion-table_as_text = Toute la table en texte
companion-no_copy = Ce n’est pas une copie de table : ni JSON, ni lignes d’entrées.
companion-other_copy = Ce n’est pas une copie d’une table d’ici.
companion-damaged_copy =
    { $count ->
        [one] { $count } entrée est illisible : la copie est abîmée. Rien n’a été repris.
       *[other] { $count } entrées sont illisibles : la copie est abîmée. Rien n’a été repris.
    }
companion-not_stored = Ce téléphone n’a pas pu garder la dernière touche : { $why }
companion-storage_silent = La mémoire de ce téléphone ne répond pas.
companion-storage_full = Ce téléphone n’a pas pu garder cela.

# Other phones, the server, rules
companion-phones_here = Téléphones à cette table
companion-phones_are_here =
    { $count ->
        [one] Ce téléphone est seul ici pour l’instant.
       *[other] { $count } téléphones sont ici.
    }
companion-goes_on = Le serveur est injoignable. Ce téléphone continue seul et enverra plus tard ce qu’il a.
companion-link = Lien
companion-qr = Code QR du lien
companion-copy_link = Copier le lien
companion-copied = Copié.
companion-cannot_copy_link = Ce téléphone ne laisse pas les pages copier : appuie longtemps sur le lien et copie-le à la main.
companion-send = L’envoyer
companion-link_note = Qui a le lien peut écrire ici. Les entrées de tous les téléphones se rejoignent ; aucune n’en remplace une autre.
companion-share_note = Pour l’instant tout est sur ce téléphone seul. Avec un lien, d’autres entrent par l’appareil photo, et ce serveur porte les entrées d’un téléphone à l’autre.
companion-make_link = Créer un lien et un code QR
companion-recorded = Elle est maintenant parmi tes parties sur ce serveur.
companion-no_answer = Le serveur n’a pas répondu.
companion-your_name = Ton nom sur ce serveur
companion-keep_it = Garder dans mes parties
companion-unknown_rule = Cette page ne connaît pas cette règle. Le livret du serveur est peut-être plus récent.
companion-open_book = Ouvrir le livret de règles
companion-book_away = Le livret entier est sur le serveur, qui est injoignable.
