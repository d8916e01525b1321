### About this page.

about-forgotten = Done. Nobody here remembers you.
about-page = About · Monstrum
about-about = About
about-unofficial = Unofficial, on purpose
about-own_words = The rules are restated in our own words; every card, name, text and creature is our own. Free software under the MIT licence.
about-habits = Your habits
about-habits_kept = Kept in this browser only.
about-stored = What is stored, and for how long
about-name = Your name
about-name_kept = until you change it or ask to be forgotten; a signed cookie proves it is you
about-games = Games
about-games_kept = they stay, with their records: who answered what, in which order
about-games_kept_days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    } after their end; who answered what, in which order
about-chat = Chat
about-chat_kept = as long as this server
about-chat_kept_days =
    { $number ->
        [one] 1 day at most
       *[other] { $number } days at most
    }
about-links = Links to seats
about-links_kept = as fingerprints on the server; as they are in this browser, so that you can share them
about-address = Your address
about-address_kept = never written down; counted in memory against floods
about-others = Anybody else
about-others_asked = this page asks no other server for anything
about-notices = What others have made
about-notices_link = Fonts, icons and code of others in this page, with their licences
about-forget = Forget me
about-forgetting = Forgetting removes the name <name>{ $name }</name> from every table and deletes everything you said here. Your seats cannot be taken up again.
about-sure = Are you sure?
about-forget_name = Yes, forget { $name }
about-keep_me = No, keep me
about-forget_me = Forget me …
about-unknown = There is nothing to forget: this server does not know you.
about-room = Room
about-one_click = Play at the first click
about-one_click_note = Answers that reveal or roll something still ask.
about-still = Less motion
about-still_note = Nothing travels, nothing blinks. Also follows the system.
about-left_note = Side column and action bar on the other side.
