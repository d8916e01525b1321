"""XY-11  End of the game: who has won."""

from monstrum.games.xybrid.state import LabState


def ranks(state: LabState) -> list[int]:
    """XY-11.2, XY-11.3  Most infamy wins; competition ranks: 1, 1, 3, …"""
    return [1 + sum(1 for other in state.infamy if other > infamy) for infamy in state.infamy]


def returns(state: LabState) -> list[float]:
    """Zero-sum: the winners share what the losers pay, one each."""
    places = ranks(state)
    winners = places.count(1)
    losers = state.seats - winners
    return [losers / winners if place == 1 and losers else (-1.0 if place > 1 else 0.0) for place in places]
