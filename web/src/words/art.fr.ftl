### Les dessins.

art-page = Dessins · Monstrum
art-drawings = Les dessins
art-by_code = Tout ici est dessiné par du code ; la même carte donne toujours la même image.
