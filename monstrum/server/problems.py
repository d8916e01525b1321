"""What goes wrong, as an answer: a code and a sentence, never a stack trace.

Every error of HTTP has the same shape, `Problem`, and the status of its kind; people who are lost see a page.
"""

from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, TooManyRequestsException

from monstrum.core.errors import MonstrumError
from monstrum.server.hall import NoTable
from monstrum.server.outcomes import Spoiled
from monstrum.server.pages import lost
from monstrum.server.protocol import Problem
from monstrum.server.seats import NotPossible
from monstrum.server.store import StoreError
from monstrum.server.tongues import said

log: Final = structlog.get_logger("monstrum.http")

AGAIN: Final = "again"  # nothing was changed, or nobody knows: the same may be sent once more
CODES: Final = {
    400: "bad_request",
    401: "no_guest",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    409: "conflict",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many",
}


def retry_after(seconds: float) -> str:
    return str(max(1, round(seconds + 0.5)))


def too_many(seconds: float, sentence: str, code: str = "") -> TooManyRequestsException:
    """`code` where whoever asks can do something about it, other than wait."""
    headers = {"Retry-After": retry_after(seconds)}
    return TooManyRequestsException(sentence, headers=headers, extra={"code": code} if code else None)


def answer(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(code, text), status_code=status, media_type=MediaType.JSON, headers=headers)


def http_problem(
    request: "Request[Any, Any, Any]", error: HTTPException
) -> Response[Problem] | Response[bytes]:
    status = error.status_code
    if status == 404 and (page := lost(request)) is not None:
        return page
    if status >= 500:
        return answer(status, "internal", said("internal"))
    detail = str(error.detail)
    headers = {name: str(value) for name, value in (error.headers or {}).items()}
    code = error.extra.get("code", "") if isinstance(error.extra, dict) else ""
    return answer(status, code or CODES.get(status, "refused"), detail[:300], headers)


def monstrum_problem(_: "Request[Any, Any, Any]", error: MonstrumError) -> Response[Problem]:
    if isinstance(error, NoTable):
        return answer(404, "not_found", str(error))
    if isinstance(error, NotPossible):
        return answer(422, error.code, str(error))
    if isinstance(error, StoreError):
        log.error("store failed", reason=str(error))
        return answer(503, "store", said("not_stored"), {"Retry-After": "5"})
    return answer(422, "refused", str(error)[:300])


def spoiled(_: "Request[Any, Any, Any]", error: Spoiled) -> Response[Problem]:
    return answer(503, AGAIN, said(AGAIN), {"Retry-After": "1"})


def unreadable(_: "Request[Any, Any, Any]", error: msgspec.MsgspecError | UnicodeError) -> Response[Problem]:
    text = said("not_utf8") if isinstance(error, UnicodeError) else str(error)[:300]
    return answer(400, "unreadable", text)


def internal_problem(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    log.error("request failed", path=request.scope["path"], exc_info=error)
    return answer(500, "internal", said("internal"))


HANDLERS: Final[dict[Any, Any]] = {
    HTTPException: http_problem,
    MonstrumError: monstrum_problem,
    Spoiled: spoiled,
    msgspec.MsgspecError: unreadable,
    UnicodeError: unreadable,
    Exception: internal_problem,
}
