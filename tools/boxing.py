"""Finds numbers that compiled code makes objects of for a moment only, and says how to write it instead.

    python -m tools.boxing [FILE …]    all compiled files, if none is named; exit code 1 if it finds something

In compiled code an `i64` is a register of the machine. Where one side of `x if c else 0` is an `i64` and the
other a plain number, both become objects, and the result is read back out of one; so does what counts the
turns in `for _ in range(n)`. Nothing says so, it is only slow. `monstrum/core/numbers.py` has a 0 and a 1 for
the other side; constants that meet machine numbers are declared `Final[i64]`.

What is looked at is what mypyc makes of the sources, before it writes C.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.module_ir import ModuleIRs
from mypyc.ir.ops import Assign, Box, LoadLiteral, Op, Register, Unbox, Value
from mypyc.ir.rtypes import RType, RUnion, is_fixed_width_rtype, is_int_rprimitive
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOT: Final = Path(__file__).resolve().parents[1]
MIXED: Final = "an i64 and a plain number meet: make both i64 (see core/numbers.py), or write two statements"
UNREAD: Final = "what counts the turns becomes an object in each: write `for _time in range(…)`"
WALKED: Final = (
    "the range is walked as an object: write its step as a number, or as a constant of this module"
)
THERE_AND_BACK: Final = "a plain number becomes an object to become a machine number: declare it as `i64`"


def of_both_kinds(found: RType) -> bool:
    """Whether a value may be a machine number or a plain one."""
    return (
        isinstance(found, RUnion)
        and any(is_fixed_width_rtype(item) for item in found.items)
        and any(is_int_rprimitive(item) for item in found.items)
    )


def troubles(function: FuncIR) -> Iterator[tuple[int, str]]:
    """Lines of a function and what is wrong there."""
    boxed: dict[Value, Op] = {}
    for block in function.blocks:
        for op in block.ops:
            if isinstance(op, Box) and (is_fixed_width_rtype(op.src.type) or is_int_rprimitive(op.src.type)):
                boxed[op] = op
            if isinstance(op, Assign) and isinstance(op.dest, Register):
                if of_both_kinds(op.dest.type):
                    yield op.line, MIXED
                elif op.src in boxed and op.dest.name == "_":
                    yield op.line, UNREAD
            if isinstance(op, LoadLiteral) and op.value == "range" and op.line > 0:
                yield op.line, WALKED
            if isinstance(op, Unbox) and op.src in boxed and is_fixed_width_rtype(op.type):
                yield op.line, THERE_AND_BACK


def compiled(files: Sequence[str]) -> ModuleIRs:
    """What mypyc makes of the files before it writes C."""
    options = CompilerOptions(separate=False)
    cache = FileSystemCache()
    sources, every, flags = get_mypy_config([*files], None, options, cache)
    groups = construct_groups(sources, False, True, None)
    checked = parse_and_typecheck(every, flags, options, groups, cache)
    mapper = Mapper({source.module: name for group, name in groups for source in group})
    return compile_modules_to_ir(checked, mapper, options, Errors(flags))


def main(files: Sequence[str]) -> int:
    from setup import compiled_files

    paths = [*files] or compiled_files()
    names = {path.removesuffix(".py").replace("/", "."): path for path in paths}
    found = sorted(
        {
            (names.get(name, name), line, words)
            for name, module in compiled(paths).items()
            for function in module.functions
            for line, words in troubles(function)
        }
    )
    for path, line, words in found:
        print(f"{path}:{line}: {words}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
