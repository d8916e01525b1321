"""Long answers without secrets, made smaller for clients that can unpack them."""

import gzip
from typing import Annotated, Any, Final

from litestar import MediaType, Response
from litestar.params import HeaderParameter

from monstrum.server.protocol import ENCODE

LEVEL: Final = 4
WORTH_IT: Final = 1024
MAGIC: Final = b"\x1f\x8b"  # how packed bytes begin, and JSON never does

AcceptEncoding = Annotated[str, HeaderParameter(name="Accept-Encoding", required=False)]


def packed(content: Any, accepted: str) -> Response[Any]:
    return as_sent(smaller(ENCODE.encode(content), unpacks(accepted)))


def unpacks(accepted: str) -> bool:
    return "gzip" in accepted


def smaller(body: bytes, unpacked: bool) -> bytes:
    """For somebody who can unpack it, if it is worth it."""
    return gzip.compress(body, LEVEL, mtime=0) if unpacked and len(body) > WORTH_IT else body


def as_sent(body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """JSON, packed or not."""
    sent = {"Vary": "Accept-Encoding"} | (headers or {})
    if body.startswith(MAGIC):
        sent["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=sent)
