### Beside Mutation Wars: the battle pad.

pad-turn = Turn { $turn }
pad-rename = Change the name of { $name }
pad-token_to = Token to { $name }
pad-battle = Battle
pad-nobody = Nobody
pad-nobody_won = Nobody has won
pad-statistics = Battle Statistics
pad-has_token = holds the token
pad-attack_word = attack
pad-defence_word = defence
pad-complete = complete
pad-attacked = attacked
pad-has_eye = has an Eye
pad-no_eye = no Eye
pad-creature_of = Creature of { $name }
pad-next_body = Next body:
pad-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
pad-when_full = when no spot is empty
pad-evasions = Evasions left:
pad-winning = A winning creature, if it stands at the end of the turn.
pad-to_win = To win: { $missing }
pad-more_bodies =
    { $bodies ->
        [one] { $bodies } more body
       *[other] { $bodies } more bodies
    }
pad-every_spot = a part on every spot
pad-own_colour =
    { $bare ->
        [one] a part of its own colour on one outer body
       *[other] a part of its own colour on { $bare } outer bodies
    }
pad-first_body = The first body of { $name }:
pad-first_colour = Colour of the first body
pad-end_turn = End of turn: token to { $name }
pad-order = Order this turn: { $order }. Flipped parts turn up at the end of the turn.
pad-bodies_of = Bodies of a winning creature
pad-bodies_to_win = Bodies to win
pad-bodies_unseen = bodies to win
pad-bodies_word = bodies
pad-first = First in turn 1
pad-first_token = First in turn 1, with the token
pad-is_first = is first

# The board
pad-of = { $name }: { $what }
pad-empty = empty spot
pad-flipped = flipped
pad-turned = turned
pad-an_empty = An empty spot
pad-this_part = This part
pad-this_body = This body
pad-colour_of_part = Colour of the part
pad-types = Types
pad-flip = Flip it
pad-turn_up = Turn it up
pad-turn_tail = Turn the tail (used once)
pad-set_upright = Set it upright
pad-take_off = Take it off
pad-take_off_body = Take it off with its parts
pad-or_body = Or a new body here:
pad-or_body_along = Or a new body here, which takes this part along:
pad-new_body = A new body here
pad-another_tile = Another tile
pad-part_by_part = Part by part
pad-part = Part
pad-creature = Creature
pad-attack = Attack
pad-without_eye = without Eye
pad-defence = Defence
pad-flipped_0 = flipped: 0
pad-matched = on its colour: +1/+1
pad-matched_tail = on its colour: a second evasion

# A battle
pad-attacker = Attacker
pad-defender = Defender
pad-their_card = Their Battle card
pad-none = none
pad-cancelled = cancelled
pad-cards_of = Cards of { $name }
pad-cards_note = Mutate and Battle cards they still hold, after both have played theirs, if you want to know what is taken.
pad-against = against
pad-already = { $name } was attacked this turn already.
pad-evaded_turns = Evaded: { $tail } turns
pad-evaded_goes = Evaded: { $tail } goes
pad-called_off = The battle is called off.
pad-tie = { $attack }:{ $defence }, a tie: nobody takes anything.
pad-won_by = { $attack }:{ $defence }, { $winner } wins by { $difference } and { $loot }.
pad-takes_up_to =
    { $number ->
        [one] takes up to { $number } of { $loser }'s unprotected cards at random
       *[other] takes up to { $number } of { $loser }'s unprotected cards at random
    }
pad-takes = takes { $number } of { $loser }'s unprotected cards at random
pad-draws = draws { $number } from the decks instead
pad-nothing_to_take = finds nothing to take
pad-told = Turn { $turn }: { $attacker } attacks { $defender }. { $verdict }
pad-told_evaded = Turn { $turn }: { $defender } evades { $attacker }.

# What an entry is called
pad-entry_part = { $part } of { $who }
pad-entry_part_off = a part off { $who }
pad-entry_body = a body for { $who }
pad-entry_colour = another body for { $who }
pad-entry_drop = a body off { $who }
pad-entry_turn = turn { $turn }
pad-entry_target = { $bodies } bodies to win
pad-entry_token = token to { $who }
pad-entry_battle = { $attacker } against { $defender }

# For others
pad-attack_lit = attack with an Eye opposite
pad-attack_unlit = attack without
pad-price = price
pad-summary_title = Mutation Wars, turn { $turn }
pad-summary = { $name }: attack { $attack }, defence { $defence }
