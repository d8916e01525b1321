"""The client's types are those of the server."""

from pathlib import Path

import pytest
from msgspec import inspect as shapes

from tools import web_types


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert web_types.main(["--check"]) == 0, "run `python tools/web_types.py` and commit the result"


def test_an_old_file_is_noticed_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "protocol.ts"
    old.write_text(web_types.text().replace("ply: number", "ply: string", 1))
    monkeypatch.setattr(web_types, "TARGET", old)

    assert web_types.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert web_types.main([]) == 0
    assert web_types.main(["--check"]) == 0


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    written = web_types.text()
    play = written[written.index("export interface Play ") :].split("}")[0]
    option = written[written.index("export interface Option ") :].split("}")[0]

    assert '  type: "play";\n' in play
    assert "  epoch?: number;\n" in play
    assert "  words?: string | null;\n" in play
    assert "  more: boolean;\n" in option


def test_comments_come_along() -> None:
    written = web_types.text()
    assert "/** Keeps a line open; the answer is a `Pong`. */\nexport interface Ping {" in written
    assert "  /** without asking */\n  can_undo: boolean;" in written
    assert web_types.comment("One.\n\n    Two.") == "/**\n * One.\n *\n * Two.\n */\n"


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (tuple[tuple[str, str], ...], "[string, string][]"),
    ],
)
def test_nested_types(kind: type, written: str) -> None:
    assert web_types.written(shapes.type_info(kind)) == written


def test_a_type_without_counterpart_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="no counterpart"):
        web_types.written(shapes.type_info(bytes))
