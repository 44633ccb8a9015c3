"""Every kind of page of every kind of event, at five widths, light and dark, in a headless Chromium.

Fails where a page is wider than the screen, a table wider than its place without saying so, a column that should stay
moves, a link leads nowhere, letters lack contrast, or the console has an error. Skipped where there is no Chromium.
"""

from __future__ import annotations

import asyncio
import json
import posixpath
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.reports.site.site_pages import pages, target
from tests.web.browser import CHROMIUM, served
from tests.web.cdp import telephone
from tests.web.site_events import SITES, files_of

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]
WIDTHS = (360, 800, 1280, 1440, 1920)

WALK = """(() => {
  const root = document.documentElement, faults = [];
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  const rgb = (text) => {
    const [r, g, b, a = 1] = (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const ground = (element) => {
    const seen = [];
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one), found = rgb(style.backgroundColor);
      const tint = one.matches(".z") && style.backgroundImage.match(/rgba?\\([^)]*\\)/);
      if (tint) seen.push(rgb(tint[0]));
      if (found[3] > 0) seen.push(found);
      if (found[3] === 1) break;
    }
    return seen.reverse().reduce((below, above) => over(above, below), [255, 255, 255, 1]);
  };
  const light = ([r, g, b]) => {
    const part = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.getClientRects().length || element.closest(".hidden, .skip, [hidden]")) continue;
    const style = getComputedStyle(element), below = ground(element);
    const ink = over(rgb(element instanceof SVGElement ? style.fill : style.color), below);
    const [low, high] = [light(ink), light(below)].sort((a, b) => a - b);
    const ratio = (high + 0.05) / (low + 0.05);
    const said = `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(2)}: ${said}`);
  }
  for (const table of document.querySelectorAll("table")) {
    const scroll = table.closest(".scroll");
    if (!scroll) { faults.push("a table without a place that scrolls"); continue; }
    const box = scroll.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) faults.push("the place of a table leaves the screen");
    const above = scroll.previousElementSibling;
    const hint = above?.matches(".more") ? above.previousElementSibling : above;
    const shows = hint?.matches(".hint") && !hint.hidden && hint.getClientRects().length > 0;
    const wide = scroll.scrollWidth > scroll.clientWidth + 1;
    const shadow = getComputedStyle(scroll).backgroundAttachment.includes("local");
    const size = `${scroll.scrollWidth} in ${scroll.clientWidth} px`;
    if (wide && !(shows && shadow)) faults.push(`a table of ${size} without a cue`);
    if (!wide && shows) faults.push("a cue where nothing is cut");
    if (!wide) continue;
    if (getComputedStyle(scroll).overflowX !== "auto") faults.push("a wide table that cannot be moved");
    scroll.scrollLeft = scroll.scrollWidth;
    const held = [...scroll.querySelectorAll("tbody tr:first-child > .z, tbody tr:first-child > th.n")];
    let end = box.left;
    for (const cell of held) {
      const place = cell.getBoundingClientRect();
      if (getComputedStyle(cell).position !== "sticky") continue;
      if (place.left < box.left - 1.5) faults.push(`a first column leaves the table: ${cell.textContent}`);
      if (place.left < end - 1.5) faults.push(`first columns lie over one another at ${cell.textContent}`);
      end = place.right;
    }
    if (end - box.left > scroll.clientWidth * 0.8) faults.push("the first columns leave no room for others");
    scroll.scrollLeft = 0;
  }
  return [...new Set(faults)].slice(0, 6);
})()"""


@cache
def _files(name: str) -> Mapping[str, bytes]:
    return files_of(name)


def _kinds_of_pages(files: Mapping[str, bytes]) -> list[str]:
    """One page of each kind, the newest by its own name: of a player, a club, a round."""
    found: dict[str, str] = {}
    for name in sorted(files, key=lambda one: (len(one), one)):
        if name.endswith(".html"):
            stem = posixpath.basename(name).removesuffix(".html")
            kind = re.sub(r"^(club|federation|category)-.*|-\d+.*$", r"\1-N", stem)
            found.setdefault(f"{posixpath.dirname(name)}/{kind}", name)
    return list(found.values())


@pytest.mark.parametrize("name", SITES)
def test_no_link_is_dead(name: str) -> None:
    files = _files(name)
    held = pages(files)  # type: ignore[arg-type]
    anchors = {page: {named["id"] for _, named in one.tags if named.get("id")} for page, one in held.items()}
    for page, one in held.items():
        for address in one.addresses():
            if address.startswith("data:") or re.fullmatch(r"#ply=\d+", address):
                continue
            path, _, anchor = address.partition("#")
            found = target(page, path) if path else page
            assert found in files, f"{page}: {address}"
            assert not anchor or anchor in anchors[found], f"{page}: {address}"
    for index in (one for one in files if one.endswith("search.js")):
        entries = json.loads(files[index].decode().removeprefix("tdappSearch(").removesuffix(");\n"))["entries"]
        assert entries
        for *_, address in entries:
            assert posixpath.join(posixpath.dirname(index), address) in files, address


@pytest.mark.parametrize("name", SITES)
def test_every_page_fits_and_can_be_read(name: str, tmp_path: Path) -> None:
    files = _files(name)
    for file, data in files.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_bytes(data)
    with served(tmp_path) as address:
        faults = asyncio.run(_walk(address, _kinds_of_pages(files)))
    assert not faults, "\n".join(faults)


async def _walk(address: str, names: list[str]) -> list[str]:
    faults: list[str] = []
    async with telephone() as browser:
        tab = await browser.tab()
        await tab.call("Log.enable")
        for page in names:
            await tab.open(f"{address}/{page}", WIDTHS[0], 900, is_telephone=False)
            await tab.until(f"document.readyState === 'complete' && location.pathname === '/{page}'")
            await tab.value("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            for width in WIDTHS:
                await tab.call(
                    "Emulation.setDeviceMetricsOverride", width=width, height=900, mobile=False, deviceScaleFactor=1
                )
                for mode in ("light", "dark"):
                    scheme: dict[str, Any] = {"name": "prefers-color-scheme", "value": mode}
                    await tab.call("Emulation.setEmulatedMedia", features=[scheme])
                    await tab.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    faults += [f"{page} at {width}, {mode}: {one}" for one in await tab.value(WALK)]
            faults += [f"{page}: {one}" for one in tab.faults]
            tab.faults.clear()
        await tab.close()
    return faults
