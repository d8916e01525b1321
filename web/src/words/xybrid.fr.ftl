### La table de XYbrid.

xybrid-gain = +{ $amount } infamie
xybrid-nothing_to_lose = rien à perdre
xybrid-loss = −{ $amount } infamie
xybrid-in_hand = { $count } en main : +{ $amount }
xybrid-infamy_unit = infamie
xybrid-to_pile = à la pile
xybrid-drawings = XYbrid : { $count } pièces
xybrid-become = … et ce qu’elles deviennent
xybrid-nothing_lives = Rien ne vit encore ici.
xybrid-jammed = brouillé
xybrid-used = utilisé
xybrid-held =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
xybrid-round_over = La manche { $round } est finie
xybrid-monster = Monstre
xybrid-no_parts = aucune pièce
xybrid-hand = Main
xybrid-effects = Effets
xybrid-other = autre
xybrid-this_round = Cette manche
xybrid-round = Manche { $round }
xybrid-infamy = Infamie
xybrid-note_hand = Un pour chaque pièce en main, et ce que des pièces du monstre y ajoutent.
xybrid-nothing_comes = Il n’en sort rien. { $text }
xybrid-monster_of = Le monstre de { $owner }
xybrid-act_mission_activated = MISSION
xybrid-act_destroyed = détruit
xybrid-act_jammed = brouillé
xybrid-act_swapped = échangé
xybrid-act_science_added = nouvelle science
xybrid-act_picked_at_random = au hasard
xybrid-act_copied = copié
xybrid-act_none = sans effet
xybrid-act_deploy = DÉPLOIEMENT
