### What Hybrid says in English: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

number-points =
    { $number ->
        [one] point
       *[other] points
    }
number-squares =
    { $number ->
        [one] square
       *[other] squares
    }
number-warriors =
    { $number ->
        [one] warrior
       *[other] warriors
    }
points-points =
    { $points ->
        [one] point
       *[other] points
    }

## Words that stand in other sentences

terms-figure = { $name } { $letter }
terms-nobody = nobody
terms-side_GRIFFIN = the Griffins
terms-side_SCORPION = the Scorpions
terms-mode_OC = Offensive Combat
terms-mode_DC = Defensive Combat
terms-mode_F = Firing
terms-mode_MV = Moving
terms-short_OC = OC
terms-short_DC = DC
terms-short_F = F
terms-short_MV = MV
terms-short_NV = NV
terms-short_Mt = Mt
terms-facing_N = north
terms-facing_E = east
terms-facing_S = south
terms-facing_W = west
terms-direction_N = north
terms-direction_NE = north-east
terms-direction_E = east
terms-direction_SE = south-east
terms-direction_S = south
terms-direction_SW = south-west
terms-direction_W = west
terms-direction_NW = north-west
terms-turn_left = a quarter to the left
terms-turn_right = a quarter to the right
terms-turn_half = half round
terms-roll_strike = strike
terms-roll_shot = shot
terms-roll_parry = parry
terms-roll_brush = brush aside
terms-roll_hinder = Skilled Move
terms-roll_jump = jump
terms-roll_trap = Trap
terms-roll_gas = gas
terms-roll_combined = strike of the Combined Attack
terms-roll_effect = effect
terms-outcome_failure = failure
terms-outcome_success = success
terms-outcome_perfect = Perfect Success
terms-outcome_critical = Critical Failure
terms-source_strike = hand-to-hand
terms-source_shot = from a shot
terms-source_trap = from a trap or a fall
terms-source_effect = from an effect
terms-template_EXPLOSION = Explosion
terms-template_GAS = Cloud of Gas
terms-template_CHARNEL = Charnel House
terms-face_trap = a Trap
terms-face_event = an Event
terms-kind_profile_GRIFFIN = Griffin, Rank { $rank }
terms-kind_profile_SCORPION = Scorpion, Rank { $rank }
terms-kind_mission = mission
terms-profile_values = NV { $nv } · OC { $oc } · DC { $dc } · F { $f } · MV { $mv } · Mt { $mt }
terms-none = –
terms-deck_action = Action
terms-deck_event = Event
terms-deck_army = Army
terms-deck_aura = Aura
terms-deck_mutation = Mutation
terms-pile_ACTION = ACTION
terms-pile_EVENT = EVENT
terms-pile_ARMY_GRIFFIN = ARMY GRIFFIN
terms-pile_ARMY_SCORPION = ARMY SCORPION
terms-pile_AURA = AURA
terms-pile_MUTATION = MUTATION
terms-flag_cells = the cells are open
terms-flag_gate = the gate is open
terms-flag_key = the key is turned
terms-flag_valves = the valves are open
terms-use_points = for its points
terms-use_effect = for its effect
terms-kind_card_ACTION = Action card, { $points } { points-points }
terms-hindrance = Hindrance
terms-kind_card_EVENT = Event card
terms-kind_card_ARMY = Army card
terms-kind_card_AURA = Aura
terms-kind_card_MUTATION = Mutation
terms-behind_objective = Objective { $number }
terms-behind_special = The mission
terms-behind_nothing = An effect
terms-counter_ROCKS = Fallen Rocks
terms-counter_PILLAR = a Pillar
terms-counter_TRAPDOOR_CLOSED = a closed trapdoor
terms-counter_TRAPDOOR_OPEN = an open trapdoor
terms-counter_EVENT = an Event counter
terms-counter_OBJECTIVE = an Objective
terms-counter_TEMPLATE = a template
terms-subject_door = the door on { $square }
terms-subject_tile = a part of the laboratory
terms-subject_any = whom it concerns
terms-operation_mod_sl = changes the Success Level
terms-operation_mod_mode = changes a mode value
terms-operation_mod_nv = changes the Natural Value
terms-operation_mod_mt = changes Mt
terms-operation_set_mt = sets the Movement points
terms-operation_mod_range = changes the range of sight
terms-operation_extra_dice = adds a die
terms-operation_reroll = lets the roll be made again
terms-operation_set_die = sets the die
terms-operation_perfect_on = makes Perfect Successes likelier
terms-operation_no_perfect = forbids Perfect Successes
terms-operation_auto_success = succeeds without a roll
terms-operation_auto_fail = fails without a roll
terms-operation_wound = wounds
terms-operation_heal = heals
terms-operation_prevent_wounds = cancels Wounds
terms-operation_extra_wound = adds a Wound
terms-operation_eliminate = eliminates
terms-operation_revive = brings back
terms-operation_spawn = brings in a warrior
terms-operation_push = pushes
terms-operation_teleport = carries away
terms-operation_move = moves
terms-operation_turn = turns
terms-operation_swap = exchanges places
terms-operation_attack = attacks
terms-operation_grant_aptitude = grants an Aptitude
terms-operation_remove_aptitude = suspends an Aptitude
terms-operation_set_mode = sets the mode
terms-operation_remove_mode_counter = removes a mode counter
terms-operation_forbid = sets a limit
terms-operation_skip_activation = takes the next activation away
terms-operation_extra_activation = grants an extra activation
terms-operation_mod_activation_roll = changes the next Activation Roll
terms-operation_draw_action = draws Action cards
terms-operation_discard_action = discards Action cards
terms-operation_steal_action = steals Action cards
terms-operation_recover_action = recovers Action cards
terms-operation_reveal_hand = shows the hand
terms-operation_cancel_card = annuls a card
terms-operation_copy_points = copies points
terms-operation_draw_event = draws Event cards
terms-operation_draw_equipment = draws equipment
terms-operation_open_door = opens a door
terms-operation_close_door = closes a door
terms-operation_destroy_door = destroys a door
terms-operation_lock_door = locks a door
terms-operation_open_trapdoor = opens a trapdoor
terms-operation_close_trapdoor = closes a trapdoor
terms-operation_place = places a counter
terms-operation_remove = removes a counter
terms-operation_template = places a template
terms-operation_darkness = darkens a tile
terms-operation_set_flag = changes the mission
terms-operation_score = gives mission points
terms-operation_carry = hands over an Objective
terms-operation_natural_roll = asks for a Natural Roll
terms-operation_fixed_roll = asks for a die
terms-operation_choose = offers a choice
terms-operation_for_each = goes on to others

## The table: what lies where

zones-status = Round { $round } of { $limit } · { $mission }
zones-status_setup = Setup · { $mission }
zones-map = The board
zones-outside = { $side } outside the board
zones-gone = { $side } out of play
zones-mission = The mission
zones-mission_setting = mission
zones-practice = practice
zones-recruits = { $side } chosen so far
zones-EXPLOSION = Explosion
zones-GAS = Cloud of gas
zones-CHARNEL = Charnel House
zones-floor = floor
zones-wall = wall
zones-void = void
zones-pillar = pillar
zones-door = single door
zones-passage = single passage
zones-double_door = double door
zones-double_passage = double passage
zones-locked = locked door
zones-permanent = permanent passage
zones-rocks = fallen rocks
zones-counter = Event counter
zones-trapdoor = closed trapdoor
zones-pit = open trapdoor
zones-entry = Entry
zones-exit = Exit
zones-objective = Objective { $number }
zones-shut = closed Access
zones-darkness = darkness: sight { $number }
zones-hand = { $side }: cards in hand
zones-on_figure = on { $figure }
zones-on_table = { $side }
zones-laid_points = { $side }: for { $points }
zones-laid_effect = { $side }: for its effect
zones-second_shot = second shot
zones-annulled = annulled
zones-locked_card = not before the next activation
zones-hand_empty = No cards.
zones-in_play = Cards in play
zones-laid = Cards laid now
zones-bids = { $side }: cards in the auction
zones-discard = Discard
zones-deck = Deck: { $name }

## Numbers beside a player

counters-warriors =
    { $number ->
        [one] warrior
       *[other] warriors
    }
counters-wounds =
    { $number ->
        [one] wound
       *[other] wounds
    }
counters-score =
    { $number ->
        [one] point
       *[other] points
    }
counters-exited = left the board
counters-cards =
    { $number ->
        [one] card
       *[other] cards
    }
counters-reserves = in reserve
counters-equipment = equipment

## Decisions: "you must …"

decisions-force = choose a force
decisions-leader = name a leader
decisions-deploy = deploy a warrior
decisions-standby_group = say who waits outside
decisions-standby_entry = say at which Entry the warrior waits
decisions-keep_firing = keep a Skilled Firing counter or give it up
decisions-order = number the warriors in secret
decisions-who_starts = say which side starts
decisions-mode = announce a mode
decisions-level = choose a level of mastery
decisions-move = move or stop
decisions-brush_to = say where the enemy is pushed aside to
decisions-objective = accept the Objective or not
decisions-objective_turn = turn free of charge or not
decisions-event_counter = activate the Event counter or not
decisions-skilled_move = hinder an enemy or not
decisions-face_turn = turn to an enemy and strike, or move normally
decisions-target = choose a target or none
decisions-second_target = declare a second shot or not
decisions-pierce = shoot through the victim at a second enemy or not
decisions-combined = announce a Combined Attack or not
decisions-watch_target = choose whom the waiting shooter fires at
decisions-sacrifice = sacrifice the warrior or not
decisions-second_strike = strike a second time or not
decisions-infiltrate = make an Infiltration move or not
decisions-die = see a die
decisions-roll = see a die
decisions-turn_up = see what the counter is
decisions-mulligan = keep the hand or take another
decisions-equipment = discard one equipment card
decisions-bid = lay a card face down or pass
decisions-aura = declare an Aura or none
decisions-mutation = award a Mutation or none
decisions-reserve = play a card kept in reserve or pass
decisions-cards = lay Action cards or none
decisions-hindrance = lay a Hindrance or none
decisions-discard = discard an Action card
decisions-steal = take an Action card
decisions-recover = take a card out of the Action discard
decisions-cancel = choose which card is annulled
decisions-draw = see which card it is
decisions-lose_one = see which card it is
decisions-effect_order = say which of your effects is next
decisions-effect_may = use the effect or not
decisions-effect_pick = choose a target of the effect
decisions-effect_choice = choose one of the effects
decisions-effect_square = choose a square and a facing
decisions-effect_turn = turn the warrior or not
decisions-effect_push = choose a direction
decisions-effect_target = choose a target of the attack
decisions-uncover = see what the counter is

## Options

labels-none = None
labels-force_done = The force is complete
labels-move_normally = Move normally
labels-no_attack = No attack
labels-one_shot = Only one shot
labels-no_pierce = No second shot
labels-no_hinder = Hinder nobody
labels-no_objective = Leave the Objective
labels-no_turn = Do not turn
labels-no_counter = Leave the counter
labels-wait_outside = No room: wait outside
labels-shot_lost = The attack is lost
labels-yes = Yes
labels-no = No
labels-yes_keep = Keep the counter
labels-no_keep = Give it up
labels-yes_combine = Announce a Combined Attack
labels-no_combine = A plain attack
labels-yes_second = Strike again
labels-no_second = Do not strike again
labels-yes_sacrifice = Sacrifice
labels-no_sacrifice = Do not sacrifice
labels-yes_infiltrate = Make the Infiltration move
labels-no_infiltrate = Stay
labels-stop = Stop here
labels-exit = Leave the board
labels-enter = Enter the board
labels-watch = Take up Skilled Firing
labels-trap = It is a Trap
labels-event = It is an Event
labels-side = Let { $side } start
labels-side_own = You start
labels-mode = { $mode }
labels-level = Level { $number }
labels-level_oc_1 = 1 Basic Strike
labels-level_oc_2 = 2 Novice Strike: own Wounds do not count
labels-level_oc_3 = 3 Skilled Strike: a second strike after a hit
labels-level_oc_4 = 4 Expert Strike: +2
labels-level_oc_5 = 5 Master Strike: two dice
labels-level_oc_6 = 6 Heroic Strike: two Wounds
labels-level_dc_1 = 1 Basic Parry: strikes and shots
labels-level_dc_2 = 2 Novice Parry: may wound the attacker
labels-level_dc_3 = 3 Skilled Parry: strikes back
labels-level_dc_4 = 4 Expert Parry: +2
labels-level_dc_5 = 5 Master Parry: two dice
labels-level_dc_6 = 6 Heroic Parry: lasts through Wounds
labels-level_f_1 = 1 Basic Firing
labels-level_f_2 = 2 Novice Firing: all round, also close by
labels-level_f_3 = 3 Skilled Firing: wait for a target
labels-level_f_4 = 4 Expert Firing: past one figurine
labels-level_f_5 = 5 Master Firing: two dice
labels-level_f_6 = 6 Heroic Firing: two shots
labels-level_mv_1 = 1 Basic Move: two points more
labels-level_mv_2 = 2 Novice Move: brush enemies aside
labels-level_mv_3 = 3 Skilled Move: hinder an enemy
labels-level_mv_4 = 4 Expert Move: furtive
labels-level_mv_5 = 5 Master Move: no surcharges
labels-level_mv_6 = 6 Heroic Move: two Movements
labels-facing = Face { $facing }
labels-step = Step { $direction }
labels-jump = Jump { $direction }
labels-brush = Brush aside the enemy to the { $direction }
labels-turn = Turn { $turn }
labels-die = { $number }
labels-pierce = Shoot through at { $figure }
labels-accept = Accept Objective { $number }
labels-strike = Strike { $figure }
labels-shoot = Shoot at { $figure }
labels-hinder = Hinder { $figure }
labels-order = { $figure } is next
labels-lead = { $figure } leads
labels-wait = { $figure } waits outside
labels-pick = { $figure }
labels-hand = Hand the Objective to { $figure }
labels-open = Open the door on { $square }
labels-close = Close the door on { $square }
labels-recruit = Recruit { $profile }
labels-deploy = { $figure } on { $square }
labels-enter_at = Enter on { $square }
labels-aside = Push the enemy to { $square }
labels-activate = Activate the counter on { $square }
labels-entry = Wait at { $square }
labels-square = { $square }
labels-unknown = Action { $number }
labels-yes_mulligan = Three new cards instead
labels-no_mulligan = Keep the hand
labels-no_bid = Pass
labels-no_aura = No Aura
labels-no_mutation = No Mutation
labels-no_reserve = Pass
labels-no_cards = Lay no card
labels-no_more_cards = No more cards
labels-no_hindrance = No Hindrance
labels-card_throw = Discard { $card } face down
labels-card_bid = Lay { $card } face down
labels-card_aura = Declare { $card }
labels-card_mutate = Award { $card }
labels-card_play = Play { $card }
labels-card_discard = Discard { $card }
labels-card_steal = Take { $card }
labels-card_recover = Recover { $card }
labels-card_cancel = Annul { $card }
labels-card_draw = { $card } is drawn
labels-card_lose = { $card } is lost
labels-card_card = { $card }
labels-lay_points =
    { $points ->
        [0] { $card } for no points
        [one] { $card } for 1 point
       *[other] { $card } for { $points } points
    }
labels-lay_effect = { $card } for its effect
labels-lay_points_second =
    { $points ->
        [0] { $card } for no points, on the second shot
        [one] { $card } for 1 point, on the second shot
       *[other] { $card } for { $points } points, on the second shot
    }
labels-lay_effect_second = { $card } for its effect, on the second shot
labels-put = On { $square }
labels-attack = Attack { $figure }
labels-door = The door on { $square }
labels-tile = Tile { $number }
labels-option = { $number }: { $operations }
labels-effect_next = { $behind }: { $operations } ({ $figure })
labels-effect_next_alone = { $behind }: { $operations }
labels-yes_effect = Use { $behind }
labels-no_effect = Do not use it
labels-yes_reroll = Roll again
labels-no_reroll = Let the die stand
labels-no_mode = No mode is left

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] The game is over. You have won: { $reason }.
       *[nobody] The game is over. { $winner } of { $player } have won: { $reason }.
    }
prompts-over_draw = The game is over. It is a draw: { $reason }.
prompts-force = You must choose your force; nobody sees it before both have chosen.
prompts-leader = You must name the leader of your squad.
prompts-deploy = You must choose a square for { $figure }.
prompts-deploy_facing = You must choose where { $figure } faces.
prompts-standby_group = You must name { $number } more to wait outside.
prompts-standby_entry = You must choose the Entry at which { $figure } waits.
prompts-keep_firing = { $figure } may keep the Skilled Firing counter and is then not activated this round.
prompts-order = You must number your warriors in the order in which they act. Your opponent does not see it.
prompts-who_starts = You won the Activation Roll: which side starts?
prompts-mode = You must announce a mode for { $figure }.
prompts-level = You must choose a level of mastery for { $figure }.
prompts-move = { $figure }: { $points } Movement { points-points } left.
prompts-enter_at = You must choose where { $figure } enters.
prompts-enter_facing = You must choose where { $figure } faces.
prompts-brush_to = You must choose where { $figure } pushes the enemy.
prompts-objective = { $figure } stands on an Objective and may accept it.
prompts-objective_turn = { $figure } may turn free of charge.
prompts-event_counter = { $figure } stands on a counter and may activate it: an Event or a Trap.
prompts-skilled_move = { $figure } may try to hinder an enemy in front.
prompts-face_turn = { $figure } may turn to an enemy in contact and strike, or move normally.
prompts-target = You may choose a target for { $figure }.
prompts-target_watch = { $figure } sees no enemy: you may take up Skilled Firing.
prompts-target_none = { $figure } has nobody to attack.
prompts-second_target = { $figure } may declare a second shot.
prompts-pierce = { $figure } may shoot through the victim at a second enemy.
prompts-combined = { $figure } may announce a Combined Attack: one strike more, which cannot be parried.
prompts-watch_target = { $figure } must fire: at whom?
prompts-sacrifice = { $figure } may be sacrificed: every enemy in contact is wounded.
prompts-second_strike = { $figure } may strike a second time.
prompts-infiltrate = { $figure } may make an Infiltration move.
prompts-mulligan = You may put your hand under the deck and draw three cards instead.
prompts-equipment = You must discard one of your equipment cards; nobody sees which.
prompts-bid = Auction for the Activation Roll: you may lay a card face down, or pass for good.
prompts-aura = You may declare an Aura of { $figure }.
prompts-mutation = { $figure } may get a Mutation from your hand.
prompts-reserve = { $figure } is active: you may play a card you keep in reserve.
prompts-cards = { $situation }: you may lay Action cards.
prompts-cards_one = { $situation }: you may lay one Action card.
prompts-cards_answer = { $situation } and is hindered: you may answer with more cards.
prompts-hindrance = { $situation }: you may lay one card as a Hindrance.
prompts-hindrances = { $situation }: you may lay cards as Hindrances.
prompts-discard = You must choose an Action card to be discarded.
prompts-steal = You must choose a card to take.
prompts-recover = You must choose a card of the Action discard.
prompts-cancel = You must choose which card is annulled.
prompts-effect_order = Several of your effects happen now: which is next?
prompts-effect_may = { $behind }: you may use it; it { $operations }.
prompts-effect_may_reroll = { $behind }: the die of { $figure } shows { $die }; Success Level { $level }. You may roll it again.
prompts-effect_pick = { $behind }: you must choose { $aim }.
prompts-effect_choice = { $behind }: you must choose one of the effects.
prompts-effect_square = { $behind }: you must choose { $aim }.
prompts-effect_facing = { $behind }: you must choose where the warrior faces.
prompts-effect_turn = { $behind }: you may turn { $figure }.
prompts-effect_push = { $behind }: you must choose where { $figure } is pushed.
prompts-effect_target = { $behind }: you must choose whom { $figure } attacks.

## Questions, to whoever waits

waiting-chance = Chance decides.
waiting-force = { $players } must choose a force.
waiting-leader = { $players } must name a leader.
waiting-deploy = { $players } must choose a square for { $figure }.
waiting-deploy_facing = { $players } must choose where { $figure } faces.
waiting-standby_group = { $players } must say who waits outside.
waiting-standby_entry = { $players } must choose the Entry at which { $figure } waits.
waiting-keep_firing = { $players } must say whether { $figure } keeps the Skilled Firing counter.
waiting-order = { $players } must number their warriors.
waiting-who_starts = { $players } must say which side starts.
waiting-mode = { $players } must announce a mode for { $figure }.
waiting-level = { $players } must choose a level of mastery for { $figure }.
waiting-move = { $players } may move { $figure }.
waiting-enter_at = { $players } must choose where { $figure } enters.
waiting-enter_facing = { $players } must choose where { $figure } faces.
waiting-brush_to = { $players } must choose where { $figure } pushes the enemy.
waiting-objective = { $players } may let { $figure } accept an Objective.
waiting-objective_turn = { $players } may turn { $figure }.
waiting-event_counter = { $players } may let { $figure } activate the counter.
waiting-skilled_move = { $players } may let { $figure } hinder an enemy.
waiting-face_turn = { $players } must say whether { $figure } turns to an enemy or moves.
waiting-target = { $players } may choose a target for { $figure }.
waiting-target_watch = { $players } may choose a target for { $figure }.
waiting-target_none = { $players } may choose a target for { $figure }.
waiting-second_target = { $players } may declare a second shot for { $figure }.
waiting-pierce = { $players } may have { $figure } shoot through the victim at a second enemy.
waiting-combined = { $players } may announce a Combined Attack of { $figure }.
waiting-watch_target = { $players } must choose whom { $figure } fires at.
waiting-sacrifice = { $players } may sacrifice { $figure }.
waiting-second_strike = { $players } may let { $figure } strike a second time.
waiting-infiltrate = { $players } may move { $figure } by Infiltration.
waiting-mulligan = { $players } may take another hand.
waiting-equipment = { $players } must discard an equipment card.
waiting-bid = { $players } may lay a card in the auction.
waiting-aura = { $players } may declare an Aura of { $figure }.
waiting-mutation = { $players } may award { $figure } a Mutation.
waiting-reserve = { $players } may play a card kept in reserve ({ $figure } is active).
waiting-cards = { $situation }: { $players } may lay Action cards.
waiting-cards_one = { $situation }: { $players } may lay one Action card.
waiting-cards_answer = { $situation } and is hindered: { $players } may answer with more cards.
waiting-hindrance = { $situation }: { $players } may lay one card as a Hindrance.
waiting-hindrances = { $situation }: { $players } may lay cards as Hindrances.
waiting-discard = { $players } must choose an Action card to be discarded.
waiting-steal = { $players } must choose a card to take.
waiting-recover = { $players } must choose a card of the Action discard.
waiting-cancel = { $players } must choose which card is annulled.
waiting-effect_order = { $players } must say which effect is next.
waiting-effect_may = { $players } may use { $behind }.
waiting-effect_may_reroll = { $players } may roll the die of { $figure } again: { $behind }.
waiting-effect_pick = { $players } must choose a target of { $behind }.
waiting-effect_choice = { $players } must choose one of the effects of { $behind }.
waiting-effect_square = { $players } must choose a square for { $behind }.
waiting-effect_facing = { $players } must choose where the warrior faces.
waiting-effect_turn = { $players } may turn { $figure }.
waiting-effect_push = { $players } must choose where { $figure } is pushed.
waiting-effect_target = { $players } must choose whom { $figure } attacks.

## What has happened

events-mission_started = The mission begins.
events-force_chosen =
    { $reader ->
        [side] You muster { $number } { number-warriors }.
       *[nobody] { $side } muster { $number } { number-warriors }.
    }
events-leader_named = { $figure } leads.
events-deployed = { $figure } is deployed on { $square }, facing { $facing }.
events-put_on_standby = { $figure } waits outside.
events-left_out = There is no room for { $figure }.
events-round_started = Round { $number } begins.
events-activation_rolled =
    { $reader ->
        [side] Activation Roll: you roll { $die } and come to { $score }, { $other_side } roll { $other_die } and come to { $other_score }.
        [other_side] Activation Roll: { $side } roll { $die } and come to { $score }, you roll { $other_die } and come to { $other_score }.
       *[nobody] Activation Roll: { $side } roll { $die } and come to { $score }, { $other_side } roll { $other_die } and come to { $other_score }.
    }
events-activation_tied = A tie: both roll again.
events-activation_won =
    { $reader ->
        [side] The lower score wins: you.
       *[nobody] The lower score wins: { $side }.
    }
events-firing_kept = { $figure } keeps the Skilled Firing counter.
events-firing_given_up = { $figure } gives the Skilled Firing counter up.
events-numbered =
    { $reader ->
        [side] You have numbered { $number } { number-warriors }.
       *[nobody] { $side } have numbered { $number } { number-warriors }.
    }
events-numbered_one = { $figure } has number { $number }.
events-starts =
    { $reader ->
        [side] You start.
       *[nobody] { $side } start.
    }
events-revealed = { $figure } is activated (number { $number }).
events-revealed_again = { $figure } is activated once more.
events-mode_announced = { $figure } announces { $mode }.
events-level_announced = { $figure } announces level of mastery { $number }.
events-stepped = { $figure } steps to { $square } ({ $points } MP).
events-turned = { $figure } turns to the { $facing } ({ $points } MP).
events-turned_free = { $figure } turns to the { $facing }.
events-turned_back = { $figure } turns back to the { $facing } ({ $points } MP less).
events-door_opens = The door on { $square } opens.
events-door_closes = The door on { $square } closes.
events-door_opened = { $figure } opens the door on { $square }.
events-door_closed = { $figure } closes the door on { $square }.
events-jumped = { $figure } jumps to { $square }.
events-fell = { $figure } falls into the trapdoor on { $square }.
events-entered = { $figure } enters on { $square }, facing { $facing }.
events-exited = { $figure } leaves the board.
events-handed_over = { $figure } hands Objective { $number } to { $target }.
events-brushed_aside = { $figure } brushes { $target } aside to { $square }.
events-pushed = { $figure } pushes { $target } { $number } { number-squares } back; Wounds of the push: { $points }.
events-moved_back = { $figure } goes back to { $square }.
events-stopped = { $figure } stops.
events-sl_line = { "  " }{ $modifier } { $amount }
events-rolled = { $figure }, { $roll }: Success Level { $level }, die { $die }: { $outcome }.
events-die_rolled = On the dice: { $number }.
events-attacked = { $figure } attacks { $target } ({ $mode }).
events-parried = { $figure } parries { $target }.
events-wounded =
    { $number ->
        [one] { $figure } suffers a Wound { $source }.
       *[other] { $figure } suffers { $number } Wounds { $source }.
    }
events-eliminated = { $figure } is eliminated.
events-parry_taken = { $figure } takes up Defensive Combat, level { $number }.
events-parry_ended = { $figure } leaves Defensive Combat.
events-watching = { $figure } waits with Skilled Firing, number { $number }.
events-watch_ended = { $figure } loses the Skilled Firing counter.
events-furtive = { $figure } moves furtively.
events-furtive_ended = { $figure } is furtive no more.
events-hindered = { $figure } is hindered by { $target }.
events-hindrance_ended = { $figure } is hindered no more.
events-reacted = { $figure } fires at { $target }, who came into sight.
events-combined = { $figure } announces a Combined Attack.
events-piercing = Armour-Piercing Shot: { $figure } shoots on at { $target }.
events-shot_lost = { $figure } has no level at which the attack is allowed: it is lost.
events-no_more_shot = { $figure } cannot use Heroic Firing: only the first shot is made.
events-frenzied = { $figure } has eliminated { $number } hand-to-hand: Frenzy.
events-prestige_lost = { $figure } loses Prestige.
events-infiltration_lost = { $figure } is seen and loses Infiltration.
events-first_contact = First Contact!
events-first_blood =
    { $reader ->
        [side] First Blood: you have lost a warrior.
       *[nobody] First Blood: { $side } have lost a warrior.
    }
events-sacrificed = { $figure } is sacrificed.
events-counter_activated = { $figure } activates the counter on { $square }.
events-counter_turned_up = The counter on { $square } is { $face }.
events-objective_accepted = { $figure } accepts Objective { $number }.
events-objective_dropped = Objective { $number } lies on { $square }.
events-infiltrates = { $figure } makes an Infiltration move.
events-scored =
    { $reader ->
        [side]
            { $number ->
                [one] You gain a mission point.
               *[other] You gain { $number } mission points.
            }
       *[nobody]
            { $number ->
                [one] { $side } gain a mission point.
               *[other] { $side } gain { $number } mission points.
            }
    }
events-round_ended = Round { $number } ends.
events-template_ended = The { $template } on { $square } is gone.
events-limit_reached = The last round is over.
events-game_ended =
    { $reader ->
        [side] You win.
       *[nobody] { $side } win.
    }
events-game_drawn = The game is a draw.
events-committed =
    { $reader ->
        [player] You have chosen.
       *[nobody] { $player } has chosen.
    }
events-drew =
    { $reader ->
        [side] You draw a card ({ $deck }).
       *[nobody] { $side } draw a card ({ $deck }).
    }
events-drew_one = It is { $card }.
events-mulliganed =
    { $reader ->
        [side] You put your hand under the deck and draw three cards.
       *[nobody] { $side } put their hand under the deck and draw three cards.
    }
events-hand_kept =
    { $reader ->
        [side] You keep your hand.
       *[nobody] { $side } keep their hand.
    }
events-equipment_thrown =
    { $reader ->
        [side] You discard an equipment card face down.
       *[nobody] { $side } discard an equipment card face down.
    }
events-equipment_thrown_one = It is { $card }.
events-bid =
    { $reader ->
        [side] You lay a card face down ({ $number } so far).
       *[nobody] { $side } lay a card face down ({ $number } so far).
    }
events-bid_one = It is { $card }.
events-bid_passed =
    { $reader ->
        [side] You pass in the auction.
       *[nobody] { $side } pass in the auction.
    }
events-bid_shown =
    { $reader ->
        [side] You committed { $card } ({ $points } { points-points }).
       *[nobody] { $side } committed { $card } ({ $points } { points-points }).
    }
events-bids_counted = Auction: Griffins { $number }, Scorpions { $points } { points-points }.
events-kept =
    { $reader ->
        [side] You keep a card in reserve ({ $deck }).
       *[nobody] { $side } keep a card in reserve ({ $deck }).
    }
events-kept_one = It is { $card }.
events-card_turned_up =
    { $reader ->
        [side] You turn up { $card }.
       *[nobody] { $side } turn up { $card }.
    }
events-reserve_played =
    { $reader ->
        [side] You play { $card }.
       *[nobody] { $side } play { $card }.
    }
events-constant_ended = { $card } has run out.
events-aura_active = { $figure } declares { $card }.
events-aura_ended = { $card } of { $figure } ends.
events-mutated = { $figure } mutates: { $card }.
events-mutation_lost = { $card } of { $figure } is discarded.
events-laid =
    { $reader ->
        [side] You lay { $card } { $use }.
       *[nobody] { $side } lay { $card } { $use }.
    }
events-laid_none =
    { $reader ->
        [side] You lay no card.
       *[nobody] { $side } lay no card.
    }
events-window_closed = Action points: { $number } for, { $points } against.
events-window_closed_empty = No Action points.
events-card_lost =
    { $reader ->
        [side] You lose { $card }.
       *[nobody] { $side } lose { $card }.
    }
events-stolen =
    { $reader ->
        [side] You take a card from the enemy's hand.
        [other_side] { $side } take a card from your hand.
       *[nobody] { $side } take a card from the enemy's hand.
    }
events-stolen_one = It is { $card }.
events-recovered =
    { $reader ->
        [side] You recover { $card }.
       *[nobody] { $side } recover { $card }.
    }
events-hand_shown =
    { $reader ->
        [side] You show your hand.
       *[nobody] { $side } show their hand.
    }
events-hand_shown_one = { "  " }{ $card }: { $number }
events-card_cancelled =
    { $reader ->
        [side] Your { $card } is annulled.
       *[nobody] { $card } of { $side } is annulled.
    }
events-points_copied =
    { $reader ->
        [side] Your last card counts { $points } { points-points }.
       *[nobody] The last card of { $side } counts { $points } { points-points }.
    }
events-effect_begun = { $behind } { $operations }.
events-effect_begun_scores = { "  " }for { $figure }
events-effect_begun_plain = { "" }
events-effect_lost = { $behind }: there is nothing for it to act on; it is lost.
events-picked_figure = { $figure } is chosen.
events-picked_square = { $square } is chosen.
events-picked_door = The door on { $square } is chosen.
events-picked_tile = A tile of the laboratory is chosen.
events-chosen =
    { $reader ->
        [side] You choose option { $number }.
       *[nobody] { $side } choose option { $number }.
    }
events-lasts = { $behind } { $operations } for { $subject } ({ $amount }).
events-lasts_grant_aptitude = { $subject } gains { $aptitude } ({ $behind }).
events-lasts_remove_aptitude = { $subject } cannot use { $aptitude } for now ({ $behind }).
events-lasts_plain = { $behind } { $operations } for { $subject }.
events-no_more = No longer for { $subject }: { $operations }.
events-healed =
    { $number ->
        [one] { $figure } recovers a Wound.
       *[other] { $figure } recovers { $number } Wounds.
    }
events-teleported = { $figure } appears on { $square }, facing { $facing }.
events-joined = { $figure } joins on { $square }, facing { $facing }.
events-revived = { $figure } returns on { $square }, facing { $facing }.
events-swapped = { $figure } and { $target } exchange places.
events-shoved = { $figure } is pushed { $number } { number-squares }; Wounds of the push: { $points }.
events-mode_set = An effect puts { $figure } into { $mode }, level { $number }.
events-skips = { $figure } will lose an activation.
events-skipped = { $figure } loses this activation.
events-extra_granted = { $figure } will be activated once more.
events-initiative =
    { $reader ->
        [side] Your next Activation Roll is changed by { $amount }.
       *[nobody] The next Activation Roll of { $side } is changed by { $amount }.
    }
events-door_destroyed = The door on { $square } is destroyed.
events-door_locked = The door on { $square } is locked.
events-door_unlocked = The door on { $square } is unlocked.
events-trapdoor_opened = The trapdoor on { $square } opens.
events-trapdoor_closed = The trapdoor on { $square } closes.
events-placed = On { $square } there is now: { $counter }.
events-taken_away = On { $square } there is no more: { $counter }.
events-template_placed = The { $template } is placed on { $square }.
events-flag_set = { "" }
events-rerolled = The roll of { $figure } is made again.
events-die_set = The die of { $figure } becomes { $number }.
events-no_roll = { $figure }, { $roll }: { $outcome } without a die.
events-borne = { $figure } bears Objective { $number }.

## Why: the lines of a sum

explain-natural_value = Natural Value
explain-wounds = Wounds
explain-from_behind = attack from behind
explain-felon = Felon
explain-dorsal_protection = Dorsal Protection of the target
explain-expert = Expert level
explain-large_target = large target
explain-rocks = fallen rocks on the line
explain-furtive_target = furtive target
explain-conviction = Conviction
explain-frenzy = Frenzy
explain-prestige = Prestige
explain-points = Action points
explain-trap = Trap
explain-effects = effects
explain-printed = printed value
explain-movement = Mt
explain-basic_move = Basic Move
explain-velocity = Velocity
explain-held = held by a Skilled Move
explain-least = never below 1
explain-score = mission points

## Why not

refusals-unreadable = { $reason }
refusals-game_over = The game is over.
refusals-not_a_seat = There is no such player.
refusals-not_your_turn = Now it is for { $players } to decide.
refusals-already_committed = You have chosen; { $players } must still choose.
refusals-chance_decides = Chance decides now.
refusals-not_an_outcome = This cannot be the outcome.
refusals-must_choose = You cannot decline: you must { $decision }.
refusals-wrong_decision = Now you must { $decision }.
refusals-too_many = That is more than can be said at once.
refusals-no_such_mode = { $figure } has no value for { $mode }.
refusals-level_too_high = { $figure } masters no level above { $number } now.
refusals-level_not_legal = At this level { $target } is no legal target.
refusals-not_offered_level = Heroic Firing needs two shots, Skilled Firing an empty field of view.
refusals-no_points = That costs { $number } Movement { number-points }; { $figure } has { $points } left.
refusals-blocked = There is no room for { $figure } on { $square }.
refusals-enemy_there = An enemy stands on { $square }.
refusals-friend_engaged = { $other } is in contact with an enemy: nobody walks through.
refusals-from_friend = From a friend's square one may not step into contact with an enemy.
refusals-both_flanks = There is no gap between the two walls.
refusals-open_trapdoor = Nobody steps into an open trapdoor; jump over it.
refusals-no_trapdoor = There is no open trapdoor to jump over.
refusals-cannot_land = There is no place to land beyond the trapdoor.
refusals-no_legal_end = From there no legal end of the Movement could be reached.
refusals-turned_twice = A warrior may turn only twice on one square.
refusals-held = { $other } hinders { $figure }: only turns are left.
refusals-no_allowance = An effect leaves { $figure } no Movement points: only turns are left.
refusals-may_not_stop = { $figure } may not end the Movement here.
refusals-not_outside = { $figure } is on the board already.
refusals-still_outside = { $figure } is still outside: enter first.
refusals-no_entry = No Entry is free for { $figure }.
refusals-no_exit = { $figure } stands on no Exit of its side.
refusals-diagonal_exit = After a diagonal step only the Puny may leave.
refusals-not_at_door = { $figure } does not stand beside that door.
refusals-door_locked = That door is locked.
refusals-door_used = In one Movement each door is opened once and closed once.
refusals-somebody_in_door = Somebody stands in the doorway.
refusals-puny_doors = Puny warriors cannot operate doors.
refusals-door_too_small = A large base cannot use a single door.
refusals-bears_nothing = { $figure } bears no Objective.
refusals-cannot_hand = { $other } cannot take the Objective now.
refusals-no_brush = Only a Novice Move brushes enemies aside.
refusals-cannot_brush = { $figure } cannot brush anybody aside there.
refusals-not_on_board = { $target } is not on the board.
refusals-not_an_enemy = { $target } is a friend.
refusals-not_in_front = { $target } is not in contact with the front of { $figure }.
refusals-not_behind = { $target } is not behind the victim, near enough to them and in sight of { $figure }.
refusals-not_in_contact = { $target } is not in contact with { $figure }.
refusals-not_seen = { $figure } does not see { $target }.
refusals-too_close = { $target } is too close for this shot.
refusals-cannot_watch = Skilled Firing needs level 3, and no enemy seen or touched.
refusals-not_free = { $square } is not free for { $figure }.
refusals-no_room_for_rest = Then there would be no room for the rest of the force.
refusals-outside_zone = { $square } is not in the zone of { $side }.
refusals-already_numbered = { $figure } has a number already.
refusals-not_numbered = { $figure } gets no number this round.
refusals-not_yours = { $figure } belongs to the other side.
refusals-force_limit = { $profile } does not fit into the force any more.
refusals-not_possible = That is not possible now.
refusals-no_counter_there = No Event counter lies under { $figure } on { $square }.
refusals-not_his_entry = { $square } is no Entry that is open to { $figure } and free.
refusals-no_place_aside = { $figure } cannot brush the enemy aside to { $square }.
refusals-force_not_done = The force is not complete: it needs somebody, and everybody the mission demands.
refusals-no_such_card = There is no such card.
refusals-not_held = You do not hold { $card }.
refusals-not_there = { $card } is not in that hand.
refusals-not_in_discard = { $card } is not in the Action discard.
refusals-not_to_cancel = { $card } was not laid in this window, or shows too many points.
refusals-not_for_this = { $card } cannot be used for that.
refusals-card_locked = { $card } came into your hand in this activation and cannot be used before the next.
refusals-action_later = { $card } is an Action card: you are asked for it when a warrior attacks, parries, defends or moves.
refusals-aura_later = { $card } is an Aura: you are asked for it when the activation of the warrior who has it begins.
refusals-mutation_later = { $card } is a Mutation: you are asked for it when the activation of a warrior begins who can take it.
refusals-reserve_later = { $card } is kept in reserve: you are asked for it when an activation begins or ends.
refusals-one_shot_only = Only one shot is declared.
refusals-effect_of_other_mode = The effect of { $card } is not for this mode; its points are.
refusals-effect_for_hindrance = The effect of { $card } is a Hindrance; here only its points can be used.
refusals-effect_for_own = The effect of { $card } is for one's own warriors; here only its points can be used.
refusals-not_a_target = That is no target of the effect.
refusals-in_ascending_order = Targets are named one after the other, in ascending order.
refusals-cannot_be_put = Nobody can be put on { $square } by this effect.
refusals-cannot_attack = { $figure } cannot attack { $target } with this effect.
refusals-push_straight = One is pushed north, east, south or west.
refusals-no_such_option = There is no such option.
refusals-forbidden = An effect forbids that to { $figure }.

## What may come of it

outlook-strike = Strike { $target }: SL { $number } ({ $sum }), { $chance } %
outlook-shot = Shoot at { $target }, level { $level }: SL { $number } ({ $sum }), { $chance } %
outlook-level = Level { $level }: SL { $number } ({ $sum }), { $chance } %
outlook-parried = { $target } may parry: SL { $number } ({ $sum }), { $chance } %
outlook-parry = Level { $level }: parry with SL { $number } ({ $sum }), { $chance } %
outlook-points = Level { $level }: { $number } Movement { number-points }
outlook-shot_lost = Level { $level }: no line to { $target }
outlook-second = Strike again: SL { $number } ({ $sum }), { $chance } %
outlook-hinder = Skilled Move: SL { $number } ({ $sum }), { $chance } %
outlook-reach = Within reach: { $number } { number-squares }
outlook-reach_exit = Within reach: { $number } { number-squares }, and the Exit
outlook-jump = Jump: SL { $number } ({ $sum }), { $chance } %
outlook-brush = Brush aside { $target }: SL { $number } ({ $sum }), { $chance } %
outlook-again = Roll again: SL { $number } ({ $sum }), { $chance } %
outlook-through = Shoot through at { $target }: SL { $number } ({ $sum }), { $chance } %
outlook-trap = If it is a Trap: SL { $number } ({ $sum }), { $chance } %
outlook-strike_title = { $figure } strikes at { $target }
outlook-shot_title = { $figure } shoots at { $target }
outlook-level_title = Level { $level } against { $target }
outlook-parried_title = { $target } may parry
outlook-parry_title = Parry, level { $level }
outlook-second_title = { $figure } strikes again at { $target }
outlook-hinder_title = { $figure } hinders
outlook-jump_title = { $figure } jumps
outlook-brush_title = { $figure } brushes { $target } aside
outlook-again_title = { $figure } rolls again
outlook-through_title = { $figure } shoots through at { $target }
outlook-trap_title = { $figure } against a Trap
outlook-level_line = Success Level of the roll
outlook-kept_line = shown by the die now
outlook-dice =
    { $number ->
        [1] one more die is rolled
       *[other] { $number } more dice are rolled
    }

## Lines of sight

sight-shot = SL { $number } · { $chance } %
sight-seen = seen
sight-too_close = seen, too close for a shot
sight-too_far = too far
sight-behind = behind their back
sight-corner = two corners
sight-solid = wall or door
sight-figurine = a figurine

## Missions: how to win

goals-limit =
    { $number ->
        [one] { $number } round at most.
       *[other] { $number } rounds at most.
    }
goals-at_limit_DRAW = If nobody has won by then, it is a draw.
goals-at_limit_DRAW_points = If both have as many points then, it is a draw.
goals-at_limit_SIDE = If nobody has won by then, { $side } win.
goals-at_limit_CARRIER = If nobody has won by then, whoever bears Objective { $number } wins.
goals-wins = { $side } win: { $goals }.
goals-and = { $one } and { $more }
goals-or = { $one }; or { $more }
goals-objective = Objective { $number } on { $square }: for { $whom } of Rank 1 or more.
goals-objective_needs = Objective { $number } on { $square }: for { $whom } of Rank 1 or more, once { $needs }.
goals-anybody = anybody
goals-burden = Whoever bears Objective { $number } has { $points } Movement { points-points } less.
goals-bursts = { $template }: { $number } at random squares at the end of every round, once { $goal }.
goals-scoring = Points are scored as the mission says.
goals-scores = Points: { $scores }.
goals-score_ON_WOUND_SUFFERED = { $number } each time an enemy is wounded, whether by one Wound or several
goals-score_ON_WOUND_SUFFERED_rank = { $number } more if their Rank is { $rank } or higher
goals-score_ON_ELIMINATED = { $number } for every enemy eliminated
goals-score_ON_ELIMINATED_rank = { $number } more if their Rank is { $rank } or higher
goals-eliminate_all = all enemies are eliminated
goals-eliminate = { $profile } is eliminated
goals-survive_until = one is left after round { $number }
goals-objective_done = Objective { $number } is done
goals-objectives_in_order = Objectives { $numbers } are done in this order
goals-exited = warriors gone by the Exit: { $number } or more
goals-exited_profile = { $profile } has left by the Exit
goals-exited_with = one leaves by the Exit with Objective { $number }
goals-none_on_board = none of { $side } is on the board
goals-flag =
    { $number ->
        [0] not yet “{ $word }”
        [1] { $word }
       *[other] { $word }: { $number }
    }
goals-round = round { $number } has come
goals-cards_in_hand =
    { $number ->
        [one] { $number } Action card or more is in hand
       *[other] { $number } Action cards or more are in hand
    }
goals-ALWAYS = nothing more is needed
goals-not = not: { $goal }
goals-wounded = they are wounded
goals-unwounded = they are not wounded
goals-wounds =
    { $number ->
        [one] they have { $number } Wound or more
       *[other] they have { $number } Wounds or more
    }
goals-rank_least = their Rank is { $number } or more
goals-rank_most = their Rank is { $number } or less
goals-profile = they are { $profile }
goals-has_aptitude = they have { $word }
goals-large = their base is large
goals-mode = their mode is { $word }
goals-is_leader = they lead their side
goals-activated = they have been activated
goals-not_activated = they have not been activated
goals-carrying = they bear Objective { $number }
goals-in_tile = they stand on { $word }
goals-on = they stand on { $word }
goals-in_template = they stand in { $word }
goals-score =
    { $number ->
        [one] { $number } point is scored
       *[other] { $number } points are scored
    }
goals-more_score_at_end = they have more points after the last round
goals-rank_eliminated = enemies of Rank { $number } in all are eliminated

## What cards are laid for

situations-strike = { $figure } strikes at { $target }
situations-shot = { $figure } shoots at { $target }
situations-shot_twice = { $figure } shoots twice at { $target }
situations-two_shots = { $figure } shoots at { $target } and at { $other }
situations-parry = { $figure } parries the attack of { $target }
situations-reaction = { $figure } was waiting and fires at { $target }
situations-guard = { $figure } takes up Defensive Combat
situations-wait = { $figure } takes up Skilled Firing
situations-walk = { $figure } moves
situations-action = { $figure } acts

## What an effect asks for

aims-pick_mod_sl = whose rolls it changes
aims-pick_mod_mode = whose mode it changes
aims-pick_mod_nv = whose Natural Value it changes
aims-pick_mod_mt = whose Mt it changes
aims-pick_set_mt = whose Movement points it sets
aims-pick_mod_range = whose range of sight it changes
aims-pick_extra_dice = who rolls another die
aims-pick_reroll = whose roll is made again
aims-pick_set_die = whose die it sets
aims-pick_perfect_on = whose Perfect Successes become likelier
aims-pick_no_perfect = who may score no Perfect Success
aims-pick_auto_success = who succeeds without a roll
aims-pick_auto_fail = who fails without a roll
aims-pick_wound = whom it wounds
aims-pick_heal = whom it heals
aims-pick_prevent_wounds = whose Wounds it cancels
aims-pick_extra_wound = who wounds once more
aims-pick_eliminate = whom it eliminates
aims-pick_revive = who comes back
aims-pick_spawn = where the warrior comes in
aims-pick_push = whom it pushes
aims-pick_teleport = whom it carries away
aims-pick_move = whom it moves
aims-pick_turn = whom it turns
aims-pick_swap = who exchanges places
aims-pick_attack = who attacks
aims-pick_grant_aptitude = who gains the Aptitude
aims-pick_remove_aptitude = who loses the Aptitude
aims-pick_set_mode = whose mode it sets
aims-pick_remove_mode_counter = whose mode counter it removes
aims-pick_forbid = whom it forbids something
aims-pick_skip_activation = who loses their next activation
aims-pick_extra_activation = who is activated once more
aims-pick_mod_activation_roll = whose Activation Roll it changes
aims-pick_draw_action = who draws cards
aims-pick_discard_action = who discards cards
aims-pick_steal_action = who is robbed
aims-pick_recover_action = who recovers cards
aims-pick_reveal_hand = whose hand is shown
aims-pick_cancel_card = whose card is annulled
aims-pick_copy_points = whose points are copied
aims-pick_draw_event = who draws Events
aims-pick_draw_equipment = who draws equipment
aims-pick_open_door = which door it opens
aims-pick_close_door = which door it closes
aims-pick_destroy_door = which door it destroys
aims-pick_lock_door = which door it locks
aims-pick_open_trapdoor = which trapdoor it opens
aims-pick_close_trapdoor = which trapdoor it closes
aims-pick_place = where the counter is put
aims-pick_remove = what it removes
aims-pick_template = the north-west square of its template, which covers two by two
aims-pick_darkness = which tile becomes dark
aims-pick_set_flag = what it changes
aims-pick_score = who scores
aims-pick_carry = who bears the Objective
aims-pick_natural_roll = who makes a Natural Roll
aims-pick_fixed_roll = for whom a die is rolled
aims-pick_choose = whom it concerns
aims-pick_for_each = whom it concerns
aims-put_spawn = the square where a warrior comes in
aims-put_revive = the square where the warrior comes back
aims-put_teleport = the square they are carried to
aims-put_move = the square they are moved to

## Why the game is over

reasons-always = so the mission says
reasons-flag =
    { $number ->
        [0] not yet “{ $word }”
        [1] { $word }
       *[other] { $word }: { $number }
    }
reasons-objective_done = Objective { $number } is done
reasons-round = round { $number } has come
reasons-eliminate_all = none of { $side } is left
reasons-eliminate = { $profile } is eliminated
reasons-survive_until = some of them are left after round { $number }
reasons-objectives_in_order = Objectives { $numbers } were done in this order
reasons-exited =
    { $number ->
        [one] { $number } of them has left by the Exit
       *[other] { $number } of them have left by the Exit
    }
reasons-exited_profile = { $profile } has left by the Exit
reasons-exited_with = Objective { $number } was carried out by the Exit
reasons-none_on_board = none of { $side } is on the board
reasons-score =
    { $number ->
        [one] { $points } mission { points-points }; { $number } was needed
       *[other] { $points } mission { points-points }; { $number } were needed
    }
reasons-more_score_at_end = { $points } mission { points-points } against { $others } after the last round
reasons-rank_eliminated = enemies of Rank { $number } in all are eliminated
reasons-limit_side = the last round is over, and then the mission is theirs
reasons-limit_carrier = they bear Objective { $number } at the end of the last round
reasons-both = both reached their goals at the same moment
reasons-nobody = the last round is over, and nobody has reached a goal

## Beside a question: what it means

notes-mulligan = Three new cards cost you one: you hold four now (HY-2.4).
notes-equipment = Two of the three stay with you; you may show them later, one warrior at a time (HY-2.6).
notes-leader = Conviction works within eight squares of the living leader (HY-14.4).
notes-standby = Who waits outside enters with the first step of their activation (HY-4.9).
notes-bid = Every point takes 1 off your die in the Activation Roll; the lower score wins, a 10 loses (HY-3.2).
notes-bid_alone = The others have passed. Every point takes 1 off your die; the lower score wins (HY-3.2).
notes-keep_firing = With the counter they fire at whoever comes into sight, but get no number this round (HY-3.8).
notes-who_starts = After that the sides take turns, each with its lowest number (HY-3.9).
notes-aura = It reaches those around the leader, not the leader, until the next activation of the leader (HY-12.2).
notes-mutation = It stays on them until they are eliminated (HY-12.5).
notes-reserve = Whoever is active speaks first; it goes on until both pass (HY-11.8).
notes-face_turn = To strike they turn there free of charge, but make no Movement (HY-9.11).
notes-event_counter = A Trap: a Natural Roll with +3, or a Wound. An Event: you draw a card (HY-11.5, HY-11.7).
notes-objective = It ends their Movement; they may then turn free of charge and still have their Action (HY-13.1).
notes-skilled_move = A hindered enemy has no Movement points while they stay in contact (HY-9.53).
notes-brush_to = They step onto the square that becomes free (HY-9.52).
notes-target_level = Only with level { $level }: cards must raise Firing that far, or the shot is lost (HY-9.1).
notes-no_objective = { $figure } cannot accept Objective { $number }: that takes Rank 1 or more (HY-13.1).
notes-no_target = From here nobody can be attacked.
notes-no_target_watch = No enemy is in sight. Skilled Firing waits for whoever comes into sight; it takes level 3 after the cards (HY-9.40).
notes-pierce = One more roll, without cards; it can be parried as usual (HY-14.17).
notes-second_target = Two shots are Heroic Firing: that takes level 6 after the cards (HY-9.36).
notes-combined = After this Action another strike: one Wound if it succeeds, and no parry (HY-14.1).
notes-second_strike = Without cards and without their points; the target may parry (HY-9.13).
notes-sacrifice = They are eliminated, and everybody in contact is wounded without a parry (HY-14.14).
notes-infiltrate = A few squares at the end of the round; who is seen loses Infiltration (HY-15.2).
notes-watch_target = They must fire; unless they eliminate, they lose the counter (HY-9.43).
notes-effect_order = They happen one after the other (HY-4.8).
notes-discard = It goes to the discard.
notes-steal = It comes into your hand and can be used from the next activation on (HY-10.14).
notes-recover = It comes into your hand and can be used from the next activation on (HY-10.14).
notes-cancel = It counts for nothing any more.
notes-reroll = The new die counts, whatever it shows.
notes-cards = Each for its points or its effect; { $counts }. One Hindrance may follow (HY-10.5).
notes-cards_one = For its points or its effect; { $counts }. Hindrances may follow (HY-9.44).
notes-cards_answer = Each for its points or its effect; { $counts }. Nobody answers any more (HY-10.5).
notes-hindrance = Its points are taken off, or its effect works against them; then they may answer (HY-10.7).
notes-hindrances = Any number of them; their points are taken off (HY-9.44).
notes-points_roll = points raise Success Level and mastery
notes-points_parry = points raise the Success Level
notes-points_guard = points raise only the mastery chosen now
notes-points_walk = points raise the mastery, not the Movement points

## What a word means

glossary-number = number
glossary-number_NV_name = NV, Natural Value
glossary-number_NV = Strength and life in one: the die must not exceed it, every Wound lowers it by 1, and at 0 they are eliminated.
glossary-number_Mt_name = Mt, Movement
glossary-number_Mt = Movement points of an activation: a step forward costs 1, sideways, backwards and turns cost more. A Wound lowers it by 1.
glossary-number_rank_name = Rank
glossary-number_rank = What a warrior costs when a force is built.
glossary-number_SL_name = SL, Success Level
glossary-number_SL = NV less Wounds, with everything that helps or hinders. A ten-sided die that is not higher succeeds; 1 is perfect, 10 always fails.
glossary-mode = mode
glossary-mode_OC_name = OC, Offensive Combat
glossary-mode_OC = Strike an enemy who touches the front. The number is the highest level they master; a card raises it.
glossary-mode_DC_name = DC, Defensive Combat
glossary-mode_DC = Stay on guard: parry attacks from the front and the sides. A Wound or another mode ends it.
glossary-mode_F_name = F, Firing
glossary-mode_F = Shoot at an enemy in sight, with a square between. Without a number there is no weapon for it.
glossary-mode_MV_name = MV, Moving
glossary-mode_MV = Walk farther instead of fighting: two points more, and doors cost nothing.
glossary-aptitude = aptitude
glossary-aptitude_combined_attack_name = Combined Attack
glossary-aptitude_combined_attack = { $x } times a game, once a round: after the strikes of a level one strike more, which cannot be parried.
glossary-aptitude_aura_name = Aura
glossary-aptitude_aura = Leads: the Aura card helps others within { $x } squares.
glossary-aptitude_puny_name = Puny
glossary-aptitude_puny = Slips past corners without paying more and hides only its like; cannot open doors.
glossary-aptitude_conviction_name = Conviction
glossary-aptitude_conviction = +{ $x } on strikes and parries within 8 squares of the living leader.
glossary-aptitude_duellist_name = Duellist
glossary-aptitude_duellist = A strike or shot with a die of { $x } or less is a Perfect Success.
glossary-aptitude_felon_name = Felon
glossary-aptitude_felon = +{ $x } on strikes from behind.
glossary-aptitude_frenzy_name = Frenzy
glossary-aptitude_frenzy = +{ $x } on strikes and parries for every enemy eliminated hand-to-hand.
glossary-aptitude_brutish_strength_name = Brutish Strength
glossary-aptitude_brutish_strength = A strike that succeeds pushes its target { $x } squares, even if it was parried.
glossary-aptitude_mutation_name = Mutation
glossary-aptitude_mutation = May bear { $x } Mutation cards.
glossary-aptitude_eye_of_the_lynx_name = Eye of the Lynx
glossary-aptitude_eye_of_the_lynx = Sees and shoots { $x } squares farther.
glossary-aptitude_infiltration_name = Infiltration
glossary-aptitude_infiltration = As long as no enemy has seen them they may move { $x } more at the end of a round.
glossary-aptitude_prestige_name = Prestige
glossary-aptitude_prestige = +{ $x } on every roll until the first Wound.
glossary-aptitude_dorsal_protection_name = Dorsal Protection
glossary-aptitude_dorsal_protection = Whoever strikes them from behind has no +1, but −{ $x }.
glossary-aptitude_sacrifice_name = Sacrifice
glossary-aptitude_sacrifice = After a Basic Move they may give their life: every enemy who touches them suffers { $x } Wounds.
glossary-aptitude_titan_name = Titan
glossary-aptitude_titan = Fallen rocks neither slow nor hurt them, and only a Titan can brush them aside.
glossary-aptitude_velocity_name = Velocity
glossary-aptitude_velocity = +{ $x } on rolls against Traps; rocks cost nothing extra.
glossary-aptitude_armour_piercing_shot_name = Armour-Piercing Shot
glossary-aptitude_armour_piercing_shot = After a shot that hits, one at a second enemy within { $x } squares behind the first, without cards.
glossary-counter = counter
glossary-counter_number_name = Activation number
glossary-counter_number = In which order a side acts. It is secret until it is that warrior's turn; grey has acted.
glossary-counter_parry_name = DC with a number
glossary-counter_parry = On guard at this level: attacks from the front and the sides are parried until a Wound or another mode.
glossary-counter_watch_name = F3, Skilled Firing
glossary-counter_watch = Waits with a weapon at the ready and fires at the first enemy who comes into sight.
glossary-counter_furtive_name = MV4, Expert Move
glossary-counter_furtive = Moves furtively: nobody who waits fires at them, and shots at them have −2 until they act again.
glossary-counter_hindered_name = held, Skilled Move
glossary-counter_hindered = Held by an enemy beside them: no Movement points while the two touch.
glossary-counter_wounds_name = Wounds
glossary-counter_wounds = Each drop lowers NV, every mode and Mt by 1; as many as NV eliminate.
glossary-counter_carries_name = Objective carried
glossary-counter_carries = The violet gem: they bear this Objective, and drop it when they are eliminated.
glossary-counter_aura_name = Aura
glossary-counter_aura = The thin gold frame is the reach of an Aura; it helps everybody of that side inside but its bearer.
glossary-counter_mutations_name = Mutations
glossary-counter_mutations = Violet ticks: Mutation cards they bear.
glossary-counter_event_name = Event or Trap counter
glossary-counter_event = The paper hexagon: whoever ends a Movement there may turn it up, an Event or a Trap.
glossary-counter_rocks_name = Fallen rocks
glossary-counter_rocks = Entering costs more, nobody but a Titan stops there, and a shot across has −1 for each square.
glossary-counter_template_name = Template
glossary-counter_template = Explosion, gas or bones on two by two squares, for as long as its card says.

## Building a force

muster-most =
    { $number ->
        [one] There is only one.
       *[other] There are only { $number } of them.
    }
muster-given = Take back what you have given first: the rest was laid down in order.
muster-warriors = The force is full: { $number } warriors at most.
muster-warriors_owed = The last places are kept for those the mission demands.
muster-rank0 = At most { $number } of Rank 0.
muster-ranks = Costs { $cost }; { $left } left.
muster-ranks_owed = Costs { $cost }; { $left } left beside those the mission demands.
muster-owed = The mission demands { $profile }.
muster-nobody = Choose at least one warrior.
muster-too_much = This force is larger than the mission allows.
muster-note_rank0 = At most { $number } of Rank 0.
muster-note_compulsory = { $profile } must be among them.
