### Les livres de règles.

rules-nothing = Aucune règle et aucune carte ne dit cela. C’est peut-être permis.
rules-found =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
rules-search = Chercher dans les règles
rules-search_hint = Chercher : un mot, une carte, ou { $rule }
rules-all_cards = Toutes les cartes
rules-no_rule = Il n’y a pas de règle { $rule } dans ce livre.
rules-chapters = Chapitres
rules-in_short = En bref
rules-learn = L’apprendre en cinq minutes, à la table
rules-related = Voir aussi :
rules-scenarios = Montrée par les scénarios { $scenarios }
rules-page = Règles · Monstrum
rules-books = Livres
rules-opening = On ouvre le livre …
rules-restated = Redites avec nos mots. Chaque règle a un numéro, et chaque numéro a son lien.
rules-all_words = Toutes les cartes et tous les mots
rules-not_opened = Le livre n’a pas pu être ouvert.
rules-whole_book = Le livre entier
rules-not_opened_here = Le livre n’a pas pu être ouvert. Ferme ceci, et réessaie dans un moment.
