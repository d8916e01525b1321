### Beside Hybrid: the army sheet.

army-nv = NV
army-mt = Mt
army-OC = OC
army-DC = DC
army-F = F
army-MV = MV
army-round = Round { $round }
army-entry_round = round { $round }
army-side = Side
army-warrior = Warrior
army-print = Print the sheet
army-end_game = End the game
army-wins = { $side } win
army-draw = A draw
army-add_one = Add a warrior
army-add = Add warriors
army-none_yet = None of the { $side } yet: take them from the profiles, or write your own.
army-began = { $side } won, { $own } against { $other }.
army-no_roll_yet = No Activation Roll yet.
army-next = Next
army-order = Order
army-activation_roll = Activation Roll
army-out = Out:
army-out_mark = (out)
army-end_round = End of round { $round }

# Warriors
army-all_about = { $name }: all about them
army-activated = activated
army-wound_more = { $name } has { $wounds } of { $nv } Wounds: one more
army-highest = (level { $level })
army-frenzy = Frenzy { $number }
army-is_mode = is the mode of { $name }, Success Level
army-roll_short = roll
army-wounds_now = Wounds <b>{ $wounds }</b> of { $nv }
army-heal = Heal
army-wound = Wound
army-mode = Mode
army-mode_now = Mode, and its value now
army-none = None
army-level = Level of Mastery
army-with_points =
    { $points ->
        [one] ({ $points } Action point)
       *[other] ({ $points } Action points)
    }
army-activation_counter = Activation counter
army-no_number = none
army-is_activated = Activated
army-counters = Counters
army-counter_dc = Defensive Combat
army-counter_skilled_move = Skilled Move
army-counter_expert_move = Expert Move
army-counter_skilled_firing = Skilled Firing
army-counter_objective = Objective
army-lost = lost
army-is_lost = Lost
army-frenzy_less = Frenzy: one less
army-frenzy_more = Frenzy: one more elimination
army-used = { $used } of { $x } used
army-use_back = { $aptitude }: one use back
army-use_more = { $aptitude }: one use more
army-leave = Out of the game
army-come_back = Back in the game

# A squad
army-which = Which warriors
army-profiles = Profiles
army-own_entry = Your own entry
army-added = { $name } is on the sheet.
army-on_sheet = on the sheet
army-large_base = Large base
army-aptitude = Aptitude
army-aptitudes = Aptitudes
army-none_more = none more
army-give = Give it
army-take_away = take it away
army-add_it = Add it
army-counters_title = Activation counters
army-counters_note = Touch them in the order in which they shall act; touch again to take a number back. Phones that share this table see it too.
army-as_before = As in the last round

# Dice
army-kind_strike = Strike
army-kind_shot = Shot
army-kind_parry = Parry
army-kind_move = Moving
army-kind_combined = Combined
army-kind_trap = Trap
army-kind_other = Other
army-rolled_for = What is rolled for
army-above = (above their value)
army-from_behind = From behind
army-leader_near = Leader within 8
army-large_target = Large target
army-furtive_target = Furtive target
army-rocks = Rocks on the line
army-dorsal = Dorsal Protection
army-action_points = Action points
army-hindrance = Hindrance
army-effects = Effects of cards
army-extra_dice = Extra dice
army-their_parry = Parry: their SL
army-success_level = Success Level
army-real_die = A real die shows
army-percent = { $number } %
army-with_one = with one die
army-with_more = with { $dice } dice, the lowest counts
army-with_fewer = with { $dice } dice, the highest counts
army-past_parry = past the parry
army-wounds =
    { $wounds ->
        [one] { $wounds } Wound, { $perfect } if perfect
       *[other] { $wounds } Wounds, { $perfect } if perfect
    }
army-chances = Perfect { $perfect } % · critical { $critical } % · one die { $one } % · two { $two } %
army-whom =
    { $wounds ->
        [one] { $wounds } Wound: for whom?
       *[other] { $wounds } Wounds: for whom?
    }
army-roll = Roll { $dice }
army-outcome_perfect = perfect
army-outcome_success = success
army-outcome_failure = failure
army-outcome_critical = critical
army-dice = Dice
army-last_die = The last die is { $die }
army-no_die = No die yet
army-two_dice = 2 d10, keep the lower
army-what_for = What for
army-all_dice = All dice, the newest first
army-of_dice = (of { $dice })
army-against = against { $level }: { $outcome }
army-level_again = level, both roll again; the points keep counting.
army-won_roll = { $side } win and say who starts.
army-nobody_rolled = Nobody has rolled in round { $round }.
army-points_of = Points of the { $side }
army-points_from = Cards may be committed from round 3 on.
army-touch_dice = Touch what your dice show, or let the phone roll.
army-die_of = Die of the { $side }
army-roll_both = Roll for both sides

# What an entry is called
army-no_mode = no mode
army-entry_wound =
    { $by ->
        [one] a Wound for { $who }
       *[other] { $by } Wounds for { $who }
    }
army-entry_healed = { $who } healed
army-entry_mode = { $mode } for { $who }
army-entry_frenzy = Frenzy of { $who }
army-entry_use = an Aptitude of { $who }
army-entry_counter = a counter of { $who }
army-entry_order = Activation { $number } for { $who }
army-entry_acted = { $who } activated
army-entry_back = { $who } back
army-entry_out = { $who } out
army-entry_roll = a die: { $die }

# On paper, and for others
army-paper = Hybrid, round { $round }
army-paper_note = Every Wound moves one number to the right.
army-wounds_of_nv = Wounds of NV
army-wounds_word = Wounds
army-wounds_plain = { $wounds } of { $nv } Wounds
army-frenzy_word = Frenzy
army-aptitudes_counters = Aptitudes, counters
army-frenzy_counted = Frenzy counted { $number }
army-used_times = { $aptitude } used { $times }
