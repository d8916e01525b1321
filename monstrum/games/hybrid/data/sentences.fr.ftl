### What Hybrid says in French: a message for each section and code. Names and texts of cards are in the packs.
### The name of a variable says what it is (`speaking/speech.py`): numbers choose between plurals, $reader names the
### variable that is the one who reads. Messages in front are parts of others; `e-figure` is the ending of what is
### said of a figure (activé, activée). Profiles have the forms `the` (le Templier), `subject` (Le Templier, where a
### sentence begins), `of` (du Templier) and `to` (au Templier).

language-vowels = aàâæeéèêëhiîïoôœuùû
number-points =
    { $number ->
        [one] point
       *[other] points
    }
number-squares =
    { $number ->
        [one] case
       *[other] cases
    }
number-warriors =
    { $number ->
        [one] guerrier
       *[other] guerriers
    }
points-points =
    { $points ->
        [one] point
       *[other] points
    }
e-figure =
    { $figure-gender ->
        [f] e
       *[m] { "" }
    }
e-profile =
    { $profile-gender ->
        [f] e
       *[m] { "" }
    }

## Words that stand in other sentences

terms-figure = { $name } ({ $letter })
    .gender = { $name-gender }
    .the = { $name-the } ({ $letter })
    .subject = { $name-subject } ({ $letter })
    .of =
        { $name-gender ->
            [f] { $name-of } ({ $letter })
            [m] { $name-of } ({ $letter })
           *[unknown] de { $name } ({ $letter })
        }
    .to =
        { $name-gender ->
            [f] { $name-to } ({ $letter })
            [m] { $name-to } ({ $letter })
           *[unknown] à { $name } ({ $letter })
        }
terms-nobody = cette figurine
    .gender = f
    .subject = Cette figurine
    .of = de cette figurine
    .to = à cette figurine
terms-side_GRIFFIN = les Griffons
    .bare = Griffons
    .of = des Griffons
terms-side_SCORPION = les Scorpions
    .bare = Scorpions
    .of = des Scorpions
terms-mode_OC = Combat offensif
terms-mode_DC = Combat défensif
terms-mode_F = Tir
terms-mode_MV = Manœuvre
terms-short_OC = CO
terms-short_DC = CD
terms-short_F = T
terms-short_MV = MV
terms-short_NV = VN
terms-short_Mt = Dp
terms-facing_N = au nord
terms-facing_E = à l’est
terms-facing_S = au sud
terms-facing_W = à l’ouest
terms-direction_N = au nord
terms-direction_NE = au nord-est
terms-direction_E = à l’est
terms-direction_SE = au sud-est
terms-direction_S = au sud
terms-direction_SW = au sud-ouest
terms-direction_W = à l’ouest
terms-direction_NW = au nord-ouest
terms-turn_left = Quart de tour à gauche
terms-turn_right = Quart de tour à droite
terms-turn_half = Demi-tour
terms-roll_strike = frappe
terms-roll_shot = tir
terms-roll_parry = parade
terms-roll_brush = bousculade
terms-roll_hinder = Manœuvre habile
terms-roll_jump = saut
terms-roll_trap = Piège
terms-roll_gas = gaz
terms-roll_combined = frappe de l’Attaque combinée
terms-roll_effect = effet
terms-outcome_failure = échec
terms-outcome_success = réussite
terms-outcome_perfect = Réussite parfaite
terms-outcome_critical = Échec critique
terms-source_strike = au corps à corps
terms-source_shot = par un tir
terms-source_trap = par un piège ou une chute
terms-source_effect = par un effet
terms-template_EXPLOSION = Explosion
terms-template_GAS = Nuage de gaz
terms-template_CHARNEL = Charnier
terms-face_trap = un Piège
terms-face_event = un Événement
terms-kind_profile_GRIFFIN = Griffon, Rang { $rank }
terms-kind_profile_SCORPION = Scorpion, Rang { $rank }
terms-kind_mission = mission
terms-profile_values = VN { $nv } · CO { $oc } · CD { $dc } · T { $f } · MV { $mv } · Dp { $mt }
terms-none = –
terms-deck_action = Action
terms-deck_event = Événement
terms-deck_army = Armée
terms-deck_aura = Aura
terms-deck_mutation = Mutation
terms-pile_ACTION = Action
terms-pile_EVENT = Événement
terms-pile_ARMY_GRIFFIN = Armée des Griffons
terms-pile_ARMY_SCORPION = Armée des Scorpions
terms-pile_AURA = Aura
terms-pile_MUTATION = Mutation
terms-flag_cells = les cellules sont ouvertes
terms-flag_gate = la grille est ouverte
terms-flag_key = la clé est tournée
terms-flag_valves = les vannes sont ouvertes
terms-use_points = pour ses points
terms-use_effect = pour son effet
terms-kind_card_ACTION = Carte Action, { $points } { points-points }
terms-hindrance = Entrave
terms-kind_card_EVENT = Carte Événement
terms-kind_card_ARMY = Carte Armée
terms-kind_card_AURA = Aura
terms-kind_card_MUTATION = Mutation
terms-behind_objective = Objectif { $number }
terms-behind_special = La mission
terms-behind_nothing = Un effet
terms-counter_ROCKS = des éboulis
terms-counter_PILLAR = un Pilier
terms-counter_TRAPDOOR_CLOSED = une trappe fermée
terms-counter_TRAPDOOR_OPEN = une trappe ouverte
terms-counter_EVENT = un marqueur Événement
terms-counter_OBJECTIVE = un Objectif
terms-counter_TEMPLATE = un gabarit
terms-subject_door = la porte en { $square }
terms-subject_tile = une partie du laboratoire
terms-subject_any = les guerriers concernés
terms-operation_mod_sl = Niveau de réussite modifié
terms-operation_mod_mode = valeur de mode modifiée
terms-operation_mod_nv = Valeur naturelle modifiée
terms-operation_mod_mt = Dp modifié
terms-operation_set_mt = points de Déplacement fixés
terms-operation_mod_range = portée de vue modifiée
terms-operation_extra_dice = un dé de plus
terms-operation_reroll = nouveau jet
terms-operation_set_die = dé fixé
terms-operation_perfect_on = Réussite parfaite facilitée
terms-operation_no_perfect = pas de Réussite parfaite
terms-operation_auto_success = réussite sans jet
terms-operation_auto_fail = échec sans jet
terms-operation_wound = Blessure
terms-operation_heal = soin
terms-operation_prevent_wounds = Blessures annulées
terms-operation_extra_wound = une Blessure de plus
terms-operation_eliminate = élimination
terms-operation_revive = retour
terms-operation_spawn = arrivée d’un guerrier
terms-operation_push = poussée
terms-operation_teleport = téléportation
terms-operation_move = déplacement
terms-operation_turn = rotation
terms-operation_swap = échange de places
terms-operation_attack = attaque
terms-operation_grant_aptitude = Aptitude accordée
terms-operation_remove_aptitude = Aptitude suspendue
terms-operation_set_mode = mode imposé
terms-operation_remove_mode_counter = marqueur de mode retiré
terms-operation_forbid = restriction
terms-operation_skip_activation = prochaine activation perdue
terms-operation_extra_activation = activation supplémentaire
terms-operation_mod_activation_roll = prochain Jet d’activation modifié
terms-operation_draw_action = pioche de cartes Action
terms-operation_discard_action = défausse de cartes Action
terms-operation_steal_action = vol de cartes Action
terms-operation_recover_action = récupération de cartes Action
terms-operation_reveal_hand = main dévoilée
terms-operation_cancel_card = carte annulée
terms-operation_copy_points = points copiés
terms-operation_draw_event = pioche de cartes Événement
terms-operation_draw_equipment = pioche d’équipement
terms-operation_open_door = ouverture de porte
terms-operation_close_door = fermeture de porte
terms-operation_destroy_door = destruction de porte
terms-operation_lock_door = verrouillage de porte
terms-operation_open_trapdoor = ouverture de trappe
terms-operation_close_trapdoor = fermeture de trappe
terms-operation_place = marqueur placé
terms-operation_remove = marqueur retiré
terms-operation_template = gabarit placé
terms-operation_darkness = obscurité
terms-operation_set_flag = mission modifiée
terms-operation_score = points de mission
terms-operation_carry = Objectif confié
terms-operation_natural_roll = Jet naturel
terms-operation_fixed_roll = jet de dé
terms-operation_choose = choix
terms-operation_for_each = suite pour d’autres

## The table: what lies where

zones-status = Round { $round } sur { $limit } · { $mission }
zones-status_setup = Mise en place · { $mission }
zones-map = Le plateau
zones-outside = { $side-bare } hors du plateau
zones-gone = { $side-bare } hors jeu
zones-mission = La mission
zones-mission_setting = mission
zones-practice = exercice
zones-recruits = { $side-bare } déjà choisis
zones-EXPLOSION = Explosion
zones-GAS = Nuage de gaz
zones-CHARNEL = Charnier
zones-floor = sol
zones-wall = mur
zones-void = vide
zones-pillar = pilier
zones-door = porte simple
zones-passage = passage simple
zones-double_door = porte double
zones-double_passage = passage double
zones-locked = porte verrouillée
zones-permanent = passage permanent
zones-rocks = éboulis
zones-counter = marqueur Événement
zones-trapdoor = trappe fermée
zones-pit = trappe ouverte
zones-entry = Entrée
zones-exit = Sortie
zones-objective = Objectif { $number }
zones-shut = Accès fermé
zones-darkness = obscurité : vue { $number }
zones-hand = { $side-bare } : cartes en main
zones-on_figure = sur { $figure-the }
zones-on_table = { $side-bare }
zones-laid_points = { $side-bare } : pour { $points }
zones-laid_effect = { $side-bare } : pour son effet
zones-second_shot = second tir
zones-annulled = annulée
zones-locked_card = pas avant la prochaine activation
zones-hand_empty = Aucune carte.
zones-in_play = Cartes en jeu
zones-laid = Cartes posées
zones-bids = { $side-bare } : cartes aux enchères
zones-discard = Défausse
zones-deck = Pioche : { $name }

## Numbers beside a player

counters-warriors =
    { $number ->
        [one] guerrier
       *[other] guerriers
    }
counters-wounds =
    { $number ->
        [one] Blessure
       *[other] Blessures
    }
counters-score =
    { $number ->
        [one] point
       *[other] points
    }
counters-exited = hors plateau
counters-cards =
    { $number ->
        [one] carte
       *[other] cartes
    }
counters-reserves = en réserve
counters-equipment = équipement

## Decisions: "you must …"

decisions-force = choisir une troupe
decisions-leader = nommer un chef
decisions-deploy = déployer un guerrier
decisions-standby_group = dire qui attend dehors
decisions-standby_entry = dire à quelle Entrée le guerrier attend
decisions-keep_firing = garder un marqueur Tir habile ou l’abandonner
decisions-order = numéroter les guerriers en secret
decisions-who_starts = dire quel camp commence
decisions-mode = annoncer un mode
decisions-level = choisir un niveau de maîtrise
decisions-move = te déplacer ou t’arrêter
decisions-brush_to = dire où l’ennemi est bousculé
decisions-objective = accepter l’Objectif ou non
decisions-objective_turn = pivoter gratuitement ou non
decisions-event_counter = activer le marqueur Événement ou non
decisions-skilled_move = retenir un ennemi ou non
decisions-face_turn = pivoter vers un ennemi et frapper, ou te déplacer normalement
decisions-target = choisir une cible ou aucune
decisions-second_target = déclarer un second tir ou non
decisions-pierce = tirer à travers la victime sur un second ennemi ou non
decisions-combined = annoncer une Attaque combinée ou non
decisions-watch_target = choisir sur qui tire le tireur à l’affût
decisions-sacrifice = sacrifier le guerrier ou non
decisions-second_strike = frapper une seconde fois ou non
decisions-infiltrate = faire un déplacement d’Infiltration ou non
decisions-die = voir un dé
decisions-roll = voir un dé
decisions-turn_up = voir ce qu’est le marqueur
decisions-mulligan = garder ta main ou en prendre une autre
decisions-equipment = défausser une carte d’équipement
decisions-bid = poser une carte face cachée ou passer
decisions-aura = déclarer une Aura ou aucune
decisions-mutation = attribuer une Mutation ou aucune
decisions-reserve = jouer une carte de ta réserve ou passer
decisions-cards = poser des cartes Action ou aucune
decisions-hindrance = poser une Entrave ou aucune
decisions-discard = défausser une carte Action
decisions-steal = prendre une carte Action
decisions-recover = prendre une carte dans la défausse d’Action
decisions-cancel = choisir quelle carte est annulée
decisions-draw = voir quelle carte c’est
decisions-lose_one = voir quelle carte c’est
decisions-effect_order = dire lequel de tes effets vient ensuite
decisions-effect_may = utiliser l’effet ou non
decisions-effect_pick = choisir une cible de l’effet
decisions-effect_choice = choisir un des effets
decisions-effect_square = choisir une case et une orientation
decisions-effect_turn = faire pivoter le guerrier ou non
decisions-effect_push = choisir une direction
decisions-effect_target = choisir une cible de l’attaque
decisions-uncover = voir ce qu’est le marqueur

## Options

labels-none = Aucun
labels-force_done = La troupe est complète
labels-move_normally = Déplacement normal
labels-no_attack = Pas d’attaque
labels-one_shot = Un seul tir
labels-no_pierce = Pas de second tir
labels-no_hinder = Ne retenir personne
labels-no_objective = Laisser l’Objectif
labels-no_turn = Ne pas pivoter
labels-no_counter = Laisser le marqueur
labels-wait_outside = Pas de place : attendre dehors
labels-shot_lost = L’attaque est perdue
labels-yes = Oui
labels-no = Non
labels-yes_keep = Garder le marqueur
labels-no_keep = Rendre le marqueur
labels-yes_combine = Attaque combinée
labels-no_combine = Attaque simple
labels-yes_second = Frapper encore
labels-no_second = Ne pas frapper encore
labels-yes_sacrifice = Sacrifier
labels-no_sacrifice = Ne pas sacrifier
labels-yes_infiltrate = Déplacement d’Infiltration
labels-no_infiltrate = Rester
labels-stop = S’arrêter ici
labels-exit = Quitter le plateau
labels-enter = Entrer en jeu
labels-watch = Se mettre en Tir habile
labels-trap = C’est un Piège
labels-event = C’est un Événement
labels-side = Aux { $side-bare } de commencer
labels-side_own = À toi de commencer
labels-mode = { $mode }
labels-level = Niveau { $number }
labels-level_oc_1 = 1 Frappe de base
labels-level_oc_2 = 2 Frappe novice : ses Blessures ne comptent pas
labels-level_oc_3 = 3 Frappe habile : une seconde si elle touche
labels-level_oc_4 = 4 Frappe experte : +2
labels-level_oc_5 = 5 Frappe magistrale : deux dés
labels-level_oc_6 = 6 Frappe héroïque : deux Blessures
labels-level_dc_1 = 1 Parade de base : frappes et tirs
labels-level_dc_2 = 2 Parade novice : peut blesser l’attaquant
labels-level_dc_3 = 3 Parade habile : rend le coup
labels-level_dc_4 = 4 Parade experte : +2
labels-level_dc_5 = 5 Parade magistrale : deux dés
labels-level_dc_6 = 6 Parade héroïque : survit aux Blessures
labels-level_f_1 = 1 Tir de base
labels-level_f_2 = 2 Tir novice : tout autour, même de près
labels-level_f_3 = 3 Tir habile : guetter une cible
labels-level_f_4 = 4 Tir expert : par-delà une figurine
labels-level_f_5 = 5 Tir magistral : deux dés
labels-level_f_6 = 6 Tir héroïque : deux tirs
labels-level_mv_1 = 1 Manœuvre de base : deux points de plus
labels-level_mv_2 = 2 Manœuvre novice : bousculer
labels-level_mv_3 = 3 Manœuvre habile : retenir un ennemi
labels-level_mv_4 = 4 Manœuvre experte : furtive
labels-level_mv_5 = 5 Manœuvre magistrale : sans surcoût
labels-level_mv_6 = 6 Manœuvre héroïque : deux Déplacements
labels-facing = Face { $facing }
labels-step = Pas { $direction }
labels-jump = Saut { $direction }
labels-brush = Bousculer l’ennemi { $direction }
labels-turn = { $turn }
labels-die = { $number }
labels-pierce = Tir à travers sur { $figure-the }
labels-accept = Accepter l’Objectif { $number }
labels-strike = Frapper { $figure-the }
labels-shoot = Tirer sur { $figure-the }
labels-hinder = Retenir { $figure-the }
labels-order = Ensuite { $figure-the }
labels-lead = { $figure } mène
labels-wait = { $figure } attend dehors
labels-pick = { $figure }
labels-hand = Confier l’Objectif { $figure-to }
labels-open = Ouvrir la porte en { $square }
labels-close = Fermer la porte en { $square }
labels-recruit = Recruter { $profile-the }
labels-deploy = { $figure } en { $square }
labels-enter_at = Entrer en { $square }
labels-aside = Bousculer l’ennemi en { $square }
labels-activate = Activer le marqueur en { $square }
labels-entry = Attendre en { $square }
labels-square = { $square }
labels-unknown = Action { $number }
labels-yes_mulligan = Plutôt trois nouvelles cartes
labels-no_mulligan = Garder la main
labels-no_bid = Passer
labels-no_aura = Pas d’Aura
labels-no_mutation = Pas de Mutation
labels-no_reserve = Passer
labels-no_cards = Aucune carte
labels-no_more_cards = Plus de cartes
labels-no_hindrance = Pas d’Entrave
labels-card_throw = Défausser { $card } face cachée
labels-card_bid = Poser { $card } face cachée
labels-card_aura = Déclarer { $card-the }
labels-card_mutate = Attribuer { $card }
labels-card_play = Jouer { $card }
labels-card_discard = Défausser { $card }
labels-card_steal = Prendre { $card }
labels-card_recover = Récupérer { $card }
labels-card_cancel = Annuler { $card }
labels-card_draw = Piochée : { $card }
labels-card_lose = Perdue : { $card }
labels-card_card = { $card }
labels-lay_points =
    { $points ->
        [0] { $card } pour aucun point
        [one] { $card } pour 1 point
       *[other] { $card } pour { $points } points
    }
labels-lay_effect = { $card } pour son effet
labels-lay_points_second =
    { $points ->
        [0] { $card } pour aucun point, sur le second tir
        [one] { $card } pour 1 point, sur le second tir
       *[other] { $card } pour { $points } points, sur le second tir
    }
labels-lay_effect_second = { $card } pour son effet, sur le second tir
labels-put = En { $square }
labels-attack = Attaquer { $figure-the }
labels-door = La porte en { $square }
labels-tile = Dalle { $number }
labels-option = { $number } : { $operations }
labels-effect_next = { $behind } : { $operations } ({ $figure })
labels-effect_next_alone = { $behind } : { $operations }
labels-yes_effect = Utiliser { $behind }
labels-no_effect = Ne pas l’utiliser
labels-yes_reroll = Relancer
labels-no_reroll = Garder le dé
labels-no_mode = Aucun mode possible

## Questions, to whoever must answer

prompts-over =
    { $reader ->
        [player] La partie est finie. Tu as gagné : { $reason }.
       *[nobody] La partie est finie. { $winner } ({ $player }) ont gagné : { $reason }.
    }
prompts-over_draw = La partie est finie. Match nul : { $reason }.
prompts-force = Tu dois choisir ta troupe ; personne ne la voit avant que les deux camps aient choisi.
prompts-leader = Tu dois nommer le chef de ton escouade.
prompts-deploy = Tu dois choisir une case pour { $figure-the }.
prompts-deploy_facing = Tu dois choisir l’orientation { $figure-of }.
prompts-standby_group =
    { $number ->
        [one] Tu dois nommer encore { $number } guerrier qui attend dehors.
       *[other] Tu dois nommer encore { $number } guerriers qui attendent dehors.
    }
prompts-standby_entry = Tu dois choisir l’Entrée où attend { $figure-the }.
prompts-keep_firing = { $figure-the } peut garder le marqueur Tir habile et n’est alors pas activé{ e-figure } ce round.
prompts-order = Tu dois numéroter tes guerriers dans l’ordre où ils agissent. Ton adversaire ne le voit pas.
prompts-who_starts = Tu as gagné le Jet d’activation : quel camp commence ?
prompts-mode = Tu dois annoncer un mode pour { $figure-the }.
prompts-level = Tu dois choisir un niveau de maîtrise pour { $figure-the }.
prompts-move =
    { $points ->
        [0] { $figure-the } : plus aucun point de Déplacement.
        [one] { $figure-the } : il reste { $points } point de Déplacement.
       *[other] { $figure-the } : il reste { $points } points de Déplacement.
    }
prompts-enter_at = Tu dois choisir où entre { $figure-the }.
prompts-enter_facing = Tu dois choisir l’orientation { $figure-of }.
prompts-brush_to = Tu dois choisir où { $figure-the } bouscule l’ennemi.
prompts-objective = { $figure-the } se tient sur un Objectif et peut l’accepter.
prompts-objective_turn = { $figure-the } peut pivoter gratuitement.
prompts-event_counter = { $figure-the } se tient sur un marqueur et peut l’activer : un Événement ou un Piège.
prompts-skilled_move = { $figure-the } peut tenter de retenir un ennemi qui lui fait face.
prompts-face_turn = { $figure-the } peut pivoter vers un ennemi au contact et frapper, ou se déplacer normalement.
prompts-target = Tu peux choisir une cible pour { $figure-the }.
prompts-target_watch = { $figure-the } ne voit aucun ennemi : tu peux te mettre en Tir habile.
prompts-target_none = { $figure-the } n’a personne à attaquer.
prompts-second_target = { $figure-the } peut déclarer un second tir.
prompts-pierce = { $figure-the } peut tirer à travers la victime sur un second ennemi.
prompts-combined = { $figure-the } peut annoncer une Attaque combinée : une frappe de plus, impossible à parer.
prompts-watch_target = { $figure-the } doit tirer : sur qui ?
prompts-sacrifice = { $figure-the } peut se sacrifier : chaque ennemi au contact est blessé.
prompts-second_strike = { $figure-the } peut frapper une seconde fois.
prompts-infiltrate = { $figure-the } peut faire un déplacement d’Infiltration.
prompts-mulligan = Tu peux mettre ta main sous la pioche et piocher trois cartes à la place.
prompts-equipment = Tu dois défausser une de tes cartes d’équipement ; personne ne voit laquelle.
prompts-bid = Enchères du Jet d’activation : tu peux poser une carte face cachée, ou passer pour de bon.
prompts-aura = Tu peux déclarer une Aura { $figure-of }.
prompts-mutation = { $figure-the } peut recevoir une Mutation de ta main.
prompts-reserve = Au tour { $figure-of } : tu peux jouer une carte de ta réserve.
prompts-cards = { $situation } : tu peux poser des cartes Action.
prompts-cards_one = { $situation } : tu peux poser une carte Action.
prompts-cards_answer = { $situation }, malgré une Entrave : tu peux répondre par d’autres cartes.
prompts-hindrance = { $situation } : tu peux poser une carte en Entrave.
prompts-hindrances = { $situation } : tu peux poser des cartes en Entrave.
prompts-discard = Tu dois choisir une carte Action à défausser.
prompts-steal = Tu dois choisir une carte à prendre.
prompts-recover = Tu dois choisir une carte de la défausse d’Action.
prompts-cancel = Tu dois choisir quelle carte est annulée.
prompts-effect_order = Plusieurs de tes effets ont lieu maintenant : lequel vient ensuite ?
prompts-effect_may = { $behind } : tu peux t’en servir ({ $operations }).
prompts-effect_may_reroll = { $behind } : le dé { $figure-of } montre { $die } ; Niveau de réussite { $level }. Tu peux le relancer.
prompts-effect_pick = { $behind } : tu dois choisir { $aim }.
prompts-effect_choice = { $behind } : tu dois choisir un des effets.
prompts-effect_square = { $behind } : tu dois choisir { $aim }.
prompts-effect_facing = { $behind } : tu dois choisir l’orientation du guerrier.
prompts-effect_turn = { $behind } : tu peux faire pivoter { $figure-the }.
prompts-effect_push = { $behind } : tu dois choisir où pousser { $figure-the }.
prompts-effect_target = { $behind } : tu dois choisir qui { $figure-the } attaque.

## Questions, to whoever waits

waiting-chance = Le hasard décide.
waiting-force = { $players } : choisir une troupe.
waiting-leader = { $players } doit nommer un chef.
waiting-deploy = { $players } doit choisir une case pour { $figure-the }.
waiting-deploy_facing = { $players } doit choisir l’orientation { $figure-of }.
waiting-standby_group = { $players } doit dire qui attend dehors.
waiting-standby_entry = { $players } doit choisir l’Entrée où attend { $figure-the }.
waiting-keep_firing = { $players } doit dire si { $figure-the } garde le marqueur Tir habile.
waiting-order = { $players } : numéroter les guerriers.
waiting-who_starts = { $players } doit dire quel camp commence.
waiting-mode = { $players } doit annoncer un mode pour { $figure-the }.
waiting-level = { $players } doit choisir un niveau de maîtrise pour { $figure-the }.
waiting-move = { $players } peut déplacer { $figure-the }.
waiting-enter_at = { $players } doit choisir où entre { $figure-the }.
waiting-enter_facing = { $players } doit choisir l’orientation { $figure-of }.
waiting-brush_to = { $players } doit choisir où { $figure-the } bouscule l’ennemi.
waiting-objective = { $players } : { $figure-the } peut accepter un Objectif.
waiting-objective_turn = { $players } : { $figure-the } peut pivoter.
waiting-event_counter = { $players } : { $figure-the } peut activer le marqueur.
waiting-skilled_move = { $players } : { $figure-the } peut retenir un ennemi.
waiting-face_turn = { $players } doit dire si { $figure-the } pivote vers un ennemi ou se déplace.
waiting-target = { $players } peut choisir une cible pour { $figure-the }.
waiting-target_watch = { $players } peut choisir une cible pour { $figure-the }.
waiting-target_none = { $players } peut choisir une cible pour { $figure-the }.
waiting-second_target = { $players } : { $figure-the } peut déclarer un second tir.
waiting-pierce = { $players } : { $figure-the } peut tirer à travers la victime sur un second ennemi.
waiting-combined = { $players } : { $figure-the } peut annoncer une Attaque combinée.
waiting-watch_target = { $players } doit choisir sur qui tire { $figure-the }.
waiting-sacrifice = { $players } : { $figure-the } peut se sacrifier.
waiting-second_strike = { $players } : { $figure-the } peut frapper une seconde fois.
waiting-infiltrate = { $players } : { $figure-the } peut se déplacer par Infiltration.
waiting-mulligan = { $players } peut prendre une autre main.
waiting-equipment = { $players } doit défausser une carte d’équipement.
waiting-bid = { $players } peut poser une carte aux enchères.
waiting-aura = { $players } peut déclarer une Aura { $figure-of }.
waiting-mutation = { $players } : { $figure-the } peut recevoir une Mutation.
waiting-reserve = { $players } peut jouer une carte de la réserve, au tour { $figure-of }.
waiting-cards = { $situation } : { $players } peut poser des cartes Action.
waiting-cards_one = { $situation } : { $players } peut poser une carte Action.
waiting-cards_answer = { $situation }, malgré une Entrave : { $players } peut répondre par d’autres cartes.
waiting-hindrance = { $situation } : { $players } peut poser une carte en Entrave.
waiting-hindrances = { $situation } : { $players } peut poser des cartes en Entrave.
waiting-discard = { $players } doit choisir une carte Action à défausser.
waiting-steal = { $players } doit choisir une carte à prendre.
waiting-recover = { $players } doit choisir une carte de la défausse d’Action.
waiting-cancel = { $players } doit choisir quelle carte est annulée.
waiting-effect_order = { $players } doit dire quel effet vient ensuite.
waiting-effect_may = { $players } peut utiliser { $behind }.
waiting-effect_may_reroll = { $players } peut relancer le dé { $figure-of } : { $behind }.
waiting-effect_pick = { $players } doit choisir une cible ({ $behind }).
waiting-effect_choice = { $players } doit choisir un des effets ({ $behind }).
waiting-effect_square = { $players } doit choisir une case ({ $behind }).
waiting-effect_facing = { $players } doit choisir l’orientation du guerrier.
waiting-effect_turn = { $players } : { $figure-the } peut pivoter.
waiting-effect_push = { $players } doit choisir où pousser { $figure-the }.
waiting-effect_target = { $players } doit choisir qui { $figure-the } attaque.

## What has happened

events-mission_started = La mission commence.
events-force_chosen =
    { $reader ->
        [side] Tu alignes { $number } { number-warriors }.
       *[nobody] { $side } alignent { $number } { number-warriors }.
    }
events-leader_named = { $figure-the } mène l’escouade.
events-deployed = { $figure-the } se déploie en { $square }, face { $facing }.
events-put_on_standby = { $figure-the } attend dehors.
events-left_out = Il n’y a pas de place pour { $figure-the }.
events-round_started = Le round { $number } commence.
events-activation_rolled =
    { $reader ->
        [side] Jet d’activation : tu fais { $die } et arrives à { $score }, { $other_side } font { $other_die } et arrivent à { $other_score }.
        [other_side] Jet d’activation : { $side } font { $die } et arrivent à { $score }, tu fais { $other_die } et arrives à { $other_score }.
       *[nobody] Jet d’activation : { $side } font { $die } et arrivent à { $score }, { $other_side } font { $other_die } et arrivent à { $other_score }.
    }
events-activation_tied = Égalité : les deux camps relancent.
events-activation_won =
    { $reader ->
        [side] Le score le plus bas l’emporte : toi.
       *[nobody] Le score le plus bas l’emporte : { $side }.
    }
events-firing_kept = { $figure-the } garde le marqueur Tir habile.
events-firing_given_up = { $figure-the } rend le marqueur Tir habile.
events-numbered =
    { $reader ->
        [side] Tu as numéroté { $number } { number-warriors }.
       *[nobody] { $side } ont numéroté { $number } { number-warriors }.
    }
events-numbered_one = { $figure-the } a le numéro { $number }.
events-starts =
    { $reader ->
        [side] Tu commences.
       *[nobody] { $side } commencent.
    }
events-revealed = { $figure-the } est activé{ e-figure } (numéro { $number }).
events-revealed_again = { $figure-the } est activé{ e-figure } une fois de plus.
events-mode_announced = { $figure-the } annonce : { $mode }.
events-level_announced = { $figure-the } annonce le niveau de maîtrise { $number }.
events-stepped = { $figure-the } avance en { $square } ({ $points } PD).
events-turned = { $figure-the } pivote face { $facing } ({ $points } PD).
events-turned_free = { $figure-the } pivote face { $facing }.
events-turned_back = { $figure-the } revient face { $facing } ({ $points } PD de moins).
events-door_opens = La porte en { $square } s’ouvre.
events-door_closes = La porte en { $square } se ferme.
events-door_opened = { $figure-the } ouvre la porte en { $square }.
events-door_closed = { $figure-the } ferme la porte en { $square }.
events-jumped = { $figure-the } saute en { $square }.
events-fell = { $figure-the } tombe dans la trappe en { $square }.
events-entered = { $figure-the } entre en { $square }, face { $facing }.
events-exited = { $figure-the } quitte le plateau.
events-handed_over = { $figure-the } confie l’Objectif { $number } { $target-to }.
events-brushed_aside = { $figure-the } bouscule { $target-the } en { $square }.
events-pushed = { $figure-the } repousse { $target-the } de { $number } { number-squares } ; Blessures de la poussée : { $points }.
events-moved_back = { $figure-the } revient en { $square }.
events-stopped = { $figure-the } s’arrête.
events-sl_line = { "  " }{ $modifier } { $amount }
events-rolled = { $figure-the }, { $roll } : Niveau de réussite { $level }, dé { $die } : { $outcome }.
events-die_rolled = Sur les dés : { $number }.
events-attacked = { $figure-the } attaque { $target-the } : { $mode }.
events-parried = { $figure-the } pare l’attaque { $target-of }.
events-wounded =
    { $number ->
        [one] { $figure-the } subit une Blessure { $source }.
       *[other] { $figure-the } subit { $number } Blessures { $source }.
    }
events-eliminated = { $figure-the } est éliminé{ e-figure }.
events-parry_taken = { $figure-the } passe en Combat défensif, niveau { $number }.
events-parry_ended = { $figure-the } quitte le Combat défensif.
events-watching = { $figure-the } guette en Tir habile, numéro { $number }.
events-watch_ended = { $figure-the } perd le marqueur Tir habile.
events-furtive = { $figure-the } se déplace furtivement.
events-furtive_ended = { $figure-the } n’agit plus furtivement.
events-hindered = { $target-the } retient { $figure-the }.
events-hindrance_ended = Plus personne ne retient { $figure-the }.
events-reacted = { $figure-the } tire sur { $target-the }, qui vient d’apparaître.
events-combined = { $figure-the } annonce une Attaque combinée.
events-piercing = Tir perforant : { $figure-the } tire encore sur { $target-the }.
events-shot_lost = { $figure-the } n’a aucun niveau qui permette l’attaque : elle est perdue.
events-no_more_shot = { $figure-the } ne peut utiliser le Tir héroïque : seul le premier tir a lieu.
events-frenzied =
    { $number ->
        [one] { $figure-the } a éliminé { $number } ennemi au corps à corps : Frénésie.
       *[other] { $figure-the } a éliminé { $number } ennemis au corps à corps : Frénésie.
    }
events-prestige_lost = { $figure-the } perd son Prestige.
events-infiltration_lost = { $figure-the } est repéré{ e-figure } et perd l’Infiltration.
events-first_contact = Premier contact !
events-first_blood =
    { $reader ->
        [side] Premier sang : tu as perdu un guerrier.
       *[nobody] Premier sang : { $side } ont perdu un guerrier.
    }
events-sacrificed = { $figure-the } se sacrifie.
events-counter_activated = { $figure-the } active le marqueur en { $square }.
events-counter_turned_up = Le marqueur en { $square } est { $face }.
events-objective_accepted = { $figure-the } accepte l’Objectif { $number }.
events-objective_dropped = L’Objectif { $number } gît en { $square }.
events-infiltrates = { $figure-the } fait un déplacement d’Infiltration.
events-scored =
    { $reader ->
        [side]
            { $number ->
                [one] Tu gagnes { $number } point de mission.
               *[other] Tu gagnes { $number } points de mission.
            }
       *[nobody]
            { $number ->
                [one] { $side } gagnent { $number } point de mission.
               *[other] { $side } gagnent { $number } points de mission.
            }
    }
events-round_ended = Le round { $number } se termine.
events-template_ended = Le gabarit { $template } en { $square } disparaît.
events-limit_reached = Le dernier round est fini.
events-game_ended =
    { $reader ->
        [side] Tu gagnes.
       *[nobody] { $side } gagnent.
    }
events-game_drawn = La partie est nulle.
events-committed =
    { $reader ->
        [player] Tu as choisi.
       *[nobody] { $player } a choisi.
    }
events-drew =
    { $reader ->
        [side] Tu pioches une carte ({ $deck }).
       *[nobody] { $side } piochent une carte ({ $deck }).
    }
events-drew_one = C’est { $card }.
events-mulliganed =
    { $reader ->
        [side] Tu mets ta main sous la pioche et pioches trois cartes.
       *[nobody] { $side } mettent leur main sous la pioche et piochent trois cartes.
    }
events-hand_kept =
    { $reader ->
        [side] Tu gardes ta main.
       *[nobody] { $side } gardent leur main.
    }
events-equipment_thrown =
    { $reader ->
        [side] Tu défausses une carte d’équipement face cachée.
       *[nobody] { $side } défaussent une carte d’équipement face cachée.
    }
events-equipment_thrown_one = C’est { $card }.
events-bid =
    { $reader ->
        [side] Tu poses une carte face cachée ({ $number } en tout).
       *[nobody] { $side } posent une carte face cachée ({ $number } en tout).
    }
events-bid_one = C’est { $card }.
events-bid_passed =
    { $reader ->
        [side] Tu passes aux enchères.
       *[nobody] { $side } passent aux enchères.
    }
events-bid_shown =
    { $reader ->
        [side] Tu avais misé { $card } ({ $points } { points-points }).
       *[nobody] { $side } avaient misé { $card } ({ $points } { points-points }).
    }
events-bids_counted = Enchères : Griffons { $number }, Scorpions { $points } { points-points }.
events-kept =
    { $reader ->
        [side] Tu gardes une carte en réserve ({ $deck }).
       *[nobody] { $side } gardent une carte en réserve ({ $deck }).
    }
events-kept_one = C’est { $card }.
events-card_turned_up =
    { $reader ->
        [side] Tu révèles { $card }.
       *[nobody] { $side } révèlent { $card }.
    }
events-reserve_played =
    { $reader ->
        [side] Tu joues { $card }.
       *[nobody] { $side } jouent { $card }.
    }
events-constant_ended = L’effet prend fin : { $card }.
events-aura_active = { $figure-the } déclare { $card-the }.
events-aura_ended = { $card-the } { $figure-of } prend fin.
events-mutated = { $figure-the } mute : { $card }.
events-mutation_lost = Mutation défaussée : { $card } { $figure-of }.
events-laid =
    { $reader ->
        [side] Tu poses { $card } { $use }.
       *[nobody] { $side } posent { $card } { $use }.
    }
events-laid_none =
    { $reader ->
        [side] Tu ne poses aucune carte.
       *[nobody] { $side } ne posent aucune carte.
    }
events-window_closed = Points d’Action : { $number } pour, { $points } contre.
events-window_closed_empty = Aucun point d’Action.
events-card_lost =
    { $reader ->
        [side] Tu perds { $card }.
       *[nobody] { $side } perdent { $card }.
    }
events-stolen =
    { $reader ->
        [side] Tu prends une carte dans la main adverse.
        [other_side] { $side } prennent une carte dans ta main.
       *[nobody] { $side } prennent une carte dans la main adverse.
    }
events-stolen_one = C’est { $card }.
events-recovered =
    { $reader ->
        [side] Tu récupères { $card }.
       *[nobody] { $side } récupèrent { $card }.
    }
events-hand_shown =
    { $reader ->
        [side] Tu montres ta main.
       *[nobody] { $side } montrent leur main.
    }
events-hand_shown_one = { "  " }{ $card } : { $number }
events-card_cancelled =
    { $reader ->
        [side] Ta carte est annulée : { $card }.
       *[nobody] Carte { $side-of } annulée : { $card }.
    }
events-points_copied =
    { $reader ->
        [side] Ta dernière carte compte { $points } { points-points }.
       *[nobody] La dernière carte { $side-of } compte { $points } { points-points }.
    }
events-effect_begun = { $behind } : { $operations }.
events-effect_begun_scores = { "  " }pour { $figure-the }
events-effect_begun_plain = { "" }
events-effect_lost = { $behind } : rien sur quoi agir ; l’effet est perdu.
events-picked_figure = Choix : { $figure-the }.
events-picked_square = Choix : { $square }.
events-picked_door = Choix : la porte en { $square }.
events-picked_tile = Choix : une dalle du laboratoire.
events-chosen =
    { $reader ->
        [side] Tu choisis l’option { $number }.
       *[nobody] { $side } choisissent l’option { $number }.
    }
events-lasts = { $behind } : { $operations } pour { $subject-the }, { $amount }.
events-lasts_grant_aptitude = { $subject-the } gagne { $aptitude } ({ $behind }).
events-lasts_remove_aptitude = { $subject-the } ne peut pas utiliser { $aptitude } pour l’instant ({ $behind }).
events-lasts_plain = { $behind } : { $operations } pour { $subject-the }.
events-no_more = Fini pour { $subject-the } : { $operations }.
events-healed =
    { $number ->
        [one] { $figure-the } récupère { $number } Blessure.
       *[other] { $figure-the } récupère { $number } Blessures.
    }
events-teleported = { $figure-the } apparaît en { $square }, face { $facing }.
events-joined = { $figure-the } arrive en { $square }, face { $facing }.
events-revived = { $figure-the } revient en { $square }, face { $facing }.
events-swapped = { $figure-the } et { $target-the } échangent leurs places.
events-shoved = { $figure-the } recule de { $number } { number-squares } sous la poussée ; Blessures : { $points }.
events-mode_set = { $figure-the } passe en { $mode }, niveau { $number }.
events-skips = { $figure-the } perdra une activation.
events-skipped = { $figure-the } perd cette activation.
events-extra_granted = { $figure-the } sera activé{ e-figure } une fois de plus.
events-initiative =
    { $reader ->
        [side] Ton prochain Jet d’activation change de { $amount }.
       *[nobody] Le prochain Jet d’activation { $side-of } change de { $amount }.
    }
events-door_destroyed = La porte en { $square } est détruite.
events-door_locked = La porte en { $square } est verrouillée.
events-door_unlocked = La porte en { $square } est déverrouillée.
events-trapdoor_opened = La trappe en { $square } s’ouvre.
events-trapdoor_closed = La trappe en { $square } se ferme.
events-placed = En { $square } il y a maintenant { $counter }.
events-taken_away = En { $square } il n’y a plus : { $counter }.
events-template_placed = Le gabarit { $template } est placé en { $square }.
events-flag_set = { "" }
events-rerolled = { $figure-the } relance le dé.
events-die_set = Le dé { $figure-of } devient { $number }.
events-no_roll = { $figure-the }, { $roll } : { $outcome } sans dé.
events-borne = { $figure-the } porte l’Objectif { $number }.

## Why: the lines of a sum

explain-natural_value = Valeur naturelle
explain-wounds = Blessures
explain-from_behind = attaque de dos
explain-felon = Félon
explain-dorsal_protection = Protection dorsale de la cible
explain-expert = niveau expert
explain-large_target = grande cible
explain-rocks = éboulis sur la ligne
explain-furtive_target = cible furtive
explain-conviction = Conviction
explain-frenzy = Frénésie
explain-prestige = Prestige
explain-points = points d’Action
explain-trap = Piège
explain-effects = effets
explain-printed = valeur imprimée
explain-movement = Dp
explain-basic_move = Manœuvre de base
explain-velocity = Vélocité
explain-held = retenu par une Manœuvre habile
explain-least = jamais moins de 1
explain-score = points de mission

## Why not

refusals-action_later = { $card } est une carte Action : on te la demande quand un guerrier attaque, pare, se défend ou manœuvre.
refusals-aura_later = { $card } est une Aura : on te la demande au début de l’activation du guerrier qui l’a.
refusals-mutation_later = { $card } est une Mutation : on te la demande au début de l’activation d’un guerrier qui peut la recevoir.
refusals-reserve_later = { $card } est gardée en réserve : on te la demande quand une activation commence ou finit.
refusals-unreadable = Ce n’est pas compris ici. On peut dire : { $examples }.
refusals-game_over = La partie est finie.
refusals-not_a_seat = Cette place n’existe pas.
refusals-not_your_turn = La décision revient maintenant à { $players }.
refusals-already_committed = Tu as choisi ; on attend encore { $players }.
refusals-chance_decides = C’est le hasard qui décide maintenant.
refusals-not_an_outcome = Ce résultat est impossible.
refusals-must_choose = Tu ne peux pas refuser : tu dois { $decision }.
refusals-wrong_decision = Maintenant, tu dois { $decision }.
refusals-too_many = C’est plus qu’on ne peut dire en une fois.
refusals-no_such_mode = { $figure-subject } n’a pas de valeur en { $mode }.
refusals-level_too_high = { $figure-subject } ne maîtrise maintenant aucun niveau au-dessus de { $number }.
refusals-level_not_legal = À ce niveau, { $target-the } n’est pas une cible permise.
refusals-not_offered_level = Le Tir héroïque demande deux tirs, le Tir habile un champ de vision vide.
refusals-no_points = Cela coûte { $number } { number-points } de Déplacement ; { $figure-to } il en reste { $points }.
refusals-blocked = Il n’y a pas de place pour { $figure-the } en { $square }.
refusals-enemy_there = Un ennemi se tient en { $square }.
refusals-friend_engaged = { $other-subject } est au contact d’un ennemi : personne ne passe au travers.
refusals-from_friend = Depuis la case d’un allié, on ne peut entrer au contact d’un ennemi.
refusals-both_flanks = Il n’y a pas d’ouverture entre les deux murs.
refusals-open_trapdoor = Personne n’entre dans une trappe ouverte ; saute par-dessus.
refusals-no_trapdoor = Il n’y a pas de trappe ouverte à sauter.
refusals-cannot_land = Il n’y a pas de place où retomber au-delà de la trappe.
refusals-no_legal_end = De là, aucune fin de Déplacement permise ne serait possible.
refusals-turned_twice = Un guerrier ne peut pivoter que deux fois sur une case.
refusals-held = { $other-subject } retient { $figure-the } : seuls les pivots restent possibles.
refusals-no_allowance = Un effet ne laisse { $figure-to } aucun point de Déplacement : seuls les pivots restent possibles.
refusals-may_not_stop = { $figure-subject } ne peut finir son Déplacement ici.
refusals-not_outside = { $figure-subject } est déjà sur le plateau.
refusals-still_outside = { $figure-subject } est encore dehors : fais d’abord son entrée.
refusals-no_entry = Aucune Entrée n’est libre pour { $figure-the }.
refusals-no_exit = { $figure-subject } ne se tient sur aucune Sortie de son camp.
refusals-diagonal_exit = Après un pas en diagonale, seuls les Chétifs peuvent sortir.
refusals-not_at_door = { $figure-subject } n’est pas à côté de cette porte.
refusals-door_locked = Cette porte est verrouillée.
refusals-door_used = Dans un Déplacement, chaque porte s’ouvre une fois et se ferme une fois.
refusals-somebody_in_door = Quelqu’un se tient dans l’embrasure.
refusals-puny_doors = Les guerriers Chétifs ne peuvent manœuvrer les portes.
refusals-door_too_small = Un grand socle ne peut utiliser une porte simple.
refusals-bears_nothing = { $figure-subject } ne porte aucun Objectif.
refusals-cannot_hand = { $other-subject } ne peut prendre l’Objectif maintenant.
refusals-no_brush = Seule une Manœuvre novice bouscule les ennemis.
refusals-cannot_brush = { $figure-subject } ne peut bousculer personne là.
refusals-not_on_board = { $target-subject } n’est pas sur le plateau.
refusals-not_an_enemy = { $target-subject } est dans ton camp.
refusals-not_in_front = { $target-subject } n’est pas au contact, face { $figure-to }.
refusals-not_behind = { $target-subject } n’est pas derrière la victime, assez près d’elle et en vue pour { $figure-the }.
refusals-not_in_contact = { $target-subject } n’est pas au contact { $figure-of }.
refusals-not_seen = { $figure-subject } ne voit pas { $target-the }.
refusals-too_close = { $target-subject } est trop près pour ce tir.
refusals-cannot_watch = Le Tir habile demande le niveau 3, et aucun ennemi en vue ni au contact.
refusals-not_free = { $square } n’est pas libre pour { $figure-the }.
refusals-no_room_for_rest = Il n’y aurait plus de place pour le reste de la troupe.
refusals-outside_zone = { $square } n’est pas dans la zone { $side-of }.
refusals-already_numbered = { $figure-subject } a déjà un numéro.
refusals-not_numbered = { $figure-subject } ne reçoit pas de numéro ce round.
refusals-not_yours = { $figure-subject } appartient à l’autre camp.
refusals-force_limit = { $profile-subject } n’entre plus dans la troupe.
refusals-not_possible = Ce n’est pas possible maintenant.
refusals-no_counter_there = Aucun marqueur Événement sous { $figure-the } en { $square }.
refusals-not_his_entry = { $square } n’est pas une Entrée ouverte et libre pour { $figure-the }.
refusals-no_place_aside = { $figure-subject } ne peut bousculer l’ennemi en { $square }.
refusals-force_not_done = La troupe n’est pas complète : il faut quelqu’un, et tous ceux que la mission exige.
refusals-no_such_card = Cette carte n’existe pas.
refusals-not_held = Tu n’as pas { $card }.
refusals-not_there = { $card } n’est pas dans cette main.
refusals-not_in_discard = { $card } n’est pas dans la défausse d’Action.
refusals-not_to_cancel = { $card } : cette carte n’a pas été posée dans cette fenêtre, ou montre trop de points.
refusals-not_for_this = { $card } ne peut servir à cela.
refusals-card_locked = Cette carte est arrivée dans ta main pendant cette activation et ne sert pas avant la prochaine : { $card }.
refusals-one_shot_only = Un seul tir est déclaré.
refusals-effect_of_other_mode = L’effet de cette carte n’est pas pour ce mode, ses points le sont : { $card }.
refusals-effect_for_hindrance = L’effet de cette carte est une Entrave ; seuls ses points servent ici : { $card }.
refusals-effect_for_own = L’effet de cette carte est pour ses propres guerriers ; seuls ses points servent ici : { $card }.
refusals-not_a_target = Ce n’est pas une cible de l’effet.
refusals-in_ascending_order = Les cibles se nomment l’une après l’autre, par ordre croissant.
refusals-cannot_be_put = Cet effet ne peut placer personne en { $square }.
refusals-cannot_attack = { $figure-subject } ne peut attaquer { $target-the } avec cet effet.
refusals-push_straight = On pousse au nord, à l’est, au sud ou à l’ouest.
refusals-no_such_option = Cette option n’existe pas.
refusals-forbidden = Un effet l’interdit { $figure-to }.

## What may come of it

outlook-strike = Frapper { $target-the } : NR { $number } ({ $sum }), { $chance } %
outlook-shot = Tirer sur { $target-the }, niveau { $level } : NR { $number } ({ $sum }), { $chance } %
outlook-level = Niveau { $level } : NR { $number } ({ $sum }), { $chance } %
outlook-parried = { $target } peut parer : NR { $number } ({ $sum }), { $chance } %
outlook-parry = Niveau { $level } : parade à NR { $number } ({ $sum }), { $chance } %
outlook-points = Niveau { $level } : { $number } { number-points } de Déplacement
outlook-shot_lost = Niveau { $level } : pas de ligne vers { $target-the }
outlook-second = Frapper encore : NR { $number } ({ $sum }), { $chance } %
outlook-hinder = Manœuvre habile : NR { $number } ({ $sum }), { $chance } %
outlook-reach = À portée : { $number } { number-squares }
outlook-reach_exit = À portée : { $number } { number-squares }, et la Sortie
outlook-jump = Saut : NR { $number } ({ $sum }), { $chance } %
outlook-brush = Bousculer { $target-the } : NR { $number } ({ $sum }), { $chance } %
outlook-again = Relancer : NR { $number } ({ $sum }), { $chance } %
outlook-through = Tir à travers sur { $target-the } : NR { $number } ({ $sum }), { $chance } %
outlook-trap = Si c’est un Piège : NR { $number } ({ $sum }), { $chance } %
outlook-strike_title = { $figure-the } frappe { $target-the }
outlook-shot_title = { $figure-the } tire sur { $target-the }
outlook-level_title = Niveau { $level } contre { $target-the }
outlook-parried_title = { $target-the } peut parer
outlook-parry_title = Parade, niveau { $level }
outlook-second_title = { $figure-the } frappe encore { $target-the }
outlook-hinder_title = { $figure-the } retient
outlook-jump_title = { $figure-the } saute
outlook-brush_title = { $figure-the } bouscule { $target-the }
outlook-again_title = { $figure-the } relance
outlook-through_title = { $figure-the } tire à travers sur { $target-the }
outlook-trap_title = { $figure-the } contre un Piège
outlook-level_line = Niveau de réussite du jet
outlook-kept_line = ce que montre le dé
outlook-dice =
    { $number ->
        [1] un dé de plus
       *[other] { $number } dés de plus
    }

## Lines of sight

sight-shot = NR { $number } · { $chance } %
sight-seen = en vue
sight-too_close = en vue, trop près pour tirer
sight-too_far = trop loin
sight-behind = derrière son dos
sight-corner = deux coins
sight-solid = mur ou porte
sight-figurine = une figurine

## Missions: how to win

goals-limit =
    { $number ->
        [one] { $number } round au plus.
       *[other] { $number } rounds au plus.
    }
goals-at_limit_DRAW = Si personne n’a gagné d’ici là, la partie est nulle.
goals-at_limit_DRAW_points = Si les deux camps ont alors autant de points, la partie est nulle.
goals-at_limit_SIDE = Si personne n’a gagné d’ici là, { $side } gagnent.
goals-at_limit_CARRIER = Si personne n’a gagné d’ici là, le camp qui porte l’Objectif { $number } gagne.
goals-wins = { $side } gagnent : { $goals }.
goals-and = { $one } et { $more }
goals-or = { $one } ; ou { $more }
goals-objective = Objectif { $number } en { $square } : pour { $whom }, Rang 1 ou plus.
goals-objective_needs = Objectif { $number } en { $square } : pour { $whom }, à condition : { $needs }.
goals-anybody = tout le monde
goals-burden = Porter l’Objectif { $number } coûte des points de mouvement : { $points } de moins.
goals-bursts = { $template } : { $number } sur des cases au hasard à la fin de chaque round, à condition : { $goal }.
goals-scoring = Les points se marquent comme le dit la mission.
goals-scores = Points : { $scores }.
goals-score_ON_WOUND_SUFFERED = { $number } chaque fois qu’un ennemi est blessé, que ce soit d’une Blessure ou de plusieurs
goals-score_ON_WOUND_SUFFERED_rank = { $number } de plus si son Rang est { $rank } ou plus
goals-score_ON_ELIMINATED = { $number } par ennemi éliminé
goals-score_ON_ELIMINATED_rank = { $number } de plus si son Rang est { $rank } ou plus
goals-eliminate_all = tous les ennemis sont éliminés
goals-eliminate = { $profile-the } est éliminé{ e-profile }
goals-survive_until = il en reste un après le round { $number }
goals-objective_done = l’Objectif { $number } est accompli
goals-objectives_in_order = les Objectifs { $numbers } sont accomplis dans cet ordre
goals-exited = guerriers partis par la Sortie : { $number } ou plus
goals-exited_profile = { $profile-the } a quitté le plateau par la Sortie
goals-exited_with = un guerrier part par la Sortie avec l’Objectif { $number }
goals-none_on_board = il n’y a plus de { $side-bare } sur le plateau
goals-flag =
    { $number ->
        [0] pas encore « { $word } »
        [1] { $word }
       *[other] { $word } : { $number }
    }
goals-round = le round { $number } est arrivé
goals-cards_in_hand =
    { $number ->
        [one] au moins { $number } carte Action en main
       *[other] au moins { $number } cartes Action en main
    }
goals-ALWAYS = rien d’autre n’est requis
goals-not = sauf si { $goal }
goals-wounded = le guerrier est blessé
goals-unwounded = le guerrier n’est pas blessé
goals-wounds =
    { $number ->
        [one] le guerrier a au moins { $number } Blessure
       *[other] le guerrier a au moins { $number } Blessures
    }
goals-rank_least = Rang { $number } ou plus
goals-rank_most = Rang { $number } ou moins
goals-profile = le guerrier est { $profile-the }
goals-has_aptitude = le guerrier a { $word }
goals-large = le guerrier a un grand socle
goals-mode = le guerrier est en mode { $word }
goals-is_leader = le guerrier mène son camp
goals-activated = le guerrier a été activé
goals-not_activated = le guerrier n’a pas été activé
goals-carrying = le guerrier porte l’Objectif { $number }
goals-in_tile = le guerrier se tient sur { $word }
goals-on = le guerrier se tient sur { $word }
goals-in_template = le guerrier se tient dans { $word }
goals-score =
    { $number ->
        [one] { $number } point marqué
       *[other] { $number } points marqués
    }
goals-more_score_at_end = ils ont plus de points après le dernier round
goals-rank_eliminated = un total de Rang { $number } d’ennemis éliminés

## What cards are laid for

situations-strike = { $figure-the } frappe { $target-the }
situations-shot = { $figure-the } tire sur { $target-the }
situations-shot_twice = { $figure-the } tire deux fois sur { $target-the }
situations-two_shots = { $figure-the } tire sur { $target-the } et sur { $other-the }
situations-parry = { $figure-the } pare l’attaque { $target-of }
situations-reaction = { $figure-the } guettait et tire sur { $target-the }
situations-guard = { $figure-the } passe en Combat défensif
situations-wait = { $figure-the } se met en Tir habile
situations-walk = { $figure-the } se déplace
situations-action = { $figure-the } agit

## What an effect asks for

aims-pick_mod_sl = de qui modifier les jets
aims-pick_mod_mode = de qui modifier le mode
aims-pick_mod_nv = de qui modifier la Valeur naturelle
aims-pick_mod_mt = de qui modifier le Dp
aims-pick_set_mt = de qui fixer les points de Déplacement
aims-pick_mod_range = de qui modifier la portée de vue
aims-pick_extra_dice = qui lance un dé de plus
aims-pick_reroll = qui refait son jet
aims-pick_set_die = de qui fixer le dé
aims-pick_perfect_on = qui aura plus facilement une Réussite parfaite
aims-pick_no_perfect = qui ne peut obtenir de Réussite parfaite
aims-pick_auto_success = qui réussit sans jet
aims-pick_auto_fail = qui échoue sans jet
aims-pick_wound = qui blesser
aims-pick_heal = qui soigner
aims-pick_prevent_wounds = de qui annuler les Blessures
aims-pick_extra_wound = qui blesse une fois de plus
aims-pick_eliminate = qui éliminer
aims-pick_revive = qui revient
aims-pick_spawn = où arrive le guerrier
aims-pick_push = qui pousser
aims-pick_teleport = qui emporter
aims-pick_move = qui déplacer
aims-pick_turn = qui faire pivoter
aims-pick_swap = qui échange de place
aims-pick_attack = qui attaque
aims-pick_grant_aptitude = qui gagne l’Aptitude
aims-pick_remove_aptitude = qui perd l’Aptitude
aims-pick_set_mode = de qui imposer le mode
aims-pick_remove_mode_counter = de qui retirer le marqueur de mode
aims-pick_forbid = à qui interdire quelque chose
aims-pick_skip_activation = qui perd sa prochaine activation
aims-pick_extra_activation = qui est activé une fois de plus
aims-pick_mod_activation_roll = de qui modifier le Jet d’activation
aims-pick_draw_action = qui pioche des cartes
aims-pick_discard_action = qui défausse des cartes
aims-pick_steal_action = qui voler
aims-pick_recover_action = qui récupère des cartes
aims-pick_reveal_hand = de qui dévoiler la main
aims-pick_cancel_card = de qui annuler la carte
aims-pick_copy_points = de qui copier les points
aims-pick_draw_event = qui pioche des Événements
aims-pick_draw_equipment = qui pioche de l’équipement
aims-pick_open_door = quelle porte ouvrir
aims-pick_close_door = quelle porte fermer
aims-pick_destroy_door = quelle porte détruire
aims-pick_lock_door = quelle porte verrouiller
aims-pick_open_trapdoor = quelle trappe ouvrir
aims-pick_close_trapdoor = quelle trappe fermer
aims-pick_place = où placer le marqueur
aims-pick_remove = quoi retirer
aims-pick_template = la case nord-ouest du gabarit, qui couvre deux cases sur deux
aims-pick_darkness = quelle dalle plonger dans l’obscurité
aims-pick_set_flag = quoi changer
aims-pick_score = qui marque
aims-pick_carry = qui porte l’Objectif
aims-pick_natural_roll = qui fait un Jet naturel
aims-pick_fixed_roll = pour qui lancer un dé
aims-pick_choose = qui est concerné
aims-pick_for_each = qui est concerné
aims-put_spawn = la case où arrive un guerrier
aims-put_revive = la case où revient le guerrier
aims-put_teleport = la case où le guerrier est emporté
aims-put_move = la case où le guerrier est déplacé

## Why the game is over

reasons-always = ainsi le veut la mission
reasons-flag =
    { $number ->
        [0] pas encore « { $word } »
        [1] { $word }
       *[other] { $word } : { $number }
    }
reasons-objective_done = l’Objectif { $number } est accompli
reasons-round = le round { $number } est arrivé
reasons-eliminate_all = il ne reste plus de { $side-bare }
reasons-eliminate = { $profile-the } est éliminé{ e-profile }
reasons-survive_until = il en reste après le round { $number }
reasons-objectives_in_order = les Objectifs { $numbers } ont été accomplis dans cet ordre
reasons-exited =
    { $number ->
        [one] { $number } guerrier est parti par la Sortie
       *[other] { $number } guerriers sont partis par la Sortie
    }
reasons-exited_profile = { $profile-the } est parti{ e-profile } par la Sortie
reasons-exited_with = l’Objectif { $number } est sorti par la Sortie
reasons-none_on_board = il n’y a plus de { $side-bare } sur le plateau
reasons-score = { $points } { points-points } de mission ; il en fallait { $number }
reasons-more_score_at_end = { $points } { points-points } de mission contre { $others } après le dernier round
reasons-rank_eliminated = un total de Rang { $number } d’ennemis est éliminé
reasons-limit_side = le dernier round est fini, et la mission leur revient alors
reasons-limit_carrier = ils portent l’Objectif { $number } à la fin du dernier round
reasons-both = les deux camps ont atteint leur but au même moment
reasons-nobody = le dernier round est fini, et personne n’a atteint son but

## Beside a question: what it means

notes-target_level = Seulement au niveau { $level } : des cartes doivent y élever le Tir, sinon le tir est perdu (HY-9.1).
notes-no_objective = { $figure-the } ne peut pas accepter l’Objectif { $number } : il faut être de Rang 1 ou plus (HY-13.1).
notes-no_target = D’ici, on ne peut attaquer personne.
notes-no_target_watch = Aucun ennemi n’est en vue. Le Tir habile guette qui apparaît ; il faut le niveau 3 après les cartes (HY-9.40).
notes-mulligan = Trois nouvelles cartes t’en coûtent une : tu en as quatre maintenant (HY-2.4).
notes-equipment = Deux des trois te restent ; tu pourras les montrer plus tard, un guerrier à la fois (HY-2.6).
notes-leader = La Conviction agit à huit cases ou moins du chef vivant (HY-14.4).
notes-standby = Qui attend dehors entre avec le premier pas de son activation (HY-4.9).
notes-bid = Chaque point retire 1 à ton dé au Jet d’activation ; le score le plus bas gagne, un 10 perd (HY-3.2).
notes-bid_alone = L’autre camp a passé. Chaque point retire 1 à ton dé ; le score le plus bas gagne (HY-3.2).
notes-keep_firing = Avec le marqueur, on tire sur qui apparaît, mais on ne reçoit pas de numéro ce round (HY-3.8).
notes-who_starts = Ensuite les camps alternent, chacun avec son plus petit numéro (HY-3.9).
notes-aura = Elle touche ceux qui entourent le chef, pas le chef, jusqu’à la prochaine activation du chef (HY-12.2).
notes-mutation = Elle reste sur le guerrier jusqu’à son élimination (HY-12.5).
notes-reserve = Le camp actif parle d’abord ; on continue jusqu’à ce que les deux passent (HY-11.8).
notes-face_turn = Pour frapper, on pivote là gratuitement, mais sans Déplacement (HY-9.11).
notes-event_counter = Piège : un Jet naturel à +3, ou une Blessure. Événement : tu pioches une carte (HY-11.5, HY-11.7).
notes-objective = Cela met fin au Déplacement ; on peut ensuite pivoter gratuitement et garder son Action (HY-13.1).
notes-skilled_move = Un ennemi retenu n’a pas de points de Déplacement tant que le contact dure (HY-9.53).
notes-brush_to = On avance sur la case qui se libère (HY-9.52).
notes-pierce = Un jet de plus, sans cartes ; il peut être paré comme d’habitude (HY-14.17).
notes-second_target = Deux tirs, c’est le Tir héroïque : il faut le niveau 6 après les cartes (HY-9.36).
notes-combined = Après cette Action, une autre frappe : une Blessure si elle réussit, sans parade (HY-14.1).
notes-second_strike = Sans cartes ni leurs points ; la cible peut parer (HY-9.13).
notes-sacrifice = Le guerrier est éliminé, et tous ceux au contact sont blessés sans parade (HY-14.14).
notes-infiltrate = Quelques cases à la fin du round ; qui est vu perd l’Infiltration (HY-15.2).
notes-watch_target = Le tir est obligatoire ; sans élimination, le marqueur est perdu (HY-9.43).
notes-effect_order = Ils ont lieu l’un après l’autre (HY-4.8).
notes-discard = Elle va à la défausse.
notes-steal = Elle arrive dans ta main et sert à partir de la prochaine activation (HY-10.14).
notes-recover = Elle arrive dans ta main et sert à partir de la prochaine activation (HY-10.14).
notes-cancel = Elle ne compte plus pour rien.
notes-reroll = Le nouveau dé compte, quoi qu’il montre.
notes-cards = Chacune pour ses points ou son effet ; { $counts }. Une Entrave peut suivre (HY-10.5).
notes-cards_one = Pour ses points ou son effet ; { $counts }. Des Entraves peuvent suivre (HY-9.44).
notes-cards_answer = Chacune pour ses points ou son effet ; { $counts }. Plus personne ne répond (HY-10.5).
notes-hindrance = Ses points sont retirés, ou son effet joue contre l’autre camp ; il peut ensuite répondre (HY-10.7).
notes-hindrances = Autant que tu veux ; leurs points sont retirés (HY-9.44).
notes-points_roll = les points augmentent le Niveau de réussite et la maîtrise
notes-points_parry = les points augmentent le Niveau de réussite
notes-points_guard = les points n’augmentent que la maîtrise choisie maintenant
notes-points_walk = les points augmentent la maîtrise, pas les points de Déplacement

## What a word means

glossary-number = nombre
glossary-number_NV_name = VN, Valeur naturelle
glossary-number_NV = Force et vie à la fois : le dé ne doit pas la dépasser, chaque Blessure la baisse de 1, et à 0 on est éliminé.
glossary-number_Mt_name = Dp, Déplacement
glossary-number_Mt = Points de Déplacement d’une activation : un pas en avant coûte 1, de côté, en arrière et pivoter plus. Une Blessure le baisse de 1.
glossary-number_rank_name = Rang
glossary-number_rank = Ce que coûte un guerrier quand on forme une troupe.
glossary-number_SL_name = NR, Niveau de réussite
glossary-number_SL = VN moins les Blessures, avec tout ce qui aide ou gêne. Un dé à dix faces qui ne le dépasse pas réussit ; 1 est parfait, 10 échoue toujours.
glossary-mode = mode
glossary-mode_OC_name = CO, Combat offensif
glossary-mode_OC = Frapper un ennemi au contact de front. Le nombre est le plus haut niveau maîtrisé ; une carte l’augmente.
glossary-mode_DC_name = CD, Combat défensif
glossary-mode_DC = Rester en garde : parer les attaques de face et de côté. Une Blessure ou un autre mode y met fin.
glossary-mode_F_name = T, Tir
glossary-mode_F = Tirer sur un ennemi en vue, avec une case entre les deux. Sans nombre, pas d’arme pour cela.
glossary-mode_MV_name = MV, Manœuvre
glossary-mode_MV = Aller plus loin au lieu de se battre. Deux points de plus, et les portes ne coûtent rien.
glossary-aptitude = Aptitude
glossary-aptitude_combined_attack_name = Attaque combinée
glossary-aptitude_combined_attack = { $x } fois par partie, une fois par round : après les frappes d’un niveau, une frappe de plus, impossible à parer.
glossary-aptitude_aura_name = Aura
glossary-aptitude_aura = Mène : la carte Aura aide les autres à { $x } cases ou moins.
glossary-aptitude_puny_name = Chétif
glossary-aptitude_puny = Passe les coins sans surcoût et ne cache que ses semblables ; ne peut ouvrir de portes.
glossary-aptitude_conviction_name = Conviction
glossary-aptitude_conviction = +{ $x } aux frappes et parades à 8 cases ou moins du chef vivant.
glossary-aptitude_duellist_name = Duelliste
glossary-aptitude_duellist = Une frappe ou un tir avec un dé de { $x } ou moins est une Réussite parfaite.
glossary-aptitude_felon_name = Félon
glossary-aptitude_felon = +{ $x } aux frappes de dos.
glossary-aptitude_frenzy_name = Frénésie
glossary-aptitude_frenzy = +{ $x } aux frappes et parades par ennemi éliminé au corps à corps.
glossary-aptitude_brutish_strength_name = Force brute
glossary-aptitude_brutish_strength = Une frappe réussie repousse sa cible de { $x } case(s), même si elle a été parée.
glossary-aptitude_mutation_name = Mutation
glossary-aptitude_mutation = Peut porter { $x } carte(s) Mutation.
glossary-aptitude_eye_of_the_lynx_name = Œil de lynx
glossary-aptitude_eye_of_the_lynx = Voit et tire { $x } cases plus loin.
glossary-aptitude_infiltration_name = Infiltration
glossary-aptitude_infiltration = Tant qu’aucun ennemi ne l’a vu, le guerrier peut se déplacer de { $x } de plus à la fin d’un round.
glossary-aptitude_prestige_name = Prestige
glossary-aptitude_prestige = +{ $x } à chaque jet jusqu’à la première Blessure.
glossary-aptitude_dorsal_protection_name = Protection dorsale
glossary-aptitude_dorsal_protection = Qui le frappe de dos n’a pas +1, mais −{ $x }.
glossary-aptitude_sacrifice_name = Sacrifice
glossary-aptitude_sacrifice = Après une Manœuvre de base, le guerrier peut donner sa vie : chaque ennemi au contact subit { $x } Blessure(s).
glossary-aptitude_titan_name = Titan
glossary-aptitude_titan = Les éboulis ne le ralentissent ni ne le blessent, et seul un Titan peut le bousculer.
glossary-aptitude_velocity_name = Vélocité
glossary-aptitude_velocity = +{ $x } aux jets contre les Pièges ; les éboulis ne coûtent rien de plus.
glossary-aptitude_armour_piercing_shot_name = Tir perforant
glossary-aptitude_armour_piercing_shot = Après un tir qui touche, un tir sur un second ennemi à { $x } case(s) au plus derrière le premier, sans cartes.
glossary-counter = marqueur
glossary-counter_number_name = Numéro d’activation
glossary-counter_number = Dans quel ordre un camp agit. Secret jusqu’au tour du guerrier ; en gris, il a agi.
glossary-counter_parry_name = CD avec un nombre
glossary-counter_parry = En garde à ce niveau : les attaques de face et de côté sont parées jusqu’à une Blessure ou un autre mode.
glossary-counter_watch_name = T3, Tir habile
glossary-counter_watch = Guette, l’arme prête, et tire sur le premier ennemi qui apparaît.
glossary-counter_furtive_name = MV4, Manœuvre experte
glossary-counter_furtive = Se déplace furtivement : aucun guetteur ne tire, et les tirs subis ont −2 jusqu’à la prochaine action.
glossary-counter_hindered_name = retenu, Manœuvre habile
glossary-counter_hindered = Retenu par un ennemi voisin : pas de points de Déplacement tant que le contact dure.
glossary-counter_wounds_name = Blessures
glossary-counter_wounds = Chaque goutte baisse VN, chaque mode et Dp de 1 ; autant que la VN éliminent.
glossary-counter_carries_name = Objectif porté
glossary-counter_carries = La gemme violette : le guerrier porte cet Objectif, et le lâche quand il est éliminé.
glossary-counter_aura_name = Aura
glossary-counter_aura = Le mince cadre doré est la portée d’une Aura ; elle aide tous ceux du camp à l’intérieur, sauf qui la porte.
glossary-counter_mutations_name = Mutations
glossary-counter_mutations = Traits violets : les cartes Mutation portées.
glossary-counter_event_name = Marqueur Événement ou Piège
glossary-counter_event = L’hexagone de papier : qui finit là un Déplacement peut le retourner, Événement ou Piège.
glossary-counter_rocks_name = Éboulis
glossary-counter_rocks = Y entrer coûte plus, seul un Titan s’y arrête, et un tir au travers a −1 par case.
glossary-counter_template_name = Gabarit
glossary-counter_template = Explosion, gaz ou ossements sur deux cases sur deux, aussi longtemps que le dit la carte.

## Building a force

muster-most =
    { $number ->
        [one] Il n’y en a qu’un.
       *[other] Il n’y en a que { $number }.
    }
muster-given = Reprends d’abord ce que tu as donné : le reste a été posé dans l’ordre.
muster-warriors = La troupe est au complet : { $number } guerriers au plus.
muster-warriors_owed = Les dernières places sont gardées pour ceux que la mission exige.
muster-rank0 = Au plus { $number } de Rang 0.
muster-ranks = Coûte { $cost } ; il reste { $left }.
muster-ranks_owed = Coûte { $cost } ; il reste { $left } en plus de ceux que la mission exige.
muster-owed = La mission exige { $profile-the }.
muster-nobody = Choisis au moins un guerrier.
muster-too_much = Cette troupe dépasse ce que la mission permet.
muster-note_rank0 = Au plus { $number } de Rang 0.
muster-note_compulsory = { $profile-subject } doit en être.
