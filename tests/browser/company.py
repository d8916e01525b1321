"""Several people at one table, each with a browser of his own."""

import random
from collections.abc import Callable

from tests.browser.conftest import Visit
from tests.browser.hand import Hand, send
from tests.browser.visitor import Json, Visitor

ALL = 1_000_000  # more than happens in any game: nothing of it is told again

There = Callable[[Json], bool]  # whether a game has come to what a test is about


def sit_together(visit: Visit, *names: str, seed: int = 1, **options: object) -> list[Hand]:
    """They sit in this order and the game has begun; how they came there is another test's matter."""
    visitors = [visit(**options).called(name) for name in names]
    host = visitors[0]
    opened = host.open_table("me", *["open"] * (len(names) - 1))
    table = opened["table"]["id"]
    for seat, guest in enumerate(visitors[1:], 1):
        guest.post(f"/api/tables/{table}/sit", seat=seat, token=opened["invite"])
    host.post(f"/api/tables/{table}/start")
    hands = [Hand(visitor, seat, seed + seat) for seat, visitor in enumerate(visitors)]
    for hand in hands:
        hand.visitor.go(f"/t/{table}")
        hand.visitor.until(lambda hand=hand: hand.seat in hand.visitor.updates, "no update")  # type: ignore[misc]
    return hands


def alone(
    visitor: Visitor,
    *bots: str,
    game: str = "xybrid",
    seed: int = 1,
    to: There | None = None,
    wanted: tuple[str, ...] = (),
    **options: object,
) -> Hand:
    """Against bots, at once; with `to`, the page is opened where the game has come to that."""
    hand = Hand(visitor, 0, seed)
    hand.visitor.go(sit_down(visitor, *bots, game=game, rng=hand.rng, to=to, wanted=wanted, **options))
    visitor.until(lambda: 0 in visitor.updates, "no update")
    if to is not None:
        visitor.page.locator("main[data-laid]").wait_for()
        visitor.drawn()
    return hand


def sit_down(
    visitor: Visitor,
    *bots: str,
    game: str = "xybrid",
    rng: random.Random | None = None,
    to: There | None = None,
    wanted: tuple[str, ...] = (),
    **options: object,
) -> str:
    """The address of a table against bots, which nobody has opened yet."""
    seats = ("me", *(bots or ("random",)))
    table = visitor.open_table(*seats, game=game, start=True, **options)["table"]["id"]
    if to is not None:
        chance = rng or random.Random(1)
        lead(visitor, table, to, lambda update: send(visitor, 0, update, chance, wanted))
    return f"/t/{table}"


def lead(visitor: Visitor, table: str, there: There, answer: Callable[[Json], None]) -> None:
    """Answers without a page until the first seat is asked something like this: drawing every answer would
    take many times as long."""
    while True:
        update: Json = visitor.context.request.get(f"/api/tables/{table}/update?seat=0&since={ALL}").json()
        assert update["ending"] is None, "the game is over, and nobody was asked"
        if not update["options"]:
            visitor.page.wait_for_timeout(20)  # bots think
        elif there(update):
            return
        else:
            answer(update)


def question(*decisions: str, least: int = 3) -> There:
    """One of these is asked, with something to choose from."""
    return lambda update: update["decision"] in decisions and len(update["options"]) >= least


def secret(update: Json) -> bool:
    return bool(update["secret"])


def reach(hand: Hand, *decisions: str, wanted: tuple[str, ...] = (), least: int = 3) -> None:
    """Plays beside the page until one of these is asked, with something to choose from."""
    there = question(*decisions, least=least)
    while hand.wait():
        if there(hand.update):
            hand.visitor.drawn()
            return
        hand.answer_beside(*wanted)
    raise AssertionError(f"nobody asked for {decisions}")


def settle(hands: list[Hand]) -> None:
    """Until all of them know of the same ply; not inside a sealed choice, where plies are each one's own."""
    for hand in hands:
        hand.visitor.until(lambda: len({hand.update["ply"] for hand in hands}) == 1, "somebody is behind")


def asked(hands: list[Hand]) -> list[Hand]:
    """Who must decide now, as their own pages say."""

    def found() -> list[Hand]:
        for hand in hands:
            hand.page.wait_for_timeout(5)  # lets its news arrive
        return [hand for hand in hands if hand.asked]

    return hands[0].visitor.until(found, "nobody is asked")


def play_on(hands: list[Hand], decisions: int) -> None:
    """Whoever is asked answers."""
    for _ in range(decisions):
        asked(hands)[0].answer()


def play_to_the_secret_choice(hands: list[Hand]) -> None:
    """To the first one all of them are asked for. Nobody answers it before the news is on every page: who did
    would have his breakthrough revealed on the way here."""
    for _ in range(200):
        now = asked(hands)
        if now[0].update["secret"]:
            hands[0].visitor.until(lambda: len(asked(hands)) == len(hands), "somebody is not asked")
            assert all(hand.update["secret"] for hand in hands)
            return
        now[0].answer_beside()
    raise AssertionError("no secret choice in 200 answers")
