### Une table : ce qui est demandé, qui y est assis, ce qui est choisi.

table-light = Lumière
table-told = Ce qui se passe est raconté
table-told_at_once = d’un coup : seule la fin est montrée
table-habits = Habitudes
table-one_touch = Jouer d’un seul toucher
table-one_touch_note = Cartes et cases ne sont pas d’abord essayées. Ce qui révèle quelque chose attend toujours le bouton.
table-auto_pass = Refuser tout seul
table-auto_pass_note = Entraves, cartes Combat et autres occasions d’intervenir sont passées, quoi que tu aies en main, toujours après le même moment : personne n’apprend ce que tu aurais pu faire.
table-in_words = La table en mots
table-scenario = Cette position comme fichier de scénario
table-what_happens = Ce qui se passe
table-go_on = Continuer
table-pause = Pause
table-next = Suivant
table-skip =
    Passer{ $count ->
        [1] {""}
       *[other] {" "}{ $count }
    }
table-choice_in = Ton choix est fait.
table-waiting_for = On attend { $names }.
table-ask_me = Me demander
table-let_bot = Laisser jouer un robot
table-not_again = Plus cette manche
table-cancel = Annuler
table-play = Jouer
table-options = Options
table-take_back = Reprendre
table-tray = Plateau
table-bots_answer = Les robots répondent
table-bots_pace = Les robots répondent { $how }. Qui a ouvert la table peut le changer.
table-face_down = { $count } ici, face cachée.
table-nothing_here = Rien ici.
table-chat_watching = {" "}(regarde)
table-chat_empty = Personne n’a rien dit. Le bavardage est gardé 30 jours au plus.
table-chat_say = Dire quelque chose
table-say = Dire
table-letters_left =
    encore { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
table-chat_name = Choisis un nom pour bavarder
table-no_rematch = Il n’y a pas de revanche maintenant.
table-no_record = Le procès-verbal n’a pas pu être lu.
table-result = Résultat
table-is_you = {" "}· toi
table-winner = Victoire
table-to_rematch = Vers la revanche
table-rematch = Revanche
table-replay = Revoir
table-share = Partager
table-record = Procès-verbal
table-lobby = Hall
table-pass_to = Passe la table à { $name }
table-covered_of = Les secrets de { $name } sont couverts.
table-covered = Tous les secrets sont couverts.
table-i_am = Je suis { $name }
table-that_is_me = C’est moi
table-name_failed = Ce nom n’a pas marché.
table-show_card = Montrer cette carte
table-show_place = Montrer où c’est
table-line_lost = Connexion perdue. On réessaie ; rien n’est perdu.
table-now = Maintenant
table-closed_to_you = Le serveur t’a fermé cette table.
table-asks_undo =
    <name>{ $name }</name> demande à revenir { $turn ->
        [turn] au début du tour
       *[other] avant la dernière réponse
    }.
table-allow = Permettre
table-no = Non
table-undo_waiting = On attend que { $names } te laisse revenir.
table-would_stop = <name>{ $name }</name> s’arrêterait ici, sans résultat.
table-stop = Arrêter
table-touch_framed = Touche maintenant ce qui est encadré de tirets.
table-all_options = Les { $count } options
table-nothing_to_decide = Rien à décider maintenant.
table-confirm = Confirmer
table-type_it = L’écrire plutôt
table-type_as = Comme c’est écrit à côté de chaque option
table-name_you = { $name }, toi
table-putting_down = Poser la partie
table-put_away = La table est rangée et il n’y a pas de victoire. Elle ne peut pas être rouverte.
table-close_table = Fermer la table
table-go_on_playing = Continuer à jouer
table-resigning =
    { $last ->
        [last] Tu perds, et la partie est finie.
       *[other] Un robot joue à ta place.
    } Tu ne pourras pas y revenir.
table-resign = Abandonner
table-close_this = Fermer cette table …
table-go_on_after_all = Continuer quand même
table-stop_without = Arrêter sans résultat
table-resign_ask = Abandonner …
table-stopping = Tu t’arrêterais ici. On attend { $names }.
table-not_possible = Pas possible maintenant
table-show_legal =
    Montrer { $count ->
        [one] la chose permise
       *[other] les { $count } choses permises
    }
table-others = Les autres
table-name_on_seat = Nom à la place { $seat }
table-seat = place { $seat }
table-seat_away = {" "}· au loin
table-seat_resigned = {" "}· a abandonné
table-seat_stand_in = {" "}· { $bot } joue en attendant
table-play_too_note = Quelqu’un d’autre joue ici, à cet écran
table-sit_here = S’asseoir ici
table-play_too = Jouer ici aussi
table-which_bot = Quel robot
table-bot_note = Un robot prend cette place
table-bot = Robot
table-you_resigned = Tu as abandonné.
table-come_back = Revenir
table-my_seat_note = Copier un lien qui te ramène à cette place depuis un autre appareil
table-my_seat = Ma place
table-hide_view = Cacher ma vue
table-show_view = Montrer ma vue
table-wait_after_all = Attendre quand même
table-look_away = Détourner les yeux
table-look_over = Regarder par-dessus l’épaule
table-watching = Regardent : { $names }
table-somebody = quelqu’un
table-seed_checking = On vérifie la graine …
table-seed_kept = La graine est celle promise au début
table-seed_broken = La graine n’est pas celle promise au début
table-seed_and = Graine et engagement
table-seed = Graine
table-seed_hash = Son SHA-256, montré depuis le début
table-seed_replay = <command>monstrum replay</command> rejoue le procès-verbal à partir de cette graine et compare chaque pas.
table-copy_invite = Copier l’invitation
table-copy_watch = Copier le lien pour regarder
table-copied_seat = Lien vers ta place copié.
table-copied_invite = Invitation copiée.
table-copied_watch = Lien pour regarder copié.
table-not_copied = Ce navigateur ne nous laisse pas copier. Le lien : { $link }
table-key_choose = choisir une option
table-key_play = la jouer
table-key_back = un pas en arrière
table-key_move = se déplacer dans une zone
table-key_options = toutes les options
table-key_log = journal
table-key_since = ce qui s’est passé depuis
table-key_words = la table en mots
table-key_chat = bavardage
table-key_rules = règles
table-key_undo = annuler
table-key_menu = ce menu
table-key_arrows = flèches
table-since = Depuis ta dernière réponse
table-chat = Bavardage
table-seats_links = Places et liens
table-menu = Menu
table-keys = Touches
table-about = À propos de Monstrum
table-lies = Ce qui est sur la table
table-to_choose_count = , { $count } à choisir
table-shut_why = Regarde si le lien est entier : tout ce qui suit le # en fait partie. Une table privée ne s’ouvre qu’avec le lien qui t’a été envoyé.
table-your_things = Tes affaires et le journal
table-secret = secret
table-ply = coup { $ply }
table-chat_unread =
    Bavardage{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-unreachable = Le serveur est injoignable.
table-no_cards = Les cartes n’ont pas pu être lues.
table-bot_for_now = robot pour l’instant
table-role_bot = robot
table-role_you = toi
table-role_guest = invité
table-role_resigned = abandon
table-skip_to = Aller à la table
table-being_laid = On dresse la table …
table-place_empty = { $place }, vide{ $may }
table-you_may = Ce que tu peux faire
table-comma_you = , toi
table-on_table = Sur la table
table-which_one = Lequel ?
table-tools = Outils
table-your_time = Ton temps
table-time_up = temps écoulé
table-undo_key = Annuler (Ctrl+Z)
table-ask_undo = Demander à annuler
table-watches =
    { $count ->
        [one] { $names } regarde
       *[other] { $names } regardent
    }
table-door_shut = Cette porte reste close.
table-waits_players = Cette table attend du monde.
table-invited = On t’invite à cette table.
table-everybody = Tout le monde est là.
table-all_chosen = Tout est choisi : joue-le, ou annule.
table-final_note = Après cela quelque chose est montré ou lancé : tu ne peux pas le reprendre à toi seul.
table-over = La partie est finie.
table-declining = Tu refuses cela tout seul dans un instant.
table-chosen = Choisi :
table-still_choose =
    { $count ->
        [one] { $names } choisit encore.
       *[other] { $names } choisissent encore.
    }
table-nothing_else = Il n’y a rien d’autre à faire maintenant.
table-one_press = Un appui répond.
table-take_back_until = Ton choix est fait. Tu peux le reprendre jusqu’à ce que les autres aient choisi.
table-look_around = Tu peux regarder librement.
table-touch_options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    } : touche ce qui est encadré de tirets{ $by ->
        [touch] {""}
       *[other] , ou tape un chiffre
    }.
table-touch_with =
    Touche maintenant ce qui va avec : { $count ->
        [one] { $count } option
       *[other] { $count } options
    }{ $by ->
        [touch] {""}
       *[other] , chacune avec son chiffre
    }.
table-not_again_note = Jusqu’à la manche suivante cela est refusé tout seul, après le temps qu’il faut pour le lire
table-restart_turn = Recommencer le tour
table-undo = Annuler
table-hint = Demander un conseil
table-asked = Demandé
table-before = Avant la partie
table-a_table = Une table
table-invitation = { $host } te garde une chaise. Dis qui tu es, et assieds-toi.
table-invitation_open = Une chaise est libre. Dis qui tu es, et assieds-toi.
table-seats_open =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
table-send_invite = Envoie l’invitation à quelqu’un, ou mets-y un robot.
table-begins_when = La partie commence quand tout le monde est là.
table-may_begin = Tout le monde est là. Tu peux commencer.
table-host_begins = Tout le monde est là. Qui a ouvert la table commence.
table-sit_down = S’asseoir
table-begin =
    { $count ->
        [0] Commencer la partie
        [one] Commencer la partie : une place est encore libre
       *[other] Commencer la partie : { $count } places sont encore libres
    }
table-fair = La donne est honnête, et peut être vérifiée
table-fair_seed = La graine de cette partie est déjà fixée. Son SHA-256 : <hash>{ $hash }</hash>. À la fin de la partie la graine est montrée.
table-time_soon = Encore 30 secondes.
table-time_last = Encore 10 secondes.
table-time_out = Ton temps est écoulé : un remplaçant répond.
table-failed = Cela n’a pas marché.
table-to_choose_from = À choisir
table-flag_open = Table ouverte
table-flag_moment = Un instant
table-flag_over = Partie finie
table-flag_stopped = Arrêtée
table-flag_watching = Tu regardes
table-flag_final = Définitif
table-flag_secret = Secret
table-flag_turn = À toi
table-flag_waiting = Attente
table-flag_watch = Regarde
table-tab_turn = ● À toi ·{" "}
table-line_broke = La ligne s’est coupée pendant que tu parlais. Regarde si cela a été dit.
table-not_read = La table n’a pas pu être lue.
table-not_undone = Les autres préfèrent continuer. Rien n’a été annulé.
table-not_here = Pas à cette table
table-place_body = un corps
table-place_spot = un bord
# Words a sentence begins with that speaks to its reader.
table-you = Tu Ta Ton Tes
table-place_of = {" "}de { $name }
table-hints = De l’aide aux premières parties
table-hints_note = Après une leçon : de quoi parle une question, ce qu’on peut faire, ce que regarde qui joue bien. Chacune est dite deux fois.
