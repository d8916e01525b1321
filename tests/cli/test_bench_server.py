"""`monstrum bench server` measures a real server, and says so."""

from dataclasses import astuple

from monstrum.cli.bench_server import measure_server


def test_a_server_with_a_few_tables_is_measured() -> None:
    served = measure_server(tables=3)
    assert served.tables == 3
    assert all(figure > 0 for figure in astuple(served))
    sentences = served.sentences()
    assert len(sentences) == 5
    assert sentences[0].startswith("With 3 tables in play the server answers ")
