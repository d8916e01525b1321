### Was jede Seite sagt.

common-loading = Die Lampen werden angezündet …
common-not_loaded = Diese Seite ließ sich nicht laden.
common-try_again = Noch einmal
common-lost = Hier lebt nichts
common-lost_at = Unter <address>{ $path }</address> gibt es keine Seite.
common-to_lobby = Zur Halle
common-language = Sprache
common-notice = Eine inoffizielle Umsetzung, ohne Verbindung zu den Verlagen der Spiele.
common-home = Monstrum, zur Halle
common-theme_system = Wie das System
common-theme_dark = Nacht
common-theme_light = Tag
common-sound = Ton
common-sound_note = Ein Ticken, wenn etwas gewählt wird, zwei Töne, wenn du an der Reihe bist.
common-left_handed = Linkshändig
common-unreachable = Der Server ist nicht zu erreichen. Nichts wurde verändert.
common-answered = Der Server hat { $status } geantwortet.
common-bot_answered = ein Bot hat geantwortet
common-log = Protokoll
common-since = seit deiner letzten Antwort
common-setting_up =
    Aufbau: { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
common-look_at = Diesen Moment ansehen
common-nothing_yet = Noch ist nichts geschehen.
common-what_to_do = Was zu tun ist
common-seat_decides = , muss entscheiden
common-seat_away = , nicht da
common-away = nicht da
common-close = Schließen
common-dismiss = Wegnehmen
common-hidden_card = verdeckte Karte
common-worth = { $value } wert
common-worth_printed = { $value } wert, gedruckt { $printed }
common-of_them = { $count } davon
common-may_choose = wählbar
common-choosable = , wählbar
common-is_chosen = , gewählt
common-player = Person { $seat }
common-rules = Regeln
common-cards = Karten
common-how_to_play_game = So spielt man { $game }
common-how_to_play = So geht’s
common-games = Spiele
common-you_are = Du bist
common-bots_answer = Bots antworten { $how }
common-leave = Verlassen
common-try_again_in = { $message } Versuch es in { $seconds } s wieder.
common-went_wrong = Hier ist etwas schiefgegangen. Bitte versuch es noch einmal.
common-bot_level = { $level } · { $name }
common-bot_random = Bot: { $bot }, spielt irgendwas
common-bot_greedy = Bot: { $bot }, spielt auf Sieg
common-bot_other = Bot: { $bot }
common-pace_slow = langsam
common-pace_normal = in normalem Tempo
common-pace_fast = schnell
common-pace_at_once = sofort
common-speed_slow = langsam
common-speed_normal = normal
common-speed_fast = schnell
common-open_seat = Freier Platz
common-somebody = Jemand
common-nobody = niemand
common-empty = leer
common-chosen = gewählt
common-BIO = Biologie
common-CHE = Chemie
common-PHY = Physik
common-ROB = Robotik
common-red = rot
common-green = grün
common-blue = blau
common-yellow = gelb
common-red_letter = R
common-green_letter = Gr
common-blue_letter = B
common-yellow_letter = Ge
common-picture = Ein Bild zum Behalten
common-how_and_rules = So geht’s, und die Regeln
common-link_copied = Der Link ist kopiert. Schick ihn, wem der Platz gehören soll.
common-side_griffins = Greifen
common-side_scorpions = Skorpione
# A mark on a thing, and what stands behind it: "parry 2".
common-mark =
    { $mark ->
        [active] am Zug
        [activated] hat gehandelt
        [aura] mit Aura
        [boosted] geänderter Wert
        [carries] trägt Missionsziel { $more }
        [chosen] gewählt
        [eliminated] ausgeschaltet
        [evades] { $more ->
                [twice] weicht zweimal aus
               *[once] weicht einmal aus
            }
        [exited] hat das Spielfeld verlassen
        [left_out] nicht dabei
        [flipped] umgedreht
        [furtive] heimlich
        [hidden] verdeckt
        [hindered] behindert
        [jammed] gestört
        [matched] passend
        [mode] Modus { $more }
        [mutations] mit Mutationen
        [number] Nummer { $more }
        [numbered] hat eine Nummer
        [parry] Parade { $more }
        [reversed] gedreht
        [secret] geheim
        [shielded] geschützt
        [unlit] dunkel
        [used] benutzt
        [watch] Wache { $more }
       *[other] { $whole }
    }
common-tag =
    { $tag ->
        [eye] Auge
        [claw] Schere
        [spikes] Zacke
        [tail] Flosse
        [snout] Schnauze
        [tentacles] Tentakel
        [whiskers] Bartel
        [stinger] Giftnadel
        [glow] Leuchtding
        [fake_tail] Trugflosse
        [unique] Einmalig
       *[other] { $tag }
    }
common-page_renewed = Dieser Teil der Seite konnte nicht geladen werden. Lade die Seite neu, um weiterzumachen: Von deinem Spiel geht nichts verloren.
