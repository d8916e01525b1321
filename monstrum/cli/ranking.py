"""How a game stands, best first."""

from monstrum.texts.match import Match


def ranking(match: Match) -> str:
    """One line per seat: rank, seat, name, score. In a drawn game nobody has a place."""
    result = match.game.result(match.state)
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    places = ["=" if result.drawn else f"{rank}." for rank in result.ranks]
    return "\n".join(f"{places[seat]} P{seat} {match.names[seat]}: {result.scores[seat]}" for seat in order)
