"""Writes `web/src/protocol.ts`: the messages of the server as types of the client.

    python tools/web_types.py            write the file
    python tools/web_types.py --check    say whether it is up to date; exit code 1 if not

Every struct and every constant of the modules below becomes one of the same name. Docstrings and the comments
behind fields come along. What a client sends may leave out fields that have a default; what it is sent has
all of them.
"""

import ast
import dataclasses
import importlib
import inspect
import io
import itertools
import json
import sys
import tokenize
import types
import typing
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import inspect as shapes

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "src" / "protocol.ts"

HEAD = """\
// Written by tools/web_types.py from the messages of the server. Do not edit: run the tool again.
// docs/protocol.md explains them.
"""


def modules() -> list[types.ModuleType]:
    """Board and teacher's voice, then all `protocol*.py` of the server, those that others build on first."""
    names = sorted((path.stem for path in (ROOT / "monstrum" / "server").glob("protocol*.py")), reverse=True)
    return [
        importlib.import_module(name)
        for name in ("monstrum.core.board", "monstrum.texts.voice", *(f"monstrum.server.{n}" for n in names))
    ]


def own_classes(module: types.ModuleType) -> list[type]:
    """The structs of a module, in reading order. A base class that says nothing by itself is left out."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and (issubclass(value, msgspec.Struct) or dataclasses.is_dataclass(value))
    ]
    return [value for value in found if not value.__subclasses__()]


def comments(owner: type) -> dict[str, str]:
    """What is written behind the fields of a class, by the field's name."""
    source = inspect.getsource(owner)
    behind = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for line in body.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            said = [
                behind[at] for at in range(line.lineno, (line.end_lineno or line.lineno) + 1) if at in behind
            ]
            if said:
                found[line.target.id] = " ".join(said)
    return found


def written(kind: shapes.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case shapes.AnyType():
            return "unknown"
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.StructType(cls=cls) | shapes.DataclassType(cls=cls):
            return str(cls.__name__)
        case shapes.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
            return f"({written(item)})[]" if isinstance(item, shapes.UnionType) else f"{written(item)}[]"
        case shapes.UnionType(types=kinds):
            return " | ".join(written(each) for each in kinds)
    raise NotImplementedError(f"{kind} has no counterpart in TypeScript yet")


def comment(text: str, indent: str = "") -> str:
    lines = inspect.cleandoc(text).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */", ""])


def interface(owner: type, sent_by_client: bool) -> str:
    shape = shapes.type_info(owner)
    assert isinstance(shape, shapes.StructType | shapes.DataclassType)
    notes = comments(owner)
    lines = [comment(owner.__doc__ or ""), f"export interface {owner.__name__} {{\n"]
    if isinstance(shape, shapes.StructType) and shape.tag_field is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};\n")
    for field in shape.fields:
        if field.name in notes:
            lines.append(comment(notes[field.name], "  "))
        mark = "?" if sent_by_client and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};\n")
    return "".join([*lines, "}\n"])


def is_sent_by_client(owner: type, incoming: set[type]) -> bool:
    """A message of `Incoming`, or the body of a request: those refuse fields they do not know."""
    if not issubclass(owner, msgspec.Struct):
        return False
    config = owner.__struct_config__
    return owner in incoming or (config.forbid_unknown_fields and config.tag_field is None)


def parts() -> Iterator[str]:
    """The file, piece by piece."""
    incoming = set(typing.get_args(importlib.import_module("monstrum.server.protocol").Incoming))
    yield HEAD
    for module in modules():
        yield f"// {module.__name__} {'-' * (95 - len(module.__name__))}\n"
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, int | str):
                yield f"export const {name} = {json.dumps(value)};\n"
        for owner in own_classes(module):
            yield interface(owner, is_sent_by_client(owner, incoming))
        for name, value in vars(module).items():
            if isinstance(value, types.UnionType):
                members = " | ".join(each.__name__ for each in typing.get_args(value))
                yield f"export type {name} = {members};\n"


def text() -> str:
    pieces = list(parts())
    joined = [pieces[0]]
    for before, piece in itertools.pairwise(pieces):
        together = before.startswith("export const") and piece.startswith("export const")
        joined.append(piece if together else "\n" + piece)
    return "".join(joined)


def main(arguments: list[str]) -> int:
    wanted = text()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print("web/src/protocol.ts is out of date: run `python tools/web_types.py`", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
