### Les cartes d’un jeu.

library-rules = Règles :
library-page = Cartes · Monstrum
library-loading = On sort les lames de leurs boîtes …
library-not_loaded = Les cartes n’ont pas pu être chargées.
library-search = Chercher dans les cartes
library-search_hint = Un nom, ou un mot sur la carte
library-kind = Sorte
library-when = Quand
library-with = Avec
library-none = Aucune carte ne dit cela.
library-show_all = Tout montrer
library-no_card = Il n’y a pas de carte { $card } dans cette collection.
library-shown =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
library-shown_of =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $all }
