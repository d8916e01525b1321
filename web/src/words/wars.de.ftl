### Der Tisch von Mutation Wars.

wars-same = gleich
wars-drawings = Mutation Wars: zehn Teile, vier Farben
wars-cards_played = Gespielte Karten
wars-played = Gespielt:{" "}
wars-by = von { $player }
wars-by_you = von dir
wars-you = Du
wars-kind_part = Körperteilkarten
wars-kind_mutate = Mutationskarten
wars-kind_battle = Kampfkarten
wars-letter_part = T
wars-letter_mutate = M
wars-letter_battle = K
wars-hand_parts = Teile
wars-hand_mutate = Mutation
wars-hand_battle = Kampf
wars-pad = Kampfblock
wars-player = Wer
wars-no_parts = keine Teile
wars-against = { $attack } gegen { $defence }
wars-add_up = Wie sich beides summiert
wars-tile = { $name }, Angriff { $attack }, Abwehr { $defence }{ $more }
wars-attack_defence = Angriff und Abwehr
wars-rearrange = So umordnen
wars-with_it = {" "}Damit: { $note }.
wars-no_body = Noch kein Körper.
wars-empty_spot = Leerer Platz, { $where }{ $may }
wars-body_number = Körper { $number }
wars-on_body = an: { $body }
wars-hint_rearrange = Zieh Teile an andere Plätze, oder berühre ein Teil und dann seinen neuen Platz.
wars-handed_on = weitergegeben
wars-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wars-note_nothing_else = Sonst ist nichts zu nehmen.
wars-note_complete = Sie gewinnt, wenn sie am Ende der Runde noch vollständig ist.
wars-note_won = Vollständig am Rundenende: alle Körper, alle Plätze, eigene Farben.
wars-note_decks = Es gibt nichts zu nehmen: Die Beute kommt von den Stapeln.
wars-creature_of = Die Kreatur von { $owner }
wars-act_attached = neu
wars-act_body_joined = setzt an
wars-act_flipped = verdeckt
wars-act_turned_up = aufgedeckt
wars-act_part_lost = verloren
wars-act_part_returned = zurück auf die Hand
wars-act_parts_swapped = getauscht
wars-act_part_displaced = versetzt
wars-act_part_placed = versetzt
wars-act_body_replaced = geändert
wars-act_tail_reversed = umgekehrt
wars-act_tail_reset = aufrecht
wars-act_tail_lost = verbraucht
wars-act_fell_off = fällt ab
wars-over_attacks = greift an
wars-over_is_attacked = angegriffen
wars-over_evades = weicht aus
wars-over_misses = verfehlt
wars-over_victor = siegt
wars-over_beaten = besiegt
wars-over_equal = gleich
wars-over_chosen = gewählt
wars-over_complete = vollständig
wars-over_no_longer_complete = nicht mehr vollständig
wars-over_wins_the_game = gewinnt das Spiel
wars-over_cannot_be_attacked = nicht angreifbar
wars-over_protects = schützt
wars-over_takes_spoils = nimmt Beute
wars-over_holds_the_token = hat den Marker
wars-colour =
    { $colour ->
       *[red] rot
        [green] grün
        [blue] blau
        [yellow] gelb
    }
wars-body =
    { $which ->
       *[only] { wars-colour }e Körper
        [left] linke { wars-colour }e Körper
        [right] rechte { wars-colour }e Körper
        [upper] obere { wars-colour }e Körper
        [lower] untere { wars-colour }e Körper
        [first] erste { wars-colour }e Körper von links
        [second] zweite { wars-colour }e Körper von links
        [third] dritte { wars-colour }e Körper von links
        [fourth] vierte { wars-colour }e Körper von links
        [fifth] fünfte { wars-colour }e Körper von links
        [sixth] sechste { wars-colour }e Körper von links
    }
wars-body_of =
    { $which ->
       *[only] { wars-colour }en Körpers
        [left] linken { wars-colour }en Körpers
        [right] rechten { wars-colour }en Körpers
        [upper] oberen { wars-colour }en Körpers
        [lower] unteren { wars-colour }en Körpers
        [first] ersten { wars-colour }en Körpers von links
        [second] zweiten { wars-colour }en Körpers von links
        [third] dritten { wars-colour }en Körpers von links
        [fourth] vierten { wars-colour }en Körpers von links
        [fifth] fünften { wars-colour }en Körpers von links
        [sixth] sechsten { wars-colour }en Körpers von links
    }
wars-side =
    { $side ->
        [lower_right] Kante rechts unten
        [lower] untere Kante
        [lower_left] Kante links unten
        [upper_left] Kante links oben
        [upper] obere Kante
        [upper_right] Kante rechts oben
       *[free] freie Kante
    }
wars-the_body = der { wars-body }
wars-the_edge = die { wars-side } { $whose ->
        [yours] deines
       *[theirs] des
    } { wars-body_of }
wars-look_to_choose = , sieh sie an, um dort zu wählen
wars-stolen = geraubt
wars-taken = genommen
