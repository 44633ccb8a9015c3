"""Questions to the leading computer: nothing is sent before its certificate is the one whose figures were compared."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.desk.client import Client, Place, place_of, seen_fingerprint
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.live.certificate import self_signed
from tdapp.services.ports.host import NoAnswer, NotInvited, OtherVersion, TooFarBehind

NOW = dt.datetime.now(dt.UTC)
KEY, WORD = "the-key", "the-word"


class Host:
    """Somebody who answers every question with the same words, over a certificate of his own."""

    def __init__(self, folder: Path) -> None:
        made = self_signed("127.0.0.1", NOW)
        (folder / "host.pem").write_text(made.pem)
        self.fingerprint = made.fingerprint.replace(":", "").lower()
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(folder / "host.pem")
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.heard = bytearray()
        self.answers = [b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"]
        threading.Thread(target=self._serve, daemon=True).start()

    def answer(self, status: str, body: object = None, *, close: bool = False) -> None:
        data = json.dumps({} if body is None else body).encode()
        ends = "Connection: close\r\n" if close else ""
        self.answers.append(f"HTTP/1.1 {status}\r\nContent-Length: {len(data)}\r\n{ends}\r\n".encode() + data)

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                bare, _ = self._door.accept()
                threading.Thread(target=self._talk, args=(bare,), daemon=True).start()

    def _talk(self, bare: socket.socket) -> None:
        with contextlib.suppress(OSError), self._context.wrap_socket(bare, server_side=True) as line:
            while part := line.recv(65_536):
                self.heard += part
                line.sendall(self.answers[-1])

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)  # who waits in it is woken
        self._door.close()


@pytest.fixture(name="host")
def _host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.close()


@pytest.fixture(name="client")
def _client(host: Host) -> Iterator[Client]:
    made = Client(Place("127.0.0.1", host.port, host.fingerprint), KEY, WORD)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("text", "name", "port"),
    [
        ("192.168.1.5:8710", "192.168.1.5", 8710),
        (" https://192.168.1.5:8710/ ", "192.168.1.5", 8710),
        ("laptop.local:443", "laptop.local", 443),
        ("[fe80::1]:8710", "fe80::1", 8710),
    ],
)
def test_an_address_as_the_leading_computer_shows_it(text: str, name: str, port: int) -> None:
    assert place_of(text) == Place(name, port)


@pytest.mark.parametrize("text", ["", "laptop", ":8710", "laptop:", "laptop:0", "laptop:65536", "a@b:8710", "a/b:8710"])
def test_what_is_no_address_is_said(text: str) -> None:
    with pytest.raises(RuleViolation, match=r"form 192\.168\.1\.5:8710"):
        place_of(text)


def test_the_fingerprint_is_read_before_anything_is_sent(host: Host) -> None:
    assert seen_fingerprint(Place("127.0.0.1", host.port)) == host.fingerprint
    assert host.heard == b""


def test_another_certificate_at_the_same_address_hears_neither_key_nor_word(host: Host) -> None:
    client = Client(Place("127.0.0.1", host.port, "0" * 64), KEY, WORD)
    for ask in (client.hello, lambda: client.journal(3), lambda: client.do({"origin": "o"}, 2.0)):
        with pytest.raises(NoAnswer, match="its fingerprint is not the one that you compared"):
            ask()
    client.close()
    assert host.heard == b""


def test_the_right_one_hears_the_key_in_the_address_and_the_word_in_the_header(host: Host, client: Client) -> None:
    host.answer("200 OK", {"protocol": 1, "name": "Ana"})
    assert client.hello()["name"] == "Ana"
    assert host.heard.startswith(b"GET /w/the-key/hello HTTP/1.1\r\n")
    assert b"Authorization: Bearer the-word\r\n" in host.heard


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        ("401 Unauthorized", NotInvited),
        ("404 Not Found", NotInvited),
        ("410 Gone", TooFarBehind),
        ("426 Upgrade Required", OtherVersion),
        ("503 Service Unavailable", NoAnswer),
        ("500 Internal Server Error", NoAnswer),
    ],
)
def test_each_refusal_means_one_thing(host: Host, client: Client, status: str, kind: type[Exception]) -> None:
    host.answer(status)
    with pytest.raises(kind) as caught:
        client.journal(3)
    assert type(caught.value) is kind


def test_what_it_says_is_of_the_shape_that_is_understood(host: Host, client: Client) -> None:
    host.answer("200 OK", {"protocol": 2})
    with pytest.raises(OtherVersion):
        client.hello()
    host.answer("200 OK", {"lines": "none", "here": [], "mark": "", "revision": 3})
    with pytest.raises(OtherVersion):
        client.journal(3)
    host.answer("200 OK", {"lines": [{"row": {}}], "here": [], "mark": "m", "revision": 4})
    news = client.journal(3, page="rounds", section=2, mark="k")
    assert (len(news.lines), news.mark, news.held) == (1, "m", None)
    assert b"journal?after=3&page=rounds&section=2&here=k " in host.heard


def test_a_line_that_was_closed_meanwhile_is_opened_again_and_one_that_ended_is_not(host: Host, client: Client) -> None:
    host.answer("200 OK", {"protocol": 1}, close=True)
    client.hello()
    client.hello()
    assert host.heard.count(b"/hello") == 2
    client.close()
    with pytest.raises(NoAnswer, match="does not answer"):
        client.hello()
    assert host.heard.count(b"/hello") == 2


def test_nobody_at_the_address_is_said(host: Host) -> None:
    host.close()
    for ask in (
        lambda: seen_fingerprint(Place("127.0.0.1", host.port), 2.0),
        Client(Place("127.0.0.1", host.port, host.fingerprint), KEY, WORD).hello,
    ):
        with pytest.raises(NoAnswer, match=f"127.0.0.1:{host.port} does not answer"):
            ask()
