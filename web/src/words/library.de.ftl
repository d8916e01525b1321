### Die Karten eines Spiels.

library-rules = Regeln:
library-page = Karten · Monstrum
library-loading = Die Plättchen kommen aus ihren Kästen …
library-not_loaded = Die Karten ließen sich nicht laden.
library-search = Die Karten durchsuchen
library-search_hint = Ein Name, oder ein Wort auf der Karte
library-kind = Art
library-when = Wann
library-with = Mit
library-none = Keine Karte sagt das.
library-show_all = Alle zeigen
library-no_card = Eine Karte { $card } gibt es in dieser Sammlung nicht.
library-shown =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
library-shown_of =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von { $all }
