### À côté de Mutation Wars : le bloc de combat.

pad-turn = Tour { $turn }
pad-rename = Changer le nom de { $name }
pad-token_to = Jeton à { $name }
pad-battle = Combat
pad-nobody = Personne
pad-nobody_won = Personne n’a gagné
pad-statistics = Statistiques de combat
pad-has_token = a le jeton
pad-attack_word = attaque
pad-defence_word = défense
pad-complete = complète
pad-attacked = déjà attaqué
pad-has_eye = a un Œil
pad-no_eye = pas d’Œil
pad-creature_of = Créature de { $name }
pad-next_body = Prochain corps :
pad-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pad-when_full = quand aucun emplacement n’est vide
pad-evasions = Esquives restantes :
pad-winning = Une créature gagnante, si elle tient à la fin du tour.
pad-to_win = Pour gagner : { $missing }
pad-more_bodies = encore { $bodies } corps
pad-every_spot = un organe à chaque emplacement
pad-own_colour =
    { $bare ->
        [one] un organe assorti sur un corps extérieur
       *[other] un organe assorti sur { $bare } corps extérieurs
    }
pad-first_body = Le premier corps de { $name } :
pad-first_colour = Couleur du premier corps
pad-end_turn = Fin du tour : jeton à { $name }
pad-order = Ordre de ce tour : { $order }. Les organes face cachée se retournent à la fin du tour.
pad-bodies_of = Corps d’une créature gagnante
pad-bodies_to_win = Corps pour gagner
pad-bodies_unseen = corps pour gagner
pad-bodies_word = corps
pad-first = Commence au tour 1
pad-first_token = Commence au tour 1, avec le jeton
pad-is_first = commence

# The board
pad-of = { $name } : { $what }
pad-empty = emplacement vide
pad-flipped = face cachée
pad-turned = renversée
pad-an_empty = Un emplacement vide
pad-this_part = Cet organe
pad-this_body = Ce corps
pad-colour_of_part = Couleur de l’organe
pad-types = Types
pad-flip = Face cachée
pad-turn_up = Face visible
pad-turn_tail = Renverser (a servi une fois)
pad-set_upright = Remettre à l’endroit
pad-take_off = Enlever
pad-take_off_body = L’enlever avec ses organes
pad-or_body = Ou un nouveau corps ici :
pad-or_body_along = Ou un nouveau corps ici, qui emporte cet organe :
pad-new_body = Un nouveau corps ici
pad-another_tile = Une autre tuile
pad-part_by_part = Organe par organe
pad-part = Organe
pad-creature = Créature
pad-attack = Attaque
pad-without_eye = sans Œil
pad-defence = Défense
pad-flipped_0 = face cachée : 0
pad-matched = assorti : +1/+1
pad-matched_tail = assortie : une seconde esquive

# A battle
pad-attacker = À l’attaque
pad-defender = En défense
pad-their_card = Leur carte Combat
pad-none = aucune
pad-cancelled = annulée
pad-cards_of = Cartes de { $name }
pad-cards_note = Les cartes Mutation et Combat encore en main, une fois les cartes jouées, si tu veux savoir ce qui est pris.
pad-against = contre
pad-already = { $name } : déjà une attaque subie ce tour.
pad-evaded_turns = Esquive : { $tail } se renverse
pad-evaded_goes = Esquive : { $tail } part
pad-called_off = Le combat n’a pas lieu.
pad-tie = { $attack }:{ $defence }, égalité : personne ne prend rien.
pad-won_by = { $attack }:{ $defence }, { $winner } gagne de { $difference } et { $loot }.
pad-takes_up_to = prend au hasard jusqu’à { $number } des cartes non protégées de { $loser }
pad-takes = prend au hasard { $number } des cartes non protégées de { $loser }
pad-draws = en pioche { $number } des paquets à la place
pad-nothing_to_take = ne trouve rien à prendre
pad-told = Tour { $turn } : { $attacker } attaque { $defender }. { $verdict }
pad-told_evaded = Tour { $turn } : { $defender } esquive { $attacker }.

# What an entry is called
pad-entry_part = { $part } de { $who }
pad-entry_part_off = un organe de moins pour { $who }
pad-entry_body = un corps pour { $who }
pad-entry_colour = un autre corps pour { $who }
pad-entry_drop = un corps de moins pour { $who }
pad-entry_turn = tour { $turn }
pad-entry_target = { $bodies } corps pour gagner
pad-entry_token = jeton à { $who }
pad-entry_battle = { $attacker } contre { $defender }

# For others
pad-attack_lit = attaque avec un Œil en face
pad-attack_unlit = attaque sans
pad-price = prix
pad-summary_title = Mutation Wars, tour { $turn }
pad-summary = { $name } : attaque { $attack }, défense { $defence }
