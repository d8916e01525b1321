### What Mutation Wars says in English: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

part-lost =
    { $reader ->
        [player] You lose { $card } ({ $spot })
       *[nobody] { $player } loses { $card } ({ $spot })
    }
against-cards =
    { $against ->
        [one] card
       *[other] cards
    }
battle-cards =
    { $battle ->
        [one] card
       *[other] cards
    }
mutate-cards =
    { $mutate ->
        [one] card
       *[other] cards
    }
number-cards =
    { $number ->
        [one] card
       *[other] cards
    }

## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-part = { $colour } { $name }
terms-no_card = the card
terms-and = { " and " }
terms-comma = ,{ " " }
terms-colour_red = red
terms-colour_green = green
terms-colour_blue = blue
terms-colour_yellow = yellow
terms-kind_BP = Body Part card
terms-kind_MU = Mutate card
terms-kind_BT = Battle card
terms-kind_body = body
terms-deck_BP = Body Part cards
terms-deck_MU = Mutate cards
terms-deck_BT = Battle cards
terms-deck_bodies = bodies
terms-phase_setup = Setup
terms-phase_deal = Deal
terms-phase_build = Build
terms-phase_mutate = Mutate
terms-phase_battle = Battle
terms-phase_cleanup = Clean up
terms-phase_end = End of turn
terms-phase_final_battle = Final battle
terms-stat_attack = attack
terms-stat_defence = defence
terms-filter_any = part
terms-filter_unmatched = part that does not match its body
terms-filter_matched = part that matches its body
terms-type_eye = Eye
terms-type_claw = Claw
terms-type_spikes = Spikes
terms-type_tail = Tail
terms-type_snout = Snout
terms-type_tentacles = Tentacles
terms-type_whiskers = Whiskers
terms-type_stinger = Stinger
terms-type_glow = Glow Thing
terms-type_fake_tail = Fake Tail

## The table: what lies where

zones-status = Turn { $turn } · { $phase }
zones-status_setup = Setup · { $player } deals
zones-status_over = The game is over
zones-battle = Battle: { $player } against { $rival }
zones-battle_empty = No Battle card has been played.
zones-revealed = The body just turned up
zones-creature =
    { $reader ->
        [player] Your creature
       *[nobody] { $player }'s creature
    }
zones-body = { $colour } body
zones-parts =
    { $reader ->
        [player] Your Body Part cards
       *[nobody] { $player }'s Body Part cards
    }
zones-mutate =
    { $reader ->
        [player] Your Mutate cards
       *[nobody] { $player }'s Mutate cards
    }
zones-battle_hand =
    { $reader ->
        [player] Your Battle cards
       *[nobody] { $player }'s Battle cards
    }
zones-none_in_hand = None in hand.
zones-deck_parts = Body Part deck
zones-deck_mutate = Mutate deck
zones-deck_battle = Battle deck
zones-deck_bodies = Body pile
zones-discard_parts = Body Part discard
zones-discard_mutate = Mutate discard
zones-discard_battle = Battle discard
zones-nothing_left = Empty.

## What is agreed before a game

settings-mode = mode
settings-variants = variants
settings-mode_standard_name = standard
settings-mode_standard = A creature is complete with four bodies.
settings-mode_extended_name = extended
settings-mode_extended = A creature is complete with six bodies; for two or three players.
settings-variants_quick-hands_name = quick hands
settings-variants_quick-hands = Everybody also starts with a Mutate and a Battle card.
settings-variants_final-battle_name = final battle
settings-variants_final-battle = If several creatures are complete, their owners fight it out.
settings-variants_build-or-mutate_name = build or mutate
settings-variants_build-or-mutate = Build and Mutate are one phase: one thing or the other.
settings-variants_grown-start_name = grown start
settings-variants_grown-start = Creatures start with two bodies and up to three parts.
settings-variants_strict-lattice_name = strict lattice
settings-variants_strict-lattice = Bodies need room: two branches may not touch.
settings-variants_pick-backs_name = pick backs
settings-variants_pick-backs = Victors name the kind of each card they take.

## Numbers beside a player

counters-attack = attack
counters-defence = defence
counters-bodies = bodies
counters-parts = parts
counters-mutate = mutate
counters-battle = battle
counters-score = score
counters-mark_token = token
counters-mark_attacked = attacked
counters-mark_complete = complete
counters-note_mark_token = Acts first in every phase of this turn (MW-2.2).
counters-note_mark_attacked = Was attacked, and cannot be attacked again this turn (MW-8.4).
counters-note_mark_complete = Wins if it is still complete at the end of the turn (MW-13.3).
counters-note_glow = Attack { $lit } against a working Eye, { $unlit } without one (MW-10.1).
counters-yes = ✓

## Decisions: "you must …"

decisions-setup_attach = attach a Body Part card to your creature
decisions-build_action = attach a Body Part card, buy a body or pass
decisions-build_or_mutate_action = build, play a Mutate card or pass
decisions-mutate_action = play a Mutate card or pass
decisions-attach_spot = choose the spot to attach the part to
decisions-buy_payment = choose the Body Part cards to pay with
decisions-buy_payment_more = choose the next card to pay with
decisions-buy_spot = choose where the new body joins
decisions-buy_edge = choose the edge for the displaced part
decisions-target_creature = choose a creature
decisions-target_opponent = choose an opponent
decisions-target_body = choose a body
decisions-tie_part = choose which of the tied parts is lost
decisions-choose_part = choose a part
decisions-choose_own_part = choose one of your parts
decisions-refill = attach a Body Part card to the freed spot or decline
decisions-attach_now = attach a Body Part card to your creature
decisions-swap_spots = choose two spots to swap
decisions-swap_spots_with = choose the second spot of the swap
decisions-rearrange = choose a body for the part
decisions-rearrange_more = choose a body for the next part
decisions-famine_discard = give up a Body Part card or a part
decisions-hunger_discard = discard a Body Part card
decisions-take_discard = take a card from the discard
decisions-current_pass = choose a card to hand to the left
decisions-reset_tail = turn a reversed Fake Tail or decline
decisions-battle_action = attack a player or pass
decisions-evade = evade with a Fake Tail or stand and fight
decisions-attacker_card = play a Battle card or none
decisions-defender_card = play a Battle card or none
decisions-protect = protect one of your Mutate and Battle cards
decisions-spoils_split = choose how many Mutate and how many Battle cards you draw
decisions-cleanup_action = exchange three cards for a Body Part card or be done
decisions-cleanup_more = choose the next card to exchange
decisions-pick_back = name the kind of the card you take
decisions-dealer = see who deals
decisions-random_take = see which card is taken
decisions-draw_one = see which card is drawn
decisions-reveal_body = see which body is turned up

## Options

labels-none = None
labels-pass = Pass
labels-no_card = Play no card
labels-stop = Attach no more
labels-done = Done
labels-stand = Stand and fight
labels-leave_empty = Leave the spot empty
labels-reset_none = Turn no tail
labels-attach_none = Attach nothing
labels-buy = Buy a body for { $number } Body Part cards
labels-edge = Displaced part on edge { $number }
labels-kind = Take a { $kind }
labels-target = Choose { $player }
labels-target_creature =
    { $reader ->
        [player] Your creature
       *[nobody] { $player }'s creature
    }
labels-attack = Attack { $player }
labels-dealer = { $player } deals
labels-colour = A { $colour } body
labels-no_body = { $player }.{ $body }
labels-body = { $player }.{ $body }
labels-rearrange = { $part } ({ $spot }) to { $body }
labels-at = Take the place of { $part } ({ $spot })
labels-at_empty = On { $spot }
labels-join = Join the { $colour } body at { $spot }, where { $part } is
labels-join_empty = Join the { $colour } body at { $spot }
labels-lose = Lose { $part } ({ $spot })
labels-lose_empty = Lose what is on { $spot }
labels-pick = Choose { $part } ({ $spot })
labels-pick_empty = Choose { $spot }
labels-swap = Swap { $part } ({ $spot })
labels-swap_empty = Swap the empty spot { $spot }
labels-with = with { $part } ({ $spot })
labels-with_empty = with the empty spot { $spot }
labels-reset = Turn { $part } ({ $spot }) upright
labels-reset_empty = Turn what is on { $spot }
labels-evade = Evade with { $part } ({ $spot })
labels-evade_empty = Evade with { $spot }
labels-attach = Attach { $part } to { $spot }
labels-attach_body = Attach { $part } to { $spot }
labels-play = Play { $card }
labels-pay = Pay { $card }
labels-discard = Discard { $card }
labels-take = Take { $card }
labels-give = Hand on { $card }
labels-protect = Protect { $card }
labels-exchange = Give { $card }
labels-deal = { $card } is drawn
labels-split =
    { $mutate ->
        [0] Draw { $battle } Battle { battle-cards }
       *[other]
            { $battle ->
                [0] Draw { $mutate } Mutate { mutate-cards }
               *[other] Draw { $mutate } Mutate { mutate-cards } and { $battle } Battle { battle-cards }
            }
    }
labels-split_mutate = Draw { $mutate } Mutate { mutate-cards }

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] The game is over. You have won with a complete creature.
       *[nobody] The game is over. { $player } has won with a complete creature.
    }
prompts-over_drawn = The last turn is over, and no creature is complete. Nobody has won.
prompts-setup_attach = You must attach one Body Part card to your creature.
prompts-setup_attach_another = You may attach another Body Part card, or stop.
prompts-build_action = You may attach a Body Part card to an empty spot, or pass.
prompts-build_action_full =
    { $number ->
        [6] Your creature has no empty spot: you may buy a body for { $number } Body Part cards (3 once every outer body has a matched part), or pass.
       *[other] Your creature has no empty spot: you may buy a body for { $number } Body Part cards, or pass.
    }
prompts-build_or_mutate_action = You may attach a Body Part card or play a Mutate card, or pass.
prompts-build_or_mutate_action_full = You may buy a body for { $number } Body Part cards or play a Mutate card, or pass.
prompts-mutate_action = You may play a Mutate card, or pass.
prompts-mutate_action_none = You must pass: none of your Mutate cards can be played now.
prompts-attach_spot = You must choose the spot for { $part }.
prompts-buy_payment = You must choose { $number } Body Part cards to pay with.
prompts-buy_payment_more = You must choose { $number } more to pay with.
prompts-buy_spot = You must choose the spot where the { $colour } body joins; the part there moves onto it.
prompts-buy_edge = You must choose the edge of the { $colour } body for the displaced part.
prompts-target_creature = { $card }: you must choose a creature.
prompts-target_opponent = { $card }: you must choose an opponent.
prompts-target_body = { $card }: you must choose a body.
prompts-tie_part = { $card }: you must choose which of these parts you lose.
prompts-choose_part = { $card }: you must choose one of { $rival }'s parts.
prompts-choose_own_part = { $card }: you must choose one of your parts.
prompts-refill = { $card }: you must attach another Body Part card at { $spot }.
prompts-refill_may = { $card }: you may attach another Body Part card at { $spot }.
prompts-attach_now = { $card }: you must attach a Body Part card.
prompts-attach_now_may = { $card }: you may attach a Body Part card.
prompts-swap_spots = { $card }: you must choose two spots on different bodies of { $rival }'s creature.
prompts-swap_own_spots = { $card }: you must choose two spots on different bodies of your creature.
prompts-swap_spots_with = { $card }: you must choose the spot that changes contents with { $spot }.
prompts-rearrange = { $card }: you must give at least one of your parts another body.
prompts-rearrange_more = { $card }: you must choose a body for { $part } ({ $spot }).
prompts-give_up_card = { $card }: you must discard a Body Part card.
prompts-give_up_part = { $card }: you must give up one of your parts.
prompts-take_discard = { $card }: you must take a { $kind } from the discard.
prompts-current_pass = { $card }: you must choose a { $kind } for your neighbour on the left; all are handed on at once.
prompts-reset_tail = { $card }: you must turn a reversed Fake Tail upright.
prompts-reset_tail_may = { $card }: you may turn a reversed Fake Tail upright.
prompts-battle_action = You may attack a player who has not been attacked this turn, or pass.
prompts-battle_action_one = You may attack { $rival }, or pass.
prompts-evade = { $rival } attacks you: you may evade with a Fake Tail, or stand and fight.
prompts-attacker_card = You attack { $rival }: you may play a Battle card.
prompts-attacker_card_none = You attack { $rival }, and must play no card: those you hold are for defenders only.
prompts-defender_card = { $rival } attacks you without a card: you may play a Battle card.
prompts-defender_card_against = { $rival } attacks you with { $card }: you may play a Battle card.
prompts-protect = You have lost to { $rival } by { $number }: you must protect one of your Mutate and Battle cards.
prompts-spoils_split = There is nothing to take: you must choose how to draw { $number } { number-cards }.
prompts-cleanup_action = You may exchange three Mutate or three Battle cards for a Body Part card, or be done.
prompts-cleanup_more = You must choose { $number } more of the same kind to exchange.
prompts-pick_back = You must take a Mutate or a Battle card from { $rival }.

## Questions, to whoever waits

waiting-chance = Chance decides.
waiting-setup_attach = { $player } must attach a Body Part card.
waiting-setup_attach_another = { $player } may attach another Body Part card.
waiting-build_action = { $player } may attach a Body Part card.
waiting-build_action_full = { $player } may buy a body for { $number } Body Part cards.
waiting-build_or_mutate_action = { $player } may attach a Body Part card or play a Mutate card.
waiting-build_or_mutate_action_full = { $player } may buy a body for { $number } Body Part cards or play a Mutate card.
waiting-mutate_action = { $player } may play a Mutate card.
waiting-mutate_action_none = { $player } must pass.
waiting-attach_spot = { $player } must choose a spot.
waiting-buy_payment = { $player } must pay { $number } Body Part cards.
waiting-buy_payment_more = { $player } must pay { $number } more.
waiting-buy_spot = { $player } must choose where the { $colour } body joins.
waiting-buy_edge = { $player } must choose the edge of the { $colour } body for the displaced part.
waiting-target_creature = { $card }: { $player } must choose a creature.
waiting-target_opponent = { $card }: { $player } must choose an opponent.
waiting-target_body = { $card }: { $player } must choose a body.
waiting-tie_part = { $card }: { $player } must choose which part is lost.
waiting-choose_part =
    { $reader ->
        [rival] { $card }: { $player } must choose one of your parts.
       *[nobody] { $card }: { $player } must choose one of { $rival }'s parts.
    }
waiting-choose_own_part = { $card }: { $player } must choose one of their own parts.
waiting-refill = { $card }: { $player } must attach another Body Part card at { $spot }.
waiting-refill_may = { $card }: { $player } may attach another Body Part card at { $spot }.
waiting-attach_now = { $card }: { $player } must attach a Body Part card.
waiting-attach_now_may = { $card }: { $player } may attach a Body Part card.
waiting-swap_spots =
    { $reader ->
        [rival] { $card }: { $player } must choose two spots of your creature.
       *[nobody] { $card }: { $player } must choose two spots of { $rival }'s creature.
    }
waiting-swap_own_spots = { $card }: { $player } must choose two spots of their own creature.
waiting-swap_spots_with = { $card }: { $player } must choose the spot that changes contents with { $spot }.
waiting-rearrange = { $card }: { $player } must choose a body for { $part } ({ $spot }).
waiting-rearrange_more = { $card }: { $player } must choose a body for { $part } ({ $spot }).
waiting-give_up_card = { $card }: { $player } must discard a Body Part card.
waiting-give_up_part = { $card }: { $player } must give up a part.
waiting-take_discard = { $card }: { $player } must take a { $kind } from the discard.
waiting-current_pass = { $card }: { $players } must choose a { $kind } to hand to the left.
waiting-reset_tail = { $card }: { $player } must turn a reversed Fake Tail upright.
waiting-reset_tail_may = { $card }: { $player } may turn a reversed Fake Tail upright.
waiting-battle_action = { $player } may attack a player.
waiting-battle_action_one =
    { $reader ->
        [rival] { $player } may attack you.
       *[nobody] { $player } may attack { $rival }.
    }
waiting-evade =
    { $reader ->
        [rival] You attack { $player }, who may evade with a Fake Tail.
       *[nobody] { $rival } attacks { $player }, who may evade with a Fake Tail.
    }
waiting-attacker_card =
    { $reader ->
        [rival] { $player } attacks you and may play a Battle card.
       *[nobody] { $player } attacks { $rival } and may play a Battle card.
    }
waiting-attacker_card_none =
    { $reader ->
        [rival] { $player } attacks you and must play no card.
       *[nobody] { $player } attacks { $rival } and must play no card.
    }
waiting-defender_card =
    { $reader ->
        [rival] You attack { $player }, who may play a Battle card.
       *[nobody] { $rival } attacks { $player }, who may play a Battle card.
    }
waiting-defender_card_against =
    { $reader ->
        [rival] You attack { $player } with { $card }; { $player } may play a Battle card.
       *[nobody] { $rival } attacks { $player } with { $card }; { $player } may play a Battle card.
    }
waiting-protect =
    { $reader ->
        [rival] { $player } has lost to you by { $number } and must protect a card.
       *[nobody] { $player } has lost to { $rival } by { $number } and must protect a card.
    }
waiting-spoils_split = { $player } must choose how to draw { $number } { number-cards }.
waiting-cleanup_action = { $player } may exchange cards.
waiting-cleanup_more = { $player } must choose { $number } more to exchange.
waiting-pick_back =
    { $reader ->
        [rival] { $player } must take a card from you.
       *[nobody] { $player } must take a card from { $rival }.
    }

## What has happened

events-automatic = { "" }
events-automatic_build =
    { $reader ->
        [player] You can attach nothing, and cannot pay for a body.
       *[nobody] { "" }
    }
events-automatic_battle =
    { $reader ->
        [player] Nobody is left for you to attack: the others have been attacked this turn.
       *[nobody] { "" }
    }
events-committed =
    { $reader ->
        [player] You have chosen.
       *[nobody] { $player } has chosen.
    }
events-dealer_picked =
    { $reader ->
        [player] You deal.
       *[nobody] { $player } deals.
    }
events-shuffled = The { $deck } are shuffled.
events-turn_started =
    { $reader ->
        [player] Turn { $number }. You hold the token and go first.
       *[nobody] Turn { $number }. { $player } holds the token and goes first.
    }
events-phase_started = Phase: { $phase }.
events-body_revealed =
    { $reader ->
        [player] You turn up a { $colour } body.
       *[nobody] { $player } turns up a { $colour } body.
    }
events-body_joined =
    { $reader ->
        [player] The { $colour } body joins your creature at { $spot }.
       *[nobody] The { $colour } body joins { $player }'s creature at { $spot }.
    }
events-body_joined_root =
    { $reader ->
        [player] You start with a { $colour } body.
       *[nobody] { $player } starts with a { $colour } body.
    }
events-card_drawn =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } draws a { $kind }.
    }
events-drew =
    { $reader ->
        [player] You have drawn { $card }.
       *[nobody] { $player } has drawn { $card }.
    }
events-nothing_drawn =
    { $reader ->
        [player] You draw nothing: there is no { $kind } left.
       *[nobody] { $player } draws nothing: there is no { $kind } left.
    }
events-attached =
    { $reader ->
        [player] You attach { $card } at { $spot }.
       *[nobody] { $player } attaches { $card } at { $spot }.
    }
events-passed =
    { $reader ->
        [player] You pass.
       *[nobody] { $player } passes.
    }
events-passed_stop =
    { $reader ->
        [player] You attach no more.
       *[nobody] { $player } attaches no more.
    }
events-passed_stand =
    { $reader ->
        [player] You stand and fight.
       *[nobody] { $player } stands and fights.
    }
events-passed_declines =
    { $reader ->
        [player] You decline.
       *[nobody] { $player } declines.
    }
events-passed_done =
    { $reader ->
        [player] You are done.
       *[nobody] { $player } is done.
    }
events-passed_no_card =
    { $reader ->
        [player] You play no card.
       *[nobody] { $player } plays no card.
    }
events-paid =
    { $reader ->
        [player] You pay { $card }.
       *[nobody] { $player } pays { $card }.
    }
events-part_displaced =
    { $reader ->
        [player] You move { $card } from { $spot } to { $other_spot }.
       *[nobody] { $player } moves { $card } from { $spot } to { $other_spot }.
    }
events-played =
    { $reader ->
        [player] You play { $card }.
       *[nobody] { $player } plays { $card }.
    }
events-targeted =
    { $reader ->
        [player] You choose { $rival }.
        [rival] { $player } chooses you.
        [both] You choose your own creature.
       *[nobody] { $player } chooses { $rival }.
    }
events-flipped =
    { $reader ->
        [player] Your { $card } ({ $spot }) is flipped.
       *[nobody] { $player }'s { $card } ({ $spot }) is flipped.
    }
events-turned_up =
    { $reader ->
        [player] Your { $card } ({ $spot }) turns up again.
       *[nobody] { $player }'s { $card } ({ $spot }) turns up again.
    }
events-part_lost = { part-lost }.
events-part_lost_attack = { part-lost }: the creature's highest attack.
events-part_lost_defence = { part-lost }: the creature's highest defence.
events-part_lost_unlit = { part-lost }: the creature's highest attack, as no opponent's Eye lights the Glow Thing.
events-part_returned =
    { $reader ->
        [player] You take { $card } ({ $spot }) back into the hand.
       *[nobody] { $player } takes { $card } ({ $spot }) back into the hand.
    }
events-parts_swapped =
    { $reader ->
        [both] Parts of your creature change places: { $player }.{ $spot } and { $rival }.{ $other_spot }.
        [player] Parts change places: { $player }.{ $spot } and { $rival }.{ $other_spot }.
        [rival] Parts change places: { $rival }.{ $other_spot } and { $player }.{ $spot }.
       *[nobody] Parts change places: { $player }.{ $spot } and { $rival }.{ $other_spot }.
    }
events-rearranged =
    { $reader ->
        [player] You rebuild the creature.
       *[nobody] { $player } rebuilds the creature.
    }
events-part_placed =
    { $reader ->
        [player] You move { $card } from { $spot } to { $other_spot }.
       *[nobody] { $player } moves { $card } from { $spot } to { $other_spot }.
    }
events-discarded =
    { $reader ->
        [player] You discard { $card }.
       *[nobody] { $player } discards { $card }.
    }
events-took_discard =
    { $reader ->
        [player] You take { $card } from the discard.
       *[nobody] { $player } takes { $card } from the discard.
    }
events-stolen =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } takes a { $kind } from { $rival }.
    }
events-stolen_card =
    { $reader ->
        [player] You have taken { $card } from { $rival }.
        [rival] { $player } has taken { $card } from you.
       *[nobody] { $player } has taken { $card } from { $rival }.
    }
events-handed_on =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } hands a { $kind } to { $rival }.
    }
events-handed_card =
    { $reader ->
        [player] You have handed { $card } to { $rival }.
        [rival] { $player } has handed { $card } to you.
       *[nobody] { $player } has handed { $card } to { $rival }.
    }
events-body_replaced =
    { $reader ->
        [player] Your { $colour } body becomes { $new_colour }.
       *[nobody] { $player }'s { $colour } body becomes { $new_colour }.
    }
events-body_replaced_same =
    { $reader ->
        [player] Your new body is { $new_colour } again: nothing changes.
       *[nobody] { $player }'s new body is { $new_colour } again: nothing changes.
    }
events-tail_reset =
    { $reader ->
        [player] Your Fake Tail ({ $spot }) is upright again.
       *[nobody] { $player }'s Fake Tail ({ $spot }) is upright again.
    }
events-marked =
    { $reader ->
        [player] You cannot be attacked this turn.
       *[nobody] { $player } cannot be attacked this turn.
    }
events-attacked =
    { $reader ->
        [player] You attack { $rival }.
        [rival] { $player } attacks you.
       *[nobody] { $player } attacks { $rival }.
    }
events-evaded =
    { $reader ->
        [player] You evade { $rival }'s attack.
        [rival] { $player } evades your attack.
       *[nobody] { $player } evades { $rival }'s attack.
    }
events-tail_reversed =
    { $reader ->
        [player] Your Fake Tail ({ $spot }) is reversed; it can evade once more.
       *[nobody] { $player }'s Fake Tail ({ $spot }) is reversed; it can evade once more.
    }
events-tail_lost =
    { $reader ->
        [player] Your { $card } ({ $spot }) is used up.
       *[nobody] { $player }'s { $card } ({ $spot }) is used up.
    }
events-battle_card =
    { $reader ->
        [player] You play { $card }.
       *[nobody] { $player } plays { $card }.
    }
events-cancelled =
    { $reader ->
        [player] Your { $card } has no effect.
       *[nobody] { $player }'s { $card } has no effect.
    }
events-called_off =
    { $reader ->
        [player] Your battle against { $rival } is called off.
        [rival] { $player }'s battle against you is called off.
       *[nobody] The battle of { $player } against { $rival } is called off.
    }
events-fought =
    { $reader ->
        [player] You attack with { $number }, { $rival } defends with { $against }.
        [rival] { $player } attacks with { $number }, you defend with { $against }.
       *[nobody] { $player } attacks with { $number }, { $rival } defends with { $against }.
    }
events-won_battle =
    { $reader ->
        [player] You beat { $rival } by { $number }.
        [rival] { $player } beats you by { $number }.
       *[nobody] { $player } beats { $rival } by { $number }.
    }
events-tied =
    { $reader ->
        [player] You and { $rival } are equal: no victor, no spoils.
        [rival] { $player } and you are equal: no victor, no spoils.
       *[nobody] { $player } and { $rival } are equal: no victor, no spoils.
    }
events-protected =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } protects a { $kind }.
    }
events-protected_card =
    { $reader ->
        [player] You have protected { $card }.
       *[nobody] { $player } has protected { $card }.
    }
events-spoils_drawn =
    { $reader ->
        [player]
            { $number ->
                [0] You choose { $against } Battle { against-cards } as spoils.
               *[other]
                    { $against ->
                        [0] You choose { $number } Mutate { number-cards } as spoils.
                       *[other] You choose { $number } Mutate { number-cards } and { $against } Battle { against-cards } as spoils.
                    }
            }
       *[nobody]
            { $number ->
                [0] { $player } chooses { $against } Battle { against-cards } as spoils.
               *[other]
                    { $against ->
                        [0] { $player } chooses { $number } Mutate { number-cards } as spoils.
                       *[other] { $player } chooses { $number } Mutate { number-cards } and { $against } Battle { against-cards } as spoils.
                    }
            }
    }
events-no_spoils =
    { $reader ->
        [player] No spoils for you: { $rival } has no unprotected card, and a lead of { $number } draws none.
        [rival] No spoils for { $player }: you have no unprotected card, and a lead of { $number } draws none.
       *[nobody] No spoils for { $player }: { $rival } has no unprotected card, and a lead of { $number } draws none.
    }
events-gave =
    { $reader ->
        [player] You give { $card } in exchange.
       *[nobody] { $player } gives { $card } in exchange.
    }
events-completed =
    { $reader ->
        [player] Your creature is complete.
       *[nobody] { $player }'s creature is complete.
    }
events-broken =
    { $reader ->
        [player] Your creature is no longer complete.
       *[nobody] { $player }'s creature is no longer complete.
    }
events-fell_off =
    { $reader ->
        [player] Your bare { $colour } body falls off.
       *[nobody] { $player }'s bare { $colour } body falls off.
    }
events-final_battle =
    { $reader ->
        [players] You and { $others } are complete: you fight a final battle.
       *[nobody] { $players } are complete: they fight a final battle.
    }
events-scored =
    { $reader ->
        [player] You score { $number }.
       *[nobody] { $player } scores { $number }.
    }
events-won =
    { $reader ->
        [player] You win the game.
       *[nobody] { $player } wins the game.
    }
events-drawn_game = The last turn is over, and no creature is complete: nobody wins.
events-shown =
    { $reader ->
        [player] You show { $card }, for a new body.
       *[nobody] { $player } shows { $card }, for a new body.
    }

## Why not

refusals-effect_first = { $card } is being played: what it asks comes first.
refusals-for_building = { $card } is a Body Part card: it is attached in the Build phase, or pays for a body there.
refusals-for_mutating = { $card } is a Mutate card: it is played in the Mutate phase.
refusals-for_battles = { $card } is a Battle card: it is played in a battle, first by the attacker, then by the defender.
refusals-attacked_in_battle = Players are attacked in the Battle phase.
refusals-stays_attached = Parts and bodies stay where they are: only cards change a creature that is built.
refusals-game_over = The game is over.
refusals-not_a_seat = Only players can do that.
refusals-not_your_turn = It is { $players }'s decision now.
refusals-already_committed = You have chosen already; { $players } must still choose.
refusals-chance_decides = Chance decides now.
refusals-not_an_outcome = This cannot come up here.
refusals-unreadable = { $reason }
refusals-wrong_decision = That is not the question: you must { $decision }.
refusals-must_choose = You cannot decline here: you must { $decision }.
refusals-too_many = You can choose { $number } here, not { $said }.
refusals-spot_filled = There is a part already: { $spot } is not empty.
refusals-not_in_hand = You do not hold { $card }.
refusals-other_spot = The card goes to the freed spot { $spot }.
refusals-just_returned = You have no second { $card }, and the one just taken back cannot return.
refusals-no_such_body = There is no such body on this creature: { $body }.
refusals-body_full = There is no empty spot on { $body }.
refusals-empty_spot = A body can be bought only when no spot is empty: { $spot } is.
refusals-bodies_enough = Your creature has its { $number } bodies already.
refusals-no_bodies_left = There is no body left in the pile.
refusals-cannot_pay = A body costs you { $price } Body Part cards; you hold { $number }.
refusals-no_room = There is no room beside your creature for another body.
refusals-wrong_kind = { $card } is a { $kind }: you must { $decision }.
refusals-not_in_discard = { $card } does not lie in the discard.
refusals-defender_only = { $card } can be played by a defender only.
refusals-ascending_order = Cards are named in their order: after { $last } comes no { $card }.
refusals-too_few_after = With { $card } next, not enough cards would follow to make { $number }.
refusals-mixed_exchange = { $card } is of another kind than { $last }: three of one kind are exchanged.
refusals-no_parts_to_draw = There is no Body Part card left to exchange for.
refusals-too_few_to_exchange = { $number } of a kind are exchanged: you do not hold so many with { $card }.
refusals-not_possible = { $card } cannot be chosen here.
refusals-none_of_kind = There is no { $kind } to take from { $player }.
refusals-wrong_split =
    { $number ->
        [one] { $number } card is drawn, from { $mutate } Mutate { mutate-cards } and { $battle } Battle { battle-cards }.
       *[other] { $number } cards are drawn, from { $mutate } Mutate { mutate-cards } and { $battle } Battle { battle-cards }.
    }
refusals-no_such_player = There is no { $player } in this game.
refusals-not_yourself = You cannot attack yourself.
refusals-not_a_candidate = { $player } does not take part in the final battle.
refusals-already_attacked = { $player } cannot be attacked any more this turn.
refusals-not_an_opponent = { $player } is not an opponent.
refusals-wrong_creature = This is about { $player }'s creature.
refusals-equal_parts_ascend = Equal parts go to bodies in ascending order: here from { $least } on, and all of them need room.
refusals-must_change = Something must change: with { $body } all parts would be where they are.
refusals-card_first = As long as you hold a Body Part card you give up a card, not the part at { $spot }.
refusals-not_a_spot = At { $spot } a body is joined.
refusals-other_body = Another body: { $spot } is not on { $body }.
refusals-no_part_there = There is no part at { $spot }.
refusals-blocked = There is no room beyond { $spot }: { $body } is in the way.
refusals-not_highest = The part at { $spot } has { $stat } { $number }; the highest have { $most }.
refusals-not_a_fake_tail = The part at { $spot } is no Fake Tail.
refusals-tail_flipped = The Fake Tail at { $spot } is flipped and of no use this turn.
refusals-tail_upright = The Fake Tail at { $spot } is upright.
refusals-part_matched = { $part } at { $spot } matches its body and cannot be chosen.
refusals-part_unmatched = { $part } at { $spot } does not match its body and cannot be chosen.
refusals-same_as = { $spot } is the same as { $other }: say { $other }.
refusals-same_body = { $spot } and { $first } are on the same body.
refusals-lower_first = The lower spot is named first: { $spot } comes before { $first }.
refusals-both_empty = { $spot } and { $first } are both empty.
refusals-swap_begins_elsewhere = This swap begins at { $other }: choose that first, then { $spot }.
refusals-nothing_to_swap_with = There is nothing { $spot } could be swapped with.
refusals-nothing_to_flip = { $card } would change nothing: no creature has such a part that still counts.
refusals-no_part_to_lose = { $card } finds no part to take.
refusals-no_fitting_part = { $card } finds no { $filter }.
refusals-no_empty_spot = { $card } needs an empty spot on your creature.
refusals-no_part_in_hand = { $card } needs a Body Part card in your hand.
refusals-nothing_to_swap = { $card } needs a creature with parts and two bodies that can carry them.
refusals-nothing_to_rearrange = { $card } needs parts and two bodies that can carry them.
refusals-no_own_part = { $card } needs a part of your own.
refusals-nothing_to_give_up = { $card } finds nobody with a Body Part card or a part.
refusals-deck_empty = { $card } finds no { $kind } to draw.
refusals-discard_empty = { $card } finds no { $kind } in the discard.
refusals-nothing_to_steal = { $card } finds no card to take.
refusals-nobody_holds = { $card }: nobody holds a { $kind }.
refusals-pile_empty = { $card } needs a body in the pile.
refusals-nothing_to_recover = { $card } finds nothing of yours to turn.
refusals-already_marked = { $card } would change nothing: you cannot be attacked this turn as it is.

## Sums of a battle

sums-attack = Attack
sums-defence = Defence
sums-part = { $part }
sums-unlit = nobody sees it
sums-matched = matched { $amount }
sums-flipped = flipped
sums-fake_tail = never counts
sums-card = { $card } { $amount }
sums-dark = { $card } helps only a lit one
sums-floor = never below 0
sums-flat_row = { $card }
sums-floor_total_row = never below 0
sums-win = { $attack } : { $defence }, win by { $by }
sums-win_more = { $attack } : { $defence } and { $more } more, win by { $by }
sums-lose = { $attack } : { $defence }, lose by { $by }
sums-lose_more = { $attack } : { $defence } and { $more } more, lose by { $by }
sums-tie = { $attack } : { $defence }, a tie
sums-defender_only = for defenders only
sums-called_off = calls the battle off

## What may come of it

outlook-card_says = “{ $text }”
outlook-no_spoils = A tie as it stands: no spoils.
outlook-robbed =
    { $reader ->
        [player] As it stands: { $rival } protects one card, you take { $number } at random.
        [rival] As it stands: you protect one card, { $player } takes { $number } at random.
       *[nobody] As it stands: { $rival } protects one card, { $player } takes { $number } at random.
    }
outlook-robbed_fewer =
    { $reader ->
        [player] As it stands: { $rival } protects one card, you take { $number } at random; one less if { $rival } still plays a card.
        [rival] As it stands: you protect one card, { $player } takes { $number } at random; one less if you still play a card.
       *[nobody] As it stands: { $rival } protects one card, { $player } takes { $number } at random; one less if { $rival } still plays a card.
    }
outlook-drawn =
    { $reader ->
        [player] As it stands: { $rival } has nothing to lose, you draw { $number } { number-cards } as spoils.
        [rival] As it stands: you have nothing to lose, { $player } draws { $number } { number-cards } as spoils.
       *[nobody] As it stands: { $rival } has nothing to lose, { $player } draws { $number } { number-cards } as spoils.
    }
outlook-nothing =
    { $reader ->
        [player] As it stands: you win, and get nothing.
       *[nobody] As it stands: { $player } wins, and gets nothing.
    }
outlook-protect = { $rival } takes { $number } of the others at random.

## Why: the lines of a sum

explain-base = { $player }'s { $part } ({ $spot }): printed { $stat }
explain-unlit = { $player }'s { $part } ({ $spot }): nobody sees it, no { $stat }
explain-matched = { $player }'s { $part } ({ $spot }): colour of its body
explain-flipped = { $player }'s { $part } ({ $spot }): flipped, no { $stat }
explain-fake_tail = { $player }'s { $part } ({ $spot }): a Fake Tail never has { $stat }
explain-card = { $player }'s { $part } ({ $spot }): { $card }
explain-dark = { $player }'s { $part } ({ $spot }): { $card } helps only a lit one
explain-floor = { $player }'s { $part } ({ $spot }): never below 0
explain-flat = { $player }'s { $stat }: { $card }
explain-floor_total = { $player }'s { $stat }: never below 0
explain-cancelled = { $card } has no effect, because of { $by }
explain-called_off = { $card } calls the battle off

## What a word means

glossary-term = word
glossary-matched_name = Matched
glossary-matched = A part on a body of its own colour: +1 attack and +1 defence. A ring with +1 marks it.
glossary-flipped_name = Flipped
glossary-flipped = Face down until the turn ends: attack and defence 0, no ability. It still fills its place.
glossary-lit_name = Lit and unlit
glossary-lit = A Glow Thing attacks with 3 only against a creature with a working Eye; otherwise with 0.
glossary-reversed_name = Fake Tail reversed
glossary-reversed = A matched Fake Tail evades twice: after the first time it is reversed, after the second it is gone.
glossary-enclosed_name = Enclosed body
glossary-enclosed = All three edges are joined to bodies: it needs no matched part.
glossary-complete_name = Complete
glossary-complete = All bodies, every place filled, a matched part on every outer body. Complete at the end of a turn wins.
glossary-price_name = Price of a body
glossary-price = 3 Body Part cards if every outer body carries a matched part, otherwise 6; and no place may be empty.
