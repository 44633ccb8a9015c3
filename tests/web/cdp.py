"""A page in a headless Chromium that a test touches, takes off the net and closes: by its debugging protocol."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tests.web.browser import _FLAGS, CHROMIUM

PATIENCE = 20.0


class Tab:
    """One tab of a telephone."""

    def __init__(
        self, session: ClientSession, socket: ClientWebSocketResponse, about: dict[str, Any], base: str
    ) -> None:
        self._session, self._socket, self._base = session, socket, base
        self._id = about["id"]
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.faults: list[str] = []
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                continue
            line = message.json()
            if line.get("method") == "Runtime.exceptionThrown":
                self.faults.append(str(line["params"]["exceptionDetails"]))
            if line.get("method") == "Log.entryAdded" and line["params"]["entry"]["level"] == "error":
                self.faults.append(str(line["params"]["entry"]["text"]))  # only where Log was enabled
            if line.get("method") == "Runtime.consoleAPICalled" and line["params"]["type"] == "error":
                self.faults.append(str(line["params"]["args"]))
            waiting = self._waiting.pop(line.get("id", 0), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(line)

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        answer = await asyncio.wait_for(self._waiting[number], PATIENCE)
        assert "error" not in answer, answer
        found: dict[str, Any] = answer["result"]
        return found

    async def value(self, script: str) -> Any:
        """What an expression of the page says."""
        answer = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until an expression is true."""
        for _ in range(200):
            if found := await self.value(script):
                return found
            await asyncio.sleep(0.1)
        raise AssertionError(f"never: {script}\n{await self.value('document.body.innerText')}\n{self.faults}")

    async def open(self, address: str, width: int, height: int, *, is_telephone: bool = True) -> None:
        await self.call("Runtime.enable")
        await self.call("Network.enable")
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            mobile=is_telephone,
            deviceScaleFactor=2 if is_telephone else 1,
        )
        await self.call("Emulation.setTouchEmulationEnabled", enabled=is_telephone)
        await self.call("Page.navigate", url=address)

    async def offline(self, *, is_off: bool) -> None:
        await self.call(
            "Network.emulateNetworkConditions", offline=is_off, latency=0, downloadThroughput=-1, uploadThroughput=-1
        )

    async def tap(self, x: float, y: float) -> None:
        await self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def tap_on(self, selector: str, text: str) -> None:
        """Tap on what a selector finds with this text."""
        script = (
            f"(() => {{ const all = [...document.querySelectorAll({selector!r})];"
            f"const one = all.find((it) => it.textContent === {text!r});"
            "one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2]; })()"
        )
        await self.tap(*await self.value(script))

    async def square(self, name: str) -> None:
        """Tap on a square of the board, seen from White's side."""
        left, top, size = await self.value(
            "(() => { const one = document.querySelector('cg-board').getBoundingClientRect();"
            "return [one.left, one.top, one.width]; })()"
        )
        file, rank = "abcdefgh".index(name[0]), int(name[1])
        await self.tap(left + (file + 0.5) * size / 8, top + (8 - rank + 0.5) * size / 8)

    async def picture(self, path: Path) -> None:
        import base64

        answer = await self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(answer["data"]))

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()
        async with self._session.get(f"{self._base}/json/close/{self._id}"):
            pass


class Browser:
    """A telephone: its tabs share what the browser keeps."""

    def __init__(self, session: ClientSession, base: str) -> None:
        self._session, self._base = session, base

    async def tab(self) -> Tab:
        async with self._session.put(f"{self._base}/json/new?about:blank") as answer:
            about = await answer.json(content_type=None)
        socket = await self._session.ws_connect(about["webSocketDebuggerUrl"], max_msg_size=0)
        return Tab(self._session, socket, about, self._base)


@contextlib.asynccontextmanager
async def telephone() -> AsyncIterator[Browser]:
    """A browser with a profile of its own."""
    assert CHROMIUM is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            *(CHROMIUM, *_FLAGS, "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = Path(profile) / "DevToolsActivePort"
            for _ in range(200):
                if port.exists() and port.read_text().strip():
                    break
                await asyncio.sleep(0.1)
            async with ClientSession() as session:
                yield Browser(session, f"http://127.0.0.1:{port.read_text().split()[0]}")
        finally:
            process.terminate()
            await process.wait()
