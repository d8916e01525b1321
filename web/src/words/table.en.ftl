### A table: what is asked, who sits there, what is chosen.

table-light = Light
table-told = What happens is told
table-told_at_once = at once: only the end is shown
table-habits = Habits
table-one_touch = Play at one touch
table-one_touch_note = Cards and squares are not tried on first. What reveals something always waits for the button.
table-auto_pass = Decline by myself
table-auto_pass_note = Hindrances, Battle cards and other chances to step in are passed over, whatever you hold, always after the same moment: nobody learns what you could have done.
table-in_words = The table in words
table-scenario = This position as a scenario file
table-what_happens = What happens
table-go_on = Go on
table-pause = Pause
table-next = Next
table-skip =
    Skip{ $count ->
        [1] {""}
       *[other] {" "}{ $count }
    }
table-choice_in = Your choice is in.
table-waiting_for = Waiting for { $names }.
table-ask_me = Ask me
table-let_bot = Let a bot play
table-not_again = Not again this round
table-cancel = Cancel
table-play = Play
table-options = Options
table-take_back = Take back
table-tray = Tray
table-bots_answer = Bots answer
table-bots_pace = Bots answer { $how }. Whoever opened the table can change it.
table-face_down = { $count } here, face down.
table-nothing_here = Nothing here.
table-chat_watching = {" "}(watching)
table-chat_empty = Nobody has said anything. Chat is kept for 30 days at most.
table-chat_say = Say something
table-say = Say
table-letters_left =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    } left
table-chat_name = Choose a name to chat
table-no_rematch = There is no rematch now.
table-no_record = The record could not be read.
table-result = Result
table-is_you = {" "}· you
table-winner = Winner
table-to_rematch = To the rematch
table-rematch = Rematch
table-replay = Replay
table-share = Share
table-record = Record
table-lobby = Lobby
table-pass_to = Pass the table to { $name }
table-covered_of = { $name }’s secrets are covered.
table-covered = All secrets are covered.
table-i_am = I am { $name }
table-that_is_me = That is me
table-name_failed = This name did not work.
table-show_card = Show this card
table-show_place = Show where that is
table-line_lost = Connection lost. Trying again; nothing is lost.
table-now = Now
table-closed_to_you = The server has closed this table to you.
table-asks_undo =
    <name>{ $name }</name> asks to go back to { $turn ->
        [turn] the start of the turn
       *[other] before the last answer
    }.
table-allow = Allow
table-no = No
table-undo_waiting = Waiting whether { $names } will let you undo.
table-would_stop = <name>{ $name }</name> would stop here, without a result.
table-stop = Stop
table-touch_framed = Now touch what is framed in dashes.
table-all_options = All { $count } options
table-nothing_to_decide = Nothing to decide now.
table-confirm = Confirm
table-type_it = Type it instead
table-type_as = As it stands beside each option
table-name_you = { $name }, you
table-putting_down = Putting the game down
table-put_away = The table is put away and nobody has won. It cannot be opened again.
table-close_table = Close the table
table-go_on_playing = Go on playing
table-resigning =
    { $last ->
        [last] You lose, and the game is over.
       *[other] A bot plays on in your seat.
    } You cannot come back to it.
table-resign = Resign
table-close_this = Close this table …
table-go_on_after_all = Go on after all
table-stop_without = Stop without a result
table-resign_ask = Resign …
table-stopping = You would stop here. Waiting for { $names }.
table-not_possible = Not possible now
table-show_legal =
    Show the { $count ->
        [one] 1 legal thing
       *[other] { $count } legal things
    }
table-others = Other players
table-name_on_seat = Name of whoever sits on seat { $seat }
table-seat = seat { $seat }
table-seat_away = {" "}· away
table-seat_resigned = {" "}· resigned
table-seat_stand_in = {" "}· { $bot } plays meanwhile
table-play_too_note = Somebody else plays here, at this screen
table-sit_here = Sit here
table-play_too = Play here too
table-which_bot = Which bot
table-bot_note = A bot takes this seat
table-bot = Bot
table-you_resigned = You have resigned.
table-come_back = Come back
table-my_seat_note = Copy a link that brings you back to this seat from another device
table-my_seat = My seat
table-hide_view = Hide my view
table-show_view = Show my view
table-wait_after_all = Wait after all
table-look_away = Look away
table-look_over = Look over the shoulder
table-watching = Watching: { $names }
table-somebody = somebody
table-seed_checking = Checking the seed …
table-seed_kept = The seed is the one promised at the start
table-seed_broken = The seed is not the one promised at the start
table-seed_and = Seed and commitment
table-seed = Seed
table-seed_hash = Its SHA-256, shown since the start
table-seed_replay = <command>monstrum replay</command> plays the record again from this seed and compares every step.
table-copy_invite = Copy invitation
table-copy_watch = Copy link to watch
table-copied_seat = Link to your seat copied.
table-copied_invite = Invitation copied.
table-copied_watch = Link to watch copied.
table-not_copied = This browser does not let us copy. The link: { $link }
table-key_choose = choose an option
table-key_play = play it
table-key_back = one step back
table-key_move = move inside a zone
table-key_options = all options
table-key_log = log
table-key_since = what has happened since
table-key_words = the table in words
table-key_chat = chat
table-key_rules = rules
table-key_undo = undo
table-key_menu = this menu
table-key_arrows = arrows
table-since = Since your last answer
table-chat = Chat
table-seats_links = Seats and links
table-menu = Menu
table-keys = Keys
table-about = About Monstrum
table-lies = What lies on the table
table-to_choose_count = , { $count } to choose from
table-shut_why = Look whether the link is whole: everything behind the # belongs to it. A private table opens only with the link that was sent to you.
table-your_things = Your things and the log
table-secret = secret
table-ply = ply { $ply }
table-chat_unread =
    Chat{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-unreachable = The server cannot be reached.
table-no_cards = The cards could not be read.
table-bot_for_now = bot for now
table-role_bot = bot
table-role_you = you
table-role_guest = guest
table-role_resigned = resigned
table-skip_to = Skip to the table
table-being_laid = The table is being laid …
table-place_empty = { $place }, empty{ $may }
table-you_may = What you may do
table-comma_you = , you
table-on_table = On the table
table-which_one = Which one?
table-tools = Tools
table-your_time = Your time
table-time_up = time is up
table-undo_key = Undo (Ctrl+Z)
table-ask_undo = Ask to undo
table-watches =
    { $count ->
        [one] { $names } watches
       *[other] { $names } watch
    }
table-door_shut = This door stays shut.
table-waits_players = This table waits for its players.
table-invited = You are invited to this table.
table-everybody = Everybody is here.
table-all_chosen = All of it is chosen: play it, or cancel.
table-final_note = After this something is shown or rolled: you cannot take it back alone.
table-over = The game is over.
table-declining = This is declined for you in a moment.
table-chosen = Chosen:
table-still_choose =
    { $count ->
        [one] { $names } still chooses.
       *[other] { $names } still choose.
    }
table-nothing_else = There is nothing else to do now.
table-one_press = One press answers.
table-take_back_until = Your choice is in. You may take it back until the others have chosen.
table-look_around = You may look around freely.
table-touch_options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }: touch what is framed in dashes{ $by ->
        [touch] {""}
       *[other] , or press a number
    }.
table-touch_with =
    Now touch what goes with it: { $count ->
        [one] { $count } option
       *[other] { $count } options
    }{ $by ->
        [touch] {""}
       *[other] , each with its number
    }.
table-not_again_note = Until the next round this is declined by itself, after the time a person takes to read it
table-restart_turn = Restart turn
table-undo = Undo
table-hint = Ask for a hint
table-asked = Asked
table-before = Before the game
table-a_table = A table
table-invitation = { $host } keeps a chair for you. Say who you are, and sit down.
table-invitation_open = A chair is free. Say who you are, and sit down.
table-seats_open =
    { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
table-send_invite = Send the invitation to a friend, or put a bot there.
table-begins_when = The game begins when everybody is here.
table-may_begin = Everybody is here. You may begin.
table-host_begins = Everybody is here. Whoever opened the table begins.
table-sit_down = Sit down
table-begin =
    { $count ->
        [0] Begin the game
        [one] Begin the game: one seat is still open
       *[other] Begin the game: { $count } seats are still open
    }
table-fair = The deal is fair, and can be checked
table-fair_seed = The seed of this game is fixed already. Its SHA-256: <hash>{ $hash }</hash>. When the game is over the seed is shown.
table-time_soon = 30 seconds left.
table-time_last = 10 seconds left.
table-time_out = Your time is up: a stand-in answers.
table-failed = That did not work.
table-to_choose_from = To choose from
table-flag_open = Open table
table-flag_moment = Moment
table-flag_over = Game over
table-flag_stopped = Stopped
table-flag_watching = Watching
table-flag_final = Final
table-flag_secret = Secret
table-flag_turn = Your turn
table-flag_waiting = Waiting
table-flag_watch = Watch
table-tab_turn = ● Your turn ·{" "}
table-line_broke = The line broke while you spoke. Look whether it was said.
table-not_read = The table could not be read.
table-not_undone = The others would rather go on. Nothing was undone.
table-not_here = Not at this table
table-place_body = a body
table-place_spot = an edge
# Words a sentence begins with that speaks to its reader.
table-you = You Your
table-place_of = {" "}of { $name }
table-hints = Help in the first games
table-hints_note = After a lesson: what a question is about, what can be done, what a good player looks at. Each is said twice.
