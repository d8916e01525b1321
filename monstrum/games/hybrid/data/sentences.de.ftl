### What Hybrid says in German: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others. Profiles have the forms
### `the` (der Templer), `subject` (Der Templer, where a sentence begins), `accusative` and `dative`.

number-squares =
    { $number ->
        [one] Feld
       *[other] Felder
    }
number-moves =
    { $number ->
        [one] { $number } Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }
points-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
points-moves =
    { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
points-mission =
    { $points ->
        [one] { $points } Missionspunkt
       *[other] { $points } Missionspunkte
    }

## Words that stand in other sentences

terms-figure = { $name } { $letter }
    .the = { $name-the } { $letter }
    .subject = { $name-subject } { $letter }
    .accusative = { $name-accusative } { $letter }
    .dative = { $name-dative } { $letter }
terms-nobody = diese Figur
    .subject = Diese Figur
    .dative = dieser Figur
terms-side_GRIFFIN = die Greifen
    .bare = Greifen
    .genitive = der Greifen
terms-side_SCORPION = die Skorpione
    .bare = Skorpione
    .genitive = der Skorpione
terms-mode_OC = Nahkampf
terms-mode_DC = Abwehr
terms-mode_F = Fernkampf
terms-mode_MV = Manöver
terms-short_OC = NK
terms-short_DC = AB
terms-short_F = FK
terms-short_MV = MV
terms-short_NV = NW
terms-short_Mt = Bw
terms-facing_N = nach Norden
terms-facing_E = nach Osten
terms-facing_S = nach Süden
terms-facing_W = nach Westen
terms-direction_N = nach Norden
terms-direction_NE = nach Nordosten
terms-direction_E = nach Osten
terms-direction_SE = nach Südosten
terms-direction_S = nach Süden
terms-direction_SW = nach Südwesten
terms-direction_W = nach Westen
terms-direction_NW = nach Nordwesten
terms-turn_left = Vierteldrehung links
terms-turn_right = Vierteldrehung rechts
terms-turn_half = Halbe Drehung
terms-roll_strike = Hieb
terms-roll_shot = Schuss
terms-roll_parry = Parade
terms-roll_brush = Beiseitestoßen
terms-roll_hinder = Könnermanöver
terms-roll_jump = Sprung
terms-roll_trap = Falle
terms-roll_gas = Gas
terms-roll_combined = Hieb des Kombiangriffs
terms-roll_effect = Effekt
terms-outcome_failure = Fehlschlag
terms-outcome_success = Erfolg
terms-outcome_perfect = Perfekter Erfolg
terms-outcome_critical = Kritischer Fehlschlag
terms-source_strike = im Nahkampf
terms-source_shot = durch einen Schuss
terms-source_trap = durch eine Falle oder einen Sturz
terms-source_effect = durch einen Effekt
terms-template_EXPLOSION = Explosion
terms-template_GAS = Gaswolke
terms-template_CHARNEL = Beinhaus
terms-face_trap = eine Falle
terms-face_event = ein Ereignis
terms-kind_profile_GRIFFIN = Greif, Rang { $rank }
terms-kind_profile_SCORPION = Skorpion, Rang { $rank }
terms-kind_mission = Mission
terms-profile_values = NW { $nv } · NK { $oc } · AB { $dc } · FK { $f } · MV { $mv } · Bw { $mt }
terms-none = –
terms-deck_action = Aktion
terms-deck_event = Ereignis
terms-deck_army = Armee
terms-deck_aura = Aura
terms-deck_mutation = Mutation
terms-pile_ACTION = Aktion
terms-pile_EVENT = Ereignis
terms-pile_ARMY_GRIFFIN = Armee der Greifen
terms-pile_ARMY_SCORPION = Armee der Skorpione
terms-pile_AURA = Aura
terms-pile_MUTATION = Mutation
terms-flag_cells = die Zellen sind offen
terms-flag_gate = das Tor ist offen
terms-flag_key = der Schlüssel ist gedreht
terms-flag_valves = die Ventile sind offen
terms-use_points = für die Punkte
terms-use_effect = für den Effekt
terms-kind_card_ACTION = Aktionskarte, { $points } { points-points }
terms-hindrance = Störung
terms-kind_card_EVENT = Ereigniskarte
terms-kind_card_ARMY = Armeekarte
terms-kind_card_AURA = Aura
terms-kind_card_MUTATION = Mutation
terms-behind_objective = Missionsziel { $number }
terms-behind_special = Die Mission
terms-behind_nothing = Ein Effekt
terms-counter_ROCKS = Geröll
terms-counter_PILLAR = eine Säule
terms-counter_TRAPDOOR_CLOSED = eine geschlossene Falltür
terms-counter_TRAPDOOR_OPEN = eine offene Falltür
terms-counter_EVENT = ein Ereignismarker
terms-counter_OBJECTIVE = ein Missionsziel
terms-counter_TEMPLATE = eine Schablone
terms-subject_door = die Tür auf { $square }
terms-subject_tile = einen Teil des Labors
terms-subject_any = alle, die es betrifft
terms-operation_mod_sl = anderer Erfolgswert
terms-operation_mod_mode = anderer Moduswert
terms-operation_mod_nv = anderer Naturwert
terms-operation_mod_mt = andere Bw
terms-operation_set_mt = feste Bewegungspunkte
terms-operation_mod_range = andere Sichtweite
terms-operation_extra_dice = ein Würfel mehr
terms-operation_reroll = neuer Wurf
terms-operation_set_die = fester Würfel
terms-operation_perfect_on = leichter Perfekter Erfolg
terms-operation_no_perfect = kein Perfekter Erfolg
terms-operation_auto_success = Erfolg ohne Wurf
terms-operation_auto_fail = Fehlschlag ohne Wurf
terms-operation_wound = Wunde
terms-operation_heal = Heilung
terms-operation_prevent_wounds = Wunden aufgehoben
terms-operation_extra_wound = eine Wunde mehr
terms-operation_eliminate = Ausschaltung
terms-operation_revive = Rückkehr
terms-operation_spawn = Verstärkung
terms-operation_push = Stoß
terms-operation_teleport = Versetzung
terms-operation_move = Bewegung
terms-operation_turn = Drehung
terms-operation_swap = Platztausch
terms-operation_attack = Angriff
terms-operation_grant_aptitude = Fähigkeit verliehen
terms-operation_remove_aptitude = Fähigkeit ausgesetzt
terms-operation_set_mode = fester Modus
terms-operation_remove_mode_counter = Modusmarker entfernt
terms-operation_forbid = Einschränkung
terms-operation_skip_activation = Verlust der nächsten Aktivierung
terms-operation_extra_activation = zusätzliche Aktivierung
terms-operation_mod_activation_roll = anderer nächster Aktivierungswurf
terms-operation_draw_action = Aktionskarten ziehen
terms-operation_discard_action = Aktionskarten ablegen
terms-operation_steal_action = Aktionskarten stehlen
terms-operation_recover_action = Aktionskarten zurückholen
terms-operation_reveal_hand = Hand zeigen
terms-operation_cancel_card = Karte aufheben
terms-operation_copy_points = Punkte kopieren
terms-operation_draw_event = Ereigniskarten ziehen
terms-operation_draw_equipment = Ausrüstung ziehen
terms-operation_open_door = Tür öffnen
terms-operation_close_door = Tür schließen
terms-operation_destroy_door = Tür zerstören
terms-operation_lock_door = Tür verriegeln
terms-operation_open_trapdoor = Falltür öffnen
terms-operation_close_trapdoor = Falltür schließen
terms-operation_place = Marker legen
terms-operation_remove = Marker entfernen
terms-operation_template = Schablone legen
terms-operation_darkness = Dunkelheit
terms-operation_set_flag = Änderung der Mission
terms-operation_score = Missionspunkte
terms-operation_carry = Missionsziel übergeben
terms-operation_natural_roll = Naturwurf
terms-operation_fixed_roll = Würfelwurf
terms-operation_choose = Auswahl
terms-operation_for_each = weitere Wirkung

## The table: what lies where

zones-status = Runde { $round } von { $limit } · { $mission }
zones-status_setup = Aufbau · { $mission }
zones-map = Der Spielplan
zones-outside = { $side-bare } außerhalb des Plans
zones-gone = { $side-bare } nicht mehr im Spiel
zones-mission = Die Mission
zones-mission_setting = Mission
zones-practice = Übung
zones-recruits = { $side-bare }: bisher gewählt
zones-EXPLOSION = Explosion
zones-GAS = Gaswolke
zones-CHARNEL = Beinhaus
zones-floor = Boden
zones-wall = Wand
zones-void = Leere
zones-pillar = Säule
zones-door = einfache Tür
zones-passage = einfacher Durchgang
zones-double_door = Doppeltür
zones-double_passage = doppelter Durchgang
zones-locked = verriegelte Tür
zones-permanent = ständiger Durchgang
zones-rocks = Geröll
zones-counter = Ereignismarker
zones-trapdoor = geschlossene Falltür
zones-pit = offene Falltür
zones-entry = Eingang
zones-exit = Ausgang
zones-objective = Missionsziel { $number }
zones-shut = geschlossener Zugang
zones-darkness = Dunkelheit: Sicht { $number }
zones-hand = { $side-bare }: Karten auf der Hand
zones-on_figure = auf { $figure-dative }
zones-on_table = { $side-bare }
zones-laid_points = { $side-bare }: für { $points }
zones-laid_effect = { $side-bare }: für den Effekt
zones-second_shot = zweiter Schuss
zones-annulled = aufgehoben
zones-locked_card = nicht vor der nächsten Aktivierung
zones-hand_empty = Keine Karten.
zones-in_play = Karten im Spiel
zones-laid = Gelegte Karten
zones-bids = { $side-bare }: Karten im Bieten
zones-discard = Ablage
zones-deck = Stapel: { $name }

## Numbers beside a player

counters-warriors = Krieger
counters-wounds =
    { $number ->
        [one] Wunde
       *[other] Wunden
    }
counters-score =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
counters-exited = vom Plan
counters-cards =
    { $number ->
        [one] Karte
       *[other] Karten
    }
counters-reserves = in Reserve
counters-equipment = Ausrüstung

## Decisions: "you must …"

decisions-force = eine Truppe wählen
decisions-leader = bestimmen, wer anführt
decisions-deploy = eine Figur aufstellen
decisions-standby_group = sagen, wer draußen wartet
decisions-standby_entry = sagen, an welchem Eingang die Figur wartet
decisions-keep_firing = einen Könnerschuss-Marker behalten oder aufgeben
decisions-order = die Figuren geheim nummerieren
decisions-who_starts = sagen, welche Seite beginnt
decisions-mode = einen Modus ansagen
decisions-level = eine Stufe wählen
decisions-move = dich bewegen oder anhalten
decisions-brush_to = sagen, wohin der Feind beiseitegestoßen wird
decisions-objective = das Missionsziel annehmen oder nicht
decisions-objective_turn = kostenlos drehen oder nicht
decisions-event_counter = den Ereignismarker aktivieren oder nicht
decisions-skilled_move = einen Feind festhalten oder nicht
decisions-face_turn = zu einem Feind drehen und zuschlagen oder dich normal bewegen
decisions-target = ein Ziel wählen oder keines
decisions-second_target = einen zweiten Schuss ansagen oder nicht
decisions-pierce = durch das Opfer auf einen zweiten Feind schießen oder nicht
decisions-combined = einen Kombiangriff ansagen oder nicht
decisions-watch_target = wählen, auf wen die lauernde Figur schießt
decisions-sacrifice = die Figur opfern oder nicht
decisions-second_strike = ein zweites Mal zuschlagen oder nicht
decisions-infiltrate = eine Infiltrationsbewegung machen oder nicht
decisions-die = einen Würfel sehen
decisions-roll = einen Würfel sehen
decisions-turn_up = sehen, was der Marker ist
decisions-mulligan = die Hand behalten oder eine andere nehmen
decisions-equipment = eine Ausrüstungskarte ablegen
decisions-bid = eine Karte verdeckt legen oder passen
decisions-aura = eine Aura ansagen oder keine
decisions-mutation = eine Mutation verleihen oder keine
decisions-reserve = eine Karte aus der Reserve spielen oder passen
decisions-cards = Aktionskarten legen oder keine
decisions-hindrance = eine Störung legen oder keine
decisions-discard = eine Aktionskarte ablegen
decisions-steal = eine Aktionskarte nehmen
decisions-recover = eine Karte aus der Aktionsablage nehmen
decisions-cancel = wählen, welche Karte aufgehoben wird
decisions-draw = sehen, welche Karte es ist
decisions-lose_one = sehen, welche Karte es ist
decisions-effect_order = sagen, welcher deiner Effekte als nächster kommt
decisions-effect_may = den Effekt verwenden oder nicht
decisions-effect_pick = ein Ziel des Effekts wählen
decisions-effect_choice = einen der Effekte wählen
decisions-effect_square = ein Feld und eine Blickrichtung wählen
decisions-effect_turn = die Figur drehen oder nicht
decisions-effect_push = eine Richtung wählen
decisions-effect_target = ein Ziel des Angriffs wählen
decisions-uncover = sehen, was der Marker ist

## Options

labels-none = Keine
labels-force_done = Die Truppe ist vollständig
labels-move_normally = Normal bewegen
labels-no_attack = Kein Angriff
labels-one_shot = Nur ein Schuss
labels-no_pierce = Kein zweiter Schuss
labels-no_hinder = Niemanden halten
labels-no_objective = Missionsziel lassen
labels-no_turn = Nicht drehen
labels-no_counter = Marker liegen lassen
labels-wait_outside = Kein Platz: draußen warten
labels-shot_lost = Der Angriff verfällt
labels-yes = Ja
labels-no = Nein
labels-yes_keep = Marker behalten
labels-no_keep = Marker aufgeben
labels-yes_combine = Kombiangriff ansagen
labels-no_combine = Einfacher Angriff
labels-yes_second = Noch einmal
labels-no_second = Nicht noch einmal
labels-yes_sacrifice = Opfern
labels-no_sacrifice = Nicht opfern
labels-yes_infiltrate = Infiltrationsbewegung
labels-no_infiltrate = Bleiben
labels-stop = Hier anhalten
labels-exit = Plan verlassen
labels-enter = Plan betreten
labels-watch = Auf die Lauer legen
labels-trap = Es ist eine Falle
labels-event = Es ist ein Ereignis
labels-side = { $side-bare } beginnen
labels-side_own = Du beginnst
labels-mode = { $mode }
labels-level = Stufe { $number }
labels-level_oc_1 = 1 Grundhieb
labels-level_oc_2 = 2 Novizenhieb: eigene Wunden zählen nicht
labels-level_oc_3 = 3 Könnerhieb: nach Treffer ein zweiter
labels-level_oc_4 = 4 Expertenhieb: +2
labels-level_oc_5 = 5 Meisterhieb: zwei Würfel
labels-level_oc_6 = 6 Heldenhieb: zwei Wunden
labels-level_dc_1 = 1 Grundparade: Hiebe und Schüsse
labels-level_dc_2 = 2 Novizenparade: kann verwunden
labels-level_dc_3 = 3 Könnerparade: schlägt zurück
labels-level_dc_4 = 4 Expertenparade: +2
labels-level_dc_5 = 5 Meisterparade: zwei Würfel
labels-level_dc_6 = 6 Heldenparade: hält trotz Wunden
labels-level_f_1 = 1 Grundschuss
labels-level_f_2 = 2 Novizenschuss: ringsum, auch nah
labels-level_f_3 = 3 Könnerschuss: auf ein Ziel lauern
labels-level_f_4 = 4 Expertenschuss: an einer Figur vorbei
labels-level_f_5 = 5 Meisterschuss: zwei Würfel
labels-level_f_6 = 6 Heldenschuss: zwei Schüsse
labels-level_mv_1 = 1 Grundmanöver: zwei Punkte mehr
labels-level_mv_2 = 2 Novizenmanöver: Feinde beiseitestoßen
labels-level_mv_3 = 3 Könnermanöver: einen Feind festhalten
labels-level_mv_4 = 4 Expertenmanöver: heimlich
labels-level_mv_5 = 5 Meistermanöver: keine Zuschläge
labels-level_mv_6 = 6 Heldenmanöver: zwei Bewegungen
labels-facing = Blick { $facing }
labels-step = Schritt { $direction }
labels-jump = Sprung { $direction }
labels-brush = Feind beiseitestoßen: { $direction }
labels-turn = { $turn }
labels-die = { $number }
labels-pierce = Durchschuss auf { $figure-accusative }
labels-accept = Missionsziel { $number } annehmen
labels-strike = Hieb gegen { $figure-accusative }
labels-shoot = Auf { $figure-accusative } schießen
labels-hinder = Festhalten: { $figure }
labels-order = { $figure } ist dran
labels-lead = { $figure } führt an
labels-wait = { $figure } wartet draußen
labels-pick = { $figure }
labels-hand = Missionsziel an { $figure-accusative } geben
labels-open = Tür auf { $square } öffnen
labels-close = Tür auf { $square } schließen
labels-recruit = Anwerben: { $profile }
labels-deploy = { $figure } auf { $square }
labels-enter_at = Eintreten auf { $square }
labels-aside = Feind nach { $square } stoßen
labels-activate = Marker auf { $square } aktivieren
labels-entry = Warten bei { $square }
labels-square = { $square }
labels-unknown = Aktion { $number }
labels-yes_mulligan = Lieber drei neue Karten
labels-no_mulligan = Hand behalten
labels-no_bid = Passen
labels-no_aura = Keine Aura
labels-no_mutation = Keine Mutation
labels-no_reserve = Passen
labels-no_cards = Keine Karte
labels-no_more_cards = Keine Karten mehr
labels-no_hindrance = Keine Störung
labels-card_throw = { $card } verdeckt ablegen
labels-card_bid = { $card } verdeckt legen
labels-card_aura = { $card } ansagen
labels-card_mutate = { $card } verleihen
labels-card_play = { $card } spielen
labels-card_discard = { $card } ablegen
labels-card_steal = { $card } nehmen
labels-card_recover = { $card } zurückholen
labels-card_cancel = { $card } aufheben
labels-card_draw = Gezogen: { $card }
labels-card_lose = Verloren: { $card }
labels-card_card = { $card }
labels-lay_points =
    { $points ->
        [0] { $card } für keine Punkte
        [one] { $card } für 1 Punkt
       *[other] { $card } für { $points } Punkte
    }
labels-lay_effect = { $card } für den Effekt
labels-lay_points_second =
    { $points ->
        [0] { $card } für keine Punkte, auf den zweiten Schuss
        [one] { $card } für 1 Punkt, auf den zweiten Schuss
       *[other] { $card } für { $points } Punkte, auf den zweiten Schuss
    }
labels-lay_effect_second = { $card } für den Effekt, auf den zweiten Schuss
labels-put = Auf { $square }
labels-attack = Angriff auf { $figure-accusative }
labels-door = Die Tür auf { $square }
labels-tile = Platte { $number }
labels-option = { $number }: { $operations }
labels-effect_next = { $behind }: { $operations } ({ $figure })
labels-effect_next_alone = { $behind }: { $operations }
labels-yes_effect = Ja: { $behind }
labels-no_effect = Nicht verwenden
labels-yes_reroll = Neu würfeln
labels-no_reroll = Würfel liegen lassen
labels-no_mode = Kein Modus möglich

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] Das Spiel ist aus. Du hast gewonnen: { $reason-capital }.
       *[nobody] Das Spiel ist aus. { $winner } ({ $player }) haben gewonnen: { $reason-capital }.
    }
prompts-over_draw = Das Spiel ist aus. Unentschieden: { $reason-capital }.
prompts-force = Du musst deine Truppe wählen; niemand sieht sie, bevor beide gewählt haben.
prompts-leader = Du musst bestimmen, wer deinen Trupp anführt.
prompts-deploy = Du musst ein Feld wählen für { $figure-accusative }.
prompts-deploy_facing = Du musst wählen, wohin { $figure-the } blickt.
prompts-standby_group =
    { $number ->
        [one] Du musst noch { $number } Figur bestimmen, die draußen wartet.
       *[other] Du musst noch { $number } Figuren bestimmen, die draußen warten.
    }
prompts-standby_entry = Du musst den Eingang wählen, an dem { $figure-the } wartet.
prompts-keep_firing = { $figure-the } darf den Könnerschuss-Marker behalten und wird dann in dieser Runde nicht aktiviert.
prompts-order = Du musst deine Figuren in der Reihenfolge nummerieren, in der sie handeln. Die Gegenseite sieht es nicht.
prompts-who_starts = Du hast den Aktivierungswurf gewonnen: Welche Seite beginnt?
prompts-mode = Du musst einen Modus ansagen für { $figure-accusative }.
prompts-level = Du musst eine Stufe wählen für { $figure-accusative }.
prompts-move = { $figure-the }: noch { points-moves }.
prompts-enter_at = Du musst wählen, wo { $figure-the } eintritt.
prompts-enter_facing = Du musst wählen, wohin { $figure-the } blickt.
prompts-brush_to = Du musst wählen, wohin { $figure-the } den Feind stößt.
prompts-objective = { $figure-the } steht auf einem Missionsziel und darf es annehmen.
prompts-objective_turn = { $figure-the } darf sich kostenlos drehen.
prompts-event_counter = { $figure-the } steht auf einem Marker und darf ihn aktivieren: ein Ereignis oder eine Falle.
prompts-skilled_move = { $figure-the } darf versuchen, einen Feind davor festzuhalten.
prompts-face_turn = { $figure-the } darf sich zu einem Feind im Kontakt drehen und zuschlagen oder sich normal bewegen.
prompts-target = Du darfst ein Ziel wählen für { $figure-accusative }.
prompts-target_watch = { $figure-the } sieht niemanden: Du kannst dich auf die Lauer legen.
prompts-target_none = { $figure-the } hat niemanden zum Angreifen.
prompts-second_target = { $figure-the } darf einen zweiten Schuss ansagen.
prompts-pierce = { $figure-the } darf durch das Opfer auf einen zweiten Feind schießen.
prompts-combined = { $figure-the } darf einen Kombiangriff ansagen: ein Hieb mehr, der nicht pariert werden kann.
prompts-watch_target = { $figure-the } muss schießen: auf wen?
prompts-sacrifice = { $figure-the } darf sich opfern: Alle Feinde im Kontakt werden verwundet.
prompts-second_strike = { $figure-the } darf ein zweites Mal zuschlagen.
prompts-infiltrate = { $figure-the } darf eine Infiltrationsbewegung machen.
prompts-mulligan = Du darfst deine Hand unter den Stapel legen und dafür drei Karten ziehen.
prompts-equipment = Du musst eine deiner Ausrüstungskarten ablegen; niemand sieht, welche.
prompts-bid = Bieten um den Aktivierungswurf: Du darfst eine Karte verdeckt legen oder endgültig passen.
prompts-aura = Du darfst eine Aura ansagen für { $figure-accusative }.
prompts-mutation = { $figure-the } darf eine Mutation aus deiner Hand bekommen.
prompts-reserve = { $figure-the } ist aktiv: Du darfst eine Karte aus deiner Reserve spielen.
prompts-cards = { $situation }: Du darfst Aktionskarten legen.
prompts-cards_one = { $situation }: Du darfst eine Aktionskarte legen.
prompts-cards_answer = { $situation }, trotz einer Störung: Du darfst mit weiteren Karten antworten.
prompts-hindrance = { $situation }: Du darfst eine Karte als Störung legen.
prompts-hindrances = { $situation }: Du darfst Karten als Störungen legen.
prompts-discard = Du musst eine Aktionskarte wählen, die abgelegt wird.
prompts-steal = Du musst eine Karte wählen, die du nimmst.
prompts-recover = Du musst eine Karte der Aktionsablage wählen.
prompts-cancel = Du musst wählen, welche Karte aufgehoben wird.
prompts-effect_order = Mehrere deiner Effekte geschehen jetzt: Welcher ist der nächste?
prompts-effect_may = { $behind }: Du darfst den Effekt verwenden ({ $operations }).
prompts-effect_may_reroll = { $behind }: Der Würfel für { $figure-accusative } zeigt { $die }; Erfolgswert { $level }. Du darfst ihn noch einmal werfen.
prompts-effect_pick = { $behind }: Du musst wählen, { $aim }.
prompts-effect_choice = { $behind }: Du musst einen der Effekte wählen.
prompts-effect_square = { $behind }: Du musst wählen, { $aim }.
prompts-effect_facing = { $behind }: Du musst wählen, wohin die Figur blickt.
prompts-effect_turn = { $behind }: Du darfst { $figure-accusative } drehen.
prompts-effect_push = { $behind }: Du musst wählen, wohin { $figure-the } gestoßen wird.
prompts-effect_target = { $behind }: Du musst wählen, wen { $figure-the } angreift.

## Questions, to whoever waits

waiting-chance = Der Zufall entscheidet.
waiting-force = Eine Truppe wählen: Es fehlt noch { $players }.
waiting-leader = { $players } muss bestimmen, wer anführt.
waiting-deploy = { $players } muss ein Feld wählen für { $figure-accusative }.
waiting-deploy_facing = { $players } muss wählen, wohin { $figure-the } blickt.
waiting-standby_group = { $players } muss sagen, wer draußen wartet.
waiting-standby_entry = { $players } muss den Eingang wählen, an dem { $figure-the } wartet.
waiting-keep_firing = { $players } muss sagen, ob { $figure-the } den Könnerschuss-Marker behält.
waiting-order = Die Figuren nummerieren: Es fehlt noch { $players }.
waiting-who_starts = { $players } muss sagen, welche Seite beginnt.
waiting-mode = { $players } muss einen Modus ansagen für { $figure-accusative }.
waiting-level = { $players } muss eine Stufe wählen für { $figure-accusative }.
waiting-move = { $players } darf { $figure-accusative } bewegen.
waiting-enter_at = { $players } muss wählen, wo { $figure-the } eintritt.
waiting-enter_facing = { $players } muss wählen, wohin { $figure-the } blickt.
waiting-brush_to = { $players } muss wählen, wohin { $figure-the } den Feind stößt.
waiting-objective = { $players }: { $figure-subject } darf ein Missionsziel annehmen.
waiting-objective_turn = { $players } darf { $figure-accusative } drehen.
waiting-event_counter = { $players }: { $figure-subject } darf den Marker aktivieren.
waiting-skilled_move = { $players }: { $figure-subject } darf einen Feind festhalten.
waiting-face_turn = { $players } muss sagen, ob { $figure-the } sich zu einem Feind dreht oder sich bewegt.
waiting-target = { $players } darf ein Ziel wählen für { $figure-accusative }.
waiting-target_watch = { $players } darf ein Ziel wählen für { $figure-accusative }.
waiting-target_none = { $players } darf ein Ziel wählen für { $figure-accusative }.
waiting-second_target = { $players }: { $figure-subject } darf einen zweiten Schuss ansagen.
waiting-pierce = { $players }: { $figure-subject } darf durch das Opfer auf einen zweiten Feind schießen.
waiting-combined = { $players }: { $figure-subject } darf einen Kombiangriff ansagen.
waiting-watch_target = { $players } muss wählen, auf wen { $figure-the } schießt.
waiting-sacrifice = { $players } darf { $figure-accusative } opfern.
waiting-second_strike = { $players }: { $figure-subject } darf ein zweites Mal zuschlagen.
waiting-infiltrate = { $players }: { $figure-subject } darf eine Infiltrationsbewegung machen.
waiting-mulligan = { $players } darf eine andere Hand nehmen.
waiting-equipment = { $players } muss eine Ausrüstungskarte ablegen.
waiting-bid = { $players } darf im Bieten eine Karte legen.
waiting-aura = { $players } darf eine Aura ansagen für { $figure-accusative }.
waiting-mutation = { $players } darf { $figure-dative } eine Mutation verleihen.
waiting-reserve = { $players } darf eine Karte aus der Reserve spielen ({ $figure-the } ist aktiv).
waiting-cards = { $situation }: { $players } darf Aktionskarten legen.
waiting-cards_one = { $situation }: { $players } darf eine Aktionskarte legen.
waiting-cards_answer = { $situation }, trotz einer Störung: { $players } darf mit weiteren Karten antworten.
waiting-hindrance = { $situation }: { $players } darf eine Karte als Störung legen.
waiting-hindrances = { $situation }: { $players } darf Karten als Störungen legen.
waiting-discard = { $players } muss eine Aktionskarte wählen, die abgelegt wird.
waiting-steal = { $players } muss eine Karte wählen, die genommen wird.
waiting-recover = { $players } muss eine Karte der Aktionsablage wählen.
waiting-cancel = { $players } muss wählen, welche Karte aufgehoben wird.
waiting-effect_order = { $players } muss sagen, welcher Effekt der nächste ist.
waiting-effect_may = { $players } darf verwenden: { $behind }.
waiting-effect_may_reroll = { $players } darf den Würfel für { $figure-accusative } noch einmal werfen: { $behind }.
waiting-effect_pick = { $players } muss ein Ziel wählen ({ $behind }).
waiting-effect_choice = { $players } muss einen der Effekte wählen ({ $behind }).
waiting-effect_square = { $players } muss ein Feld wählen ({ $behind }).
waiting-effect_facing = { $players } muss wählen, wohin die Figur blickt.
waiting-effect_turn = { $players } darf { $figure-accusative } drehen.
waiting-effect_push = { $players } muss wählen, wohin { $figure-the } gestoßen wird.
waiting-effect_target = { $players } muss wählen, wen { $figure-the } angreift.

## What has happened

events-mission_started = Die Mission beginnt.
events-force_chosen =
    { $reader ->
        [side] Du stellst { $number } Krieger auf.
       *[nobody] { $side } stellen { $number } Krieger auf.
    }
events-leader_named = { $figure-the } führt an.
events-deployed = { $figure-the } wird auf { $square } aufgestellt, Blick { $facing }.
events-put_on_standby = { $figure-the } wartet draußen.
events-left_out = Für { $figure-accusative } ist kein Platz.
events-round_started = Runde { $number } beginnt.
events-activation_rolled =
    { $reader ->
        [side] Aktivierungswurf: Du würfelst { $die } und kommst auf { $score }, { $other_side } würfeln { $other_die } und kommen auf { $other_score }.
        [other_side] Aktivierungswurf: { $side-capital } würfeln { $die } und kommen auf { $score }, du würfelst { $other_die } und kommst auf { $other_score }.
       *[nobody] Aktivierungswurf: { $side-capital } würfeln { $die } und kommen auf { $score }, { $other_side } würfeln { $other_die } und kommen auf { $other_score }.
    }
events-activation_tied = Gleichstand: Beide würfeln noch einmal.
events-activation_won =
    { $reader ->
        [side] Das niedrigere Ergebnis gewinnt: du.
       *[nobody] Das niedrigere Ergebnis gewinnt: { $side }.
    }
events-firing_kept = { $figure-the } behält den Könnerschuss-Marker.
events-firing_given_up = { $figure-the } gibt den Könnerschuss-Marker auf.
events-numbered =
    { $reader ->
        [side] Du hast { $number } Krieger nummeriert.
       *[nobody] { $side } haben { $number } Krieger nummeriert.
    }
events-numbered_one = { $figure-the } hat die Nummer { $number }.
events-starts =
    { $reader ->
        [side] Du beginnst.
       *[nobody] { $side } beginnen.
    }
events-revealed = { $figure-the } wird aktiviert (Nummer { $number }).
events-revealed_again = { $figure-the } wird noch einmal aktiviert.
events-mode_announced = { $figure-the } sagt an: { $mode }.
events-level_announced = { $figure-the } sagt Stufe { $number } an.
events-stepped = { $figure-the } geht nach { $square } ({ $points } BP).
events-turned = { $figure-the } dreht sich { $facing } ({ $points } BP).
events-turned_free = { $figure-the } dreht sich { $facing }.
events-turned_back = { $figure-the } dreht sich zurück { $facing } ({ $points } BP weniger).
events-door_opens = Die Tür auf { $square } öffnet sich.
events-door_closes = Die Tür auf { $square } schließt sich.
events-door_opened = { $figure-the } öffnet die Tür auf { $square }.
events-door_closed = { $figure-the } schließt die Tür auf { $square }.
events-jumped = { $figure-the } springt nach { $square }.
events-fell = { $figure-the } stürzt in die Falltür auf { $square }.
events-entered = { $figure-the } tritt auf { $square } ein, Blick { $facing }.
events-exited = { $figure-the } verlässt den Plan.
events-handed_over = { $figure-the } gibt Missionsziel { $number } an { $target-accusative }.
events-brushed_aside = { $figure-the } stößt { $target-accusative } beiseite nach { $square }.
events-pushed = { $figure-the } drängt { $target-accusative } { $number } { number-squares } zurück; Wunden durch den Stoß: { $points }.
events-moved_back = { $figure-the } geht zurück nach { $square }.
events-stopped = { $figure-the } hält an.
events-sl_line = { "  " }{ $modifier } { $amount }
events-rolled = { $figure-the }, { $roll }: Erfolgswert { $level }, Würfel { $die }: { $outcome }.
events-die_rolled = Auf den Würfeln: { $number }.
events-attacked = { $figure-the } greift { $target-accusative } an ({ $mode }).
events-parried = { $figure-the } wehrt { $target-accusative } ab.
events-wounded =
    { $number ->
        [one] { $figure-the } erleidet { $source } eine Wunde.
       *[other] { $figure-the } erleidet { $source } { $number } Wunden.
    }
events-eliminated = { $figure-the } ist ausgeschaltet.
events-parry_taken = { $figure-the } geht in Abwehr, Stufe { $number }.
events-parry_ended = { $figure-the } gibt die Abwehr auf.
events-watching = { $figure-the } lauert mit Könnerschuss, Nummer { $number }.
events-watch_ended = { $figure-the } verliert den Könnerschuss-Marker.
events-furtive = { $figure-the } bewegt sich heimlich.
events-furtive_ended = { $figure-the } ist nicht mehr heimlich.
events-hindered = { $target-the } hält { $figure-accusative } fest.
events-hindrance_ended = { $figure-the } wird nicht mehr festgehalten.
events-reacted = { $figure-the } schießt: { $target-subject } ist in Sicht gekommen.
events-combined = { $figure-the } sagt einen Kombiangriff an.
events-piercing = Panzerbrecher: { $figure-subject } schießt weiter auf { $target-accusative }.
events-shot_lost = { $figure-the } hat keine Stufe, auf der der Angriff erlaubt ist: Er verfällt.
events-no_more_shot = { $figure-the } kann den Heldenschuss nicht nutzen: Nur der erste Schuss fällt.
events-frenzied =
    { $number ->
        [one] { $figure-the } hat im Nahkampf { $number } Feind ausgeschaltet: Raserei.
       *[other] { $figure-the } hat im Nahkampf { $number } Feinde ausgeschaltet: Raserei.
    }
events-prestige_lost = { $figure-the } verliert das Ansehen.
events-infiltration_lost = { $figure-the } wird gesehen und verliert die Infiltration.
events-first_contact = Erster Kontakt!
events-first_blood =
    { $reader ->
        [side] Erstes Blut: Du hast einen Krieger verloren.
       *[nobody] Erstes Blut: { $side-capital } haben einen Krieger verloren.
    }
events-sacrificed = { $figure-the } opfert sich.
events-counter_activated = { $figure-the } aktiviert den Marker auf { $square }.
events-counter_turned_up = Der Marker auf { $square } ist { $face }.
events-objective_accepted = { $figure-the } nimmt Missionsziel { $number } an.
events-objective_dropped = Missionsziel { $number } liegt auf { $square }.
events-infiltrates = { $figure-the } macht eine Infiltrationsbewegung.
events-scored =
    { $reader ->
        [side]
            { $number ->
                [one] Du erhältst einen Missionspunkt.
               *[other] Du erhältst { $number } Missionspunkte.
            }
       *[nobody]
            { $number ->
                [one] { $side } erhalten einen Missionspunkt.
               *[other] { $side } erhalten { $number } Missionspunkte.
            }
    }
events-round_ended = Runde { $number } endet.
events-template_ended = Die Schablone { $template } auf { $square } ist weg.
events-limit_reached = Die letzte Runde ist vorbei.
events-game_ended =
    { $reader ->
        [side] Du gewinnst.
       *[nobody] { $side } gewinnen.
    }
events-game_drawn = Das Spiel endet unentschieden.
events-committed =
    { $reader ->
        [player] Du hast gewählt.
       *[nobody] { $player } hat gewählt.
    }
events-drew =
    { $reader ->
        [side] Du ziehst eine Karte ({ $deck }).
       *[nobody] { $side } ziehen eine Karte ({ $deck }).
    }
events-drew_one = Es ist { $card }.
events-mulliganed =
    { $reader ->
        [side] Du legst deine Hand unter den Stapel und ziehst drei Karten.
       *[nobody] { $side } legen ihre Hand unter den Stapel und ziehen drei Karten.
    }
events-hand_kept =
    { $reader ->
        [side] Du behältst deine Hand.
       *[nobody] { $side } behalten ihre Hand.
    }
events-equipment_thrown =
    { $reader ->
        [side] Du legst eine Ausrüstungskarte verdeckt ab.
       *[nobody] { $side } legen eine Ausrüstungskarte verdeckt ab.
    }
events-equipment_thrown_one = Es ist { $card }.
events-bid =
    { $reader ->
        [side] Du legst eine Karte verdeckt (bisher { $number }).
       *[nobody] { $side } legen eine Karte verdeckt (bisher { $number }).
    }
events-bid_one = Es ist { $card }.
events-bid_passed =
    { $reader ->
        [side] Du passt beim Bieten.
       *[nobody] { $side } passen beim Bieten.
    }
events-bid_shown =
    { $reader ->
        [side] Dein Gebot: { $card } ({ $points } { points-points }).
       *[nobody] Gebot { $side-genitive }: { $card } ({ $points } { points-points }).
    }
events-bids_counted = Bieten: Greifen { $number }, Skorpione { $points } { points-points }.
events-kept =
    { $reader ->
        [side] Du behältst eine Karte in Reserve ({ $deck }).
       *[nobody] { $side } behalten eine Karte in Reserve ({ $deck }).
    }
events-kept_one = Es ist { $card }.
events-card_turned_up =
    { $reader ->
        [side] Du deckst { $card } auf.
       *[nobody] { $side } decken { $card } auf.
    }
events-reserve_played =
    { $reader ->
        [side] Du spielst { $card }.
       *[nobody] { $side } spielen { $card }.
    }
events-constant_ended = Abgelaufen: { $card }.
events-aura_active = { $figure-the } sagt { $card-the } an.
events-aura_ended = { $card-the } endet ({ $figure }).
events-mutated = { $figure-the } mutiert: { $card }.
events-mutation_lost = { $card } wird abgelegt ({ $figure }).
events-laid =
    { $reader ->
        [side] Du legst { $card } { $use }.
       *[nobody] { $side } legen { $card } { $use }.
    }
events-laid_none =
    { $reader ->
        [side] Du legst keine Karte.
       *[nobody] { $side } legen keine Karte.
    }
events-window_closed = Aktionspunkte: { $number } dafür, { $points } dagegen.
events-window_closed_empty = Keine Aktionspunkte.
events-card_lost =
    { $reader ->
        [side] Du verlierst { $card }.
       *[nobody] { $side } verlieren { $card }.
    }
events-stolen =
    { $reader ->
        [side] Du nimmst eine Karte aus der gegnerischen Hand.
        [other_side] { $side } nehmen eine Karte aus deiner Hand.
       *[nobody] { $side } nehmen eine Karte aus der gegnerischen Hand.
    }
events-stolen_one = Es ist { $card }.
events-recovered =
    { $reader ->
        [side] Du holst { $card } zurück.
       *[nobody] { $side } holen { $card } zurück.
    }
events-hand_shown =
    { $reader ->
        [side] Du zeigst deine Hand.
       *[nobody] { $side } zeigen ihre Hand.
    }
events-hand_shown_one = { "  " }{ $card }: { $number }
events-card_cancelled =
    { $reader ->
        [side] Deine Karte wird aufgehoben: { $card }.
       *[nobody] Eine Karte { $side-genitive } wird aufgehoben: { $card }.
    }
events-points_copied =
    { $reader ->
        [side] Deine letzte Karte zählt { $points } { points-points }.
       *[nobody] Die letzte Karte { $side-genitive } zählt { $points } { points-points }.
    }
events-effect_begun = { $behind }: { $operations }.
events-effect_begun_scores = { "  " }für { $figure-accusative }
events-effect_begun_plain = { "" }
events-effect_lost = { $behind }: Es gibt nichts, worauf der Effekt wirken könnte; er verfällt.
events-picked_figure = Gewählt: { $figure }.
events-picked_square = Gewählt: { $square }.
events-picked_door = Gewählt: die Tür auf { $square }.
events-picked_tile = Gewählt: eine Platte des Labors.
events-chosen =
    { $reader ->
        [side] Du wählst Möglichkeit { $number }.
       *[nobody] { $side } wählen Möglichkeit { $number }.
    }
events-lasts = { $behind }: { $operations } für { $subject-accusative } ({ $amount }).
events-lasts_grant_aptitude = { $subject-the } erhält { $aptitude } ({ $behind }).
events-lasts_remove_aptitude = { $subject-the } kann { $aptitude } vorerst nicht nutzen ({ $behind }).
events-lasts_plain = { $behind }: { $operations } für { $subject-accusative }.
events-no_more = Nicht mehr für { $subject-accusative }: { $operations }.
events-healed =
    { $number ->
        [one] { $figure-the } heilt eine Wunde.
       *[other] { $figure-the } heilt { $number } Wunden.
    }
events-teleported = { $figure-the } erscheint auf { $square }, Blick { $facing }.
events-joined = { $figure-the } kommt auf { $square } hinzu, Blick { $facing }.
events-revived = { $figure-the } kehrt auf { $square } zurück, Blick { $facing }.
events-swapped = { $figure-the } und { $target-the } tauschen die Plätze.
events-shoved = { $figure-the } wird { $number } { number-squares } weit gestoßen; Wunden durch den Stoß: { $points }.
events-mode_set = { $figure-the } wechselt den Modus: { $mode }, Stufe { $number }.
events-skips = { $figure-the } wird eine Aktivierung verlieren.
events-skipped = { $figure-the } verliert diese Aktivierung.
events-extra_granted = { $figure-the } wird noch einmal aktiviert werden.
events-initiative =
    { $reader ->
        [side] Dein nächster Aktivierungswurf ändert sich um { $amount }.
       *[nobody] Der nächste Aktivierungswurf { $side-genitive } ändert sich um { $amount }.
    }
events-door_destroyed = Die Tür auf { $square } ist zerstört.
events-door_locked = Die Tür auf { $square } ist verriegelt.
events-door_unlocked = Die Tür auf { $square } ist entriegelt.
events-trapdoor_opened = Die Falltür auf { $square } öffnet sich.
events-trapdoor_closed = Die Falltür auf { $square } schließt sich.
events-placed = Auf { $square } liegt jetzt: { $counter }.
events-taken_away = Auf { $square } liegt nicht mehr: { $counter }.
events-template_placed = Die Schablone { $template } wird auf { $square } gelegt.
events-flag_set = { "" }
events-rerolled = { $figure-the } würfelt noch einmal.
events-die_set = { $figure-the }: Der Würfel zeigt nun { $number }.
events-no_roll = { $figure-the }, { $roll }: { $outcome } ohne Würfel.
events-borne = { $figure-the } trägt Missionsziel { $number }.

## Why: the lines of a sum

explain-natural_value = Naturwert
explain-wounds = Wunden
explain-from_behind = Angriff von hinten
explain-felon = Tücke
explain-dorsal_protection = Rückenschutz des Ziels
explain-expert = Expertenstufe
explain-large_target = großes Ziel
explain-rocks = Geröll auf der Linie
explain-furtive_target = heimliches Ziel
explain-conviction = Überzeugung
explain-frenzy = Raserei
explain-prestige = Ansehen
explain-points = Aktionspunkte
explain-trap = Falle
explain-effects = Effekte
explain-printed = gedruckter Wert
explain-movement = Bw
explain-basic_move = Grundmanöver
explain-velocity = Flinkheit
explain-held = von einem Könnermanöver festgehalten
explain-least = nie unter 1
explain-score = Missionspunkte

## Why not

refusals-action_later = { $card } ist eine Aktionskarte: Du wirst nach ihr gefragt, wenn eine Figur angreift, pariert, abwehrt oder ein Manöver macht.
refusals-aura_later = { $card } ist eine Aura: Du wirst nach ihr gefragt, wenn die Aktivierung der Figur beginnt, die sie hat.
refusals-mutation_later = { $card } ist eine Mutation: Du wirst nach ihr gefragt, wenn die Aktivierung einer Figur beginnt, die sie bekommen kann.
refusals-reserve_later = { $card } liegt in Reserve: Du wirst danach gefragt, wenn eine Aktivierung beginnt oder endet.
refusals-unreadable = Das wird hier nicht verstanden. Sagen kann man: { $examples }.
refusals-game_over = Das Spiel ist aus.
refusals-not_a_seat = Diesen Platz gibt es nicht.
refusals-not_your_turn = Die Entscheidung liegt jetzt bei { $players }.
refusals-already_committed = Du hast gewählt; es fehlt noch die Wahl von { $players }.
refusals-chance_decides = Jetzt entscheidet der Zufall.
refusals-not_an_outcome = Das kann nicht herauskommen.
refusals-must_choose = Du kannst nicht verzichten: Du musst { $decision }.
refusals-wrong_decision = Jetzt musst du { $decision }.
refusals-too_many = Das ist mehr, als man auf einmal sagen kann.
refusals-no_such_mode = { $figure-subject } hat keinen Wert dafür: { $mode }.
refusals-level_too_high = { $figure-subject } beherrscht jetzt keine Stufe über { $number }.
refusals-level_not_legal = Auf dieser Stufe ist { $target-the } kein erlaubtes Ziel.
refusals-not_offered_level = Heldenschuss braucht zwei Schüsse, Könnerschuss ein leeres Blickfeld.
refusals-no_points = Das kostet { number-moves }; { $figure-the } hat noch { $points }.
refusals-blocked = Auf { $square } ist kein Platz für { $figure-accusative }.
refusals-enemy_there = Auf { $square } steht ein Feind.
refusals-friend_engaged = { $other-subject } ist im Kontakt mit einem Feind: Da geht niemand hindurch.
refusals-from_friend = Vom Feld einer eigenen Figur aus darf man nicht in Kontakt mit einem Feind treten.
refusals-both_flanks = Zwischen den beiden Wänden ist keine Lücke.
refusals-open_trapdoor = Niemand tritt in eine offene Falltür; spring darüber.
refusals-no_trapdoor = Hier ist keine offene Falltür zum Überspringen.
refusals-cannot_land = Hinter der Falltür ist kein Platz zum Landen.
refusals-no_legal_end = Von dort ließe sich kein erlaubtes Ende der Bewegung erreichen.
refusals-turned_twice = Eine Figur darf sich auf einem Feld nur zweimal drehen.
refusals-held = { $other-subject } hält { $figure-accusative } fest: Nur Drehungen sind noch möglich.
refusals-no_allowance = Durch einen Effekt hat { $figure-the } keine Bewegungspunkte: Nur Drehungen sind noch möglich.
refusals-may_not_stop = { $figure-subject } darf die Bewegung hier nicht beenden.
refusals-not_outside = { $figure-subject } ist schon auf dem Plan.
refusals-still_outside = { $figure-subject } ist noch draußen: Tritt zuerst ein.
refusals-no_entry = Kein Eingang ist frei für { $figure-accusative }.
refusals-no_exit = { $figure-subject } steht auf keinem Ausgang der eigenen Seite.
refusals-diagonal_exit = Nach einem schrägen Schritt dürfen nur Winzlinge hinaus.
refusals-not_at_door = { $figure-subject } steht nicht neben dieser Tür.
refusals-door_locked = Diese Tür ist verriegelt.
refusals-door_used = In einer Bewegung wird jede Tür einmal geöffnet und einmal geschlossen.
refusals-somebody_in_door = Jemand steht in der Türöffnung.
refusals-puny_doors = Winzlinge können keine Türen bedienen.
refusals-door_too_small = Eine große Figur kann keine einfache Tür benutzen.
refusals-bears_nothing = { $figure-subject } trägt kein Missionsziel.
refusals-cannot_hand = { $other-subject } kann das Missionsziel jetzt nicht nehmen.
refusals-no_brush = Nur ein Novizenmanöver stößt Feinde beiseite.
refusals-cannot_brush = { $figure-subject } kann dort niemanden beiseitestoßen.
refusals-not_on_board = { $target-subject } ist nicht auf dem Plan.
refusals-not_an_enemy = { $target-subject } gehört zu deiner Seite.
refusals-not_in_front = { $figure-subject } hat { $target-accusative } nicht vor sich im Kontakt.
refusals-not_behind = { $target-subject } steht nicht hinter dem Opfer, nah genug daran und in Sicht für { $figure-accusative }.
refusals-not_in_contact = { $figure-subject } und { $target-the } sind nicht im Kontakt.
refusals-not_seen = { $figure-subject } sieht { $target-accusative } nicht.
refusals-too_close = { $target-subject } ist zu nah für diesen Schuss.
refusals-cannot_watch = Könnerschuss braucht Stufe 3 und keinen Feind in Sicht oder im Kontakt.
refusals-not_free = { $square } ist nicht frei für { $figure-accusative }.
refusals-no_room_for_rest = Dann wäre für den Rest der Truppe kein Platz.
refusals-outside_zone = { $square } liegt nicht in der Zone { $side-genitive }.
refusals-already_numbered = { $figure-subject } hat schon eine Nummer.
refusals-not_numbered = { $figure-subject } bekommt in dieser Runde keine Nummer.
refusals-not_yours = { $figure-subject } gehört zur anderen Seite.
refusals-force_limit = { $profile-subject } passt nicht mehr in die Truppe.
refusals-not_possible = Das ist jetzt nicht möglich.
refusals-no_counter_there = Unter { $figure-dative } liegt auf { $square } kein Ereignismarker.
refusals-not_his_entry = { $square } ist kein Eingang, der offen und frei ist für { $figure-accusative }.
refusals-no_place_aside = { $figure-subject } kann den Feind nicht nach { $square } stoßen.
refusals-force_not_done = Die Truppe ist nicht vollständig: Sie braucht jemanden und alle, die die Mission verlangt.
refusals-no_such_card = Diese Karte gibt es nicht.
refusals-not_held = Du hast { $card } nicht.
refusals-not_there = { $card } ist nicht in dieser Hand.
refusals-not_in_discard = { $card } ist nicht in der Aktionsablage.
refusals-not_to_cancel = { $card } wurde jetzt nicht gelegt oder zeigt zu viele Punkte.
refusals-not_for_this = { $card } kann dafür nicht verwendet werden.
refusals-card_locked = { $card } kam in dieser Aktivierung auf deine Hand und kann erst in der nächsten verwendet werden.
refusals-one_shot_only = Nur ein Schuss ist angesagt.
refusals-effect_of_other_mode = Der Effekt gilt nicht für diesen Modus, die Punkte schon: { $card }.
refusals-effect_for_hindrance = Der Effekt ist eine Störung; hier zählen nur die Punkte: { $card }.
refusals-effect_for_own = Der Effekt ist für eigene Figuren; hier zählen nur die Punkte: { $card }.
refusals-not_a_target = Das ist kein Ziel des Effekts.
refusals-in_ascending_order = Ziele werden nacheinander genannt, in aufsteigender Folge.
refusals-cannot_be_put = Auf { $square } kann dieser Effekt niemanden setzen.
refusals-cannot_attack = { $figure-subject } kann { $target-accusative } mit diesem Effekt nicht angreifen.
refusals-push_straight = Gestoßen wird nach Norden, Osten, Süden oder Westen.
refusals-no_such_option = Diese Möglichkeit gibt es nicht.
refusals-forbidden = Ein Effekt verbietet das { $figure-dative }.

## What may come of it

outlook-strike = Hieb gegen { $target-accusative }: EW { $number } ({ $sum }), { $chance } %
outlook-shot = Auf { $target-accusative } schießen, Stufe { $level }: EW { $number } ({ $sum }), { $chance } %
outlook-level = Stufe { $level }: EW { $number } ({ $sum }), { $chance } %
outlook-parried = { $target } darf parieren: EW { $number } ({ $sum }), { $chance } %
outlook-parry = Stufe { $level }: Parade mit EW { $number } ({ $sum }), { $chance } %
outlook-points = Stufe { $level }: { number-moves }
outlook-shot_lost = Stufe { $level }: keine Linie auf { $target-accusative }
outlook-second = Noch ein Hieb: EW { $number } ({ $sum }), { $chance } %
outlook-hinder = Könnermanöver: EW { $number } ({ $sum }), { $chance } %
outlook-reach = In Reichweite: { $number } { number-squares }
outlook-reach_exit = In Reichweite: { $number } { number-squares } und der Ausgang
outlook-jump = Sprung: EW { $number } ({ $sum }), { $chance } %
outlook-brush = Beiseitestoßen, { $target }: EW { $number } ({ $sum }), { $chance } %
outlook-again = Neu würfeln: EW { $number } ({ $sum }), { $chance } %
outlook-through = Durchschuss auf { $target-accusative }: EW { $number } ({ $sum }), { $chance } %
outlook-trap = Wenn es eine Falle ist: EW { $number } ({ $sum }), { $chance } %
outlook-strike_title = { $figure-the } schlägt nach { $target-dative }
outlook-shot_title = { $figure-the } schießt auf { $target-accusative }
outlook-level_title = Stufe { $level } gegen { $target-accusative }
outlook-parried_title = { $target-the } darf parieren
outlook-parry_title = Parade, Stufe { $level }
outlook-second_title = { $figure-the } schlägt noch einmal nach { $target-dative }
outlook-hinder_title = { $figure-the } hält fest
outlook-jump_title = { $figure-the } springt
outlook-brush_title = { $figure-the } stößt { $target-accusative } beiseite
outlook-again_title = { $figure-the } würfelt neu
outlook-through_title = { $figure-the } schießt durch auf { $target-accusative }
outlook-trap_title = { $figure-the } gegen eine Falle
outlook-level_line = Erfolgswert des Wurfs
outlook-kept_line = zeigt der Würfel jetzt
outlook-dice =
    { $number ->
        [1] ein Würfel mehr
       *[other] { $number } Würfel mehr
    }

## Lines of sight

sight-shot = EW { $number } · { $chance } %
sight-seen = in Sicht
sight-too_close = in Sicht, zu nah für einen Schuss
sight-too_far = zu weit
sight-behind = hinter dem Rücken
sight-corner = zwei Ecken
sight-solid = Wand oder Tür
sight-figurine = eine Figur

## Missions: how to win

goals-limit =
    { $number ->
        [one] Höchstens { $number } Runde.
       *[other] Höchstens { $number } Runden.
    }
goals-at_limit_DRAW = Hat bis dahin niemand gewonnen, ist es unentschieden.
goals-at_limit_DRAW_points = Haben dann beide gleich viele Punkte, ist es unentschieden.
goals-at_limit_SIDE = Hat bis dahin niemand gewonnen, gewinnen { $side }.
goals-at_limit_CARRIER = Hat bis dahin niemand gewonnen, gewinnt, wer Missionsziel { $number } trägt.
goals-wins = { $side } gewinnen: { $goals }.
goals-and = { $one } und { $more }
goals-or = { $one }; oder { $more }
goals-objective = Missionsziel { $number } auf { $square }: für { $whom } ab Rang 1.
goals-objective_needs = Missionsziel { $number } auf { $square }: für { $whom } ab Rang 1; Bedingung: { $needs }.
goals-anybody = alle
goals-burden = Wer Missionsziel { $number } trägt, hat weniger Bewegungspunkte: −{ $points }.
goals-bursts = { $template }: { $number } auf zufälligen Feldern am Ende jeder Runde; Bedingung: { $goal }.
goals-scoring = Punkte gibt es, wie die Mission sagt.
goals-scores = Punkte: { $scores }.
goals-score_ON_WOUND_SUFFERED = { $number } jedes Mal, wenn ein Feind verwundet wird, ob durch eine Wunde oder mehrere
goals-score_ON_WOUND_SUFFERED_rank = { $number } mehr bei Rang { $rank } oder höher
goals-score_ON_ELIMINATED = { $number } für jeden ausgeschalteten Feind
goals-score_ON_ELIMINATED_rank = { $number } mehr bei Rang { $rank } oder höher
goals-eliminate_all = alle Feinde sind ausgeschaltet
goals-eliminate = { $profile-the } ist ausgeschaltet
goals-survive_until = nach Runde { $number } ist noch jemand übrig
goals-objective_done = Missionsziel { $number } ist erfüllt
goals-objectives_in_order = die Missionsziele { $numbers } sind in dieser Reihenfolge erfüllt
goals-exited = durch den Ausgang gegangene Krieger: { $number } oder mehr
goals-exited_profile = { $profile-the } ist durch den Ausgang gegangen
goals-exited_with = jemand geht mit Missionsziel { $number } durch den Ausgang
goals-none_on_board = keine { $side-bare } sind mehr auf dem Plan
goals-flag =
    { $number ->
        [0] noch nicht „{ $word }“
        [1] { $word }
       *[other] { $word }: { $number }
    }
goals-round = Runde { $number } ist da
goals-cards_in_hand =
    { $number ->
        [one] mindestens { $number } Aktionskarte auf der Hand
       *[other] mindestens { $number } Aktionskarten auf der Hand
    }
goals-ALWAYS = mehr ist nicht nötig
goals-not = nicht: { $goal }
goals-wounded = die Figur ist verwundet
goals-unwounded = die Figur ist nicht verwundet
goals-wounds =
    { $number ->
        [one] die Figur hat mindestens { $number } Wunde
       *[other] die Figur hat mindestens { $number } Wunden
    }
goals-rank_least = Rang { $number } oder mehr
goals-rank_most = Rang { $number } oder weniger
goals-profile = die Figur ist { $profile-the }
goals-has_aptitude = die Figur hat { $word }
goals-large = die Figur ist groß
goals-mode = Modus der Figur: { $word }
goals-is_leader = die Figur führt ihre Seite an
goals-activated = die Figur wurde aktiviert
goals-not_activated = die Figur wurde nicht aktiviert
goals-carrying = die Figur trägt Missionsziel { $number }
goals-in_tile = die Figur steht auf { $word }
goals-on = die Figur steht auf { $word }
goals-in_template = die Figur steht in { $word }
goals-score =
    { $number ->
        [one] { $number } Punkt ist erzielt
       *[other] { $number } Punkte sind erzielt
    }
goals-more_score_at_end = sie haben nach der letzten Runde mehr Punkte
goals-rank_eliminated = Feinde von zusammen Rang { $number } sind ausgeschaltet

## What cards are laid for

situations-strike = { $figure-the } schlägt nach { $target-dative }
situations-shot = { $figure-the } schießt auf { $target-accusative }
situations-shot_twice = { $figure-the } schießt zweimal auf { $target-accusative }
situations-two_shots = { $figure-the } schießt auf { $target-accusative } und auf { $other-accusative }
situations-parry = { $figure-the } wehrt { $target-accusative } ab
situations-reaction = { $figure-the } hat gelauert und schießt auf { $target-accusative }
situations-guard = { $figure-the } geht in Abwehr
situations-wait = { $figure-the } legt sich auf die Lauer
situations-walk = { $figure-the } bewegt sich
situations-action = { $figure-the } handelt

## What an effect asks for

aims-pick_mod_sl = wessen Würfe es ändert
aims-pick_mod_mode = wessen Modus es ändert
aims-pick_mod_nv = wessen Naturwert es ändert
aims-pick_mod_mt = wessen Bw es ändert
aims-pick_set_mt = wessen Bewegungspunkte es festlegt
aims-pick_mod_range = wessen Sichtweite es ändert
aims-pick_extra_dice = wer einen Würfel mehr wirft
aims-pick_reroll = wessen Wurf wiederholt wird
aims-pick_set_die = wessen Würfel es festlegt
aims-pick_perfect_on = wem Perfekte Erfolge leichter gelingen
aims-pick_no_perfect = wem kein Perfekter Erfolg gelingt
aims-pick_auto_success = wem es ohne Wurf gelingt
aims-pick_auto_fail = wem es ohne Wurf misslingt
aims-pick_wound = wen es verwundet
aims-pick_heal = wen es heilt
aims-pick_prevent_wounds = wessen Wunden es aufhebt
aims-pick_extra_wound = wer einmal mehr verwundet
aims-pick_eliminate = wen es ausschaltet
aims-pick_revive = wer zurückkehrt
aims-pick_spawn = wo der Krieger hinzukommt
aims-pick_push = wen es stößt
aims-pick_teleport = wen es versetzt
aims-pick_move = wen es bewegt
aims-pick_turn = wen es dreht
aims-pick_swap = wer den Platz tauscht
aims-pick_attack = wer angreift
aims-pick_grant_aptitude = wer die Fähigkeit erhält
aims-pick_remove_aptitude = wer die Fähigkeit verliert
aims-pick_set_mode = wessen Modus es festlegt
aims-pick_remove_mode_counter = wessen Modusmarker es entfernt
aims-pick_forbid = wem es etwas verbietet
aims-pick_skip_activation = wer die nächste Aktivierung verliert
aims-pick_extra_activation = wer noch einmal aktiviert wird
aims-pick_mod_activation_roll = wessen Aktivierungswurf es ändert
aims-pick_draw_action = wer Karten zieht
aims-pick_discard_action = wer Karten ablegt
aims-pick_steal_action = wer bestohlen wird
aims-pick_recover_action = wer Karten zurückholt
aims-pick_reveal_hand = wessen Hand gezeigt wird
aims-pick_cancel_card = wessen Karte aufgehoben wird
aims-pick_copy_points = wessen Punkte kopiert werden
aims-pick_draw_event = wer Ereignisse zieht
aims-pick_draw_equipment = wer Ausrüstung zieht
aims-pick_open_door = welche Tür es öffnet
aims-pick_close_door = welche Tür es schließt
aims-pick_destroy_door = welche Tür es zerstört
aims-pick_lock_door = welche Tür es verriegelt
aims-pick_open_trapdoor = welche Falltür es öffnet
aims-pick_close_trapdoor = welche Falltür es schließt
aims-pick_place = wohin der Marker kommt
aims-pick_remove = was es entfernt
aims-pick_template = wo die nordwestliche Ecke der Schablone liegt (zwei mal zwei Felder)
aims-pick_darkness = welche Platte dunkel wird
aims-pick_set_flag = was es ändert
aims-pick_score = wer Punkte erhält
aims-pick_carry = wer das Missionsziel trägt
aims-pick_natural_roll = wer einen Naturwurf macht
aims-pick_fixed_roll = für wen gewürfelt wird
aims-pick_choose = wen es betrifft
aims-pick_for_each = wen es betrifft
aims-put_spawn = auf welchem Feld ein Krieger hinzukommt
aims-put_revive = auf welchem Feld der Krieger zurückkehrt
aims-put_teleport = auf welches Feld versetzt wird
aims-put_move = auf welches Feld bewegt wird

## Why the game is over

reasons-always = so will es die Mission
reasons-flag =
    { $number ->
        [0] noch nicht „{ $word }“
        [1] { $word }
       *[other] { $word }: { $number }
    }
reasons-objective_done = Missionsziel { $number } ist erfüllt
reasons-round = Runde { $number } ist da
reasons-eliminate_all = keine { $side-bare } sind übrig
reasons-eliminate = { $profile-the } ist ausgeschaltet
reasons-survive_until = nach Runde { $number } sind noch welche übrig
reasons-objectives_in_order = die Missionsziele { $numbers } wurden in dieser Reihenfolge erfüllt
reasons-exited =
    { $number ->
        [one] { $number } Krieger ist durch den Ausgang gegangen
       *[other] { $number } Krieger sind durch den Ausgang gegangen
    }
reasons-exited_profile = { $profile-the } ist durch den Ausgang gegangen
reasons-exited_with = Missionsziel { $number } wurde durch den Ausgang getragen
reasons-none_on_board = keine { $side-bare } sind mehr auf dem Plan
reasons-score =
    { $number ->
        [one] { points-mission }; { $number } war nötig
       *[other] { points-mission }; { $number } waren nötig
    }
reasons-more_score_at_end = { points-mission } gegen { $others } nach der letzten Runde
reasons-rank_eliminated = Feinde von zusammen Rang { $number } sind ausgeschaltet
reasons-limit_side = die letzte Runde ist vorbei, und dann gehört die Mission dieser Seite
reasons-limit_carrier = am Ende der letzten Runde trägt diese Seite Missionsziel { $number }
reasons-both = beide erreichten ihr Ziel im selben Augenblick
reasons-nobody = die letzte Runde ist vorbei, und niemand hat ein Ziel erreicht

## Beside a question: what it means

notes-target_level = Nur mit Stufe { $level }: Karten müssen Fernkampf so weit heben, sonst ist der Schuss verloren (HY-9.1).
notes-no_objective = { $figure-the } kann Missionsziel { $number } nicht annehmen: Dazu braucht es Rang 1 oder mehr (HY-13.1).
notes-no_target = Von hier aus kann niemand angegriffen werden.
notes-no_target_watch = Niemand von der Gegenseite ist in Sicht. Der Könnerschuss lauert auf alle, die in Sicht kommen; er braucht Stufe 3 nach den Karten (HY-9.40).
notes-mulligan = Drei neue Karten kosten dich eine: Jetzt hast du vier (HY-2.4).
notes-equipment = Zwei der drei behältst du; später darfst du sie zeigen, eine Figur nach der anderen (HY-2.6).
notes-leader = Überzeugung wirkt im Umkreis von acht Feldern, solange die anführende Figur lebt (HY-14.4).
notes-standby = Wer draußen wartet, tritt mit dem ersten Schritt der eigenen Aktivierung ein (HY-4.9).
notes-bid = Jeder Punkt zieht im Aktivierungswurf 1 von deinem Würfel ab; das niedrigere Ergebnis gewinnt, eine 10 verliert (HY-3.2).
notes-bid_alone = Die anderen haben gepasst. Jeder Punkt zieht 1 von deinem Würfel ab; das niedrigere Ergebnis gewinnt (HY-3.2).
notes-keep_firing = Mit dem Marker wird auf alle geschossen, die in Sicht kommen, aber es gibt in dieser Runde keine Nummer (HY-3.8).
notes-who_starts = Danach wechseln sich die Seiten ab, jede mit ihrer niedrigsten Nummer (HY-3.9).
notes-aura = Sie wirkt auf die Figuren ringsum, nicht auf die anführende, bis zu deren nächster Aktivierung (HY-12.2).
notes-mutation = Sie bleibt auf der Figur, bis diese ausgeschaltet ist (HY-12.5).
notes-reserve = Wer aktiv ist, spricht zuerst; es geht weiter, bis beide passen (HY-11.8).
notes-face_turn = Zum Zuschlagen dreht sich die Figur kostenlos dorthin, macht aber keine Bewegung (HY-9.11).
notes-event_counter = Eine Falle: ein Naturwurf mit +3 oder eine Wunde. Ein Ereignis: Du ziehst eine Karte (HY-11.5, HY-11.7).
notes-objective = Das beendet die Bewegung; danach ist eine Drehung frei, und die Aktion bleibt (HY-13.1).
notes-skilled_move = Ein festgehaltener Feind hat keine Bewegungspunkte, solange der Kontakt besteht (HY-9.53).
notes-brush_to = Die Figur tritt auf das Feld, das frei wird (HY-9.52).
notes-pierce = Ein Wurf mehr, ohne Karten; er kann wie gewohnt pariert werden (HY-14.17).
notes-second_target = Zwei Schüsse sind ein Heldenschuss: Dafür braucht es nach den Karten Stufe 6 (HY-9.36).
notes-combined = Nach dieser Aktion noch ein Hieb: eine Wunde, wenn er gelingt, und keine Parade (HY-14.1).
notes-second_strike = Ohne Karten und ohne deren Punkte; das Ziel darf parieren (HY-9.13).
notes-sacrifice = Die Figur ist ausgeschaltet, und alle im Kontakt werden ohne Parade verwundet (HY-14.14).
notes-infiltrate = Ein paar Felder am Ende der Runde; wer gesehen wird, verliert die Infiltration (HY-15.2).
notes-watch_target = Geschossen werden muss; wird niemand ausgeschaltet, geht der Marker verloren (HY-9.43).
notes-effect_order = Sie geschehen einer nach dem anderen (HY-4.8).
notes-discard = Sie kommt in die Ablage.
notes-steal = Sie kommt auf deine Hand und kann ab der nächsten Aktivierung verwendet werden (HY-10.14).
notes-recover = Sie kommt auf deine Hand und kann ab der nächsten Aktivierung verwendet werden (HY-10.14).
notes-cancel = Sie zählt für nichts mehr.
notes-reroll = Der neue Würfel zählt, was immer er zeigt.
notes-cards = Jede für ihre Punkte oder ihren Effekt; { $counts }. Eine Störung kann folgen (HY-10.5).
notes-cards_one = Für ihre Punkte oder ihren Effekt; { $counts }. Störungen können folgen (HY-9.44).
notes-cards_answer = Jede für ihre Punkte oder ihren Effekt; { $counts }. Niemand antwortet mehr (HY-10.5).
notes-hindrance = Ihre Punkte werden abgezogen, oder ihr Effekt wirkt gegen die andere Seite; dann darf sie antworten (HY-10.7).
notes-hindrances = Beliebig viele; ihre Punkte werden abgezogen (HY-9.44).
notes-points_roll = Punkte heben Erfolgswert und Stufe
notes-points_parry = Punkte heben den Erfolgswert
notes-points_guard = Punkte heben nur die Stufe, die jetzt gewählt wird
notes-points_walk = Punkte heben die Stufe, nicht die Bewegungspunkte

## What a word means

glossary-number = Zahl
glossary-number_NV_name = NW, Naturwert
glossary-number_NV = Stärke und Leben in einem: Der Würfel darf ihn nicht übersteigen, jede Wunde senkt ihn um 1, und bei 0 ist die Figur ausgeschaltet.
glossary-number_Mt_name = Bw, Bewegung
glossary-number_Mt = Bewegungspunkte einer Aktivierung: Ein Schritt nach vorn kostet 1, seitwärts, rückwärts und Drehen mehr. Eine Wunde senkt sie um 1.
glossary-number_rank_name = Rang
glossary-number_rank = Was eine Figur kostet, wenn eine Truppe aufgestellt wird.
glossary-number_SL_name = EW, Erfolgswert
glossary-number_SL = NW ohne Wunden, mit allem, was hilft oder stört. Ein zehnseitiger Würfel, der nicht höher ist, gelingt; 1 ist perfekt, 10 misslingt immer.
glossary-mode = Modus
glossary-mode_OC_name = NK, Nahkampf
glossary-mode_OC = Einen Feind schlagen, der vorn im Kontakt ist. Die Zahl ist die höchste beherrschte Stufe; eine Karte hebt sie.
glossary-mode_DC_name = AB, Abwehr
glossary-mode_DC = Auf der Hut bleiben: Angriffe von vorn und von den Seiten parieren. Eine Wunde oder ein anderer Modus beendet es.
glossary-mode_F_name = FK, Fernkampf
glossary-mode_F = Auf einen Feind in Sicht schießen, mit einem Feld dazwischen. Ohne Zahl fehlt die Waffe dafür.
glossary-mode_MV_name = MV, Manöver
glossary-mode_MV = Weiter gehen, statt zu kämpfen. Zwei Punkte mehr, und Türen kosten nichts.
glossary-aptitude = Fähigkeit
glossary-aptitude_combined_attack_name = Kombiangriff
glossary-aptitude_combined_attack = { $x }-mal im Spiel, einmal je Runde: nach den Hieben einer Stufe ein Hieb mehr, der nicht pariert werden kann.
glossary-aptitude_aura_name = Aura
glossary-aptitude_aura = Führt: Die Aurakarte hilft anderen im Umkreis von { $x } Feldern.
glossary-aptitude_puny_name = Winzling
glossary-aptitude_puny = Schlüpft ohne Aufpreis um Ecken und verdeckt nur seinesgleichen; kann keine Türen öffnen.
glossary-aptitude_conviction_name = Überzeugung
glossary-aptitude_conviction = +{ $x } auf Hiebe und Paraden im Umkreis von 8 Feldern um die lebende anführende Figur.
glossary-aptitude_duellist_name = Duellkunst
glossary-aptitude_duellist = Ein Hieb oder Schuss mit einem Würfel von { $x } oder weniger ist ein Perfekter Erfolg.
glossary-aptitude_felon_name = Tücke
glossary-aptitude_felon = +{ $x } auf Hiebe von hinten.
glossary-aptitude_frenzy_name = Raserei
glossary-aptitude_frenzy = +{ $x } auf Hiebe und Paraden für jeden im Nahkampf ausgeschalteten Feind.
glossary-aptitude_brutish_strength_name = Rohe Kraft
glossary-aptitude_brutish_strength = Ein gelungener Hieb drängt sein Ziel { $x } Felder zurück, auch wenn er pariert wurde.
glossary-aptitude_mutation_name = Mutation
glossary-aptitude_mutation = Darf { $x } Mutationskarten tragen.
glossary-aptitude_eye_of_the_lynx_name = Luchsauge
glossary-aptitude_eye_of_the_lynx = Sieht und schießt { $x } Felder weiter.
glossary-aptitude_infiltration_name = Infiltration
glossary-aptitude_infiltration = Solange kein Feind die Figur gesehen hat, darf sie sich am Ende einer Runde um { $x } weiterbewegen.
glossary-aptitude_prestige_name = Ansehen
glossary-aptitude_prestige = +{ $x } auf jeden Wurf bis zur ersten Wunde.
glossary-aptitude_dorsal_protection_name = Rückenschutz
glossary-aptitude_dorsal_protection = Wer von hinten zuschlägt, hat nicht +1, sondern −{ $x }.
glossary-aptitude_sacrifice_name = Opfer
glossary-aptitude_sacrifice = Nach einem Grundmanöver darf die Figur ihr Leben geben: Alle Feinde im Kontakt erleiden { $x } Wunden.
glossary-aptitude_titan_name = Titan
glossary-aptitude_titan = Geröll bremst und verletzt die Figur nicht, und nur ein Titan kann sie beiseitestoßen.
glossary-aptitude_velocity_name = Flinkheit
glossary-aptitude_velocity = +{ $x } auf Würfe gegen Fallen; Geröll kostet nichts extra.
glossary-aptitude_armour_piercing_shot_name = Panzerbrecher
glossary-aptitude_armour_piercing_shot = Nach einem Treffer ein Schuss auf einen zweiten Feind höchstens { $x } Felder hinter dem ersten, ohne Karten.
glossary-counter = Marker
glossary-counter_number_name = Aktivierungsnummer
glossary-counter_number = In welcher Reihenfolge eine Seite handelt. Geheim, bis die Figur an der Reihe ist; grau hat gehandelt.
glossary-counter_parry_name = AB mit einer Zahl
glossary-counter_parry = Auf dieser Stufe in Abwehr: Angriffe von vorn und von den Seiten werden pariert bis zu einer Wunde oder einem anderen Modus.
glossary-counter_watch_name = FK3, Könnerschuss
glossary-counter_watch = Lauert mit der Waffe im Anschlag und schießt auf den ersten Feind, der in Sicht kommt.
glossary-counter_furtive_name = MV4, Expertenmanöver
glossary-counter_furtive = Bewegt sich heimlich: Wer lauert, schießt nicht, und Schüsse auf die Figur haben −2, bis sie wieder handelt.
glossary-counter_hindered_name = gehalten, Könnermanöver
glossary-counter_hindered = Von einem Feind daneben festgehalten: keine Bewegungspunkte, solange sich die beiden berühren.
glossary-counter_wounds_name = Wunden
glossary-counter_wounds = Jeder Tropfen senkt NW, jeden Modus und Bw um 1; so viele wie NW schalten aus.
glossary-counter_carries_name = Getragenes Missionsziel
glossary-counter_carries = Der violette Stein: Die Figur trägt dieses Missionsziel und lässt es fallen, wenn sie ausgeschaltet wird.
glossary-counter_aura_name = Aura
glossary-counter_aura = Der dünne goldene Rahmen ist die Reichweite einer Aura; sie hilft allen dieser Seite darin außer ihrer Trägerfigur.
glossary-counter_mutations_name = Mutationen
glossary-counter_mutations = Violette Striche: Mutationskarten, die die Figur trägt.
glossary-counter_event_name = Ereignis- oder Fallenmarker
glossary-counter_event = Das Papiersechseck: Wer dort eine Bewegung beendet, darf es aufdecken, ein Ereignis oder eine Falle.
glossary-counter_rocks_name = Geröll
glossary-counter_rocks = Betreten kostet mehr, nur ein Titan bleibt darauf stehen, und ein Schuss darüber hat −1 je Feld.
glossary-counter_template_name = Schablone
glossary-counter_template = Explosion, Gas oder Knochen auf zwei mal zwei Feldern, so lange die Karte es sagt.

## Building a force

muster-most =
    { $number ->
        [one] Davon gibt es nur eine Figur.
       *[other] Davon gibt es nur { $number } Figuren.
    }
muster-given = Nimm zuerst zurück, was du gegeben hast: Der Rest wurde der Reihe nach hingelegt.
muster-warriors = Die Truppe ist voll: höchstens { $number } Krieger.
muster-warriors_owed = Die letzten Plätze sind für die reserviert, die die Mission verlangt.
muster-rank0 = Höchstens { $number } von Rang 0.
muster-ranks = Kostet { $cost }; { $left } übrig.
muster-ranks_owed = Kostet { $cost }; { $left } übrig neben denen, die die Mission verlangt.
muster-owed = Die Mission verlangt { $profile-accusative }.
muster-nobody = Wähle mindestens einen Krieger.
muster-too_much = Diese Truppe ist größer, als die Mission erlaubt.
muster-note_rank0 = Höchstens { $number } von Rang 0.
muster-note_compulsory = { $profile-subject } muss dabei sein.
