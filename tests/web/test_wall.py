"""The page for the wall: every board at once, and no line of it cut, on the screens that halls have."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tdapp.live.limits import Limits
from tdapp.live.server import LiveServer
from tdapp.live.settings import Settings
from tests.live.lines import EVENT, board
from tests.web.browser import CHROMIUM
from tests.web.cdp import telephone
from tests.web.test_live_pages import ENTERED, NAMES
from tests.web.test_running_clocks import PICTURE

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

CUT = """(() => {
  const cut = [], inside = (box, right, bottom) => box.right <= right + 0.5 && box.bottom <= bottom + 0.5;
  const around = "header p, main h1, main > p, .sponsors img", parts = ".player, .clock, .move, .result, cg-board";
  for (const one of document.querySelectorAll(`${around}, .game, .game p, ${parts}`)) {
    const words = `${one.className || one.tagName} ${one.textContent.slice(0, 40)}`;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (box.left < 0 || box.top < 0 || !inside(box, innerWidth, innerHeight)) cut.push(`out: ${words}`);
    const card = one.closest(".game")?.getBoundingClientRect();
    if (card && !inside(box, card.right, card.bottom)) cut.push(`over its card: ${words}`);
    if (one.matches(".names, .last, .move") && one.scrollWidth > one.clientWidth + 1) cut.push(`too wide: ${words}`);
  }
  for (const line of document.querySelectorAll(".names")) {  // a name may be shortened, and still says whose it is
    const name = line.querySelector(".player"), size = parseFloat(getComputedStyle(name).fontSize);
    if (name.scrollWidth > name.clientWidth && name.clientWidth < 3 * size) cut.push(`no name: ${name.textContent}`);
  }
  for (const line of document.querySelectorAll(".last")) {
    const [move, result] = ["move", "result"].map((it) => line.querySelector(`.${it}`).getBoundingClientRect());
    if (result.width && move.right > result.left + 0.5) cut.push(`one over the other: ${line.textContent}`);
  }
  return cut;
})()"""
"""Whatever is not wholly on the screen, or on its card."""


def lines(boards: int, *, full: bool) -> list[dict[str, Any]]:
    """``full``: with sponsors and everything that may stand above the boards."""
    section = {
        **EVENT["event"]["sections"][0],
        "notice": "Lunch & coffee until half past one in the foyer" if full else "",
    }
    event = {**EVENT["event"], "sections": [section], "sponsors": [PICTURE] * 6 if full else []}
    found = [{**EVENT, "event": event}]
    for number in range(1, boards + 1):
        facts: dict[str, Any] = {
            "move": "112… Nbd7xe5+",
            "clock": [5400, 36000],
            **(ENTERED if number % 3 == 0 else {}),
        }
        found.append(board(number, "e4", white=NAMES[number % 5], **facts))
    return found


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_the_wall_cuts_no_line(width: int, height: int, full: bool) -> None:
    async def visit() -> None:
        async with telephone() as browser:
            tab = await browser.tab()
            for boards in (1, 4, 10, 20, 40):
                server = LiveServer(Settings(port=0, limits=Limits(requests=1e6, burst=1e6)))
                for line in lines(boards, full=full):
                    server.take(line)
                port = await server.start()
                server.send()
                await tab.open(f"http://127.0.0.1:{port}/wall", width, height, is_telephone=False)
                await tab.until(f"document.querySelectorAll('.game cg-board').length === {boards}")
                assert await tab.value(CUT) == [], boards
                await server.stop()
            assert tab.faults == []

    asyncio.run(visit())
