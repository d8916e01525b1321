### Neben Hybrid: der Truppenbogen.

army-nv = NW
army-mt = Bw
army-OC = NK
army-DC = AB
army-F = FK
army-MV = MV
army-round = Runde { $round }
army-entry_round = Runde { $round }
army-side = Seite
army-warrior = Krieger
army-print = Den Bogen drucken
army-end_game = Das Spiel beenden
army-wins = Gewonnen: { $side }
army-draw = Unentschieden
army-add_one = Einen Krieger hinzufügen
army-add = Krieger hinzufügen
army-none_yet = { $side }: noch niemand. Nimm sie aus den Profilen, oder schreib eigene.
army-began = { $side }: gewonnen, { $own } gegen { $other }.
army-no_roll_yet = Noch kein Aktivierungswurf.
army-next = Als Nächstes
army-order = Folge
army-activation_roll = Aktivierungswurf
army-out = Raus:
army-out_mark = (raus)
army-end_round = Ende der Runde { $round }

# Warriors
army-all_about = { $name }: alles ansehen
army-activated = aktiviert
army-wound_more = { $name } hat { $wounds } von { $nv } Wunden: eine mehr
army-highest = (Stufe { $level })
army-frenzy = Raserei { $number }
army-is_mode = : Modus von { $name }, Erfolgswert
army-roll_short = Wurf
army-wounds_now = Wunden <b>{ $wounds }</b> von { $nv }
army-heal = Heilen
army-wound = Wunde
army-mode = Modus
army-mode_now = Modus, und sein Wert jetzt
army-none = Keiner
army-level = Stufe
army-with_points =
    { $points ->
        [one] ({ $points } Aktionspunkt)
       *[other] ({ $points } Aktionspunkte)
    }
army-activation_counter = Aktivierungsmarker
army-no_number = keiner
army-is_activated = Aktiviert
army-counters = Marker
army-counter_dc = Abwehr
army-counter_skilled_move = Könnermanöver
army-counter_expert_move = Expertenmanöver
army-counter_skilled_firing = Könnerschuss
army-counter_objective = Missionsziel
army-lost = verloren
army-is_lost = Verloren
army-frenzy_less = Raserei: eins weniger
army-frenzy_more = Raserei: noch jemand ausgeschaltet
army-used = { $used } von { $x } benutzt
army-use_back = { $aptitude }: ein Mal zurück
army-use_more = { $aptitude }: ein Mal mehr
army-leave = Aus dem Spiel
army-come_back = Wieder im Spiel

# A squad
army-which = Welche Krieger
army-profiles = Profile
army-own_entry = Eigener Eintrag
army-added = { $name } steht auf dem Bogen.
army-on_sheet = auf dem Bogen
army-large_base = Große Figur
army-aptitude = Fähigkeit
army-aptitudes = Fähigkeiten
army-none_more = keine mehr
army-give = Geben
army-take_away = wegnehmen
army-add_it = Hinzufügen
army-counters_title = Aktivierungsmarker
army-counters_note = Berühre sie in der Folge, in der sie handeln sollen; noch einmal nimmt die Zahl zurück. Telefone an diesem Tisch sehen es auch.
army-as_before = Wie letzte Runde

# Dice
army-kind_strike = Hieb
army-kind_shot = Schuss
army-kind_parry = Parade
army-kind_move = Manöver
army-kind_combined = Kombi
army-kind_trap = Falle
army-kind_other = Anderes
army-rolled_for = Wofür der Wurf ist
army-above = (über dem Wert)
army-from_behind = Von hinten
army-leader_near = Anführung bis 8
army-large_target = Großes Ziel
army-furtive_target = Heimliches Ziel
army-rocks = Geröll auf der Linie
army-dorsal = Rückenschutz
army-action_points = Aktionspunkte
army-hindrance = Störung
army-effects = Aus Karten
army-extra_dice = Mehr Würfel
army-their_parry = Parade: deren EW
army-success_level = Erfolgswert
army-real_die = Ein echter Würfel zeigt
army-percent = { $number } %
army-with_one = mit einem Würfel
army-with_more = mit { $dice } Würfeln, der niedrigste zählt
army-with_fewer = mit { $dice } Würfeln, der höchste zählt
army-past_parry = trotz Parade
army-wounds =
    { $wounds ->
        [one] { $wounds } Wunde, { $perfect } wenn perfekt
       *[other] { $wounds } Wunden, { $perfect } wenn perfekt
    }
army-chances = Perfekt { $perfect } % · kritisch { $critical } % · ein Würfel { $one } % · zwei { $two } %
army-whom =
    { $wounds ->
        [one] { $wounds } Wunde: Für wen?
       *[other] { $wounds } Wunden: Für wen?
    }
army-roll = { $dice } werfen
army-outcome_perfect = perfekt
army-outcome_success = Erfolg
army-outcome_failure = Fehlschlag
army-outcome_critical = kritisch
army-dice = Würfel
army-last_die = Der letzte Würfel zeigt { $die }
army-no_die = Noch kein Würfel
army-two_dice = 2 d10, der niedrigere zählt
army-what_for = Wofür
army-all_dice = Alle Würfel, die neuesten zuerst
army-of_dice = (von { $dice })
army-against = gegen { $level }: { $outcome }
army-level_again = gleich, beide werfen noch einmal; die Punkte zählen weiter.
army-won_roll = { $side } gewinnen und sagen, wer beginnt.
army-nobody_rolled = In Runde { $round } hat noch niemand geworfen.
army-points_of = Punkte: { $side }
army-points_from = Karten dürfen ab Runde 3 geboten werden.
army-touch_dice = Berühre, was eure Würfel zeigen, oder lass das Telefon werfen.
army-die_of = Würfel: { $side }
army-roll_both = Für beide Seiten werfen

# What an entry is called
army-no_mode = kein Modus
army-entry_wound =
    { $by ->
        [one] eine Wunde für { $who }
       *[other] { $by } Wunden für { $who }
    }
army-entry_healed = { $who } geheilt
army-entry_mode = { $mode } für { $who }
army-entry_frenzy = Raserei von { $who }
army-entry_use = eine Fähigkeit von { $who }
army-entry_counter = ein Marker von { $who }
army-entry_order = Aktivierung { $number } für { $who }
army-entry_acted = { $who } aktiviert
army-entry_back = { $who } zurück
army-entry_out = { $who } raus
army-entry_roll = ein Würfel: { $die }

# On paper, and for others
army-paper = Hybrid, Runde { $round }
army-paper_note = Jede Wunde rückt eine Zahl nach rechts.
army-wounds_of_nv = Wunden (NW)
army-wounds_word = Wunden
army-wounds_plain = { $wounds } von { $nv } Wunden
army-frenzy_word = Raserei
army-aptitudes_counters = Fähigkeiten, Marker
army-frenzy_counted = Raserei gezählt { $number }
army-used_times = { $aptitude } { $times } Mal benutzt
