### The drawings.

art-page = Drawings · Monstrum
art-drawings = The drawings
art-by_code = Everything here is drawn by code; the same card always gives the same picture.
