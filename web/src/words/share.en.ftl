### Pictures to keep.

share-not_drawn = The picture could not be drawn.
share-whose = Whose
share-shape = Shape
share-wide = Wide, { $size }
share-square = Square
share-save = Save the PNG
share-pass = Pass it on
share-own_machine = The picture is made on your own machine; nothing is sent anywhere.
share-nothing = There is nothing to draw at this moment of the game.
share-draw = a draw
share-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $all }
share-place_shared =
    shared { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $all }
