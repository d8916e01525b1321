### Die Halle, und die Liste der eigenen Spiele.

lobby-tables = Tische
lobby-real_table = An einem echten Tisch?
lobby-count_along = Mitzählen mit dem Telefon
lobby-seat = Platz { $seat }
lobby-me_named = Ich ({ $name })
lobby-me = Ich
lobby-me_here = Hier, an diesem Bildschirm
lobby-friend = Jemand, über einen Link
lobby-name_on_seat = Name auf Platz { $seat }
lobby-replays = Partien
lobby-about = Über
lobby-theme = Farben: { $called }
lobby-play_now = Sofort spielen
lobby-new_table = Neuer Tisch
lobby-rival = Gegen wen
lobby-one_up = { $name } zweimal besiegt: jetzt { $next }
lobby-rating = Stärke { $points }, wobei Sorrel 1000 hat.
lobby-ways =
    Sofort spielen: du gegen { $bots ->
        [one] einen Bot
       *[other] Bots
    }. Neuer Tisch: Freunde, Bots, eine Uhr.
lobby-learn_game = { $game } in fünf Minuten lernen
lobby-learn = In fünf Minuten lernen
lobby-my_games_page = Meine Spiele · Monstrum
lobby-my_games = Meine Spiele
lobby-looking = Die Gläser werden durchgesehen …
lobby-which_games = Welche Spiele
lobby-game = Spiel
lobby-any = irgendeins
lobby-how_ended = Wie es ausging
lobby-any_way = egal wie
lobby-against = Gegen
lobby-anybody = irgendwen
lobby-replay = Ansehen
lobby-look = Ansehen
lobby-go = Hin
lobby-not_played = Du hast hier noch nicht gespielt.
lobby-none_like_that = Keines deiner Spiele ist so.
lobby-older = Ältere Spiele
lobby-your_games = Deine Spiele
lobby-open_tables = Offene Tische
lobby-sit = Setzen
lobby-no_chair = Kein Stuhl ist heute Abend frei. Eröffne einen Tisch; für die Monster kommt immer jemand.
lobby-counting_chairs = Die Stühle werden gezählt …
lobby-being_played = Wird gespielt
lobby-watch = Zuschauen
lobby-finished = Beendete Spiele
lobby-all_mine = Alle meine
lobby-yours = deins ·{" "}
lobby-nothing_finished = Noch ist nichts beendet. Die Gläser sind noch leer.
lobby-dusting = Die Gläser werden abgestaubt …
lobby-page_turn = ({ $count }) Du bist dran · Monstrum
lobby-about_monsters = Spiele, in denen man Monster baut.
lobby-no_account = Kein Konto. Ein Klick bis zum Tisch.
lobby-your_turn = Du bist dran
lobby-play = Spielen
lobby-doors_shut = Die Türen sind zu: Der Server hat nicht gesagt, was er spielt.
lobby-hinges = Die Angeln werden geölt …
lobby-another_name = Ein anderer Name
lobby-real_tables = An echten Tischen
lobby-new_table_of = Neuer Tisch: { $game }
lobby-players = Zu wievielt
lobby-listed = Wer in der Halle ist, darf sich setzen
lobby-clock = Uhr
lobby-pace_of_bots = Das Tempo der Bots
lobby-cards = Die Karten
lobby-back = Zurück
lobby-chosen_count =
    { $count ->
        [0] keine
       *[other] { $count } gewählt
    }
lobby-no_blurb = Ein Spiel, in dem man Monster baut. Mehr hat noch niemand auf diese Tür geschrieben.
lobby-players_count =
    { $least ->
        [one] { $least } Person
       *[other] { $least } Personen
    }
lobby-players_range = { $least } bis { $most } Personen
lobby-outcome_won = Gewonnen
lobby-outcome_lost = Verloren
lobby-outcome_drawn = Unentschieden
lobby-outcome_going = Läuft noch
lobby-outcome_away = Weggeräumt
lobby-yourself = dich selbst, an einer Tastatur
lobby-scored = , { $mine } zu { $best }
lobby-told_resigned = Aufgegeben gegen { $whom }
lobby-told_won = Gewonnen gegen { $whom }{ $scored }
lobby-told_given = Gewonnen gegen { $whom }: aufgegeben
lobby-told_lost = Verloren gegen { $whom }{ $scored }
lobby-told_drawn = Unentschieden mit { $whom }{ $scored }
lobby-told_away = Weggeräumt, mit { $whom }
lobby-told_going = Läuft noch, mit { $whom }
lobby-nobody_yet = noch niemand
lobby-side_won = Sieg: { $side }
lobby-players_won = Sieg für { $names }
lobby-nobody_won = Niemand hat gewonnen
lobby-against_others = {" "}gegen { $names }
lobby-sum_games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
lobby-sum_won = { $count } gewonnen
lobby-sum_lost = { $count } verloren
lobby-sum_drawn = { $count } unentschieden
lobby-clock_none = Keine Uhr
lobby-clock_letter = 3 Tage, per Brief
lobby-promise_open = Den Tisch eröffnen
lobby-promise_copy = Den Tisch eröffnen und den Link kopieren
lobby-promise_watch = Sie spielen lassen und zuschauen
lobby-promise_hot = An dieser Tastatur beginnen
lobby-promise_start = Beginnen
lobby-with = mit { $names }
lobby-several = mehrere an einer Tastatur
lobby-frozen = eingefroren: Die Regeln haben sich seither geändert
lobby-seats_taken = { $taken } von { $seats } Plätzen besetzt
lobby-everybody = alle sind da
lobby-answers =
    bisher { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
lobby-answers_turn =
    du bist dran · bisher { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
lobby-blurb_xybrid = Zieh Glasplättchen aus einem gemeinsamen Labor. Staple sie. Hoffe, dass es steht.
lobby-length_xybrid = 3 Runden · 30 min
lobby-blurb_wars = Lass Scheren auf Dreiecken wachsen. Bring Farben zusammen. Beiß die Nachbarschaft.
lobby-length_wars = Tiefsee · 45 min
lobby-blurb_hybrid = Templer gegen das, was aus den Tanks kam. Ein Labor, zwei Ausgänge.
lobby-length_hybrid = 6 Missionen · 30 bis 90 min
lobby-days = { $count } T.
lobby-hours = { $count } h
lobby-minutes = { $count } min
lobby-seconds = { $count } s
