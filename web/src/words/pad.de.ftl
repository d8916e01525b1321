### Neben Mutation Wars: der Kampfblock.

pad-turn = Runde { $turn }
pad-rename = Namen von { $name } ändern
pad-token_to = Marker an { $name }
pad-battle = Kampf
pad-nobody = Niemand
pad-nobody_won = Niemand hat gewonnen
pad-statistics = Kampfwerte
pad-has_token = hat den Marker
pad-attack_word = Angriff
pad-defence_word = Abwehr
pad-complete = vollständig
pad-attacked = angegriffen
pad-has_eye = hat ein Auge
pad-no_eye = kein Auge
pad-creature_of = Kreatur von { $name }
pad-next_body = Nächster Körper:
pad-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
pad-when_full = wenn kein Platz leer ist
pad-evasions = Noch auszuweichen:
pad-winning = Eine Siegerkreatur, wenn sie am Ende der Runde steht.
pad-to_win = Zum Sieg: { $missing }
pad-more_bodies = noch { $bodies } Körper
pad-every_spot = ein Teil auf jedem Platz
pad-own_colour =
    { $bare ->
        [one] ein passendes Teil an einem äußeren Körper
       *[other] ein passendes Teil an { $bare } äußeren Körpern
    }
pad-first_body = Der erste Körper von { $name }:
pad-first_colour = Farbe des ersten Körpers
pad-end_turn = Ende der Runde: Marker an { $name }
pad-order = Reihenfolge: { $order }. Verdeckte Teile werden am Ende der Runde aufgedeckt.
pad-bodies_of = Körper einer Siegerkreatur
pad-bodies_to_win = Körper zum Sieg
pad-bodies_unseen = Körper zum Sieg
pad-bodies_word = Körper
pad-first = Beginnt in Runde 1
pad-first_token = Beginnt in Runde 1, mit dem Marker
pad-is_first = beginnt

# The board
pad-of = { $name }: { $what }
pad-empty = leerer Platz
pad-flipped = verdeckt
pad-turned = umgekehrt
pad-an_empty = Ein leerer Platz
pad-this_part = Dieses Teil
pad-this_body = Dieser Körper
pad-colour_of_part = Farbe des Teils
pad-types = Arten
pad-flip = Verdecken
pad-turn_up = Aufdecken
pad-turn_tail = Umkehren (einmal benutzt)
pad-set_upright = Aufrichten
pad-take_off = Abnehmen
pad-take_off_body = Mit seinen Teilen abnehmen
pad-or_body = Oder ein neuer Körper hier:
pad-or_body_along = Oder ein neuer Körper hier, der dieses Teil mitnimmt:
pad-new_body = Ein neuer Körper hier
pad-another_tile = Ein anderes Plättchen
pad-part_by_part = Teil für Teil
pad-part = Teil
pad-creature = Kreatur
pad-attack = Angriff
pad-without_eye = ohne Auge
pad-defence = Abwehr
pad-flipped_0 = verdeckt: 0
pad-matched = passend: +1/+1
pad-matched_tail = passend: noch einmal ausweichen

# A battle
pad-attacker = Greift an
pad-defender = Wehrt ab
pad-their_card = Deren Kampfkarte
pad-none = keine
pad-cancelled = aufgehoben
pad-cards_of = Karten von { $name }
pad-cards_note = Mutations- und Kampfkarten, die sie noch halten, wenn beide gelegt haben: falls du wissen willst, was genommen wird.
pad-against = gegen
pad-already = { $name } wurde in dieser Runde schon angegriffen.
pad-evaded_turns = Ausgewichen: { $tail } kehrt sich um
pad-evaded_goes = Ausgewichen: { $tail } geht
pad-called_off = Der Kampf fällt aus.
pad-tie = { $attack }:{ $defence }, unentschieden: Niemand nimmt etwas.
pad-won_by = { $attack }:{ $defence }, { $winner } gewinnt mit { $difference } und { $loot }.
pad-takes_up_to = nimmt zufällig bis zu { $number } der ungeschützten Karten von { $loser }
pad-takes = nimmt zufällig { $number } der ungeschützten Karten von { $loser }
pad-draws = zieht stattdessen { $number } von den Stapeln
pad-nothing_to_take = findet nichts zu nehmen
pad-told = Runde { $turn }: { $attacker } greift { $defender } an. { $verdict }
pad-told_evaded = Runde { $turn }: { $defender } weicht { $attacker } aus.

# What an entry is called
pad-entry_part = { $part } von { $who }
pad-entry_part_off = ein Teil weniger bei { $who }
pad-entry_body = ein Körper für { $who }
pad-entry_colour = ein anderer Körper für { $who }
pad-entry_drop = ein Körper weniger bei { $who }
pad-entry_turn = Runde { $turn }
pad-entry_target = { $bodies } Körper zum Sieg
pad-entry_token = Marker an { $who }
pad-entry_battle = { $attacker } gegen { $defender }

# For others
pad-attack_lit = Angriff mit Auge gegenüber
pad-attack_unlit = Angriff ohne
pad-price = Preis
pad-summary_title = Mutation Wars, Runde { $turn }
pad-summary = { $name }: Angriff { $attack }, Abwehr { $defence }
