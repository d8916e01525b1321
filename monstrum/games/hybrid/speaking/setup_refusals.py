"""Why not: before the first round, at its order, and where a mode or a square is asked for."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.deployment import fits_in, room
from monstrum.games.hybrid.rules.effect_sums import mode_forbidden
from monstrum.games.hybrid.rules.movement_record import FLAGS_AT
from monstrum.games.hybrid.speaking.naming import profile_word, square_word
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.state import SkirmishState, side_of
from monstrum.kit.asks import Asked
from monstrum.kit.space import Refused


def force_not_done(state: SkirmishState, now: Asked, _: int) -> Refusal:
    return Refusal("force_not_done", (now.ask.rule,))


def force_refused(state: SkirmishState, now: Asked, profile: int) -> Refusal | None:
    if profile >= state.catalog.profiles:
        return None
    return Refusal("force_limit", (now.ask.rule,), {"profile": profile_word(state, profile)})


def deploy_refused(state: SkirmishState, now: Asked, square: int) -> Refusal:
    """HY-2.7  Outside the zone, not free, or in the way of the rest."""
    figure = now.register("figure")
    side = side_of(figure)
    params = {"square": square_word(square), "figure": figure_param(state, figure), "side": terms.SIDES[side]}
    if not state.mission.zone_at[square] >> side & 1:
        return Refusal("outside_zone", ("HY-2.7",), params)
    if not fits_in(state, room(state, side), square, state.base[figure]):
        return Refusal("not_free", ("HY-2.7",), params)
    return Refusal("no_room_for_rest", ("HY-2.7",), params)


def wrong_square(code: str, rule: str) -> Refused:
    """The square is none of those asked for; who is asked stands in the first register."""

    def refused(state: SkirmishState, now: Asked, square: int) -> Refusal:
        figure = figure_param(state, now.numbers[0] % FLAGS_AT)
        return Refusal(code, (rule,), {"square": square_word(square), "figure": figure})

    return refused


def order_refused(state: SkirmishState, now: Asked, figure: int) -> Refusal:
    """HY-3.7  Somebody else's, numbered already, or not to be numbered."""
    params = {"figure": figure_param(state, figure)}
    if side_of(figure) != now.actor:
        return Refusal("not_yours", ("HY-3.7",), params)
    if actions.FIGURE + figure in state.buffers[now.actor]:
        return Refusal("already_numbered", ("HY-3.7",), params)
    return Refusal("not_numbered", ("HY-3.7", "HY-3.8"), params)


def mode_refused(state: SkirmishState, now: Asked, mode: int) -> Refusal:
    figure = now.register("figure")
    params = {"figure": figure_param(state, figure)}
    if mode_forbidden(state, figure, mode):
        return Refusal("forbidden", (now.ask.rule,), params)
    return Refusal("no_such_mode", (now.ask.rule,), {**params, "mode": terms.MODES[mode]})
