"""The live pages as headless Chromium shows them, telephone to wall, light and dark. Skipped where there is none."""

from __future__ import annotations

import http.server
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import chess
import pytest

from tdapp.cli.live_process import LiveProcess
from tdapp.live.desk import mark_of
from tests.live.lines import EVENT, board
from tests.web.browser import CHROMIUM, PROBE, look

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

FEN = "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5"
NAMES = (
    "Kővári, Łukasz",
    "van der Berg, Jean-Pierre",
    "Παπαδόπουλος, Ευάγγελος",
    "Müller-Lüdenscheidt, Anna",
    "王小明",
)
ENTERED = {"result": "1/2-1/2", "state": "closed"}


class _Mirror(http.server.BaseHTTPRequestHandler):
    """The live pages and the probe under one address, without the stream, which a browser would wait for."""

    port = 0
    opener = urllib.request.OpenerDirector()  # with its cookies: a page of telephones knows its device

    def do_GET(self) -> None:
        if self.path == "/probe.html":
            self._answer(200, "text/html", PROBE.encode())
        elif self.path == "/events" or ("?v=" in self.path and "?v=-1" not in self.path):  # that would wait
            self._answer(503, "text/plain", b"")
        else:
            try:
                with self.opener.open(f"http://127.0.0.1:{self.port}{self.path}", timeout=20) as answer:
                    self._answer(200, answer.headers["Content-Type"], answer.read())
            except urllib.error.HTTPError as error:
                with error:
                    self._answer(error.code, "text/plain", b"")

    def _answer(self, status: int, kind: str, data: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", "default-src 'self' data: 'unsafe-inline'")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Tests say enough."""


@contextmanager
def mirrored(port: int) -> Iterator[str]:
    """The address of the probe."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    mirror = type("Mirror", (_Mirror,), {"port": port, "opener": opener})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), mirror)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/probe.html"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def probe() -> Iterator[str]:
    """Twenty boards of round 2, half of them finished."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        process = LiveProcess({"port": 0, "limits": {"requests": 1e6, "burst": 1e6}})
        process.start()
    try:
        boards = [
            board(
                number,
                *("e4", "e5", "Nf3", "Nc6", "Bb5"),
                white=NAMES[number % 5],
                fen=FEN,
                fens=[FEN.split()[0]] * 6,
                last=["a6", "a4"],
                **(ENTERED if number % 2 else {}),
            )
            for number in range(1, 21)
        ]
        process.send([EVENT, board(1, "d4", played=1, **ENTERED), *boards])
        with mirrored(process.port) as address:
            yield address
    finally:
        process.close()


@pytest.mark.parametrize("page", ["/", "/b/1/2/3", "/games?q=v", "/table", "/?r=1"])
@pytest.mark.parametrize("width", [360, 1440, 3840])
@pytest.mark.parametrize("dark", [False, True])
def test_a_page_fits_and_can_be_read(probe: str, page: str, width: int, dark: bool) -> None:
    seen = look(probe, page, width, dark=dark)
    assert seen["wide"] <= width, seen["wide"]
    assert seen["dark"] is dark
    assert seen["worst"][0] >= 4.5, seen["worst"]
    assert (seen["small"], seen["unnamed"]) == (0, 0)


@pytest.mark.parametrize(("width", "across"), [(360, 2), (1440, 6)])
def test_all_boards_are_drawn_and_none_is_cut(probe: str, width: int, across: int) -> None:
    seen = look(probe, "/", width, (".game", ".game cg-board", ".game piece"))
    assert seen["inside"][".game"] == 20
    assert seen["inside"][".game cg-board"] >= across
    assert "2 of" not in seen["text"]
    assert "10 of 20 results" in seen["text"]


def test_one_board_has_pieces_and_every_move(probe: str) -> None:
    seen = look(probe, "/b/1/2/4", 360, ("cg-board piece", ".moves li", ".tools button"))["inside"]
    assert seen["cg-board piece"] == 32
    assert seen[".moves li"] == 5
    assert seen[".tools button"] >= 8


@pytest.mark.parametrize("width", [1920, 3840])
def test_the_wall_shows_every_board_at_once(probe: str, width: int) -> None:
    assert look(probe, "/wall", width, (".game cg-board",))["inside"][".game cg-board"] == 20


WATCHED = {"white": NAMES[1], "black": NAMES[2], "fen": FEN.split()[0], "turn": "white", "last": ["a6", "a4"]}
ALERTS = [
    {"kind": "A5", "board": 5, "text": "Checkmate: the game has ended.", "article": "Laws, 5.1.1", "urgency": "act"},
    {"kind": "A12", "board": 0, "text": "games.pgn has been silent since 14:05.", "urgency": "look", "by": "Max"},
]
CHIEF = {
    "facts": {
        "name": "Open",
        "round": 3,
        "here": [1, 2],
        "alerts": [{"round": 3, "cause": "", "article": "", "by": "", "ply": 0, **one} for one in ALERTS],
    },
    "boards": [
        {
            **WATCHED, "number": n, "name": str(n), "pair": [n, n + 8], "move": "4… Nf6", "clock": [5400, None],
            "result": "", "words": "", "state": "in play",
        }
        for n in range(1, 9)
    ],
    "people": [{"number": n, "name": NAMES[n], "state": state} for n, state in ((1, "present"), (2, "not-yet"))],
}  # fmt: skip
VOLUNTEER = {
    "boards": [
        {
            **WATCHED,
            "board": n,
            "game": f"3:{n}-9",
            "sans": ["e4", "e5"],
            "moves": ["e2e4", "e7e5"],
            "start": chess.Board().shredder_fen(),
            "chess960": False,
            "legal": ["g1f3"],
            "rest": "",
            "over": False,
        }
        for n in (1, 2)
    ]
}


@pytest.fixture(scope="module")
def telephones() -> Iterator[str]:
    """An arbiter's page with alerts, a volunteer's with two boards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        process = LiveProcess({"port": 0, "desk": True, "limits": {"requests": 1e6, "burst": 1e6}})
        process.start()
    try:
        roles = {"chief": "entry", "helper": "notation"}
        given = [{"key": mark_of(key), "role": role, "name": "Zoë", "sections": [1]} for key, role in roles.items()]
        state = {"type": "state", "key": mark_of("helper"), "state": VOLUNTEER}
        process.send([{"type": "passes", "passes": given}, state, {"type": "news", "section": 1, **CHIEF}])
        with mirrored(process.port) as address:
            yield address
    finally:
        process.close()


PARTS = {
    "/a/chief/#p=look": {".alerts li": 2, ".tabs button": 4},
    "/a/chief/#p=all": {".rows li": 8},
    "/a/chief/#p=results": {".results li": 8, ".thumb .keys button": 4},
    "/a/chief/#p=check-in": {".people li": 2, ".people li button": 4},
    "/d/helper/": {"cg-board piece": 32},
}


@pytest.mark.parametrize("page", PARTS)
@pytest.mark.parametrize(("width", "dark"), [(320, False), (360, True), (1440, False)])
def test_pages_of_telephones_fit_and_can_be_read(telephones: str, page: str, width: int, dark: bool) -> None:
    seen = look(telephones, page, width, tuple(PARTS[page]), dark=dark)
    assert seen["wide"] <= width
    assert seen["worst"][0] >= 4.5, seen["worst"]
    assert (seen["small"], seen["unnamed"]) == (0, 0)
    assert {name: seen["inside"][name] for name in PARTS[page]} == PARTS[page]
    if "look" in page:
        assert "Max looks after this" in seen["text"]
