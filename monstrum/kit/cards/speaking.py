"""Words, refusals and the table of a game of cards in places."""

from monstrum.content.names import folded
from monstrum.content.suggestions import did_you_mean
from monstrum.core.board import CARDS, NOBODY, PILE, SLOTS, Board, Counter, Face, Standing, Thing, Zone
from monstrum.core.contract import Refusal
from monstrum.core.engine import waiting
from monstrum.core.errors import UnreadableWords
from monstrum.core.state import CHANCE, State
from monstrum.kit.asks import OVER, Asked
from monstrum.kit.cards.knowing import CardView
from monstrum.kit.cards.places import NOBODY as UNSEEN
from monstrum.kit.cards.places import OWNER, Cards, Place
from monstrum.kit.reading import Reader, quoted
from monstrum.kit.speaker import Speaker
from monstrum.kit.wording import Wording

JOINING_WORDS = ("and", "with", "to", "at", "for", "+", "&")


class CardReader(Reader):
    """A verb and cards, by id or name; without a verb, what the pending decision does with cards."""

    def understood(self, text: str) -> list[int]:
        asks, said = self.wording.asks, folded(text)
        single = asks.single_words()
        if len(said) == 1 and said[0] in single:
            return [self.wording.layout.action(*single[said[0]])]
        verbs = {verb: block for verb, block in asks.verbs().items() if verb not in single}
        things = [block for block in self.now.ask.answers if block in self.wording.layout.names]
        block = verbs.get(said[0], things[0] if things else "")
        cards = self.cards(text, said[1:] if said[0] in verbs else said)
        if not block:
            self.give_up(f"It is not clear what to do with {quoted(text)}.")
        later = [line.answers[0] for line in asks.asks() if line.frame.follows]
        if not cards or len(cards) > 1 + len(later):
            self.give_up(f"{quoted(text)} names {len(cards)} cards.")
        return [self.wording.layout.action(*pick) for pick in zip([block, *later], cards, strict=False)]

    def cards(self, text: str, said: list[str]) -> list[int]:
        """One after the other; at each place the longest name counts."""
        found: list[int] = []
        ids = self.wording.layout.catalog.number
        at = 0
        while at < len(said):
            for end in range(min(len(said), at + self.names.longest), at, -1):
                meant = self.names.meant(" ".join(said[at:end]))
                if len(meant) == 1:
                    found.append(ids[meant[0]])
                    at = end
                    break
            else:
                if said[at] not in JOINING_WORDS:
                    known = [*self.names.all_spellings(), *self.wording.asks.verbs()]
                    rest = " ".join(said[at:])
                    self.give_up(f"{quoted(text)} is not understood{did_you_mean(rest, known)}.")
                at += 1
        return found

    def usual(self) -> list[str]:
        return [self.wording.words(self.state, self.wording.layout.size - 1)]


def refused(state: State, action: int, wording: Wording) -> Refusal:
    """Why this one action, which is not legal, is not."""
    now: Asked = wording.asks.now(state)
    block, thing = wording.layout.place(action)
    if block.name not in now.ask.answers:
        return Refusal("wrong_decision", (now.ask.rule,), {"decision": now.name})
    why = now.ask.refusal(block.name)
    found = why(state, now, thing) if why else None
    return found or Refusal("not_possible", (now.ask.rule,))


def prompt(speaker: Speaker, state: State, now: Asked, seat: int, winners: list[int], language: str) -> str:
    """Those who wait learn nothing from it."""
    awaited = waiting(state)
    if now.ask is OVER:
        players = " ".join(f"P{winner}" for winner in winners)
        code = "over" if len(winners) == 1 else "over_shared"
        return speaker.say("prompts", code, language, seat, players=players)
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    more, params = now.ask.prompt(state, now) if now.ask.prompt else ("", {})
    params = {"player": f"P{now.actor}", "players": " ".join(f"P{other}" for other in awaited), **params}
    section = "prompts" if seat in awaited else "waiting"
    return speaker.say(section, now.prompt_code(more), language, seat, **params)


def faces(speaker: Speaker, cards: Cards, language: str) -> list[Face]:
    """Every card as it is printed; its number is the first one that stands on it."""
    found = []
    for card, id in enumerate(cards.ids):
        file = cards.file_of(card)
        number = number_of(cards, id)
        kind = speaker.plain("terms", f"kind_{file}", language)
        name, text = speaker.names.name(id, language), speaker.names.text(id, language)
        found.append(Face(f"card:{id}", name, kind, number, text=text))
    return found


def number_of(cards: Cards, id: str) -> str:
    return next((str(value) for value in cards.tables[id].values() if type(value) is int), "")


def board(speaker: Speaker, cards: Cards, places: tuple[Place, ...], view: CardView, language: str) -> Board:
    """Every place is a zone, in the order of the list, those of seats seat by seat. What a seat has at cards
    is one zone, with a slot for each card that lies where it began."""
    numbers = {name: str(number) for name, number in view.numbers.items()}
    common: list[Zone] = []
    owned: dict[str, list[Zone]] = {seat: [] for seat in view.scores}
    for place in places:
        if place.each or place.at:
            for seat, theirs in owned.items():
                title = speaker.say("zones", place.name, language, view.seat, player=seat)
                if place.at:
                    slots = slots_of(speaker, cards, view, place, seat, language)
                    theirs.append(Zone(f"{seat}.{place.name}", title, slots, SLOTS, int(seat[1:])))
                else:
                    theirs.append(zone(speaker, view, place, f"{seat}.{place.name}", title, language))
        else:
            title = speaker.say("zones", place.name, language)
            common.append(zone(speaker, view, place, place.name, title, language))
    standings = tuple(standing(speaker, seat, view, owned[seat], language) for seat in owned)
    everything = (*common, *(zone for theirs in owned.values() for zone in theirs))
    return Board(speaker.say("zones", "status", language, **numbers), standings, everything)


def zone(speaker: Speaker, view: CardView, place: Place, name: str, title: str, language: str) -> Zone:
    """What the reader knows of a place, and how much lies there."""
    pile = view.places[name]
    return Zone(
        name,
        title,
        tuple(Thing(f"card:{id}", place=view.owners.get(id, "")) for id in pile.cards),
        PILE if place.seen == UNSEEN else CARDS,
        int(name[1 : name.index(".")]) if place.each else NOBODY,
        pile.size,
        secret=place.seen == OWNER and 0 < pile.size == len(pile.cards),
        empty=speaker.plain("zones", "empty", language),
    )


def slots_of(
    speaker: Speaker, cards: Cards, view: CardView, place: Place, seat: str, language: str
) -> tuple[Thing, ...]:
    """Card by card a slot, which stands for the card where the reader sits, and what the seat has there."""
    there = view.places[cards.game.begins[place.at]].cards
    found: list[Thing] = []
    for card in cards.of(place.at):
        id = cards.ids[card]
        mine = [other for other in view.places[f"{place.name}.{id}"].cards if view.owners.get(other) == seat]
        name = speaker.names.name(id, language)
        if id in there:
            ref = f"card:{id}" if seat == f"P{view.seat}" else ""
            found.append(Thing(ref, place=name, filled=False))
        found += [Thing(f"card:{other}", place=name) for other in mine]
    return tuple(found)


def standing(speaker: Speaker, seat: str, view: CardView, zones: list[Zone], language: str) -> Standing:
    counted = [
        Counter(
            speaker.plain("counters", zone.name.partition(".")[2], language), str(zone.size), zone=zone.name
        )
        for zone in zones
        if zone.shape != SLOTS
    ]
    score = Counter(speaker.plain("counters", "score", language), str(view.scores[seat]))
    return Standing(int(seat[1:]), f"seat:{seat}", (score, *counted))


def seat_of(subject: str, seats: int) -> int:
    """Raises UnreadableWords for what is no player."""
    names = [f"P{seat}" for seat in range(seats)]
    said = subject.strip().upper()
    if said not in names:
        raise UnreadableWords(f"There is nothing to explain about {quoted(subject)}; say {', '.join(names)}.")
    return names.index(said)
