"""What Hybrid can ask, and what it is answered with: one line per kind of record, one per block of actions.

The action space is the same for every pack and mission: what a pack does not have has a number instead of a
name. The registers of a record are named from `a` on; those of a Movement are explained in
`rules/movement_so_far.py`, those of a card window in `rules/opening.py`, those of an effect in
`rules/sources.py`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.core.state import CHANCE, NOBODY, SEALED
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.effects import (
    acting,
    aiming,
    blocks,
    displacing,
    fighting,
    hands,
    laid,
    pieces,
    placing,
    rolling,
    run,
    simultaneous,
    wounding,
)
from monstrum.games.hybrid.rules import (
    actions,
    activation,
    auction,
    brushing,
    dealing,
    deployment,
    draws,
    equipment,
    event_cards,
    falls,
    kinds,
    move_end,
    movement,
    overwatch,
    rolls,
    round_end,
    rounds,
    standby,
    strikes,
    windows,
)
from monstrum.games.hybrid.rules.attacks import Parry
from monstrum.games.hybrid.rules.expiry import ActionOver
from monstrum.games.hybrid.rules.firing import Shot, Shots
from monstrum.games.hybrid.rules.movement_record import Look
from monstrum.games.hybrid.rules.piercing import Pierce
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, SQUARES
from monstrum.games.hybrid.rules.templates import Gas
from monstrum.games.hybrid.rules.wounds import Batch
from monstrum.games.hybrid.speaking.card_refusals import (
    bid_refused,
    hand_refused,
    lay_refused,
    not_in_discard,
    not_to_cancel,
    own_card_refused,
)
from monstrum.games.hybrid.speaking.effect_refusals import (
    cannot_attack,
    cannot_be_put,
    no_such_option,
    not_a_target,
    push_straight,
    target_in_order,
)
from monstrum.games.hybrid.speaking.labels import (
    attacking,
    card_label,
    chosen_effect,
    deploy_label,
    deploying,
    door_label,
    figure_params,
    lay_label,
    level_label,
    next_effect,
    no_cards,
    no_effect,
    opening,
    profile_label,
    tile_label,
    unknown_in,
    yes_effect,
)
from monstrum.games.hybrid.speaking.move_refusals import MOVE_REFUSALS
from monstrum.games.hybrid.speaking.naming import (
    card_word,
    door_word,
    figure_word,
    lay_word,
    profile_word,
    square_word,
    tile_word,
)
from monstrum.games.hybrid.speaking.notes import bid_note, card_note, may_note, window_note
from monstrum.games.hybrid.speaking.prompts import (
    deployed_facing,
    entering_at,
    entering_facing,
    of_effect,
    of_effect_on,
    of_figure,
    of_group,
    of_movement,
    of_window,
    picking,
    put_facing,
    putting,
)
from monstrum.games.hybrid.speaking.refs import (
    card_refs,
    deploy_refs,
    door_refs,
    facing_refs,
    jump_refs,
    lay_refs,
    mode_refs,
    side_refs,
    step_refs,
    subject_refs,
    tile_refs,
    turn_refs,
    warriors_asked,
)
from monstrum.games.hybrid.speaking.setup_refusals import (
    deploy_refused,
    force_not_done,
    force_refused,
    mode_refused,
    order_refused,
    wrong_square,
)
from monstrum.games.hybrid.speaking.target_refusals import (
    cannot_watch,
    hinder_refused,
    level_refused,
    not_seen,
    pierce_refused,
    second_refused,
    target_refused,
    turn_refused,
)
from monstrum.games.hybrid.state import FIGURES, SkirmishState
from monstrum.games.hybrid.thinking.activations import (
    enter_likings,
    face_turn_likings,
    level_likings,
    mode_likings,
    move_likings,
    target_likings,
)
from monstrum.games.hybrid.thinking.choices import (
    combine_likings,
    counter_likings,
    hinder_likings,
    pierce_likings,
    sacrifice_likings,
    second_likings,
    shot_likings,
    turn_likings,
)
from monstrum.games.hybrid.thinking.effects import (
    discard_likings,
    equipment_likings,
    may_likings,
    pick_likings,
    place_likings,
    reserve_likings,
    trial_likings,
)
from monstrum.games.hybrid.thinking.hands import (
    keep_equipment,
    mulligan_likings,
    take_cards,
)
from monstrum.games.hybrid.thinking.rounds import (
    bid_likings,
    deploy_facing_likings,
    deploy_likings,
    force_likings,
    group_likings,
    keep_likings,
    order_likings,
    put_facing_likings,
    starts_likings,
)
from monstrum.games.hybrid.thinking.windows import card_likings
from monstrum.kit.asks import A_SEAT, Ask, Asked, Asks, asked, chance, step
from monstrum.kit.space import Block, Layout, Said, Space

NUMBERS: Final = tuple(map(str, range(11)))
FACES: Final = 10
TURN_WORDS: Final = ("left", "right", "half")
WAYS: Final = tuple(DIRECTION_NAMES)


def identity(layout: Layout) -> object:
    """What the hash of the layout was agreed to be made of."""
    spans = [(block.name, layout.first[block.name], layout.number_of(block)) for block in layout.space.blocks]
    return ["hybrid", spans, terms.MODES, layout.catalog.profile_ids, layout.catalog.card_ids]


def spelled(word: Callable[[SkirmishState, int], str]) -> Said:
    return lambda state, now, thing: word(state, thing)


def option_word(state: object, now: Asked, number: int) -> str:
    return str(number + 1) if "choice" in now.ask.answers else f"#{number}"


SPACE: Final = Space(
    "hybrid",
    (
        Block("none", verb="none", also=("pass", "done", "nothing"), label="none", declines=True),
        Block("yes", verb="yes", ref=subject_refs),
        Block("no", verb="no", ref=subject_refs, declines=True),
        Block("side", terms.SIDES, ref=side_refs, label="side", param="side", noun="side"),
        Block("mode", terms.MODES, "mode", ref=mode_refs, label="mode", param="mode", noun="mode"),
        Block(
            "level", NUMBERS[1 : terms.LEVELS + 1], "level", ref=subject_refs, label="level", param="number",
            noun="LoM", first=1,
        ),
        Block(
            "facing", terms.FACINGS, "face", ref=facing_refs, label="facing", param="facing", noun="facing",
        ),
        Block("step", WAYS, "step", label="step", param="direction", noun="direction"),
        Block("turn", TURN_WORDS, "turn", ref=subject_refs, label="turn", param="turn", noun="turn"),
        Block("jump", WAYS, "jump", label="jump", param="direction", noun="direction"),
        Block("brush", WAYS, "brush", label="brush", param="direction", noun="direction"),
        Block("stop", verb="stop", ref=subject_refs, declines=True),
        Block("exit", verb="exit", also=("leave",), ref=subject_refs),
        Block("enter", verb="enter", ref=subject_refs),
        Block("watch", verb="watch", ref=subject_refs),
        Block("die", NUMBERS[1 : FACES + 1], "roll", label="die", param="number", noun="face", first=1),
        Block(
            "spare", 2, "spare", thing=lambda state, now, number: f"#{number}",
            label=unknown_in(actions.SPARE),
        ),
        Block("trap", verb="trap"),
        Block("event", verb="event"),
        Block(
            "objective", NUMBERS[: terms.OBJECTIVES + 1], "accept", ref="objective", label="accept",
            param="number", noun="number",
        ),
        Block(
            "figure", FIGURES, "pick", ("strike", "shoot"),
            thing=spelled(figure_word), ref="figure", param=figure_params, noun="figure",
        ),
        Block(
            "hand_to", FIGURES, "hand", thing=spelled(figure_word),
            ref="figure", param=figure_params, noun="figure",
        ),
        Block(
            "door", 64, opening, ("open", "close"),
            thing=spelled(door_word), ref=door_refs, label=door_label, noun="door",
        ),
        Block(
            "profile", 64, "recruit",
            thing=spelled(profile_word), ref="profile", label=profile_label,
            noun="profile",
        ),
        Block(
            "choice", 32, "choice", thing=option_word, label=unknown_in(actions.CHOICE),
            noun="number",
        ),
        Block(
            "tile", 32, "tile", thing=spelled(tile_word), ref=tile_refs,
            label=tile_label, noun="tile",
        ),
        Block(
            "card", 256, "card", thing=spelled(card_word),
            ref=card_refs, label=card_label, noun="design",
        ),
        Block(
            "lay", 512, "lay", thing=spelled(lay_word), ref=lay_refs,
            label=lay_label, noun="(design · 2 + effect) · 2 + shot",
        ),
        Block(
            "square", SQUARES, "square", ("deploy",),
            thing=lambda state, now, square: square_word(square),
            ref="square", label="square", param="square", noun="square",
        ),
    ),
    identity,
)  # fmt: skip
NUMBERED: Final = {  # where the rules, which are compiled, have the same numbers
    "none": actions.NONE, "yes": actions.YES, "no": actions.NO, "side": actions.SIDE, "mode": actions.MODE,
    "level": actions.LEVEL, "facing": actions.FACING, "step": actions.STEP, "turn": actions.TURN,
    "jump": actions.JUMP, "brush": actions.BRUSH, "stop": actions.STOP, "exit": actions.EXIT,
    "enter": actions.ENTER, "watch": actions.WATCH, "die": actions.DIE, "spare": actions.SPARE,
    "trap": actions.TRAP_UP, "event": actions.EVENT_UP, "objective": actions.OBJECTIVE,
    "figure": actions.FIGURE, "hand_to": actions.HAND_TO, "door": actions.DOOR, "profile": actions.PROFILE,
    "choice": actions.CHOICE, "tile": actions.TILE, "card": actions.CARD, "lay": actions.LAY,
    "square": actions.SQUARE,
}  # fmt: skip

FIGURE: Final = "figure:figure"
MOVEMENT: Final = "mover:mover left packed doors stood"
STRIKES: Final = "figure:figure target:enemy level bits points stage"
WINDOW: Final = "figure:figure opposing:opposing first bits:bits step"
SOURCE: Final = "who:who figures:figures how:how"
ROLL: Final = "dice perfect kept rolled"
YES_NO: Final = ("yes", "no")
BY_CHANCE: Final = "HY-5.1"
IN_EFFECT: Final = "HY-4.8"
EITHER: Final = (A_SEAT, CHANCE)


def yes_no(code: str) -> Mapping[str, str]:
    """Yes and no, said by what they mean."""
    return {"yes": f"yes_{code}", "no": f"no_{code}"}


LINES: Final = (
    Ask(
        kinds.FORCE, deployment.Force("FORCE"), "HY-2.3", ("profile", "none"), "sides:sides", (SEALED,),
        words={"none": "done"}, labels={"none": "force_done"},
        refused={"profile": force_refused, "none": force_not_done},
        likes=force_likings,
    ),
    Ask(
        kinds.LEADER, deployment.Leader("LEADER"), "HY-14.4", ("figure",), "side", words={"figure": "lead"},
        note="leader",
    ),
    Ask(
        kinds.DEPLOY, deployment.Deploy("DEPLOY"), "HY-2.7", ("square", "none"), FIGURE,
        words={"square": deploying}, labels={"square": deploy_label, "none": "wait_outside"},
        refs={"square": deploy_refs}, prompt=of_figure, refused={"square": deploy_refused},
        likes=deploy_likings, outlook="deployed",
    ),
    Ask(
        kinds.DEPLOY_FACING, deployment.DeployFacing("DEPLOY", follows=True), "HY-2.7", ("facing",),
        f"{FIGURE} square", written="DEPLOY_2", prompt=deployed_facing,
        likes=deploy_facing_likings,
    ),
    Ask(
        kinds.STANDBY_GROUP, standby.StandbyGroup("STANDBY_GROUP"), "HY-2.7", ("figure",),
        "side group left lowest", words={"figure": "wait"}, prompt=of_group,
        likes=group_likings, note="standby",
    ),
    Ask(
        kinds.STANDBY_ENTRY, standby.StandbyEntry("STANDBY_ENTRY"), "HY-2.7", ("square",), "comer:figure",
        words={"square": "entry"}, labels={"square": "entry"}, prompt=of_figure,
        refused={"square": wrong_square("not_his_entry", "HY-2.7")},
        likes=deploy_likings, note="standby",
    ),
    Ask(
        kinds.KEEP_FIRING, rounds.KeepFiring("KEEP_FIRING"), "HY-3.8", YES_NO, FIGURE, labels=yes_no("keep"),
        prompt=of_figure,
        likes=keep_likings, note="keep_firing",
    ),
    Ask(
        kinds.ORDER, rounds.Order("ORDER"), "HY-3.7", ("figure",), "sides:sides", (SEALED,),
        words={"figure": "order"}, secret=("figure",), refused={"figure": order_refused},
        likes=order_likings,
    ),
    Ask(
        kinds.WHO_STARTS, rounds.WhoStarts("WHO_STARTS"), "HY-3.9", ("side",), by=(A_SEAT, NOBODY),
        likes=starts_likings, note="who_starts",
    ),
    Ask(
        kinds.MODE, activation.Mode("MODE"), "HY-4.2", ("mode", "none"), FIGURE, labels={"none": "no_mode"},
        prompt=of_figure, refused={"mode": mode_refused},
        likes=mode_likings,
    ),
    Ask(
        kinds.LEVEL, activation.Level("LEVEL"), "HY-4.4", ("level", "none"),
        f"{FIGURE} target second bits points", labels={"level": level_label, "none": "shot_lost"},
        prompt=of_figure, refused={"level": level_refused},
        likes=level_likings, outlook="levels",
    ),
    Ask(
        kinds.MOVE, movement.Move("MOVE"), "HY-7.2",
        ("step", "turn", "jump", "brush", "stop", "exit", "enter", "door", "hand_to"), MOVEMENT,
        refs={"step": step_refs, "jump": jump_refs, "brush": step_refs}, prompt=of_movement,
        refused=MOVE_REFUSALS,
        likes=move_likings, outlook="within_reach",
    ),
    Ask(
        kinds.ENTER_AT, movement.EnterAt("MOVE", follows=True), "HY-7.2", ("square",), MOVEMENT,
        written="MOVE_2", words={"square": "at"}, labels={"square": "enter_at"}, prompt=entering_at,
        refused={"square": wrong_square("not_his_entry", "HY-7.36")},
        likes=enter_likings,
    ),
    Ask(
        kinds.ENTER_FACING, movement.EnterFacing("MOVE", follows=True), "HY-7.2", ("facing",), MOVEMENT,
        written="MOVE_3", prompt=entering_facing,
        likes=enter_likings,
    ),
    Ask(
        kinds.BRUSH_TO, brushing.BrushTo("BRUSH_TO"), "HY-9.52", ("square",), MOVEMENT,
        words={"square": "aside"}, labels={"square": "aside"}, prompt=of_movement,
        refused={"square": wrong_square("no_place_aside", "HY-9.52")},
        note="brush_to",
    ),
    Ask(
        kinds.OBJECTIVE, move_end.Objective("OBJECTIVE"), "HY-13.1", ("objective", "none"), "bearer:figure",
        labels={"none": "no_objective"}, prompt=of_figure,
        note="objective",
    ),
    Ask(
        kinds.OBJECTIVE_TURN, move_end.ObjectiveTurn("OBJECTIVE_TURN"), "HY-13.1", ("turn", "none"), FIGURE,
        (A_SEAT, NOBODY), labels={"none": "no_turn"}, refs={"turn": turn_refs}, prompt=of_figure,
        likes=turn_likings,
    ),
    Ask(
        kinds.EVENT_COUNTER, move_end.EventCounter("EVENT_COUNTER"), "HY-11.5", ("square", "none"), FIGURE,
        words={"square": "activate"}, labels={"square": "activate", "none": "no_counter"}, prompt=of_figure,
        refused={"square": wrong_square("no_counter_there", "HY-11.5")},
        likes=counter_likings, note="event_counter", outlook="trapped",
    ),
    Ask(
        kinds.SKILLED_MOVE, move_end.SkilledMove("SKILLED_MOVE"), "HY-9.53", ("figure", "none"),
        "hinderer:figure", words={"figure": "hinder"}, labels={"none": "no_hinder"}, prompt=of_figure,
        refused={"figure": hinder_refused},
        likes=hinder_likings, note="skilled_move", outlook="hindered",
    ),
    Ask(
        kinds.FACE_TURN, activation.FaceTurn("FACE_TURN"), "HY-9.11", ("figure", "none"), FIGURE,
        words={"figure": "strike", "none": "move"}, labels={"none": "move_normally"}, decides=("none",),
        prompt=of_figure, refused={"figure": turn_refused},
        likes=face_turn_likings, note="face_turn", outlook="struck",
    ),
    Ask(
        kinds.TARGET, activation.Target("TARGET"), "HY-9.1", ("figure", "watch", "none"), FIGURE,
        words={"figure": attacking}, labels={"none": "no_attack"}, prompt=of_figure,
        refused={"figure": target_refused, "watch": cannot_watch},
        likes=target_likings, outlook="targets",
    ),
    Ask(
        kinds.SECOND_TARGET, activation.SecondTarget("SECOND_TARGET"), "HY-9.36", ("figure", "none"),
        "shooter:figure first", words={"figure": "shoot"}, labels={"none": "one_shot"}, prompt=of_figure,
        refused={"figure": second_refused},
        likes=second_likings, note="second_target", outlook="targets",
    ),
    Ask(
        kinds.PIERCE, Pierce("PIERCE"), "HY-14.17", ("figure", "none"),
        "shooter:figure first:anybody second:anybody level", words={"figure": "pierce"},
        labels={"none": "no_pierce"}, prompt=of_figure, refused={"figure": pierce_refused},
        likes=pierce_likings, note="pierce", outlook="behind",
    ),
    Ask(
        kinds.COMBINED, strikes.Combine("COMBINED"), "HY-14.1", YES_NO, STRIKES, labels=yes_no("combine"),
        prompt=of_figure,
        likes=combine_likings, note="combined",
    ),
    Ask(
        kinds.WATCH_TARGET, overwatch.WatchTarget("WATCH_TARGET"), "HY-9.41", ("figure",),
        "shooter:figure enemy", words={"figure": "shoot"}, prompt=of_figure, refused={"figure": not_seen},
        likes=shot_likings, note="watch_target", outlook="watched",
    ),
    Ask(
        kinds.SACRIFICE, move_end.Sacrifice("SACRIFICE"), "HY-14.14", YES_NO, FIGURE,
        labels=yes_no("sacrifice"), prompt=of_figure,
        likes=sacrifice_likings, note="sacrifice",
    ),
    Ask(
        kinds.SECOND_STRIKE, strikes.SecondStrike("SECOND_STRIKE"), "HY-9.13", YES_NO, STRIKES,
        labels=yes_no("second"), prompt=of_figure,
        note="second_strike", outlook="second",
    ),
    Ask(
        kinds.INFILTRATE, round_end.Infiltrate("INFILTRATE"), "HY-15.2", YES_NO, FIGURE,
        labels=yes_no("infiltrate"), prompt=of_figure,
        note="infiltrate",
    ),
    chance(kinds.DIE, rolls.Die("DIE"), BY_CHANCE, ("die",), "register"),
    chance(kinds.ROLL, rolls.Roll("ROLL"), BY_CHANCE, ("die",), f"roller:figure level {ROLL}"),
    chance(kinds.TURN_UP, move_end.TurnUp("TURN_UP"), BY_CHANCE, ("trap", "event"), "finder:figure counter"),
    step(kinds.SETUP, deployment.Setup("SETUP"), "stage"),
    step(kinds.ROUND, rounds.Round("ROUND")),
    step(
        kinds.ACTIVATION_ROLL, rounds.ActivationRoll("ACTIVATION_ROLL"),
        "griffin scorpion rolled griffin_bid scorpion_bid",
    ),
    step(kinds.NUMBERING, rounds.Numbering("NUMBERING"), "stage"),
    step(kinds.SEQUENCE, rounds.Sequence("SEQUENCE"), "side:side extra"),
    step(kinds.ACTIVATION, activation.Activation("ACTIVATION"), FIGURE),
    step(kinds.MODE_CHOICE, activation.ModeChoice("MODE_CHOICE"), FIGURE),
    step(kinds.ACTION, activation.Action("ACTION"), FIGURE),
    step(kinds.ACTIVATION_END, activation.ActivationEnd("ACTIVATION_END"), FIGURE),
    step(kinds.MOVEMENT, movement.StartMovement("MOVEMENT"), f"{FIGURE} allowance flags"),
    step(kinds.MOVE_ON, movement.MoveOn("MOVE_ON"), MOVEMENT),
    step(kinds.MOVEMENT_END, move_end.MovementEnd("MOVEMENT_END"), f"{FIGURE} flags travelled step"),
    step(kinds.PUSH, falls.Push("PUSH"), "pusher:figure victim:enemy squares"),
    step(kinds.STRIKES, strikes.Strikes("STRIKES"), STRIKES),
    step(kinds.STRIKE, strikes.Strike("STRIKE"), "attacker:figure target:enemy level bits points roll"),
    step(kinds.PARRY, Parry("PARRY"), "parrier:figure attacker:enemy bits - points roll"),
    step(kinds.SHOTS, Shots("SHOTS"), "shooter:figure targets:targets level bits points stage"),
    step(kinds.SHOT, Shot("SHOT"), "shooter:figure target:enemy level bits points roll"),
    step(kinds.BATCH, Batch("BATCH"), "wounded eliminated side killer step"),
    step(kinds.REACT, overwatch.React("REACT"), f"{FIGURE} asked"),
    step(kinds.TRAP, move_end.Trap("TRAP"), f"{FIGURE} - - - - roll"),
    step(kinds.INFILTRATION, round_end.Infiltration("INFILTRATION"), "place"),
    step(kinds.ROUND_END, round_end.RoundEnd("ROUND_END"), "stage"),
    step(kinds.BRUSHED, brushing.Brushed("BRUSHED"), MOVEMENT),
    step(kinds.JUMPED, falls.Jumped("JUMPED"), MOVEMENT),
    step(kinds.HINDER, move_end.Hinder("HINDER"), "hinderer:figure victim:enemy - - - roll"),
    step(kinds.LOOK, Look("LOOK"), f"{FIGURE} before gas"),
    step(kinds.STANDBY, standby.Standby("STANDBY"), "side group"),
    step(kinds.SHOT_AT, overwatch.ShotAt("SHOT_AT"), "shooter:figure target:enemy - - - bits"),
    step(kinds.GAS, Gas("GAS"), f"{FIGURE} - - - - roll"),
    Ask(
        kinds.MULLIGAN, dealing.Mulligan("MULLIGAN"), "HY-2.4", YES_NO, labels=yes_no("mulligan"),
        likes=mulligan_likings, note="mulligan",
    ),
    Ask(
        kinds.EQUIPMENT, equipment.Equipment("EQUIPMENT"), "HY-2.6", ("card",), words={"card": "throw"},
        secret=("card",), refused={"card": own_card_refused},
        likes=keep_equipment, note="equipment",
    ),
    Ask(
        kinds.BID, auction.Bid("BID"), "HY-3.3", ("card", "none"), "passed",
        words={"card": "bid", "none": "pass"}, labels={"none": "no_bid"}, secret=("card",),
        refused={"card": bid_refused},
        likes=bid_likings, note=bid_note,
    ),
    Ask(
        kinds.AURA, equipment.DeclareAura("AURA"), "HY-12.2", ("card", "none"), FIGURE,
        words={"card": "aura"}, labels={"none": "no_aura"}, prompt=of_figure,
        refused={"card": own_card_refused},
        likes=trial_likings, note="aura",
    ),
    Ask(
        kinds.MUTATION, equipment.AwardMutation("MUTATION"), "HY-12.5", ("card", "none"), FIGURE,
        words={"card": "mutate"}, labels={"none": "no_mutation"}, prompt=of_figure,
        refused={"card": own_card_refused},
        likes=equipment_likings, note="mutation",
    ),
    Ask(
        kinds.RESERVE, event_cards.Reserve("RESERVE"), "HY-11.8", ("card", "none"),
        f"{FIGURE} side:side passed", words={"card": "play", "none": "pass"}, labels={"none": "no_reserve"},
        prompt=of_figure,
        refused={"card": own_card_refused},
        likes=reserve_likings, note="reserve",
    ),
    Ask(
        kinds.CARDS, windows.Cards("CARDS"), "HY-10.5", ("lay", "none"), WINDOW, labels={"none": no_cards},
        prompt=of_window, refused={"lay": lay_refused("effect_for_hindrance")},
        window=True,
        likes=card_likings, note=window_note, outlook="cards",
    ),
    Ask(
        kinds.HINDRANCE, windows.Hindrance("HINDRANCE"), "HY-10.5", ("lay", "none"), WINDOW,
        labels={"none": "no_hindrance"}, prompt=of_window, refused={"lay": lay_refused("effect_for_own")},
        window=True,
        likes=card_likings, note=window_note, outlook="hindrance",
    ),
    Ask(
        kinds.DISCARD, hands.Discard("DISCARD"), "HY-10.14", ("card",), "side:hand left",
        words={"card": "discard"}, refused={"card": hand_refused},
        likes=discard_likings, note="discard",
    ),
    Ask(
        kinds.STEAL, hands.Steal("STEAL"), "HY-10.14", ("card",), "side:hand left", words={"card": "steal"},
        secret=("card",), refused={"card": hand_refused},
        likes=take_cards, note="steal",
    ),
    Ask(
        kinds.RECOVER, hands.Recover("RECOVER"), "HY-10.14", ("card",), "left:discard",
        words={"card": "recover"}, refused={"card": not_in_discard},
        likes=take_cards, note="recover",
    ),
    Ask(
        kinds.CANCEL, laid.Cancel("CANCEL"), "HY-10.10", ("card",), "first points", words={"card": "cancel"},
        refused={"card": not_to_cancel},
        likes=take_cards, note="cancel",
    ),
    chance(
        kinds.DRAW, draws.Draw("DRAW"), BY_CHANCE, ("card",), "side:side deck what whom",
        words={"card": "draw"},
    ),
    chance(
        kinds.LOSE_ONE, hands.LoseOne("LOSE_ONE"), BY_CHANCE, ("card",), "side:hand goes_over",
        words={"card": "lose"},
    ),
    step(kinds.DEALING, dealing.Dealing("DEALING"), "stage"),
    step(kinds.AUCTION, auction.Auction("AUCTION"), "side:side passed"),
    step(kinds.RESERVES, event_cards.Reserves("RESERVES"), f"{FIGURE} side:side passed"),
    step(kinds.WINDOW, windows.Window("WINDOW"), WINDOW),
    step(kinds.DRAWING, draws.Drawing("DRAWING"), "side:side deck:deck number what whom"),
    step(kinds.USED, event_cards.Used("USED"), "card:card"),
    step(kinds.START_WINDOW, equipment.StartWindow("START_WINDOW"), f"{FIGURE} stage"),
    step(kinds.ACTIVATION_OVER, activation.ActivationOver("ACTIVATION_OVER"), FIGURE),
    step(kinds.RUN, run.Run("RUN"), f"row:rows end {SOURCE} fired"),
    step(kinds.ACT, acting.Act("ACT"), f"row:row left:laid {SOURCE} fired"),
    step(kinds.FIRING, simultaneous.Firing("FIRING"), "number:instances"),
    Ask(
        kinds.EFFECT_ORDER, simultaneous.EffectOrder("EFFECT_ORDER"), IN_EFFECT, ("choice",),
        "number:instances side", words={"choice": "option"}, labels={"choice": next_effect},
        refused={"choice": no_such_option},
        likes=trial_likings, note="effect_order",
    ),
    Ask(
        kinds.EFFECT_MAY, run.EffectMay("EFFECT_MAY"), IN_EFFECT, YES_NO, f"row:row -:square {SOURCE} fired",
        labels={"yes": yes_effect, "no": no_effect}, prompt=of_effect,
        refused={"yes": no_such_option, "no": no_such_option},
        likes=may_likings, note=may_note, outlook="again",
    ),
    Ask(
        kinds.EFFECT_PICK, aiming.EffectPick("EFFECT_PICK"), IN_EFFECT, ("figure", "square", "door", "tile"),
        f"row:row picked:laid {SOURCE} fired", EITHER, words={"door": "door"}, prompt=picking,
        refused={
            "figure": target_in_order, "square": target_in_order, "door": not_a_target, "tile": not_a_target,
        },
        likes=pick_likings, note=card_note, outlook="picked",
    ),
    Ask(
        kinds.EFFECT_CHOICE, blocks.EffectChoice("EFFECT_CHOICE"), IN_EFFECT, ("choice",),
        f"row:row target:square {SOURCE} fired", words={"choice": "option"}, labels={"choice": chosen_effect},
        prompt=of_effect, refused={"choice": no_such_option},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_SQUARE, placing.EffectSquare("EFFECT_SQUARE"), "HY-1.9", ("square",),
        f"row:row whom:square {SOURCE} fired", EITHER, words={"square": "put"}, labels={"square": "put"},
        prompt=putting, refused={"square": cannot_be_put},
        likes=place_likings, note=card_note, outlook="put",
    ),
    Ask(
        kinds.EFFECT_FACING, placing.EffectFacing("EFFECT_SQUARE", follows=True), "HY-1.9", ("facing",),
        f"row:row figure:square {SOURCE} square", EITHER, written="EFFECT_SQUARE_2", prompt=put_facing,
        refused={"facing": no_such_option},
        likes=put_facing_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_TURN, displacing.EffectTurn("EFFECT_TURN"), "HY-7.16", ("turn", "none"),
        f"row:row figure:square {SOURCE} fired", labels={"none": "no_turn"}, refs={"turn": turn_refs},
        prompt=of_effect_on, refused={"turn": no_such_option},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_PUSH, displacing.EffectPush("EFFECT_PUSH"), "HY-7.40", ("step",),
        f"row:row figure:square {SOURCE} fired", words={"step": "push"}, prompt=of_effect_on,
        refused={"step": push_straight},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_TARGET, fighting.EffectTarget("EFFECT_TARGET"), "HY-9.1", ("figure",),
        f"row:row attacker:square {SOURCE} fired", words={"figure": "attack"}, prompt=of_effect_on,
        refused={"figure": cannot_attack},
        likes=trial_likings, note=card_note,
    ),
    step(kinds.BRANCH, rolling.Branch("BRANCH"), f"row:row target:square {SOURCE} roll"),
    step(kinds.ROLLED, rolls.Rolled("ROLLED"), f"roller level {ROLL}"),
    step(kinds.ROLLING, rolls.Rolling("ROLLING"), "roller kind mode bonus dice"),
    step(kinds.ACTION_OVER, ActionOver("ACTION_OVER")),
    step(kinds.AVOID, wounding.Avoid("AVOID"), "number side may_parry suffers stage"),
    chance(kinds.UNCOVER, pieces.Uncover("UNCOVER"), BY_CHANCE, ("trap", "event"), "counter"),
    step(kinds.MODE_READY, activation.ModeReady("MODE_READY"), FIGURE),
)  # fmt: skip

ASKS: Final[Asks[Asked]] = Asks(SPACE, asked, LINES, NUMBERED, warriors_asked)
BLOCKS: Final = SPACE.over(None)  # the same for every pack


def block_of(action: int) -> str:
    """The name of the block an action belongs to."""
    return BLOCKS.place(action)[0].name
