### Beside the real table: what all its pages say.

companion-infamy = Infamy
companion-battle_pad = Battle pad
companion-army_sheet = Army sheet
companion-beside = beside the real table
companion-play_online = Play online
companion-how_many = How many players?
companion-how_many_at = { $what }: how many players?
companion-players_at = players: { $what }
companion-both_squads = Both squads on one sheet
companion-begin = Begin
companion-begin_what = an { $what }
companion-tables = Tables on this phone
companion-over = over
companion-running = running
companion-remove_one = Remove { $game } of { $when }
companion-take_in = Take in a copy
companion-phone_name = Name of this phone, for the others
companion-phone_named = phone { $id }
companion-language_away = This language is not on the phone yet, and the server cannot be reached.
companion-offline = works offline
companion-offline_next = works offline from the next start
companion-awake = screen stays awake
companion-private = nothing leaves this phone unless you share it
companion-take_in_note = Paste the text of a copy, or choose its file. What is here already counts once.
companion-copy = Copy
companion-take_it_in = Take it in
companion-or_file = or a file
companion-taken_in =
    { $number ->
        [one] { $number } entry taken in.
       *[other] { $number } entries taken in.
    }
companion-already_here = All of it was here already.
companion-unreadable = That could not be read.
companion-remove_title = Remove this table?
companion-remove_note = It goes from this phone only. Without a copy, or another phone at the table, it is gone for good.
companion-remove = Remove it
companion-keep = Keep it

# A table
companion-newer_page = A newer page is ready. What you wrote down stays.
companion-take_update = Take it
companion-moment = One moment …
companion-not_here = This page is not on the phone yet, and the server cannot be reached.
companion-back = Back
companion-joining = Joining a table
companion-tries_again = The server cannot be reached now. This phone tries again by itself.
companion-newer_table = A table of a newer page
companion-newer_table_note = This page does not know its game. Nothing of it is lost: take the newer page.
companion-no_such_table = There is no such table on this phone
companion-no_such_table_note = Ask for its link or QR code, or take in a copy.
companion-all_tables = All tables
companion-phones =
    { $count ->
        [one] { $count } phone
       *[other] { $count } phones
    }
companion-share = Share
companion-apart = apart
companion-this_one = this table
companion-at_this_one = at this table
companion-menu = Menu
companion-undo = Undo “{ $what }”
companion-nothing_to_undo = Nothing to undo
companion-redo = Redo
companion-this_table = This table
companion-menu_history = What happened: go back to any point
companion-menu_share = Share with other phones
companion-menu_copies = Copy, file, table of numbers
companion-kept_note = Every tap is kept on this phone before it is shown.
companion-awake_note = The screen stays awake.
companion-round = Round { $round }
companion-result = Result
companion-player = Player
companion-wins = { $who } wins
companion-winner = Winner: { $who }
companion-who_won = Who has won?
companion-end_game = End game
companion-write = Write it down
companion-done = Done
companion-yes = yes
companion-no = no
companion-less = { $name }: less
companion-more = { $name }: more
companion-name = Name
companion-who_is_this = Who is this?
companion-that_is_it = That is it
companion-lots = Draw lots
companion-entry_round = round { $round }
companion-entry_name = name { $name }
companion-entry_end = end of the game

# What happened
companion-happened = What happened
companion-history_note = Go back to a line: everything after it is taken back. That can be redone too.
companion-beginning = the beginning
companion-redone = redo
companion-undone = undo “{ $what }”
companion-undone_many = undo { $count } entries
companion-taken_back = taken back
companion-back_to_here = Back to here
companion-after = after { $what }

# Copies
companion-copies = Copies
companion-copy_result = Copy the result as text
companion-copy_table = Copy the whole table as text
companion-save_table = Save the whole table as a file
companion-save_rows = Save the whole table as CSV
companion-save_numbers = Save the numbers as CSV
companion-copied_result = The result copied.
companion-copied_table = The whole table copied.
companion-cannot_copy = This phone does not let pages copy; save the file instead.
companion-table_as_text = The whole table as text
companion-no_copy = This is not a copy of a table: it is neither JSON nor rows of entries.
companion-other_copy = This is not a copy of a table of the companion.
companion-damaged_copy =
    { $count ->
        [one] { $count } of its entries cannot be read: the copy is damaged. Nothing was taken in.
       *[other] { $count } of its entries cannot be read: the copy is damaged. Nothing was taken in.
    }
companion-not_stored = This phone could not store the last tap: { $why }
companion-storage_silent = The storage of this phone does not answer.
companion-storage_full = This phone could not store that.

# Other phones, the server, rules
companion-phones_here = Phones at this table
companion-phones_are_here =
    { $count ->
        [one] This phone is alone here so far.
       *[other] { $count } phones are here.
    }
companion-goes_on = The server cannot be reached. This phone goes on by itself and sends what it has later.
companion-link = Link
companion-qr = QR code of the link
companion-copy_link = Copy the link
companion-copied = Copied.
companion-cannot_copy_link = This phone does not let pages copy: hold the link and copy it by hand.
companion-send = Send it
companion-link_note = Whoever has the link may write here. Entries of all phones come together; none replaces another.
companion-share_note = Until now everything is on this phone only. With a link others join by camera, and this server carries the entries from phone to phone.
companion-make_link = Make a link and a QR code
companion-recorded = It is among your games on this server now.
companion-no_answer = The server did not answer.
companion-your_name = Your name on this server
companion-keep_it = Keep it in my games
companion-unknown_rule = This page does not know that rule. The book of the server may be newer.
companion-open_book = Open the rule book
companion-book_away = The whole book is on the server, which cannot be reached.
