### Die Regelbücher.

rules-nothing = Keine Regel und keine Karte sagt das. Vielleicht ist es erlaubt.
rules-found =
    { $rules ->
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
rules-search = Die Regeln durchsuchen
rules-search_hint = Suchen: Wort, Karte oder { $rule }
rules-all_cards = Alle Karten
rules-no_rule = Eine Regel { $rule } gibt es in diesem Buch nicht.
rules-chapters = Kapitel
rules-in_short = In Kürze
rules-learn = In fünf Minuten lernen, am Tisch
rules-related = Siehe auch:
rules-scenarios = Gezeigt von den Szenarien { $scenarios }
rules-page = Regeln · Monstrum
rules-books = Bücher
rules-opening = Das Buch wird aufgeschlagen …
rules-restated = In eigenen Worten erzählt. Jede Regel hat eine Nummer, und auf jede Nummer kann man verweisen.
rules-all_words = Alle Karten und Wörter
rules-not_opened = Das Buch ließ sich nicht aufschlagen.
rules-whole_book = Das ganze Buch
rules-not_opened_here = Das Buch ließ sich nicht aufschlagen. Schließ das hier und versuch es gleich wieder.
