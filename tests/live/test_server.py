"""The server: pages that are safe, only our hosts, limits, what is missed, who does not read."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from xml.etree import ElementTree

import pytest
from aiohttp import ClientSession, CookieJar
from yarl import URL

from tdapp.live import pages
from tdapp.live.guard import FILES
from tdapp.live.limits import Guesses, Limits
from tdapp.live.picture import picture
from tdapp.live.server import LiveServer
from tdapp.live.settings import Settings
from tests.live.lines import EVENT, board
from tests.reports.site.site_pages import Page

Visit = Callable[[ClientSession, str, LiveServer], Awaitable[None]]
MANY = Limits(requests=10_000, burst=10_000)


def run(visit: Visit, settings: Settings | None = None) -> None:
    """A server with three boards, and a visitor."""

    async def both() -> None:
        held = settings or Settings(port=0, limits=MANY)
        server = LiveServer(held)
        for line in (EVENT, board(1, "e4", "e5"), board(2), board(1, played=1, result="1/2-1/2", state="closed")):
            server.take(line)
        port = await server.start()
        server.send()
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
            await visit(session, f"http://127.0.0.1:{port}", server)
        await server.stop()

    asyncio.run(both())


PAGES = ("/", "/?s=1&r=1", "/?r=77", "/wall", "/games?q=kov", "/table", "/b/1/2/1", "/?embed=1")


def test_pages_are_whole_and_everything_is_said_in_text() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for path in PAGES:
            async with session.get(address + path) as answer:
                assert answer.status == 200
                data = await answer.read()
            page = Page(data.replace(b"<noscript>", b"").replace(b"</noscript>", b""))
            assert page.count("main") == 1
            assert b"<script>x" not in data
            assert b"<b>2026" not in data
            assert not re.search(rb"https?://", data), path
        async with session.get(address + "/") as answer:
            text = await answer.text()
        for words in ("Kővári, Łukasz", "1. e5", "1:30:00", "Lunch &amp; coffee", "Moves appear 15 minutes later."):
            assert words in text
        async with session.get(address + "/b/1/2/1") as answer:
            text = await answer.text()
        assert all(words in text for words in ("being played", "e4", "Board 2 →", "2600"))

    run(visit)


def test_headers_of_every_answer() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for path in ("/", "/state.json", "/files/live.js", "/nothing", "/b/1/9/9", "/live/1/round-9.pgn"):
            async with session.get(address + path) as answer:
                assert answer.status in (200, 404)
                policy = answer.headers["Content-Security-Policy"]
                assert policy.startswith("default-src 'none'")
                assert policy.endswith("frame-ancestors 'none'")
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "Set-Cookie" not in answer.headers
        async with session.get(address + "/?embed=1") as answer:
            assert answer.headers["Content-Security-Policy"].endswith("frame-ancestors *")

    run(visit)


def test_only_our_hosts_are_answered() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        port = address.rpartition(":")[2]
        for host, status in (("evil.example", 421), (f"hall.local:{port}", 200), (f"localhost:{port}", 200)):
            async with session.get(address + "/", headers={"Host": host}) as answer:
                assert answer.status == status
                assert ("Kővári" in await answer.text()) == (status == 200)

    run(visit, Settings(port=0, hosts=("hall.local",), limits=MANY))


def test_nothing_but_the_files_of_the_pages() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for name in FILES:
            async with session.get(f"{address}/files/{name}") as answer:
                assert answer.status == 200, name
        for name in ("../site/site.css", "..%2fsite%2fsite.css", "lichess-org-chessground-10.1.1.tgz"):
            async with session.get(f"{address}/files/{name}") as answer:
                assert answer.status == 404
        async with session.post(address + "/", data={"x": "y"}) as answer:
            assert answer.status == 405

    run(visit)


def test_state_and_games() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(address + "/state.json") as answer:
            tag = answer.headers["ETag"]
            assert sorted((await answer.json())["boards"]) == ["1/1/1", "1/2/1", "1/2/2"]
        async with session.get(address + "/state.json", headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304
        async with session.get(address + "/board.json?s=1&r=2&b=1") as answer:
            held = await answer.json()
            assert held["sans"] == ["e4", "e5"]
            assert "pgn" not in held
        async with session.get(address + "/live/1/round-2.pgn") as answer:
            assert answer.headers["Content-Type"].startswith("application/x-chess-pgn")
            assert (await answer.text()).count("[Round") == 2
        async with session.get(address + "/live/1/all.pgn") as answer:
            assert (await answer.text()).count("[Round") == 3
        async with session.get(address + "/games?q=nobody") as answer:
            assert "Not found" in await answer.text()

    run(visit)


async def event(answer: object) -> dict[str, object]:
    """The next event of a stream."""
    while True:
        line = (await asyncio.wait_for(answer.content.readline(), 10)).decode()  # type: ignore[attr-defined]
        assert line, "the stream ended"
        if line.startswith("data: "):
            found: dict[str, object] = json.loads(line[6:])
            return found


def test_a_stream_begins_with_what_was_missed() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(address + "/events") as answer:
            assert answer.headers["Content-Type"] == "text/event-stream"
            assert await event(answer) == {"v": 1, "anew": True}
            server.take(board(2, "d4"))
            server.send()
            step = await event(answer)
            assert (step["v"], list(step["boards"])) == (2, ["1/2/2"])  # type: ignore[call-overload]
        async with session.get(address + "/events", headers={"Last-Event-ID": "1"}) as answer:
            assert (await event(answer))["v"] == 2
        async with session.get(address + "/events", headers={"Last-Event-ID": "99"}) as answer:
            assert (await event(answer))["anew"]

    run(visit)


def test_more_viewers_than_there_is_room_for_are_sent_to_ask_again() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(address + "/events") as first:
            await event(first)
            async with session.get(address + "/events") as second:
                assert second.status == 503
                assert second.headers["Retry-After"] == "15"
        async with asyncio.timeout(30):
            while server._streams.count:
                server.take(board(2, "d4"))
                server.send()
                await asyncio.sleep(0.05)

    run(visit, Settings(port=0, limits=Limits(requests=1000, burst=1000, per_address=1)))


def test_who_does_not_read_is_cut_and_nobody_waits() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(2)
        server._queues.add(queue)
        async with session.get(address + "/events") as answer:
            await event(answer)
            for number in range(4):
                server.take(board(1, *["e4"] * (number + 1)))
                server.send()
                assert (await event(answer))["v"] == number + 2
        assert queue not in server._queues
        held = [queue.get_nowait() for _ in range(queue.qsize())]
        assert held[-1] is None

    run(visit)


def test_one_address_asks_only_so_often() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        found = []
        for _ in range(8):
            async with session.get(address + "/state.json") as answer:
                found.append(answer.status)
        assert found.count(200) == 5
        assert found[-1] == 429

    run(visit, Settings(port=0, limits=Limits(requests=0.001, burst=5)))


def test_before_anything_is_known() -> None:
    async def empty() -> None:
        server = LiveServer(Settings(port=0))
        port = await server.start()
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as answer:
            assert "nothing to see yet" in await answer.text()
        await server.stop()

    asyncio.run(empty())


def test_a_taken_port_is_an_error_with_its_reason() -> None:
    async def twice() -> None:
        first = LiveServer(Settings(port=0))
        port = await first.start()
        second = LiveServer(Settings(port=port))
        with pytest.raises(OSError, match="address already in use"):
            await second.start()
        await second.stop()
        await first.stop()

    asyncio.run(twice())


def test_a_position_is_a_picture() -> None:
    """White's 32 pieces of the start, the last move marked; nothing but what is public has a picture."""

    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(f"{address}/b/1/2/1.svg") as answer:
            assert answer.content_type == "image/svg+xml"
            text = await answer.text()
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert (text.count("<use "), text.count("<image "), text.count("<rect ")) == (32, 12, 65)
        for path, status in (("1.svg?ply=0", 200), ("1.svg?ply=2&black", 200), ("1.svg?ply=3", 404), ("9.svg", 404)):
            async with session.get(f"{address}/b/1/2/{path}") as answer:
                assert answer.status == status, path

    run(visit)


def test_a_picture_has_its_pieces_and_its_squares() -> None:
    text = picture("8/8/8/8/8/8/4P3/K6k w - - 0 1", ("e2", "e4"))
    assert text.count("155,199,0") == 2
    assert '<use x="180" y="270" xlink:href="#wp"/>' in text  # e2: fifth file, seventh row from above
    assert '<use x="315" y="315" xlink:href="#bk"/>' in text
    assert '<use x="135" y="45" xlink:href="#wp"/>' in picture("8/8/8/8/8/8/4P3/K6k", black=True)


def test_small_boards_have_family_names_and_no_titles() -> None:
    people = [
        {"start_number": n, "name": name} for n, name in enumerate(("Müller, Anna", "Müller, Jan", "王小明", "Ek, B"))
    ]
    boards = [{"white": people[0], "black": people[1]}, {"white": people[2], "black": people[3]}]
    assert list(pages._short_names(boards).values()) == ["Müller A.", "Müller J.", "王小明", "Ek"]

    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(address + "/") as answer:
            text = await answer.text()
        assert '<bdi class="player" data-name="Kővári, Łukasz" title="GM Kővári, Łukasz">Kővári</bdi>' in text

    run(visit)


def test_the_first_look_at_a_hundred_boards_is_small() -> None:
    """Less than 300 KB with every file of the page (design, 7); all of it is ASCII or text, so a proxy halves it."""

    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for number in range(1, 101):
            server.take(board(number, *("e4", "e5") * 40))
        async with session.get(address + "/") as answer:
            text = await answer.text()
        size = len(text.encode())
        for path in re.findall(r'(?:href|src)="(/files/[^"]+)"', text):
            async with session.get(address + path) as answer:
                size += len(await answer.read())
        assert size < 300_000
        async with session.get(address + "/files/chessground.min.js") as answer:
            size += len(await answer.read())  # imported by the script
        assert 100_000 < size < 300_000

    run(visit)


def test_who_does_not_know_the_word_sees_nothing() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for path in (*PAGES, "/state.json", "/events", "/live/1/round-2.pgn", "/b/1/2/1.svg"):
            for end in ("", ("&" if "?" in path else "?") + "word=wrong"):
                async with session.get(address + path + end) as answer:
                    text = await answer.text()
                assert answer.status in (403, 429)
                assert "Kővári" not in text
                assert "e4" not in text
        server.guesses = Guesses(time.monotonic)
        async with session.get(address + "/live/1/round-2.pgn?word=Kestrel") as answer:
            assert '[Round "2.1"]' in await answer.text()
        async with session.get(address + "/?word=kestrel") as answer:
            assert answer.url.query_string == ""
            assert "Kővári" in await answer.text()
        async with session.get(address + "/state.json") as answer:
            assert answer.status == 200

    run(visit, Settings(port=0, word="kestrel", limits=MANY))


def test_wrong_words_are_looked_at_ever_more_rarely() -> None:
    """Four letters fell in a second: ten tries at once, then one in ten seconds, whether it is right or not."""

    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        now = [0.0]
        server.guesses = Guesses(lambda: now[0])
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as friend:
            async with friend.get(address + "/?word=abcd") as answer:
                assert answer.status == 200
                (cookie,) = friend.cookie_jar
                assert "abcd" not in cookie.value
            found = []
            for _ in range(12):
                async with session.get(address + "/state.json?word=abce") as answer:
                    found.append(answer.status)
            assert found == [403] * 10 + [429] * 2
            async with session.get(address + "/state.json?word=abcd") as answer:
                assert (answer.status, answer.headers["Retry-After"]) == (429, "10")
            async with session.get(address + "/state.json", headers={"Cookie": "tdapp-word=abcd"}) as answer:
                assert answer.status == 403  # the cookie is no other way to guess
            async with friend.get(address + "/state.json") as answer:
                assert answer.status == 200
            now[0] = 10.0
            async with session.get(address + "/state.json?word=abcd") as answer:
                assert answer.status == 200

    run(visit, Settings(port=0, word="abcd", limits=MANY))


def test_bytes_that_are_no_text_are_no_word() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        host = address.removeprefix("http://")
        for line in (b"GET / HTTP/1.1\r\nCookie: tdapp-word=\xff\xfe", b"GET /?word=%ff%fe HTTP/1.1"):
            reader, writer = await asyncio.open_connection(*host.split(":"))
            writer.write(line + f"\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 403 ")
            writer.close()

    run(visit, Settings(port=0, word="abcd", limits=MANY))


def test_who_knew_the_word_knows_it_after_a_new_start() -> None:
    held = [LiveServer(Settings(word="abcd", secret=secret))._token for secret in ("one", "one", "two")]
    assert held[0] == held[1] != held[2]


def test_the_way_on_from_the_word_leads_nowhere_else() -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        for path in ("//evil.example/x", "/%0d%0aSet-Cookie:%20a=b", "/%ff"):
            url = URL(f"{address}{path}?word=abcd", encoded=True)
            session.cookie_jar.clear()
            async with session.get(url, allow_redirects=False) as answer:
                assert answer.status == 303
                assert not answer.headers["Location"].startswith("//")
                assert len(answer.headers.getall("Set-Cookie")) == 1

    run(visit, Settings(port=0, word="abcd", limits=MANY))


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        (f"/live/{'9' * 5000}/all.pgn", {}, 404),
        (f"/live/1/round-{'9' * 5000}.pgn", {}, 404),
        ("/live/%C2%B2/all.pgn", {}, 404),
        (f"/b/1/2/{'1' * 30}", {}, 404),
        (f"/?s={'9' * 5000}&r=%C2%B2", {}, 200),
        ("/", {"Cookie": "tdapp-word=\u00e9; =; tdapp-word"}, 200),
        ("/", {"Accept-Charset": "x", "Content-Type": "text/html; charset=nonsense"}, 200),
        ("/games?q=%ff%00&result=%ed%a0%80", {}, 200),
        ("/", {"Expect": "nonsense"}, 417),
        ("/", {"Content-Encoding": "gzip"}, 200),
    ],
)
def test_whatever_is_asked_is_no_fault_of_ours(path: str, headers: dict[str, str], status: int) -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(URL(address + path, encoded=True), headers=headers) as answer:
            assert answer.status == status
            assert answer.headers["Server"] == "tdapp"
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")

    run(visit)


@pytest.mark.parametrize("last", ["²", "9" * 5000, "-1", "x"])
def test_a_stream_begins_anew_for_who_says_nonsense(last: str) -> None:
    async def visit(session: ClientSession, address: str, server: LiveServer) -> None:
        async with session.get(address + "/events", headers={"Last-Event-ID": last}) as answer:
            assert (await event(answer))["anew"]
        async with session.head(address + "/events") as answer:
            assert answer.status == 405  # it would hold a place and say nothing

    run(visit)
