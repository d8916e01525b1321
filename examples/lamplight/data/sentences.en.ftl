## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-and = { " and " }
terms-kind_moths = moth
terms-kind_lamps = lamp

## The table: what lies where

zones-status = Turn { $turn }
zones-empty = Nothing.
zones-burning = Lamps that burn
zones-shown = Shown
zones-at = { $player } at the lamps
zones-dark = Dark lamps
zones-discard = Moths that have gone
zones-deck = Deck
zones-hand = { $player }'s hand
zones-kept = { $player }'s lamps

## Numbers beside a player

counters-score = light
counters-hand = moths
counters-kept = lamps

## Decisions: "you must …"

decisions-SEND = show a moth of your hand
decisions-LAMP = choose a lamp for the moth
decisions-CHASE = chase a moth away, or not

## Options

labels-send = { $card }
labels-to = to { $card }
labels-chase = chase { $card } away
labels-leave = chase nobody

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [players] The game is over. You have the most light.
       *[nobody] The game is over. { $players } has the most light.
    }
prompts-over_shared =
    { $reader ->
        [players] The game is over. You and { $others } share the victory.
       *[nobody] The game is over. { $players } share the victory.
    }
prompts-send = You must show a moth of your hand.
prompts-lamp = You must choose a lamp for { $card }.
prompts-chase = You may chase another moth away from { $card }.

## Questions, to whoever waits

waiting-chance = Chance decides.
waiting-send = { $player } must show a moth.
waiting-lamp = { $player } must choose a lamp for { $card }.
waiting-chase = { $player } may chase a moth away from { $card }.

## What has happened

events-automatic =
    { $reader ->
        [player] You had no choice.
       *[nobody] { $player } had no choice.
    }
events-drawn =
    { $reader ->
        [player] You draw { $card }.
       *[nobody] { $player } draws { $card }.
    }
events-shown =
    { $reader ->
        [player] You show { $card }.
       *[nobody] { $player } shows { $card }.
    }
events-sent =
    { $reader ->
        [player] You: { $card } flies to { $other }.
       *[nobody] { $player }: { $card } flies to { $other }.
    }
events-chased =
    { $reader ->
        [player] { $card } is chased back to your hand.
       *[nobody] { $card } is chased back to { $player }'s hand.
    }
events-kept =
    { $reader ->
        [player] You keep { $card }: { $number } light.
       *[nobody] { $player } keeps { $card }: { $number } light.
    }
events-dark = { $card } goes dark: nobody is the strongest.

## Why not

refusals-game_over = The game is over.
refusals-not_a_seat = Only keepers can do that.
refusals-not_your_turn = It is { $players }'s decision now.
refusals-chance_decides = Chance decides now.
refusals-unreadable = { $reason }
refusals-wrong_decision = That is not the question: you must { $decision }.
refusals-too_many = These are more choices than you have now.
refusals-not_possible = This is not possible now.
refusals-not_in_hand = { $card } is not in your hand.
refusals-not_burning = { $card } does not burn.
refusals-not_there = { $card } is not at that lamp.
refusals-not_chased = { $card } is a hawk-moth, and those are not chased.

## Why: the lines of a sum

explain-lamp = { $card }
