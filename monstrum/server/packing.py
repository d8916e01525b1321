"""Long answers without secrets, made smaller for clients that can unpack them."""

import gzip
from typing import Annotated, Any, Final

from litestar import MediaType, Response
from litestar.params import HeaderParameter

from monstrum.server.protocol import ENCODE

LEVEL: Final = 4
WORTH_IT: Final = 1024

AcceptEncoding = Annotated[str, HeaderParameter(name="Accept-Encoding", required=False)]


def packed(content: Any, accepted: str, headers: dict[str, str] | None = None) -> Response[Any]:
    body = ENCODE.encode(content)
    sent = {"Vary": "Accept-Encoding"} | (headers or {})
    if "gzip" in accepted and len(body) > WORTH_IT:
        body = gzip.compress(body, LEVEL, mtime=0)
        sent["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=sent)
