### What the platform says in German, whatever is played. $reader names the variable that is the one who reads.

## The language itself: what it is called in it

language-name = Deutsch

## In the log of a game, between what the game tells

notices-time =
    { $reader ->
        [player] Deine Zeit ist um: Dieses eine Mal antwortet ein Bot.
       *[nobody] Die Zeit von { $player } ist um: Dieses eine Mal antwortet ein Bot.
    }
notices-fault =
    { $reader ->
        [player] Du hast zu lange nachgedacht: Dieses eine Mal antwortet ein anderer Bot.
       *[nobody] { $player } hat zu lange nachgedacht: Dieses eine Mal antwortet ein anderer Bot.
    }
notices-gave_up =
    { $reader ->
        [player] Du gibst auf. Ein Bot spielt an deinem Platz weiter.
       *[nobody] { $player } gibt auf. Ein Bot spielt an diesem Platz weiter.
    }
notices-busy = Der Server hat viel zu tun: { $player } denkt kürzer nach als sonst.
notices-hinted =
    { $reader ->
        [player] Du bittest um einen Tipp.
       *[nobody] { $player } bittet um einen Tipp.
    }
notices-gave_up_last =
    { $reader ->
        [player] Du gibst auf. Das Spiel ist aus.
       *[nobody] { $player } gibt auf. Das Spiel ist aus.
    }

## Instead of a question, once a game is over that was given up

prompts-given_up =
    { $reader ->
        [player] Du hast aufgegeben: Das Spiel ist aus.
       *[nobody] { $player } hat aufgegeben: Das Spiel ist aus.
    }

## Answers of a server: to requests, and to what cannot be done

answers-companion_full = An diesem Tisch ist kein Platz für weitere Einträge. Fang einen neuen an.
answers-companion_key = Dieser Link öffnet den Tisch nicht. Frag noch einmal danach.
answers-companion_unreadable = Ein Eintrag ist nicht lesbar: { $reason }.
answers-companion_other = Dieser Eintrag gehört zu einem anderen Tisch.
answers-companion_large = Ein Eintrag ist zu groß zum Übertragen.
answers-deploy_players = Jeder Platz braucht Karten und Verruf, und einer davon beginnt.
answers-deploy_endless = Dieser Einsatz kommt zu keinem Ende.
answers-deploy_slots = Ein Monster hat einen Kern, einen Kopf, zwei Arme und ein Paar Beine.
answers-deploy_core = Jedes Monster braucht seinen Kern, bevor es in den Einsatz geht.
answers-deploy_part = Das Teil „{ $id }“ gibt es nicht.
answers-too_many_requests = Das sind zu viele Anfragen.
answers-long_address = Diese Adresse ist zu lang.
answers-many_headers = Das sind zu viele Kopfzeilen.
answers-other_host = Unter diesem Namen ist dieser Server nicht bekannt.
answers-bad_host = Die Kopfzeile Host ist ein Name und, nach einem Doppelpunkt, eine Zahl.
answers-json_only = Was hierher geschickt wird, ist application/json.
answers-bad_token = Ein Schlüssel besteht aus einfachen Buchstaben und Ziffern.
answers-no_table = Diesen Tisch gibt es nicht.
answers-not_started = Das Spiel hat nicht begonnen.
answers-no_ply = Dieses Spiel hat die Züge 0 bis { $number }.
answers-no_seat_looks = Dieses Spiel hat die Plätze 0 bis { $number }; -1 sieht von außen zu.
answers-many_messages = Das sind zu viele Nachrichten.
answers-only_text = Nachrichten sind Text.
answers-long_message = Diese Nachricht ist zu lang.
answers-too_deep = Das ist zu tief verschachtelt.
answers-nobody_reads = Niemand liest mit.
answers-other_site = Diese Anfrage kommt von einer anderen Seite.
answers-not_utf8 = Das ist kein Text in UTF-8.
answers-no_name = Wähle zuerst einen Namen.
answers-unknown_bot_token = Dieser Schlüssel öffnet hier nichts: Wer den Server betreibt, vergibt sie.
answers-bot_name = Ein Programm mit einem Schlüssel behält den Namen, unter dem es angemeldet wurde.
answers-no_pack = Dieses Spiel hat kein Paket „{ $name }“; es gibt { $names }.
answers-no_game = Das Spiel „{ $name }“ gibt es hier nicht.
answers-seats_disagree = Die Zahl der Plätze und die Einstellungen passen nicht zusammen.
answers-no_game_now = Das Spiel „{ $name }“ gibt es hier nicht mehr.
answers-no_shoulder = Dieser Platz lässt dich nicht über die Schulter schauen.
answers-private = Dieser Tisch ist privat.
answers-not_your_seat = Das ist nicht dein Platz.
answers-name_length = Ein Name hat 1 bis { $number } Buchstaben.
answers-name_unseen = Ein Name hat keine unsichtbaren Buchstaben.
answers-name_empty = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
answers-name_marks = Ein Name hat nicht mehr Zeichen auf einem Buchstaben, als man lesen kann.
answers-name_taken = Dieser Name ist vergeben: Man würde dich für einen Bot, einen Platz oder jemanden halten, der gegangen ist.
answers-name_hidden = Wer diesen Server betreibt, hat diesen Namen ausgeblendet: Wähle einen anderen.
answers-no_file = Diese Datei gibt es nicht.
answers-no_page = Diese Seite gibt es nicht.
answers-internal = Hier ging etwas schief; es ist notiert.
answers-not_stored = Das konnte nicht gespeichert werden; versuche es gleich noch einmal.
answers-again = Der Tisch musste neu geladen werden; schick das noch einmal.
answers-nothing_to_pick = Du hast jetzt nichts zu wählen.
answers-not_picked = Das kann jetzt nicht gewählt werden.
answers-no_force = Du hast jetzt keine Truppe aufzustellen.
answers-no_action = Die Aktion { $id } gibt es nicht.
answers-not_possible = Das ist jetzt nicht möglich.
answers-film_differs = Dieses Spiel lässt sich nicht Zug um Zug zeigen: Es endet nicht, wie es damals endete.
answers-no_resigning = Hier gibt es kein Spiel aufzugeben.
answers-no_hint = Gerade gibt es nichts, wozu man einen Tipp geben könnte.
answers-no_hint_on_clock = In Spielen mit Uhr gibt es keine Tipps.
answers-hint_nothing = Hier gibt es wenig zu wählen: Nimm, was dir gefällt.
answers-hint_best = Versuch „{ $answer }“: Das gewinnt { $percent } % der Partien, die ein Bot ausprobiert hat ({ $low } bis { $high } %).
answers-hint_other = Danach kommt „{ $answer }“ mit { $percent } %.
answers-hint_close = „{ $answer }“ ist mit { $percent } % kaum schlechter.
answers-have_resigned = Du hast dieses Spiel aufgegeben.
answers-only_players = Darüber entscheidet nur, wer dieses Spiel spielt.
answers-many_phones = Zu viele Telefone dieser Adresse warten.
answers-no_such_game = Dieses Spiel gibt es hier nicht.
answers-long_result = Dieses Ergebnis ist zu lang.
answers-many_deployments = Das sind viele Einsätze. Warte ein wenig.
answers-many_new_tables = Das sind viele neue Tische. Warte ein wenig.
answers-many_names = Das sind zu viele Namen.
answers-many_streams = Von dieser Adresse gibt es zu viele Verbindungen und Datenströme.
answers-much_looking = Du siehst dir zu viel auf einmal an.
answers-still_played = Das Spiel läuft noch; ansehen kann man es, wenn es aus ist.
answers-ply_number = Ein Zug ist eine Zahl: 0, 1, 2 …
answers-no_invitation = Um dich hier zu setzen, brauchst du eine Einladung.
answers-opens_no_seat = Dieser Schlüssel öffnet hier keinen Platz.
answers-many_tables = Das sind zu viele neue Tische.
answers-most_games = Du hast { $number } laufende Spiele, mehr geht nicht. Räum zuerst eines weg.
answers-many_open_tables = Von dieser Adresse gibt es zu viele offene Tische.
answers-players = { $name } ist für { $least } bis { $number } Personen.
answers-no_bot = Den Bot „{ $name }“ gibt es nicht; es gibt { $names }.
answers-seat_taken = Dieser Platz ist nicht frei.
answers-other_sits = Dort sitzt jetzt jemand anderes.
answers-has_begun = Das Spiel hat schon begonnen.
answers-open_seats = Es gibt Plätze, die niemand genommen hat.
answers-over = Das Spiel ist aus.
answers-not_alone = An diesem Tisch sitzen noch andere; du kannst ihn verlassen.
answers-closed = Dieser Tisch ist geschlossen.
answers-not_over = Das Spiel ist nicht aus.
answers-not_played = Um ein weiteres Spiel bitten kann nur, wer mitgespielt hat.
answers-not_host = Das kann nur, wer den Tisch eröffnet hat.
answers-many_sockets = Von dieser Adresse gibt es zu viele Verbindungen.
answers-not_read = Das ist jetzt nicht lesbar; komm gleich wieder.
answers-went_wrong = Hier ging etwas schief.
answers-no_hello = Niemand hat gegrüßt.
answers-hello_first = Die erste Nachricht ist hello.
answers-other_version = Dieser Server spricht Version { $number }.
answers-stops = Der Server hält an; komm gleich wieder.
answers-met = Wir kennen uns schon.
answers-no_chat_name = Wähle einen Namen, um zu plaudern.
answers-chat_length = Sag 1 bis { $number } Buchstaben.
answers-much_chat = Du sagst zu viel auf einmal.
answers-muted = Wer diesen Server betreibt, hat dich stummgeschaltet: Niemand hört, was du sagst. Weiterspielen kannst du.
answers-id_length = Eine Kennung hat 1 bis { $number } Buchstaben.
answers-many_words = Das sind zu viele Wörter.
answers-frozen = Dieses Spiel kann nicht weitergehen.
answers-duplicate = Das ist schon gespielt.
answers-stale = Inzwischen ist etwas geschehen.
answers-stand_in = Ein Bot spielt für dich; komm zuerst an den Tisch zurück.
answers-time_over = Deine Zeit ist um: Eine Vertretung antwortet.
answers-action_or_words = Sag entweder eine Aktion oder Wörter.
answers-no_undo = Du hast nichts zurückzunehmen.
answers-undo_open = Eine Frage nach Rücknahme ist schon offen.
answers-undo_wait = Frag nach { $number } weiteren Aktionen wieder.
answers-no_question = Niemand hat dich gefragt.
answers-no_seat = Diesen Platz gibt es nicht.
answers-not_away = Wer diesen Platz spielt, ist da.
answers-no_vote = Darüber entscheiden nur die anderen, die hier spielen.
answers-no_answer = Das ist keine Antwort auf das, was jetzt gefragt ist.
answers-nothing_undone = Nichts kann zurückgenommen werden: Etwas wurde aufgedeckt, oder jemand anderes musste entscheiden.
answers-nothing_to_take_back = Es gibt nichts zurückzunehmen.
answers-no_language = Diese Sprache wird hier nicht gesprochen; es gibt { $names }.
answers-put_away = Dieses Spiel wurde weggeräumt, bevor es aus war. Niemand hat gewonnen.
answers-stopped_by_host = Wer diesen Server betreibt, hat dieses Spiel angehalten.
answers-frozen_because = Dieses Spiel kann nicht weitergehen: { $reason }
answers-film_old = Diese Version des Programms kann das Spiel nicht Zug um Zug zeigen; seine Aufzeichnung lässt sich lesen und mit Version { $name } der Regeln nachspielen.
answers-deploy_guessed = Gewählt wurde gierig, zum Besten jedes Monsters; Labor und Stapel sind geraten. Durchbrüche fügst du selbst hinzu.
answers-unofficial = Eine inoffizielle Umsetzung, nicht verbunden mit den Verlagen der Spiele.
answers-plays_pipkin = Pipkin nimmt das Erste, was glitzert, und übersieht den Rest.
answers-plays_mudge = Mudge hat einen Plan und vergisst die Hälfte davon.
answers-plays_ossa = Ossa baut mit Sorgfalt und übersieht ab und zu einen Schlag.
answers-plays_bramble = Bramble übersieht selten etwas.
answers-plays_sorrel = Sorrel nimmt, was nach kurzem Hinsehen am besten aussieht.
answers-plays_kestrel = Kestrel denkt einige Antworten voraus und wartet auf eine Gelegenheit.
answers-plays_vesper = Vesper spielt jeden Einfall durch, bevor er verworfen wird.
answers-plays_nox = Nox hat gesehen, wie es ausgeht.
answers-unknown_game_guess = Das Spiel „{ $name }“ gibt es hier nicht (meintest du { $guess }?).

## The terminal: the menu

terminal-title = ein Tisch für Spiele, in denen man Monster baut
terminal-row_game = Spiel
terminal-row_seats = Plätze
terminal-row_seed = Startwert
terminal-row_pack = Karten
terminal-seed_empty = leer: ein neuer
terminal-pack_empty = Standard oder ein Ordner mit Karten
terminal-start = Anfangen
terminal-watch = Bots zusehen
terminal-quit = Beenden
terminal-resume = Letztes Spiel fortsetzen ({ $name })
terminal-resume_none = Letztes Spiel fortsetzen (es gibt keines)

## The terminal: what keys do, in one or two words

terminal-key_help = Hilfe
terminal-key_undo = Zurück
terminal-key_card = Karte
terminal-key_piles = Stapel
terminal-key_log = Verlauf
terminal-key_rules = Regeln
terminal-key_save = Sichern
terminal-key_quit = Ende
terminal-key_cancel = Abbruch
terminal-key_pause = Pause
terminal-key_step = Schritt
terminal-key_speed = Tempo
terminal-key_slower = Langsamer
terminal-key_change = Ändern
terminal-key_next = Weiter
terminal-key_here = Ich bin da
terminal-key_take_back = Zurücknehmen
terminal-key_go_on = Weiter
terminal-key_show_me = Zeig es mir
terminal-key_why = Warum?
terminal-key_leave = Verlassen
terminal-key_hints_off = Keine Hinweise mehr
terminal-key_back_to_table = Zurück an den Tisch
terminal-key_line_rule = Regel der Zeile oder alle Regeln
terminal-key_first = Erste
terminal-key_last = Letzte
terminal-key_close = Schließen
terminal-key_search = Suchen
terminal-key_rule = Regel
terminal-read = lesen
terminal-search = suchen
terminal-close = schließen
terminal-read_rule = { $rule } lesen
terminal-search_for = suchen: Wörter, ein Kapitel oder eine Regel
terminal-no_rule = Keine Regel enthält „{ $words }“.

## The terminal: help

terminal-help_option = Möglichkeit oder Ding dieser Taste wählen
terminal-help_walk_key = ↑ ↓ Eingabe
terminal-help_walk = durch die Möglichkeiten gehen, eine wählen
terminal-help_table = zum Tisch und zurück; Pfeile gehen auch dort
terminal-help_click_key = Klick
terminal-help_click = auf Möglichkeit oder Ding wählt; ✗: warum nicht
terminal-help_cancel = eine Wahl zurücknehmen, solange sie offen ist
terminal-help_card = die Karte lesen und die Rechnung zum Wert
terminal-help_undo = zurück, bis andere etwas erfuhren oder wählten
terminal-help_piles = Stapel auf- oder zuklappen
terminal-help_others = Verlauf, Regeln, sichern, beenden (Spiel bleibt)
terminal-help_speed = Bots spielen schneller oder langsamer
terminal-help_watch_key = Leertaste →
terminal-help_watch = beim Zusehen: Pause, ein Schritt

## The terminal: at the table

terminal-you = du
terminal-enter = Eingabe
terminal-your_turn = { $player }, du bist am Zug.
terminal-look_away = Die anderen schauen weg.
terminal-at_keyboard = oder klicken: Ich bin an der Tastatur
terminal-takes_back = { $player } nimmt die geheime Wahl zurück
terminal-flag_turn = DU BIST DRAN
terminal-flag_secret = GEHEIM
terminal-flag_wait = WARTEN
terminal-flag_watch = ZUSEHEN
terminal-flag_end = ENDE
terminal-shows_ranking = Eingabe zeigt die Rangliste.
terminal-bots_play = Bots spielen: { $pace } (+ −).
terminal-bots = Bots: { $pace }.
terminal-speed = Tempo { $level } von { $most }
terminal-paused = Pause, Tempo { $level } von { $most }
terminal-which_one = Was davon, bei { $id }? Esc zeigt alle Möglichkeiten.
terminal-esc_takes_back = { $picks } … Esc nimmt es zurück.
terminal-choose_square = Tab und die Pfeile, oder ein Klick, wählen ein Feld in Reichweite.
terminal-way_to = Nach { $goal }, Blick { $facing } ({ $cost })
terminal-way_on = Nach { $goal }, Blick { $facing }, und weiter ({ $cost })
terminal-way_turn = Umdrehen, Blick { $facing } ({ $cost })
terminal-way_leave = Bei { $goal } hinaus ({ $cost })
terminal-way_rolls = ein Würfel entscheidet
terminal-way_cost =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
terminal-nobody_sees = Niemand sieht, was du hier wählst.
terminal-taken_back = Deine letzte Antwort ist zurückgenommen.
terminal-point_first = Zeig zuerst auf eine Karte: Tab, dann die Pfeiltasten.
terminal-saved = Gesichert. Weiter geht es mit: { $command }
terminal-leave = Dieses Spiel verlassen?
terminal-is_kept = Es bleibt: Das Menü setzt es fort.
terminal-bots_not_kept = Ein Spiel unter Bots wird nicht aufbewahrt.
terminal-answer_quit = beenden
terminal-answer_menu = Menü
terminal-answer_stay = bleiben
terminal-again = Noch einmal, mit denselben Plätzen
terminal-menu = Menü
terminal-look_at_table = Den Tisch ansehen
terminal-record = Aufzeichnung: { $path }
terminal-record_lost = Die Aufzeichnung ist verloren: { $reason }
terminal-not_kept = Das Spiel konnte nicht aufbewahrt werden: { $reason }.
terminal-not_readable = { $path } ist nicht lesbar: { $reason }.
terminal-bot_gave_up = Der Bot { $name } auf { $player } hat aufgegeben ({ $reason }).
terminal-would_score = { $player } bekäme jetzt
terminal-in_all = zusammen
terminal-unseen = { $number } ungesehen
terminal-log =
    { $number ->
        [one] VERLAUF  { $number } Zeile, neue mit •, Ablehnungen mit ✗
       *[other] VERLAUF  { $number } Zeilen, neue mit •, Ablehnungen mit ✗
    }
terminal-over = Das Spiel ist aus
terminal-empty = leer
terminal-state_shielded = abgeschirmt
terminal-state_jammed = gestört
terminal-state_activated = aktiviert
terminal-state_matched = passend
terminal-state_flipped = verdeckt
terminal-state_reversed = umgekehrt

## The terminal: XYbrid

terminal-value = Wert { $value }
terminal-worth = { $value } wert
terminal-in_lab = Im Labor
terminal-in_core_pile = Im Kernvorrat
terminal-in_deck = Im Stapel
terminal-on_monster = Am Monster von { $player }
terminal-in_hand = Auf der Hand von { $player }
terminal-in_pile = In der Ablage von { $player }
terminal-short_core = Kern
terminal-short_head = Kopf
terminal-short_left = l.Arm
terminal-short_right = r.Arm
terminal-short_legs = Beine
terminal-short_hand = Hand
terminal-short_secret = geheim
terminal-xy_legend_example = Gorillaarm
terminal-xy_legend_parts = Kennung, Seite, Name, Wert jetzt, Wissenschaften
terminal-xy_legend_sciences = B Biologie  C Chemie  P Physik  R Robotik
terminal-xy_legend_marks = ◈ abgeschirmt  ✗ gestört  ✓ aktiviert; hat gewählt
terminal-xy_legend_infamy = ▶ muss entscheiden   12 +8  Verruf, und was jetzt dazukäme
terminal-xy_turn = Runde { $round }, Umlauf { $cycle } · { $player } fängt an
terminal-xy_deck = Stapel { $number }
terminal-xy_infamy = Verruf { $values }
terminal-xy_lab = LABOR { $number }
terminal-xy_cores = KERNE { $number }
terminal-xy_next = NÄCHSTE IM STAPEL, WIE DU WEISST
terminal-xy_revealed = AUFGEDECKT
terminal-xy_secrets = { $number } geheim
terminal-xy_pile = Ablage { $number }

## The terminal: Mutation Wars

terminal-mw_legend_parts = Teile: Eye:R = rotes Auge
terminal-mw_legend_body = Angriff/Abwehr; R0: Wurzel, b0
terminal-mw_legend_glow = 3|0 = leuchtend|dunkel
terminal-mw_legend_spots = ~ verdeckt   ' umgekehrt   · leer   >b1 ^ Ansätze   goldene Werte: passend
terminal-mw_legend_marks = ◉ Marker  ✗ angegriffen  ★ vollständig   9|6/2 3/4  Angriff/Abwehr, Körper
terminal-mw_setup = Aufbau · { $player } teilt aus
terminal-mw_turn = Runde { $number } · { $phase } · { $player } hat den Marker
terminal-mw_decks = STAPEL
terminal-mw_bodies = Körper
terminal-mw_bodies_short = Krp
terminal-mw_discards = Ablagen { $numbers }
terminal-mw_battle = KAMPF
terminal-mw_turned_up = AUFGEDECKT
terminal-mw_body = ein { $name }er Körper
terminal-mw_holds = Hand
terminal-mw_creature = Kreatur von { $player }
terminal-mw_creature_facts = Angriff/Abwehr { $value }, { $bodies } von { $most } Körpern
terminal-mw_value = Angriff/Abwehr { $value }
terminal-mw_on_spot = an { $spot } bei { $player }
terminal-mw_counts = zählt { $value }

## The terminal: Hybrid

terminal-hy_GRIFFIN = Greifen
terminal-hy_SCORPION = Skorpione
terminal-hy_legend_warriors = ▲A ▶s   Figuren mit Blick; A… Greifen, a… Skorpione
terminal-hy_legend_values = A▲ 3/4 NK p2   übriger Naturwert, Modus, Marker:
terminal-hy_legend_counters = { "  " }p2 Parade der Stufe 2, w1 lauert, #3 Nummer, ✓ aktiviert
terminal-hy_legend_walls = █ Wand  ▓ Säule  + = Tür  / ~ offen  ! verriegelt  : Durchgang
terminal-hy_legend_ground = % Geröll  _ Falltür  ^ offene Falltür  < Eingang  > Ausgang
terminal-hy_legend_points = ? Ereignismarker   1 Missionsziel   • in Reichweite
terminal-hy_over = das Spiel ist aus
terminal-hy_setup = Aufbau
terminal-hy_round = Runde { $round } von { $limit }
terminal-hy_acts = { $id } handelt
terminal-hy_see_options = … (siehe Möglichkeiten)
terminal-hy_objective = Missionsziel { $id } { $where }
terminal-hy_left = { $number } übrig
terminal-hy_points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
terminal-hy_led = { $id } führt an
terminal-hy_standby = draußen
terminal-hy_eliminated = tot
terminal-hy_exited = fort
terminal-hy_left_out = nicht dabei
terminal-hy_modes = MODI
terminal-hy_furtive = heimlich
terminal-hy_held = gehalten von { $id }
terminal-hy_bears = trägt { $id }
terminal-hy_laid = GELEGT
terminal-hy_in_play = IM SPIEL
terminal-hy_hand = HAND
terminal-hy_deck = Stapel { $number }
terminal-hy_held_action = Aktion
terminal-hy_held_event = Ereignis
terminal-hy_held_army = Armee
terminal-hy_held_aura = Aura
terminal-hy_held_mutation = Mutation
terminal-hy_nothing = nichts
terminal-hy_hold = { $name }: { $cards }
terminal-hy_face_down = { $number } verdeckt gelegt
terminal-hy_known = bekannt: { $names }
terminal-hy_mode_value = Wert von { $id }: { $value }
terminal-hy_wounds =
    { $number ->
        [one] { $number } Wunde
       *[other] { $number } Wunden
    }
terminal-hy_on = auf { $square }, Blick { $facing }
terminal-hy_columns = Spalten { $numbers } von { $most }
terminal-hy_rows = Zeilen { $numbers } von { $most }

## The terminal: lines to read and type

terminal-plain_help = Antworte mit einer Nummer der Liste oder mit Worten: { $words }.
terminal-plain_help_table = den Tisch noch einmal zeigen
terminal-plain_help_why = warum diese Worte möglich sind oder nicht
terminal-plain_help_explain = woher jemandes Zahlen kommen
terminal-plain_help_go = zu einem Feld in Reichweite gehen; N, E, S oder W sagt, wie man dann dort steht
terminal-plain_help_card = was auf einer Karte steht
terminal-plain_help_rules = eine Regel; „rules { $chapter }“ ein Kapitel; „rules“ zählt die Kapitel auf
terminal-plain_help_log = alles, was bisher geschehen ist
terminal-plain_help_undo = die letzte Antwort zurücknehmen, solange nichts aufgedeckt wurde und niemand sonst entscheiden musste
terminal-plain_help_hints = die Hinweise für deine ersten Spiele: aus, oder wieder an
terminal-plain_help_save = das Spiel sichern, um es später mit „monstrum play --resume FILE“ fortzusetzen
terminal-plain_help_quit = das Spiel verlassen
terminal-plain_no_option = Es gibt keine Möglichkeit { $id }; es gibt 1 bis { $number }.
terminal-plain_possible = „{ $words }“ ist möglich.
terminal-plain_ways = In Reichweite, und für wie viele Punkte: { $squares }.
terminal-plain_no_way = Nach { $goal } führt jetzt kein Weg.
terminal-plain_no_card = Es gibt keine Karte „{ $name }“.
terminal-plain_no_card_guess = Es gibt keine Karte „{ $name }“ (vielleicht { $guess }?).
terminal-plain_quit = Das Spiel ist nicht aus. Sichern? (yes, no oder cancel)
terminal-plain_goes_on = Das Spiel geht weiter.
terminal-plain_hints = („hints“ schaltet das ab.)
terminal-plain_hints_on = Es gibt wieder Hinweise.
terminal-plain_hints_off = Es gibt keine Hinweise mehr; „hints“ bringt sie zurück.
terminal-plain_nobody = Niemand antwortet mehr.
terminal-plain_enter = Drück die Eingabetaste, wenn du an der Tastatur bist.
terminal-plain_saved = Das Spiel ist gesichert. Weiter geht es mit: { $command }
terminal-plain_not_saved = Das Spiel konnte nicht gesichert werden: { $reason }
