"""Secret choices of several seats at once: what to do so that nobody gains by having guessed it.

In each sampled world the payoffs of every meeting of own and others' answers are found by rollouts. Then all
seats learn to play against each other, by regret matching (Hart and Mas-Colell): the seat that thinks has one
mixture for all worlds, because it cannot tell them apart; the others have one in each, because what they hold
is theirs to know. The average mixture is played.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.quick import Quick

ROUNDS: Final = 300  # of learning
SCARCE: Final = 0.04  # what is played less often than this is noise


@final
class Meeting:
    """The payoffs in one world: for each own answer and each profile of the others the shares of all of
    them, the own one first."""

    def __init__(self, rows: i64, widths: list[int]) -> None:
        self.rows = rows
        self.widths = widths  # how many answers each of the others has
        self.profiles: i64 = 1
        for width in widths:
            self.profiles *= width
        self.found: list[list[int]] = []  # row × profiles + profile

    def answer_in(self, profile: i64, who: i64) -> i64:
        """What one of the others does in a profile."""
        left = profile
        for at in range(who):
            left //= self.widths[at]
        return left % self.widths[who]

    def mean(self, row: i64) -> i64:
        """The own share, with everything the others may do equally likely."""
        total: i64 = 0
        for profile in range(self.profiles):
            total += self.found[row * self.profiles + profile][0]
        return total // self.profiles

    def lower(self, row: i64, by: i64) -> None:
        """Trust an own answer less."""
        for profile in range(self.profiles):
            self.found[row * self.profiles + profile][0] -= by


@final
class Mixture:
    """How likely each of some answers is, by what one regrets not to have done."""

    def __init__(self, width: i64) -> None:
        self.regrets = [0.0] * width
        self.now = [1.0 / float(width)] * width
        self.total = [0.0] * width

    def learn(self, payoffs: list[float]) -> None:
        expected = 0.0
        for at in range(len(payoffs)):
            expected += self.now[at] * payoffs[at]
        whole = 0.0
        for at in range(len(payoffs)):
            self.total[at] += self.now[at]
            regret = self.regrets[at] + payoffs[at] - expected
            self.regrets[at] = regret
            if regret > 0.0:
                whole += regret
        for at in range(len(payoffs)):
            if whole > 0.0:
                regret = self.regrets[at]
                self.now[at] = regret / whole if regret > 0.0 else 0.0
            else:
                self.now[at] = 1.0 / float(len(payoffs))

    def average(self) -> list[float]:
        whole = sum(self.total)
        return [one / whole for one in self.total]


def mixed(meetings: list[Meeting]) -> list[float]:
    """How often each own answer should be played."""
    rows = meetings[0].rows
    own = Mixture(rows)
    others = [[Mixture(width) for width in meeting.widths] for meeting in meetings]
    for _time in range(ROUNDS):
        gains = [0.0] * rows
        for number in range(len(meetings)):
            play_once(meetings[number], own, others[number], gains)
        own.learn([gain / float(len(meetings)) for gain in gains])
    return own.average()


def play_once(meeting: Meeting, own: Mixture, others: list[Mixture], gains: list[float]) -> None:
    """Everybody's expectations in one world: what the own answers gain is added, the others learn at once."""
    theirs = [[0.0] * width for width in meeting.widths]
    for profile in range(meeting.profiles):
        answers = [meeting.answer_in(profile, who) for who in range(len(others))]
        likely = 1.0
        for who in range(len(others)):
            likely *= others[who].now[answers[who]]
        for row in range(meeting.rows):
            shares = meeting.found[row * meeting.profiles + profile]
            gains[row] += likely * float(shares[0])
            for who in range(len(others)):
                chance = others[who].now[answers[who]]
                without = own.now[row] * (likely / chance if chance > 0.0 else alone(others, answers, who))
                theirs[who][answers[who]] += without * float(shares[1 + who])
    for who in range(len(others)):
        others[who].learn(theirs[who])


def alone(others: list[Mixture], answers: list[int], who: i64) -> float:
    """How likely the answers of all others but one are."""
    likely = 1.0
    for at in range(len(others)):
        if at != who:
            likely *= others[at].now[answers[at]]
    return likely


def drawn(chances: list[float], rng: Quick) -> i64:
    """One of the answers, by how often it should be played; what is hardly ever played is not."""
    kept = [chance if chance >= SCARCE else 0.0 for chance in chances]
    left = sum(kept) * float(rng.below(1 << 16)) / 65536.0
    last: i64 = 0
    for at in range(len(kept)):
        if kept[at] > 0.0:
            last = at
            left -= kept[at]
            if left < 0.0:
                break
    return last
