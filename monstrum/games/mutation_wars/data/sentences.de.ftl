### What Mutation Wars says in German: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.
### A colour is said without its ending (`{ $colour }en Körper`); `capital` is the form at the start of a line.
### Names of parts are feminine or neuter, and stand where they look alike in nominative and accusative.

part-lost =
    { $reader ->
        [player] Du verlierst { $card-the } ({ $spot })
       *[nobody] { $player } verliert { $card-the } ({ $spot })
    }
against-battle =
    { $against ->
        [one] { $against } Kampfkarte
       *[other] { $against } Kampfkarten
    }
battle-cards =
    { $battle ->
        [one] { $battle } Kampfkarte
       *[other] { $battle } Kampfkarten
    }
mutate-cards =
    { $mutate ->
        [one] { $mutate } Mutationskarte
       *[other] { $mutate } Mutationskarten
    }
number-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
number-mutate =
    { $number ->
        [one] { $number } Mutationskarte
       *[other] { $number } Mutationskarten
    }

## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-part =
    { $name-gender ->
        [f] { $colour }e { $name }
        [m] { $colour }er { $name }
       *[n] { $colour }es { $name }
    }
    .a =
        { $name-gender ->
            [f] eine { $colour }e { $name }
            [m] ein { $colour }er { $name }
           *[n] ein { $colour }es { $name }
        }
    .the =
        { $name-gender ->
            [f] die { $colour }e { $name }
            [m] der { $colour }e { $name }
           *[n] das { $colour }e { $name }
        }
terms-no_card = die Karte
terms-and = { " und " }
terms-comma = ,{ " " }
terms-colour_red = rot
terms-colour_green = grün
terms-colour_blue = blau
terms-colour_yellow = gelb
terms-kind_BP = Körperteilkarte
terms-kind_MU = Mutationskarte
terms-kind_BT = Kampfkarte
terms-kind_body = Körper
terms-deck_BP = Körperteilkarten
terms-deck_MU = Mutationskarten
terms-deck_BT = Kampfkarten
terms-deck_bodies = Körper
terms-phase_setup = Aufbau
terms-phase_deal = Austeilen
terms-phase_build = Bauen
terms-phase_mutate = Mutieren
terms-phase_battle = Kampf
terms-phase_cleanup = Aufräumen
terms-phase_end = Rundenende
terms-phase_final_battle = Endkampf
terms-stat_attack = Angriff
terms-stat_defence = Abwehr
terms-filter_any = Teil
terms-filter_unmatched = Teil, das nicht zu seinem Körper passt
terms-filter_matched = Teil, das zu seinem Körper passt
terms-type_eye = Auge
terms-type_claw = Schere
terms-type_spikes = Zacke
terms-type_tail = Flosse
terms-type_snout = Schnauze
terms-type_tentacles = Tentakel
terms-type_whiskers = Bartel
terms-type_stinger = Giftnadel
terms-type_glow = Leuchtding
terms-type_fake_tail = Trugflosse

## The table: what lies where

zones-status = Runde { $turn } · { $phase }
zones-status_setup = Aufbau · { $player } teilt aus
zones-status_over = Das Spiel ist aus
zones-battle = Kampf: { $player } gegen { $rival }
zones-battle_empty = Noch keine Kampfkarte gespielt.
zones-revealed = Der eben aufgedeckte Körper
zones-creature =
    { $reader ->
        [player] Deine Kreatur
       *[nobody] Kreatur von { $player }
    }
zones-body = { $colour }er Körper
zones-parts =
    { $reader ->
        [player] Deine Körperteilkarten
       *[nobody] Körperteilkarten von { $player }
    }
zones-mutate =
    { $reader ->
        [player] Deine Mutationskarten
       *[nobody] Mutationskarten von { $player }
    }
zones-battle_hand =
    { $reader ->
        [player] Deine Kampfkarten
       *[nobody] Kampfkarten von { $player }
    }
zones-none_in_hand = Keine auf der Hand.
zones-deck_parts = Körperteilstapel
zones-deck_mutate = Mutationsstapel
zones-deck_battle = Kampfstapel
zones-deck_bodies = Körpervorrat
zones-discard_parts = Körperteilablage
zones-discard_mutate = Mutationsablage
zones-discard_battle = Kampfablage
zones-nothing_left = Leer.

## What is agreed before a game

settings-mode = Modus
settings-variants = Varianten
settings-mode_standard_name = Standard
settings-mode_standard = Eine Kreatur ist mit vier Körpern vollständig.
settings-mode_extended_name = lang
settings-mode_extended = Eine Kreatur ist mit sechs Körpern vollständig; zu zweit oder zu dritt.
settings-variants_quick-hands_name = volle Hände
settings-variants_quick-hands = Alle beginnen auch mit einer Mutations- und einer Kampfkarte.
settings-variants_final-battle_name = Endkampf
settings-variants_final-battle = Sind mehrere Kreaturen vollständig, so kämpfen sie den Sieg aus.
settings-variants_build-or-mutate_name = bauen oder mutieren
settings-variants_build-or-mutate = Bauen und Mutieren sind eine Phase: das eine oder das andere.
settings-variants_grown-start_name = großer Anfang
settings-variants_grown-start = Kreaturen beginnen mit zwei Körpern und bis zu drei Teilen.
settings-variants_strict-lattice_name = enges Gitter
settings-variants_strict-lattice = Körper brauchen Platz: Zwei Äste dürfen sich nicht berühren.
settings-variants_pick-backs_name = Rücken wählen
settings-variants_pick-backs = Wer gewinnt, nennt die Art jeder Karte, die weggenommen wird.

## Numbers beside a player

counters-attack = Angriff
counters-defence = Abwehr
counters-bodies = Körper
counters-parts = Teile
counters-mutate = Mutation
counters-battle = Kampf
counters-score = Punkte
counters-mark_token = Marker
counters-mark_attacked = angegriffen
counters-mark_complete = vollständig
counters-note_mark_token = Handelt in jeder Phase dieser Runde zuerst (MW-2.2).
counters-note_mark_attacked = Wurde angegriffen und kann in dieser Runde nicht mehr angegriffen werden (MW-8.4).
counters-note_mark_complete = Gewinnt, wenn sie am Ende der Runde noch vollständig ist (MW-13.3).
counters-note_glow = Angriff { $lit } gegen ein funktionierendes Auge, { $unlit } ohne (MW-10.1).
counters-yes = ✓

## Decisions: "you must …"

decisions-setup_attach = eine Körperteilkarte an deine Kreatur anbauen
decisions-build_action = eine Körperteilkarte anbauen, einen Körper kaufen oder passen
decisions-build_or_mutate_action = bauen, eine Mutationskarte spielen oder passen
decisions-mutate_action = eine Mutationskarte spielen oder passen
decisions-attach_spot = den Platz wählen, an dem das Teil angebaut wird
decisions-buy_payment = die Körperteilkarten wählen, mit denen du bezahlst
decisions-buy_payment_more = die nächste Karte wählen, mit der du bezahlst
decisions-buy_spot = wählen, wo der neue Körper ansetzt
decisions-buy_edge = die Kante für das verdrängte Teil wählen
decisions-target_creature = eine Kreatur wählen
decisions-target_opponent = wählen, wen es trifft
decisions-target_body = einen Körper wählen
decisions-tie_part = wählen, welches der gleich hohen Teile verloren geht
decisions-choose_part = ein Teil wählen
decisions-choose_own_part = eines deiner Teile wählen
decisions-refill = eine Körperteilkarte am frei gewordenen Platz anbauen oder verzichten
decisions-attach_now = eine Körperteilkarte an deine Kreatur anbauen
decisions-swap_spots = zwei Plätze zum Tauschen wählen
decisions-swap_spots_with = den zweiten Platz des Tausches wählen
decisions-rearrange = einen Körper für das Teil wählen
decisions-rearrange_more = einen Körper für das nächste Teil wählen
decisions-famine_discard = eine Körperteilkarte oder ein Teil hergeben
decisions-hunger_discard = eine Körperteilkarte ablegen
decisions-take_discard = eine Karte aus der Ablage nehmen
decisions-current_pass = eine Karte wählen, die nach links geht
decisions-reset_tail = eine umgekehrte Trugflosse aufrichten oder verzichten
decisions-battle_action = jemanden angreifen oder passen
decisions-evade = mit einer Trugflosse ausweichen oder dich stellen
decisions-attacker_card = eine Kampfkarte spielen oder keine
decisions-defender_card = eine Kampfkarte spielen oder keine
decisions-protect = eine deiner Mutations- und Kampfkarten schützen
decisions-spoils_split = wählen, wie viele Mutations- und wie viele Kampfkarten du ziehst
decisions-cleanup_action = drei Karten gegen eine Körperteilkarte tauschen oder fertig sein
decisions-cleanup_more = die nächste Karte zum Tauschen wählen
decisions-pick_back = die Art der Karte nennen, die du nimmst
decisions-dealer = sehen, wer austeilt
decisions-random_take = sehen, welche Karte genommen wird
decisions-draw_one = sehen, welche Karte gezogen wird
decisions-reveal_body = sehen, welcher Körper aufgedeckt wird

## Options

labels-none = Keines
labels-pass = Passen
labels-no_card = Keine Karte
labels-stop = Nichts mehr anbauen
labels-done = Fertig
labels-stand = Dem Kampf stellen
labels-leave_empty = Platz leer lassen
labels-reset_none = Keine aufrichten
labels-attach_none = Nichts anbauen
labels-buy = Körper kaufen für { $number } Körperteilkarten
labels-edge = Verdrängtes Teil an Kante { $number }
labels-kind = Eine { $kind } nehmen
labels-target = { $player } wählen
labels-target_creature =
    { $reader ->
        [player] Deine Kreatur
       *[nobody] Kreatur von { $player }
    }
labels-attack = { $player } angreifen
labels-dealer = { $player } teilt aus
labels-colour = Ein { $colour }er Körper
labels-no_body = { $player }.{ $body }
labels-body = { $player }.{ $body }
labels-rearrange = { $part-capital } ({ $spot }) an { $body }
labels-at = Statt: { $part } ({ $spot })
labels-at_empty = Auf { $spot }
labels-join = { $colour-capital }en Körper an { $spot } ansetzen, wo { $part-the } ist
labels-join_empty = { $colour-capital }en Körper an { $spot } ansetzen
labels-lose = { $part-capital } ({ $spot }) verlieren
labels-lose_empty = Verlieren: { $spot }
labels-pick = { $part-capital } ({ $spot }) wählen
labels-pick_empty = { $spot } wählen
labels-swap = { $part-capital } ({ $spot }) tauschen
labels-swap_empty = Leeren Platz { $spot } tauschen
labels-with = gegen { $part } ({ $spot })
labels-with_empty = gegen leeren Platz { $spot }
labels-reset = { $part-capital } ({ $spot }) aufrichten
labels-reset_empty = Aufrichten: { $spot }
labels-evade = Ausweichen: { $part } ({ $spot })
labels-evade_empty = Ausweichen: { $spot }
labels-attach = { $part-capital } an { $spot } anbauen
labels-attach_body = { $part-capital } an { $spot } anbauen
labels-play = { $card } spielen
labels-pay = { $card-capital } bezahlen
labels-discard = { $card-capital } ablegen
labels-take = { $card-capital } nehmen
labels-give = { $card-capital } weitergeben
labels-protect = { $card-capital } schützen
labels-exchange = { $card-capital } hergeben
labels-deal = Gezogen: { $card }
labels-split =
    { $mutate ->
        [0] { battle-cards } ziehen
       *[other]
            { $battle ->
                [0] { mutate-cards } ziehen
               *[other] { mutate-cards } und { battle-cards } ziehen
            }
    }
labels-split_mutate = { mutate-cards } ziehen

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] Das Spiel ist aus. Du hast mit einer vollständigen Kreatur gewonnen.
       *[nobody] Das Spiel ist aus. { $player } hat mit einer vollständigen Kreatur gewonnen.
    }
prompts-over_drawn = Die letzte Runde ist vorbei, und keine Kreatur ist vollständig. Niemand hat gewonnen.
prompts-setup_attach = Du musst eine Körperteilkarte an deine Kreatur anbauen.
prompts-setup_attach_another = Du darfst noch eine Körperteilkarte anbauen oder aufhören.
prompts-build_action = Du darfst eine Körperteilkarte an einem leeren Platz anbauen oder passen.
prompts-build_action_full =
    { $number ->
        [6] Deine Kreatur hat keinen leeren Platz: Du darfst für { $number } Körperteilkarten (3, sobald jeder äußere Körper ein passendes Teil hat) einen Körper kaufen oder passen.
       *[other] Deine Kreatur hat keinen leeren Platz: Du darfst für { $number } Körperteilkarten einen Körper kaufen oder passen.
    }
prompts-build_or_mutate_action = Du darfst eine Körperteilkarte anbauen, eine Mutationskarte spielen oder passen.
prompts-build_or_mutate_action_full = Du darfst für { $number } Körperteilkarten einen Körper kaufen, eine Mutationskarte spielen oder passen.
prompts-mutate_action = Du darfst eine Mutationskarte spielen oder passen.
prompts-mutate_action_none = Du musst passen: Keine deiner Mutationskarten kann jetzt gespielt werden.
prompts-attach_spot = Du musst den Platz wählen für { $part-the }.
prompts-buy_payment = Du musst { $number } Körperteilkarten wählen, mit denen du bezahlst.
prompts-buy_payment_more = Du musst noch { $number } zum Bezahlen wählen.
prompts-buy_spot = Du musst den Platz wählen, an dem der { $colour }e Körper ansetzt; das Teil dort zieht auf ihn um.
prompts-buy_edge = Du musst die Kante des { $colour }en Körpers für das verdrängte Teil wählen.
prompts-target_creature = { $card }: Du musst eine Kreatur wählen.
prompts-target_opponent = { $card }: Du musst wählen, wen es trifft.
prompts-target_body = { $card }: Du musst einen Körper wählen.
prompts-tie_part = { $card }: Du musst wählen, welches dieser Teile du verlierst.
prompts-choose_part = { $card }: Du musst eines der Teile von { $rival } wählen.
prompts-choose_own_part = { $card }: Du musst eines deiner Teile wählen.
prompts-refill = { $card }: Du musst an { $spot } eine andere Körperteilkarte anbauen.
prompts-refill_may = { $card }: Du darfst an { $spot } eine andere Körperteilkarte anbauen.
prompts-attach_now = { $card }: Du musst eine Körperteilkarte anbauen.
prompts-attach_now_may = { $card }: Du darfst eine Körperteilkarte anbauen.
prompts-swap_spots = { $card }: Du musst zwei Plätze an verschiedenen Körpern der Kreatur von { $rival } wählen.
prompts-swap_own_spots = { $card }: Du musst zwei Plätze an verschiedenen Körpern deiner Kreatur wählen.
prompts-swap_spots_with = { $card }: Du musst den zweiten Platz wählen, für den Tausch gegen { $spot }.
prompts-rearrange = { $card }: Du musst mindestens einem deiner Teile einen anderen Körper geben.
prompts-rearrange_more = { $card }: Du musst einen Körper wählen für { $part-the } ({ $spot }).
prompts-give_up_card = { $card }: Du musst eine Körperteilkarte ablegen.
prompts-give_up_part = { $card }: Du musst eines deiner Teile hergeben.
prompts-take_discard = { $card }: Du musst eine { $kind } aus der Ablage nehmen.
prompts-current_pass = { $card }: Du musst eine { $kind } wählen, die nach links geht; alle werden zugleich weitergegeben.
prompts-reset_tail = { $card }: Du musst eine umgekehrte Trugflosse aufrichten.
prompts-reset_tail_may = { $card }: Du darfst eine umgekehrte Trugflosse aufrichten.
prompts-battle_action = Du darfst jemanden angreifen, der in dieser Runde noch nicht angegriffen wurde, oder passen.
prompts-battle_action_one = Du darfst { $rival } angreifen oder passen.
prompts-evade = { $rival } greift dich an: Du darfst mit einer Trugflosse ausweichen oder dich stellen.
prompts-attacker_card = Du greifst { $rival } an: Du darfst eine Kampfkarte spielen.
prompts-attacker_card_none = Du greifst { $rival } ohne Karte an: Die auf deiner Hand gelten nur in der Abwehr.
prompts-defender_card = { $rival } greift dich ohne Karte an: Du darfst eine Kampfkarte spielen.
prompts-defender_card_against = { $rival } greift dich mit { $card } an: Du darfst eine Kampfkarte spielen.
prompts-protect = Du hast gegen { $rival } um { $number } verloren: Du musst eine deiner Mutations- und Kampfkarten schützen.
prompts-spoils_split = Es gibt nichts zu nehmen: Du musst wählen, wie du { number-cards } ziehst.
prompts-cleanup_action = Du darfst drei Mutations- oder drei Kampfkarten gegen eine Körperteilkarte tauschen oder fertig sein.
prompts-cleanup_more = Du musst noch { $number } derselben Art zum Tauschen wählen.
prompts-pick_back = Du musst von { $rival } eine Mutations- oder eine Kampfkarte nehmen.

## Questions, to whoever waits

waiting-chance = Der Zufall entscheidet.
waiting-setup_attach = { $player } muss eine Körperteilkarte anbauen.
waiting-setup_attach_another = { $player } darf noch eine Körperteilkarte anbauen.
waiting-build_action = { $player } darf eine Körperteilkarte anbauen.
waiting-build_action_full = { $player } darf für { $number } Körperteilkarten einen Körper kaufen.
waiting-build_or_mutate_action = { $player } darf eine Körperteilkarte anbauen oder eine Mutationskarte spielen.
waiting-build_or_mutate_action_full = { $player } darf für { $number } Körperteilkarten einen Körper kaufen oder eine Mutationskarte spielen.
waiting-mutate_action = { $player } darf eine Mutationskarte spielen.
waiting-mutate_action_none = { $player } muss passen.
waiting-attach_spot = { $player } muss einen Platz wählen.
waiting-buy_payment = { $player } muss { $number } Körperteilkarten bezahlen.
waiting-buy_payment_more = { $player } muss noch { $number } bezahlen.
waiting-buy_spot = { $player } muss wählen, wo der { $colour }e Körper ansetzt.
waiting-buy_edge = { $player } muss die Kante des { $colour }en Körpers für das verdrängte Teil wählen.
waiting-target_creature = { $card }: { $player } muss eine Kreatur wählen.
waiting-target_opponent = { $card }: { $player } muss wählen, wen es trifft.
waiting-target_body = { $card }: { $player } muss einen Körper wählen.
waiting-tie_part = { $card }: { $player } muss wählen, welches Teil verloren geht.
waiting-choose_part =
    { $reader ->
        [rival] { $card }: { $player } muss eines deiner Teile wählen.
       *[nobody] { $card }: { $player } muss eines der Teile von { $rival } wählen.
    }
waiting-choose_own_part = { $card }: { $player } muss eines der eigenen Teile wählen.
waiting-refill = { $card }: { $player } muss an { $spot } eine andere Körperteilkarte anbauen.
waiting-refill_may = { $card }: { $player } darf an { $spot } eine andere Körperteilkarte anbauen.
waiting-attach_now = { $card }: { $player } muss eine Körperteilkarte anbauen.
waiting-attach_now_may = { $card }: { $player } darf eine Körperteilkarte anbauen.
waiting-swap_spots =
    { $reader ->
        [rival] { $card }: { $player } muss zwei Plätze deiner Kreatur wählen.
       *[nobody] { $card }: { $player } muss zwei Plätze der Kreatur von { $rival } wählen.
    }
waiting-swap_own_spots = { $card }: { $player } muss zwei Plätze der eigenen Kreatur wählen.
waiting-swap_spots_with = { $card }: { $player } muss den zweiten Platz wählen, für den Tausch gegen { $spot }.
waiting-rearrange = { $card }: { $player } muss einen Körper wählen für { $part-the } ({ $spot }).
waiting-rearrange_more = { $card }: { $player } muss einen Körper wählen für { $part-the } ({ $spot }).
waiting-give_up_card = { $card }: { $player } muss eine Körperteilkarte ablegen.
waiting-give_up_part = { $card }: { $player } muss ein Teil hergeben.
waiting-take_discard = { $card }: { $player } muss eine { $kind } aus der Ablage nehmen.
waiting-current_pass = { $card }: Eine { $kind } geht nach links; es fehlt noch die Wahl von { $players }.
waiting-reset_tail = { $card }: { $player } muss eine umgekehrte Trugflosse aufrichten.
waiting-reset_tail_may = { $card }: { $player } darf eine umgekehrte Trugflosse aufrichten.
waiting-battle_action = { $player } darf jemanden angreifen.
waiting-battle_action_one =
    { $reader ->
        [rival] { $player } darf dich angreifen.
       *[nobody] { $player } darf { $rival } angreifen.
    }
waiting-evade =
    { $reader ->
        [rival] Du greifst { $player } an; Ausweichen mit einer Trugflosse ist möglich.
       *[nobody] { $rival } greift { $player } an; Ausweichen mit einer Trugflosse ist möglich.
    }
waiting-attacker_card =
    { $reader ->
        [rival] { $player } greift dich an und darf eine Kampfkarte spielen.
       *[nobody] { $player } greift { $rival } an und darf eine Kampfkarte spielen.
    }
waiting-attacker_card_none =
    { $reader ->
        [rival] { $player } greift dich an und kann keine Karte spielen.
       *[nobody] { $player } greift { $rival } an und kann keine Karte spielen.
    }
waiting-defender_card =
    { $reader ->
        [rival] Du greifst { $player } an; { $player } darf eine Kampfkarte spielen.
       *[nobody] { $rival } greift { $player } an; { $player } darf eine Kampfkarte spielen.
    }
waiting-defender_card_against =
    { $reader ->
        [rival] Du greifst { $player } mit { $card } an; { $player } darf eine Kampfkarte spielen.
       *[nobody] { $rival } greift { $player } mit { $card } an; { $player } darf eine Kampfkarte spielen.
    }
waiting-protect =
    { $reader ->
        [rival] { $player } hat gegen dich um { $number } verloren und muss eine Karte schützen.
       *[nobody] { $player } hat gegen { $rival } um { $number } verloren und muss eine Karte schützen.
    }
waiting-spoils_split = { $player } muss wählen, wie die Beute gezogen wird: { number-cards }.
waiting-cleanup_action = { $player } darf Karten tauschen.
waiting-cleanup_more = { $player } muss noch { $number } zum Tauschen wählen.
waiting-pick_back =
    { $reader ->
        [rival] { $player } muss dir eine Karte nehmen.
       *[nobody] { $player } muss von { $rival } eine Karte nehmen.
    }

## What has happened

events-automatic = { "" }
events-automatic_build =
    { $reader ->
        [player] Du kannst nichts anbauen und keinen Körper bezahlen.
       *[nobody] { "" }
    }
events-automatic_battle =
    { $reader ->
        [player] Du kannst niemanden mehr angreifen: Alle anderen wurden in dieser Runde schon angegriffen.
       *[nobody] { "" }
    }
events-committed =
    { $reader ->
        [player] Du hast gewählt.
       *[nobody] { $player } hat gewählt.
    }
events-dealer_picked =
    { $reader ->
        [player] Du teilst aus.
       *[nobody] { $player } teilt aus.
    }
events-shuffled = Neu gemischt: { $deck }.
events-turn_started =
    { $reader ->
        [player] Runde { $number }. Du hast den Marker und beginnst.
       *[nobody] Runde { $number }. { $player } hat den Marker und beginnt.
    }
events-phase_started = Phase: { $phase }.
events-body_revealed =
    { $reader ->
        [player] Du deckst einen { $colour }en Körper auf.
       *[nobody] { $player } deckt einen { $colour }en Körper auf.
    }
events-body_joined =
    { $reader ->
        [player] Du setzt den { $colour }en Körper an { $spot } an.
       *[nobody] { $player } setzt den { $colour }en Körper an { $spot } an.
    }
events-body_joined_root =
    { $reader ->
        [player] Du beginnst mit einem { $colour }en Körper.
       *[nobody] { $player } beginnt mit einem { $colour }en Körper.
    }
events-card_drawn =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } zieht eine { $kind }.
    }
events-drew =
    { $reader ->
        [player] Du hast { $card-a } gezogen.
       *[nobody] { $player } hat { $card-a } gezogen.
    }
events-nothing_drawn =
    { $reader ->
        [player] Du ziehst nichts: Es gibt keine { $kind } mehr.
       *[nobody] { $player } zieht nichts: Es gibt keine { $kind } mehr.
    }
events-attached =
    { $reader ->
        [player] Du baust { $card-a } an { $spot } an.
       *[nobody] { $player } baut { $card-a } an { $spot } an.
    }
events-passed =
    { $reader ->
        [player] Du passt.
       *[nobody] { $player } passt.
    }
events-passed_stop =
    { $reader ->
        [player] Du baust nichts mehr an.
       *[nobody] { $player } baut nichts mehr an.
    }
events-passed_stand =
    { $reader ->
        [player] Du stellst dich dem Kampf.
       *[nobody] { $player } stellt sich dem Kampf.
    }
events-passed_declines =
    { $reader ->
        [player] Du verzichtest.
       *[nobody] { $player } verzichtet.
    }
events-passed_done =
    { $reader ->
        [player] Du bist fertig.
       *[nobody] { $player } ist fertig.
    }
events-passed_no_card =
    { $reader ->
        [player] Du spielst keine Karte.
       *[nobody] { $player } spielt keine Karte.
    }
events-paid =
    { $reader ->
        [player] Du bezahlst { $card-a }.
       *[nobody] { $player } bezahlt { $card-a }.
    }
events-part_displaced =
    { $reader ->
        [player] Bei dir zieht { $card-the } um: bisher { $spot }, jetzt { $other_spot }.
       *[nobody] Bei { $player } zieht { $card-the } um: bisher { $spot }, jetzt { $other_spot }.
    }
events-played =
    { $reader ->
        [player] Du spielst { $card }.
       *[nobody] { $player } spielt { $card }.
    }
events-targeted =
    { $reader ->
        [player] Du wählst { $rival }.
        [both] Du wählst deine eigene Kreatur.
        [rival] { $player } wählt dich.
       *[nobody] { $player } wählt { $rival }.
    }
events-flipped =
    { $reader ->
        [player] Bei dir wird { $card-the } ({ $spot }) verdeckt.
       *[nobody] Bei { $player } wird { $card-the } ({ $spot }) verdeckt.
    }
events-turned_up =
    { $reader ->
        [player] Bei dir wird { $card-the } ({ $spot }) wieder aufgedeckt.
       *[nobody] Bei { $player } wird { $card-the } ({ $spot }) wieder aufgedeckt.
    }
events-part_lost = { part-lost }.
events-part_lost_attack = { part-lost }: der höchste Angriff der Kreatur.
events-part_lost_defence = { part-lost }: die höchste Abwehr der Kreatur.
events-part_lost_unlit = { part-lost }: der höchste Angriff der Kreatur, denn kein gegnerisches Auge beleuchtet das Leuchtding.
events-part_returned =
    { $reader ->
        [player] Du nimmst { $card-the } ({ $spot }) zurück auf die Hand.
       *[nobody] { $player } nimmt { $card-the } ({ $spot }) zurück auf die Hand.
    }
events-parts_swapped =
    { $reader ->
        [both] Teile deiner Kreatur tauschen die Plätze: { $player }.{ $spot } und { $rival }.{ $other_spot }.
        [player] Teile tauschen die Plätze: { $player }.{ $spot } und { $rival }.{ $other_spot }.
        [rival] Teile tauschen die Plätze: { $rival }.{ $other_spot } und { $player }.{ $spot }.
       *[nobody] Teile tauschen die Plätze: { $player }.{ $spot } und { $rival }.{ $other_spot }.
    }
events-rearranged =
    { $reader ->
        [player] Du baust deine Kreatur um.
       *[nobody] { $player } baut die eigene Kreatur um.
    }
events-part_placed =
    { $reader ->
        [player] Bei dir wechselt { $card-the } den Platz: bisher { $spot }, jetzt { $other_spot }.
       *[nobody] Bei { $player } wechselt { $card-the } den Platz: bisher { $spot }, jetzt { $other_spot }.
    }
events-discarded =
    { $reader ->
        [player] Du legst { $card-a } ab.
       *[nobody] { $player } legt { $card-a } ab.
    }
events-took_discard =
    { $reader ->
        [player] Du nimmst { $card-a } aus der Ablage.
       *[nobody] { $player } nimmt { $card-a } aus der Ablage.
    }
events-stolen =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } nimmt von { $rival }: { $kind }.
    }
events-stolen_card =
    { $reader ->
        [player] Du hast von { $rival } { $card-a } genommen.
        [rival] { $player } hat dir { $card-a } genommen.
       *[nobody] { $player } hat von { $rival } { $card-a } genommen.
    }
events-handed_on =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } gibt eine { $kind } an { $rival }.
    }
events-handed_card =
    { $reader ->
        [player] Du hast { $card-a } an { $rival } gegeben.
        [rival] { $player } hat dir { $card-a } gegeben.
       *[nobody] { $player } hat { $card-a } an { $rival } gegeben.
    }
events-body_replaced =
    { $reader ->
        [player] Dein { $colour }er Körper wird { $new_colour }.
       *[nobody] Der { $colour }e Körper von { $player } wird { $new_colour }.
    }
events-body_replaced_same =
    { $reader ->
        [player] Dein neuer Körper ist wieder { $new_colour }: Nichts ändert sich.
       *[nobody] Der neue Körper von { $player } ist wieder { $new_colour }: Nichts ändert sich.
    }
events-tail_reset =
    { $reader ->
        [player] Deine Trugflosse ({ $spot }) steht wieder aufrecht.
       *[nobody] Die Trugflosse von { $player } ({ $spot }) steht wieder aufrecht.
    }
events-marked =
    { $reader ->
        [player] In dieser Runde kann dich niemand angreifen.
       *[nobody] In dieser Runde kann niemand { $player } angreifen.
    }
events-attacked =
    { $reader ->
        [player] Du greifst { $rival } an.
        [rival] { $player } greift dich an.
       *[nobody] { $player } greift { $rival } an.
    }
events-evaded =
    { $reader ->
        [player] Du weichst dem Angriff von { $rival } aus.
        [rival] { $player } weicht deinem Angriff aus.
       *[nobody] { $player } weicht dem Angriff von { $rival } aus.
    }
events-tail_reversed =
    { $reader ->
        [player] Deine Trugflosse ({ $spot }) ist umgekehrt; sie kann noch einmal ausweichen.
       *[nobody] Die Trugflosse von { $player } ({ $spot }) ist umgekehrt; sie kann noch einmal ausweichen.
    }
events-tail_lost =
    { $reader ->
        [player] Bei dir ist { $card-the } ({ $spot }) verbraucht.
       *[nobody] Bei { $player } ist { $card-the } ({ $spot }) verbraucht.
    }
events-battle_card =
    { $reader ->
        [player] Du spielst { $card }.
       *[nobody] { $player } spielt { $card }.
    }
events-cancelled =
    { $reader ->
        [player] Deine Karte hat keine Wirkung: { $card }.
       *[nobody] Die Karte von { $player } hat keine Wirkung: { $card }.
    }
events-called_off =
    { $reader ->
        [player] Dein Kampf gegen { $rival } wird abgesagt.
        [rival] Der Kampf von { $player } gegen dich wird abgesagt.
       *[nobody] Der Kampf von { $player } gegen { $rival } wird abgesagt.
    }
events-fought =
    { $reader ->
        [player] Du greifst mit { $number } an, { $rival } wehrt mit { $against } ab.
        [rival] { $player } greift mit { $number } an, du wehrst mit { $against } ab.
       *[nobody] { $player } greift mit { $number } an, { $rival } wehrt mit { $against } ab.
    }
events-won_battle =
    { $reader ->
        [player] Du besiegst { $rival } um { $number }.
        [rival] { $player } besiegt dich um { $number }.
       *[nobody] { $player } besiegt { $rival } um { $number }.
    }
events-tied =
    { $reader ->
        [player] Gleichstand zwischen dir und { $rival }: kein Sieg, keine Beute.
        [rival] Gleichstand zwischen { $player } und dir: kein Sieg, keine Beute.
       *[nobody] Gleichstand zwischen { $player } und { $rival }: kein Sieg, keine Beute.
    }
events-protected =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } schützt eine { $kind }.
    }
events-protected_card =
    { $reader ->
        [player] Du hast { $card } geschützt.
       *[nobody] { $player } hat { $card } geschützt.
    }
events-spoils_drawn =
    { $reader ->
        [player]
            { $number ->
                [0] Du wählst { against-battle } als Beute.
               *[other]
                    { $against ->
                        [0] Du wählst { number-mutate } als Beute.
                       *[other] Du wählst { number-mutate } und { against-battle } als Beute.
                    }
            }
       *[nobody]
            { $number ->
                [0] { $player } wählt { against-battle } als Beute.
               *[other]
                    { $against ->
                        [0] { $player } wählt { number-mutate } als Beute.
                       *[other] { $player } wählt { number-mutate } und { against-battle } als Beute.
                    }
            }
    }
events-no_spoils =
    { $reader ->
        [player] Keine Beute für dich: { $rival } hat keine ungeschützte Karte, und ein Vorsprung von { $number } lässt keine ziehen.
        [rival] Keine Beute für { $player }: Du hast keine ungeschützte Karte, und ein Vorsprung von { $number } lässt keine ziehen.
       *[nobody] Keine Beute für { $player }: { $rival } hat keine ungeschützte Karte, und ein Vorsprung von { $number } lässt keine ziehen.
    }
events-gave =
    { $reader ->
        [player] Du gibst { $card-a } zum Tausch.
       *[nobody] { $player } gibt { $card-a } zum Tausch.
    }
events-completed =
    { $reader ->
        [player] Deine Kreatur ist vollständig.
       *[nobody] Die Kreatur von { $player } ist vollständig.
    }
events-broken =
    { $reader ->
        [player] Deine Kreatur ist nicht mehr vollständig.
       *[nobody] Die Kreatur von { $player } ist nicht mehr vollständig.
    }
events-fell_off =
    { $reader ->
        [player] Dein kahler { $colour }er Körper fällt ab.
       *[nobody] Der kahle { $colour }e Körper von { $player } fällt ab.
    }
events-final_battle =
    { $reader ->
        [players] Deine Kreatur ist vollständig und auch die von { $others }: Endkampf!
       *[nobody] Mehrere Kreaturen sind vollständig ({ $players }): Endkampf!
    }
events-scored =
    { $reader ->
        [player] Du kommst auf { $number }.
       *[nobody] { $player } kommt auf { $number }.
    }
events-won =
    { $reader ->
        [player] Du gewinnst das Spiel.
       *[nobody] { $player } gewinnt das Spiel.
    }
events-drawn_game = Die letzte Runde ist vorbei, und keine Kreatur ist vollständig: Niemand gewinnt.
events-shown =
    { $reader ->
        [player] Du zeigst { $card-a }, für einen neuen Körper.
       *[nobody] { $player } zeigt { $card-a }, für einen neuen Körper.
    }

## Why not

refusals-game_over = Das Spiel ist aus.
refusals-not_a_seat = Das kann nur, wer mitspielt.
refusals-not_your_turn = Die Entscheidung liegt jetzt bei { $players }.
refusals-already_committed = Du hast schon gewählt; es fehlt noch die Wahl von { $players }.
refusals-chance_decides = Jetzt entscheidet der Zufall.
refusals-not_an_outcome = Das kann hier nicht herauskommen.
refusals-effect_first = { $card-capital } wird gerade gespielt: Zuerst kommt, was dabei gefragt ist.
refusals-for_building = { $card-capital }: eine Körperteilkarte. Sie wird beim Bauen angebaut oder bezahlt dort einen Körper.
refusals-for_mutating = { $card-capital }: eine Mutationskarte. Sie wird beim Mutieren gespielt.
refusals-for_battles = { $card-capital }: eine Kampfkarte. Sie wird in einem Kampf gespielt, erst im Angriff, dann in der Abwehr.
refusals-attacked_in_battle = Angegriffen wird in der Kampfphase.
refusals-stays_attached = Teile und Körper bleiben, wo sie sind: Nur Karten ändern eine gebaute Kreatur.
refusals-swap_begins_elsewhere = Dieser Tausch beginnt woanders: Wähle erst { $other }, dann { $spot }.
refusals-unreadable = Das wird hier nicht verstanden. Sagen kann man: { $examples }.
refusals-wrong_decision = Das ist nicht die Frage: Du musst { $decision }.
refusals-must_choose = Hier kannst du nicht verzichten: Du musst { $decision }.
refusals-too_many = Du kannst hier { $number } wählen, nicht { $said }.
refusals-spot_filled = Da ist schon ein Teil: { $spot } ist nicht leer.
refusals-not_in_hand = Du hast { $card } nicht auf der Hand.
refusals-other_spot = Die Karte kommt an den frei gewordenen Platz: { $spot }.
refusals-just_returned = Du hast kein zweites Stück davon, und was du eben zurückgenommen hast, kann nicht zurückkehren: { $card }.
refusals-no_such_body = Diesen Körper gibt es an der Kreatur nicht: { $body }.
refusals-body_full = An { $body } ist kein leerer Platz.
refusals-empty_spot = Ein Körper kann nur gekauft werden, wenn kein Platz leer ist: { $spot } ist es.
refusals-bodies_enough = Deine Kreatur hat ihre { $number } Körper schon.
refusals-no_bodies_left = Im Vorrat ist kein Körper mehr.
refusals-cannot_pay = Ein Körper kostet dich { $price } Körperteilkarten; du hast { $number }.
refusals-no_room = Neben deiner Kreatur ist kein Platz für einen weiteren Körper.
refusals-wrong_kind = { $card-capital } ist eine { $kind }: Du musst { $decision }.
refusals-not_in_discard = { $card-capital } liegt nicht in der Ablage.
refusals-defender_only = { $card } kann nur in der Abwehr gespielt werden.
refusals-ascending_order = Karten werden in ihrer Reihenfolge genannt: Auf { $last } folgt nicht { $card }.
refusals-too_few_after = Mit { $card } an dieser Stelle blieben nicht genug Karten, um { $number } zu nennen.
refusals-mixed_exchange = { $card-capital } ist von anderer Art als { $last }: Getauscht werden drei einer Art.
refusals-no_parts_to_draw = Es gibt keine Körperteilkarte mehr, die du dafür bekämst.
refusals-too_few_to_exchange = Getauscht werden { $number } einer Art: So viele hast du mit { $card } nicht.
refusals-not_possible = { $card-capital } kann hier nicht gewählt werden.
refusals-none_of_kind = Bei { $player } ist keine { $kind } zu holen.
refusals-wrong_split =
    { $number ->
        [one] Gezogen wird { $number } Karte, aus { mutate-cards } und { battle-cards }.
       *[other] Gezogen werden { $number } Karten, aus { mutate-cards } und { battle-cards }.
    }
refusals-no_such_player = { $player } gibt es in diesem Spiel nicht.
refusals-not_yourself = Du kannst dich nicht selbst angreifen.
refusals-not_a_candidate = { $player } nimmt am Endkampf nicht teil.
refusals-already_attacked = { $player } kann in dieser Runde nicht mehr angegriffen werden.
refusals-not_an_opponent = { $player } gehört nicht zur Gegenseite.
refusals-wrong_creature = Es geht um die Kreatur von { $player }.
refusals-equal_parts_ascend = Gleiche Teile kommen in aufsteigender Folge auf die Körper: hier ab { $least }, und alle brauchen Platz.
refusals-must_change = Etwas muss sich ändern: Mit { $body } wären alle Teile, wo sie sind.
refusals-card_first = Solange du eine Körperteilkarte hast, gibst du eine Karte her, nicht das Teil ({ $spot }).
refusals-not_a_spot = Da setzt ein Körper an: { $spot }.
refusals-other_body = Ein anderer Körper ist gemeint: { $body }. Dazu gehört nicht: { $spot }.
refusals-no_part_there = Da ist kein Teil: { $spot }.
refusals-blocked = Da ist kein Platz für einen Körper ({ $spot }): { $body } ist im Weg.
refusals-not_highest = Das Teil ({ $spot }) hat { $stat } { $number }; die höchsten haben { $most }.
refusals-not_a_fake_tail = Das Teil ({ $spot }) ist keine Trugflosse.
refusals-tail_flipped = Die Trugflosse ({ $spot }) ist verdeckt und nützt in dieser Runde nichts.
refusals-tail_upright = Die Trugflosse ({ $spot }) steht aufrecht.
refusals-part_matched = Was zu seinem Körper passt, kann nicht gewählt werden: { $part } ({ $spot }).
refusals-part_unmatched = Was nicht zu seinem Körper passt, kann nicht gewählt werden: { $part } ({ $spot }).
refusals-same_as = { $spot } ist dasselbe wie { $other }: Sag { $other }.
refusals-same_body = { $spot } und { $first } sind am selben Körper.
refusals-lower_first = Der niedrigere Platz wird zuerst genannt: erst { $spot }, dann { $first }.
refusals-both_empty = { $spot } und { $first } sind beide leer.
refusals-nothing_to_swap_with = Es gibt nichts, gegen das { $spot } getauscht werden könnte.
refusals-nothing_to_flip = { $card } würde nichts verdecken: Es gibt kein solches offenes Teil.
refusals-no_part_to_lose = { $card } findet kein Teil zum Wegnehmen.
refusals-no_fitting_part = { $card } findet kein { $filter }.
refusals-no_empty_spot = { $card } braucht einen leeren Platz an deiner Kreatur.
refusals-no_part_in_hand = { $card } braucht eine Körperteilkarte auf deiner Hand.
refusals-nothing_to_swap = { $card } braucht eine Kreatur mit Teilen und zwei Körpern, die sie tragen können.
refusals-nothing_to_rearrange = { $card } braucht Teile und zwei Körper, die sie tragen können.
refusals-no_own_part = { $card } braucht ein eigenes Teil von dir.
refusals-nothing_to_give_up = { $card } findet niemanden mit einer Körperteilkarte oder einem Teil.
refusals-deck_empty = { $card } findet keine { $kind } zum Ziehen.
refusals-discard_empty = { $card } findet keine { $kind } in der Ablage.
refusals-nothing_to_steal = { $card } findet keine Karte zum Nehmen.
refusals-nobody_holds = { $card }: Niemand hat eine { $kind }.
refusals-pile_empty = { $card } braucht einen Körper im Vorrat.
refusals-nothing_to_recover = { $card } findet bei dir nichts zum Umdrehen.
refusals-already_marked = { $card } würde nichts ändern: Dich kann in dieser Runde ohnehin niemand angreifen.

## Sums of a battle

sums-attack = Angriff
sums-defence = Abwehr
sums-part = { $part-capital }
sums-unlit = niemand sieht es
sums-matched = passend { $amount }
sums-flipped = verdeckt
sums-fake_tail = zählt nie
sums-card = { $card } { $amount }
sums-dark = { $card } hilft nur, was leuchtet
sums-floor = nie unter 0
sums-flat_row = { $card }
sums-floor_total_row = nie unter 0
sums-win = { $attack } : { $defence }, Sieg um { $by }
sums-win_more = { $attack } : { $defence } und { $more } mehr, Sieg um { $by }
sums-lose = { $attack } : { $defence }, Niederlage um { $by }
sums-lose_more = { $attack } : { $defence } und { $more } mehr, Niederlage um { $by }
sums-tie = { $attack } : { $defence }, Gleichstand
sums-defender_only = nur in der Abwehr
sums-called_off = sagt den Kampf ab

## What may come of it

outlook-card_says = „{ $text }“
outlook-no_spoils = So wie es steht: Gleichstand, keine Beute.
outlook-robbed =
    { $reader ->
        [player] So wie es steht: { $rival } schützt eine Karte, du nimmst { $number } zufällige.
        [rival] So wie es steht: Du schützt eine Karte, { $player } nimmt { $number } zufällige.
       *[nobody] So wie es steht: { $rival } schützt eine Karte, { $player } nimmt { $number } zufällige.
    }
outlook-robbed_fewer =
    { $reader ->
        [player] So wie es steht: { $rival } schützt eine Karte, du nimmst { $number } zufällige; eine weniger, wenn { $rival } noch eine Karte spielt.
        [rival] So wie es steht: Du schützt eine Karte, { $player } nimmt { $number } zufällige; eine weniger, wenn du noch eine Karte spielst.
       *[nobody] So wie es steht: { $rival } schützt eine Karte, { $player } nimmt { $number } zufällige; eine weniger, wenn { $rival } noch eine Karte spielt.
    }
outlook-drawn =
    { $reader ->
        [player] So wie es steht: { $rival } hat nichts zu verlieren, du ziehst { number-cards } als Beute.
        [rival] So wie es steht: Du hast nichts zu verlieren, { $player } zieht { number-cards } als Beute.
       *[nobody] So wie es steht: { $rival } hat nichts zu verlieren, { $player } zieht { number-cards } als Beute.
    }
outlook-nothing =
    { $reader ->
        [player] So wie es steht: Du gewinnst und bekommst nichts.
       *[nobody] So wie es steht: { $player } gewinnt und bekommt nichts.
    }
outlook-protect = { $rival } nimmt von den anderen { $number } zufällige.

## Why: the lines of a sum

explain-base = { $part-capital } ({ $spot }) von { $player }: { $stat } gedruckt
explain-unlit = { $part-capital } ({ $spot }) von { $player }: niemand sieht es, ohne { $stat }
explain-matched = { $part-capital } ({ $spot }) von { $player }: Farbe des Körpers
explain-flipped = { $part-capital } ({ $spot }) von { $player }: verdeckt, ohne { $stat }
explain-fake_tail = { $part-capital } ({ $spot }) von { $player }: Eine Trugflosse zählt nie, ohne { $stat }
explain-card = { $part-capital } ({ $spot }) von { $player }: { $card }
explain-dark = { $part-capital } ({ $spot }) von { $player }: { $card } hilft nur, was leuchtet
explain-floor = { $part-capital } ({ $spot }) von { $player }: nie unter 0
explain-flat = { $stat } von { $player }: { $card }
explain-floor_total = { $stat } von { $player }: nie unter 0
explain-cancelled = { $card } hat keine Wirkung, wegen { $by }
explain-called_off = { $card } sagt den Kampf ab

## What a word means

glossary-term = Wort
glossary-matched_name = Passend
glossary-matched = Ein Teil an einem Körper seiner Farbe: +1 Angriff und +1 Abwehr. Ein Ring mit +1 zeigt es.
glossary-flipped_name = Verdeckt
glossary-flipped = Bis zum Ende der Runde umgedreht: Angriff und Abwehr 0, keine Fähigkeit. Der Platz bleibt besetzt.
glossary-lit_name = Leuchtend oder dunkel
glossary-lit = Ein Leuchtding greift nur gegen eine Kreatur mit funktionierendem Auge mit 3 an, sonst mit 0.
glossary-reversed_name = Trugflosse umgekehrt
glossary-reversed = Eine passende Trugflosse weicht zweimal aus: Nach dem ersten Mal ist sie umgekehrt, nach dem zweiten weg.
glossary-enclosed_name = Umschlossener Körper
glossary-enclosed = An allen drei Kanten setzen Körper an: Er braucht kein passendes Teil.
glossary-complete_name = Vollständig
glossary-complete = Alle Körper, jeder Platz besetzt, an jedem äußeren Körper ein passendes Teil. Wer am Ende einer Runde vollständig ist, gewinnt.
glossary-price_name = Preis eines Körpers
glossary-price = 3 Körperteilkarten, wenn jeder äußere Körper ein passendes Teil trägt, sonst 6; und kein Platz darf leer sein.
