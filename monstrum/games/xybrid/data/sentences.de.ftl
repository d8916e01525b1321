### What XYbrid says in German: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

number-parts =
    { $number ->
        [one] Teil
       *[other] Teile
    }

## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-no_card = dieser Effekt
terms-theirs = { $name } von { $player }
terms-and = { " und " }
terms-comma = ,{ " " }
terms-type_head = Kopf
terms-type_arm = Arm
terms-type_legs = Beine
terms-type_aux = Zusatz
terms-type_core = Kern
terms-science_BIO = Biologie
terms-science_CHE = Chemie
terms-science_PHY = Physik
terms-science_ROB = Robotik
terms-side_left = links
terms-side_right = rechts
terms-slot_head = Kopf
terms-slot_arm_left = linker Arm
    .accusative = linken Arm
terms-slot_arm_right = rechter Arm
    .accusative = rechten Arm
terms-slot_legs = Beine
terms-slot_aux = Zusatz
terms-slot_core = Kern
terms-place_lab = im Labor
terms-place_core_pile = im Kernvorrat
terms-place_deck = im Stapel
terms-place_out = nicht im Spiel
terms-place_monster = am Monster von { $player }
terms-place_hand = auf der Hand von { $player }
terms-place_pile = in der Ablage von { $player }
terms-zone_lab = im Labor
terms-zone_core_pile = im Kernvorrat
terms-zone_me_monster = an deinem Monster
terms-zone_me_hand = auf deiner Hand
terms-zone_me_pile = in deiner Ablage
terms-zone_opp_monster = an einem gegnerischen Monster
terms-zone_opp_hand = auf einer gegnerischen Hand
terms-zone_any_monster = an einem Monster
terms-zone_any_hand = auf einer Hand
terms-operation_value = als Wertmaß
terms-operation_destroy = zum Zerstören
terms-operation_take = für die Hand
terms-operation_attach = zum Anbauen
terms-operation_tolab = für das Labor
terms-operation_boost = zur Wertänderung
terms-operation_addsci = für eine weitere Wissenschaft
terms-operation_shield = zum Abschirmen
terms-operation_jam = zum Stören
terms-operation_copy = zum Kopieren
terms-kind_breakthrough = Durchbruch

## The table: what lies where

zones-status = Runde { $round } von { $rounds } · Umlauf { $cycle }
zones-status_cores = Runde { $round } von { $rounds } · Kerne
zones-lab = Das Labor
zones-lab_empty = Das Labor ist leer.
zones-monster =
    { $reader ->
        [player] Dein Monster
       *[nobody] Monster von { $player }
    }
zones-hand =
    { $reader ->
        [player] Deine Hand
       *[nobody] Hand von { $player }
    }
zones-hand_empty = Keine Teile auf der Hand.
zones-breakthroughs =
    { $reader ->
        [player] Deine Durchbrüche
       *[nobody] Durchbrüche von { $player }
    }
zones-breakthroughs_empty = Keine Durchbrüche mehr.
zones-pile =
    { $reader ->
        [player] Deine Ablage
       *[nobody] Ablage von { $player }
    }
zones-pile_empty = Noch nichts: Ein Monster liegt hier, sobald seine Runde endet.
zones-core_pile = Kernvorrat
zones-deck = Stapel
zones-deck_empty = Der Stapel ist leer.
zones-shown = Aufgedeckte Durchbrüche
zones-removed = Durchbrüche nicht im Spiel

## Numbers beside a player

counters-infamy = Verruf
counters-worth = Wert jetzt
counters-hand = Hand
counters-pile = Ablage
counters-secrets =
    { $number ->
        [one] Durchbruch
       *[other] Durchbrüche
    }

## Decisions: "you must …"

decisions-choose_core = einen Kern wählen
decisions-mission = ein MISSION-Teil deiner Ablage aktivieren oder passen
decisions-draw = ein Teil aus dem Labor ziehen
decisions-build_attach = ein Teil von deiner Hand anbauen
decisions-build_side = links oder rechts sagen
decisions-build_swap = Teile tauschen oder fertig sein
decisions-build_swap_with = sagen, welches angebaute Teil ersetzt wird
decisions-breakthrough = dich auf einen Durchbruch festlegen oder auf keinen
decisions-deploy_order = wählen, welches deiner Teile als nächstes aktiviert wird
decisions-effect_may = Ja oder Nein sagen
decisions-effect_cost = ein Teil wählen, mit dem du bezahlst
decisions-effect_draw = ein Teil aus dem Labor ziehen
decisions-effect_part = ein Teil wählen
decisions-effect_upto = ein Teil wählen oder keines
decisions-effect_swap = zwei Teile zum Tauschen wählen
decisions-effect_swap_with = das zweite Teil des Tausches wählen
decisions-effect_side = links oder rechts sagen
decisions-effect_player = wählen, wen es trifft
decisions-effect_science = eine Wissenschaft nennen
decisions-effect_peek = eines der gesehenen Teile vergraben oder keines
decisions-first_player = sehen, wer beginnt
decisions-random_part = sehen, welches Teil es trifft
decisions-deck_slot = sehen, welches Teil als nächstes vom Stapel kommt
decisions-deal_one = sehen, welcher Durchbruch ausgeteilt wird

## Options

labels-none = Keines
labels-pass = Passen
labels-done = Fertig
labels-decline_upto = Keines wählen
labels-decline_swap = Nichts tauschen
labels-bury_none = Keines vergraben
labels-reveal_none = Nichts aufdecken
labels-yes = Ja
labels-yes_card = Ja: { $card }
labels-no = Nein
labels-no_card = Nein, ohne { $card }
labels-left = Links
labels-right = Rechts
labels-left_part = { $part } links
labels-right_part = { $part } rechts
labels-player = { $player }
labels-player_lose = { $player } verliert Verruf
labels-player_steal = { $player } bestehlen
labels-player_spy = { $player } ausspähen
labels-first_player = { $player } beginnt
labels-science = { $science }
labels-core = { $part } nehmen
labels-draw = { $part } ziehen
labels-attach = { $part } anbauen
labels-activate = { $part } aktivieren
labels-swap = { $thing } tauschen
labels-with = gegen { $thing }
labels-swap_in = { $part } einsetzen
labels-replace = { $part } ersetzen
labels-pick = { $thing } wählen
labels-pick_value = Wert nehmen: { $thing }
labels-pick_destroy = { $thing } zerstören
labels-pick_take = { $thing } nehmen
labels-pick_attach = { $thing } anbauen
labels-pick_tolab = { $thing } ins Labor
labels-pick_boost = Wert ändern: { $thing }
labels-pick_addsci = Wissenschaft dazu: { $thing }
labels-pick_shield = { $thing } abschirmen
labels-pick_jam = { $thing } stören
labels-pick_copy = { $thing } kopieren
labels-pay = Bezahlen: { $thing }
labels-pay_destroy = Bezahlen: { $thing } zerstören
labels-pay_take = Bezahlen: { $thing } nehmen
labels-pay_attach = Bezahlen: { $thing } anbauen
labels-pay_tolab = Bezahlen: { $thing } ins Labor
labels-bury = { $part } vergraben
labels-reveal = { $breakthrough } aufdecken
labels-deal = { $breakthrough } wird ausgeteilt

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [players] Das Spiel ist aus. Du hast mit { $number } Verruf gewonnen.
       *[nobody] Das Spiel ist aus. { $players } hat mit { $number } Verruf gewonnen.
    }
prompts-over_shared =
    { $reader ->
        [players] Das Spiel ist aus. Du teilst den Sieg mit { $others }: { $number } Verruf.
       *[nobody] Das Spiel ist aus. { $players } teilen den Sieg mit { $number } Verruf.
    }
prompts-choose_core = Du musst einen Kern für dein neues Monster wählen.
prompts-mission = Du darfst ein MISSION-Teil deiner Ablage aktivieren oder passen.
prompts-draw = Du musst ein Teil aus dem Labor ziehen: eine Art, die dein Monster braucht ({ $types }), oder einen Zusatz.
prompts-draw_any = Du musst irgendein Teil aus dem Labor ziehen: Dort liegt nichts, was dein Monster braucht ({ $types }).
prompts-draw_complete = Dein Monster ist vollständig. Du musst irgendein Teil aus dem Labor ziehen.
prompts-build_attach = Du musst wählen, welches deiner Handteile du anbaust ({ $type }).
prompts-build_side = Du musst eine Seite wählen: { $part }.
prompts-build_swap = Du darfst ein Handteil gegen ein angebautes derselben Art tauschen oder fertig sein.
prompts-build_swap_with = Du musst das angebaute Teil wählen, das durch { $part } ersetzt wird.
prompts-breakthrough = Du musst dich auf einen deiner Durchbrüche festlegen oder auf keinen; niemand sieht ihn, bevor alle gewählt haben.
prompts-deploy_order = Du musst wählen, welches deiner Teile im Wert von { $number } zuerst aktiviert wird.
prompts-effect_may = Du darfst { $card } verwenden: „{ $text }“
prompts-effect_cost =
    { $number ->
        [one] { $card }: Zum Bezahlen musst du ein Teil { $operation } wählen.
       *[other] { $card }: Zum Bezahlen musst du { $number } Teile { $operation } wählen.
    }
prompts-effect_cost_more = { $card }: Zum Bezahlen musst du noch { $number } { number-parts } { $operation } wählen.
prompts-effect_draw = { $card }: Du musst ein Teil aus dem Labor ziehen.
prompts-effect_part =
    { $number ->
        [one] { $card }: Du musst ein Teil { $operation } wählen.
       *[other] { $card }: Du musst { $number } Teile { $operation } wählen.
    }
prompts-effect_part_more = { $card }: Du musst noch { $number } { number-parts } { $operation } wählen.
prompts-effect_upto = { $card }: Du darfst ein Teil { $operation } wählen oder keines.
prompts-effect_swap = { $card }: Du musst zwei Teile zum Tauschen wählen.
prompts-effect_swap_may = { $card }: Du darfst zwei Teile zum Tauschen wählen oder keine.
prompts-effect_swap_with = { $card }: Du musst das Teil wählen, gegen das du { $part } tauschst.
prompts-effect_side = { $card }: Du musst eine Seite wählen: { $part }.
prompts-effect_player = { $card }: Du musst wählen, wen es trifft.
prompts-effect_science = { $card }: Du musst eine Wissenschaft nennen.
prompts-effect_peek =
    { $number ->
        [one] { $card }: Du darfst das gesehene Teil unter den Stapel legen.
       *[other] { $card }: Du darfst eines der gesehenen Teile unter den Stapel legen.
    }

## Questions, to whoever waits

waiting-chance = Der Zufall entscheidet.
waiting-choose_core = { $player } muss einen Kern wählen.
waiting-mission = { $player } darf ein MISSION-Teil aktivieren.
waiting-draw = { $player } muss ein Teil aus dem Labor ziehen: eine Art, die das Monster braucht ({ $types }), oder einen Zusatz.
waiting-draw_any = { $player } muss irgendein Teil aus dem Labor ziehen: Dort liegt nichts, was das Monster braucht ({ $types }).
waiting-draw_complete = { $player } hat ein vollständiges Monster und muss irgendein Teil aus dem Labor ziehen.
waiting-build_attach = { $player } muss wählen, welches Teil angebaut wird ({ $type }).
waiting-build_side = { $player } muss eine Seite wählen: { $part }.
waiting-build_swap = { $player } darf Handteile gegen angebaute tauschen.
waiting-build_swap_with = { $player } muss das angebaute Teil wählen, das durch { $part } ersetzt wird.
waiting-breakthrough = Ein Durchbruch oder keiner: Es fehlt noch die Wahl von { $players }.
waiting-deploy_order = { $player } muss wählen, welches Teil im Wert von { $number } zuerst aktiviert wird.
waiting-effect_may = { $player } darf { $card } verwenden: „{ $text }“
waiting-effect_cost =
    { $number ->
        [one] { $card }: Zum Bezahlen muss { $player } ein Teil { $operation } wählen.
       *[other] { $card }: Zum Bezahlen muss { $player } { $number } Teile { $operation } wählen.
    }
waiting-effect_cost_more = { $card }: Zum Bezahlen muss { $player } noch { $number } { $operation } wählen.
waiting-effect_draw = { $card }: { $player } muss ein Teil aus dem Labor ziehen.
waiting-effect_part =
    { $number ->
        [one] { $card }: { $player } muss ein Teil { $operation } wählen.
       *[other] { $card }: { $player } muss { $number } Teile { $operation } wählen.
    }
waiting-effect_part_more = { $card }: { $player } muss noch { $number } { $operation } wählen.
waiting-effect_upto = { $card }: { $player } darf ein Teil { $operation } wählen.
waiting-effect_swap = { $card }: { $player } muss zwei Teile zum Tauschen wählen.
waiting-effect_swap_may = { $card }: { $player } darf zwei Teile zum Tauschen wählen.
waiting-effect_swap_with = { $card }: { $player } muss das Teil wählen, gegen das { $part } getauscht wird.
waiting-effect_side = { $card }: { $player } muss eine Seite wählen: { $part }.
waiting-effect_player = { $card }: { $player } muss wählen, wen es trifft.
waiting-effect_science = { $card }: { $player } muss eine Wissenschaft nennen.
waiting-effect_peek =
    { $number ->
        [one] { $card }: { $player } darf das oberste Teil des Stapels darunterlegen.
       *[other] { $card }: { $player } darf eines der obersten Teile des Stapels darunterlegen.
    }

## What has happened

events-automatic = { "" }
events-automatic_draw =
    { $reader ->
        [player] { $part } ist das einzige Teil, das du ziehen darfst.
       *[nobody] { $part } ist das einzige Teil, das { $player } ziehen darf.
    }
events-automatic_effect_draw =
    { $reader ->
        [player] { $part } ist das einzige Teil, das du ziehen darfst.
       *[nobody] { $part } ist das einzige Teil, das { $player } ziehen darf.
    }
events-automatic_effect_cost =
    { $reader ->
        [player] Du hast keine Wahl und bezahlst: { $part }.
       *[nobody] { $player } hat keine Wahl und bezahlt: { $part }.
    }
events-automatic_effect_part =
    { $reader ->
        [player] Du hast keine Wahl: { $part }.
       *[nobody] { $player } hat keine Wahl: { $part }.
    }
events-automatic_effect_player =
    { $reader ->
        [player] Du kannst nur { $rival } wählen.
        [rival] { $player } kann nur dich wählen.
       *[nobody] { $player } kann nur { $rival } wählen.
    }
events-round_started =
    { $reader ->
        [player] Runde { $number } beginnt. Du fängst an.
       *[nobody] Runde { $number } beginnt. { $player } fängt an.
    }
events-first_player_picked =
    { $reader ->
        [player] Das Los fällt auf dich.
       *[nobody] Das Los fällt auf { $player }.
    }
events-cycle_started = Umlauf { $number }.
events-turn_started =
    { $reader ->
        [player] Du bist am Zug.
       *[nobody] { $player } ist am Zug.
    }
events-breakthrough_dealt =
    { $reader ->
        [player] Du bekommst { $breakthrough }.
       *[nobody] { $player } bekommt { $breakthrough }.
    }
events-core_taken =
    { $reader ->
        [player] Du nimmst { $part } als Kern.
       *[nobody] { $player } nimmt { $part } als Kern.
    }
events-mission_activated =
    { $reader ->
        [player] Du aktivierst eine Mission: { $part }.
       *[nobody] { $player } aktiviert eine Mission: { $part }.
    }
events-drawn =
    { $reader ->
        [player] Du ziehst { $part }.
       *[nobody] { $player } zieht { $part }.
    }
events-nothing_drawn =
    { $reader ->
        [player] Du ziehst nichts: Labor und Stapel sind leer.
       *[nobody] { $player } zieht nichts: Labor und Stapel sind leer.
    }
events-restocked = Neu im Labor: { $part }.
events-attached =
    { $reader ->
        [player] Du baust { $part } als { $slot-accusative } an.
       *[nobody] { $player } baut { $part } als { $slot-accusative } an.
    }
# Whose it was, or where it lay: of a part, and of the other one that is spoken of.
place-here =
    { $reader ->
        [player] { own-here }
        [both] { own-here }
       *[nobody] { their-here }
    }
own-here =
    { $here ->
        [hand] auf deiner Hand
        [monster] an deinem Monster
        [pile] in deiner Ablage
        [core_pile] im Kernvorrat
        [deck] im Stapel
       *[lab] im Labor
    }
their-here =
    { $here ->
        [hand] auf der Hand von { $player }
        [monster] am Monster von { $player }
        [pile] in der Ablage von { $player }
        [core_pile] im Kernvorrat
        [deck] im Stapel
       *[lab] im Labor
    }
place-there =
    { $reader ->
        [rival] { own-there }
        [both] { own-there }
       *[nobody] { their-there }
    }
own-there =
    { $there ->
        [hand] auf deiner Hand
        [monster] an deinem Monster
        [pile] in deiner Ablage
        [core_pile] im Kernvorrat
        [deck] im Stapel
       *[lab] im Labor
    }
their-there =
    { $there ->
        [hand] auf der Hand von { $rival }
        [monster] am Monster von { $rival }
        [pile] in der Ablage von { $rival }
        [core_pile] im Kernvorrat
        [deck] im Stapel
       *[lab] im Labor
    }
events-swapped = { $part } { place-here } und { $other } { place-there } tauschen die Plätze.
events-destroyed = Zerstört: { $part } { place-here }.
events-taken =
    { $reader ->
        [player] Du nimmst { $part } auf die Hand; das Teil war { place-there }.
        [both] Du nimmst { $part } auf die Hand; das Teil war { place-there }.
       *[nobody] { $player } nimmt { $part } auf die Hand; das Teil war { place-there }.
    }
events-sent_to_lab = Zurück ins Labor, bisher { place-here }: { $part }.
events-boosted =
    { $amount ->
        [0] Der Wert bleibt, wie er ist: { $part } { place-here }.
       *[other] { $part } { place-here }: { $amount }.
    }
events-science_added = Jetzt auch { $science }: { $part }.
events-shielded = Abgeschirmt: { $part } { place-here }.
events-jammed = Gestört: { $part } { place-here }.
events-copied =
    { $reader ->
        [player] Du kopierst { $part }.
       *[nobody] { $player } kopiert { $part }.
    }
events-gained =
    { $reader ->
        [player]
            { $number ->
                [0] Du erhältst nichts.
               *[other] Du erhältst { $number } Verruf.
            }
       *[nobody]
            { $number ->
                [0] { $player } erhält nichts.
               *[other] { $player } erhält { $number } Verruf.
            }
    }
events-lost =
    { $reader ->
        [player]
            { $number ->
                [0] Du hast nichts zu verlieren.
               *[other] Du verlierst { $number } Verruf.
            }
       *[nobody]
            { $number ->
                [0] { $player } hat nichts zu verlieren.
               *[other] { $player } verliert { $number } Verruf.
            }
    }
events-peeked =
    { $reader ->
        [player] Du siehst dir { $number } { number-parts } oben vom Stapel an.
       *[nobody] { $player } sieht sich { $number } { number-parts } oben vom Stapel an.
    }
events-saw =
    { $reader ->
        [player] Du siehst { $part }.
       *[nobody] { $player } sieht { $part }.
    }
events-buried =
    { $reader ->
        [player]
            { $number ->
                [0] Du lässt den Stapel, wie er ist.
               *[other] Du legst eines davon unter den Stapel.
            }
       *[nobody]
            { $number ->
                [0] { $player } lässt den Stapel, wie er ist.
               *[other] { $player } legt eines davon unter den Stapel.
            }
    }
events-buried_part =
    { $reader ->
        [player] Du vergräbst { $part }.
       *[nobody] { $player } vergräbt { $part }.
    }
events-spied =
    { $reader ->
        [player] Du liest die Durchbrüche von { $rival }.
        [rival] { $player } liest deine Durchbrüche.
       *[nobody] { $player } liest die Durchbrüche von { $rival }.
    }
events-spied_card =
    { $reader ->
        [rival] Du hast { $breakthrough }.
       *[nobody] { $rival } hat { $breakthrough }.
    }
events-committed =
    { $reader ->
        [player] Du hast gewählt.
       *[nobody] { $player } hat gewählt.
    }
events-revealed =
    { $reader ->
        [player] Du deckst { $breakthrough } auf.
       *[nobody] { $player } deckt { $breakthrough } auf.
    }
events-revealed_none =
    { $reader ->
        [player] Du deckst nichts auf.
       *[nobody] { $player } deckt nichts auf.
    }
events-activated =
    { $reader ->
        [player] Du aktivierst { $part }.
       *[nobody] { $player } aktiviert { $part }.
    }
events-breakthrough_activated =
    { $reader ->
        [player] Du aktivierst { $breakthrough }.
       *[nobody] { $player } aktiviert { $breakthrough }.
    }
events-deployment_started = Alle Monster sind vollständig: Sie ziehen in den Einsatz.
events-gridlocked = Einen ganzen Umlauf lang konnte niemand ziehen: Die Monster gehen in den Einsatz.
events-cap_reached = Zwanzig Umläufe sind vorbei: Die Monster gehen in den Einsatz.
events-monster_scored =
    { $reader ->
        [player]
            { $number ->
                [0] Dein Monster ist nichts wert.
               *[other] Dein Monster ist { $number } Verruf wert.
            }
       *[nobody]
            { $number ->
                [0] Das Monster von { $player } ist nichts wert.
               *[other] Das Monster von { $player } ist { $number } Verruf wert.
            }
    }
events-hand_scored =
    { $reader ->
        [player]
            { $number ->
                [0] { "" }
               *[other] Deine Hand ist { $number } Verruf wert.
            }
       *[nobody]
            { $number ->
                [0] { "" }
               *[other] Die Hand von { $player } ist { $number } Verruf wert.
            }
    }
events-refreshed = Die Monster kommen in ihre Ablagen; Hände und Labor gehen zurück in den Stapel.
events-deck_shuffled = Der Stapel wird gemischt.
events-picked_at_random = Der Zufall trifft { $part }.
events-game_ended = Das Spiel ist aus.
events-declined =
    { $reader ->
        [player] Du verzichtest.
       *[nobody] { $player } verzichtet.
    }

## Why not

refusals-game_over = Das Spiel ist aus.
refusals-not_a_seat = Das kann nur, wer mitspielt.
refusals-not_your_turn = Die Entscheidung liegt jetzt bei { $players }.
refusals-chance_decides = Jetzt entscheidet der Zufall.
refusals-already_committed = Du hast dich schon festgelegt; es fehlt noch die Wahl von { $players }.
refusals-unreadable = Das wird hier nicht verstanden. Sagen kann man: { $examples }.
refusals-wrong_decision = Das ist nicht die Frage: Du musst { $decision }.
refusals-must_choose = Hier kannst du nicht verzichten: Du musst { $decision }.
refusals-swap_not_begun = Sag zuerst, welches Teil du tauschst, und dann, gegen welches.
refusals-swap_begun = Du tauschst { $first }: Sag, gegen welches Teil.
refusals-too_many = Du kannst hier { $number } wählen, nicht { $said }.
refusals-not_a_core = { $part } ist kein Kern.
refusals-not_in_core_pile = { $part } ist nicht im Kernvorrat, sondern { $place }.
refusals-not_in_lab = { $part } ist nicht im Labor, sondern { $place }.
refusals-core_never_drawn = { $part } ist ein Kern, und Kerne werden nie gezogen.
refusals-not_needed = Dein Monster braucht das nicht: { $part }. Solange das Labor hat, was es braucht ({ $types }), darfst du nur das oder einen Zusatz ziehen.
refusals-not_in_hand = { $part } ist nicht auf deiner Hand, sondern { $place }.
refusals-not_attached = { $part } ist nicht an deinem Monster, sondern { $place }.
refusals-type_already_filled = Dein Monster hat keinen freien Platz mehr dafür ({ $type }): { $part } bleibt auf deiner Hand.
refusals-other_type_first = Noch nicht { $part }: Zuerst kommt eine andere Art ({ $type }).
refusals-not_swappable = { $part } kann hier nicht getauscht werden: Das geht nur mit Köpfen, Armen und Beinen.
refusals-just_replaced = { $part } wurde eben ersetzt und kann in diesem Schritt nicht zurückkehren.
refusals-nothing_to_replace = An deinem Monster gibt es nichts derselben Art ({ $type }), was { $part } ersetzen könnte.
refusals-types_differ = { $part } und { $first } sind von verschiedener Art.
refusals-not_in_pile = { $part } ist nicht in deiner Ablage, sondern { $place }.
refusals-no_mission_effect = { $part } hat keinen MISSION-Effekt.
refusals-mission_condition = Die Bedingung ist jetzt nicht erfüllt: { $part }.
refusals-mission_cost = Du kannst die Kosten jetzt nicht bezahlen: { $part }.
refusals-not_yours = Du hast { $breakthrough } nicht.
refusals-no_deploy_effect = { $part } hat keinen EINSATZ-Effekt.
refusals-already_activated = { $part } wurde in diesem Einsatz schon aktiviert.
refusals-jammed = { $part } ist gestört.
refusals-not_tied = { $part } ist { $number } wert; jetzt sind deine Teile im Wert von { $limit } dran: { $parts }.
refusals-not_seen = { $part } gehört nicht zu den Teilen, die du gesehen hast.
refusals-no_such_player = { $player } gibt es in diesem Spiel nicht.
refusals-not_an_opponent = { $player } gehört nicht zur Gegenseite.
refusals-not_leader = { $player } hat nicht den meisten Verruf der anderen: { $players }.
refusals-not_an_outcome = Das kann hier nicht herauskommen.
refusals-not_possible = Das ist jetzt nicht möglich.
refusals-revealed_at_deployment = { $breakthrough } kann aufgedeckt werden, sobald alle Monster vollständig sind, vor ihrem Einsatz.
refusals-drawn_in_turn = { $part } liegt im Labor: In jedem deiner Züge ziehst du von dort ein Teil.
refusals-cores_at_start = { $part } liegt im Kernvorrat: Kerne werden zu Beginn einer Runde genommen.
refusals-built_in_turn = { $part } ist auf deiner Hand: Angebaut und getauscht wird, nachdem du gezogen hast.
refusals-replaced_in_turn = { $part } ist an deinem Monster: In deinem Zug darfst du tauschen, nachdem du gezogen hast.
refusals-mission_in_turn = { $part } wirkt zu Beginn deines Zuges: ein MISSION-Teil deiner Ablage, bevor du ziehst.
refusals-rests_in_pile = { $part } liegt in deiner Ablage, wo nur noch MISSION-Teile etwas tun.
refusals-of_another_player = { $part } ist { $place }: Dort wirken nur Effekte von Karten.
refusals-not_a_candidate =
    { $filter ->
        [not_in_zone] { $part } ist { $place }; es muss aber { $zone } sein.
        [core] { $part } ist ein Kern, und dieser Effekt rührt Kerne nicht an.
        [wrong_type] { $part } ist von der falschen Art: Nötig ist { $types }.
        [wrong_science] { $part } fehlt eine Wissenschaft: Nötig ist { $sciences }.
        [value_too_high] { $part } ist { $number } wert; höchstens { $limit } ist erlaubt.
        [wrong_side] { $part } ist auf der falschen Seite: Nötig ist { $side }.
        [no_such_trigger]
            { $trigger ->
                [DRAW] { $part } hat keinen ZIEHEN-Effekt.
                [DEPLOY] { $part } hat keinen EINSATZ-Effekt.
                [MISSION] { $part } hat keinen MISSION-Effekt.
               *[STATIC] { $part } hat keinen DAUER-Effekt.
            }
        [not_self] Dieser Effekt kann nur { $source } selbst nehmen, nicht { $part }.
        [source_itself] { $part } ist die Quelle dieses Effekts, der nur auf andere Teile wirkt.
        [shielded] Gegen dich abgeschirmt: { $part }.
        [not_highest] { $part } ist { $number } wert; nur Teile im Wert von { $limit } sind die höchsten.
        [not_admitted] { $part } taugt dafür nicht.
        [no_open_slot] Dein Monster hat keinen freien Platz für { $part }.
        [already_there] { $part } ist schon dort.
        [copies] { $part } enthält selbst eine KOPIE und kann nicht kopiert werden.
        [no_partner] Es gibt nichts, gegen das { $part } getauscht werden könnte.
        [types_differ] { $part } und { $first } sind von verschiedener Art und können nicht die Plätze tauschen.
        [no_change] { $part } und { $first } zu tauschen würde nichts ändern.
        [already_picked] { $part } ist schon gewählt.
        [sets_ascend] Mehrere Teile werden in fester Reihenfolge gewählt, und { $part } kommt vor { $first }: Beginne damit.
        [cannot_complete] { $part } kommt in der Reihenfolge zu spät für { $number } Teile: Wähle zuerst ein anderes.
       *[other] { $part } kann hier nicht gewählt werden.
    }

## Why: the lines of a sum

explain-printed = gedruckter Wert: { $part }
explain-static = { $part } selbst
explain-aura = { $source }
explain-boost = Änderungen bis zum Ende der Runde
explain-floor = nie unter 0
explain-attached = { $part }
explain-hand = Handteile, je 1 ({ $number })
explain-hand_bonus = jedes Handteil ist mehr wert: { $source }
explain-hand_floor = eine Hand kostet nie Verruf

## What a word means

glossary-trigger = Auslöser
glossary-trigger_DRAW_name = ZIEHEN
glossary-trigger_DRAW = Geschieht einmal, gleich nachdem das Teil aus dem Labor gezogen wurde.
glossary-trigger_DEPLOY_name = EINSATZ
glossary-trigger_DEPLOY = Geschieht, wenn die Monster in den Einsatz gehen: das wertvollste Teil zuerst, über alle Monster hinweg.
glossary-trigger_MISSION_name = MISSION
glossary-trigger_MISSION = Wirkt aus deiner Ablage: Zu Beginn deines Zuges darfst du ein Teil mit MISSION verwenden.
glossary-trigger_STATIC_name = DAUER
glossary-trigger_STATIC = Gilt die ganze Zeit, solange das Teil an einem Monster angebaut ist.
glossary-type = Art
glossary-type_head_name = Kopf
glossary-type_head = Ein Monster braucht einen. Er wird angebaut, sobald er gezogen wurde und der Platz frei ist.
glossary-type_arm_name = Arm
glossary-type_arm = Ein Monster braucht zwei, einen links und einen rechts; du sagst, auf welche Seite der erste kommt.
glossary-type_legs_name = Beine
glossary-type_legs = Ein Monster braucht ein Paar. Sie werden angebaut, sobald sie gezogen wurden und der Platz frei ist.
glossary-type_aux_name = Zusatz
glossary-type_aux = Kommt sofort ans Monster, neben alles andere; Platz ist immer.
glossary-type_core_name = Kern
glossary-type_core = Womit ein Monster beginnt. Er hat den Wert 0 und kann nicht zerstört, gezogen oder genommen werden.
glossary-state = Zeichen
glossary-state_shielded_name = Abgeschirmt
glossary-state_shielded = Effekte anderer können diesem Teil nichts anhaben.
glossary-state_jammed_name = Gestört
glossary-state_jammed = Sein EINSATZ-Effekt fällt in diesem Einsatz aus.
glossary-state_used_name = Verwendet
glossary-state_used = Sein EINSATZ-Effekt ist in diesem Einsatz schon geschehen.
glossary-state_boosted_name = Anderer Wert
glossary-state_boosted = Mehr ▲ oder weniger ▼ wert als gedruckt: Was gerade wirkt, wird zusammengezählt, nie unter 0.
