### Des images à garder.

share-not_drawn = L’image n’a pas pu être dessinée.
share-whose = De qui
share-shape = Format
share-wide = Large, { $size }
share-square = Carré
share-save = Enregistrer le PNG
share-pass = Le faire passer
share-own_machine = L’image est faite sur ta machine ; rien n’est envoyé nulle part.
share-nothing = Il n’y a rien à dessiner à ce moment de la partie.
share-draw = égalité
share-place =
    { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place sur { $all }
share-place_shared =
    { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place partagée sur { $all }
