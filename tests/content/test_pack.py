"""Loading packs: overlays, texts, hashes, and everything that is refused."""

from pathlib import Path

import pytest

from monstrum.content.pack import Pack, PackShape, load_pack
from monstrum.content.problems import PackErrors, Problems
from monstrum.content.tables import NUMBER, TEXT, TEXT_OR_TEXTS, Key
from monstrum.core.errors import ContentError

SHAPE = PackShape(
    "toy",
    {"dolls": {"age": Key(NUMBER), "says": Key(TEXT_OR_TEXTS, needed=False)}, "cars": {"make": Key(TEXT)}},
)
FILES = {
    "pack.toml": """
        format = 1
        name = "toys"
        game = "toy"
        title = "Toys"
        version = "1.0"
        license = "MIT"
        credits = ["Somebody"]
    """,
    "dolls.toml": """
        [D1]
        age = 3
        says = "mama"
        [D2]
        age = 4
    """,
    "cars.toml": """
        [K1]
        make = "wood"
    """,
    "text.en.toml": """
        [D1]
        name = "Anna"
        text = "A doll."
        [D2]
        name = "Berta"
        text = "A doll."
        [K1]
        name = "Truck"
        text = "A car."
    """,
}
OVERLAY = FILES["pack.toml"] + '\nbase = "toys"\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text("\n".join(line.strip() for line in text.splitlines()), "utf-8")
    return folder


def toys(folder: Path, **changes: str) -> Path:
    """The pack of toys; `dolls="…"` replaces dolls.toml, `text_de` adds text.de.toml."""
    files = FILES | {f"{stem.replace('_', '.')}.toml": text for stem, text in changes.items()}
    return write(folder / "toys", {name: text for name, text in files.items() if text})


def overlay(folder: Path, **files: str) -> Pack:
    """A pack that starts from the toys."""
    toys(folder)
    texts = {"pack.toml": OVERLAY} | {f"{stem.replace('_', '.')}.toml": text for stem, text in files.items()}
    return load_pack(write(folder / "more", texts), lambda name: folder / name, SHAPE)


def messages(load: Path, base: Path | None = None) -> list[str]:
    with pytest.raises(PackErrors) as found:
        load_pack(load, None if base is None else lambda name: base / name, SHAPE)
    return [str(error) for error in found.value.errors]


# loading


def test_a_pack_is_its_header_its_cards_and_its_texts(tmp_path: Path) -> None:
    pack = load_pack(toys(tmp_path), None, SHAPE)
    assert (pack.name, pack.game, pack.title, pack.version) == ("toys", "toy", "Toys", "1.0")
    assert (pack.license, pack.credits, pack.folder) == ("MIT", ("Somebody",), tmp_path / "toys")
    assert pack.cards == {
        "dolls": {"D1": {"age": 3, "says": ["mama"]}, "D2": {"age": 4}},
        "cars": {"K1": {"make": "wood"}},
    }
    assert pack.texts["en"]["K1"] == {"name": "Truck", "text": "A car."}


def test_an_overlay_replaces_adds_and_removes(tmp_path: Path) -> None:
    pack = overlay(
        tmp_path,
        pack=OVERLAY + 'remove = ["K1"]',
        dolls="[D2]\nage = 5\n[D3]\nage = 6",
        text_en='[D3]\nname = "Clara"\ntext = "New."',
        text_de='[D2]\nname = "Berta"\ntext = "Eine Puppe."',
    )
    assert pack.cards == {
        "dolls": {"D1": {"age": 3, "says": ["mama"]}, "D2": {"age": 5}, "D3": {"age": 6}},
        "cars": {},
    }
    assert sorted(pack.texts["en"]) == ["D1", "D2", "D3"]
    assert sorted(pack.texts["de"]) == ["D2"]


def test_the_hash_is_about_mechanics_only(tmp_path: Path) -> None:
    for name in ("original", "reworded", "changed"):
        (tmp_path / name).mkdir()
    original = load_pack(toys(tmp_path / "original"), None, SHAPE)
    reworded = toys(
        tmp_path / "reworded",
        dolls='[D2]\nage = 4\n[D1]\nsays = ["mama"]\nage = 3',
        text_en=FILES["text.en.toml"].replace("Anna", "Emma"),
        pack=FILES["pack.toml"].replace("1.0", "2.0"),
    )
    changed = toys(tmp_path / "changed", dolls=FILES["dolls.toml"].replace("3", "9"))
    assert load_pack(reworded, None, SHAPE).hash == original.hash
    assert load_pack(changed, None, SHAPE).hash != original.hash
    assert len(original.hash) == 64


def test_papers_and_hidden_files_are_left_alone(tmp_path: Path) -> None:
    folder = toys(tmp_path)
    write(folder, {"README.md": "Hello", "LICENSE": "MIT", ".hidden": "x"})
    load_pack(folder, None, SHAPE)


def test_a_game_may_go_on_looking_after_the_first_errors(tmp_path: Path) -> None:
    problems = Problems()
    pack = load_pack(toys(tmp_path, dolls="[D1]\nage = true\n[D2]\nage = 4"), None, SHAPE, problems)
    assert [str(error) for error in problems.errors] == [
        "dolls.toml: [D1] age: expected a whole number, found true"
    ]
    assert pack.cards["dolls"] == {"D1": {"age": 0}, "D2": {"age": 4}}
    problems.add("a doll is not that young", file="dolls.toml", where="[D1] age")
    assert len(problems.errors) == 1, "what follows from a mistake is none"


# the header


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 2", "pack.toml: format: this program reads format 1, the pack has format 2"),
        ("format = 1", "", "pack.toml: the key 'format' is missing"),
        (
            '"toys"',
            '"../toys"',
            "pack.toml: name: '../toys' is no name: small letters and digits, joined by - or _",
        ),
        ('"toy"', '"chess"', "pack.toml: game: this is a pack of 'chess', expected 'toy'"),
        ('["Somebody"]', "[1]", "pack.toml: credits: expected a text or a list of texts, found [1]"),
        ("license", "licence", "pack.toml: unknown key 'licence' (did you mean license?)"),
        ('"1.0"', '"1.0"\nremove = ["D1"]', "pack.toml: remove: 'remove' needs a 'base' to remove from"),
        (
            '"1.0"',
            '"1.0"\nbase = "x"',
            "pack.toml: base: a pack that others start from cannot have a base itself",
        ),
    ],
)
def test_a_faulty_header_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert messages(toys(tmp_path, pack=FILES["pack.toml"].replace(old, new)))[0].startswith(message)


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ('remove = ["D9"]', "pack.toml: remove: there is no card 'D9' to remove"),
        ('base = "../x"', "pack.toml: base: '../x' is no name of a pack"),
        (
            'base = "toy"',
            "pack.toml: base: there is no pack 'toy' (did you mean toys?); allowed here: more, toys",
        ),
    ],
)
def test_a_faulty_base_is_refused(tmp_path: Path, extra: str, message: str) -> None:
    toys(tmp_path)
    header = FILES["pack.toml"] if extra.startswith("base") else OVERLAY
    more = write(tmp_path / "more", {"pack.toml": f"{header}\n{extra}"})
    assert messages(more, tmp_path)[0].startswith(message)


def test_errors_of_the_base_are_errors_of_the_pack(tmp_path: Path) -> None:
    toys(tmp_path, cars="[K1]")
    more = write(tmp_path / "more", {"pack.toml": OVERLAY})
    assert messages(more, tmp_path) == ["cars.toml: [K1]: the key 'make' is missing"]


# cards and texts


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"dolls": "[D1]\nage = 3.5\n[D2]\nage = 4"},
            ["dolls.toml: [D1] age: expected a whole number, found 3.5"],
        ),
        ({"dolls": "D1 = 3\n[D2]\nage = 4"}, ["dolls.toml: [D1]: expected a table, found 3"]),
        ({"cars": ""}, ["cars.toml: the file is missing"]),
        ({"pack": ""}, ["pack.toml: the file is missing"]),
        (
            {"cars": '[K1]\nmake = "wood"\n[D1]\nmake = "tin"'},
            ["cars.toml: [D1]: this id is already used in dolls.toml"],
        ),
        ({"text_de": '[D4]\nname = "x"\ntext = "y"'}, ["text.de.toml: [D4]: there is no such card"]),
        (
            {"cars": '[K1]\nmake = "wood"\n[K2]\nmake = "tin"'},
            ["text.en.toml: [K2]: the card has no name and text"],
        ),
        (
            {"text_en": FILES["text.en.toml"].replace("Anna", " ")},
            ["text.en.toml: [D1]: the card has no name and text"],
        ),
        ({"pack": "format"}, ["pack.toml: end of document: this is no TOML"]),
        ({"text_de": '[D1]\nname = "x"'}, ["text.de.toml: [D1]: the key 'text' is missing"]),
        (
            {"cars": "[K1", "dolls": "[D1]\nage = 3\nages = 4\n[D2]\nage = []"},
            [
                "cars.toml: end of document: this is no TOML: Expected ']'",
                "dolls.toml: [D1]: unknown key 'ages' (did you mean age?)",
                "dolls.toml: [D2] age: expected a whole number, found []",
            ],
        ),
    ],
)
def test_faulty_cards_and_texts_are_refused(
    tmp_path: Path, changes: dict[str, str], expected: list[str]
) -> None:
    found = messages(toys(tmp_path, **changes))
    assert len(found) == len(expected)
    assert all(message.startswith(start) for message, start in zip(found, expected, strict=True))


# files


def test_a_pack_must_be_a_folder(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such folder"):
        load_pack(tmp_path / "nowhere", None, SHAPE)


def test_unknown_files_and_folders_are_refused(tmp_path: Path) -> None:
    folder = toys(tmp_path)
    write(folder, {"doll.toml": "", "evil.py": "raise SystemExit", "text.EN.toml": ""})
    (folder / "text.fr.toml").mkdir()
    assert [message.split(";")[0] for message in messages(folder)] == [
        "doll.toml: unknown file (did you mean dolls.toml?)",
        "evil.py: unknown file",
        "text.EN.toml: unknown file (did you mean text.<language>.toml?)",
        "text.fr.toml: this is no file",
    ]


def test_links_out_of_the_folder_are_refused(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("[D1]", "utf-8")
    folder = toys(tmp_path, dolls="")
    (folder / "dolls.toml").symlink_to(secret)
    assert messages(folder) == ["dolls.toml: links out of the pack's folder are not followed"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"#" * 1_000_001, "dolls.toml: the file is larger than 1,000,000 bytes"),
        (b"# \xff", "dolls.toml: the file is not UTF-8 (byte 2)"),
        (b"a = " + b"[" * 100_000, "dolls.toml: this is no TOML: it is nested too deeply"),
        (b"a = 1\nb = !", "dolls.toml: line 2, column 5: this is no TOML: Invalid value"),
        (b"a = 1\na = 2", "dolls.toml: end of document: this is no TOML: Cannot overwrite a value"),
    ],
)
def test_unreadable_files_are_refused(tmp_path: Path, data: bytes, message: str) -> None:
    folder = toys(tmp_path)
    (folder / "dolls.toml").write_bytes(data)
    found = messages(folder)
    assert len(found) == 1
    assert found[0].startswith(message)
