"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not.
"""

import re
from typing import Final

from monstrum.content.names import folded
from monstrum.content.suggestions import did_you_mean
from monstrum.games.hybrid.asks import ASKS, BLOCKS
from monstrum.games.hybrid.asks.space import TURN_WORDS
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, WIDTH
from monstrum.games.hybrid.speaking.naming import USES, figure_word
from monstrum.games.hybrid.speaking.subjects import subject
from monstrum.games.hybrid.state import FIGURES, NOT_IN_PLAY, SkirmishState, side_of
from monstrum.kit.reading import Reader, quoted

_SQUARE: Final = re.compile(r"\(?\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)?")

SINGLE_WORDS: Final = ASKS.single_words()
NOTHING_WORDS: Final = ("none", "pass", "done", "nothing")
VERBS: Final = ASKS.verbs()
DIRECTED: Final = ("step", "jump", "brush")
PLACING: Final = ("deploy", "enter", "put")
NUMBERED: Final = {"level": (1, 6), "die": (1, 10), "objective": (0, 6)}
UNNAMED: Final = ("door", "profile", "choice", "tile", "card", "lay", "spare")  # things with numbers too
JOINING_WORDS: Final = ("and", "over", "to", "at", "with", "then", "for", "facing", "as", "counter", "door")


def read_square(word: str) -> int | None:
    """`column,row` as a square; None if it is none."""
    match = _SQUARE.fullmatch(word)
    if match is None or int(match[1]) >= WIDTH or int(match[2]) >= WIDTH:
        return None
    return int(match[2]) * WIDTH + int(match[1])


def read_figure(state: SkirmishState, word: str) -> int | None:
    """The figurine with this letter, or with the same letter in the other case if only that one is there."""
    if word.startswith("#") and word[1:].isdigit() and int(word[1:4]) < FIGURES:
        return int(word[1:4])
    if len(word) != 1:
        return None
    for letter in (word, word.swapcase()):
        for figure in range(FIGURES):
            if state.status[figure] != NOT_IN_PLAY and state.letter[figure] == ord(letter):
                return figure
    return None


class SkirmishReader(Reader):
    """Reads for one seat in one state: the pending decision gives bare words their meaning."""

    state: SkirmishState

    def asks_for(self, block: str) -> bool:
        return block in self.now.ask.answers

    def understood(self, text: str) -> list[int]:
        said = _SQUARE.sub(lambda match: f" {match[1]},{match[2]} ", text).split()
        if not said:
            self.give_up("Nothing was said.")
        verb, rest = said[0].casefold(), said[1:]
        if not rest:
            return self.one_word(said[0])
        if verb in PLACING or (verb == "at" and len(self.plain(rest)) == 2):
            return self.placed(verb, rest)
        block = VERBS.get(verb, "")
        if block == "figure":
            return [actions.FIGURE + self.figure(word) for word in self.plain(rest)]
        if block == "profile" and not rest[0].startswith("#"):
            return [actions.PROFILE + self.profile(id) for id in self.profiles(rest)]
        thing = self.thing(verb, block, rest)
        return self.bare(text, said) if thing is None else [thing]

    def thing(self, verb: str, block: str, rest: list[str]) -> int | None:
        """The one thing a verb speaks of; None if it is no verb that speaks of one."""
        first = BLOCKS.first.get(block, 0)
        if block in DIRECTED:
            return first + self.word_of(self.only(rest).upper(), DIRECTION_NAMES, "direction")
        if block == "turn":
            return self.turn(self.only(rest))
        if block == "facing":
            return first + self.facing(self.only(rest))
        if block == "mode":
            return first + self.word_of(self.only(rest).upper(), terms.MODES, "mode")
        if block in NUMBERED:
            return first + self.number(verb, block, self.only(rest))
        if verb == "option":
            return first + self.option(self.only(rest))
        if block == "door" and not rest[0].startswith("#"):
            return first + self.door(self.only(rest))
        if block == "hand_to":
            return first + self.figure(self.only(rest))
        if block == "square":
            return first + self.square(self.only(rest))
        if rest[0].startswith("#") and block in UNNAMED:
            return first + self.in_block(block, self.only(rest))
        if block == "tile":
            return first + self.word_of(self.only(rest).upper(), self.state.catalog.tiles, "tile")
        if block == "card":
            return first + self.card(rest)
        if block == "lay":
            return self.laid(rest)
        if block in ("choice", "spare"):
            return first + self.in_block(block, self.only(rest))
        return None

    # One word ---------------------------------------------------------------------------------------

    def one_word(self, word: str) -> list[int]:
        """Letters of figurines and facings are told apart by what is being asked."""
        low = word.casefold()
        if self.asks_for("mode") and word.upper() in terms.MODES:
            return [actions.MODE + terms.MODES.index(word.upper())]
        if self.asks_for("facing") and word.upper() in terms.FACINGS:
            return [actions.FACING + terms.FACINGS.index(word.upper())]
        if low in NOTHING_WORDS:
            return [actions.STOP if self.asks_for("stop") and low != "none" else actions.NONE]
        if low == self.now.ask.words.get("none"):
            return [actions.NONE]
        if low in SINGLE_WORDS and SINGLE_WORDS[low][0] != "none":
            return [self.wording.layout.action(*SINGLE_WORDS[low])]
        if low in TURN_WORDS:
            return [actions.TURN + TURN_WORDS.index(low)]
        if self.asks_for("step") and word.upper() in DIRECTION_NAMES:
            return [actions.STEP + DIRECTION_NAMES.index(word.upper())]
        if self.asks_for("level") and re.fullmatch(r"[lL]?[1-6]", word):
            return [actions.LEVEL + int(word[-1])]
        if low in VERBS:
            self.give_up(f"'{low}' needs something after it.")
        return self.bare(word, [word])

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Figurines, squares or profiles without a verb: what the pending decision does with them."""
        if len(said) == 1 and (square := read_square(said[0])) is not None:
            return [actions.SQUARE + square]
        if all(read_figure(self.state, word) is not None for word in said):
            return [actions.FIGURE + self.figure(word) for word in said]
        meant = self.names.meant(" ".join(folded(text)))
        if len(meant) == 1 and meant[0] in self.state.catalog.card_ids:
            return [actions.CARD + self.state.catalog.card_ids.index(meant[0])]
        if meant:
            return [actions.PROFILE + self.profile(id) for id in self.profiles(said)]
        self.give_up(f"{quoted(text)} is not understood{did_you_mean(said[0].casefold(), VERBS)}.")

    # Pieces -----------------------------------------------------------------------------------------

    def plain(self, said: list[str]) -> list[str]:
        """Without the words that only join; a letter that is a word stays (`a`)."""
        return [word for word in said if word.casefold() not in JOINING_WORDS]

    def only(self, said: list[str]) -> str:
        left = self.plain(said)
        if len(left) != 1:
            self.give_up(f"{quoted(' '.join(said))} should be one thing.")
        return left[0]

    def placed(self, verb: str, said: list[str]) -> list[int]:
        """`deploy A 1,4 E`, `deploy 1,4`, `enter 0,4 E`: the letter may be left out, the facing said
        later."""
        left = self.plain(said)
        if verb == "deploy" and left and read_square(left[0]) is None:
            figure = self.figure(left[0])
            if self.now.name == "DEPLOY" and figure != self.now.register("figure"):
                asked = figure_word(self.state, self.now.register("figure"))
                self.give_up(f"It is {asked} who is deployed now, not {left[0]}.")
            left = left[1:]
        if not 1 <= len(left) <= 2:
            self.give_up(f"'{verb}' needs a square and a facing, like '{verb} 1,4 E'.")
        found = [actions.SQUARE + self.square(left[0])]
        if len(left) == 2:
            found.append(actions.FACING + self.facing(left[1]))
        begun = self.now.name == "DEPLOY" or self.now.ask.words.get("square") == "at"
        return [actions.ENTER, *found] if verb == "enter" and not begun else found

    def option(self, word: str) -> int:
        """`option 2`: the second of the effects on offer."""
        number = int(word) if word.isdigit() and len(word) < 4 else 0
        if not 1 <= number <= 32:
            self.give_up(f"'option' needs a number from 1 to 32, not {quoted(word)}.")
        return number - 1

    def facing(self, word: str) -> int:
        return self.word_of(word.upper(), terms.FACINGS, "facing")

    def word_of(self, word: str, known: tuple[str, ...] | list[str], what: str) -> int:
        if word not in known:
            self.give_up(f"{quoted(word)} is no {what}; there is: {', '.join(known)}.")
        return list(known).index(word)

    def turn(self, word: str) -> int:
        """`left`, `right`, `half`, or the facing to turn to."""
        if word.casefold() in TURN_WORDS:
            return actions.TURN + TURN_WORDS.index(word.casefold())
        quarters = (self.facing(word) - self.state.facing[self.mover()]) % 4
        if quarters == 0:
            self.give_up(f"The warrior faces {word.upper()} already.")
        return actions.TURN + (actions.RIGHT, actions.HALF, actions.LEFT)[quarters - 1]

    def mover(self) -> int:
        """The warrior whose Movement or turn is asked for; the first one where none is."""
        return subject(self.state, self.now) if self.asks_for("turn") else 0

    def number(self, verb: str, block: str, word: str) -> int:
        """The place of a number in its block."""
        least, most = NUMBERED[block]
        digits = word.lstrip("Ll") if block == "level" else word
        if not digits.isdigit() or not least <= int(digits[:3]) <= most:
            self.give_up(f"'{verb}' needs a number from 1 to {most}, not {quoted(word)}.")
        return int(digits) - least

    def in_block(self, block: str, word: str) -> int:
        """`card #12`: by its number in the block."""
        number = BLOCKS.number_of(BLOCKS.space.block(block))
        if not word.startswith("#") or not word[1:].isdigit() or not int(word[1:6]) < number:
            self.give_up(f"'{block}' needs a number from #0 to #{number - 1}, not {quoted(word)}.")
        return int(word[1:6])

    def door(self, word: str) -> int:
        door = int(self.state.mission.door_at[self.square(word)])
        if door < 0:
            self.give_up(f"There is no door on {word}.")
        return door

    def square(self, word: str) -> int:
        found = read_square(word)
        if found is None:
            self.give_up(f"{quoted(word)} is no square; a square is column,row, like 3,4.")
        return found

    def figure(self, word: str) -> int:
        found = read_figure(self.state, word)
        if found is None:
            self.give_up(f"There is no figurine {quoted(word)}; there is: {self.letters()}.")
        return found

    def letters(self) -> str:
        present = [f for f in range(FIGURES) if self.state.status[f] != NOT_IN_PLAY]
        sides = [[figure_word(self.state, f) for f in present if side_of(f) == side] for side in (0, 1)]
        return ", ".join(sides[0] + sides[1]) or "nobody yet"

    def profiles(self, said: list[str]) -> list[str]:
        """Profiles named one after the other, by id or name; at each place the longest name counts."""
        found: list[str] = []
        at = 0
        while at < len(said):
            for end in range(min(len(said), at + self.names.longest), at, -1):
                meant = self.names.meant(" ".join(folded(" ".join(said[at:end]))))
                if len(meant) == 1:
                    found.append(meant[0])
                    at = end
                    break
            else:
                rest = " ".join(said[at:])
                self.give_up(
                    f"There is no profile {quoted(rest)}{did_you_mean(rest, self.known_profiles())}."
                )
        return found

    def card(self, said: list[str]) -> int:
        """A card by id, name or `#number`."""
        if len(said) == 1 and said[0].startswith("#"):
            return self.in_block("card", said[0])
        text = " ".join(said)
        ids = self.state.catalog.card_ids
        if text.upper() in ids:
            return ids.index(text.upper())
        meant = [id for id in self.names.meant(" ".join(folded(text))) if id in ids]
        if len(meant) != 1:
            self.give_up(f"There is no card {quoted(text)}{did_you_mean(text, ids)}.")
        return ids.index(meant[0])

    def laid(self, said: list[str]) -> int:
        """`ACT-08 effect`, `ACT-08 points 2`; without a word the points are meant."""
        left = self.plain(said)
        shot = 0
        if len(left) > 1 and left[-1] in ("1", "2"):
            shot = int(left.pop()) - 1
        use = 0
        if len(left) > 1 and left[-1].casefold() in USES:
            use = USES.index(left.pop().casefold())
        card = self.card(left)
        if card >= self.state.catalog.action_cards:
            self.give_up(f"{quoted(' '.join(left))} is no Action card.")
        return int(actions.lay_action(card, use, shot))

    def known_profiles(self) -> list[str]:
        ids = self.state.catalog.profile_ids
        return [*ids, *(self.names.name(id) for id in ids)]

    def profile(self, id: str) -> int:
        if id not in self.state.catalog.profile_ids:
            self.give_up(f"{id} is no profile.")
        return self.state.catalog.profile_ids.index(id)

    def usual(self) -> list[str]:
        return ["step N", "turn left", "mode OC"]
