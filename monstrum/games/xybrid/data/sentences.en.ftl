### What XYbrid says in English: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

number-parts =
    { $number ->
        [one] part
       *[other] parts
    }

## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-no_card = this effect
terms-theirs = { $player }'s { $name }
terms-and = { " and " }
terms-comma = ,{ " " }
terms-type_head = head
terms-type_arm = arm
terms-type_legs = legs
terms-type_aux = auxiliary
terms-type_core = core
terms-science_BIO = biology
terms-science_CHE = chemistry
terms-science_PHY = physics
terms-science_ROB = robotics
terms-side_left = left
terms-side_right = right
terms-slot_head = head
terms-slot_arm_left = left arm
terms-slot_arm_right = right arm
terms-slot_legs = legs
terms-slot_aux = auxiliary
terms-slot_core = core
terms-place_lab = in the lab
terms-place_core_pile = in the core pile
terms-place_deck = in the deck
terms-place_out = out of play
terms-place_monster = on { $player }'s monster
terms-place_hand = in { $player }'s hand
terms-place_pile = in { $player }'s pile
terms-zone_lab = in the lab
terms-zone_core_pile = in the core pile
terms-zone_me_monster = on your monster
terms-zone_me_hand = in your hand
terms-zone_me_pile = in your pile
terms-zone_opp_monster = on an opposing monster
terms-zone_opp_hand = in an opponent's hand
terms-zone_any_monster = on a monster
terms-zone_any_hand = in a hand
terms-operation_value = take the value of
terms-operation_destroy = destroy
terms-operation_take = take into the hand
terms-operation_attach = attach
terms-operation_tolab = send to the lab
terms-operation_boost = change the value of
terms-operation_addsci = give a science to
terms-operation_shield = shield
terms-operation_jam = jam
terms-operation_copy = copy
terms-kind_breakthrough = breakthrough

## The table: what lies where

zones-status = Round { $round } of { $rounds } · cycle { $cycle }
zones-status_cores = Round { $round } of { $rounds } · cores
zones-lab = The lab
zones-lab_empty = The lab is empty.
zones-monster =
    { $reader ->
        [player] Your monster
       *[nobody] { $player }'s monster
    }
zones-hand =
    { $reader ->
        [player] Your hand
       *[nobody] { $player }'s hand
    }
zones-hand_empty = No parts in hand.
zones-breakthroughs =
    { $reader ->
        [player] Your breakthroughs
       *[nobody] { $player }'s breakthroughs
    }
zones-breakthroughs_empty = No breakthroughs left.
zones-pile =
    { $reader ->
        [player] Your pile
       *[nobody] { $player }'s pile
    }
zones-pile_empty = Nothing here yet: a monster lies here from the end of its round on.
zones-core_pile = Core pile
zones-deck = Deck
zones-deck_empty = The deck is empty.
zones-shown = Revealed breakthroughs
zones-removed = Breakthroughs out of the game

## Numbers beside a player

counters-infamy = infamy
counters-worth = worth now
counters-hand = hand
counters-pile = pile
counters-secrets =
    { $number ->
        [one] breakthrough
       *[other] breakthroughs
    }

## Decisions: "you must …"

decisions-choose_core = choose a core
decisions-mission = activate a MISSION part of your pile or pass
decisions-draw = draw a part from the lab
decisions-build_attach = attach a part of your hand
decisions-build_side = say left or right
decisions-build_swap = swap parts or say done
decisions-build_swap_with = say which attached part is replaced
decisions-breakthrough = commit to a breakthrough or to none
decisions-deploy_order = choose which of your parts is activated next
decisions-effect_may = say yes or no
decisions-effect_cost = choose a part to pay with
decisions-effect_draw = draw a part from the lab
decisions-effect_part = choose a part
decisions-effect_upto = choose a part or none
decisions-effect_swap = choose two parts to swap
decisions-effect_swap_with = choose the second part of the swap
decisions-effect_side = say left or right
decisions-effect_player = choose an opponent
decisions-effect_science = name a science
decisions-effect_peek = bury one of the parts you saw or none
decisions-first_player = see who goes first
decisions-random_part = see which part is hit
decisions-deck_slot = see which part is next in the deck
decisions-deal_one = see which breakthrough is dealt

## Options

labels-none = None
labels-pass = Pass
labels-done = Done
labels-decline_upto = Choose none
labels-decline_swap = Swap nothing
labels-bury_none = Bury none
labels-reveal_none = Reveal none
labels-yes = Yes
labels-yes_card = Yes, use { $card }
labels-no = No
labels-no_card = No, do not use { $card }
labels-left = Left
labels-right = Right
labels-left_part = { $part } on the left
labels-right_part = { $part } on the right
labels-player = { $player }
labels-player_lose = { $player } loses infamy
labels-player_steal = Steal from { $player }
labels-player_spy = Spy on { $player }
labels-first_player = { $player } goes first
labels-science = { $science }
labels-core = Take { $part }
labels-draw = Draw { $part }
labels-attach = Attach { $part }
labels-activate = Activate { $part }
labels-swap = Swap { $thing }
labels-with = with { $thing }
labels-swap_in = Swap in { $part }
labels-replace = Replace { $part }
labels-pick = Choose { $thing }
labels-pick_value = Use the value of { $thing }
labels-pick_destroy = Destroy { $thing }
labels-pick_take = Take { $thing }
labels-pick_attach = Attach { $thing }
labels-pick_tolab = Send { $thing } to the lab
labels-pick_boost = Change the value of { $thing }
labels-pick_addsci = Give { $thing } a science
labels-pick_shield = Shield { $thing }
labels-pick_jam = Jam { $thing }
labels-pick_copy = Copy { $thing }
labels-pay = Pay with { $thing }
labels-pay_destroy = Pay: destroy { $thing }
labels-pay_take = Pay: take { $thing }
labels-pay_attach = Pay: attach { $thing }
labels-pay_tolab = Pay: send { $thing } to the lab
labels-bury = Bury { $part }
labels-reveal = Reveal { $breakthrough }
labels-deal = { $breakthrough } is dealt

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [players] The game is over. You won with { $number } infamy.
       *[nobody] The game is over. { $players } won with { $number } infamy.
    }
prompts-over_shared =
    { $reader ->
        [players] The game is over. You and { $others } share the victory with { $number } infamy.
       *[nobody] The game is over. { $players } share the victory with { $number } infamy.
    }
prompts-choose_core = You must choose a core for your new monster.
prompts-mission = You may activate one MISSION part of your pile, or pass.
prompts-draw = You must draw a part from the lab: a type your monster needs ({ $types }) or an auxiliary.
prompts-draw_any = You must draw any part from the lab: it has nothing your monster needs ({ $types }).
prompts-draw_complete = Your monster is complete. You must draw any part from the lab.
prompts-build_attach = You must choose which { $type } of your hand to attach.
prompts-build_side = You must choose a side for { $part }.
prompts-build_swap = You may swap a part of your hand with an attached part of the same type, or be done.
prompts-build_swap_with = You must choose the attached part that { $part } replaces.
prompts-breakthrough = You must commit to one of your breakthroughs or to none; nobody sees it before all have chosen.
prompts-deploy_order = You must choose which of your parts worth { $number } is activated first.
prompts-effect_may = You may use { $card }: “{ $text }”
prompts-effect_cost =
    { $number ->
        [one] { $card }: to pay, you must choose a part to { $operation }.
       *[other] { $card }: to pay, you must choose { $number } parts to { $operation }.
    }
prompts-effect_cost_more = { $card }: to pay, you must choose { $number } more { number-parts } to { $operation }.
prompts-effect_draw = { $card }: you must draw a part from the lab.
prompts-effect_part =
    { $number ->
        [one] { $card }: you must choose a part to { $operation }.
       *[other] { $card }: you must choose { $number } parts to { $operation }.
    }
prompts-effect_part_more = { $card }: you must choose { $number } more { number-parts } to { $operation }.
prompts-effect_upto = { $card }: you may choose a part to { $operation }, or none.
prompts-effect_swap = { $card }: you must choose two parts to swap.
prompts-effect_swap_may = { $card }: you may choose two parts to swap, or none.
prompts-effect_swap_with = { $card }: you must choose the part to swap with { $part }.
prompts-effect_side = { $card }: you must choose a side for { $part }.
prompts-effect_player = { $card }: you must choose an opponent.
prompts-effect_science = { $card }: you must name a science.
prompts-effect_peek =
    { $number ->
        [one] { $card }: you may put the part you saw under the deck.
       *[other] { $card }: you may put one of the parts you saw under the deck.
    }

## Questions, to whoever waits

waiting-chance = Chance decides.
waiting-choose_core = { $player } must choose a core.
waiting-mission = { $player } may activate a MISSION part.
waiting-draw = { $player } must draw a part from the lab: a type the monster needs ({ $types }) or an auxiliary.
waiting-draw_any = { $player } must draw any part from the lab: it has nothing the monster needs ({ $types }).
waiting-draw_complete = { $player }'s monster is complete; { $player } must draw any part from the lab.
waiting-build_attach = { $player } must choose which { $type } to attach.
waiting-build_side = { $player } must choose a side for { $part }.
waiting-build_swap = { $player } may swap parts of the hand with attached ones.
waiting-build_swap_with = { $player } must choose the attached part that { $part } replaces.
waiting-breakthrough = { $players } must commit to a breakthrough or to none.
waiting-deploy_order = { $player } must choose which part worth { $number } is activated first.
waiting-effect_may = { $player } may use { $card }: “{ $text }”
waiting-effect_cost =
    { $number ->
        [one] { $card }: to pay, { $player } must choose a part to { $operation }.
       *[other] { $card }: to pay, { $player } must choose { $number } parts to { $operation }.
    }
waiting-effect_cost_more = { $card }: to pay, { $player } must choose { $number } more to { $operation }.
waiting-effect_draw = { $card }: { $player } must draw a part from the lab.
waiting-effect_part =
    { $number ->
        [one] { $card }: { $player } must choose a part to { $operation }.
       *[other] { $card }: { $player } must choose { $number } parts to { $operation }.
    }
waiting-effect_part_more = { $card }: { $player } must choose { $number } more to { $operation }.
waiting-effect_upto = { $card }: { $player } may choose a part to { $operation }.
waiting-effect_swap = { $card }: { $player } must choose two parts to swap.
waiting-effect_swap_may = { $card }: { $player } may choose two parts to swap.
waiting-effect_swap_with = { $card }: { $player } must choose the part to swap with { $part }.
waiting-effect_side = { $card }: { $player } must choose a side for { $part }.
waiting-effect_player = { $card }: { $player } must choose an opponent.
waiting-effect_science = { $card }: { $player } must name a science.
waiting-effect_peek =
    { $number ->
        [one] { $card }: { $player } may put the top part of the deck under it.
       *[other] { $card }: { $player } may put one of the top parts of the deck under it.
    }

## What has happened

events-automatic = { "" }
events-automatic_draw =
    { $reader ->
        [player] { $part } is the only part you may draw.
       *[nobody] { $part } is the only part { $player } may draw.
    }
events-automatic_effect_draw =
    { $reader ->
        [player] { $part } is the only part you may draw.
       *[nobody] { $part } is the only part { $player } may draw.
    }
events-automatic_effect_cost =
    { $reader ->
        [player] You have no choice but to pay with { $part }.
       *[nobody] { $player } has no choice but to pay with { $part }.
    }
events-automatic_effect_part =
    { $reader ->
        [player] You have no choice but { $part }.
       *[nobody] { $player } has no choice but { $part }.
    }
events-automatic_effect_player =
    { $reader ->
        [player] { $rival } is the only one you can choose.
        [rival] You are the only one { $player } can choose.
       *[nobody] { $rival } is the only one { $player } can choose.
    }
events-round_started =
    { $reader ->
        [player] Round { $number } starts. You go first.
       *[nobody] Round { $number } starts. { $player } goes first.
    }
events-first_player_picked =
    { $reader ->
        [player] You are the first player.
       *[nobody] { $player } is the first player.
    }
events-cycle_started = Cycle { $number }.
events-turn_started =
    { $reader ->
        [player] Your turn.
       *[nobody] { $player }'s turn.
    }
events-breakthrough_dealt =
    { $reader ->
        [player] You are dealt { $breakthrough }.
       *[nobody] { $player } is dealt { $breakthrough }.
    }
events-core_taken =
    { $reader ->
        [player] You take { $part } as core.
       *[nobody] { $player } takes { $part } as core.
    }
events-mission_activated =
    { $reader ->
        [player] You activate the mission of { $part }.
       *[nobody] { $player } activates the mission of { $part }.
    }
events-drawn =
    { $reader ->
        [player] You draw { $part }.
       *[nobody] { $player } draws { $part }.
    }
events-nothing_drawn =
    { $reader ->
        [player] You draw nothing: lab and deck are empty.
       *[nobody] { $player } draws nothing: lab and deck are empty.
    }
events-restocked = Into the lab: { $part }.
events-attached =
    { $reader ->
        [player] You attach { $part } as { $slot }.
       *[nobody] { $player } attaches { $part } as { $slot }.
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
        [hand] in your hand
        [monster] on your monster
        [pile] in your pile
        [core_pile] in the core pile
        [deck] in the deck
       *[lab] in the lab
    }
their-here =
    { $here ->
        [hand] in { $player }'s hand
        [monster] on { $player }'s monster
        [pile] in { $player }'s pile
        [core_pile] in the core pile
        [deck] in the deck
       *[lab] in the lab
    }
place-there =
    { $reader ->
        [rival] { own-there }
        [both] { own-there }
       *[nobody] { their-there }
    }
own-there =
    { $there ->
        [hand] in your hand
        [monster] on your monster
        [pile] in your pile
        [core_pile] in the core pile
        [deck] in the deck
       *[lab] in the lab
    }
their-there =
    { $there ->
        [hand] in { $rival }'s hand
        [monster] on { $rival }'s monster
        [pile] in { $rival }'s pile
        [core_pile] in the core pile
        [deck] in the deck
       *[lab] in the lab
    }
events-swapped = { $part } { place-here } and { $other } { place-there } change places.
events-destroyed = Destroyed: { $part } { place-here }.
events-taken =
    { $reader ->
        [player] You take { $part } into the hand; it was { place-there }.
        [both] You take { $part } into the hand; it was { place-there }.
       *[nobody] { $player } takes { $part } into the hand; it was { place-there }.
    }
events-sent_to_lab = Back to the lab, until now { place-here }: { $part }.
events-boosted =
    { $amount ->
        [0] The value stays as it is: { $part } { place-here }.
       *[other] { $part } { place-here }: { $amount }.
    }
events-science_added = Also { $science } now: { $part }.
events-shielded = Shielded: { $part } { place-here }.
events-jammed = Jammed: { $part } { place-here }.
events-copied =
    { $reader ->
        [player] You copy { $part }.
       *[nobody] { $player } copies { $part }.
    }
events-gained =
    { $reader ->
        [player]
            { $number ->
                [0] You gain nothing.
               *[other] You gain { $number } infamy.
            }
       *[nobody]
            { $number ->
                [0] { $player } gains nothing.
               *[other] { $player } gains { $number } infamy.
            }
    }
events-lost =
    { $reader ->
        [player]
            { $number ->
                [0] You have nothing to lose.
               *[other] You lose { $number } infamy.
            }
       *[nobody]
            { $number ->
                [0] { $player } has nothing to lose.
               *[other] { $player } loses { $number } infamy.
            }
    }
events-peeked =
    { $reader ->
        [player] You look at { $number } { number-parts } from the top of the deck.
       *[nobody] { $player } looks at { $number } { number-parts } from the top of the deck.
    }
events-saw =
    { $reader ->
        [player] You see { $part }.
       *[nobody] { $player } sees { $part }.
    }
events-buried =
    { $reader ->
        [player]
            { $number ->
                [0] You leave the deck as it is.
               *[other] You put one of them under the deck.
            }
       *[nobody]
            { $number ->
                [0] { $player } leaves the deck as it is.
               *[other] { $player } puts one of them under the deck.
            }
    }
events-buried_part =
    { $reader ->
        [player] You bury { $part }.
       *[nobody] { $player } buries { $part }.
    }
events-spied =
    { $reader ->
        [player] You read { $rival }'s breakthroughs.
        [rival] { $player } reads your breakthroughs.
       *[nobody] { $player } reads { $rival }'s breakthroughs.
    }
events-spied_card =
    { $reader ->
        [rival] You hold { $breakthrough }.
       *[nobody] { $rival } holds { $breakthrough }.
    }
events-committed =
    { $reader ->
        [player] You have chosen.
       *[nobody] { $player } has chosen.
    }
events-revealed =
    { $reader ->
        [player] You reveal { $breakthrough }.
       *[nobody] { $player } reveals { $breakthrough }.
    }
events-revealed_none =
    { $reader ->
        [player] You reveal nothing.
       *[nobody] { $player } reveals nothing.
    }
events-activated =
    { $reader ->
        [player] You activate { $part }.
       *[nobody] { $player } activates { $part }.
    }
events-breakthrough_activated =
    { $reader ->
        [player] You activate { $breakthrough }.
       *[nobody] { $player } activates { $breakthrough }.
    }
events-deployment_started = All monsters are complete: they are deployed.
events-gridlocked = Nobody could draw for a whole cycle: the monsters are deployed.
events-cap_reached = Twenty cycles are over: the monsters are deployed.
events-monster_scored =
    { $reader ->
        [player]
            { $number ->
                [0] Your monster is worth nothing.
               *[other] Your monster is worth { $number } infamy.
            }
       *[nobody]
            { $number ->
                [0] { $player }'s monster is worth nothing.
               *[other] { $player }'s monster is worth { $number } infamy.
            }
    }
events-hand_scored =
    { $reader ->
        [player]
            { $number ->
                [0] { "" }
               *[other] Your hand is worth { $number } infamy.
            }
       *[nobody]
            { $number ->
                [0] { "" }
               *[other] { $player }'s hand is worth { $number } infamy.
            }
    }
events-refreshed = Monsters go to their piles; hands and lab go back into the deck.
events-deck_shuffled = The deck is shuffled.
events-picked_at_random = Chance picks { $part }.
events-game_ended = The game is over.
events-declined =
    { $reader ->
        [player] You decline.
       *[nobody] { $player } declines.
    }

## Why not

refusals-game_over = The game is over.
refusals-not_a_seat = Only players can do that.
refusals-not_your_turn = It is { $players }'s decision now.
refusals-chance_decides = Chance decides now.
refusals-already_committed = You have committed already; { $players } must still choose.
refusals-unreadable = { $reason }
refusals-wrong_decision = That is not the question: you must { $decision }.
refusals-must_choose = You cannot decline here: you must { $decision }.
refusals-swap_not_begun = Say first which part you swap, then with which.
refusals-swap_begun = You are swapping { $first }: say with which part.
refusals-too_many = You can choose { $number } here, not { $said }.
refusals-not_a_core = { $part } is no core.
refusals-not_in_core_pile = { $part } is not in the core pile: it is { $place }.
refusals-not_in_lab = { $part } is not in the lab: it is { $place }.
refusals-core_never_drawn = { $part } is a core, and cores are never drawn.
refusals-not_needed = Your monster does not need { $part }: while the lab holds what it needs ({ $types }), you may draw only that or an auxiliary.
refusals-not_in_hand = { $part } is not in your hand: it is { $place }.
refusals-not_attached = { $part } is not on your monster: it is { $place }.
refusals-type_already_filled = Your monster has no open slot for another { $type }: { $part } stays in your hand.
refusals-other_type_first = { $part } is no { $type }: the { $type } is attached now.
refusals-not_swappable = { $part } cannot be swapped here: only heads, arms and legs can.
refusals-just_replaced = { $part } has just been replaced and cannot return in this step.
refusals-nothing_to_replace = There is no { $type } on your monster that { $part } could replace.
refusals-types_differ = { $part } and { $first } are of different types.
refusals-not_in_pile = { $part } is not in your pile: it is { $place }.
refusals-no_mission_effect = { $part } has no MISSION effect.
refusals-mission_condition = The condition of { $part } does not hold now.
refusals-mission_cost = You cannot pay the cost of { $part } now.
refusals-not_yours = You do not hold { $breakthrough }.
refusals-no_deploy_effect = { $part } has no DEPLOY effect.
refusals-already_activated = { $part } has already been activated in this deployment.
refusals-jammed = { $part } is jammed.
refusals-not_tied = { $part } is worth { $number }; the next to be activated are your parts worth { $limit }: { $parts }.
refusals-not_seen = { $part } is not one of the parts you saw.
refusals-no_such_player = There is no { $player } in this game.
refusals-not_an_opponent = { $player } is not an opponent.
refusals-not_leader = { $player } is not the opponent with the most infamy: { $players }.
refusals-not_an_outcome = This cannot come up here.
refusals-not_possible = This is not possible now.
refusals-revealed_at_deployment = { $breakthrough } can be revealed once all monsters are complete, before they are deployed.
refusals-drawn_in_turn = { $part } lies in the lab: in each of your turns you draw one part from there.
refusals-cores_at_start = { $part } lies in the core pile: cores are taken when a round starts.
refusals-built_in_turn = { $part } is in your hand: it is attached or swapped in after you have drawn.
refusals-replaced_in_turn = { $part } is attached: you may replace it in your turn, after you have drawn.
refusals-mission_in_turn = { $part } works at the start of your turn: one MISSION part of your pile, before you draw.
refusals-rests_in_pile = { $part } lies in your pile, where only MISSION parts still do something.
refusals-of_another_player = { $part } is { $place }: only effects of cards reach it there.
refusals-not_a_candidate =
    { $filter ->
        [not_in_zone] { $part } is { $place }; it must be { $zone }.
        [core] { $part } is a core, and this effect does not touch cores.
        [wrong_type] { $part } is of the wrong type: it must be { $types }.
        [wrong_science] { $part } lacks a science: it must belong to { $sciences }.
        [value_too_high] { $part } is worth { $number }; at most { $limit } is allowed.
        [wrong_side] { $part } is not on the right side: it must be on the { $side }.
        [no_such_trigger] { $part } has no { $trigger } effect.
        [not_self] This effect can only take { $source } itself, not { $part }.
        [source_itself] { $part } is the source of this effect, which works on other parts only.
        [shielded] Shielded against you: { $part }.
        [not_highest] { $part } is worth { $number }; only parts worth { $limit } are the highest.
        [not_admitted] { $part } cannot be used for this.
        [no_open_slot] Your monster has no open slot for { $part }.
        [already_there] { $part } is already there.
        [copies] { $part } contains a COPY itself and cannot be copied.
        [no_partner] There is nothing { $part } could be swapped with.
        [types_differ] { $part } and { $first } are of different types and cannot change places.
        [no_change] Swapping { $part } and { $first } would change nothing.
        [already_picked] { $part } is already chosen.
        [sets_ascend] Several parts are chosen in a fixed order, in which { $part } comes before { $first }: begin with { $part }.
        [cannot_complete] { $part } comes late in the order of { $number } parts: choose another one first.
       *[other] { $part } cannot be chosen here.
    }

## Why: the lines of a sum

explain-printed = printed value of { $part }
explain-static = { $part } itself
explain-aura = { $source }
explain-boost = boosts until the end of the round
explain-floor = never below 0
explain-attached = { $part }
explain-hand = parts in hand, 1 each ({ $number })
explain-hand_bonus = each part in hand is worth more, by { $source }
explain-hand_floor = a hand never costs infamy

## What a word means

glossary-trigger = trigger
glossary-trigger_DRAW_name = DRAW
glossary-trigger_DRAW = Happens once, right after the part was drawn from the lab.
glossary-trigger_DEPLOY_name = DEPLOY
glossary-trigger_DEPLOY = Happens when the monsters are deployed: the most valuable part first, over all monsters.
glossary-trigger_MISSION_name = MISSION
glossary-trigger_MISSION = Works from your pile: at the start of your turn you may use one part marked MISSION.
glossary-trigger_STATIC_name = STATIC
glossary-trigger_STATIC = Holds all the time, as long as the part is attached to a monster.
glossary-type = type
glossary-type_head_name = Head
glossary-type_head = A monster needs one. It is attached as soon as it is drawn and the place is free.
glossary-type_arm_name = Arm
glossary-type_arm = A monster needs two, one left and one right; you say on which side the first goes.
glossary-type_legs_name = Legs
glossary-type_legs = A monster needs one pair. They are attached as soon as they are drawn and the place is free.
glossary-type_aux_name = Auxiliary
glossary-type_aux = Goes onto the monster at once, beside everything else; there is always room.
glossary-type_core_name = Core
glossary-type_core = What a monster begins with. It has the value 0 and cannot be destroyed, drawn or taken.
glossary-state = mark
glossary-state_shielded_name = Shielded
glossary-state_shielded = Effects of other players cannot touch this part.
glossary-state_jammed_name = Jammed
glossary-state_jammed = Its DEPLOY effect does not happen in this deployment.
glossary-state_used_name = Used
glossary-state_used = Its DEPLOY effect has happened already in this deployment.
glossary-state_boosted_name = Changed value
glossary-state_boosted = Worth more ▲ or less ▼ than printed: effects in force are added up, and never below 0.
