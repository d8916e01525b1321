"""How the house looks: figures that may only get better, by game.

    python -m tools.house           prints the figures beside their bars
    python -m tools.house --check   the same; exit code 1 if a figure is worse than its bar
    python -m tools.house --names   what is behind them: registries, unused functions, files of each decision

| Figure | What is counted |
|---|---|
| files per decision | that name one kind of decision: Python files, and its sentences; the mean of a game |
| files per operation | that name one operation of effects: by its constant of `opcodes`, or as a word |
| entries in the root | files and folders in a game's folder, beside `__init__.py` |
| raw stack accesses | `state.stack[…]` outside the core |
| registries | modules that know two games or more: in the program, the build, the page |
| words read | by the page, where it takes a title, a label, a note apart or looks for something in it |
| unused functions | functions, classes and methods nobody calls by name, tests apart |
| lines | of Python in `monstrum/` that people write: what `tools/fields.py` writes is left out |

The bars are in `house.toml`. Who makes a figure better lowers its bar.
"""

import ast
import importlib
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Final

from monstrum.core.state import Frame
from monstrum.games.library import OURS, load_game
from tools.fields import BEGIN, END

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = ROOT / "monstrum"
GAMES: Final = PROGRAM / "games"
PAGE: Final = ROOT / "web" / "src"
BUILD: Final = ("setup.py", "pyproject.toml", "tools/build.py", "Makefile")
PLAIN: Final = ("property", "staticmethod", "classmethod", "cache", "final", "abstractmethod")
FRAMEWORK: Final = re.compile(
    r"_|(on|action|watch|compute|validate|key)_|(compose|render|main|get_content_height)$"
    r"|(make_py_observer|resample_from_infostate|set_from|string_from)$"  # called by OpenSpiel
)
SPOKEN: Final = r"(title|label|note|prompt|status|outcome|kind)"
READ: Final = re.compile(
    rf"\.(test|exec)\([^()]*\.{SPOKEN}\)"
    rf"|\b{SPOKEN}\??\.(includes|startsWith|endsWith|match|matchAll|search|split)\("
)
BARS: Final = ROOT / "tools" / "house.toml"


@dataclass(slots=True)
class Source:
    """What matters of one Python file."""

    path: Path
    text: str
    tree: ast.Module
    kinds: set[str] = field(default_factory=set)  # constants of `kinds` it names
    opcodes: set[str] = field(default_factory=set)  # … and of `opcodes`
    said: set[str] = field(default_factory=set)  # texts of one word
    modules: set[str] = field(default_factory=set)  # imported, with what is imported from them
    lists_games: bool = False  # two games or more in one literal
    raw: int = 0  # accesses to the stack
    defined: list[tuple[str, int]] = field(default_factory=list)

    def within(self, folder: Path) -> bool:
        return folder in self.path.parents


def sources() -> list[Source]:
    """Every Python file of the program, read once."""
    return [read(path) for path in sorted(PROGRAM.rglob("*.py"))]


def read(path: Path) -> Source:
    text = path.read_text("utf-8")
    source = Source(path, text, ast.parse(text))
    for node in ast.walk(source.tree):
        match node:
            case ast.Attribute(value=ast.Name(id="kinds"), attr=kind):
                source.kinds.add(kind)
            case ast.Attribute(value=ast.Name(id="opcodes"), attr=operation):
                source.opcodes.add(operation)
            case ast.Constant(value=str(word)):
                source.said.add(word)
            case ast.ImportFrom(module=str(module), names=names):
                source.modules |= {module, *(f"{module}.{alias.name}" for alias in names)}
                if module.endswith(".kinds"):
                    source.kinds |= {alias.name for alias in names}
                if module.endswith(".opcodes"):
                    source.opcodes |= {alias.name for alias in names}
            case ast.Import(names=names):
                source.modules |= {alias.name for alias in names}
            case ast.Dict(keys=keys):
                source.lists_games |= several_games(keys)
            case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
                source.lists_games |= several_games(items)
            case ast.Subscript(value=ast.Attribute(attr="stack")):
                source.raw += 1
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if plain(node) and not FRAMEWORK.match(node.name):
                    source.defined.append((node.name, node.lineno))
    if path.name == "kinds.py":
        source.kinds |= set(constants(source.tree).values())
    if path.name == "opcodes.py":
        source.opcodes |= set(constants(source.tree).values())
    return source


def several_games(items: Sequence[ast.expr | None]) -> bool:
    words = {item.value for item in items if isinstance(item, ast.Constant)}
    return len(words & set(OURS)) > 1


def constants(tree: ast.Module) -> dict[int, str]:
    """The numbers of a module and their names."""
    found: dict[int, str] = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(number))):
                found.setdefault(number, name)
    return found


def plain(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Not registered anywhere by a decorator."""
    return all(isinstance(mark, ast.Name) and mark.id in PLAIN for mark in node.decorator_list)


# Decisions ------------------------------------------------------------------------------------------


def decision_kinds(game: str) -> dict[str, str]:
    """Every kind of record that lists options, and the name of its decision: those of seats and of chance."""
    state = load_game(game).start({}, 0)
    numbers = kind_numbers(game)
    found: dict[str, str] = {}
    for number, frame in enumerate(state.table):
        kind = type(frame)
        if kind.options is not Frame.options or kind.offers is not Frame.offers:
            found[numbers[number]] = frame.name
    return found


def kind_numbers(game: str) -> dict[int, str]:
    """The constants of `kinds.py`, wherever it lies in the game."""
    (path,) = [*(GAMES / game).glob("kinds.py"), *(GAMES / game).glob("*/kinds.py")]
    return constants(ast.parse(path.read_text("utf-8")))


def fields_of(game: str) -> set[str]:
    """What the state is made of (`FIELDS`)."""
    state: ModuleType = importlib.import_module(f"monstrum.games.{game}.state")
    return {line.split()[0] for line in state.FIELDS.splitlines() if line and not line.startswith("#")}


def words_of_cards(game: str, program: list[Source]) -> set[str]:
    """What cards and missions are written with, where that is a list of its own."""
    return {
        word for source in program if source.path == GAMES / game / "content/terms.py" for word in source.said
    }


def files_per_decision(game: str, program: list[Source]) -> float:
    """A file names a kind by its constant, or by the name of its decision; names that are words of cards too
    (DRAW, a trigger), or fields of the state, do not count where `kinds` is not spoken of."""
    found = mentions(game, program)
    return sum(len(files) for files in found.values()) / len(found)


def mentions(game: str, program: list[Source]) -> dict[str, list[str]]:
    """By kind: the files that name it."""
    kinds = decision_kinds(game)
    catalogue = GAMES / game / "data" / "sentences.en.ftl"
    written = set(re.findall(r"(?m)^\w+-([\w-]+) =", catalogue.read_text("utf-8")))
    found: dict[str, list[str]] = {kind: [] for kind in kinds}
    for kind, name in kinds.items():
        if name.lower() in written:
            found[kind].append(str(catalogue.relative_to(ROOT)))
    others = fields_of(game) | words_of_cards(game, program)
    for source in program:
        if source.within(GAMES / game) or any(f"games.{game}" in module for module in source.modules):
            for kind, name in kinds.items():
                if kind in source.kinds or ("_" in name and name in source.said and name not in others):
                    found[kind].append(str(source.path.relative_to(ROOT)))
    return found


# Operations -----------------------------------------------------------------------------------------


def operations(game: str, program: list[Source]) -> dict[str, list[str]]:
    """By operation of effects: the files that name it, and the one its class is in."""
    table = importlib.import_module(f"monstrum.games.{game}.effects.operations")
    classes = {
        operation.name: type(operation).__module__ for operation in table.TABLE if operation.name != "END"
    }
    found: dict[str, list[str]] = {name: [] for name in classes}
    for source in program:
        module = ".".join(source.path.relative_to(ROOT).with_suffix("").parts)
        if source.within(GAMES / game) or any(f"games.{game}" in each for each in source.modules):
            for name, files in found.items():
                if name.upper() in source.opcodes or name in source.said or classes[name] == module:
                    files.append(str(source.path.relative_to(ROOT)))
    return found


def files_per_operation(game: str, program: list[Source]) -> float:
    found = operations(game, program)
    return sum(len(files) for files in found.values()) / len(found)


# Registries -----------------------------------------------------------------------------------------


def registries(program: list[Source]) -> list[str]:
    """Modules of the program that know two games or more: by their names in one literal, or by imports."""
    return [
        str(source.path.relative_to(ROOT)) for source in program if source.lists_games or of_several(source)
    ]


def of_several(source: Source) -> bool:
    modules = " ".join(source.modules)
    return sum(f"monstrum.games.{game}" in modules for game in OURS) > 1


def in_text(paths: list[Path]) -> list[str]:
    """Other files that name two games or more as words."""
    found = []
    for path in paths:
        text = path.read_text("utf-8")
        if sum(bool(re.search(rf"\b{game}\b", text)) for game in OURS) > 1:
            found.append(str(path.relative_to(ROOT)))
    return found


def words_read(paths: list[Path]) -> int:
    """A page that decides by words breaks with another language; the companion has no other words than its
    own."""
    return sum(
        len(READ.findall(path.read_text("utf-8"))) for path in paths if PAGE / "companion" not in path.parents
    )


def page_files() -> list[Path]:
    """Those that somebody writes: what a tool has written lists whatever there is."""
    found = [path for kind in ("*.ts", "*.svelte") for path in sorted(PAGE.rglob(kind))]
    return [path for path in found if not path.read_text("utf-8").startswith("// Written by tools/")]


# Everything else ------------------------------------------------------------------------------------


def root_entries(game: str) -> int:
    """What is compiled lies beside its source, and is no entry of its own; nor is an emptied folder."""
    found = [path for path in (GAMES / game).iterdir() if not path.name.startswith("__")]
    return sum(path.suffix not in (".so", ".pyd") and not emptied(path) for path in found)


def emptied(path: Path) -> bool:
    return path.is_dir() and all("__pycache__" in each.parts for each in path.rglob("*") if each.is_file())


def raw_stack(program: list[Source]) -> int:
    return sum(source.raw for source in program if not source.within(PROGRAM / "core"))


def unused(program: list[Source]) -> list[str]:
    """Functions, classes and methods whose name stands nowhere but where they are defined. What a decorator
    registers, or a library calls by its name, is used."""
    others = [*(ROOT / "tools").rglob("*.py"), *(ROOT / "examples").rglob("*.py"), ROOT / "setup.py"]
    texts = [source.text for source in program] + [path.read_text("utf-8") for path in others]
    words = Counter(word for text in texts for word in re.findall(r"\w+", text))
    return [
        f"{source.path.relative_to(ROOT)}:{line} {name}"
        for source in program
        for name, line in source.defined
        if words[name] == 1
    ]


def by_hand(text: str) -> str:
    """A module without what is written from its list of fields."""
    before, _, rest = text.partition(BEGIN)
    return before + rest.partition(END)[2]


# Figures and bars -----------------------------------------------------------------------------------


def figures(program: list[Source]) -> dict[str, float]:
    """Every figure by its name; lower is better."""
    found: dict[str, float] = {}
    elsewhere = program
    for game in OURS:
        own = [source for source in program if source.within(GAMES / game)]
        elsewhere = [source for source in elsewhere if not source.within(GAMES / game)]
        found[f"{game}: files per decision"] = round(files_per_decision(game, program), 2)
        found[f"{game}: files per operation"] = round(files_per_operation(game, program), 2)
        found[f"{game}: entries in the root"] = root_entries(game)
        found[f"{game}: raw stack accesses"] = raw_stack(own)
    found["raw stack accesses elsewhere"] = raw_stack(elsewhere)
    found["registries in the program"] = len(registries(program))
    found["registries in the build"] = len(in_text([ROOT / name for name in BUILD]))
    found["registries in the page"] = len(in_text(page_files()))
    found["words read by the page"] = words_read(page_files())
    found["unused functions"] = len(unused(program))
    found["lines"] = sum(len(by_hand(source.text).splitlines()) for source in program)
    return found


def main(arguments: list[str]) -> int:
    bars: dict[str, float] = tomllib.loads(BARS.read_text("utf-8"))
    program = sources()
    worse = []
    for name, figure in figures(program).items():
        bar = bars.get(name, 0)
        note = "" if figure == bar else "  better: lower the bar" if figure < bar else "  WORSE"
        print(f"{name:<40} {figure:>9,}  bar {bar:>9,}{note}")
        if figure > bar:
            worse.append(name)
    if "--names" in arguments:
        print(*registries(program), *in_text(page_files()), *unused(program), sep="\n")
        for game in OURS:
            for kind, files in mentions(game, program).items():
                print(f"{game} {kind}: {' '.join(files)}")
            for name, files in operations(game, program).items():
                print(f"{game} {name}: {' '.join(files)}")
    if worse and "--check" in arguments:
        print(f"Worse than it was: {', '.join(worse)}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
