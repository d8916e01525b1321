"""The standard pack of Hybrid is what docs/rules/hybrid-content.md prints, and all of it compiles."""

import re
import tomllib
from typing import Any

import pytest

from monstrum.games.hybrid.content import catalog as cat
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.checking import Context, read_effect
from monstrum.games.hybrid.content.data_folder import DATA
from monstrum.games.hybrid.content.schema import load, warnings
from monstrum.games.hybrid.effects import opcodes
from monstrum.games.hybrid.effects.operations import OP_NAMES, OPERATIONS
from monstrum.games.hybrid.effects.program import build_catalog
from monstrum.texts.rulebook import book_folder
from tests.content.compact import write_compact
from tests.content.games import printed_effects

BOOK = (book_folder() / "hybrid-content.md").read_text("utf-8")
PACK, CONTENT = load(DATA / "standard", None)
CATALOG = build_catalog(CONTENT, PACK.name, PACK.hash)
ANYTHING = Context({"profile": tuple(CATALOG.profile_ids)}, stays=True, aura=True)


def rows(pattern: str) -> dict[str, list[str]]:
    """The cells of every table row whose first cell matches, by that cell."""
    found = {}
    for line in BOOK.splitlines():
        cells = [cell.strip().replace("**", "") for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(pattern, cells[0].strip("`")):
            found[cells[0].strip("`")] = cells
    return found


def pack_file(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / "standard" / name).read_text("utf-8"))


def test_each_profile_is_as_printed() -> None:
    profiles = pack_file("profiles.toml")
    printed = rows("[GS]_[A-Z]+")

    assert list(profiles) == list(printed)
    for id, (_, _, rank, base, nv, oc, dc, f, mv, mt, aptitudes, most) in printed.items():
        profile = profiles[id]
        assert [str(profile[key]) for key in ("rank", "base", "nv", "oc", "dc", "mv", "mt")] == [
            rank, base, nv, oc, dc, mv, mt,
        ], id  # fmt: skip
        assert str(profile.get("f", "–")) == f.split()[0], id
        assert ", ".join(profile["aptitudes"]) == aptitudes, id
        assert f"{profile['max']}{' U' if profile.get('unique') else ''}" == most, id


@pytest.mark.parametrize(
    ("file", "pattern", "columns"),
    [
        ("actions.toml", r"ACT-\d\d", ("points", "copies", "modes", "side")),
        ("events.toml", r"EVT-\d\d", ("rarity", "copies", "category", "timing")),
        ("army.toml", r"AR[GS]-\d\d", ("category", "timing")),
        ("auras.toml", r"AUR-\d\d", ()),
        ("mutations.toml", r"MUT-\d\d", ()),
    ],
)
def test_each_card_is_as_printed(file: str, pattern: str, columns: tuple[str, ...]) -> None:
    cards, printed = pack_file(file), rows(pattern)
    texts = pack_file("text.en.toml")

    assert list(cards) == list(printed)
    for id, (_, name, *middle, effect, text) in printed.items():
        card = dict(cards[id])
        card["modes"] = ",".join(card.get("modes", ["any"]))
        assert [str(card[column]) for column in columns] == middle, id
        assert card["effect"] == effect.strip("`"), id
        assert texts[id] == {"name": name, "text": text}, id


@pytest.mark.parametrize("mission", CONTENT.missions, ids=lambda mission: mission.id)
def test_each_map_is_as_printed(mission: Any) -> None:
    section = BOOK.split(f"### {mission.id} ")[1]
    printed = section.split("```hymap\n")[1].split("\n```")[0]

    assert list(mission.map.rows) == printed.split("\n")


def test_the_standard_pack_has_nothing_to_warn_of() -> None:
    assert warnings(CONTENT) == []
    assert sum(card.copies for card in CONTENT.cards if card.deck == "ACTION") == 54
    assert sum(card.copies for card in CONTENT.cards if card.deck == "EVENT") == 30


# effects


@pytest.mark.parametrize(("id", "text"), printed_effects("hybrid"))
def test_every_printed_effect_is_read_and_printed_alike(id: str, text: str) -> None:
    effect = read_effect(text, ANYTHING)

    assert write_compact(effect) == text
    assert read_effect(write_compact(effect), ANYTHING) == effect


def test_operations_have_the_same_numbers_in_both_lists() -> None:
    numbers = {name.lower(): getattr(opcodes, name) for name in dir(opcodes) if name.isupper()}

    assert numbers.items() <= {name: number for number, name in enumerate(OP_NAMES)}.items()


def test_the_vocabulary_is_that_of_the_rules() -> None:
    rules = (book_folder() / "hybrid.md").read_text("utf-8")
    table = rules.split("### 6.2 Operations")[1].split("### 6.3")[0]
    named: dict[str, bool] = {}
    for line in table.splitlines():
        if line.startswith("| `"):
            cell = line.split("|")[1]
            for part in cell.split(";"):
                for name in re.findall(r"`(\w+)`", part):
                    named[name] = part.strip().endswith(" L")
    assert {name: op.lasting for name, op in OPERATIONS.items()} == named
    triggers = rules.split("### 6.3 Triggers")[1].split("### 6.4")[0]
    assert set(re.findall(r"`([A-Z_]{4,})`", triggers)) == set(terms.TRIGGERS)


def effect_of(id: str, at: int = 0) -> list[int]:
    card = CATALOG.card_ids.index(id)
    first = CATALOG.first_effect[2 * card] + at
    assert first < CATALOG.first_effect[2 * card + 1]
    return list(CATALOG.effects.rows[first * cat.EFFECT_WIDTH : (first + 1) * cat.EFFECT_WIDTH])


def target_of(row: list[int]) -> list[int]:
    at = row[cat.E_TARGET] * cat.TARGET_WIDTH
    return list(CATALOG.effects.targets[at : at + cat.TARGET_WIDTH])


def test_an_effect_compiles_to_a_row() -> None:
    row = effect_of("ACT-15")  # SELF.extra_dice(n=-1,modes=OC+F)/ACTION

    assert row[cat.E_OP] == opcodes.EXTRA_DICE
    assert row[cat.E_N] == -1
    assert row[cat.E_MODES] == (1 << cat.OC) | (1 << cat.F)
    assert terms.DURATIONS[row[cat.E_DURATION]] == "ACTION"
    assert terms.SCOPES[target_of(row)[cat.T_SCOPE]] == "SELF"


def test_a_target_compiles_with_its_count_chooser_range_and_filters() -> None:
    target = target_of(effect_of("AUR-07"))  # FIG[FRIEND,1,OWNER,wounded,range=3]
    filters = target[cat.T_FILTERS]

    assert target[: cat.T_FILTERS] == [terms.SCOPES.index("FIG"), 0, 1, 0, 3, 0]
    assert CATALOG.effects.predicates[filters] == 1
    everybody = target_of(effect_of("EVT-06"))
    assert (everybody[cat.T_SIDE], everybody[cat.T_COUNT]) == (2, terms.ALL)


def test_nested_effects_compile_to_blocks() -> None:
    row = effect_of("MUT-06")  # ROUND_START ?wounded SELF.natural_roll(mod=0,then={SELF.heal(n=1)})
    blocks = CATALOG.effects.blocks
    at = row[cat.E_BLOCKS]

    assert terms.TRIGGERS[row[cat.E_TRIGGER]] == "ROUND_START"
    assert row[cat.E_IF] != cat.NONE
    assert blocks[at] == 4  # then, else, perfect, critical
    first, end = blocks[at + 1], blocks[at + 2]
    assert end - first == 1
    assert CATALOG.effects.rows[first * cat.EFFECT_WIDTH + cat.E_OP] == opcodes.HEAL
    assert list(blocks[at + 3 : at + 9]) == [0] * 6


def test_words_and_second_numbers_compile() -> None:
    spawn, forbid, grant = effect_of("ARG-04"), effect_of("ACT-05"), effect_of("MUT-02")

    assert CATALOG.profile_ids[spawn[cat.E_X]] == "G_CONSCRIPT"
    assert (OPERATIONS["forbid"].args["what"].words[forbid[cat.E_WORD]], forbid[cat.E_N]) == (
        "LEVEL_ABOVE",
        1,
    )
    assert (terms.APTITUDES[grant[cat.E_WORD]], grant[cat.E_N]) == ("brutish_strength", 1)


# missions


def mission(id: str) -> cat.Mission:
    return CATALOG.missions[CATALOG.mission_ids.index(id)]


def test_a_mission_compiles_to_tables() -> None:
    cells = mission("HYM-5")

    assert (cells.columns, cells.rows, cells.doors) == (30, 20, 12)
    assert cells.objective_square[1] == 16 * 32 + 22
    assert list(cells.access[2 * cat.ACCESS_WIDTH :])[:2] == [0, cat.EXIT]
    assert cells.group_ids == ["RESCUERS", "CAPTIVES"]
    assert (list(cells.group_choice), list(cells.group_rest)) == ([1, 0], [0, 1])
    assert list(cells.by_entry) == [1, 0]
    at = cells.access[cat.ACCESS_WIDTH + cat.A_IF] * cat.CONDITION_WIDTH
    assert list(cells.conditions[at : at + cat.CONDITION_WIDTH]) == [
        cat.IF_FLAG,
        CATALOG.flags.index("cells"),
        1,
        0,
    ]


def test_specials_compile_to_their_owner_and_their_effects() -> None:
    owner, first, end = list(mission("HYM-6").specials)[:3]

    assert owner == cat.EITHER  # EACH: one copy per side
    row = first * cat.EFFECT_WIDTH
    assert CATALOG.effects.rows[row + cat.E_TRIGGER] == terms.TRIGGERS.index("ON_ELIMINATED")
    assert (CATALOG.effects.rows[row + cat.E_OP], CATALOG.effects.rows[row + cat.E_N]) == (opcodes.SCORE, 1)
    assert end > first
    assert list(mission("HYM-2").specials) == []


def test_victory_groups_and_limits_compile() -> None:
    ashes = mission("HYM-4")

    assert list(ashes.victory_side) == [0, 0, 1]
    assert list(ashes.victory_count) == [2, 1, 1]
    at = ashes.victory_first[0] * cat.CONDITION_WIDTH
    assert list(ashes.conditions[at : at + 2]) == [cat.IF_IN_ORDER, 1 + 2 * 8 + 3 * 64]
    assert (ashes.at_limit, mission("HYM-3").at_limit, mission("HYM-3").limit_objective) == (1, 3, 1)
