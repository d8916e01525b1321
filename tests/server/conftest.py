"""One server process for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.wire import Server, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("server") / "data") as started:
        yield started
