### Der Tisch von Hybrid.

hybrid-auction = Die Versteigerung
hybrid-has_laid =
    <name>{ $name }</name> hat { $laid ->
        [0] nichts
       *[other] { $laid }
    } gelegt{ $points }
hybrid-laid_points =
    : { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
hybrid-squares = Felder heißen Spalte, Zeile, ab 0 im Nordwesten gezählt.
hybrid-lies_on = { $name } auf { $place }.
hybrid-outlook = Wozu es führen kann
hybrid-plan = Der Plan
hybrid-plan_rows = Der Plan, Zeile für Zeile
hybrid-key_objectives = Missionsziele
hybrid-key_access = wo man hinausgeht oder hereinkommt
hybrid-key_doors = Türen
hybrid-key_pillars = Säulen: Niemand kommt oder sieht hindurch
hybrid-mark_on = { $name } auf { $place }
hybrid-map_said = Die Karte. { $said }
hybrid-mission = Die Mission
hybrid-that_is_you = Das bist du.
hybrid-profiles_count = Hybrid: { $count } Profile
hybrid-a_laboratory = Ein Labor
hybrid-handle = { $label }{ $may }
hybrid-look_lab = Das Labor ansehen
hybrid-words_title = Das Brett in Worten
hybrid-nv_left = { $left } von { $all } NW übrig
hybrid-odds_use =
    für { $use ->
        [effect] die Wirkung
       *[other] die Punkte
    } { $chance } Prozent
hybrid-last_roll = Der letzte Wurf
hybrid-rolled =
    { $what }{ $success ->
        [yes] Erfolg
       *[other] Fehlschlag
    }, Würfel { $die } gegen EW { $level }
hybrid-the_attack = Der Angriff:{" "}
hybrid-both_sides = Beide Seiten
hybrid-activation_order = Aktivierungsfolge
hybrid-lower_wins = Der niedrigere Wert gewinnt
hybrid-wins_roll = { $name } gewinnt den Wurf
hybrid-laid_now = Karten, die jetzt liegen
hybrid-points =
    { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
hybrid-annulled = aufgehoben
hybrid-effect = Wirkung
hybrid-for_points = für ihre Punkte
hybrid-the_map = Die Karte
hybrid-sight_title = Sichtlinien (S)
hybrid-sight = Sicht
hybrid-threat_title = Wo der Feind zuschlagen könnte (T)
hybrid-threat = Gefahr
hybrid-whole_title = Die ganze Karte (M)
hybrid-whole = Ganz
hybrid-whole_map = Ganze Karte
hybrid-nearer = Näher
hybrid-nearer_key = Näher (+)
hybrid-farther = Weiter weg
hybrid-farther_key = Weiter weg (−)
hybrid-words_key = Das Brett in Worten (B)
hybrid-in_words = In Worten
hybrid-words = Worte
hybrid-your_force = Deine Truppe
hybrid-mission_button = Mission
hybrid-ranks =
    <b>{ $spent }</b> von { $budget } Rängen{ $left ->
        [0] {""}
       *[other] , noch { $left }
    }
hybrid-warriors_of = <b>{ $number }</b> von höchstens { $most } Kriegern
hybrid-suggested = Vorgeschlagene Truppe
hybrid-chosen = Gewählt
hybrid-take_back = { $name } zurückschicken
hybrid-touch_to_take = { $why } Berühre Krieger, um sie zu nehmen, und hier, um sie zurückzuschicken.
hybrid-profiles = Profile
hybrid-die_shows = Der Würfel zeigt { $die }, Erfolgswert { $level }
hybrid-success_on = Erfolg bei { $most } oder weniger
hybrid-success_level = Erfolgswert
hybrid-to_succeed = <b>{ $chance } %</b> Aussicht auf Erfolg{ $with }{ $answer }.
hybrid-with_without = {" "}mit { $card }; ohne { $chance } %
hybrid-it = ihr
hybrid-with_card = Mit { $card }
hybrid-sl = EW { $level } · { $chance } %
hybrid-success = Erfolg
hybrid-always = immer
hybrid-failure = Fehlschlag
hybrid-die_against = Würfel { $die } gegen EW { $level }
hybrid-your_order = Deine Reihenfolge
hybrid-order_of = Nummer { $number }: { $name }; Pfeile verschieben
hybrid-hidden_number = { $name }, Nummer verdeckt
hybrid-recruit = { $name }, Rang { $rank }, { $facts }, { $aptitudes }, { $taken } von { $most } genommen, { $why }
hybrid-recruit_short =
    Rang { $rank } · { $taken ->
        [0] höchstens { $most }
       *[other] { $taken } von { $most } genommen
    }
hybrid-can_do = Was sie können
hybrid-can_do_of = Was { $name } kann
hybrid-one_less = Eins weniger
hybrid-one_less_of = { $name }: eins weniger
hybrid-needs_roll = braucht einen Wurf
hybrid-leave = Das Brett verlassen: { $cost }
hybrid-leave_here = Das Brett hier verlassen, { $cost }{ $may }
hybrid-touch_figurine = Berühre eine Figur, um ihr Profil zu lesen.
hybrid-nobody_yet = Noch ist niemand auf dem Brett: Wer kommen wird, wartet unter „Draußen“.
hybrid-drag_order = Zieh sie in die Reihenfolge, in der sie handeln, oder ← → und Ziffern; oder berühre sie auf der Karte nacheinander.
hybrid-levels = Stufen
hybrid-modes_announce = Modi, die man ansagen kann
hybrid-whole_sheet = Das ganze Blatt
hybrid-sheet_of = Rang { $rank }, das Blatt von { $name }
hybrid-rank = Rang { $rank }
hybrid-wounds_of = { $wounds } von { $all } Wunden
hybrid-modes = Modi
hybrid-of = { $left } von { $all }
hybrid-nv_place =
    NW übrig{ $place ->
        [none] {""}
       *[other] , auf { $place }
    }
hybrid-now = Jetzt
hybrid-profile = Profil
hybrid-six_levels = Die sechs Stufen
hybrid-level = Stufe { $level }
hybrid-strikes_again = schlägt noch einmal zu
hybrid-strikes_back = schlägt zurück
hybrid-into_pit = in die Grube gestoßen
hybrid-mode_said = { $name }, { $title } { $value }, { $text }{ $may }
hybrid-level_said = Stufe { $level }, { $name }{ $text }{ $odds }{ $may }
hybrid-level_odds = , Erfolgswert { $level }, { $chance } Prozent
hybrid-muster =
    { $count ->
        [one] { $count } Krieger
       *[other] { $count } Krieger
    } aufstellen
hybrid-ranks_left =
    { $count ->
        [0] Alle Ränge verbraucht
        [one] Noch { $count } Rang
       *[other] Noch { $count } Ränge
    }
hybrid-hint_force = Berühre Krieger, um sie zu nehmen, in beliebiger Folge. Jeder kostet seinen Rang.
hybrid-hint_move = Berühre ein Feld, um hinzugehen: Seine Zahl ist, was der Weg kostet.
hybrid-hint_turn = Berühre einen Pfeil, um dich zu drehen, oder bleib stehen.
hybrid-give_numbers = Die Nummern geben: { $numbers }
hybrid-mp = { $cost } BP
hybrid-with_roll = , mit einem Wurf
hybrid-facing = Blick nach { $facing }
hybrid-turn = Nach { $facing } drehen: { $cost }
hybrid-turn_note = Bleibt stehen, { $facing }.
hybrid-turn_stop = Drehen und anhalten
hybrid-move_note = Die Bewegung endet dort, { $facing }.
hybrid-move_to = Nach { $goal } gehen: { $cost }
hybrid-keep_moving = Weitergehen
hybrid-note_pushed = Eine Wunde für jedes nicht zurückgelegte Feld, für Geröll und für einen Sturz.
hybrid-note_contact = Zum ersten Mal sehen sich Feinde, oder jemand hat angegriffen: Eine Seite mit Armeekarten nimmt ihre erste.
hybrid-note_blood = Der erste Krieger, den eine Seite verliert, bringt ihr die zweite Armeekarte, wenn sie welche hat.
hybrid-note_activation = Wer ihn gewinnt, sagt, welche Seite diese Runde zuerst handelt.
hybrid-note_reacted = Wer lauert, schießt auf alle, die in Sicht kommen.
hybrid-face = Blick nach { $facing }
hybrid-handle_face = Blick nach { $facing }, { $cost }
hybrid-handle_turn = drehen nach { $facing }, { $cost }
hybrid-draw = Unentschieden
hybrid-won = { $name } hat gewonnen
hybrid-last_stand = Das letzte Gefecht
hybrid-the_laboratory = Das Labor
hybrid-standing = noch auf den Beinen: { $names }
hybrid-griffin = Greif
hybrid-scorpion = Skorpion
hybrid-on = auf { $place }
hybrid-mode = Modus { $mode }
hybrid-number_hidden = Nummer verdeckt
hybrid-number = Nummer { $number }
hybrid-carries = trägt Missionsziel { $number }
hybrid-aura =
    mit einer Aura von { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    }
hybrid-mutations =
    { $count ->
        [one] { $count } Mutation
       *[other] { $count } Mutationen
    }
hybrid-acts_now = handelt jetzt
hybrid-has_acted = hat gehandelt
hybrid-facing_n = Norden
hybrid-facing_e = Osten
hybrid-facing_s = Süden
hybrid-facing_w = Westen
hybrid-outside = draußen
hybrid-your_hand = Deine Hand
hybrid-your_bids = Deine Gebote
hybrid-your_outside = Draußen
hybrid-your_gone = Aus dem Spiel
hybrid-their_hand = Hand: { $name }
hybrid-their_bids = Gebote: { $name }
hybrid-their_outside = Draußen: { $name }
hybrid-their_gone = Aus dem Spiel: { $name }
hybrid-act_revealed = handelt
hybrid-act_eliminated = ✕ ausgeschaltet
hybrid-act_parried = pariert
hybrid-act_pushed = gestoßen
hybrid-act_brushed_aside = beiseitegestoßen
hybrid-act_shoved = zurückgeworfen
hybrid-act_moved_back = geht zurück
hybrid-act_fell = fällt
hybrid-held = gehalten
hybrid-act_hindered = festgehalten
hybrid-act_furtive = heimlich
hybrid-act_watching = lauert
hybrid-act_watch_ended = lauert nicht mehr
hybrid-act_parry_taken = wehrt ab
hybrid-act_parry_ended = wehrt nicht mehr ab
hybrid-act_entered = kommt herein
hybrid-act_joined = kommt dazu
hybrid-act_revived = kehrt zurück
hybrid-act_exited = geht hinaus
hybrid-act_jumped = springt
hybrid-act_teleported = erscheint
hybrid-act_sacrificed = geopfert
hybrid-act_mutated = mutiert
hybrid-act_combined = Kombiangriff
hybrid-act_piercing = geht hindurch
hybrid-act_frenzied = Raserei
hybrid-act_reacted = schießt
hybrid-act_skipped = wird übergangen
hybrid-act_door_opened = öffnet sich
hybrid-act_door_closed = schließt sich
hybrid-act_door_destroyed = zerstört
hybrid-act_door_locked = verriegelt
hybrid-act_door_unlocked = entriegelt
hybrid-act_trapdoor_opened = öffnet sich
hybrid-act_trapdoor_closed = schließt sich
hybrid-act_counter_activated = deckt auf
hybrid-act_objective_accepted = nimmt es
hybrid-act_objective_dropped = liegt hier
hybrid-touch_order = Berühre eins, damit es früher handelt, oder zieh es.
hybrid-lab_map = Das Labor; Pfeiltasten verschieben es
hybrid-you = Du
hybrid-points_short =
    { $count ->
        [one] { $count } Pkt.
       *[other] { $count } Pkt.
    }
