"""The pictures of Mutation Wars: building, rebuilding, fighting; five in one tank; the end and its replay."""

from tests.browser.company import alone, reach
from tests.browser.hand import Hand
from tests.browser.test_tank import GROWING, drag
from tools.photographer import BOTH, SEED, Photographer, play_until


def building(hand: Hand) -> bool:
    """A spot is empty, and several cards would fit."""
    update = hand.update
    return bool(update["decision"] == "build_action" and hand.view["turn"] > 4 and len(update["options"]) > 3)


def grown(hand: Hand) -> bool:
    return bool(hand.update["decision"] == "build_action" and hand.view["turn"] > 6)


def fighting(hand: Hand) -> bool:
    update = hand.update
    cards = ("attacker_card", "defender_card")
    return bool(update["decision"] in cards and hand.view["turn"] > 4 and len(update["options"]) > 2)


def tank(photographer: Photographer) -> None:
    """A game against two bots: a card is held, a battle is weighed, somebody wins."""
    visitor = photographer.visitor
    hand = alone(visitor, "greedy", "greedy", game="mutation_wars", seed=SEED)
    for name, reached in (("tank-build", building), ("tank-battle", fighting)):
        play_until(hand, reached)
        visitor.drawn()
        hand.touch(visitor.page.locator(".tray .card.live").first)
        photographer.take(name, *BOTH)
        visitor.page.keyboard.press("Escape")
    sums = visitor.page.get_by_role("button", name="How both add up")
    if sums.count():  # where they have no room of their own
        hand.touch(sums)
        photographer.take("tank-sums", *BOTH)
    play_until(hand, lambda _: False)
    hand.result.wait_for()
    photographer.take("tank-result", *BOTH)
    visitor.go(f"/t/{hand.update['table']}/replay#{hand.update['ply'] * 3 // 5}")
    visitor.page.get_by_role("radiogroup").wait_for()
    photographer.take("tank-replay", *BOTH)


def rebuilding(photographer: Photographer) -> None:
    """A part is on its way to another body."""
    visitor = photographer.visitor
    hand = alone(visitor, "random", "random", game="mutation_wars", seed=3)
    reach(hand, "rearrange", wanted=GROWING, least=2)
    first = str(hand.update["outlook"]["refs"][0]).partition(":P0.")[2]
    spots = visitor.page.locator(".stage .tile").first.locator(".spot[data-place]")
    places = [str(spot.get_attribute("data-place")) for spot in spots.all()]
    drag(visitor, first, next(place for place in places if place[:2] != first[:2]))
    hand.playing.first.wait_for()
    photographer.take("tank-rearrange", *BOTH)


def five_in_a_tank(photographer: Photographer) -> None:
    hand = alone(photographer.visitor, *["greedy"] * 4, game="mutation_wars", seed=SEED)
    play_until(hand, lambda hand: hand.update["decision"] == "build_action" and hand.view["turn"] > 6)
    photographer.visitor.drawn()
    photographer.take("tank-five", *BOTH)
