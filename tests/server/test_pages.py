"""The page itself: files, types, caching, and that nothing else can be read."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from monstrum.server.headers import CSP
from tests.server.wire import EASY, Server, fetch, server

PERSON = {"Accept": "text/html,*/*;q=0.8"}
INDEX = "<!doctype html><title>Monstrum</title>" + " " * 400


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("built")
    pages = folder / "pages"
    (pages / "assets" / "deep").mkdir(parents=True)
    (pages / "index.html").write_text(INDEX)
    (pages / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (pages / "assets" / "index-Ab3.js").write_text("export const monster = 1;\n" * 100)
    (pages / "assets" / "index-Ab3.css").write_text("body { margin: 0 }")
    (pages / "assets" / "deep" / "font-1.woff2").write_bytes(bytes(range(256)))
    (folder / "secret.txt").write_text("not for you")
    with server(folder / "data", pages=pages, requests="40/60") as running:
        yield running


@pytest.mark.parametrize(
    "path", ["/", "/about", "/games", "/t/abc", "/t/abc/replay", "/rules", "/rules/xybrid", "/library/xybrid"]
)
def test_every_page_is_the_client_and_asked_for_again(built: Server, path: str) -> None:
    answer = fetch(built.url + path)
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CSP
    assert "unsafe" not in CSP
    same = fetch(built.url + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


def test_assets_are_kept_for_ever_with_the_right_types(built: Server) -> None:
    kinds = {
        "index-Ab3.js": "text/javascript; charset=utf-8",
        "index-Ab3.css": "text/css; charset=utf-8",
        "deep/font-1.woff2": "font/woff2",
    }
    for name, kind in kinds.items():
        answer = fetch(f"{built.url}/assets/{name}")
        assert answer.status_code == 200, name
        assert answer.headers["content-type"] == kind
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in answer.headers
    assert fetch(f"{built.url}/favicon.svg").headers["content-type"] == "image/svg+xml"


def test_who_can_unpack_gets_less(built: Server) -> None:
    url = f"{built.url}/assets/index-Ab3.js"
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}, **EASY) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    plain = fetch(url, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 4


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd",
        "/../secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets/",
        "/assets/nothing.js",
        "/%00",
        "/index.html",
        "/secret.txt",
        "/t",
        "/nowhere",
    ],
)
def test_nothing_else_can_be_read(built: Server, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", built.port)  # it changes no path
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (400, 404), body
    assert b"not for you" not in body
    assert b"root:" not in body


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/learn", "/games/x", "/a/b", "/companion/x", "/apiary"])
def test_a_person_who_is_lost_gets_the_client_with_the_right_status(built: Server, path: str) -> None:
    answer = fetch(built.url + path, headers=PERSON)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert fetch(built.url + path).json()["code"] == "not_found"


@pytest.mark.parametrize("path", ["/api", "/api/none", "/api/games/none", "/assets/none.js"])
def test_addresses_of_programs_answer_a_person_as_well_in_json(built: Server, path: str) -> None:
    answer = fetch(built.url + path, headers=PERSON)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_files_do_not_use_up_the_requests_of_a_visitor(built: Server) -> None:
    for _ in range(60):
        assert fetch(f"{built.url}/assets/index-Ab3.css").status_code == 200
    assert fetch(f"{built.url}/api/health").status_code == 200


def test_a_server_without_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with server(tmp_path / "data", pages=tmp_path / "missing") as running:
        answer = fetch(f"{running.url}/t/abc")
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert fetch(f"{running.url}/assets/x.js").status_code == 404
        assert fetch(f"{running.url}/api/health").json()["status"] == "ok"
