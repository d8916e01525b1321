### Ce que dit chaque page.

common-loading = On allume les lampes …
common-not_loaded = Cette page n’a pas pu être chargée.
common-try_again = Réessayer
common-lost = Rien ne vit ici
common-lost_at = Il n’y a pas de page à l’adresse <address>{ $path }</address>.
common-to_lobby = Vers le hall
common-language = Langue
common-notice = Une réalisation non officielle, sans lien avec les éditeurs des jeux.
common-home = Monstrum, vers le hall
common-theme_system = Comme le système
common-theme_dark = Nuit
common-theme_light = Jour
common-sound = Son
common-sound_note = Un tic quand quelque chose est choisi, deux notes quand c’est ton tour.
common-left_handed = De la main gauche
common-unreachable = Le serveur est injoignable. Rien n’a été changé.
common-answered = Le serveur a répondu { $status }.
common-bot_answered = un robot a répondu
common-log = Journal
common-since = depuis ta dernière réponse
common-setting_up =
    Mise en place : { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
common-look_at = Regarder ce moment
common-nothing_yet = Il ne s’est encore rien passé.
common-what_to_do = Que faire
common-seat_decides = , doit décider
common-seat_away = , au loin
common-away = au loin
common-close = Fermer
common-dismiss = Écarter
common-hidden_card = carte cachée
common-worth = vaut { $value }
common-worth_printed = vaut { $value }, imprimé { $printed }
common-of_them = { $count } exemplaires
common-may_choose = choix possible
common-choosable = , choix possible
common-is_chosen = , choisi
common-player = Personne { $seat }
common-rules = Règles
common-cards = Cartes
common-how_to_play_game = Comment jouer à { $game }
common-how_to_play = Comment jouer
common-games = Jeux
common-you_are = Tu es
common-bots_answer = Les robots répondent { $how }
common-leave = Quitter
common-try_again_in = { $message } Réessaie dans { $seconds } s.
common-went_wrong = Quelque chose s’est mal passé ici. Réessaie, s’il te plaît.
common-bot_level = { $level } · { $name }
common-bot_random = Robot : { $bot }, joue n’importe quoi
common-bot_greedy = Robot : { $bot }, joue pour gagner
common-bot_other = Robot : { $bot }
common-pace_slow = lentement
common-pace_normal = à un rythme normal
common-pace_fast = vite
common-pace_at_once = aussitôt
common-speed_slow = lentement
common-speed_normal = normalement
common-speed_fast = vite
common-open_seat = Place libre
common-somebody = Quelqu’un
common-nobody = personne
common-empty = vide
common-chosen = choisi
common-BIO = Biologie
common-CHE = Chimie
common-PHY = Physique
common-ROB = Robotique
common-red = rouge
common-green = vert
common-blue = bleu
common-yellow = jaune
common-red_letter = R
common-green_letter = V
common-blue_letter = B
common-yellow_letter = J
common-picture = Une image à garder
common-how_and_rules = Comment jouer, et les règles
common-link_copied = Le lien est copié. Envoie-le à qui doit s’asseoir.
common-side_griffins = Griffons
common-side_scorpions = Scorpions
# A mark on a thing, and what stands behind it: "parry 2".
common-mark =
    { $mark ->
        [active] à jouer
        [activated] a agi
        [aura] avec une Aura
        [boosted] valeur changée
        [carries] porte l’Objectif { $more }
        [chosen] au choix
        [eliminated] hors de combat
        [evades] { $more ->
                [twice] esquive deux fois
               *[once] esquive une fois
            }
        [exited] sorti du plateau
        [left_out] resté dehors
        [flipped] face cachée
        [furtive] furtif
        [hidden] face cachée
        [hindered] gêné
        [jammed] brouillé
        [matched] assorti
        [mode] mode { $more }
        [mutations] avec des Mutations
        [number] numéro { $more }
        [numbered] a un numéro
        [parry] parade { $more }
        [reversed] retourné
        [secret] secret
        [shielded] protégé
        [unlit] éteint
        [used] utilisé
        [watch] guet { $more }
       *[other] { $whole }
    }
common-tag =
    { $tag ->
        [eye] Œil
        [claw] Pince
        [spikes] Épine
        [tail] Queue
        [snout] Museau
        [tentacles] Tentacule
        [whiskers] Moustache
        [stinger] Dard
        [glow] Lumignon
        [fake_tail] Fausse queue
        [unique] Unique
       *[other] { $tag }
    }
common-page_renewed = Cette partie de la page n’a pas pu être chargée. Recharge la page pour continuer : rien de ta partie n’est perdu.
