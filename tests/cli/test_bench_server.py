"""`monstrum bench server` measures a real server, and says so."""

import re

from monstrum.cli.bench_server import measure_server


def test_a_server_with_a_few_tables_is_measured() -> None:
    sentences = list(measure_server(tables=3))
    assert len(sentences) == 5
    assert sentences[0].startswith("With 3 tables in play the server answers ")
    figures = [re.findall(r"-?[\d.]+(?= m?s\b)", sentence) for sentence in sentences]
    assert [len(found) for found in figures] == [1, 2, 1, 1, 1]
    assert all(float(figure) >= 0 for found in figures for figure in found)
