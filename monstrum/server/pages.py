"""The page to play on: the built client, from memory.

`make web` writes it to the folder `pages` beside this file. All files are read once when the server starts,
so a request can name nothing but one of them. Files under `/assets/` carry a hash in their names and never
change; `index.html` is asked for again each time.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import HeaderParameter

from monstrum.server.packing import AcceptEncoding
from monstrum.server.tongues import said

FOLDER: Final = Path(__file__).parent / "pages"
INDEX: Final = "index.html"
COMPANION: Final = "companion.html"  # a page of its own, see docs/companion.md

OF_PROGRAMS: Final = ("api", "assets")  # what is not there is told as data, whoever asks

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

TYPES: Final = {  # those a machine's own table often lacks or has wrong
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORTH_PACKING: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Monstrum: the page is not built</title>
<h1>The page is not built yet</h1>
<p>The server runs, and programs can use it. In a checkout of Monstrum, <code>make web</code> builds the page,
and <code>make play</code> builds it and opens it. Then start the server again.</p>
</html>
"""

Known = Annotated[str, HeaderParameter(name="If-None-Match", required=False)]


@dataclass(frozen=True, slots=True)
class File:
    """One file of the client, ready to be sent."""

    content: bytes
    packed: bytes | None  # gzip, where that is worth it
    kind: str
    tag: str


Pages = Mapping[str, File]


def read_pages(folder: Path = FOLDER) -> Pages:
    """Every file below the folder, by its path with slashes; nothing if the client is not built."""
    found = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "README.md")
    return {path.relative_to(folder).as_posix(): read_file(path) for path in found}


def read_file(path: Path) -> File:
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if path.suffix in WORTH_PACKING else None
    smaller = packed if packed is not None and len(packed) < len(content) else None
    return File(content, smaller, kind, f'"{blake2b(content, digest_size=12).hexdigest()}"')


def send(file: File, caching: str, accepted: str, known: str, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in known and status == 200:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in accepted:
        content, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(content, status_code=status, media_type=file.kind, headers=headers)


@get(
    [
        "/",
        "/about",
        "/art",
        "/games",
        "/t/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/library/{rest:path}",
    ],
    include_in_schema=False,
)
async def page(state: State, accepted: AcceptEncoding = "", known: Known = "") -> Response[bytes]:
    """The client; it looks at the address itself."""
    index = state.pages.get(INDEX)
    if index is None:
        return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], headers={"Cache-Control": "no-store"})
    return send(index, ASK_AGAIN, accepted, known)


@get("/companion", include_in_schema=False)
async def companion(state: State, accepted: AcceptEncoding = "", known: Known = "") -> Response[bytes]:
    """The companion beside the real table."""
    file = state.pages.get(COMPANION)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], headers={"Cache-Control": "no-store"})
    return send(file, ASK_AGAIN, accepted, known)


@get("/assets/{rest:path}", include_in_schema=False, exclude_from_csrf=True)
async def asset(state: State, rest: str, accepted: AcceptEncoding = "", known: Known = "") -> Response[bytes]:
    file = state.pages.get(f"assets{rest}")
    if file is None:
        raise NotFoundException(said("no_file"))
    return send(file, FOR_EVER, accepted, known)


@get("/{name:str}", include_in_schema=False, exclude_from_csrf=True)
async def loose_file(
    state: State, name: str, accepted: AcceptEncoding = "", known: Known = ""
) -> Response[bytes]:
    """Icons and the like, which browsers look for by a fixed name."""
    file = state.pages.get(name)
    if file is None or name in (INDEX, COMPANION):
        raise NotFoundException(said("no_page"))
    return send(file, ASK_AGAIN, accepted, known)


def lost(request: "Request[Any, Any, Any]") -> Response[bytes] | None:
    """The client, for a person at an address that leads nowhere: it says so, and leads home."""
    index = request.app.state.pages.get(INDEX)
    first = request.scope["path"].split("/")[1]
    if index is None or first in OF_PROGRAMS or "text/html" not in request.headers.get("accept", ""):
        return None
    return send(index, ASK_AGAIN, request.headers.get("accept-encoding", ""), "", status=404)


ROUTES: Final = Router("/", route_handlers=[page, companion, asset, loose_file])
