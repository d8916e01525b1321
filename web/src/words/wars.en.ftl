### The table of Mutation Wars.

wars-same = the same
wars-drawings = Mutation Wars: ten parts, four colours
wars-cards_played = Cards played
wars-played = Played:{" "}
wars-by = by { $player }
wars-by_you = by you
wars-you = You
wars-kind_part = Body Part cards
wars-kind_mutate = Mutate cards
wars-kind_battle = Battle cards
wars-letter_part = P
wars-letter_mutate = M
wars-letter_battle = B
wars-hand_parts = Parts
wars-hand_mutate = Mutate
wars-hand_battle = Battle
wars-pad = Battle pad
wars-player = Player
wars-no_parts = no parts
wars-against = { $attack } against { $defence }
wars-add_up = How both add up
wars-tile = { $name }, attack { $attack }, defence { $defence }{ $more }
wars-attack_defence = attack and defence
wars-rearrange = Rearrange so
wars-with_it = {" "}With it: { $note }.
wars-no_body = No body yet.
wars-empty_spot = Empty spot, { $where }{ $may }
wars-body_number = body { $number }
wars-on_body = on the { $body }
wars-hint_rearrange = Drag parts to other places, or touch a part and then its new place.
wars-handed_on = handed on
wars-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wars-note_nothing_else = Nothing else is left to take.
wars-note_complete = It wins if it is still complete at the end of the turn.
wars-note_won = Complete as the turn ends: all bodies, all spots, own colours.
wars-note_decks = There is nothing to take: the spoils come from the decks.
wars-creature_of = { $owner }'s creature
wars-act_attached = new
wars-act_body_joined = joins
wars-act_flipped = flipped
wars-act_turned_up = turns up
wars-act_part_lost = lost
wars-act_part_returned = back to the hand
wars-act_parts_swapped = exchanged
wars-act_part_displaced = moved
wars-act_part_placed = moved
wars-act_body_replaced = changed
wars-act_tail_reversed = reversed
wars-act_tail_reset = upright
wars-act_tail_lost = used up
wars-act_fell_off = falls off
wars-over_attacks = attacks
wars-over_is_attacked = is attacked
wars-over_evades = evades
wars-over_misses = misses
wars-over_victor = victor
wars-over_beaten = beaten
wars-over_equal = equal
wars-over_chosen = chosen
wars-over_complete = complete
wars-over_no_longer_complete = no longer complete
wars-over_wins_the_game = wins the game
wars-over_cannot_be_attacked = cannot be attacked
wars-over_protects = protects
wars-over_takes_spoils = takes spoils
wars-over_holds_the_token = holds the token
wars-colour =
    { $colour ->
       *[red] red
        [green] green
        [blue] blue
        [yellow] yellow
    }
wars-body =
    { $which ->
       *[only] { wars-colour } body
        [left] left { wars-colour } body
        [right] right { wars-colour } body
        [upper] upper { wars-colour } body
        [lower] lower { wars-colour } body
        [first] first { wars-colour } body from the left
        [second] second { wars-colour } body from the left
        [third] third { wars-colour } body from the left
        [fourth] fourth { wars-colour } body from the left
        [fifth] fifth { wars-colour } body from the left
        [sixth] sixth { wars-colour } body from the left
    }
wars-side =
    { $side ->
        [lower_right] lower right
        [lower] lower
        [lower_left] lower left
        [upper_left] upper left
        [upper] upper
        [upper_right] upper right
       *[free] free
    }
wars-the =
    { $whose ->
        [yours] your
       *[theirs] the
    }
wars-the_body = { wars-the } { wars-body }
wars-the_edge = the { wars-side } edge of { wars-the } { wars-body }
wars-look_to_choose = , look at it to choose from it
wars-stolen = stolen
wars-taken = taken
