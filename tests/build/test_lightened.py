"""What `setup.py` changes in the C that mypyc writes, counted: a mypyc that writes otherwise is noticed."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TOY = """
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    def __init__(self) -> None:
        self.number: i64 = 3

    def more(self, row: vec[i64], at: i64) -> i64:
        self.number = self.number + row[at]
        return self.number


def bit(at: i64) -> i64:
    one: i64 = 1
    return one << at
"""

WRITE = """
import json, os, setup, sys
paths = ["--cache-dir", os.devnull, sys.argv[1]]
files, _ = setup.written_in_c(paths, [([sys.argv[1]], "toy")])
print(json.dumps([text for name, text in files[0] if name.endswith(".c")]))
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The C of a small module, as our own is written."""
    toy = tmp_path_factory.mktemp("toy") / "toy_module.py"
    toy.write_text(TOY)
    said = subprocess.run(
        [sys.executable, "-c", WRITE, str(toy)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    return "\n".join(json.loads(said.stdout))


def test_what_a_module_does_once_is_marked(written: str) -> None:
    assert written.count("\nMONSTRUM_ONCE char CPyDef_") == 1, "the body of the module"
    assert written.count("\nMONSTRUM_ONCE int CPyExec_") == 1, "the start of the module"
    assert written.count("\nMONSTRUM_ONCE static int CPyExec_") == 1, "which is told of before"


def test_numbers_of_an_open_class_are_not_asked_for(written: str) -> None:
    assert written.count("\nif (0) {\n") == 3, "reads: two in the method, one from outside"
    assert not re.findall(r"== -113\)+ (&& !\(.*bitmap|\{\n.*bitmap\d* \|=)", written)
    assert len(re.findall(r"^if \(0\) \{\n.*\n\}\n\w+ = 0;$", written, re.M)) == 2, "nor looked for"


def test_an_index_is_expected_within_its_row(written: str) -> None:
    compared = r"(\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\nif \("
    assert len(re.findall(compared + r"likely\(\1\)\)", written)) == 1
    assert not re.findall(compared + r"\1\)", written)


def test_a_row_is_not_read_from_behind(written: str) -> None:
    assert len(re.findall(r"= \(uint64_t\)\w+ < \(uint64_t\)\w+;", written)) == 1
    assert len(re.findall(r"^(\w+) = \w+ \+ \w+;\n\w+ = 0;$", written, re.M)) == 1


def test_lines_are_not_indented(written: str) -> None:
    assert not [line for line in written.splitlines() if line.startswith((" ", "\t"))][10:], (
        "but our own head"
    )


def test_a_constant_is_shifted_as_a_machine_number(written: str) -> None:
    """As 32 bits in C, bits from the 32nd on would be lost, or come out as others."""
    assert len(re.findall(r"= \(int64_t\)1 << \w+;", written)) == 1
    assert not re.findall(r"= \d+ << \w+;", written)
