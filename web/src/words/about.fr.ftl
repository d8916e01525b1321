### À propos de cette page.

about-forgotten = C’est fait. Personne ici ne se souvient de toi.
about-page = À propos · Monstrum
about-about = À propos
about-unofficial = Non officiel, et exprès
about-own_words = Les règles sont redites avec nos mots ; chaque carte, nom, texte et créature est de nous. Logiciel libre sous licence MIT.
about-habits = Tes habitudes
about-habits_kept = Gardées dans ce navigateur seulement.
about-stored = Ce qui est gardé, et combien de temps
about-name = Ton nom
about-name_kept = jusqu’à ce que tu le changes ou demandes l’oubli ; un cookie signé prouve que c’est toi
about-games = Parties
about-games_kept = elles restent, avec leurs procès-verbaux : qui a répondu quoi, dans quel ordre
about-games_kept_days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    } après leur fin ; qui a répondu quoi, dans quel ordre
about-chat = Bavardage
about-chat_kept = aussi longtemps que ce serveur
about-chat_kept_days =
    { $number ->
        [one] { $number } jour au plus
       *[other] { $number } jours au plus
    }
about-links = Liens vers des places
about-links_kept = comme empreintes sur le serveur ; tels quels dans ce navigateur, pour que tu puisses les partager
about-address = Ton adresse
about-address_kept = jamais notée ; comptée en mémoire contre les inondations
about-others = Qui que ce soit d’autre
about-others_asked = cette page ne demande rien à aucun autre serveur
about-notices = Ce que d’autres ont fait
about-notices_link = Polices, icônes et code d’autres auteurs dans cette page, avec leurs licences
about-forget = M’oublier
about-forgetting = L’oubli retire le nom <name>{ $name }</name> de toutes les tables et efface tout ce que tu as dit ici. Tes places ne pourront pas être reprises.
about-sure = Vraiment ?
about-forget_name = Oui, oublier { $name }
about-keep_me = Non, garde-moi
about-forget_me = M’oublier …
about-unknown = Il n’y a rien à oublier : ce serveur ne te connaît pas.
about-room = Salle
about-one_click = Jouer au premier clic
about-one_click_note = Les réponses qui révèlent ou lancent quelque chose demandent quand même.
about-still = Moins de mouvement
about-still_note = Rien ne se déplace, rien ne clignote. Suit aussi le système.
about-left_note = Colonne latérale et barre d’action de l’autre côté.
