### La table de Mutation Wars.

wars-same = le même
wars-drawings = Mutation Wars : dix organes, quatre couleurs
wars-cards_played = Cartes jouées
wars-played = Jouées :{" "}
wars-by = par { $player }
wars-by_you = par toi
wars-you = Toi
wars-kind_part = cartes Organe
wars-kind_mutate = cartes Mutation
wars-kind_battle = cartes Combat
wars-letter_part = O
wars-letter_mutate = M
wars-letter_battle = C
wars-hand_parts = Organes
wars-hand_mutate = Mutation
wars-hand_battle = Combat
wars-pad = Carnet de combat
wars-player = Qui
wars-no_parts = aucun organe
wars-against = { $attack } contre { $defence }
wars-add_up = Comment les deux s’additionnent
wars-tile = { $name }, attaque { $attack }, défense { $defence }{ $more }
wars-attack_defence = attaque et défense
wars-rearrange = Réarranger ainsi
wars-with_it = {" "}Avec elle : { $note }.
wars-no_body = Pas encore de corps.
wars-empty_spot = Emplacement vide, { $where }{ $may }
wars-body_number = corps { $number }
wars-on_body = sur { $body }
wars-hint_rearrange = Glisse des organes ailleurs, ou touche un organe puis sa nouvelle place.
wars-handed_on = transmis
wars-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
wars-note_nothing_else = Il ne reste rien d’autre à prendre.
wars-note_complete = Elle gagne si elle est encore complète à la fin du tour.
wars-note_won = Complète en fin de tour : corps, emplacements et couleurs au complet.
wars-note_decks = Il n’y a rien à prendre : le butin vient des paquets.
wars-creature_of = La créature de { $owner }
wars-act_attached = nouveau
wars-act_body_joined = se raccorde
wars-act_flipped = face cachée
wars-act_turned_up = face visible
wars-act_part_lost = perdu
wars-act_part_returned = retour en main
wars-act_parts_swapped = échangés
wars-act_part_displaced = déplacé
wars-act_part_placed = déplacé
wars-act_body_replaced = changé
wars-act_tail_reversed = renversée
wars-act_tail_reset = à l’endroit
wars-act_tail_lost = épuisée
wars-act_fell_off = tombe
wars-over_attacks = attaque
wars-over_is_attacked = attaquée
wars-over_evades = esquive
wars-over_misses = manque
wars-over_victor = victoire
wars-over_beaten = battue
wars-over_equal = égalité
wars-over_chosen = choisie
wars-over_complete = complète
wars-over_no_longer_complete = plus complète
wars-over_wins_the_game = gagne la partie
wars-over_cannot_be_attacked = ne peut être attaquée
wars-over_protects = protège
wars-over_takes_spoils = prend du butin
wars-over_holds_the_token = a le jeton
wars-colour =
    { $colour ->
       *[red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
    }
wars-body =
    { $which ->
       *[only] corps { wars-colour }
        [left] corps { wars-colour } de gauche
        [right] corps { wars-colour } de droite
        [upper] corps { wars-colour } du haut
        [lower] corps { wars-colour } du bas
        [first] premier corps { wars-colour } à partir de la gauche
        [second] deuxième corps { wars-colour } à partir de la gauche
        [third] troisième corps { wars-colour } à partir de la gauche
        [fourth] quatrième corps { wars-colour } à partir de la gauche
        [fifth] cinquième corps { wars-colour } à partir de la gauche
        [sixth] sixième corps { wars-colour } à partir de la gauche
    }
wars-side =
    { $side ->
        [lower_right] bord en bas à droite
        [lower] bord du bas
        [lower_left] bord en bas à gauche
        [upper_left] bord en haut à gauche
        [upper] bord du haut
        [upper_right] bord en haut à droite
       *[free] bord libre
    }
wars-the_body =
    { $whose ->
        [yours] ton
       *[theirs] le
    } { wars-body }
wars-the_edge = le { wars-side } { $whose ->
        [yours] de ton
       *[theirs] du
    } { wars-body }
wars-look_to_choose = , regarde-la pour y choisir
wars-stolen = prise
wars-taken = reprise
