### The cards of a game.

library-rules = Rules:
library-page = Cards · Monstrum
library-loading = Taking the slides out of their boxes …
library-not_loaded = The cards could not be loaded.
library-search = Search the cards
library-search_hint = A name, or a word on the card
library-kind = Kind
library-when = When
library-with = With
library-none = No card says that.
library-show_all = Show all
library-no_card = There is no card { $card } in this library.
library-shown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
library-shown_of =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $all }
