### The table of Hybrid.

hybrid-auction = The auction
hybrid-has_laid =
    <name>{ $name }</name> has laid { $laid ->
        [0] nothing
       *[other] { $laid }
    }{ $points }
hybrid-laid_points =
    : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hybrid-squares = Squares are column, row, counted from 0 in the north-west.
hybrid-lies_on = { $name } on { $place }.
hybrid-outlook = What it may lead to
hybrid-plan = The plan
hybrid-plan_rows = The plan, row by row
hybrid-key_objectives = objectives
hybrid-key_access = where one leaves or comes in
hybrid-key_doors = doors
hybrid-key_pillars = pillars: nobody passes them or sees through
hybrid-mark_on = { $name } on { $place }
hybrid-map_said = The map. { $said }
hybrid-mission = The mission
hybrid-that_is_you = That is you.
hybrid-profiles_count = Hybrid: { $count } profiles
hybrid-a_laboratory = A laboratory
hybrid-handle = { $label }{ $may }
hybrid-look_lab = Look at the laboratory
hybrid-words_title = The board in words
hybrid-nv_left = { $left } of { $all } NV left
hybrid-odds_use =
    for its { $use ->
        [effect] effect
       *[other] points
    } { $chance } percent
hybrid-last_roll = The last roll
hybrid-rolled =
    { $what }{ $success ->
        [yes] success
       *[other] failure
    }, die { $die } against SL { $level }
hybrid-the_attack = The attack:{" "}
hybrid-both_sides = Both sides
hybrid-activation_order = Activation order
hybrid-lower_wins = The lower score wins
hybrid-wins_roll = { $name } wins the roll
hybrid-laid_now = Cards laid now
hybrid-points =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
hybrid-annulled = annulled
hybrid-effect = effect
hybrid-for_points = for its points
hybrid-the_map = The map
hybrid-sight_title = Lines of sight (S)
hybrid-sight = Sight
hybrid-threat_title = Where enemies could strike (T)
hybrid-threat = Threat
hybrid-whole_title = The whole map (M)
hybrid-whole = Whole
hybrid-whole_map = Whole map
hybrid-nearer = Nearer
hybrid-nearer_key = Nearer (+)
hybrid-farther = Farther
hybrid-farther_key = Farther (−)
hybrid-words_key = The board in words (B)
hybrid-in_words = In words
hybrid-words = Words
hybrid-your_force = Your force
hybrid-mission_button = Mission
hybrid-ranks =
    <b>{ $spent }</b> of { $budget } Ranks{ $left ->
        [0] {""}
       *[other] , { $left } left
    }
hybrid-warriors_of = <b>{ $number }</b> of at most { $most } warriors
hybrid-suggested = Suggested force
hybrid-chosen = Chosen
hybrid-take_back = Take { $name } back
hybrid-touch_to_take = { $why } Touch warriors to take them, touch them here to send them back.
hybrid-profiles = Profiles
hybrid-die_shows = The die shows { $die }, Success Level { $level }
hybrid-success_on = Success on { $most } or less
hybrid-success_level = Success Level
hybrid-to_succeed = <b>{ $chance } %</b> to succeed{ $with }{ $answer }.
hybrid-with_without = {" "}with { $card }; without it { $chance } %
hybrid-it = it
hybrid-with_card = With { $card }
hybrid-sl = SL { $level } · { $chance } %
hybrid-success = Success
hybrid-always = always
hybrid-failure = Failure
hybrid-die_against = die { $die } against SL { $level }
hybrid-your_order = Your order
hybrid-order_of = Number { $number }: { $name }; arrows move it
hybrid-hidden_number = { $name }, number face down
hybrid-recruit = { $name }, Rank { $rank }, { $facts }, { $aptitudes }, { $taken } of { $most } taken, { $why }
hybrid-recruit_short =
    Rank { $rank } · { $taken ->
        [0] { $most } at most
       *[other] { $taken } of { $most } taken
    }
hybrid-can_do = What they can do
hybrid-can_do_of = What { $name } can do
hybrid-one_less = One less
hybrid-one_less_of = One { $name } less
hybrid-needs_roll = needs a roll
hybrid-leave = Leave the board: { $cost }
hybrid-leave_here = Leave the board here, { $cost }{ $may }
hybrid-touch_figurine = Touch a figurine to read its profile.
hybrid-nobody_yet = Nobody is on the board yet: those who will be wait under “Outside”.
hybrid-drag_order = Drag them into the order in which they act, or ← → and digits; or touch them on the map in turn.
hybrid-levels = Levels of mastery
hybrid-modes_announce = Modes to announce
hybrid-whole_sheet = The whole sheet
hybrid-sheet_of = Rank { $rank }, the sheet of { $name }
hybrid-rank = Rank { $rank }
hybrid-wounds_of = { $wounds } of { $all } Wounds
hybrid-modes = Modes
hybrid-of = { $left } of { $all }
hybrid-nv_place =
    NV left{ $place ->
        [none] {""}
       *[other] , on { $place }
    }
hybrid-now = Now
hybrid-profile = Profile
hybrid-six_levels = The six levels
hybrid-level = level { $level }
hybrid-strikes_again = strikes again
hybrid-strikes_back = strikes back
hybrid-into_pit = pushed into the pit
hybrid-mode_said = { $name }, { $title } { $value }, { $text }{ $may }
hybrid-level_said = Level { $level }, { $name }{ $text }{ $odds }{ $may }
hybrid-level_odds = , Success Level { $level }, { $chance } percent
hybrid-muster =
    Muster { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
hybrid-ranks_left =
    { $count ->
        [0] All Ranks used
        [one] { $count } Rank left
       *[other] { $count } Ranks left
    }
hybrid-hint_force = Touch warriors to take them, in any order. Each costs their Rank.
hybrid-hint_move = Touch a square to go there: its number is what the way costs.
hybrid-hint_turn = Touch an arrow to turn, or stop here.
hybrid-give_numbers = Give the numbers { $numbers }
hybrid-mp = { $cost } MP
hybrid-with_roll = , with a roll
hybrid-facing = facing { $facing }
hybrid-turn = Turn { $facing }: { $cost }
hybrid-turn_note = They stay where they are, { $facing }.
hybrid-turn_stop = Turn and stop
hybrid-move_note = Their Movement ends there, { $facing }.
hybrid-move_to = Move to { $goal }: { $cost }
hybrid-keep_moving = Keep moving
hybrid-note_pushed = One Wound for each square not covered, for rocks, and for a fall.
hybrid-note_contact = For the first time enemies see each other, or one has attacked: a side that has Army cards takes its first.
hybrid-note_blood = The first warrior a side loses brings it its second Army card, if it has any.
hybrid-note_activation = Whoever wins it says which side acts first this round.
hybrid-note_reacted = Who waits to fire shoots at whoever comes into sight.
hybrid-face = face { $facing }
hybrid-handle_face = face { $facing }, { $cost }
hybrid-handle_turn = turn { $facing }, { $cost }
hybrid-draw = A draw
hybrid-won = { $name } won
hybrid-last_stand = The last stand
hybrid-the_laboratory = The laboratory
hybrid-standing = still standing: { $names }
hybrid-griffin = Griffin
hybrid-scorpion = Scorpion
hybrid-on = on { $place }
hybrid-mode = mode { $mode }
hybrid-number_hidden = number face down
hybrid-number = number { $number }
hybrid-carries = carries Objective { $number }
hybrid-aura =
    with an Aura of { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
hybrid-mutations =
    { $count ->
        [one] { $count } Mutation
       *[other] { $count } Mutations
    }
hybrid-acts_now = acts now
hybrid-has_acted = has acted
hybrid-facing_n = north
hybrid-facing_e = east
hybrid-facing_s = south
hybrid-facing_w = west
hybrid-outside = outside
hybrid-your_hand = Your hand
hybrid-your_bids = Your bids
hybrid-your_outside = Outside
hybrid-your_gone = Out of play
hybrid-their_hand = { $name }’s hand
hybrid-their_bids = { $name }’s bids
hybrid-their_outside = Outside: { $name }
hybrid-their_gone = Out of play: { $name }
hybrid-act_revealed = acts
hybrid-act_eliminated = ✕ eliminated
hybrid-act_parried = parries
hybrid-act_pushed = pushed
hybrid-act_brushed_aside = brushed aside
hybrid-act_shoved = thrown back
hybrid-act_moved_back = goes back
hybrid-act_fell = falls
hybrid-held = held
hybrid-act_hindered = hindered
hybrid-act_furtive = furtive
hybrid-act_watching = waits to fire
hybrid-act_watch_ended = no longer waits
hybrid-act_parry_taken = defends
hybrid-act_parry_ended = defends no more
hybrid-act_entered = enters
hybrid-act_joined = joins
hybrid-act_revived = returns
hybrid-act_exited = leaves
hybrid-act_jumped = jumps
hybrid-act_teleported = appears
hybrid-act_sacrificed = sacrificed
hybrid-act_mutated = mutates
hybrid-act_combined = Combined Attack
hybrid-act_piercing = goes through
hybrid-act_frenzied = Frenzy
hybrid-act_reacted = fires
hybrid-act_skipped = is skipped
hybrid-act_door_opened = opens
hybrid-act_door_closed = closes
hybrid-act_door_destroyed = destroyed
hybrid-act_door_locked = locked
hybrid-act_door_unlocked = unlocked
hybrid-act_trapdoor_opened = opens
hybrid-act_trapdoor_closed = closes
hybrid-act_counter_activated = turns it up
hybrid-act_objective_accepted = takes it
hybrid-act_objective_dropped = lies here
hybrid-touch_order = Touch one to let it act earlier, or drag it.
hybrid-lab_map = The laboratory; arrow keys move it
hybrid-you = You
hybrid-points_short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
