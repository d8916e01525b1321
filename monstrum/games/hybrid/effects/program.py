"""Content to numbers: a checked pack becomes the `Catalog` the compiled rules read."""

from monstrum.core.operations import operation_table
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.content.effect_rows import EffectWriter
from monstrum.games.hybrid.content.lint import flags_read, flags_set, mission_effects
from monstrum.games.hybrid.content.mission_rows import SIDE_NUMBER, MissionWriter, row
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.content.schema import Card, Content
from monstrum.games.hybrid.effects.operations import TABLE
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    ARMY_PILE,
    EQUIPMENT_PILE,
    EVENT_PILE,
    PILES,
)


def build_catalog(content: Content, name: str, digest: str) -> Catalog:
    """The content must be checked already (`schema.py`)."""
    catalog = Catalog()
    catalog.name, catalog.hash = name, digest
    catalog.flags = flags(content)
    catalog.tiles = sorted({tile for mission in content.missions for tile in mission.tiles})
    fill_profiles(catalog, content.profiles)
    writer = EffectWriter(catalog.profile_ids, catalog.flags, catalog.tiles)
    fill_cards(catalog, content, writer)
    catalog.mission_ids = [mission.id for mission in content.missions]
    catalog.missions = [MissionWriter(mission, writer).written() for mission in content.missions]
    catalog.operations = operation_table([*TABLE])
    effects = catalog.effects
    effects.rows, effects.targets = row(writer.rows), row(writer.targets)
    effects.predicates, effects.blocks = row(writer.predicates), row(writer.blocks)
    return catalog


def flags(content: Content) -> list[str]:
    """Every flag that is set or asked for."""
    effects = [effect for card in content.cards for effect in card.effects]
    effects += [effect for mission in content.missions for effect in mission_effects(mission)]
    read = {name for mission in content.missions for name, _ in flags_read(mission)}
    return sorted(flags_set(effects) | read)


def fill_profiles(catalog: Catalog, profiles: tuple[ProfileCard, ...]) -> None:
    catalog.profiles = len(profiles)
    catalog.profile_ids = [profile.id for profile in profiles]
    catalog.side = row(SIDE_NUMBER[profile.faction] for profile in profiles)
    catalog.rank = row(profile.rank for profile in profiles)
    catalog.nv = row(profile.nv for profile in profiles)
    catalog.mt = row(profile.mt for profile in profiles)
    catalog.base = row(profile.base for profile in profiles)
    catalog.most = row(profile.max for profile in profiles)
    catalog.value = row(
        value for profile in profiles for value in (profile.oc, profile.dc, profile.f, profile.mv)
    )
    catalog.aptitude = row(
        profile.aptitudes.get(aptitude, 0) for profile in profiles for aptitude in terms.APTITUDES
    )


def fill_cards(catalog: Catalog, content: Content, writer: EffectWriter) -> None:
    cards = content.cards
    catalog.cards = len(cards)
    catalog.action_cards = sum(card.deck == "ACTION" for card in cards)
    catalog.card_ids = [card.id for card in cards]
    catalog.deck = row(terms.DECKS.index(card.deck) for card in cards)
    piles = [pile_of(card) for card in cards]
    catalog.pile = row(piles)
    catalog.pile_ends = row(end for pile in range(PILES) for end in ends_of(piles, pile))
    catalog.copies = row(card.copies for card in cards)
    catalog.holder = row(SIDE_NUMBER[card.faction] for card in cards)
    catalog.points = row(card.points for card in cards)
    catalog.card_modes = row(sum(1 << terms.MODES.index(mode) for mode in card.modes) for card in cards)
    catalog.use = row(terms.USES.index(card.use) for card in cards)
    catalog.timing = row(terms.TIMINGS.index(card.timing) for card in cards)
    catalog.field = row(int(card.category == "FIELD") for card in cards)
    catalog.first_effect = row(number for card in cards for number in writer.effects(card.effects))


def ends_of(piles: list[int], pile: int) -> tuple[int, int]:
    """Where the cards of a pile begin and end; others may lie among them."""
    places = [place for place, its in enumerate(piles) if its == pile]
    return (places[0], places[-1] + 1) if places else (0, 0)


def pile_of(card: Card) -> int:
    """Each side has its own Army deck and its own kind of equipment."""
    if card.deck == "ARMY":
        return ARMY_PILE + SIDE_NUMBER[card.faction]
    if card.deck in ("AURA", "MUTATION"):
        return EQUIPMENT_PILE + (0 if card.deck == "AURA" else 1)
    return ACTION_PILE if card.deck == "ACTION" else EVENT_PILE
