### What every page says.

common-loading = Lighting the lamps …
common-not_loaded = This page could not be loaded.
common-try_again = Try again
common-lost = Nothing lives here
common-lost_at = There is no page at <address>{ $path }</address>.
common-to_lobby = To the lobby
common-language = Language
common-notice = An unofficial implementation, not affiliated with the publishers of the games.
common-home = Monstrum, to the lobby
common-theme_system = As the system
common-theme_dark = Night
common-theme_light = Day
common-sound = Sound
common-sound_note = A tick when something is chosen, two notes when it is your turn.
common-left_handed = Left-handed
common-unreachable = The server cannot be reached. Nothing was changed.
common-answered = The server answered { $status }.
common-bot_answered = a bot answered
common-log = Log
common-since = since your last answer
common-setting_up =
    Setting up: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
common-look_at = Look at this moment
common-nothing_yet = Nothing has happened yet.
common-what_to_do = What to do
common-seat_decides = , to decide
common-seat_away = , away
common-away = away
common-close = Close
common-dismiss = Dismiss
common-hidden_card = hidden card
common-worth = worth { $value }
common-worth_printed = worth { $value }, printed { $printed }
common-of_them = { $count } of them
common-may_choose = you may choose it
common-choosable = , you may choose it
common-is_chosen = , chosen
common-player = Player { $seat }
common-rules = Rules
common-cards = Cards
common-how_to_play_game = How to play { $game }
common-how_to_play = How to play
common-games = Games
common-you_are = You are
common-bots_answer = Bots answer { $how }
common-leave = Leave
common-try_again_in = { $message } Try again in { $seconds } s.
common-went_wrong = Something went wrong here. Please try again.
common-bot_level = { $level } · { $name }
common-bot_random = Bot: { $bot }, plays anything
common-bot_greedy = Bot: { $bot }, plays to win
common-bot_other = Bot: { $bot }
common-pace_slow = slowly
common-pace_normal = at a normal pace
common-pace_fast = fast
common-pace_at_once = at once
common-speed_slow = slow
common-speed_normal = normal
common-speed_fast = fast
common-open_seat = Open seat
common-somebody = Somebody
common-nobody = nobody
common-empty = empty
common-chosen = chosen
common-BIO = Biology
common-CHE = Chemistry
common-PHY = Physics
common-ROB = Robotics
common-red = red
common-green = green
common-blue = blue
common-yellow = yellow
common-red_letter = R
common-green_letter = G
common-blue_letter = B
common-yellow_letter = Y
common-picture = A picture to keep
common-how_and_rules = How to play, and the rules
common-link_copied = The link is copied. Send it to whoever shall sit down.
common-side_griffins = Griffins
common-side_scorpions = Scorpions
# A mark on a thing, and what stands behind it: "parry 2".
common-mark =
    { $mark ->
        [active] to act
        [activated] has acted
        [aura] with an Aura
        [boosted] changed value
        [carries] carries Objective { $more }
        [chosen] chosen
        [eliminated] eliminated
        [evades] { $more ->
                [twice] evades twice
               *[once] evades once
            }
        [exited] has left the board
        [left_out] left out
        [flipped] flipped
        [furtive] furtive
        [hidden] face down
        [hindered] hindered
        [jammed] jammed
        [matched] matched
        [mode] mode { $more }
        [mutations] with Mutations
        [number] number { $more }
        [numbered] has a number
        [parry] parry { $more }
        [reversed] reversed
        [secret] secret
        [shielded] shielded
        [unlit] unlit
        [used] used
        [watch] overwatch { $more }
       *[other] { $whole }
    }
common-tag =
    { $tag ->
        [eye] Eye
        [claw] Claw
        [spikes] Spikes
        [tail] Tail
        [snout] Snout
        [tentacles] Tentacles
        [whiskers] Whiskers
        [stinger] Stinger
        [glow] Glow Thing
        [fake_tail] Fake Tail
        [unique] Unique
       *[other] { $tag }
    }
common-page_renewed = This part of the page could not be fetched. Load the page again to go on: nothing of your game is lost.
