### The rule books.

rules-nothing = No rule and no card says that. Perhaps it is allowed.
rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
rules-search = Search the rules
rules-search_hint = Search: a word, a card, or { $rule }
rules-all_cards = All cards
rules-no_rule = There is no rule { $rule } in this book.
rules-chapters = Chapters
rules-in_short = In short
rules-learn = Learn it in five minutes, at the table
rules-related = Related:
rules-scenarios = Shown by the scenarios { $scenarios }
rules-page = Rules · Monstrum
rules-books = Books
rules-opening = Opening the book …
rules-restated = Restated in our own words. Every rule has an id, and every id can be linked to.
rules-all_words = All cards and words
rules-not_opened = The book could not be opened.
rules-whole_book = The whole book
rules-not_opened_here = The book could not be opened. Close this, and try again in a moment.
