### The table of XYbrid.

xybrid-gain = +{ $amount } infamy
xybrid-nothing_to_lose = nothing to lose
xybrid-loss = −{ $amount } infamy
xybrid-in_hand = { $count } in hand: +{ $amount }
xybrid-infamy_unit = infamy
xybrid-to_pile = to the pile
xybrid-drawings = XYbrid: { $count } parts
xybrid-become = … and what becomes of them
xybrid-nothing_lives = Nothing lives here yet.
xybrid-jammed = jammed
xybrid-used = used
xybrid-held =
    { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }
xybrid-round_over = Round { $round } is over
xybrid-monster = Monster
xybrid-no_parts = no parts
xybrid-hand = Hand
xybrid-effects = Effects
xybrid-other = other
xybrid-this_round = This round
xybrid-round = Round { $round }
xybrid-infamy = Infamy
xybrid-note_hand = One for each part in hand, and what parts of the monster add to it.
xybrid-nothing_comes = Nothing comes of it. { $text }
xybrid-monster_of = { $owner }'s monster
xybrid-act_mission_activated = MISSION
xybrid-act_destroyed = destroyed
xybrid-act_jammed = jammed
xybrid-act_swapped = exchanged
xybrid-act_science_added = new science
xybrid-act_picked_at_random = by chance
xybrid-act_copied = copied
xybrid-act_none = no effect
xybrid-act_deploy = DEPLOY
