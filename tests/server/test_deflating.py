"""Whole boards are compressed on their way, short news are not, and a silent socket keeps no window."""

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from monstrum.server.deflating import LONG, DeflateLong, DeflateLongFactory


def connected() -> tuple[ClientProtocol, ServerProtocol]:
    """Both ends of a line that a client asked for as browsers do."""
    offer = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    client = ClientProtocol(parse_uri("ws://here/"), extensions=[offer])
    server = ServerProtocol(extensions=[DeflateLongFactory()])
    client.send_request(client.connect())
    hand_over(client, server)
    [request] = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    hand_over(server, client)
    client.events_received()
    return client, server


def hand_over(sender: ClientProtocol | ServerProtocol, receiver: ClientProtocol | ServerProtocol) -> int:
    """How many bytes that were."""
    sent = b"".join(sender.data_to_send())
    receiver.receive_data(sent)
    return len(sent)


def test_a_long_message_is_compressed_and_read_again() -> None:
    client, server = connected()
    text = b'{"ref":"part:A13"}' * LONG
    for _ in range(2):
        server.send_text(text)
        assert hand_over(server, client) < len(text) // 20
        [frame] = client.events_received()
        assert isinstance(frame, Frame)
        assert bytes(frame.data) == text


def test_a_short_message_goes_as_it_is() -> None:
    client, server = connected()
    text = b"a" * (LONG - 1)
    server.send_text(text)
    assert hand_over(server, client) >= len(text)
    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == text


def test_what_a_client_compresses_is_read() -> None:
    client, server = connected()
    client.send_text(b"hello " * 100)
    assert hand_over(client, server) < 100
    [frame] = server.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == b"hello " * 100


def test_a_silent_socket_keeps_no_window() -> None:
    _, server = connected()
    server.send_text(b"a" * 2 * LONG)
    [agreed] = server.extensions
    assert isinstance(agreed, DeflateLong)
    assert not hasattr(agreed, "encoder")
    assert not hasattr(agreed, "decoder")
    assert agreed.encode(Frame(Opcode.TEXT, b"short")).rsv1 is False
