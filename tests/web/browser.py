"""A headless Chromium of this machine, where there is one, and a folder served to it on loopback."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE 127.0.0.2",  # nobody else is there
)

PROBE = """<!DOCTYPE html><meta charset="utf-8"><title>probe</title><body style="margin:0"><script>
const [page, width, script] = decodeURIComponent(location.hash.slice(1)).split("|");
const parts = (script || "").split(";").filter(Boolean);
const frame = document.createElement("iframe");
frame.style.cssText = `border:0;width:${width}px;height:900px`;
frame.src = page;
frame.onload = () => setTimeout(() => {
  const doc = frame.contentDocument, view = frame.contentWindow;
  const rgb = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const over = ([r, g, b, a = 1], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
  const light = ([r, g, b]) => {
    const part = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = (element) => {
    const seen = [];
    for (let one = element; one; one = one.parentElement) {
      const found = rgb(view.getComputedStyle(one).backgroundColor);
      if (found.length === 3 || found[3] > 0) seen.push(found);
      if (found.length === 3) break;
    }
    return seen.reverse().reduce((below, above) => over(above, below), [255, 255, 255]);
  };
  let worst = [99, ""];
  for (const element of doc.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.offsetWidth || element.closest(".hidden, .skip, coords")) continue;
    const pair = [light(rgb(view.getComputedStyle(element).color)), light(ground(element))].sort((a, b) => a - b);
    const ratio = (pair[1] + 0.05) / (pair[0] + 0.05);
    if (ratio < worst[0]) worst = [ratio, `${element.tagName} ${element.textContent.slice(0, 30)}`];
  }
  const inside = (selector) => [...doc.querySelectorAll(selector)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left >= 0 && box.right <= view.innerWidth + 0.5;
  }).length;
  const small = [...doc.querySelectorAll("nav a, button")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.height < 20 || box.width < 20);
  }).length;
  document.body.dataset.seen = JSON.stringify({
    width: view.innerWidth, wide: doc.documentElement.scrollWidth, worst, small,
    dark: light(ground(doc.body)) < 0.2, text: doc.body.innerText,
    inside: Object.fromEntries(parts.map((selector) => [selector, inside(selector)])),
    unnamed: [...doc.querySelectorAll("input, button, a")].filter((one) =>
      !(one.textContent.trim() || one.getAttribute("aria-label") || one.closest("label")?.textContent.trim())).length,
  });
}, 900);
document.body.append(frame);
</script>"""
"""Holds a page in a frame of a width and writes what it finds into itself, so that --dump-dom is all that is needed."""


def chromium(address: str, *arguments: str, dark: bool = False) -> str:
    """Run it once; what it printed."""
    assert CHROMIUM is not None
    mode = ("--blink-settings=preferredColorScheme=0",) if dark else ()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        ran = subprocess.run(
            (
                *(CHROMIUM, *_FLAGS, *mode, f"--user-data-dir={profile}", "--window-size=4000,2200"),
                *("--virtual-time-budget=6000", *arguments, address),
            ),
            capture_output=True,
            timeout=120,
            check=True,
        )
    return ran.stdout.decode("utf-8", "replace")


def look(probe: str, page: str, width: int, selectors: tuple[str, ...] = (), *, dark: bool = False) -> dict[str, Any]:
    """What the probe at an address saw of a page; ``inside`` counts what lies wholly within the width."""
    dom = chromium(f"{probe}#{page}|{width}|{';'.join(selectors)}", "--dump-dom", dark=dark)
    found = re.search(r'data-seen="([^"]*)"', dom)
    assert found, dom[:2000]
    seen: dict[str, Any] = json.loads(unescape(found[1]))
    return seen


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Tests say enough."""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
