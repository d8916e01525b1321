### Bilder zum Behalten.

share-not_drawn = Das Bild ließ sich nicht zeichnen.
share-whose = Von wem
share-shape = Format
share-wide = Breit, { $size }
share-square = Quadratisch
share-save = Das PNG sichern
share-pass = Weitergeben
share-own_machine = Das Bild entsteht auf deinem eigenen Gerät; nichts wird irgendwohin geschickt.
share-nothing = In diesem Moment des Spiels gibt es nichts zu zeichnen.
share-draw = unentschieden
share-place = Platz { $rank } von { $all }
share-place_shared = geteilter Platz { $rank } von { $all }
