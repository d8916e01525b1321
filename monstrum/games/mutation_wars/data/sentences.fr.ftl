### What Mutation Wars says in French: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others.

language-vowels = aàâæeéèêëhiîïoôœuùû
part-lost =
    { $reader ->
        [player] Tu perds { $card-the } ({ $spot })
       *[nobody] { $player } perd { $card-the } ({ $spot })
    }
against-cards =
    { $against ->
        [one] carte
       *[other] cartes
    }
battle-cards =
    { $battle ->
        [one] carte
       *[other] cartes
    }
mutate-cards =
    { $mutate ->
        [one] carte
       *[other] cartes
    }
number-cards =
    { $number ->
        [one] carte
       *[other] cartes
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
terms-part =
    { $name-gender ->
        [f] { $name } { $colour-feminine }
       *[m] { $name } { $colour }
    }
    .a =
        { $name-gender ->
            [f] une { $name } { $colour-feminine }
           *[m] un { $name } { $colour }
        }
    .the =
        { $name-initial ->
            [vowel]
                { $name-gender ->
                    [f] l’{ $name } { $colour-feminine }
                   *[m] l’{ $name } { $colour }
                }
           *[consonant]
                { $name-gender ->
                    [f] la { $name } { $colour-feminine }
                   *[m] le { $name } { $colour }
                }
        }
terms-no_card = la carte
terms-and = { " et " }
terms-comma = ,{ " " }
terms-colour_red = rouge
terms-colour_green = vert
    .feminine = verte
terms-colour_blue = bleu
    .feminine = bleue
terms-colour_yellow = jaune
terms-kind_BP = carte Organe
terms-kind_MU = carte Mutation
terms-kind_BT = carte Combat
terms-kind_body = corps
terms-deck_BP = cartes Organe
terms-deck_MU = cartes Mutation
terms-deck_BT = cartes Combat
terms-deck_bodies = corps
terms-phase_setup = Mise en place
terms-phase_deal = Distribution
terms-phase_build = Construction
terms-phase_mutate = Mutation
terms-phase_battle = Combat
terms-phase_cleanup = Rangement
terms-phase_end = Fin du tour
terms-phase_final_battle = Combat final
terms-stat_attack = attaque
terms-stat_defence = défense
terms-filter_any = organe
terms-filter_unmatched = organe non assorti à son corps
terms-filter_matched = organe assorti à son corps
terms-type_eye = Œil
terms-type_claw = Pince
terms-type_spikes = Épine
terms-type_tail = Queue
terms-type_snout = Museau
terms-type_tentacles = Tentacule
terms-type_whiskers = Moustache
terms-type_stinger = Dard
terms-type_glow = Lumignon
terms-type_fake_tail = Fausse queue

## The table: what lies where

zones-status = Tour { $turn } · { $phase }
zones-status_setup = Mise en place · { $player } distribue
zones-status_over = La partie est finie
zones-battle = Combat : { $player } contre { $rival }
zones-battle_empty = Aucune carte Combat n’a été jouée.
zones-revealed = Le corps révélé à l’instant
zones-creature =
    { $reader ->
        [player] Ta créature
       *[nobody] Créature { of-player }
    }
zones-body = Corps { $colour }
zones-parts =
    { $reader ->
        [player] Tes cartes Organe
       *[nobody] Cartes Organe { of-player }
    }
zones-mutate =
    { $reader ->
        [player] Tes cartes Mutation
       *[nobody] Cartes Mutation { of-player }
    }
zones-battle_hand =
    { $reader ->
        [player] Tes cartes Combat
       *[nobody] Cartes Combat { of-player }
    }
zones-none_in_hand = Aucune en main.
zones-deck_parts = Pioche Organe
zones-deck_mutate = Pioche Mutation
zones-deck_battle = Pioche Combat
zones-deck_bodies = Réserve de corps
zones-discard_parts = Défausse Organe
zones-discard_mutate = Défausse Mutation
zones-discard_battle = Défausse Combat
zones-nothing_left = Vide.

## What is agreed before a game

settings-mode = mode
settings-variants = variantes
settings-mode_standard_name = standard
settings-mode_standard = Une créature est complète avec quatre corps.
settings-mode_extended_name = longue
settings-mode_extended = Une créature est complète avec six corps ; à deux ou à trois.
settings-variants_quick-hands_name = mains rapides
settings-variants_quick-hands = On commence aussi avec une carte Mutation et une carte Combat.
settings-variants_final-battle_name = combat final
settings-variants_final-battle = Si plusieurs créatures sont complètes, elles se départagent au combat.
settings-variants_build-or-mutate_name = construire ou muter
settings-variants_build-or-mutate = Construction et Mutation ne font qu’une phase : l’un ou l’autre.
settings-variants_grown-start_name = départ avancé
settings-variants_grown-start = Les créatures commencent avec deux corps et jusqu’à trois organes.
settings-variants_strict-lattice_name = grille stricte
settings-variants_strict-lattice = Les corps ont besoin de place : deux branches ne peuvent se toucher.
settings-variants_pick-backs_name = choix des dos
settings-variants_pick-backs = Qui gagne un combat nomme la sorte de chaque carte prise.

## Numbers beside a player

counters-attack = attaque
counters-defence = défense
counters-bodies = corps
counters-parts = organes
counters-mutate = mutation
counters-battle = combat
counters-score = score
counters-mark_token = jeton
counters-mark_attacked = attaque subie
counters-mark_complete = complète
counters-note_mark_token = Agit en premier dans chaque phase de ce tour (MW-2.2).
counters-note_mark_attacked = A subi une attaque et ne peut plus en subir ce tour-ci (MW-8.4).
counters-note_mark_complete = Gagne si elle est encore complète à la fin du tour (MW-13.3).
counters-note_glow = Attaque { $lit } contre un Œil valide, { $unlit } sans Œil (MW-10.1).
counters-yes = ✓

## Decisions: "you must …"

decisions-setup_attach = attacher une carte Organe à ta créature
decisions-build_action = attacher une carte Organe, acheter un corps ou passer
decisions-build_or_mutate_action = construire, jouer une carte Mutation ou passer
decisions-mutate_action = jouer une carte Mutation ou passer
decisions-attach_spot = choisir l’emplacement où attacher l’organe
decisions-buy_payment = choisir les cartes Organe pour payer
decisions-buy_payment_more = choisir la carte suivante pour payer
decisions-buy_spot = choisir où se raccorde le nouveau corps
decisions-buy_edge = choisir le bord pour l’organe déplacé
decisions-target_creature = choisir une créature
decisions-target_opponent = choisir un adversaire
decisions-target_body = choisir un corps
decisions-tie_part = choisir lequel des organes à égalité est perdu
decisions-choose_part = choisir un organe
decisions-choose_own_part = choisir un de tes organes
decisions-refill = attacher une carte Organe à l’emplacement libéré ou refuser
decisions-attach_now = attacher une carte Organe à ta créature
decisions-swap_spots = choisir deux emplacements à échanger
decisions-swap_spots_with = choisir le second emplacement de l’échange
decisions-rearrange = choisir un corps pour l’organe
decisions-rearrange_more = choisir un corps pour l’organe suivant
decisions-famine_discard = sacrifier une carte Organe ou un organe
decisions-hunger_discard = défausser une carte Organe
decisions-take_discard = prendre une carte de la défausse
decisions-current_pass = choisir une carte à passer à gauche
decisions-reset_tail = redresser une Fausse queue renversée ou refuser
decisions-battle_action = attaquer quelqu’un ou passer
decisions-evade = esquiver avec une Fausse queue ou faire face
decisions-attacker_card = jouer une carte Combat ou aucune
decisions-defender_card = jouer une carte Combat ou aucune
decisions-protect = protéger une de tes cartes Mutation et Combat
decisions-spoils_split = choisir combien de cartes Mutation et combien de cartes Combat tu pioches
decisions-cleanup_action = échanger trois cartes contre une carte Organe ou terminer
decisions-cleanup_more = choisir la prochaine carte à échanger
decisions-pick_back = nommer la sorte de carte que tu prends
decisions-dealer = voir qui distribue
decisions-random_take = voir quelle carte est prise
decisions-draw_one = voir quelle carte est piochée
decisions-reveal_body = voir quel corps est révélé

## Options

labels-none = Aucun
labels-pass = Passer
labels-no_card = Aucune carte
labels-stop = Ne plus attacher
labels-done = Terminé
labels-stand = Faire face
labels-leave_empty = Laisser vide
labels-reset_none = Ne rien redresser
labels-attach_none = Ne rien attacher
labels-buy = Acheter un corps pour { $number } cartes Organe
labels-edge = Organe déplacé sur le bord { $number }
labels-kind = Prendre une { $kind }
labels-target = Choisir { $player }
labels-target_creature =
    { $reader ->
        [player] Ta créature
       *[nobody] Créature { of-player }
    }
labels-attack = Attaquer { $player }
labels-dealer = { $player } distribue
labels-colour = Un corps { $colour }
labels-no_body = { $player }.{ $body }
labels-body = { $player }.{ $body }
labels-rearrange = { $part } ({ $spot }) sur { $body }
labels-at = À la place : { $part } ({ $spot })
labels-at_empty = Sur { $spot }
labels-join = Raccorder le corps { $colour } sur { $spot }, où est { $part-the }
labels-join_empty = Raccorder le corps { $colour } sur { $spot }
labels-lose = Perdre { $part } ({ $spot })
labels-lose_empty = Perdre ce qui est sur { $spot }
labels-pick = Choisir { $part } ({ $spot })
labels-pick_empty = Choisir { $spot }
labels-swap = Échanger { $part } ({ $spot })
labels-swap_empty = Échanger { $spot }, vide
labels-with = avec { $part } ({ $spot })
labels-with_empty = avec { $spot }, vide
labels-reset = Redresser { $part } ({ $spot })
labels-reset_empty = Redresser ce qui est sur { $spot }
labels-evade = Esquiver avec { $part-the } ({ $spot })
labels-evade_empty = Esquiver avec { $spot }
labels-attach = Attacher { $part } sur { $spot }
labels-attach_body = Attacher { $part } sur { $spot }
labels-play = Jouer { $card }
labels-pay = Payer { $card }
labels-discard = Défausser { $card }
labels-take = Prendre { $card }
labels-give = Passer { $card }
labels-protect = Protéger { $card }
labels-exchange = Donner { $card }
labels-deal = Piochée : { $card }
labels-split =
    { $mutate ->
        [0] Piocher { $battle } { battle-cards } Combat
       *[other]
            { $battle ->
                [0] Piocher { $mutate } { mutate-cards } Mutation
               *[other] Piocher { $mutate } { mutate-cards } Mutation et { $battle } { battle-cards } Combat
            }
    }
labels-split_mutate = Piocher { $mutate } { mutate-cards } Mutation

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] La partie est finie. Tu as gagné avec une créature complète.
       *[nobody] La partie est finie. { $player } a gagné avec une créature complète.
    }
prompts-over_drawn = Le dernier tour est fini, et aucune créature n’est complète. Personne n’a gagné.
prompts-setup_attach = Tu dois attacher une carte Organe à ta créature.
prompts-setup_attach_another = Tu peux attacher une autre carte Organe, ou t’arrêter.
prompts-build_action = Tu peux attacher une carte Organe à un emplacement vide, ou passer.
prompts-build_action_full =
    { $number ->
        [6] Ta créature n’a plus d’emplacement vide : tu peux acheter un corps pour { $number } cartes Organe (3 dès que chaque corps extérieur porte un organe assorti), ou passer.
       *[other] Ta créature n’a plus d’emplacement vide : tu peux acheter un corps pour { $number } cartes Organe, ou passer.
    }
prompts-build_or_mutate_action = Tu peux attacher une carte Organe ou jouer une carte Mutation, ou passer.
prompts-build_or_mutate_action_full = Tu peux acheter un corps pour { $number } cartes Organe ou jouer une carte Mutation, ou passer.
prompts-mutate_action = Tu peux jouer une carte Mutation, ou passer.
prompts-mutate_action_none = Tu dois passer : aucune de tes cartes Mutation ne peut être jouée maintenant.
prompts-attach_spot = Tu dois choisir l’emplacement pour { $part-the }.
prompts-buy_payment = Tu dois choisir { $number } cartes Organe pour payer.
prompts-buy_payment_more = Tu dois encore en choisir { $number } pour payer.
prompts-buy_spot = Tu dois choisir l’emplacement où se raccorde le corps { $colour } ; l’organe qui s’y trouve passe dessus.
prompts-buy_edge = Tu dois choisir le bord du corps { $colour } pour l’organe déplacé.
prompts-target_creature = { $card } : tu dois choisir une créature.
prompts-target_opponent = { $card } : tu dois choisir un adversaire.
prompts-target_body = { $card } : tu dois choisir un corps.
prompts-tie_part = { $card } : tu dois choisir lequel de ces organes tu perds.
prompts-choose_part = { $card } : tu dois choisir un des organes { of-rival }.
prompts-choose_own_part = { $card } : tu dois choisir un de tes organes.
prompts-refill = { $card } : tu dois attacher une autre carte Organe sur { $spot }.
prompts-refill_may = { $card } : tu peux attacher une autre carte Organe sur { $spot }.
prompts-attach_now = { $card } : tu dois attacher une carte Organe.
prompts-attach_now_may = { $card } : tu peux attacher une carte Organe.
prompts-swap_spots = { $card } : tu dois choisir deux emplacements sur des corps différents de la créature { of-rival }.
prompts-swap_own_spots = { $card } : tu dois choisir deux emplacements sur des corps différents de ta créature.
prompts-swap_spots_with = { $card } : tu dois choisir l’emplacement qui échange son contenu avec { $spot }.
prompts-rearrange = { $card } : tu dois donner un autre corps à au moins un de tes organes.
prompts-rearrange_more = { $card } : tu dois choisir un corps pour { $part-the } ({ $spot }).
prompts-give_up_card = { $card } : tu dois défausser une carte Organe.
prompts-give_up_part = { $card } : tu dois sacrifier un de tes organes.
prompts-take_discard = { $card } : tu dois prendre une { $kind } de la défausse.
prompts-current_pass = { $card } : tu dois choisir une { $kind } à passer à gauche ; toutes passent en même temps.
prompts-reset_tail = { $card } : tu dois redresser une Fausse queue renversée.
prompts-reset_tail_may = { $card } : tu peux redresser une Fausse queue renversée.
prompts-battle_action = Tu peux attaquer quelqu’un qui n’a pas encore subi d’attaque ce tour-ci, ou passer.
prompts-battle_action_one = Tu peux attaquer { $rival }, ou passer.
prompts-evade = { $rival } t’attaque : tu peux esquiver avec une Fausse queue, ou faire face.
prompts-attacker_card = Tu attaques { $rival } : tu peux jouer une carte Combat.
prompts-attacker_card_none = Tu attaques { $rival } sans carte : celles que tu as ne servent qu’en défense.
prompts-defender_card = { $rival } t’attaque sans carte : tu peux jouer une carte Combat.
prompts-defender_card_against = { $rival } t’attaque avec { $card } : tu peux jouer une carte Combat.
prompts-protect = Tu as perdu de { $number } contre { $rival } : tu dois protéger une de tes cartes Mutation et Combat.
prompts-spoils_split = Il n’y a rien à prendre : tu dois choisir comment piocher { $number } { number-cards }.
prompts-cleanup_action = Tu peux échanger trois cartes Mutation ou trois cartes Combat contre une carte Organe, ou terminer.
prompts-cleanup_more = Tu dois encore en choisir { $number } de la même sorte à échanger.
prompts-pick_back = Tu dois prendre une carte Mutation ou une carte Combat à { $rival }.

## Questions, to whoever waits

waiting-chance = Le hasard décide.
waiting-setup_attach = { $player } doit attacher une carte Organe.
waiting-setup_attach_another = { $player } peut attacher une autre carte Organe.
waiting-build_action = { $player } peut attacher une carte Organe.
waiting-build_action_full = { $player } peut acheter un corps pour { $number } cartes Organe.
waiting-build_or_mutate_action = { $player } peut attacher une carte Organe ou jouer une carte Mutation.
waiting-build_or_mutate_action_full = { $player } peut acheter un corps pour { $number } cartes Organe ou jouer une carte Mutation.
waiting-mutate_action = { $player } peut jouer une carte Mutation.
waiting-mutate_action_none = { $player } doit passer.
waiting-attach_spot = { $player } doit choisir un emplacement.
waiting-buy_payment = { $player } doit payer { $number } cartes Organe.
waiting-buy_payment_more = { $player } doit encore en payer { $number }.
waiting-buy_spot = { $player } doit choisir où se raccorde le corps { $colour }.
waiting-buy_edge = { $player } doit choisir le bord du corps { $colour } pour l’organe déplacé.
waiting-target_creature = { $card } : { $player } doit choisir une créature.
waiting-target_opponent = { $card } : { $player } doit choisir un adversaire.
waiting-target_body = { $card } : { $player } doit choisir un corps.
waiting-tie_part = { $card } : { $player } doit choisir quel organe est perdu.
waiting-choose_part =
    { $reader ->
        [rival] { $card } : { $player } doit choisir un de tes organes.
       *[nobody] { $card } : { $player } doit choisir un des organes { of-rival }.
    }
waiting-choose_own_part = { $card } : { $player } doit choisir un de ses propres organes.
waiting-refill = { $card } : { $player } doit attacher une autre carte Organe sur { $spot }.
waiting-refill_may = { $card } : { $player } peut attacher une autre carte Organe sur { $spot }.
waiting-attach_now = { $card } : { $player } doit attacher une carte Organe.
waiting-attach_now_may = { $card } : { $player } peut attacher une carte Organe.
waiting-swap_spots =
    { $reader ->
        [rival] { $card } : { $player } doit choisir deux emplacements de ta créature.
       *[nobody] { $card } : { $player } doit choisir deux emplacements de la créature { of-rival }.
    }
waiting-swap_own_spots = { $card } : { $player } doit choisir deux emplacements de sa propre créature.
waiting-swap_spots_with = { $card } : { $player } doit choisir l’emplacement qui échange son contenu avec { $spot }.
waiting-rearrange = { $card } : { $player } doit choisir un corps pour { $part-the } ({ $spot }).
waiting-rearrange_more = { $card } : { $player } doit choisir un corps pour { $part-the } ({ $spot }).
waiting-give_up_card = { $card } : { $player } doit défausser une carte Organe.
waiting-give_up_part = { $card } : { $player } doit sacrifier un organe.
waiting-take_discard = { $card } : { $player } doit prendre une { $kind } de la défausse.
waiting-current_pass = { $card } : une { $kind } passe à gauche ; on attend le choix de { $players }.
waiting-reset_tail = { $card } : { $player } doit redresser une Fausse queue renversée.
waiting-reset_tail_may = { $card } : { $player } peut redresser une Fausse queue renversée.
waiting-battle_action = { $player } peut attaquer quelqu’un.
waiting-battle_action_one =
    { $reader ->
        [rival] { $player } peut t’attaquer.
       *[nobody] { $player } peut attaquer { $rival }.
    }
waiting-evade =
    { $reader ->
        [rival] Tu attaques { $player }, qui peut esquiver avec une Fausse queue.
       *[nobody] { $rival } attaque { $player }, qui peut esquiver avec une Fausse queue.
    }
waiting-attacker_card =
    { $reader ->
        [rival] { $player } t’attaque et peut jouer une carte Combat.
       *[nobody] { $player } attaque { $rival } et peut jouer une carte Combat.
    }
waiting-attacker_card_none =
    { $reader ->
        [rival] { $player } t’attaque et ne peut jouer aucune carte.
       *[nobody] { $player } attaque { $rival } et ne peut jouer aucune carte.
    }
waiting-defender_card =
    { $reader ->
        [rival] Tu attaques { $player }, qui peut jouer une carte Combat.
       *[nobody] { $rival } attaque { $player }, qui peut jouer une carte Combat.
    }
waiting-defender_card_against =
    { $reader ->
        [rival] Tu attaques { $player } avec { $card } ; { $player } peut jouer une carte Combat.
       *[nobody] { $rival } attaque { $player } avec { $card } ; { $player } peut jouer une carte Combat.
    }
waiting-protect =
    { $reader ->
        [rival] { $player } a perdu de { $number } contre toi et doit protéger une carte.
       *[nobody] { $player } a perdu de { $number } contre { $rival } et doit protéger une carte.
    }
waiting-spoils_split = { $player } doit choisir comment piocher { $number } { number-cards }.
waiting-cleanup_action = { $player } peut échanger des cartes.
waiting-cleanup_more = { $player } doit encore en choisir { $number } à échanger.
waiting-pick_back =
    { $reader ->
        [rival] { $player } doit te prendre une carte.
       *[nobody] { $player } doit prendre une carte à { $rival }.
    }

## What has happened

events-automatic = { "" }
events-automatic_build =
    { $reader ->
        [player] Tu ne peux rien attacher, ni payer un corps.
       *[nobody] { "" }
    }
events-automatic_battle =
    { $reader ->
        [player] Tu n’as plus personne à attaquer : les autres ont déjà subi une attaque ce tour-ci.
       *[nobody] { "" }
    }
events-committed =
    { $reader ->
        [player] Tu as choisi.
       *[nobody] { $player } a choisi.
    }
events-dealer_picked =
    { $reader ->
        [player] Tu distribues.
       *[nobody] { $player } distribue.
    }
events-shuffled = On mélange : { $deck }.
events-turn_started =
    { $reader ->
        [player] Tour { $number }. Tu as le jeton et tu commences.
       *[nobody] Tour { $number }. { $player } a le jeton et commence.
    }
events-phase_started = Phase : { $phase }.
events-body_revealed =
    { $reader ->
        [player] Tu révèles un corps { $colour }.
       *[nobody] { $player } révèle un corps { $colour }.
    }
events-body_joined =
    { $reader ->
        [player] Tu raccordes le corps { $colour } sur { $spot }.
       *[nobody] { $player } raccorde le corps { $colour } sur { $spot }.
    }
events-body_joined_root =
    { $reader ->
        [player] Tu commences avec un corps { $colour }.
       *[nobody] { $player } commence avec un corps { $colour }.
    }
events-card_drawn =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } pioche une { $kind }.
    }
events-drew =
    { $reader ->
        [player] Tu as pioché { $card-a }.
       *[nobody] { $player } a pioché { $card-a }.
    }
events-nothing_drawn =
    { $reader ->
        [player] Tu ne pioches rien : il n’y a plus de { $kind }.
       *[nobody] { $player } ne pioche rien : il n’y a plus de { $kind }.
    }
events-attached =
    { $reader ->
        [player] Tu attaches { $card-a } sur { $spot }.
       *[nobody] { $player } attache { $card-a } sur { $spot }.
    }
events-passed =
    { $reader ->
        [player] Tu passes.
       *[nobody] { $player } passe.
    }
events-passed_stop =
    { $reader ->
        [player] Tu n’attaches plus rien.
       *[nobody] { $player } n’attache plus rien.
    }
events-passed_stand =
    { $reader ->
        [player] Tu fais face.
       *[nobody] { $player } fait face.
    }
events-passed_declines =
    { $reader ->
        [player] Tu refuses.
       *[nobody] { $player } refuse.
    }
events-passed_done =
    { $reader ->
        [player] Tu as terminé.
       *[nobody] { $player } a terminé.
    }
events-passed_no_card =
    { $reader ->
        [player] Tu ne joues aucune carte.
       *[nobody] { $player } ne joue aucune carte.
    }
events-paid =
    { $reader ->
        [player] Tu paies { $card-a }.
       *[nobody] { $player } paie { $card-a }.
    }
events-part_displaced =
    { $reader ->
        [player] Chez toi, { $card-the } change de place : { $spot } → { $other_spot }.
       *[nobody] Chez { $player }, { $card-the } change de place : { $spot } → { $other_spot }.
    }
events-played =
    { $reader ->
        [player] Tu joues { $card }.
       *[nobody] { $player } joue { $card }.
    }
events-targeted =
    { $reader ->
        [player] Tu choisis { $rival }.
        [both] Tu choisis ta propre créature.
        [rival] { $player } te choisit.
       *[nobody] { $player } choisit { $rival }.
    }
events-flipped =
    { $reader ->
        [player] Chez toi, { $card-the } ({ $spot }) passe face cachée.
       *[nobody] Chez { $player }, { $card-the } ({ $spot }) passe face cachée.
    }
events-turned_up =
    { $reader ->
        [player] Chez toi, { $card-the } ({ $spot }) revient face visible.
       *[nobody] Chez { $player }, { $card-the } ({ $spot }) revient face visible.
    }
events-part_lost = { part-lost }.
events-part_lost_attack = { part-lost } : la plus forte attaque de la créature.
events-part_lost_defence = { part-lost } : la plus forte défense de la créature.
events-part_lost_unlit = { part-lost } : la plus forte attaque de la créature, car aucun Œil adverse n’éclaire le Lumignon.
events-part_returned =
    { $reader ->
        [player] Tu reprends { $card-the } ({ $spot }) en main.
       *[nobody] { $player } reprend { $card-the } ({ $spot }) en main.
    }
events-parts_swapped =
    { $reader ->
        [both] Des organes de ta créature échangent leur place : { $player }.{ $spot } et { $rival }.{ $other_spot }.
        [player] Des organes échangent leur place : { $player }.{ $spot } et { $rival }.{ $other_spot }.
        [rival] Des organes échangent leur place : { $rival }.{ $other_spot } et { $player }.{ $spot }.
       *[nobody] Des organes échangent leur place : { $player }.{ $spot } et { $rival }.{ $other_spot }.
    }
events-rearranged =
    { $reader ->
        [player] Tu reconstruis ta créature.
       *[nobody] { $player } reconstruit sa créature.
    }
events-part_placed =
    { $reader ->
        [player] Chez toi, { $card-the } change de place : { $spot } → { $other_spot }.
       *[nobody] Chez { $player }, { $card-the } change de place : { $spot } → { $other_spot }.
    }
events-discarded =
    { $reader ->
        [player] Tu défausses { $card-a }.
       *[nobody] { $player } défausse { $card-a }.
    }
events-took_discard =
    { $reader ->
        [player] Tu prends { $card-a } de la défausse.
       *[nobody] { $player } prend { $card-a } de la défausse.
    }
events-stolen =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } prend à { $rival } : { $kind }.
    }
events-stolen_card =
    { $reader ->
        [player] Tu as pris { $card-a } à { $rival }.
        [rival] { $player } t’a pris { $card-a }.
       *[nobody] { $player } a pris { $card-a } à { $rival }.
    }
events-handed_on =
    { $reader ->
        [player] { "" }
        [rival] { "" }
       *[nobody] { $player } passe une { $kind } à { $rival }.
    }
events-handed_card =
    { $reader ->
        [player] Tu as passé { $card-a } à { $rival }.
        [rival] { $player } t’a passé { $card-a }.
       *[nobody] { $player } a passé { $card-a } à { $rival }.
    }
events-body_replaced =
    { $reader ->
        [player] Ton corps { $colour } devient { $new_colour }.
       *[nobody] Le corps { $colour } { of-player } devient { $new_colour }.
    }
events-body_replaced_same =
    { $reader ->
        [player] Ton nouveau corps est encore { $new_colour } : rien ne change.
       *[nobody] Le nouveau corps { of-player } est encore { $new_colour } : rien ne change.
    }
events-tail_reset =
    { $reader ->
        [player] Ta Fausse queue ({ $spot }) est de nouveau à l’endroit.
       *[nobody] La Fausse queue { of-player } ({ $spot }) est de nouveau à l’endroit.
    }
events-marked =
    { $reader ->
        [player] Personne ne peut t’attaquer ce tour-ci.
       *[nobody] Personne ne peut attaquer { $player } ce tour-ci.
    }
events-attacked =
    { $reader ->
        [player] Tu attaques { $rival }.
        [rival] { $player } t’attaque.
       *[nobody] { $player } attaque { $rival }.
    }
events-evaded =
    { $reader ->
        [player] Tu esquives l’attaque { of-rival }.
        [rival] { $player } esquive ton attaque.
       *[nobody] { $player } esquive l’attaque { of-rival }.
    }
events-tail_reversed =
    { $reader ->
        [player] Ta Fausse queue ({ $spot }) est renversée ; elle peut esquiver encore une fois.
       *[nobody] La Fausse queue { of-player } ({ $spot }) est renversée ; elle peut esquiver encore une fois.
    }
events-tail_lost =
    { $reader ->
        [player] Chez toi, { $card-the } ({ $spot }) est usée.
       *[nobody] Chez { $player }, { $card-the } ({ $spot }) est usée.
    }
events-battle_card =
    { $reader ->
        [player] Tu joues { $card }.
       *[nobody] { $player } joue { $card }.
    }
events-cancelled =
    { $reader ->
        [player] Ta carte reste sans effet : { $card }.
       *[nobody] La carte { of-player } reste sans effet : { $card }.
    }
events-called_off =
    { $reader ->
        [player] Ton combat contre { $rival } est annulé.
        [rival] Le combat { of-player } contre toi est annulé.
       *[nobody] Le combat { of-player } contre { $rival } est annulé.
    }
events-fought =
    { $reader ->
        [player] Tu attaques avec { $number }, { $rival } défend avec { $against }.
        [rival] { $player } attaque avec { $number }, tu défends avec { $against }.
       *[nobody] { $player } attaque avec { $number }, { $rival } défend avec { $against }.
    }
events-won_battle =
    { $reader ->
        [player] Tu bats { $rival } de { $number }.
        [rival] { $player } te bat de { $number }.
       *[nobody] { $player } bat { $rival } de { $number }.
    }
events-tied =
    { $reader ->
        [player] Égalité entre toi et { $rival } : ni victoire, ni butin.
        [rival] Égalité entre { $player } et toi : ni victoire, ni butin.
       *[nobody] Égalité entre { $player } et { $rival } : ni victoire, ni butin.
    }
events-protected =
    { $reader ->
        [player] { "" }
       *[nobody] { $player } protège une { $kind }.
    }
events-protected_card =
    { $reader ->
        [player] Tu as protégé { $card }.
       *[nobody] { $player } a protégé { $card }.
    }
events-spoils_drawn =
    { $reader ->
        [player]
            { $number ->
                [0] Tu choisis { $against } { against-cards } Combat comme butin.
               *[other]
                    { $against ->
                        [0] Tu choisis { $number } { number-cards } Mutation comme butin.
                       *[other] Tu choisis { $number } { number-cards } Mutation et { $against } { against-cards } Combat comme butin.
                    }
            }
       *[nobody]
            { $number ->
                [0] { $player } choisit { $against } { against-cards } Combat comme butin.
               *[other]
                    { $against ->
                        [0] { $player } choisit { $number } { number-cards } Mutation comme butin.
                       *[other] { $player } choisit { $number } { number-cards } Mutation et { $against } { against-cards } Combat comme butin.
                    }
            }
    }
events-no_spoils =
    { $reader ->
        [player] Pas de butin pour toi : chez { $rival }, aucune carte sans protection, et une avance de { $number } n’en fait piocher aucune.
        [rival] Pas de butin pour { $player } : tu n’as aucune carte sans protection, et une avance de { $number } n’en fait piocher aucune.
       *[nobody] Pas de butin pour { $player } : chez { $rival }, aucune carte sans protection, et une avance de { $number } n’en fait piocher aucune.
    }
events-gave =
    { $reader ->
        [player] Tu donnes { $card-a } en échange.
       *[nobody] { $player } donne { $card-a } en échange.
    }
events-completed =
    { $reader ->
        [player] Ta créature est complète.
       *[nobody] La créature { of-player } est complète.
    }
events-broken =
    { $reader ->
        [player] Ta créature n’est plus complète.
       *[nobody] La créature { of-player } n’est plus complète.
    }
events-fell_off =
    { $reader ->
        [player] Ton corps { $colour }, nu, se détache.
       *[nobody] Le corps { $colour } { of-player }, nu, se détache.
    }
events-final_battle =
    { $reader ->
        [players] Ta créature est complète, et aussi celle de { $others } : combat final !
       *[nobody] Plusieurs créatures sont complètes ({ $players }) : combat final !
    }
events-scored =
    { $reader ->
        [player] Tu marques { $number }.
       *[nobody] { $player } marque { $number }.
    }
events-won =
    { $reader ->
        [player] Tu gagnes la partie.
       *[nobody] { $player } gagne la partie.
    }
events-drawn_game = Le dernier tour est fini, et aucune créature n’est complète : personne ne gagne.
events-shown =
    { $reader ->
        [player] Tu montres { $card-a }, pour un nouveau corps.
       *[nobody] { $player } montre { $card-a }, pour un nouveau corps.
    }

## Why not

refusals-game_over = La partie est finie.
refusals-not_a_seat = Il faut jouer soi-même pour faire cela.
refusals-not_your_turn = La décision revient maintenant à { $players }.
refusals-already_committed = Tu as déjà choisi ; on attend encore { $players }.
refusals-chance_decides = C’est le hasard qui décide maintenant.
refusals-not_an_outcome = Cela ne peut pas arriver ici.
refusals-effect_first = { $card-capital } est en jeu : d’abord sa question.
refusals-for_building = { $card-capital } : une carte Organe. On l’attache pendant la Construction, ou elle y paie un corps.
refusals-for_mutating = { $card-capital } : une carte Mutation. On la joue pendant la phase de Mutation.
refusals-for_battles = { $card-capital } : une carte Combat. On la joue dans un combat, d’abord pour l’attaque, puis pour la défense.
refusals-attacked_in_battle = On attaque pendant la phase de Combat.
refusals-stays_attached = Organes et corps restent où ils sont : seules des cartes changent une créature construite.
refusals-swap_begins_elsewhere = Cet échange commence en { $other } : choisis-le d’abord, puis { $spot }.
refusals-unreadable = Ce n’est pas compris ici. On peut dire : { $examples }.
refusals-wrong_decision = Ce n’est pas la question : tu dois { $decision }.
refusals-must_choose = Tu ne peux pas refuser ici : tu dois { $decision }.
refusals-too_many = Tu peux en choisir { $number } ici, pas { $said }.
refusals-spot_filled = Il y a déjà un organe : { $spot } n’est pas vide.
refusals-not_in_hand = Tu n’as pas { $card } en main.
refusals-other_spot = La carte va à l’emplacement libéré, { $spot }.
refusals-just_returned = Tu n’as pas de second exemplaire, et l’organe que tu viens de reprendre ne peut revenir : { $card }.
refusals-no_such_body = Cette créature n’a pas ce corps : { $body }.
refusals-body_full = Il n’y a pas d’emplacement vide sur { $body }.
refusals-empty_spot = On n’achète un corps que si aucun emplacement n’est vide : { $spot } l’est.
refusals-bodies_enough = Ta créature a déjà ses { $number } corps.
refusals-no_bodies_left = Il ne reste plus de corps dans la réserve.
refusals-cannot_pay = Un corps te coûte { $price } cartes Organe ; tu en as { $number }.
refusals-no_room = Il n’y a pas de place à côté de ta créature pour un autre corps.
refusals-wrong_kind = { $card } est une { $kind } : tu dois { $decision }.
refusals-not_in_discard = { $card } n’est pas dans la défausse.
refusals-defender_only = { $card } ne se joue qu’en défense.
refusals-ascending_order = Les cartes se nomment dans leur ordre : { $card } ne vient pas après { $last }.
refusals-too_few_after = Avec { $card } maintenant, il ne resterait pas assez de cartes pour en faire { $number }.
refusals-mixed_exchange = { $card } est d’une autre sorte que { $last } : on en échange trois de la même sorte.
refusals-no_parts_to_draw = Il ne reste plus de carte Organe à recevoir en échange.
refusals-too_few_to_exchange = On en échange { $number } de la même sorte : tu n’en as pas assez avec { $card }.
refusals-not_possible = On ne peut choisir { $card } ici.
refusals-none_of_kind = Il n’y a pas de { $kind } à prendre chez { $player }.
refusals-wrong_split =
    { $number ->
        [one] On pioche { $number } carte, parmi { $mutate } { mutate-cards } Mutation et { $battle } { battle-cards } Combat.
       *[other] On pioche { $number } cartes, parmi { $mutate } { mutate-cards } Mutation et { $battle } { battle-cards } Combat.
    }
refusals-no_such_player = { $player } n’existe pas dans cette partie.
refusals-not_yourself = Tu ne peux pas t’attaquer toi-même.
refusals-not_a_candidate = { $player } ne participe pas au combat final.
refusals-already_attacked = Personne ne peut plus attaquer { $player } ce tour-ci.
refusals-not_an_opponent = { $player } n’est pas un adversaire.
refusals-wrong_creature = Il s’agit de la créature { of-player }.
refusals-equal_parts_ascend = Des organes égaux vont sur les corps par ordre croissant : ici à partir de { $least }, et il faut de la place pour tous.
refusals-must_change = Quelque chose doit changer : avec { $body }, tous les organes resteraient où ils sont.
refusals-card_first = Tant que tu as une carte Organe, c’est elle que tu sacrifies, pas l’organe sur { $spot }.
refusals-not_a_spot = Un corps est déjà raccordé sur { $spot }.
refusals-other_body = Un autre corps : { $spot } n’est pas sur { $body }.
refusals-no_part_there = Il n’y a pas d’organe sur { $spot }.
refusals-blocked = Il n’y a pas de place au-delà de { $spot } : { $body } gêne.
refusals-not_highest = L’organe sur { $spot } a { $stat } { $number } ; les plus forts ont { $most }.
refusals-not_a_fake_tail = L’organe sur { $spot } n’est pas une Fausse queue.
refusals-tail_flipped = La Fausse queue sur { $spot } est face cachée et ne sert à rien ce tour-ci.
refusals-tail_upright = La Fausse queue sur { $spot } est à l’endroit.
refusals-part_matched = Un organe assorti à son corps ne peut être choisi : { $part } sur { $spot }.
refusals-part_unmatched = Un organe non assorti à son corps ne peut être choisi : { $part } sur { $spot }.
refusals-same_as = { $spot } revient au même que { $other } : dis { $other }.
refusals-same_body = { $spot } et { $first } sont sur le même corps.
refusals-lower_first = L’emplacement le plus bas se nomme d’abord : { $spot } vient avant { $first }.
refusals-both_empty = { $spot } et { $first } sont tous deux vides.
refusals-nothing_to_swap_with = Il n’y a rien contre quoi échanger { $spot }.
refusals-nothing_to_flip = { $card } ne retournerait rien : aucun organe de ce genre n’est face visible.
refusals-no_part_to_lose = { $card } ne trouve aucun organe à prendre.
refusals-no_fitting_part = { $card } ne trouve aucun { $filter }.
refusals-no_empty_spot = Il faut un emplacement vide sur ta créature : { $card }.
refusals-no_part_in_hand = Il faut une carte Organe dans ta main : { $card }.
refusals-nothing_to_swap = Il faut une créature avec des organes et deux corps qui peuvent les porter : { $card }.
refusals-nothing_to_rearrange = Il faut des organes et deux corps qui peuvent les porter : { $card }.
refusals-no_own_part = Il faut un organe à toi : { $card }.
refusals-nothing_to_give_up = { $card } ne trouve personne avec une carte Organe ou un organe.
refusals-deck_empty = { $card } ne trouve aucune { $kind } à piocher.
refusals-discard_empty = { $card } ne trouve aucune { $kind } dans la défausse.
refusals-nothing_to_steal = { $card } ne trouve aucune carte à prendre.
refusals-nobody_holds = { $card } : personne n’a de { $kind }.
refusals-pile_empty = Il faut un corps dans la réserve : { $card }.
refusals-nothing_to_recover = { $card } ne trouve rien à retourner chez toi.
refusals-already_marked = { $card } ne changerait rien : de toute façon, personne ne peut t’attaquer ce tour-ci.

## Sums of a battle

sums-attack = Attaque
sums-defence = Défense
sums-part = { $part }
sums-unlit = personne ne le voit
sums-matched = couleur assortie { $amount }
sums-flipped = face cachée
sums-fake_tail = ne compte jamais
sums-card = { $card } { $amount }
sums-dark = { $card } : seulement si éclairé
sums-floor = jamais moins de 0
sums-flat_row = { $card }
sums-floor_total_row = jamais moins de 0
sums-win = { $attack } : { $defence }, victoire de { $by }
sums-win_more = { $attack } : { $defence } et { $more } de plus, victoire de { $by }
sums-lose = { $attack } : { $defence }, défaite de { $by }
sums-lose_more = { $attack } : { $defence } et { $more } de plus, défaite de { $by }
sums-tie = { $attack } : { $defence }, égalité
sums-defender_only = en défense seulement
sums-called_off = annule le combat

## What may come of it

outlook-card_says = « { $text } »
outlook-no_spoils = Égalité pour l’instant : pas de butin.
outlook-robbed =
    { $reader ->
        [player] Pour l’instant : { $rival } protège une carte, tu en prends { $number } au hasard.
        [rival] Pour l’instant : tu protèges une carte, { $player } en prend { $number } au hasard.
       *[nobody] Pour l’instant : { $rival } protège une carte, { $player } en prend { $number } au hasard.
    }
outlook-robbed_fewer =
    { $reader ->
        [player] Pour l’instant : { $rival } protège une carte, tu en prends { $number } au hasard ; une de moins si { $rival } joue encore une carte.
        [rival] Pour l’instant : tu protèges une carte, { $player } en prend { $number } au hasard ; une de moins si tu joues encore une carte.
       *[nobody] Pour l’instant : { $rival } protège une carte, { $player } en prend { $number } au hasard ; une de moins si { $rival } joue encore une carte.
    }
outlook-drawn =
    { $reader ->
        [player] Pour l’instant : { $rival } n’a rien à perdre, tu pioches { $number } { number-cards } comme butin.
        [rival] Pour l’instant : tu n’as rien à perdre, { $player } pioche { $number } { number-cards } comme butin.
       *[nobody] Pour l’instant : { $rival } n’a rien à perdre, { $player } pioche { $number } { number-cards } comme butin.
    }
outlook-nothing =
    { $reader ->
        [player] Pour l’instant : tu gagnes, et n’obtiens rien.
       *[nobody] Pour l’instant : { $player } gagne, et n’obtient rien.
    }
outlook-protect = { $rival } prend { $number } des autres au hasard.

## Why: the lines of a sum

explain-base = { $part } ({ $spot }) { of-player } : { $stat } imprimée
explain-unlit = { $part } ({ $spot }) { of-player } : personne ne le voit, sans { $stat }
explain-matched = { $part } ({ $spot }) { of-player } : couleur de son corps
explain-flipped = { $part } ({ $spot }) { of-player } : face cachée, sans { $stat }
explain-fake_tail = { $part } ({ $spot }) { of-player } : une Fausse queue ne compte jamais en { $stat }
explain-card = { $part } ({ $spot }) { of-player } : { $card }
explain-dark = { $part } ({ $spot }) { of-player } : { $card } n’aide que s’il est éclairé
explain-floor = { $part } ({ $spot }) { of-player } : jamais moins de 0
explain-flat = { $stat } { of-player } : { $card }
explain-floor_total = { $stat } { of-player } : jamais moins de 0
explain-cancelled = { $by } rend { $card } sans effet
explain-called_off = { $card } annule le combat

## What a word means

glossary-term = mot
glossary-matched_name = Assorti
glossary-matched = Un organe sur un corps de sa couleur : +1 en attaque et +1 en défense. Un anneau avec +1 le marque.
glossary-flipped_name = Face cachée
glossary-flipped = Retourné jusqu’à la fin du tour : attaque et défense 0, aucune capacité. Il garde sa place.
glossary-lit_name = Éclairé ou non
glossary-lit = Un Lumignon n’attaque avec 3 que contre une créature qui a un Œil valide ; sinon avec 0.
glossary-reversed_name = Fausse queue renversée
glossary-reversed = Une Fausse queue assortie esquive deux fois : après la première elle est renversée, après la seconde elle disparaît.
glossary-enclosed_name = Corps enclavé
glossary-enclosed = Ses trois bords sont raccordés à des corps : il n’a pas besoin d’organe assorti.
glossary-complete_name = Complète
glossary-complete = Tous les corps, chaque place occupée, un organe assorti sur chaque corps extérieur. Complète à la fin d’un tour, elle gagne.
glossary-price_name = Prix d’un corps
glossary-price = 3 cartes Organe si chaque corps extérieur porte un organe assorti, sinon 6 ; et aucune place ne doit être vide.
