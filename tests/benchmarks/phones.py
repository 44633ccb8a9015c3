"""Telephones of arbiters as a program of their own: they follow their pages and enter results at a steady pace."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

from aiohttp import ClientSession, CookieJar, TCPConnector

RESULTS = ("1-0", "1/2-1/2", "0-1")


class Phone:
    """One page: its cookie, what stands there, and how long its answers took."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.number, self.stamp = address, number, "-1"
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True), connector=TCPConnector(ssl=False))
        self.boards: dict[tuple[int, int], dict[str, Any]] = {}
        self.rounds: dict[int, int] = {}
        self.bytes = 0

    async def open(self) -> None:
        async with self.session.get(self.address) as answer:
            assert answer.status == 200, answer.status
        await self.look()

    async def look(self) -> None:
        async with self.session.get(f"{self.address}state.json?v={self.stamp}") as answer:
            self.take(await answer.read())

    def take(self, data: bytes) -> dict[str, Any]:
        self.bytes += len(data)
        told: dict[str, Any] = json.loads(data)
        self.stamp = told["v"]
        for one in told["sections"]:
            if "round" in one.get("facts", {}):
                self.rounds[one["section"]] = one["facts"]["round"]
            for board in one.get("boards", ()):
                self.boards[one["section"], board["number"]] = board
        return told

    async def follow(self) -> None:
        while True:
            await self.look()

    async def enter(self, dice: random.Random, count: int) -> tuple[float, str]:
        """A result at any board, confirmed where there is one."""
        (section, number), board = dice.choice(list(self.boards.items()))
        act: dict[str, Any] = {
            "kind": "result", "section": section, "round": self.rounds[section], "board": number,
            "white": board["pair"][0], "black": board["pair"][1], "expected": board["result"],
            "result": dice.choice(RESULTS), "origin": f"{self.number}-{count}", "confirmed": ["result-overwritten"],
        }  # fmt: skip
        begun = time.perf_counter()
        async with self.session.post(f"{self.address}act", json={**act, "v": self.stamp}) as answer:
            data = await answer.read()
            assert answer.status == 200, (answer.status, data[:200])
        spent = time.perf_counter() - begun
        told = self.take(data)
        return spent, "" if told["done"] else told["text"] or str(told.get("ask"))


async def main(addresses: list[str], per_second: float, seconds: float) -> None:
    phones = [Phone(address, number) for number, address in enumerate(addresses)]
    for phone in phones:
        await phone.open()
    following = [asyncio.create_task(phone.follow()) for phone in phones]
    dice, spent, refused = random.Random(1), [], []
    waiting: list[asyncio.Task[tuple[float, str]]] = []
    begun = time.perf_counter()
    before = sum(phone.bytes for phone in phones)
    for count in range(int(per_second * seconds)):
        waiting.append(asyncio.create_task(dice.choice(phones).enter(dice, count)))
        await asyncio.sleep(max(0.0, begun + (count + 1) / per_second - time.perf_counter()))
    for one in waiting:
        took, why = await one
        spent.append(took)
        refused += [why] if why else []
    for task in following:
        task.cancel()
    kilobytes = (sum(phone.bytes for phone in phones) - before) / 1000
    for phone in phones:
        await phone.session.close()
    print(json.dumps({"spent": spent, "refused": refused, "kilobytes": kilobytes}), flush=True)


if __name__ == "__main__":
    given = json.loads(sys.stdin.readline())
    asyncio.run(main(given["addresses"], given["per_second"], given["seconds"]))
