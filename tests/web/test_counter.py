"""Results and check-in by touch on a telephone of 320 points: entered through the real door into a real event file."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.rounds import EnterResult, SetBoardNote
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.domain.words.wording import language
from tdapp.live import desk as desk_module
from tdapp.live.desk import DeskServer
from tdapp.live.limits import Limits
from tdapp.live.settings import Settings
from tdapp.services.arbiters.counter import Counter
from tdapp.services.arbiters.section_desk import SectionDesk
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.event_files import do, round_commands, written
from tests.web.browser import CHROMIUM
from tests.web.cdp import Tab, telephone
from tests.web.test_telephones import until

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

ANA, MAX = "key-of-ana", "key-of-max"
PEOPLE = """1 Łukasz Kővári 2100 |
2 Ильин Александр 2000 |
3 Παπαδόπουλος Γεώργιος 1900 |
4 أحمد بن علي 1800 |
5 王小明 1700 |
6 Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine 1600 |"""
WIDTH, HEIGHT = 320, 568


class Office:
    """The window behind the pages, without its paint: an event file, the counter, what each section shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: EventFile) -> None:
        self.store, self.counter, self.sections = store, Counter(time.monotonic), SectionDesk(1)
        self.settings = Settings(port=0, desk=True, limits=Limits(requests=1e6, burst=1e6))
        self.server = DeskServer(self.settings)
        self.invited = {
            mark_of(ANA): Invitation("Ana", Role.SECTOR, mark_of(ANA), frozenset({1})),
            mark_of(MAX): Invitation("Max", Role.CHECK_IN, mark_of(MAX), frozenset({1})),
        }
        self.acts: list[dict[str, Any]] = []
        self.deaf = 0  # so many answers are lost
        self.frozen: list[dict[str, Any]] | None = None  # what came while the window stands still
        monkeypatch.setattr(desk_module, "tell", self.told)
        self.show_passes()
        self.show()

    def show_passes(self) -> None:
        passes = [
            {"key": key, "role": one.role.value, "name": one.name, "sections": [1], "boards": one.boards}
            for key, one in self.invited.items()
        ]
        self.server.take({"type": "passes", "passes": passes})

    def show(self) -> None:
        self.sections.forget_games()
        line = self.sections.news(self.store, lambda *_: (), people=True)
        if line is not None:
            self.server.take(line)

    def told(self, **line: Any) -> None:
        if "act" not in line:
            return
        if self.frozen is not None:
            self.frozen.append(line)
            return
        self.acts.append(line["act"])
        answer = self.counter.take(self.store, self.invited[line["key"]], line["act"])
        self.show()
        if self.deaf:
            self.deaf -= 1
            return
        said = {"type": "answer", "id": line["id"], **answer.line()}
        asyncio.get_running_loop().call_soon(self.server.take, said)

    def thaw(self) -> None:
        """The window goes on with what has come meanwhile."""
        came, self.frozen = self.frozen or [], None
        for line in came:
            self.told(**line)

    async def move(self, host: str) -> int:
        """The same at another address of this computer, where no browser has been yet; the port."""
        await self.server.stop()
        self.server = DeskServer(replace(self.settings, host=host, hosts=(host,)))
        self.sections = SectionDesk(1)
        self.show_passes()
        self.show()
        return await self.server.start()

    def result(self, board: int) -> GameResult | None:
        return self.store.round(1, self.store.snapshot(1).rounds_paired).board(board).result

    def do(self, *commands: Any) -> None:
        do(self.store, *commands)
        self.show()


@asynccontextmanager
async def office(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[tuple[Office, str]]:
    section = arena(PEOPLE, rounds_total=3, initial_colour="W")
    with closing(open_event_file(written(tmp_path / "open.tdb", section))) as store:
        do(store, *round_commands(1, ((1, 4), (5, 2), (3, 6))))
        made = Office(monkeypatch, store)
        port = await made.server.start()
        yield made, f"http://127.0.0.1:{port}"
        await made.server.stop()


async def arbiter(browser: Any, address: str, key: str = ANA, part: str = "", ready: str = "") -> Tab:
    tab: Tab = await browser.tab()
    await tab.open(f"{address}/a/{key}/{part}", WIDTH, HEIGHT)
    await tab.until(ready or "!!document.querySelector('.results li, .people li')")
    return tab


async def text(tab: Tab, selector: str) -> str:
    found: str = await tab.value(f"document.querySelector({selector!r})?.innerText || ''")
    return found


async def fits(tab: Tab) -> None:
    assert await tab.value("document.documentElement.scrollWidth") <= WIDTH
    keys = await tab.value(
        "[...document.querySelectorAll('.thumb button, .people button')].map((it) => it.getBoundingClientRect().height)"
    )
    assert keys
    assert min(keys) >= 48
    assert tab.faults == []


def test_a_result_by_one_tap_the_next_board_follows_and_undo_stands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            assert "Łukasz Kővári – أحمد بن علي" in await text(tab, ".thumb .pair")
            shown = await text(tab, ".results")
            for name in ("Ильин Александр", "Παπαδόπουλος Γεώργιος", "王小明", "Wolfeschlegelsteinhausenbergerdorff"):
                assert name in shown
            await fits(tab)
            await tab.tap_on(".keys button", "1")
            await until(lambda: made.result(1) is GameResult.WHITE_WINS)
            await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('2')")
            await tab.tap_on(".keys button", "½")
            await until(lambda: made.result(2) is GameResult.DRAW)
            await tab.until("!!document.querySelector('.undo')")
            await fits(tab)
            await tab.tap_on(".undo", "Undo")
            await until(lambda: made.result(2) is None)
            await tab.until("document.querySelector('.said').innerText.startsWith('Taken back: ')")
            await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('2')")  # what is right is next
            await tab.until("!!document.querySelector('.results li').innerText.startsWith('2')")  # open boards first
            assert [one.actor for one in made.store.journal(limit=3)] == ["Ana"] * 3
            await tab.tap_on(".keys button", "F …")
            await tab.tap_on(".keys button", "0-1 by forfeit")
            await until(lambda: GameResult.BLACK_BY_FORFEIT in (made.result(2), made.result(3)))
            await fits(tab)

    asyncio.run(visit())


SEEN = """(() => {
  const wide = [...document.querySelectorAll("button, label, p, h1, li")].filter((it) => {
    const box = it.getBoundingClientRect();
    const isCut = it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).textOverflow !== "ellipsis";
    return box.width && (box.right > innerWidth + 0.5 || box.left < -0.5 || isCut);
  });
  const low = [...document.querySelectorAll("button, input:not([type=checkbox]), select")].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.width && box.height < 40;
  });
  const nameless = [...document.querySelectorAll("button, input")].filter((it) =>
    it.getBoundingClientRect().width && !it.textContent.trim() && !it.getAttribute("aria-label") &&
    !it.closest("label")?.textContent.trim());
  const shown = [wide, low, nameless].map((all) => all.map((it) => it.outerHTML.slice(0, 90)));
  return [document.documentElement.scrollWidth, ...shown];
})()"""
PARTS = {
    Role.SECTOR: ("results", "look", "all"),
    Role.CHECK_IN: ("check-in",),
    Role.ENTRY: ("results", "check-in", "look", "all"),
    Role.SHOW: ("look", "all"),
}


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("role", list(PARTS))
def test_every_part_of_every_page_fits_a_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, role: Role, code: str
) -> None:
    """At 320 points, with what can lie open there: nothing is cut, nothing is too small for a thumb or has no name."""

    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            made.invited[mark_of(ANA)] = Invitation(
                "Bartholomäus Müller-Lüdenscheidt", role, mark_of(ANA), frozenset({1})
            )
            made.show_passes()
            made.do(EnterResult(1, 1, 2, GameResult.DRAW), SetBoardNote(1, 1, 3, "Late " * 50))
            for part in PARTS[role]:
                tab = await arbiter(
                    browser, address, part=f"#p={part}", ready="!!document.querySelector('main > div > *')"
                )
                await tab.until("document.fonts.ready.then(() => true)")
                assert await tab.value(SEEN) == [WIDTH, [], [], []]
                if part == "results":
                    await tab.value("[...document.querySelectorAll('.keys button')].at(-1).click()")
                    await tab.until("!!document.querySelector('.keys.more')")
                    assert await tab.value(SEEN) == [WIDTH, [], [], []]
                    await tab.value("[...document.querySelectorAll('.keys.more button')].at(-1).click()")
                    await tab.until("!!document.querySelector('.thumb form')")
                    assert await tab.value(SEEN) == [WIDTH, [], [], []]
                if part == "all":
                    await tab.value("document.querySelector('.rows button').click()")
                    await tab.until("!document.querySelector('.seen').hidden")
                    assert await tab.value(SEEN) == [WIDTH, [], [], []]
                assert tab.faults == []
                await tab.close()

    with language(code):
        asyncio.run(visit())


def test_a_note_is_written_and_the_field_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            await tab.tap_on(".keys button", "F …")
            await tab.tap_on(".keys button", "Note")
            await tab.until("document.activeElement.closest('.thumb form') !== null")
            made.do(EnterResult(1, 1, 2, GameResult.DRAW))  # who writes is not disturbed by what comes
            await tab.call("Input.insertText", text="Late: 20 minutes")
            await fits(tab)
            await tab.tap_on(".thumb form button", "Keep it")
            await until(lambda: made.store.round(1, 1).board(1).note == "Late: 20 minutes")
            await tab.until("!document.querySelector('.thumb form') && !document.querySelector('.keys.more')")
            await tab.until("document.querySelector('.results li').innerText.includes('Late: 20 minutes')")

    asyncio.run(visit())


def test_the_second_pass_goes_from_entered_board_to_entered_board(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            made.do(EnterResult(1, 1, 2, GameResult.DRAW), EnterResult(1, 1, 3, GameResult.BLACK_WINS))
            tab = await arbiter(browser, address)
            await tab.value("document.querySelector('.tools [type=checkbox]').click()")
            await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('2')")
            await tab.tap_on(".keys button", "½")
            await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('3')")
            await tab.tap_on(".keys button", "0")
            await until(lambda: made.store.round(1, 1).board(3).verified)
            assert made.store.round(1, 1).board(2).verified
            assert tab.faults == []

    asyncio.run(visit())


def test_another_result_is_asked_over_the_keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            await tab.tap_on(".keys button", "1")
            await until(lambda: made.result(1) is GameResult.WHITE_WINS)
            for answer, wanted in (("Leave it", GameResult.WHITE_WINS), ("Enter it", GameResult.BLACK_WINS)):
                await tab.until("!!document.querySelector('.results li:last-child').innerText.includes('1-0')")
                await tab.value("document.querySelector('.results li:last-child button').click()")
                await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('1')")
                await tab.tap_on(".keys button", "0")
                await tab.until("!!document.querySelector('.asks')")
                asked = await text(tab, ".asks")
                assert "Łukasz Kővári – أحمد بن علي" in asked
                assert "1-0" in asked
                assert "0-1" in asked
                await fits(tab)
                assert await tab.value("document.querySelectorAll('.thumb .keys button').length") == 2
                await tab.tap_on(".keys button", answer)
                await tab.until("!document.querySelector('.asks')")
                await until(lambda wanted=wanted: made.result(1) is wanted)
            assert await tab.value("localStorage.length") == 0

    asyncio.run(visit())


def test_what_was_entered_without_a_connection_survives_a_reload_and_arrives_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also when its first answer is lost, and when two tabs of the page send it."""

    async def visit() -> None:
        monkeypatch.setattr(desk_module, "PATIENCE", 0.5)
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            await tab.offline(is_off=True)
            await tab.tap_on(".keys button", "1")
            await tab.until("document.querySelector('.thumb .pair').innerText.startsWith('2')")
            await tab.tap_on(".keys button", "0")
            await tab.until("!!document.querySelector('main > .notice').innerText.includes('in its order: 2')")
            await fits(tab)
            await tab.until("!document.querySelector('.quiet').hidden")
            low, high = await tab.value(
                "[document.querySelector('.quiet').getBoundingClientRect().bottom,"
                " document.querySelector('.thumb').getBoundingClientRect().top]"
            )
            assert low <= high  # what says that there is no connection does not lie over the keys
            await tab.close()
            assert made.acts == []
            made.deaf = 1
            again, other = await arbiter(browser, address), await arbiter(browser, address)
            await until(lambda: (made.result(1), made.result(2)) == (GameResult.WHITE_WINS, GameResult.BLACK_WINS))
            await again.until("localStorage.length === 0")
            assert len({act["origin"] for act in made.acts}) == 2
            assert len(made.acts) >= 3
            entered = [one for one in made.store.journal(limit=20) if one.command_id == "enter-result"]
            assert len(entered) == 2
            assert (again.faults, other.faults) == ([], [])

    asyncio.run(visit())


def test_a_leading_computer_that_stands_still_is_said_and_nothing_is_lost_or_entered_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def visit() -> None:
        monkeypatch.setattr(desk_module, "PATIENCE", 4.0)
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            made.frozen = []
            await tab.tap_on(".keys button", "1")
            await tab.tap_on(".keys button", "½")
            await tab.until("document.querySelector('main > .notice').innerText.match(/not answer.*in its order: 2/)")
            await fits(tab)
            assert await tab.value("document.querySelector('.quiet').hidden")  # there is a connection
            await until(lambda: len(made.frozen or ()) >= 2)  # it was sent again
            made.thaw()
            await until(lambda: (made.result(1), made.result(2)) == (GameResult.WHITE_WINS, GameResult.DRAW))
            await tab.until("document.querySelector('main > .notice').hidden && localStorage.length === 0")
            entered = [one for one in made.store.journal(limit=20) if one.command_id == "enter-result"]
            assert len(entered) == 2
            assert tab.faults == []

    asyncio.run(visit())


def test_what_waits_is_taken_along_to_another_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A browser keeps what waits by address: the page hands it over when somebody types the new one."""

    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            port = await made.move("127.0.0.2")
            await tab.tap_on(".keys button", "1")
            await tab.tap_on(".keys button", "0")
            assert await tab.value("document.querySelector('.elsewhere').hidden")
            await tab.until("!document.querySelector('.elsewhere').hidden")
            await fits(tab)
            assert await tab.value("document.querySelector('.elsewhere input').value") == address.removeprefix(
                "http://"
            )
            await tab.value("document.querySelector('.elsewhere input').select()")
            await tab.call("Input.insertText", text=f"http://127.0.0.2:{port}/")
            await tab.tap_on(".elsewhere button", "Go there")
            await until(lambda: (made.result(1), made.result(2)) == (GameResult.WHITE_WINS, GameResult.BLACK_WINS))
            await tab.until("localStorage.length === 0")
            where = await tab.value("location.href")
            assert where.startswith(f"http://127.0.0.2:{port}/a/{ANA}/")
            assert "brought" not in where
            await tab.call("Page.reload")
            await tab.until("document.querySelectorAll('.results li').length === 3")
            assert len(made.acts) == 2

    asyncio.run(visit())


@pytest.mark.parametrize("brought", ["{}", "[null, 5, {}]", "no JSON", '[{"origin": "x", "kind": "rm"}]'])
def test_what_another_page_hands_over_is_judged_as_every_entry(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, brought: str
) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address, part=f"#brought={quote(brought)}")
            await tab.until("JSON.parse(localStorage.getItem('tdapp/key-of-ana') || '[]').length === 0")
            assert "brought" not in await tab.value("location.hash")
            assert made.acts == []
            assert tab.faults == []

    asyncio.run(visit())


def test_an_entry_that_comes_too_late_is_listed_and_nothing_is_dropped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            await tab.offline(is_off=True)
            await tab.tap_on(".keys button", "1")
            made.do(*(EnterResult(1, 1, board, GameResult.DRAW) for board in (1, 2, 3)))
            made.do(*round_commands(2, ((1, 5), (2, 3), (4, 6))))
            await tab.offline(is_off=False)
            await tab.until("!!document.querySelector('.refused li')")
            told = await text(tab, ".refused")
            assert "Round 1 is over" in told
            assert "Łukasz Kővári – أحمد بن علي was not entered" in told
            await tab.tap_on(".refused button", "Seen")
            await tab.until("localStorage.length === 0 && !document.querySelector('.refused li')")
            assert await text(tab, "h1") == "Round 2 · Ana"

    asyncio.run(visit())


def test_the_back_button_goes_from_part_to_part_and_a_reload_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (_, address), telephone() as browser:
            tab = await arbiter(browser, address)
            await tab.tap_on(".tabs button", "All boards")
            await tab.until("document.querySelector('[data-part=all]').ariaPressed === 'true'")
            assert await tab.value("document.querySelectorAll('.thumb').length") == 0
            await tab.call("Page.reload")
            await tab.until("document.querySelector('[data-part=all]')?.ariaPressed === 'true'")
            await tab.tap_on(".tabs button", "To look at")
            await tab.until("!!document.querySelector('.alerts')")
            await tab.value("history.back()")
            await tab.until("document.querySelector('[data-part=all]').ariaPressed === 'true'")
            await tab.value("history.back()")
            await tab.until("!!document.querySelector('.results li')")
            assert tab.faults == []

    asyncio.run(visit())


def test_a_keyboard_enters_as_in_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address)
            for key, board, wanted in (
                ("1", 1, GameResult.WHITE_WINS),
                ("5", 2, GameResult.DRAW),
                ("0", 3, GameResult.BLACK_WINS),
            ):
                await tab.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=key)
                await until(lambda board=board, wanted=wanted: made.result(board) is wanted)
            assert tab.faults == []

    asyncio.run(visit())


def test_players_come_through_the_door(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(monkeypatch, tmp_path) as (made, address), telephone() as browser:
            tab = await arbiter(browser, address, MAX)
            assert await text(tab, ".here") == "0 of 6 are here"
            assert await tab.value("document.querySelectorAll('.tabs button').length") <= 1
            await fits(tab)
            await tab.value("document.querySelector('input[type=search]').focus()")
            await tab.call("Input.insertText", text="kovari")  # without the marks of the letters
            await tab.until("document.querySelectorAll('.people li').length === 1")
            await tab.tap_on(".people button", "present")
            await until(lambda: made.store.snapshot(1).players[0].check_in is CheckIn.PRESENT)
            await tab.until("document.querySelector('.here').innerText === '1 of 6 are here'")
            assert await tab.value("document.querySelectorAll('.people li').length") == 6
            await tab.tap_on(".undo", "Undo")
            await until(lambda: made.store.snapshot(1).players[0].check_in is CheckIn.NOT_YET)
            state = await tab.value(f"fetch('/a/{MAX}/state.json').then((it) => it.json())")
            assert "boards" not in json.dumps(state["sections"])  # no results here

    asyncio.run(visit())
