### Ein Tisch: was gefragt wird, wer dort sitzt, was gewählt ist.

table-light = Licht
table-told = Was geschieht, wird erzählt
table-told_at_once = sofort: Nur das Ende wird gezeigt
table-habits = Gewohnheiten
table-one_touch = Mit einer Berührung spielen
table-one_touch_note = Karten und Felder werden nicht erst ausprobiert. Was etwas aufdeckt, wartet immer auf den Knopf.
table-auto_pass = Von selbst verzichten
table-auto_pass_note = Störungen, Kampfkarten und andere Gelegenheiten einzugreifen werden übergangen, was immer du auf der Hand hast, immer nach demselben Augenblick: Niemand erfährt, was du hättest tun können.
table-in_words = Der Tisch in Worten
table-scenario = Diese Stellung als Szenario-Datei
table-what_happens = Was geschieht
table-go_on = Weiter
table-pause = Anhalten
table-next = Nächstes
table-skip =
    Überspringen{ $count ->
        [1] {""}
       *[other] {" "}{ $count }
    }
table-choice_in = Deine Wahl steht.
table-waiting_for = Warten auf { $names }.
table-ask_me = Mich fragen
table-let_bot = Einen Bot spielen lassen
table-not_again = Diese Runde nicht mehr
table-cancel = Abbrechen
table-play = Spielen
table-options = Möglichkeiten
table-take_back = Zurücknehmen
table-tray = Ablagefach
table-bots_answer = Bots antworten
table-bots_pace = Bots antworten { $how }. Wer den Tisch eröffnet hat, kann das ändern.
table-face_down = { $count } hier, verdeckt.
table-nothing_here = Hier ist nichts.
table-chat_watching = {" "}(schaut zu)
table-chat_empty = Niemand hat etwas gesagt. Geplauder wird höchstens 30 Tage aufgehoben.
table-chat_say = Etwas sagen
table-say = Sagen
table-letters_left =
    noch { $count ->
        [one] { $count } Buchstabe
       *[other] { $count } Buchstaben
    }
table-chat_name = Wähle einen Namen, um zu plaudern
table-no_rematch = Eine Revanche gibt es jetzt nicht.
table-no_record = Das Protokoll ließ sich nicht lesen.
table-result = Ergebnis
table-is_you = {" "}· du
table-winner = Gewonnen
table-to_rematch = Zur Revanche
table-rematch = Revanche
table-replay = Ansehen
table-share = Teilen
table-record = Protokoll
table-lobby = Halle
table-pass_to = Gib den Tisch an { $name } weiter
table-covered_of = Die Geheimnisse von { $name } sind verdeckt.
table-covered = Alle Geheimnisse sind verdeckt.
table-i_am = Ich bin { $name }
table-that_is_me = Das bin ich
table-name_failed = Dieser Name ging nicht.
table-show_card = Diese Karte zeigen
table-show_place = Zeigen, wo das ist
table-line_lost = Verbindung verloren. Es wird weiter versucht; nichts ist verloren.
table-now = Jetzt
table-closed_to_you = Der Server hat diesen Tisch für dich geschlossen.
table-asks_undo =
    <name>{ $name }</name> möchte { $turn ->
        [turn] zum Anfang des Zuges
       *[other] vor die letzte Antwort
    } zurück.
table-allow = Erlauben
table-no = Nein
table-undo_waiting = Warten, ob { $names } dich zurücklässt.
table-would_stop = <name>{ $name }</name> würde hier aufhören, ohne Ergebnis.
table-stop = Aufhören
table-touch_framed = Berühre jetzt, was gestrichelt umrandet ist.
table-all_options = Alle { $count } Möglichkeiten
table-nothing_to_decide = Jetzt ist nichts zu entscheiden.
table-confirm = Bestätigen
table-type_it = Lieber tippen
table-type_as = Wie es bei jeder Möglichkeit steht
table-name_you = { $name }, du
table-putting_down = Das Spiel weglegen
table-put_away = Der Tisch wird weggeräumt, und niemand hat gewonnen. Er kann nicht wieder geöffnet werden.
table-close_table = Den Tisch schließen
table-go_on_playing = Weiterspielen
table-resigning =
    { $last ->
        [last] Du verlierst, und das Spiel ist aus.
       *[other] Ein Bot spielt auf deinem Platz weiter.
    } Du kannst nicht dahin zurück.
table-resign = Aufgeben
table-close_this = Diesen Tisch schließen …
table-go_on_after_all = Doch weitermachen
table-stop_without = Ohne Ergebnis aufhören
table-resign_ask = Aufgeben …
table-stopping = Du würdest hier aufhören. Warten auf { $names }.
table-not_possible = Jetzt nicht möglich
table-show_legal =
    { $count ->
        [one] Was erlaubt ist
       *[other] Die { $count } erlaubten Dinge
    } zeigen
table-others = Die anderen
table-name_on_seat = Name auf Platz { $seat }
table-seat = Platz { $seat }
table-seat_away = {" "}· nicht da
table-seat_resigned = {" "}· hat aufgegeben
table-seat_stand_in = {" "}· { $bot } spielt solange
table-play_too_note = Jemand anderes spielt hier, an diesem Bildschirm
table-sit_here = Hier setzen
table-play_too = Hier auch spielen
table-which_bot = Welcher Bot
table-bot_note = Ein Bot nimmt diesen Platz
table-bot = Bot
table-you_resigned = Du hast aufgegeben.
table-come_back = Zurückkommen
table-my_seat_note = Einen Link kopieren, der dich von einem anderen Gerät auf diesen Platz zurückbringt
table-my_seat = Mein Platz
table-hide_view = Meine Sicht verbergen
table-show_view = Meine Sicht zeigen
table-wait_after_all = Doch warten
table-look_away = Wegsehen
table-look_over = Über die Schulter sehen
table-watching = Es schauen zu: { $names }
table-somebody = jemand
table-seed_checking = Der Startwert wird geprüft …
table-seed_kept = Der Startwert ist der am Anfang versprochene
table-seed_broken = Der Startwert ist nicht der am Anfang versprochene
table-seed_and = Startwert und Versprechen
table-seed = Startwert
table-seed_hash = Sein SHA-256, seit Beginn gezeigt
table-seed_replay = <command>monstrum replay</command> spielt das Protokoll von diesem Startwert aus noch einmal und vergleicht jeden Schritt.
table-copy_invite = Einladung kopieren
table-copy_watch = Link zum Zuschauen kopieren
table-copied_seat = Link zu deinem Platz kopiert.
table-copied_invite = Einladung kopiert.
table-copied_watch = Link zum Zuschauen kopiert.
table-not_copied = Dieser Browser lässt uns nicht kopieren. Der Link: { $link }
table-key_choose = eine Möglichkeit wählen
table-key_play = sie spielen
table-key_back = einen Schritt zurück
table-key_move = in einem Bereich bewegen
table-key_options = alle Möglichkeiten
table-key_log = Protokoll
table-key_since = was seither geschah
table-key_words = der Tisch in Worten
table-key_chat = Geplauder
table-key_rules = Regeln
table-key_undo = zurücknehmen
table-key_menu = dieses Menü
table-key_arrows = Pfeile
table-since = Seit deiner letzten Antwort
table-chat = Geplauder
table-seats_links = Plätze und Links
table-menu = Menü
table-keys = Tasten
table-about = Über Monstrum
table-lies = Was auf dem Tisch liegt
table-to_choose_count = , { $count } zur Wahl
table-shut_why = Sieh nach, ob der Link ganz ist: Alles nach dem # gehört dazu. Ein privater Tisch öffnet sich nur mit dem Link, der dir geschickt wurde.
table-your_things = Deine Sachen und das Protokoll
table-secret = geheim
table-ply = Zug { $ply }
table-chat_unread =
    Geplauder{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-unreachable = Der Server ist nicht zu erreichen.
table-no_cards = Die Karten ließen sich nicht lesen.
table-bot_for_now = vorerst Bot
table-role_bot = Bot
table-role_you = du
table-role_guest = Gast
table-role_resigned = aufgegeben
table-skip_to = Zum Tisch springen
table-being_laid = Der Tisch wird gedeckt …
table-place_empty = { $place }, leer{ $may }
table-you_may = Was du tun darfst
table-comma_you = , du
table-on_table = Auf dem Tisch
table-which_one = Was davon?
table-tools = Werkzeuge
table-your_time = Deine Zeit
table-time_up = Zeit ist um
table-undo_key = Zurücknehmen (Strg+Z)
table-ask_undo = Um Rücknahme bitten
table-watches =
    { $count ->
        [one] { $names } schaut zu
       *[other] { $names } schauen zu
    }
table-door_shut = Diese Tür bleibt zu.
table-waits_players = Dieser Tisch wartet noch auf Leute.
table-invited = Du bist an diesen Tisch eingeladen.
table-everybody = Alle sind da.
table-all_chosen = Alles ist gewählt: spiele es aus, oder brich ab.
table-final_note = Danach wird etwas gezeigt oder gewürfelt: Du kannst es nicht allein zurücknehmen.
table-over = Das Spiel ist aus.
table-declining = Du verzichtest gleich von selbst darauf.
table-chosen = Gewählt:
table-still_choose =
    { $count ->
        [one] { $names } wählt noch.
       *[other] { $names } wählen noch.
    }
table-nothing_else = Sonst ist jetzt nichts zu tun.
table-one_press = Ein Druck antwortet.
table-take_back_until = Deine Wahl steht. Du darfst sie zurücknehmen, bis die anderen gewählt haben.
table-look_around = Du darfst dich in Ruhe umsehen.
table-touch_options =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }: Berühre, was gestrichelt umrandet ist{ $by ->
        [touch] {""}
       *[other] , oder drück eine Zahl
    }.
table-touch_with =
    Berühre nun, was dazugehört: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }{ $by ->
        [touch] {""}
       *[other] , jede mit ihrer Ziffer
    }.
table-not_again_note = Bis zur nächsten Runde wird darauf von selbst verzichtet, nach der Zeit, die man zum Lesen braucht
table-restart_turn = Zug neu beginnen
table-undo = Zurücknehmen
table-hint = Um einen Tipp bitten
table-asked = Gefragt
table-before = Vor dem Spiel
table-a_table = Ein Tisch
table-invitation = { $host } hält dir einen Stuhl frei. Sag, wer du bist, und setz dich.
table-invitation_open = Ein Stuhl ist frei. Sag, wer du bist, und setz dich.
table-seats_open =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
table-send_invite = Schick jemandem die Einladung, oder setz einen Bot hin.
table-begins_when = Das Spiel beginnt, wenn alle da sind.
table-may_begin = Alle sind da. Du darfst beginnen.
table-host_begins = Alle sind da. Wer den Tisch eröffnet hat, beginnt.
table-sit_down = Hinsetzen
table-begin =
    { $count ->
        [0] Das Spiel beginnen
        [one] Das Spiel beginnen: Ein Platz ist noch frei
       *[other] Das Spiel beginnen: { $count } Plätze sind noch frei
    }
table-fair = Es ist ehrlich gemischt, und das lässt sich prüfen
table-fair_seed = Der Startwert dieses Spiels steht schon fest. Sein SHA-256: <hash>{ $hash }</hash>. Wenn das Spiel aus ist, wird er gezeigt.
table-time_soon = Noch 30 Sekunden.
table-time_last = Noch 10 Sekunden.
table-time_out = Deine Zeit ist um: Eine Vertretung antwortet.
table-failed = Das ging nicht.
table-to_choose_from = Zur Wahl
table-flag_open = Offener Tisch
table-flag_moment = Moment
table-flag_over = Spiel aus
table-flag_stopped = Angehalten
table-flag_watching = Zuschauen
table-flag_final = Endgültig
table-flag_secret = Geheim
table-flag_turn = Du bist dran
table-flag_waiting = Warten
table-flag_watch = Schau hin
table-tab_turn = ● Du bist dran ·{" "}
table-line_broke = Die Leitung brach ab, während du sprachst. Sieh nach, ob es gesagt wurde.
table-not_read = Der Tisch ließ sich nicht lesen.
table-not_undone = Die anderen machen lieber weiter. Nichts wurde zurückgenommen.
table-not_here = Nicht an diesem Tisch
table-place_body = ein Körper
table-place_spot = eine Kante
# Words a sentence begins with that speaks to its reader.
table-you = Du Dein Deine Deinen Deinem Deiner
table-place_of = {" "}von { $name }
table-hints = Hilfe in den ersten Spielen
table-hints_note = Nach einer Lektion: worum es bei einer Frage geht, was man tun kann, worauf achtet, wer gut spielt. Jede wird zweimal gesagt.
