### Neben dem echten Tisch: was alle Seiten davon sagen.

companion-infamy = Verruf
companion-battle_pad = Kampfblock
companion-army_sheet = Truppenbogen
companion-beside = neben dem echten Tisch
companion-play_online = Online spielen
companion-how_many = Zu wievielt?
companion-how_many_at = { $what }: zu wievielt?
companion-players_at = Personen: { $what }
companion-both_squads = Beide Truppen auf einem Bogen
companion-begin = Beginnen
companion-begin_what = : { $what }
companion-tables = Tische auf diesem Telefon
companion-over = zu Ende
companion-running = läuft
companion-remove_one = { $game } vom { $when } entfernen
companion-take_in = Eine Kopie aufnehmen
companion-phone_name = Name dieses Telefons, für die anderen
companion-phone_named = Telefon { $id }
companion-language_away = Diese Sprache ist noch nicht auf dem Telefon, und der Server ist nicht zu erreichen.
companion-offline = geht ohne Netz
companion-offline_next = geht ab dem nächsten Start ohne Netz
companion-awake = der Bildschirm bleibt an
companion-private = nichts verlässt dieses Telefon, wenn du es nicht teilst
companion-take_in_note = Füge den Text einer Kopie ein, oder wähle ihre Datei. Was schon da ist, zählt einmal.
companion-copy = Kopie
companion-take_it_in = Aufnehmen
companion-or_file = oder eine Datei
companion-taken_in =
    { $number ->
        [one] { $number } Eintrag aufgenommen.
       *[other] { $number } Einträge aufgenommen.
    }
companion-already_here = Alles war schon da.
companion-unreadable = Das war nicht zu lesen.
companion-remove_title = Diesen Tisch entfernen?
companion-remove_note = Er verschwindet nur von diesem Telefon. Ohne Kopie oder ein anderes Telefon am Tisch ist er weg.
companion-remove = Entfernen
companion-keep = Behalten

# A table
companion-newer_page = Eine neuere Seite ist da. Was du notiert hast, bleibt.
companion-take_update = Nehmen
companion-moment = Einen Moment …
companion-not_here = Diese Seite ist noch nicht auf dem Telefon, und der Server ist nicht zu erreichen.
companion-back = Zurück
companion-joining = An den Tisch setzen
companion-tries_again = Der Server ist gerade nicht zu erreichen. Dieses Telefon versucht es von selbst wieder.
companion-newer_table = Ein Tisch einer neueren Seite
companion-newer_table_note = Diese Seite kennt sein Spiel nicht. Nichts ist verloren: Nimm die neuere Seite.
companion-no_such_table = Diesen Tisch gibt es auf diesem Telefon nicht
companion-no_such_table_note = Frag nach seinem Link oder QR-Code, oder nimm eine Kopie auf.
companion-all_tables = Alle Tische
companion-phones =
    { $count ->
        [one] { $count } Telefon
       *[other] { $count } Telefone
    }
companion-share = Teilen
companion-apart = allein
companion-this_one = : dieser Tisch
companion-at_this_one = an diesem Tisch
companion-menu = Menü
companion-undo = „{ $what }“ zurücknehmen
companion-nothing_to_undo = Nichts zurückzunehmen
companion-redo = Wiederholen
companion-this_table = Dieser Tisch
companion-menu_history = Was geschah: zurück zu jedem Punkt
companion-menu_share = Mit anderen Telefonen teilen
companion-menu_copies = Kopie, Datei, Zahlentabelle
companion-kept_note = Jede Berührung ist auf diesem Telefon gespeichert, bevor sie zu sehen ist.
companion-awake_note = Der Bildschirm bleibt an.
companion-round = Runde { $round }
companion-result = Ergebnis
companion-player = Wer
companion-wins = { $who } gewinnt
companion-winner = Gewonnen: { $who }
companion-who_won = Wer hat gewonnen?
companion-end_game = Spiel beenden
companion-write = Notieren
companion-done = Fertig
companion-yes = ja
companion-no = nein
companion-less = { $name }: weniger
companion-more = { $name }: mehr
companion-name = Name
companion-who_is_this = Wer ist das?
companion-that_is_it = Genau
companion-lots = Auslosen
companion-entry_round = Runde { $round }
companion-entry_name = Name { $name }
companion-entry_end = Spielende

# What happened
companion-happened = Was geschah
companion-history_note = Geh zu einer Zeile zurück: Alles danach wird zurückgenommen. Auch das lässt sich wiederholen.
companion-beginning = der Anfang
companion-redone = wiederholt
companion-undone = zurückgenommen: „{ $what }“
companion-undone_many = { $count } Einträge zurückgenommen
companion-taken_back = zurückgenommen
companion-back_to_here = Hierher zurück
companion-after = nach { $what }

# Copies
companion-copies = Kopien
companion-copy_result = Das Ergebnis als Text kopieren
companion-copy_table = Den ganzen Tisch als Text kopieren
companion-save_table = Den ganzen Tisch als Datei sichern
companion-save_rows = Den ganzen Tisch als CSV sichern
companion-save_numbers = Die Zahlen als CSV sichern
companion-copied_result = Ergebnis kopiert.
companion-copied_table = Ganzer Tisch kopiert.
companion-cannot_copy = Dieses Telefon lässt Seiten nicht kopieren; sichere stattdessen die Datei.
companion-table_as_text = Der ganze Tisch als Text
companion-no_copy = Das ist keine Kopie eines Tisches: weder JSON noch Zeilen mit Einträgen.
companion-other_copy = Das ist keine Kopie eines Tisches von hier.
companion-damaged_copy =
    { $count ->
        [one] { $count } Eintrag ist nicht zu lesen: Die Kopie ist beschädigt. Nichts wurde aufgenommen.
       *[other] { $count } Einträge sind nicht zu lesen: Die Kopie ist beschädigt. Nichts wurde aufgenommen.
    }
companion-not_stored = Dieses Telefon konnte die letzte Berührung nicht speichern: { $why }
companion-storage_silent = Der Speicher dieses Telefons antwortet nicht.
companion-storage_full = Dieses Telefon konnte das nicht speichern.

# Other phones, the server, rules
companion-phones_here = Telefone an diesem Tisch
companion-phones_are_here =
    { $count ->
        [one] Dieses Telefon ist bisher allein hier.
       *[other] { $count } Telefone sind hier.
    }
companion-goes_on = Der Server ist nicht zu erreichen. Dieses Telefon macht allein weiter und schickt später, was es hat.
companion-link = Link
companion-qr = QR-Code des Links
companion-copy_link = Link kopieren
companion-copied = Kopiert.
companion-cannot_copy_link = Dieses Telefon lässt Seiten nicht kopieren: Halte den Link und kopiere ihn von Hand.
companion-send = Schicken
companion-link_note = Wer den Link hat, darf hier schreiben. Die Einträge aller Telefone kommen zusammen; keiner ersetzt einen anderen.
companion-share_note = Bis jetzt ist alles nur auf diesem Telefon. Mit einem Link kommen andere per Kamera dazu, und dieser Server trägt die Einträge von Telefon zu Telefon.
companion-make_link = Link und QR-Code machen
companion-recorded = Es ist jetzt unter deinen Spielen auf diesem Server.
companion-no_answer = Der Server hat nicht geantwortet.
companion-your_name = Dein Name auf diesem Server
companion-keep_it = Unter meinen Spielen behalten
companion-unknown_rule = Diese Seite kennt diese Regel nicht. Das Buch des Servers ist vielleicht neuer.
companion-open_book = Das Regelbuch öffnen
companion-book_away = Das ganze Buch ist auf dem Server, der nicht zu erreichen ist.
