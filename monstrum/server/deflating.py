"""Compression on sockets, where it is worth its price: whole boards are compressed, short news are not.

Every message is compressed by itself. So a socket that is silent keeps no window, which would be more memory
than all the rest of it.
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG: Final = 4096  # bytes


class DeflateLong(PerMessageDeflate):
    """Leaves short messages alone: each frame says whether it was compressed."""

    def encode(self, frame: Frame) -> Frame:
        if frame.fin and len(frame.data) < LONG:
            return frame
        return super().encode(frame)


class DeflateLongFactory(ServerPerMessageDeflateFactory):
    """What is agreed upon with a client."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        said, agreed = super().process_request_params(params, accepted_extensions)
        return said, DeflateLong(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
