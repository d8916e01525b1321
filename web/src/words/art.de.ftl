### Die Zeichnungen.

art-page = Zeichnungen · Monstrum
art-drawings = Die Zeichnungen
art-by_code = Alles hier wird von Code gezeichnet; dieselbe Karte ergibt immer dasselbe Bild.
