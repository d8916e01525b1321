"""Several people at one table, each with a browser of his own."""

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor


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


def alone(visitor: Visitor, *bots: str, game: str = "xybrid", seed: int = 1, **options: object) -> Hand:
    """Against bots, at once."""
    seats = ("me", *(bots or ("random",)))
    table = visitor.open_table(*seats, game=game, start=True, **options)["table"]["id"]
    visitor.go(f"/t/{table}")
    hand = Hand(visitor, 0, seed)
    visitor.until(lambda: 0 in visitor.updates, "no update")
    return hand


def reach(hand: Hand, *decisions: str, wanted: tuple[str, ...] = (), least: int = 3) -> None:
    """Plays beside the page until one of these is asked, with something to choose from."""
    while hand.wait():
        if hand.update["decision"] in decisions and len(hand.update["options"]) >= least:
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
