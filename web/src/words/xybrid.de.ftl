### Der Tisch von XYbrid.

xybrid-gain = +{ $amount } Verruf
xybrid-nothing_to_lose = nichts zu verlieren
xybrid-loss = −{ $amount } Verruf
xybrid-in_hand = { $count } auf der Hand: +{ $amount }
xybrid-infamy_unit = Verruf
xybrid-to_pile = auf die Ablage
xybrid-drawings = XYbrid: { $count } Teile
xybrid-become = … und was aus ihnen wird
xybrid-nothing_lives = Hier lebt noch nichts.
xybrid-jammed = gestört
xybrid-used = benutzt
xybrid-held =
    { $count ->
        [one] { $count } Teil
       *[other] { $count } Teile
    }
xybrid-round_over = Runde { $round } ist vorbei
xybrid-monster = Monster
xybrid-no_parts = keine Teile
xybrid-hand = Hand
xybrid-effects = Wirkungen
xybrid-other = sonst
xybrid-this_round = Diese Runde
xybrid-round = Runde { $round }
xybrid-infamy = Verruf
xybrid-note_hand = Eins für jedes Teil auf der Hand, und was Teile des Monsters dazugeben.
xybrid-nothing_comes = Es wird nichts daraus. { $text }
xybrid-monster_of = Das Monster von { $owner }
xybrid-act_mission_activated = MISSION
xybrid-act_destroyed = zerstört
xybrid-act_jammed = gestört
xybrid-act_swapped = getauscht
xybrid-act_science_added = neue Wissenschaft
xybrid-act_picked_at_random = durch Zufall
xybrid-act_copied = kopiert
xybrid-act_none = ohne Wirkung
xybrid-act_deploy = EINSATZ
