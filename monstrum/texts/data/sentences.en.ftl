### What the platform says in English, whatever is played. $reader names the variable that is the one who reads.

## The language itself: what it is called in it

language-name = English

## In the log of a game, between what the game tells

notices-time =
    { $reader ->
        [player] Time is over for you: a bot answers this once.
       *[nobody] Time is over for { $player }: a bot answers this once.
    }
notices-fault =
    { $reader ->
        [player] You took too long to think: another bot answers this once.
       *[nobody] { $player } took too long to think: another bot answers this once.
    }
notices-gave_up =
    { $reader ->
        [player] You resign. A bot plays on in this seat.
       *[nobody] { $player } resigns. A bot plays on in this seat.
    }
notices-busy = The server is busy: { $player } thinks less than usual.
notices-hinted =
    { $reader ->
        [player] You ask for a hint.
       *[nobody] { $player } asks for a hint.
    }
notices-gave_up_last =
    { $reader ->
        [player] You resign. The game is over.
       *[nobody] { $player } resigns. The game is over.
    }

## Instead of a question, once a game is over that was given up

prompts-given_up =
    { $reader ->
        [player] You have resigned: the game is over.
       *[nobody] { $player } has resigned: the game is over.
    }

## Answers of a server: to requests, and to what cannot be done

answers-companion_full = This table has no room for more entries. Begin another one.
answers-companion_key = This link does not open that table. Ask for it once more.
answers-companion_unreadable = An entry cannot be read: { $reason }.
answers-companion_other = This entry belongs to another table.
answers-companion_large = An entry is too large to be carried.
answers-deploy_players = Every player needs cards and infamy, and one of them begins.
answers-deploy_endless = This deployment does not come to an end.
answers-deploy_slots = A monster has one core, one head, two arms and one pair of legs.
answers-deploy_core = Every monster needs its core before it can be deployed.
answers-deploy_part = There is no part '{ $id }'.
answers-too_many_requests = These are too many requests.
answers-long_address = This address is too long.
answers-many_headers = These are too many headers.
answers-other_host = This server is not known under that name.
answers-bad_host = The header Host is a name and, after a colon, a number.
answers-json_only = What is sent here is application/json.
answers-bad_token = A token is made of plain letters and digits.
answers-no_table = There is no such table.
answers-not_started = The game has not begun.
answers-no_ply = This game has the plies 0 to { $number }.
answers-no_seat_looks = This game has the seats 0 to { $number }; -1 looks on from outside.
answers-many_messages = These are too many messages.
answers-only_text = Messages are text.
answers-long_message = This message is too long.
answers-too_deep = This is nested too deeply.
answers-nobody_reads = Nobody reads.
answers-other_site = This request comes from another site.
answers-not_utf8 = This is not a text in UTF-8.
answers-no_name = Choose a name first.
answers-unknown_bot_token = This token opens nothing here: the host of the server gives them out.
answers-bot_name = A program with a token keeps the name its host gave it.
answers-no_pack = There is no pack '{ $name }' of this game; there is { $names }.
answers-no_game = There is no game '{ $name }' here.
answers-seats_disagree = The number of seats and the configuration do not agree.
answers-no_game_now = There is no game '{ $name }' here any more.
answers-no_shoulder = This seat does not let you look over its shoulder.
answers-private = This table is private.
answers-not_your_seat = This is not your seat.
answers-name_length = A name has 1 to { $number } letters.
answers-name_unseen = A name has no invisible letters.
answers-name_empty = A name has at least one letter or digit.
answers-name_marks = A name has no more marks on a letter than one can read.
answers-name_taken = This name is taken: others would mistake you for a bot, a seat, or somebody who has left.
answers-name_hidden = The host of this server has hidden this name: choose another one.
answers-no_file = There is no such file.
answers-no_page = There is no such page.
answers-internal = Something went wrong here; it has been written down.
answers-not_stored = This could not be stored; try again in a moment.
answers-again = The table had to be loaded again; send this once more.
answers-nothing_to_pick = There is nothing for you to pick now.
answers-not_picked = This cannot be picked now.
answers-no_force = There is no force for you to build now.
answers-no_action = There is no action { $id }.
answers-not_possible = This is not possible now.
answers-film_differs = This game cannot be shown move by move: it does not end as it ended then.
answers-no_resigning = There is no game to resign from here.
answers-no_hint = There is nothing to give a hint for now.
answers-no_hint_on_clock = There are no hints in games with a clock.
answers-hint_nothing = There is not much to choose here: take what you like.
answers-hint_best = Try “{ $answer }”: that wins { $percent }% of the games a bot has tried out ({ $low } to { $high }%).
answers-hint_other = Next comes “{ $answer }”, with { $percent }%.
answers-hint_close = “{ $answer }”, with { $percent }%, is hardly worse.
answers-have_resigned = You have resigned from this game.
answers-only_players = Only those who play this game decide about that.
answers-many_phones = Too many phones of this address are waiting.
answers-no_such_game = There is no such game here.
answers-long_result = This result is too long.
answers-many_deployments = These are many deployments. Wait a little.
answers-many_new_tables = These are many new tables. Wait a little.
answers-many_names = These are too many names.
answers-many_streams = There are too many sockets and streams from this address.
answers-much_looking = You look at too much at once.
answers-still_played = The game is still being played; it can be looked at when it is over.
answers-ply_number = A ply is a number: 0, 1, 2 …
answers-no_invitation = You need an invitation to sit down here.
answers-opens_no_seat = This token opens no seat here.
answers-many_tables = These are too many new tables.
answers-most_games = You have { $number } games going, which is the most. Put one away first.
answers-many_open_tables = There are too many open tables from this address.
answers-players = { $name } is for { $least } to { $number } players.
answers-no_bot = There is no bot '{ $name }'; there are { $names }.
answers-seat_taken = This seat is not free.
answers-other_sits = Somebody else sits there now.
answers-has_begun = The game has begun already.
answers-open_seats = There are seats nobody has taken.
answers-over = The game is over.
answers-not_alone = Others sit at this table; you can leave it.
answers-closed = This table is closed.
answers-not_over = The game is not over.
answers-not_played = Only those who played can ask for another game.
answers-not_host = Only who opened the table can do this.
answers-many_sockets = There are too many sockets from this address.
answers-not_read = This cannot be read now; come back in a moment.
answers-went_wrong = Something went wrong here.
answers-no_hello = Nobody said hello.
answers-hello_first = The first message is hello.
answers-other_version = This server speaks version { $number }.
answers-stops = The server stops; come back in a moment.
answers-met = We have met.
answers-no_chat_name = Choose a name to chat.
answers-chat_length = Say 1 to { $number } letters.
answers-much_chat = You say too much at once.
answers-muted = The host of this server has muted you: nobody hears what you say. You can play on.
answers-id_length = An id has 1 to { $number } letters.
answers-many_words = These are too many words.
answers-frozen = This game cannot go on.
answers-duplicate = This was played already.
answers-stale = Something has happened meanwhile.
answers-stand_in = A bot plays for you; come back to the table first.
answers-time_over = Your time is over: a stand-in answers.
answers-action_or_words = Say either an action or words.
answers-no_undo = There is nothing of yours to undo.
answers-undo_open = A question about an undo is open already.
answers-undo_wait = Ask again after { $number } more actions.
answers-no_question = Nobody has asked you.
answers-no_seat = There is no such seat.
answers-not_away = Whoever plays this seat is here.
answers-no_vote = Only the other people who play here decide about this.
answers-no_answer = This is no answer to what is asked now.
answers-nothing_undone = Nothing can be undone: something was revealed, or others had to decide.
answers-nothing_to_take_back = There is nothing to take back.
answers-no_language = This language is not spoken here; there is { $names }.
answers-put_away = This game was put away before it was over. Nobody has won.
answers-stopped_by_host = The host of this server has stopped this game.
answers-frozen_because = This game cannot go on: { $reason }
answers-film_old = This game cannot be shown move by move by this version of the program; its record can be read, and replayed by version { $name } of the rules.
answers-deploy_guessed = Choices were made greedily, for their own monster's good; the lab and the deck are guessed. Breakthroughs are yours to add.
answers-unofficial = An unofficial implementation, not affiliated with the publishers of the games.
answers-plays_pipkin = Pipkin takes the first thing that glitters, and overlooks the rest.
answers-plays_mudge = Mudge has a plan, and forgets half of it.
answers-plays_ossa = Ossa builds with care, and misses a blow now and then.
answers-plays_bramble = Bramble seldom overlooks anything.
answers-plays_sorrel = Sorrel takes what looks best after a short look ahead.
answers-plays_kestrel = Kestrel thinks a few answers ahead, and waits for a chance.
answers-plays_vesper = Vesper plays every idea through before giving it up.
answers-plays_nox = Nox has seen how it ends.
answers-unknown_game_guess = There is no game '{ $name }' here (did you mean { $guess }?).

## The terminal: the menu

terminal-title = a table for monster-building games
terminal-row_game = game
terminal-row_seats = seats
terminal-row_seed = seed
terminal-row_pack = pack
terminal-seed_empty = empty: a new one
terminal-pack_empty = standard, or a folder of cards
terminal-start = Start
terminal-watch = Watch bots
terminal-quit = Quit
terminal-resume = Resume the last game ({ $name })
terminal-resume_none = Resume the last game (there is none)

## The terminal: what keys do, in one or two words

terminal-key_help = Help
terminal-key_undo = Undo
terminal-key_card = Card
terminal-key_piles = Piles
terminal-key_log = Log
terminal-key_rules = Rules
terminal-key_save = Save
terminal-key_quit = Quit
terminal-key_cancel = Cancel
terminal-key_pause = Pause
terminal-key_step = Step
terminal-key_speed = Speed
terminal-key_slower = Slower
terminal-key_change = Change
terminal-key_next = Next
terminal-key_here = I am here
terminal-key_take_back = Take back
terminal-key_go_on = Go on
terminal-key_show_me = Show me
terminal-key_why = Why?
terminal-key_leave = Leave
terminal-key_hints_off = No more hints
terminal-key_back_to_table = Back to the table
terminal-key_line_rule = Rule of the line, or all rules
terminal-key_first = First
terminal-key_last = Last
terminal-key_close = Close
terminal-key_search = Search
terminal-key_rule = Rule
terminal-read = read
terminal-search = search
terminal-close = close
terminal-read_rule = read { $rule }
terminal-search_for = search: words, a chapter or a rule
terminal-no_rule = No rule contains '{ $words }'.

## The terminal: help

terminal-help_option = choose the option, or the thing, of that key
terminal-help_walk_key = ↑ ↓ Enter
terminal-help_walk = walk through the options, choose one
terminal-help_table = to the table and back; arrows walk there too
terminal-help_click_key = click
terminal-help_click = on an option or a thing chooses it; ✗: why not
terminal-help_cancel = take back a pick, while the gesture is open
terminal-help_card = read the card, and the sum behind its value
terminal-help_undo = undo, until others learned or had to decide
terminal-help_piles = open or close the piles
terminal-help_others = log, rules, save, quit (the game is kept)
terminal-help_speed = bots play faster or slower
terminal-help_watch_key = space →
terminal-help_watch = watching bots: pause, one step

## The terminal: at the table

terminal-you = you
terminal-enter = Enter
terminal-your_turn = { $player }, it is your turn.
terminal-look_away = The others look away.
terminal-at_keyboard = or click: I am at the keyboard
terminal-takes_back = { $player } takes the secret choice back
terminal-flag_turn = YOUR TURN
terminal-flag_secret = SECRET
terminal-flag_wait = WAIT
terminal-flag_watch = WATCH
terminal-flag_end = THE END
terminal-shows_ranking = Enter shows the ranking.
terminal-bots_play = Bots play: { $pace } (+ −).
terminal-bots = Bots: { $pace }.
terminal-speed = speed { $level } of { $most }
terminal-paused = paused, speed { $level } of { $most }
terminal-which_one = Which one, for { $id }? Esc shows all options.
terminal-esc_takes_back = { $picks } … Esc takes it back.
terminal-choose_square = Tab and the arrows, or a click, choose a square within reach.
terminal-way_to = To { $goal }, facing { $facing } ({ $cost })
terminal-way_on = To { $goal }, facing { $facing }, and go on ({ $cost })
terminal-way_turn = Turn to face { $facing } ({ $cost })
terminal-way_leave = Leave by { $goal } ({ $cost })
terminal-way_rolls = a die decides
terminal-way_cost =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-nobody_sees = Nobody sees what you choose here.
terminal-taken_back = Your last answer is taken back.
terminal-point_first = Point at a card first: Tab, then the arrow keys.
terminal-saved = Saved. Go on with: { $command }
terminal-leave = Leave this game?
terminal-is_kept = It is kept: the menu resumes it.
terminal-bots_not_kept = A game between bots is not kept.
terminal-answer_quit = quit
terminal-answer_menu = menu
terminal-answer_stay = stay
terminal-again = Again, with the same players
terminal-menu = Menu
terminal-look_at_table = Look at the table
terminal-record = Record: { $path }
terminal-record_lost = The record is lost: { $reason }
terminal-not_kept = The game could not be kept: { $reason }.
terminal-not_readable = { $path } cannot be read: { $reason }.
terminal-bot_gave_up = The bot { $name } on { $player } gave up ({ $reason }).
terminal-would_score = { $player } would score now
terminal-in_all = in all
terminal-unseen = { $number } unseen
terminal-log =
    { $number ->
        [one] LOG  { $number } line, new ones with •, refusals with ✗
       *[other] LOG  { $number } lines, new ones with •, refusals with ✗
    }
terminal-over = The game is over
terminal-empty = empty
terminal-state_shielded = shielded
terminal-state_jammed = jammed
terminal-state_activated = activated
terminal-state_matched = matched
terminal-state_flipped = flipped
terminal-state_reversed = reversed

## The terminal: XYbrid

terminal-value = value { $value }
terminal-worth = worth { $value }
terminal-in_lab = In the lab
terminal-in_core_pile = In the core pile
terminal-in_deck = In the deck
terminal-on_monster = On { $player }'s monster
terminal-in_hand = In { $player }'s hand
terminal-in_pile = In { $player }'s pile
terminal-short_core = core
terminal-short_head = head
terminal-short_left = l.arm
terminal-short_right = r.arm
terminal-short_legs = legs
terminal-short_hand = hand
terminal-short_secret = secret
terminal-xy_legend_example = Crab Claw
terminal-xy_legend_parts = id, side, name, value now, sciences
terminal-xy_legend_sciences = B biology  C chemistry  P physics  R robotics
terminal-xy_legend_marks = ◈ shielded  ✗ jammed  ✓ activated; has chosen
terminal-xy_legend_infamy = ▶ must decide   12 +8  infamy, and what would be added now
terminal-xy_turn = Round { $round }, cycle { $cycle } · { $player } goes first
terminal-xy_deck = deck { $number }
terminal-xy_infamy = infamy { $values }
terminal-xy_lab = LAB { $number }
terminal-xy_cores = CORES { $number }
terminal-xy_next = NEXT IN THE DECK, AS YOU KNOW
terminal-xy_revealed = REVEALED
terminal-xy_secrets = { $number } secret
terminal-xy_pile = pile { $number }

## The terminal: Mutation Wars

terminal-mw_legend_parts = a body and its parts: Eye:R = red Eye
terminal-mw_legend_body = attack/defence; body R0 = the red root, b0
terminal-mw_legend_glow = 3|0 = lit|unlit
terminal-mw_legend_spots = ~ flipped   ' reversed   · empty   >b1 ^ joints   golden values: matched
terminal-mw_legend_marks = ◉ token  ✗ attacked  ★ complete   9|6/2 3/4  attack/defence, bodies
terminal-mw_setup = Setup · { $player } deals
terminal-mw_turn = Turn { $number } · { $phase } · { $player } holds the token
terminal-mw_decks = DECKS
terminal-mw_bodies = bodies
terminal-mw_bodies_short = bod
terminal-mw_discards = discards { $numbers }
terminal-mw_battle = BATTLE
terminal-mw_turned_up = TURNED UP
terminal-mw_body = a { $name } body
terminal-mw_holds = holds
terminal-mw_creature = { $player }'s creature
terminal-mw_creature_facts = attack/defence { $value }, { $bodies } of { $most } bodies
terminal-mw_value = attack/defence { $value }
terminal-mw_on_spot = on { $player }'s { $spot }
terminal-mw_counts = counts { $value }

## The terminal: Hybrid

terminal-hy_GRIFFIN = Griffins
terminal-hy_SCORPION = Scorpions
terminal-hy_legend_warriors = ▲A ▶s   warriors and where they face; A… Griffins, a… Scorpions
terminal-hy_legend_values = A▲ 3/4 OC p2   Natural Value left of NV, mode, counters:
terminal-hy_legend_counters = { "  " }p2 parry of level 2, w1 overwatch, #3 number, ✓ activated
terminal-hy_legend_walls = █ wall  ▓ pillar  + = door  / ~ open door  ! locked  : passage
terminal-hy_legend_ground = % rocks  _ trapdoor  ^ open trapdoor  < Entry  > Exit
terminal-hy_legend_points = ? Event counter   1 Objective   • within reach
terminal-hy_over = the game is over
terminal-hy_setup = setup
terminal-hy_round = round { $round } of { $limit }
terminal-hy_acts = { $id } acts
terminal-hy_see_options = … (see the options)
terminal-hy_objective = Objective { $id } { $where }
terminal-hy_left = { $number } left
terminal-hy_points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-hy_led = led by { $id }
terminal-hy_standby = outside
terminal-hy_eliminated = dead
terminal-hy_exited = gone
terminal-hy_left_out = not in play
terminal-hy_modes = MODES
terminal-hy_furtive = furtive
terminal-hy_held = held by { $id }
terminal-hy_bears = bears { $id }
terminal-hy_laid = LAID
terminal-hy_in_play = IN PLAY
terminal-hy_hand = HAND
terminal-hy_deck = deck { $number }
terminal-hy_held_action = action
terminal-hy_held_event = event
terminal-hy_held_army = army
terminal-hy_held_aura = aura
terminal-hy_held_mutation = mutation
terminal-hy_nothing = nothing
terminal-hy_hold = { $name } hold { $cards }
terminal-hy_face_down = { $number } laid face down
terminal-hy_known = known: { $names }
terminal-hy_mode_value = { $id }'s value { $value }
terminal-hy_wounds = { $number } Wounds
terminal-hy_on = on { $square }, faces { $facing }
terminal-hy_columns = columns { $numbers } of { $most }
terminal-hy_rows = rows { $numbers } of { $most }

## The terminal: lines to read and type

terminal-plain_help = Answer with a number of the list, or with words: { $words }.
terminal-plain_help_table = show the table again
terminal-plain_help_why = why these words are possible or not
terminal-plain_help_explain = the numbers behind what a player has
terminal-plain_help_go = walk to a square within reach; N, E, S or W is how you stand there then
terminal-plain_help_card = what is printed on a card
terminal-plain_help_rules = a rule; 'rules { $chapter }' a chapter; 'rules' lists the chapters
terminal-plain_help_log = everything that happened so far
terminal-plain_help_undo = take the last answer back, until something was revealed or others had to decide
terminal-plain_help_hints = the hints of your first games: off, or on again
terminal-plain_help_save = save the game, to go on later with 'monstrum play --resume FILE'
terminal-plain_help_quit = leave the game
terminal-plain_no_option = There is no option { $id }; there are 1 to { $number }.
terminal-plain_possible = '{ $words }' is possible.
terminal-plain_ways = Within reach, and for how many points: { $squares }.
terminal-plain_no_way = No way leads to { $goal } now.
terminal-plain_no_card = There is no card '{ $name }'.
terminal-plain_no_card_guess = There is no card '{ $name }' (did you mean { $guess }?).
terminal-plain_quit = The game is not over. Save it? (yes, no, or cancel)
terminal-plain_goes_on = The game goes on.
terminal-plain_hints = ('hints' switches this off.)
terminal-plain_hints_on = There are hints again.
terminal-plain_hints_off = There are no more hints; 'hints' brings them back.
terminal-plain_nobody = Nobody answers any more.
terminal-plain_enter = Press Enter when you are at the keyboard.
terminal-plain_saved = The game is saved. Go on with: { $command }
terminal-plain_not_saved = The game could not be saved: { $reason }
