"""Effects nobody printed: built from the vocabulary at random, and packs whose cards and specials are made of
them."""

import random
from dataclasses import replace

from monstrum.content.shipped import load_catalogues
from monstrum.content.syntax import Effect
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.checking import Context, read_effect
from monstrum.games.hybrid.content.data_folder import DATA
from monstrum.games.hybrid.content.mission_card import Special
from monstrum.games.hybrid.content.schema import Card, load
from monstrum.games.hybrid.effects.operations import OPERATIONS
from monstrum.games.hybrid.effects.program import build_catalog
from monstrum.games.hybrid.effects.vocabulary import Arg
from monstrum.games.hybrid.game import Hybrid
from tests.rules.hybrid.skirmish import standard

OF_FIGURES = (
    "wounded", "unwounded", "wounds>=2", "rank<=1", "rank>=1", "large", "mode=OC", "in_contact", "behind",
    "is_leader", "activated", "not_activated", "carrying=1", "has_aptitude=puny", "profile=S_PEST",
)  # fmt: skip
OF_PLACES = ("in_tile=T01", "on=ROCKS", "on=EVENT", "on=OBJECTIVE:1", "in_template=GAS")
OF_THE_GAME = ("round>=2", "cards_in_hand>=1", "flag=lit:1", "objective_done:1", "ALWAYS")
LATER = tuple(one for one in terms.TRIGGERS if one not in ("AURA", "CONTINUOUS", "ON_PLAY"))
RARE = ("eliminate",)


class Writer:
    """Writes effects as a pack would have them."""

    def __init__(self, rng: random.Random, stays: bool, aura: bool, neutral: bool = False) -> None:
        self.rng = rng
        self.stays = stays
        self.aura = aura
        self.neutral = neutral

    def effect(self) -> str:
        rng = self.rng
        lasting = [name for name, op in OPERATIONS.items() if op.lasting]
        triggers = ["ON_PLAY"] * 6 + [rng.choice(LATER) for _ in range(5)]
        if self.stays:
            triggers += ["CONTINUOUS"] * 3
        if self.aura:
            triggers += ["AURA"] * 6
        trigger = rng.choice(triggers)
        head = "" if trigger == "ON_PLAY" else f"{trigger} "
        if rng.random() < 0.25:
            head += f"?{self.negated(rng.choice(OF_THE_GAME + OF_FIGURES + OF_PLACES))} "
        anew = trigger in ("CONTINUOUS", "AURA")
        optional = "~opt" if not anew and rng.random() < 0.2 else ""
        return head + self.operation(0, lasting if anew else None) + optional

    def negated(self, predicate: str) -> str:
        return f"not:{predicate}" if self.rng.random() < 0.2 and predicate != "ALWAYS" else predicate

    def operation(self, depth: int, among: list[str] | None = None) -> str:
        rng = self.rng
        name = rng.choice(among or list(OPERATIONS))
        while (depth > 1 and name in ("natural_roll", "fixed_roll", "choose", "for_each")) or (
            name in RARE and rng.random() < 0.8
        ):
            name = rng.choice(among or list(OPERATIONS))
        op = OPERATIONS[name]
        given = [
            f"{key}={self.argument(arg, depth)}"
            for key, arg in op.args.items()
            if arg.needed or rng.random() < 0.6 or (arg.kind == "effects" and key == "then")
        ]
        duration = ""
        if op.lasting:
            words = [one for one in terms.DURATIONS if one not in ("INSTANT", "ROUNDS", "WHILE_IN_PLAY")]
            words += ["ROUNDS:2"] + (["WHILE_IN_PLAY"] * 3 if self.stays else [])
            duration = f"/{rng.choice(words)}"
        return f"{self.target(op.scopes, name)}.{name}({','.join(given)}){duration}"

    def argument(self, arg: Arg, depth: int) -> str:
        rng = self.rng
        if arg.kind == "effects":
            return self.block(depth)
        if arg.kind == "options":
            return f"[{self.block(depth)},{self.block(depth)}]"
        if arg.kind == "target":
            return self.target(terms.SCOPES, "for_each")
        if arg.kind == "modes":
            return "+".join(sorted(rng.sample(terms.MODES, rng.randint(1, 3)), key=terms.MODES.index))
        if arg.kind == "truth":
            return rng.choice(("true", "false"))
        if arg.kind == "profile":
            return rng.choice(("G_CONSCRIPT", "S_PEST", "S_KERATIS"))
        if arg.kind == "flag":
            return "lit"
        if arg.words:
            word = rng.choice(arg.words)
            if word in arg.numbered:
                return f"{word}:{rng.choice(terms.MODES) if word == 'MODE' else rng.randint(1, 3)}"
            return word
        if arg.all and rng.random() < 0.2:
            return "ALL"
        numbers = range(max(arg.low, -3), min(arg.high, 4) + 1)
        return str(rng.choice([number for number in numbers if number or arg.zero]))

    def block(self, depth: int) -> str:
        number = self.rng.choice((1, 1, 2))
        return "{" + "; ".join(self.inner(depth + 1) for _ in range(number)) + "}"

    def inner(self, depth: int) -> str:
        waits = f"{self.rng.choice(LATER)} " if self.rng.random() < 0.15 else ""
        return waits + self.operation(depth)

    def target(self, scopes: tuple[str, ...], name: str) -> str:
        rng = self.rng
        scope = rng.choice(
            [one for one in scopes if not (self.neutral and one in ("OWNER", "FOE"))] or scopes
        )
        if scope in terms.BARE_SCOPES:
            return scope
        side = "ANY" if self.neutral else rng.choice(terms.TARGET_SIDES)
        parts = [side]
        if name == "swap":
            parts += ["2", rng.choice(terms.CHOOSERS)]
        elif scope != "SQ" and rng.random() < 0.4:
            parts += ["ALL"]
        else:
            parts += [str(rng.randint(1, 2)), rng.choice(terms.CHOOSERS)]
        if rng.random() < 0.3:
            parts.append(f"range={rng.randint(1, 8)}")
        if rng.random() < 0.1:
            parts.append("los")
        pool = OF_THE_GAME + OF_PLACES + (OF_FIGURES * 2 if scope == "FIG" else ())
        if rng.random() < 0.25:
            parts.append(self.negated(rng.choice(pool)))
        return f"{scope}[{','.join(parts)}]"


def effects(rng: random.Random, context: Context, neutral: bool = False) -> tuple[Effect, ...]:
    writer = Writer(rng, context.stays, context.aura, neutral)
    return tuple(read_effect(writer.effect(), context) for _ in range(rng.choice((1, 1, 2))))


def random_game(seed: int) -> Hybrid:
    """The standard pack, but what its cards and specials do was written by chance."""
    rng = random.Random(f"effects {seed}")
    content = load(DATA / "standard", lambda name: DATA / name)[1]
    known = {"profile": tuple(profile.id for profile in content.profiles)}

    def rewritten(card: Card) -> Card:
        stays = card.timing == "CONSTANT" or card.deck in ("AURA", "MUTATION")
        return replace(card, effects=effects(rng, Context(known, stays=stays, aura=card.deck == "AURA")))

    cards = tuple(rewritten(card) for card in content.cards)
    missions = []
    for mission in content.missions:
        specials = tuple(
            Special(owner, effects(rng, Context(known, stays=True), owner == "NONE"))
            for owner in ("NONE", "EACH", "GRIFFIN", "SCORPION", "EACH", "NONE")
        )
        missions.append(replace(mission, special=(*mission.special, *specials)))
    catalog = build_catalog(replace(content, cards=cards, missions=tuple(missions)), "chance", str(seed))
    return Hybrid(standard().pack, catalog, load_catalogues(DATA))
