### The lobby, and the list of one's games.

lobby-tables = Tables
lobby-real_table = At a real table?
lobby-count_along = Count along on a phone
lobby-seat = Seat { $seat }
lobby-me_named = Me ({ $name })
lobby-me = Me
lobby-me_here = Here, at this screen
lobby-friend = A friend, by link
lobby-name_on_seat = Name on seat { $seat }
lobby-replays = Replays
lobby-about = About
lobby-theme = Theme: { $called }
lobby-play_now = Play now
lobby-new_table = New table
lobby-rival = Whom to play against
lobby-one_up = You have beaten { $name } twice: try { $next }
lobby-rating = Strength { $points }, where Sorrel has 1000.
lobby-ways =
    Play now: you against { $bots ->
        [one] a bot
       *[other] bots
    }. New table: friends, bots, a clock.
lobby-learn_game = { $game }: learn it in five minutes
lobby-learn = Learn it in five minutes
lobby-my_games_page = My games · Monstrum
lobby-my_games = My games
lobby-looking = Looking through the jars …
lobby-which_games = Which games
lobby-game = Game
lobby-any = any
lobby-how_ended = How it ended
lobby-any_way = any way
lobby-against = Against
lobby-anybody = anybody
lobby-replay = Replay
lobby-look = Look
lobby-go = Go
lobby-not_played = You have not played here yet.
lobby-none_like_that = None of your games is like that.
lobby-older = Older games
lobby-your_games = Your games
lobby-open_tables = Open tables
lobby-sit = Sit
lobby-no_chair = No chair is free tonight. Open a table; somebody always comes for the monsters.
lobby-counting_chairs = Counting the chairs …
lobby-being_played = Being played
lobby-watch = Watch
lobby-finished = Finished games
lobby-all_mine = All of mine
lobby-yours = yours ·{" "}
lobby-nothing_finished = Nothing has been finished yet. The specimen jars are still empty.
lobby-dusting = Dusting the jars …
lobby-page_turn = ({ $count }) Your turn · Monstrum
lobby-about_monsters = Games about building monsters.
lobby-no_account = No account. One click to a table.
lobby-your_turn = Your turn
lobby-play = Play
lobby-doors_shut = The doors are shut: the server did not say what it plays.
lobby-hinges = Oiling the hinges …
lobby-another_name = Another name
lobby-real_tables = At real tables
lobby-new_table_of = New table: { $game }
lobby-players = Players
lobby-listed = Anybody in the lobby may sit down
lobby-clock = Clock
lobby-pace_of_bots = The pace of bots
lobby-cards = The cards
lobby-back = Back
lobby-chosen_count =
    { $count ->
        [0] none
       *[other] { $count } chosen
    }
lobby-no_blurb = A game about building monsters. Nobody has written more on this door yet.
lobby-players_count = { $least } players
lobby-players_range = { $least }–{ $most } players
lobby-outcome_won = Won
lobby-outcome_lost = Lost
lobby-outcome_drawn = Drawn
lobby-outcome_going = Going on
lobby-outcome_away = Put away
lobby-yourself = yourself, at one keyboard
lobby-scored = , { $mine } to { $best }
lobby-told_resigned = Resigned against { $whom }
lobby-told_won = Won against { $whom }{ $scored }
lobby-told_given = Won against { $whom }: they resigned
lobby-told_lost = Lost to { $whom }{ $scored }
lobby-told_drawn = Drawn with { $whom }{ $scored }
lobby-told_away = Put away, with { $whom }
lobby-told_going = Going on, with { $whom }
lobby-nobody_yet = nobody yet
lobby-side_won = The { $side } won
lobby-players_won = { $names } won
lobby-nobody_won = Nobody won
lobby-against_others = {" "}against { $names }
lobby-sum_games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
lobby-sum_won = { $count } won
lobby-sum_lost = { $count } lost
lobby-sum_drawn = { $count } drawn
lobby-clock_none = No clock
lobby-clock_letter = 3 days, by letter
lobby-promise_open = Open the table
lobby-promise_copy = Open the table and copy the link
lobby-promise_watch = Let them play, and watch
lobby-promise_hot = Start at this keyboard
lobby-promise_start = Start
lobby-with = with { $names }
lobby-several = several at one keyboard
lobby-frozen = frozen: the rules have changed since
lobby-seats_taken = { $taken } of { $seats } seats taken
lobby-everybody = everybody is here
lobby-answers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } so far
lobby-answers_turn =
    your turn · { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } so far
lobby-blurb_xybrid = Draft glass slides from a shared lab. Stack them. Hope it stands up.
lobby-length_xybrid = 3 rounds · 30 min
lobby-blurb_wars = Grow claws on triangles. Match the colours. Bite the neighbours.
lobby-length_wars = deep sea · 45 min
lobby-blurb_hybrid = Templars against what the vats made. One laboratory, two exits.
lobby-length_hybrid = 6 missions · 30–90 min
lobby-days = { $count } d
lobby-hours = { $count } h
lobby-minutes = { $count } min
lobby-seconds = { $count } s
