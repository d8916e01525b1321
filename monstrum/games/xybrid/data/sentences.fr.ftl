### What XYbrid says in French: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

language-vowels = aàâæeéèêëhiîïoôœuùû
number-parts =
    { $number ->
        [one] pièce
       *[other] pièces
    }
number-infamy =
    { $number ->
        [one] { $number } point d’infamie
       *[other] { $number } points d’infamie
    }
of-player =
    { $player-initial ->
        [vowel] d’{ $player }
       *[consonant] de { $player }
    }
of-rival =
    { $rival-initial ->
        [vowel] d’{ $rival }
       *[consonant] de { $rival }
    }

## Words that stand in other sentences

terms-card = { $name } ({ $id })
terms-no_card = cet effet
terms-theirs = { $name } { of-player }
terms-and = { " et " }
terms-comma = ,{ " " }
terms-type_head = tête
terms-type_arm = bras
terms-type_legs = jambes
terms-type_aux = auxiliaire
terms-type_core = noyau
terms-science_BIO = biologie
terms-science_CHE = chimie
terms-science_PHY = physique
terms-science_ROB = robotique
terms-side_left = gauche
terms-side_right = droite
terms-slot_head = tête
terms-slot_arm_left = bras gauche
terms-slot_arm_right = bras droit
terms-slot_legs = jambes
terms-slot_aux = auxiliaire
terms-slot_core = noyau
terms-place_lab = au labo
terms-place_core_pile = dans la réserve de noyaux
terms-place_deck = dans le paquet
terms-place_out = hors du jeu
terms-place_monster = sur le monstre { of-player }
terms-place_hand = dans la main { of-player }
terms-place_pile = dans la pile { of-player }
terms-zone_lab = au labo
terms-zone_core_pile = dans la réserve de noyaux
terms-zone_me_monster = sur ton monstre
terms-zone_me_hand = dans ta main
terms-zone_me_pile = dans ta pile
terms-zone_opp_monster = sur un monstre adverse
terms-zone_opp_hand = dans une main adverse
terms-zone_any_monster = sur un monstre
terms-zone_any_hand = dans une main
terms-operation_value = dont la valeur compte
terms-operation_destroy = à détruire
terms-operation_take = à prendre en main
terms-operation_attach = à attacher
terms-operation_tolab = à envoyer au labo
terms-operation_boost = dont changer la valeur
terms-operation_addsci = à doter d’une science
terms-operation_shield = à protéger
terms-operation_jam = à brouiller
terms-operation_copy = à copier
terms-kind_breakthrough = percée

## The table: what lies where

zones-status = Manche { $round } sur { $rounds } · cycle { $cycle }
zones-status_cores = Manche { $round } sur { $rounds } · noyaux
zones-lab = Le labo
zones-lab_empty = Le labo est vide.
zones-monster =
    { $reader ->
        [player] Ton monstre
       *[nobody] Monstre { of-player }
    }
zones-hand =
    { $reader ->
        [player] Ta main
       *[nobody] Main { of-player }
    }
zones-hand_empty = Aucune pièce en main.
zones-breakthroughs =
    { $reader ->
        [player] Tes percées
       *[nobody] Percées { of-player }
    }
zones-breakthroughs_empty = Plus aucune percée.
zones-pile =
    { $reader ->
        [player] Ta pile
       *[nobody] Pile { of-player }
    }
zones-pile_empty = Rien encore : un monstre repose ici dès la fin de sa manche.
zones-core_pile = Noyaux
zones-deck = Paquet
zones-deck_empty = Le paquet est vide.
zones-shown = Percées révélées
zones-removed = Percées hors du jeu

## Numbers beside a player

counters-infamy = infamie
counters-worth = vaut ici
counters-hand = main
counters-pile = pile
counters-secrets =
    { $number ->
        [one] percée
       *[other] percées
    }

## Decisions: "you must …"

decisions-choose_core = choisir un noyau
decisions-mission = activer une pièce MISSION de ta pile ou passer
decisions-draw = piocher une pièce au labo
decisions-build_attach = attacher une pièce de ta main
decisions-build_side = dire gauche ou droite
decisions-build_swap = échanger des pièces ou terminer
decisions-build_swap_with = dire quelle pièce attachée est remplacée
decisions-breakthrough = engager une percée ou aucune
decisions-deploy_order = choisir laquelle de tes pièces est activée ensuite
decisions-effect_may = dire oui ou non
decisions-effect_cost = choisir une pièce pour payer
decisions-effect_draw = piocher une pièce au labo
decisions-effect_part = choisir une pièce
decisions-effect_upto = choisir une pièce ou aucune
decisions-effect_swap = choisir deux pièces à échanger
decisions-effect_swap_with = choisir la seconde pièce de l’échange
decisions-effect_side = dire gauche ou droite
decisions-effect_player = choisir un adversaire
decisions-effect_science = nommer une science
decisions-effect_peek = enfouir une des pièces que tu as vues ou aucune
decisions-first_player = voir qui commence
decisions-random_part = voir quelle pièce est touchée
decisions-deck_slot = voir quelle pièce vient ensuite du paquet
decisions-deal_one = voir quelle percée est distribuée

## Options

labels-none = Aucune
labels-pass = Passer
labels-done = Terminé
labels-decline_upto = Aucune
labels-decline_swap = Ne rien échanger
labels-bury_none = Ne rien enfouir
labels-reveal_none = Ne rien révéler
labels-yes = Oui
labels-yes_card = Oui, utiliser { $card }
labels-no = Non
labels-no_card = Non, ne pas utiliser { $card }
labels-left = Gauche
labels-right = Droite
labels-left_part = { $part } à gauche
labels-right_part = { $part } à droite
labels-player = { $player }
labels-player_lose = { $player } perd de l’infamie
labels-player_steal = Voler { $player }
labels-player_spy = Espionner { $player }
labels-first_player = { $player } commence
labels-science = { $science }
labels-core = Prendre { $part }
labels-draw = Piocher { $part }
labels-attach = Attacher { $part }
labels-activate = Activer { $part }
labels-swap = Échanger { $thing }
labels-with = avec { $thing }
labels-swap_in = Monter { $part }
labels-replace = Remplacer { $part }
labels-pick = Choisir { $thing }
labels-pick_value = Compter { $thing }
labels-pick_destroy = Détruire { $thing }
labels-pick_take = Prendre { $thing }
labels-pick_attach = Attacher { $thing }
labels-pick_tolab = Envoyer au labo { $thing }
labels-pick_boost = Changer la valeur : { $thing }
labels-pick_addsci = Ajouter une science : { $thing }
labels-pick_shield = Protéger { $thing }
labels-pick_jam = Brouiller { $thing }
labels-pick_copy = Copier { $thing }
labels-pay = Payer avec { $thing }
labels-pay_destroy = Payer : détruire { $thing }
labels-pay_take = Payer : prendre { $thing }
labels-pay_attach = Payer : attacher { $thing }
labels-pay_tolab = Payer : envoyer au labo { $thing }
labels-bury = Enfouir { $part }
labels-reveal = Révéler { $breakthrough }
labels-deal = Distribuée : { $breakthrough }

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [players] La partie est finie. Tu as gagné avec { number-infamy }.
       *[nobody] La partie est finie. { $players } a gagné avec { number-infamy }.
    }
prompts-over_shared =
    { $reader ->
        [players] La partie est finie. Tu partages la victoire avec { $others } : { number-infamy }.
       *[nobody] La partie est finie. { $players } partagent la victoire avec { number-infamy }.
    }
prompts-choose_core = Tu dois choisir un noyau pour ton nouveau monstre.
prompts-mission = Tu peux activer une pièce MISSION de ta pile, ou passer.
prompts-draw = Tu dois piocher une pièce au labo : un type dont ton monstre a besoin ({ $types }) ou un auxiliaire.
prompts-draw_any = Tu dois piocher une pièce au labo, n’importe laquelle : il n’y a rien dont ton monstre ait besoin ({ $types }).
prompts-draw_complete = Ton monstre est complet. Tu dois piocher une pièce au labo, n’importe laquelle.
prompts-build_attach = Tu dois choisir laquelle de tes pièces en main attacher ({ $type }).
prompts-build_side = Tu dois choisir un côté pour { $part }.
prompts-build_swap = Tu peux échanger une pièce de ta main contre une pièce attachée du même type, ou terminer.
prompts-build_swap_with = Tu dois choisir la pièce attachée que { $part } remplacera.
prompts-breakthrough = Tu dois engager une de tes percées ou aucune ; personne ne la voit avant que tout le monde ait choisi.
prompts-deploy_order = Tu dois choisir laquelle de tes pièces valant { $number } est activée en premier.
prompts-effect_may = Tu peux utiliser { $card } : « { $text } »
prompts-effect_cost =
    { $number ->
        [one] { $card } : pour payer, tu dois choisir une pièce { $operation }.
       *[other] { $card } : pour payer, tu dois choisir { $number } pièces { $operation }.
    }
prompts-effect_cost_more = { $card } : pour payer, tu dois encore choisir { $number } { number-parts } { $operation }.
prompts-effect_draw = { $card } : tu dois piocher une pièce au labo.
prompts-effect_part =
    { $number ->
        [one] { $card } : tu dois choisir une pièce { $operation }.
       *[other] { $card } : tu dois choisir { $number } pièces { $operation }.
    }
prompts-effect_part_more = { $card } : tu dois encore choisir { $number } { number-parts } { $operation }.
prompts-effect_upto = { $card } : tu peux choisir une pièce { $operation }, ou aucune.
prompts-effect_swap = { $card } : tu dois choisir deux pièces à échanger.
prompts-effect_swap_may = { $card } : tu peux choisir deux pièces à échanger, ou aucune.
prompts-effect_swap_with = { $card } : tu dois choisir la pièce à échanger avec { $part }.
prompts-effect_side = { $card } : tu dois choisir un côté pour { $part }.
prompts-effect_player = { $card } : tu dois choisir un adversaire.
prompts-effect_science = { $card } : tu dois nommer une science.
prompts-effect_peek =
    { $number ->
        [one] { $card } : tu peux mettre la pièce vue sous le paquet.
       *[other] { $card } : tu peux mettre une des pièces vues sous le paquet.
    }

## Questions, to whoever waits

waiting-chance = Le hasard décide.
waiting-choose_core = { $player } doit choisir un noyau.
waiting-mission = { $player } peut activer une pièce MISSION.
waiting-draw = { $player } doit piocher une pièce au labo : un type dont le monstre a besoin ({ $types }) ou un auxiliaire.
waiting-draw_any = { $player } doit piocher une pièce au labo, n’importe laquelle : il n’y a rien dont le monstre ait besoin ({ $types }).
waiting-draw_complete = { $player }, au monstre complet, doit piocher une pièce au labo, n’importe laquelle.
waiting-build_attach = { $player } doit choisir quelle pièce attacher ({ $type }).
waiting-build_side = { $player } doit choisir un côté pour { $part }.
waiting-build_swap = { $player } peut échanger des pièces en main contre des pièces attachées.
waiting-build_swap_with = { $player } doit choisir la pièce attachée que { $part } remplacera.
waiting-breakthrough = Engager une percée ou aucune : on attend { $players }.
waiting-deploy_order = { $player } doit choisir quelle pièce valant { $number } est activée en premier.
waiting-effect_may = { $player } peut utiliser { $card } : « { $text } »
waiting-effect_cost =
    { $number ->
        [one] { $card } : pour payer, { $player } doit choisir une pièce { $operation }.
       *[other] { $card } : pour payer, { $player } doit choisir { $number } pièces { $operation }.
    }
waiting-effect_cost_more = { $card } : pour payer, { $player } doit encore en choisir { $number } { $operation }.
waiting-effect_draw = { $card } : { $player } doit piocher une pièce au labo.
waiting-effect_part =
    { $number ->
        [one] { $card } : { $player } doit choisir une pièce { $operation }.
       *[other] { $card } : { $player } doit choisir { $number } pièces { $operation }.
    }
waiting-effect_part_more = { $card } : { $player } doit encore en choisir { $number } { $operation }.
waiting-effect_upto = { $card } : { $player } peut choisir une pièce { $operation }.
waiting-effect_swap = { $card } : { $player } doit choisir deux pièces à échanger.
waiting-effect_swap_may = { $card } : { $player } peut choisir deux pièces à échanger.
waiting-effect_swap_with = { $card } : { $player } doit choisir la pièce à échanger avec { $part }.
waiting-effect_side = { $card } : { $player } doit choisir un côté pour { $part }.
waiting-effect_player = { $card } : { $player } doit choisir un adversaire.
waiting-effect_science = { $card } : { $player } doit nommer une science.
waiting-effect_peek =
    { $number ->
        [one] { $card } : { $player } peut mettre la pièce du dessus sous le paquet.
       *[other] { $card } : { $player } peut mettre une des pièces du dessus sous le paquet.
    }

## What has happened

events-automatic = { "" }
events-automatic_draw =
    { $reader ->
        [player] { $part } : la seule pièce que tu puisses piocher.
       *[nobody] { $part } : la seule pièce que { $player } puisse piocher.
    }
events-automatic_effect_draw =
    { $reader ->
        [player] { $part } : la seule pièce que tu puisses piocher.
       *[nobody] { $part } : la seule pièce que { $player } puisse piocher.
    }
events-automatic_effect_cost =
    { $reader ->
        [player] Tu n’as pas le choix : tu paies avec { $part }.
       *[nobody] { $player } n’a pas le choix et paie avec { $part }.
    }
events-automatic_effect_part =
    { $reader ->
        [player] Tu n’as pas le choix : { $part }.
       *[nobody] { $player } n’a pas le choix : { $part }.
    }
events-automatic_effect_player =
    { $reader ->
        [player] Tu ne peux choisir que { $rival }.
        [rival] { $player } ne peut choisir que toi.
       *[nobody] { $player } ne peut choisir que { $rival }.
    }
events-round_started =
    { $reader ->
        [player] La manche { $number } commence. Tu joues en premier.
       *[nobody] La manche { $number } commence. { $player } joue en premier.
    }
events-first_player_picked =
    { $reader ->
        [player] Le sort te désigne.
       *[nobody] Le sort désigne { $player }.
    }
events-cycle_started = Cycle { $number }.
events-turn_started =
    { $reader ->
        [player] À toi de jouer.
       *[nobody] Au tour { of-player }.
    }
events-breakthrough_dealt =
    { $reader ->
        [player] Tu reçois { $breakthrough }.
       *[nobody] { $player } reçoit { $breakthrough }.
    }
events-core_taken =
    { $reader ->
        [player] Tu prends { $part } comme noyau.
       *[nobody] { $player } prend { $part } comme noyau.
    }
events-mission_activated =
    { $reader ->
        [player] Tu lances la mission : { $part }.
       *[nobody] { $player } lance la mission : { $part }.
    }
events-drawn =
    { $reader ->
        [player] Tu pioches { $part }.
       *[nobody] { $player } pioche { $part }.
    }
events-nothing_drawn =
    { $reader ->
        [player] Tu ne pioches rien : labo et paquet sont vides.
       *[nobody] { $player } ne pioche rien : labo et paquet sont vides.
    }
events-restocked = Arrive au labo : { $part }.
events-attached =
    { $reader ->
        [player] Tu attaches { $part } comme { $slot }.
       *[nobody] { $player } attache { $part } comme { $slot }.
    }
# Whose it was, or where it lay: of a part, and of the other one that is spoken of.
place-here =
    { $reader ->
        [player] { own-here }
        [both] { own-here }
       *[nobody] { their-here }
    }
own-here =
    { $here ->
        [hand] dans ta main
        [monster] sur ton monstre
        [pile] dans ta pile
        [core_pile] dans la réserve de noyaux
        [deck] dans le paquet
       *[lab] au labo
    }
their-here =
    { $here ->
        [hand] dans la main { of-player }
        [monster] sur le monstre { of-player }
        [pile] dans la pile { of-player }
        [core_pile] dans la réserve de noyaux
        [deck] dans le paquet
       *[lab] au labo
    }
place-there =
    { $reader ->
        [rival] { own-there }
        [both] { own-there }
       *[nobody] { their-there }
    }
own-there =
    { $there ->
        [hand] dans ta main
        [monster] sur ton monstre
        [pile] dans ta pile
        [core_pile] dans la réserve de noyaux
        [deck] dans le paquet
       *[lab] au labo
    }
their-there =
    { $there ->
        [hand] dans la main { of-rival }
        [monster] sur le monstre { of-rival }
        [pile] dans la pile { of-rival }
        [core_pile] dans la réserve de noyaux
        [deck] dans le paquet
       *[lab] au labo
    }
events-swapped = { $part } { place-here } et { $other } { place-there } changent de place.
events-destroyed = Pièce détruite : { $part } { place-here }.
events-taken =
    { $reader ->
        [player] Tu prends { $part } en main ; la pièce était { place-there }.
        [both] Tu prends { $part } en main ; la pièce était { place-there }.
       *[nobody] { $player } prend { $part } en main ; la pièce était { place-there }.
    }
events-sent_to_lab = Retour au labo, jusqu’ici { place-here } : { $part }.
events-boosted =
    { $amount ->
        [0] La valeur ne change pas : { $part } { place-here }.
       *[other] { $part } { place-here } : { $amount }.
    }
events-science_added = Désormais aussi { $science } : { $part }.
events-shielded = Pièce protégée : { $part } { place-here }.
events-jammed = Pièce brouillée : { $part } { place-here }.
events-copied =
    { $reader ->
        [player] Tu copies { $part }.
       *[nobody] { $player } copie { $part }.
    }
events-gained =
    { $reader ->
        [player]
            { $number ->
                [0] Tu ne gagnes rien.
               *[other] Tu gagnes { number-infamy }.
            }
       *[nobody]
            { $number ->
                [0] { $player } ne gagne rien.
               *[other] { $player } gagne { number-infamy }.
            }
    }
events-lost =
    { $reader ->
        [player]
            { $number ->
                [0] Tu n’as rien à perdre.
               *[other] Tu perds { number-infamy }.
            }
       *[nobody]
            { $number ->
                [0] { $player } n’a rien à perdre.
               *[other] { $player } perd { number-infamy }.
            }
    }
events-peeked =
    { $reader ->
        [player] Tu regardes { $number } { number-parts } sur le dessus du paquet.
       *[nobody] { $player } regarde { $number } { number-parts } sur le dessus du paquet.
    }
events-saw =
    { $reader ->
        [player] Tu vois { $part }.
       *[nobody] { $player } voit { $part }.
    }
events-buried =
    { $reader ->
        [player]
            { $number ->
                [0] Tu laisses le paquet tel quel.
               *[other] Tu en mets une sous le paquet.
            }
       *[nobody]
            { $number ->
                [0] { $player } laisse le paquet tel quel.
               *[other] { $player } en met une sous le paquet.
            }
    }
events-buried_part =
    { $reader ->
        [player] Tu enfouis { $part }.
       *[nobody] { $player } enfouit { $part }.
    }
events-spied =
    { $reader ->
        [player] Tu lis les percées { of-rival }.
        [rival] { $player } lit tes percées.
       *[nobody] { $player } lit les percées { of-rival }.
    }
events-spied_card =
    { $reader ->
        [rival] Tu as { $breakthrough }.
       *[nobody] { $rival } a { $breakthrough }.
    }
events-committed =
    { $reader ->
        [player] Tu as choisi.
       *[nobody] { $player } a choisi.
    }
events-revealed =
    { $reader ->
        [player] Tu révèles { $breakthrough }.
       *[nobody] { $player } révèle { $breakthrough }.
    }
events-revealed_none =
    { $reader ->
        [player] Tu ne révèles rien.
       *[nobody] { $player } ne révèle rien.
    }
events-activated =
    { $reader ->
        [player] Tu actives { $part }.
       *[nobody] { $player } active { $part }.
    }
events-breakthrough_activated =
    { $reader ->
        [player] Tu actives { $breakthrough }.
       *[nobody] { $player } active { $breakthrough }.
    }
events-deployment_started = Tous les monstres sont complets : on les déploie.
events-gridlocked = Personne n’a pu piocher de tout un cycle : on déploie les monstres.
events-cap_reached = Vingt cycles sont passés : on déploie les monstres.
events-monster_scored =
    { $reader ->
        [player]
            { $number ->
                [0] Ton monstre ne vaut rien.
               *[other] Ton monstre vaut { number-infamy }.
            }
       *[nobody]
            { $number ->
                [0] Le monstre { of-player } ne vaut rien.
               *[other] Le monstre { of-player } vaut { number-infamy }.
            }
    }
events-hand_scored =
    { $reader ->
        [player]
            { $number ->
                [0] { "" }
               *[other] Ta main vaut { number-infamy }.
            }
       *[nobody]
            { $number ->
                [0] { "" }
               *[other] La main { of-player } vaut { number-infamy }.
            }
    }
events-refreshed = Les monstres rejoignent leurs piles ; mains et labo retournent dans le paquet.
events-deck_shuffled = Le paquet est mélangé.
events-picked_at_random = Le hasard désigne { $part }.
events-game_ended = La partie est finie.
events-declined =
    { $reader ->
        [player] Tu refuses.
       *[nobody] { $player } refuse.
    }

## Why not

refusals-game_over = La partie est finie.
refusals-not_a_seat = Il faut jouer soi-même pour faire cela.
refusals-not_your_turn = La décision revient maintenant à { $players }.
refusals-chance_decides = C’est le hasard qui décide maintenant.
refusals-already_committed = Tu as déjà choisi ; on attend encore { $players }.
refusals-unreadable = Ce n’est pas compris ici. On peut dire : { $examples }.
refusals-wrong_decision = Ce n’est pas la question : tu dois { $decision }.
refusals-must_choose = Tu ne peux pas refuser ici : tu dois { $decision }.
refusals-swap_not_begun = Dis d’abord quelle pièce tu échanges, puis avec laquelle.
refusals-swap_begun = Tu échanges { $first } : dis avec quelle pièce.
refusals-too_many = Tu peux en choisir { $number } ici, pas { $said }.
refusals-not_a_core = { $part } n’est pas un noyau.
refusals-not_in_core_pile = Pas dans la réserve de noyaux : { $part } est { $place }.
refusals-not_in_lab = Pas au labo : { $part } est { $place }.
refusals-core_never_drawn = { $part } est un noyau, et un noyau ne se pioche jamais.
refusals-not_needed = Ton monstre n’a pas besoin de cette pièce : { $part }. Tant que le labo offre ce qu’il lui faut ({ $types }), tu ne peux piocher que cela ou un auxiliaire.
refusals-not_in_hand = Pas dans ta main : { $part } est { $place }.
refusals-not_attached = Pas sur ton monstre : { $part } est { $place }.
refusals-type_already_filled = Ton monstre n’a plus de place libre ({ $type }) : { $part } reste dans ta main.
refusals-other_type_first = Pas encore { $part } : c’est le tour d’un autre type ({ $type }).
refusals-not_swappable = On ne peut échanger { $part } ici : seuls têtes, bras et jambes s’échangent.
refusals-just_replaced = Remplacée à l’instant, cette pièce ne peut revenir à cette étape : { $part }.
refusals-nothing_to_replace = Sur ton monstre, rien du même type ({ $type }) que { $part } pourrait remplacer.
refusals-types_differ = { $part } et { $first } sont de types différents.
refusals-not_in_pile = Pas dans ta pile : { $part } est { $place }.
refusals-no_mission_effect = { $part } n’a pas d’effet MISSION.
refusals-mission_condition = La condition n’est pas remplie maintenant : { $part }.
refusals-mission_cost = Tu ne peux pas payer le coût maintenant : { $part }.
refusals-not_yours = Tu n’as pas { $breakthrough }.
refusals-no_deploy_effect = { $part } n’a pas d’effet DÉPLOIEMENT.
refusals-already_activated = Pièce déjà activée dans ce déploiement : { $part }.
refusals-jammed = Pièce brouillée : { $part }.
refusals-not_tied = { $part } vaut { $number } ; c’est le tour de tes pièces valant { $limit } : { $parts }.
refusals-not_seen = { $part } ne fait pas partie des pièces que tu as vues.
refusals-no_such_player = { $player } n’existe pas dans cette partie.
refusals-not_an_opponent = { $player } n’est pas un adversaire.
refusals-not_leader = { $player } n’est pas l’adversaire avec le plus d’infamie : { $players }.
refusals-not_an_outcome = Cela ne peut pas arriver ici.
refusals-not_possible = Ce n’est pas possible maintenant.
refusals-revealed_at_deployment = { $breakthrough } peut être révélée quand tous les monstres sont complets, avant leur déploiement.
refusals-drawn_in_turn = { $part } est au labo : à chacun de tes tours, tu y pioches une pièce.
refusals-cores_at_start = { $part } est dans la réserve de noyaux : on prend un noyau au début d’une manche.
refusals-built_in_turn = { $part } est dans ta main : c’est après avoir pioché qu’on attache et qu’on échange.
refusals-replaced_in_turn = { $part } est sur ton monstre : tu peux l’échanger pendant ton tour, après avoir pioché.
refusals-mission_in_turn = { $part } sert au début de ton tour : une pièce MISSION de ta pile, avant de piocher.
refusals-rests_in_pile = { $part } est dans ta pile, où seules les pièces MISSION servent encore.
refusals-of_another_player = { $part } est { $place } : seuls des effets de cartes y accèdent.
refusals-not_a_candidate =
    { $filter ->
        [not_in_zone] { $part } est { $place } ; il faut que ce soit { $zone }.
        [core] { $part } est un noyau, et cet effet ne touche pas aux noyaux.
        [wrong_type] { $part } n’est pas du bon type : il faut { $types }.
        [wrong_science] { $part } n’a pas la bonne science : il faut { $sciences }.
        [value_too_high] { $part } vaut { $number } ; { $limit } au plus est permis.
        [wrong_side] { $part } n’est pas du bon côté : il faut que ce soit à { $side }.
        [no_such_trigger]
            { $trigger ->
                [DRAW] { $part } n’a pas d’effet PIOCHE.
                [DEPLOY] { $part } n’a pas d’effet DÉPLOIEMENT.
                [MISSION] { $part } n’a pas d’effet MISSION.
               *[STATIC] { $part } n’a pas d’effet PERMANENT.
            }
        [not_self] Cet effet ne peut prendre que { $source }, pas { $part }.
        [source_itself] { $part } est la source de cet effet, qui n’agit que sur d’autres pièces.
        [shielded] Protégée contre toi : { $part }.
        [not_highest] { $part } vaut { $number } ; seules les pièces valant { $limit } sont les plus hautes.
        [not_admitted] { $part } ne peut servir à cela.
        [no_open_slot] Ton monstre n’a pas de place libre pour { $part }.
        [already_there] { $part } s’y trouve déjà.
        [copies] Ce qui contient une COPIE ne se copie pas : { $part }.
        [no_partner] Il n’y a rien contre quoi échanger { $part }.
        [types_differ] { $part } et { $first } sont de types différents et ne peuvent changer de place.
        [no_change] Échanger { $part } et { $first } ne changerait rien.
        [already_picked] Pièce déjà choisie : { $part }.
        [sets_ascend] Plusieurs pièces se choisissent dans un ordre fixe, où { $part } vient avant { $first } : commence par { $part }.
        [cannot_complete] { $part } vient trop tard dans l’ordre pour faire { $number } pièces : choisis-en d’abord une autre.
       *[other] On ne peut choisir { $part } ici.
    }

## Why: the lines of a sum

explain-printed = valeur imprimée : { $part }
explain-static = { $part } (effet propre)
explain-aura = { $source }
explain-boost = bonus jusqu’à la fin de la manche
explain-floor = jamais moins de 0
explain-attached = { $part }
explain-hand = pièces en main, 1 chacune ({ $number })
explain-hand_bonus = chaque pièce en main vaut plus : { $source }
explain-hand_floor = une main ne coûte jamais d’infamie

## What a word means

glossary-trigger = déclencheur
glossary-trigger_DRAW_name = PIOCHE
glossary-trigger_DRAW = Se produit une fois, juste après que la pièce a été piochée au labo.
glossary-trigger_DEPLOY_name = DÉPLOIEMENT
glossary-trigger_DEPLOY = Se produit quand on déploie les monstres : la pièce de plus grande valeur d’abord, tous monstres confondus.
glossary-trigger_MISSION_name = MISSION
glossary-trigger_MISSION = Agit depuis ta pile : au début de ton tour, tu peux utiliser une pièce marquée MISSION.
glossary-trigger_STATIC_name = PERMANENT
glossary-trigger_STATIC = Vaut tout le temps, tant que la pièce est attachée à un monstre.
glossary-type = type
glossary-type_head_name = Tête
glossary-type_head = Un monstre en a besoin d’une. Elle est attachée dès qu’elle est piochée, si la place est libre.
glossary-type_arm_name = Bras
glossary-type_arm = Un monstre en a besoin de deux, un à gauche et un à droite ; tu dis de quel côté va le premier.
glossary-type_legs_name = Jambes
glossary-type_legs = Un monstre en a besoin d’une paire. Elles sont attachées dès qu’elles sont piochées, si la place est libre.
glossary-type_aux_name = Auxiliaire
glossary-type_aux = Va aussitôt sur le monstre, à côté de tout le reste ; il y a toujours de la place.
glossary-type_core_name = Noyau
glossary-type_core = Ce par quoi commence un monstre. Il vaut 0 et ne peut être ni détruit, ni pioché, ni pris.
glossary-state = marque
glossary-state_shielded_name = Protégée
glossary-state_shielded = Les effets adverses ne peuvent toucher cette pièce.
glossary-state_jammed_name = Brouillée
glossary-state_jammed = Son effet DÉPLOIEMENT n’a pas lieu dans ce déploiement.
glossary-state_used_name = Utilisée
glossary-state_used = Son effet DÉPLOIEMENT a déjà eu lieu dans ce déploiement.
glossary-state_boosted_name = Valeur changée
glossary-state_boosted = Vaut plus ▲ ou moins ▼ qu’imprimé : les effets en cours s’ajoutent, jamais sous 0.
