"""Writes what follows from the fields of a state: how it begins, is copied, stored and read back.

    python -m tools.fields            write it
    python -m tools.fields --check    say whether it is up to date; exit code 1 if not

A module lists the fields of its class in the text `FIELDS`, one line each, two spaces or more between the
columns; what stands behind # is for readers. Everything between the two marks is written from it.

| Column | |
|---|---|
| name | of the field |
| what | `number`, `flag`, `list`, `row of SIZE`, `list of WIDTH`, `rows of WIDTH by COUNT`, `piece Type()` |
| begins as | its number, or each number of the row |
| between | least … most, both included, of what is read back; nothing: any number |

`list of WIDTH` is records of that width, one after the other; `rows of WIDTH by COUNT` is the same in a row
that grows: COUNT is a field of its own, how many there are, and `put_NAME` replaces them all. `bytes of SIZE`
is a row of bytes for observations, always derived. A piece is an object of a class with a list of its own.

Fields are stored in the order of the list. Two lines are no fields: `NAME  given` is a number the state is
made with; `NAME  method` is stored by `dump_NAME` and read back by `restore_NAME`, which are written by hand.
Behind a comma stands what is special about a line:

| | stored | copied |
|---|---|---|
| `derived` | no: it follows from others, or a method stores it | yes |
| `shared` | yes | no: copies hold the same row, which nothing in play changes |
| `lent` | yes | not before one of the two changes it: who does asks for it by `own_NAME()` |
| `lent with GROUP` | yes | the same for rows that change together: who does asks for all by `own_GROUP()` |
| `told` | beside `lent`: what observations show of it is kept in `told` until somebody asks for it | |
| `passing` | no | no |
| `while COUNT` | yes | only while that field is not 0 |
| `given` | yes; who makes the state reads it back | |

A copy of a state costs by its rows, and most are never changed in it. Of a row that is lent nobody keeps what
`own_NAME()` gave beyond the next copy; `--check` finds who changes one without asking. A list that is lent is
no list of its own as long as it is empty.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "monstrum" / "games"
BEGIN: Final = "        # Written by tools/fields.py from FIELDS; who changes the list runs it again.\n"
END: Final = "    # So far what is written from FIELDS.\n"
HOLDERS: Final = (
    "state",
    "masked",
    "self.state",
    "cards",
    "state.cards",
    "masked.cards",
)  # how states are called in rules
CHANGES: Final = ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse")  # of a list
OWN: Final = ("seats", "catalog", "designs")  # what sizes and ranges may be made of, beside constants


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a list."""

    name: str
    what: str
    size: str  # of a row; the width of records
    count: str  # of `rows`: the field that counts them
    begins: str
    between: str  # "least, most", or nothing
    special: frozenset[str]

    def stored(self) -> bool:
        return not self.special & {"derived", "passing"}

    def lent_with(self) -> str:
        """What it is asked for by: its own name, or that of its group; nothing if it is not lent."""
        found = [each.removeprefix("lent with ") for each in self.special if each.startswith("lent")]
        return "" if not found else self.name if found[0] == "lent" else found[0]

    def only_while(self) -> str:
        """The field without which it is not copied."""
        found = [each.removeprefix("while ") for each in self.special if each.startswith("while ")]
        return found[0] if found else ""


def read_field(line: str) -> Field:
    columns = re.split(r"\s{2,}", line.split("#")[0].strip())
    name, what, begins, between = [*columns, "", "", ""][:4]
    kind, *special = what.split(", ") if not what.startswith("piece ") else [what]
    first, size, count = re.fullmatch(r"(\w+)(?: of)?(?: (.+?))??(?: by (\w+))?", kind).groups("")  # type: ignore[union-attr]
    return Field(name, first, size, count, begins or "0", between.replace(" … ", ", "), frozenset(special))


@dataclass(frozen=True, slots=True)
class Owner:
    """The class whose fields these are."""

    name: str
    made_with: list[str]
    is_state: bool
    fields: list[Field]

    def written(self) -> str:
        methods = [self.make_room(), self.clone(), self.dump(), self.restore(), *self.puts(), *self.owns()]
        return "".join(f"        {line}\n" for line in self.begin()) + "".join(
            f"\n    {head}\n" + "".join(f"        {line}\n" for line in lines) for head, *lines in methods
        )

    def begin(self) -> list[str]:
        lines = []
        for field in self.fields:
            match field.what:
                case "number":
                    lines.append(f"self.{field.name}: i64 = {field.begins}")
                case "flag":
                    lines.append(f"self.{field.name} = False")
                case "row" | "rows":
                    lines.append(f"self.{field.name}: vec[i64] = NO_ROW")
                case "bytes":
                    lines.append(f"self.{field.name}: vec[u8] = NO_BYTES")
                case "list":
                    begins = "NO_LIST" if field.lent_with() else "[]"
                    lines.append(f"self.{field.name}: list[int] = {begins}")
                case "piece":
                    kind = field.size.partition("(")[0]
                    lines.append(f"self.{field.name}: {kind} = NO_{field.name.upper()}")
            if field.count:
                lines.append(f"self.{field.count}: i64 = 0")
        if self.lent():
            empty = sum(1 << bit for bit, rows in enumerate(self.lent().values()) if rows[0].what == "list")
            lines.append(f"self.lent: i64 = {empty}  # one bit for what a copy, or everybody, holds too")
        if self.told():
            lines.append("self.told: vec[vec[u8]] = NOTHING_TOLD  # by seat: what observations show of rows")
        return lines

    def lent(self) -> dict[str, list[Field]]:
        """The rows that are lent, by what they are asked for by."""
        found: dict[str, list[Field]] = {}
        for field in self.fields:
            if name := field.lent_with():
                found.setdefault(name, []).append(field)
        return found

    def told(self) -> bool:
        """Whether observations keep anything here."""
        return any("told" in field.special for field in self.fields)

    def owns(self) -> list[list[str]]:
        """How rows that are lent are asked for by who changes them."""
        return [
            own_row(bit, fields[0]) if name == fields[0].name else own_group(bit, name, fields)
            for bit, (name, fields) in enumerate(self.lent().items())
        ]

    def make_room(self) -> list[str]:
        lines = []
        for field in self.fields:
            if field.what in ("row", "bytes") and field.size:
                size = field.size if field.size.isidentifier() else f"({field.size})"
                kind = "u8" if field.what == "bytes" else "i64"
                lines.append(f"self.{field.name} = vec[{kind}]([{field.begins}] * {size})")
            elif field.what == "piece":
                lines += [f"self.{field.name} = {field.size}", f"self.{field.name}.make_room()"]
        said = (
            '"""Natively in the compiled build: interpreted code changes numbers in a row, never the row."""'
        )
        return ["def make_room(self) -> None:", said, *own(lines), *lines]

    def clone(self) -> list[str]:
        given = {"chance": "self.chance.clone()", "muted": "True"}
        made = ", ".join(given.get(name, f"self.{name}") for name in self.made_with)
        lines = [f"other = {self.name}({made})", *(["other.copy_pending(self)"] if self.is_state else [])]
        for field in self.fields:
            mine = f"self.{field.name}"
            if "passing" in field.special or field.what in ("given", "method"):
                continue
            if (
                field.special & {"shared", "replaced"}
                or field.lent_with()
                or field.what in ("number", "flag")
            ):
                lines.append(f"other.{field.name} = {mine}")
            elif field.what == "list":
                lines += [f"if {mine}:", f"    other.{field.name} = {mine}.copy()"]
            elif field.what == "piece":
                lines.append(f"other.{field.name} = {mine}.clone()")
            elif when := field.count or field.only_while():
                lines += [f"if self.{when}:", f"    other.{field.name} = {mine}[:]"]
                if field.count:
                    lines.append(f"    other.{when} = self.{when}")
            else:
                lines.append(f"other.{field.name} = {mine}[:]")
        if self.lent():
            every = (1 << len(self.lent())) - 1
            lines += [f"self.lent = {every}", f"other.lent = {every}"]
        if self.told():
            lines.append("other.told = self.told")
        name = "clone" if self.is_state else "copied"
        return [f'def {name}(self) -> "{self.name}":', *lines, "return other"]

    def dump(self) -> list[str]:
        lines = []
        for field in self.fields:
            mine = f"self.{field.name}"
            if not field.stored():
                continue
            match field.what:
                case "method":
                    lines.append(f"self.dump_{field.name}(out)")
                case "number" | "given":
                    lines.append(f"out.append({mine})")
                case "row":
                    lines.append(f"dump_row(out, {mine})")
                case "rows":
                    lines.append(f"dump_rows(out, {mine}, self.{field.count}, {field.size})")
                case "list":
                    lines.append(f"dump_list(out, {mine})")
                case "piece":
                    lines.append(f"{mine}.dump(out)")
        last = ["self.dump_pending(out)"] if self.is_state else []
        return ["def dump(self, out: list[int]) -> None:", *lines, *last]

    def restore(self) -> list[str]:
        lines = []
        for field in self.fields:
            mine = f"self.{field.name}"
            if not field.stored() or "given" in field.special:
                continue
            match field.what:
                case "method":
                    lines.append(f"self.restore_{field.name}(numbers)")
                case "number":
                    lines.append(
                        f"{mine} = numbers.within({field.between})"
                        if field.between
                        else f"{mine} = numbers.one()"
                    )
                case "row":
                    how = f"fill_within({mine}, {field.between})" if field.between else f"fill({mine})"
                    lines.append(f"numbers.{how}")
                case "rows":
                    lines.append(f"self.put_{field.name}(numbers.rows({field.size}))")
                case "list":
                    lines.append(
                        f"{mine} = numbers.records({field.size})"
                        if field.size
                        else f"{mine} = numbers.many()"
                    )
                case "piece":
                    lines.append(f"{mine}.restore(numbers)")
        said = '"""What `dump` wrote, trusting nothing in it."""'
        last = ["load_pending(self, numbers)", "numbers.finish()"] if self.is_state else []
        return ["def restore(self, numbers: Numbers) -> None:", said, *own(lines), *lines, *last]

    def puts(self) -> list[list[str]]:
        return [
            [
                f"def put_{field.name}(self, rows: list[int]) -> None:",
                f"self.{field.name} = vec[i64]([0] * len(rows))",
                "for at in range(len(rows)):",
                f"    self.{field.name}[at] = rows[at]",
                f"self.{field.count} = len(rows) // {field.size}",
            ]
            for field in self.fields
            if field.what == "rows"
        ]


def own_row(bit: int, field: Field) -> list[str]:
    kind, copied = ("list[int]", ".copy()") if field.what == "list" else ("vec[i64]", "[:]")
    return [
        f"def own_{field.name}(self) -> {kind}:",
        f"if self.lent & {1 << bit}:",
        f"    self.{field.name} = self.{field.name}{copied}",
        f"    self.lent -= {1 << bit}",
        *(["self.told = NOTHING_TOLD"] if "told" in field.special else []),
        f"return self.{field.name}",
    ]


def own_group(bit: int, name: str, fields: list[Field]) -> list[str]:
    return [
        f"def own_{name}(self) -> None:",
        f"if self.lent & {1 << bit}:",
        *(f"    self.{field.name} = self.{field.name}[:]" for field in fields),
        f"    self.lent -= {1 << bit}",
    ]


def own(lines: list[str]) -> list[str]:
    """What the lines below call by a short name."""
    text = "\n".join(lines)
    return [f"{name} = self.{name}" for name in OWN if re.search(rf"(?<![.\w]){name}\b", text)]


def read_owner(text: str) -> Owner:
    """The list of a module, and the class whose constructor holds the first mark."""
    tree = ast.parse(text)
    line = text[: text.index(BEGIN)].count("\n") + 1
    (listed,) = [
        node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "FIELDS"
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.lineno < line][-1]
    (made,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return Owner(
        found.name,
        [argument.arg for argument in made.args.args[1:]],
        "State" in [ast.unparse(base) for base in found.bases],
        [read_field(line) for line in listed.splitlines() if line.split("#")[0].strip()],
    )


def rewritten(path: Path) -> str:
    """The text of a module as it should be."""
    text = path.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    whole = f"{before}{BEGIN}{read_owner(text).written()}\n{END}{after}"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=whole, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def changed_unasked(game: Path) -> list[str]:
    """Where a game changes a row or list that is lent without asking for it."""
    files = {path: path.read_text("utf-8") for path in sorted(game.rglob("*.py"))}
    owners = {path: read_owner(text) for path, text in files.items() if BEGIN in text}
    fields = {field.name: field for owner in owners.values() for field in owner.fields}
    found = []
    for path, text in files.items():
        if path in owners:
            continue
        for where, asked in functions(ast.parse(text)):
            for line, name in changed(where):
                field = fields.get(name)
                if field and field.lent_with() not in {"", *asked}:
                    found.append(f"{path}:{line}: {name}")
    return found


def functions(tree: ast.AST) -> list[tuple[ast.AST, set[str]]]:
    """Every function of a module, and the groups it asks for."""
    return [
        (
            node,
            {
                name.attr[4:]
                for name in ast.walk(node)
                if isinstance(name, ast.Attribute)
                if name.attr.startswith("own_")
            },
        )
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]


def changed(where: ast.AST) -> list[tuple[int, str]]:
    """The rows and lists of states that are changed there, by whatever name, each with its line."""
    names = short_names(where)
    found = []
    for node in ast.walk(where):
        row: ast.expr | None = None
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            row = node.value
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES
        ):
            row = node.func.value
        elif isinstance(node, ast.AugAssign):
            row = node.target
        if row is not None and (name := names.get(ast.unparse(row)) or of_state(row)):
            found.append((row.lineno, name))
    return found


def of_state(node: ast.AST) -> str:
    """The field of a state that is spoken of, or nothing."""
    return node.attr if isinstance(node, ast.Attribute) and ast.unparse(node.value) in HOLDERS else ""


def short_names(where: ast.AST) -> dict[str, str]:
    """Which fields of states are called otherwise there."""
    found: dict[str, str] = {}
    for node in ast.walk(where):
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            pairs: Iterable[tuple[ast.expr, ast.expr]] = [(target, value)]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = zip(target.elts, value.elts, strict=True)
            found |= {ast.unparse(short): name for short, long in pairs if (name := of_state(long))}
    return found


def main(arguments: list[str]) -> int:
    old = []
    unasked = [place for game in sorted(GAMES.iterdir()) if game.is_dir() for place in changed_unasked(game)]
    if unasked:
        print("Rows that are lent, changed without own_…():", *unasked, sep="\n", file=sys.stderr)
        return 1
    for path in sorted(GAMES.rglob("*.py")):
        if BEGIN in path.read_text("utf-8"):
            text = rewritten(path)
            if text == path.read_text("utf-8"):
                continue
            old.append(str(path.relative_to(ROOT)))
            if "--check" not in arguments:
                path.write_text(text, "utf-8")
    if old and "--check" in arguments:
        print(
            f"Not what its list of fields says: {', '.join(old)}. Run python -m tools.fields.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
