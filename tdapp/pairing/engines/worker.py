"""The engine's process: TRF text in, JSON out, one line each; it holds no state between two calls.

Started as ``python -m`` this module, or as ``tdapp --engine-worker`` where the program is frozen. It ends
when its input ends. gacrux keeps globals, draws lots of its own and cannot be interrupted: here it may.
"""

from __future__ import annotations

import gc
import json
import os
import queue
import random
import sys
import threading
import traceback
from importlib import import_module
from typing import Any, BinaryIO


def main() -> int:
    """Answer every line of standard input until it ends."""
    lines = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    sink = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - lives as long as the process
    sys.stdout = sys.stderr = sink  # whatever a library prints must not mix with the answers
    requests: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read, args=(lines, requests), daemon=True).start()
    _send(answers, {"ready": _version()})
    gc.disable()  # a big field is a million small objects that live to the end of the round
    _read_neighbours_directly()
    for name in ("pairingdutch", "trf2json"):
        import_module(f"gacrux.{name}")
    gc.freeze()  # the libraries stay, and are not looked through after every round
    while True:
        _send(answers, answer(json.loads(requests.get())))
        gc.collect()


def _read(lines: BinaryIO, requests: queue.Queue[bytes]) -> None:
    """Hand on requests; when the program that asks has gone, nobody waits for an answer."""
    for line in lines:
        requests.put(line)
    os._exit(0)


def _send(answers: BinaryIO, value: dict[str, Any]) -> None:
    answers.write(json.dumps(value, default=str).encode() + b"\n")
    answers.flush()


def _read_neighbours_directly() -> None:
    """Spare networkx's matching two wrapper objects for each look at an edge, a quarter of the time of hard rounds.

    ``graph[node]`` gives the dictionary of neighbours itself instead of a view of it: the same edges in the same order,
    so every step of the algorithm and every answer stay the same.
    """
    import networkx  # type: ignore[import-untyped]

    class PlainGraph(networkx.Graph):  # type: ignore[misc, unused-ignore]
        def __getitem__(self, node: Any) -> Any:
            return self._adj[node]

    networkx.Graph = PlainGraph


def _version() -> str:
    from importlib.metadata import version

    return version("gacrux")


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """One round: ``pairs`` and what the engine says about them, or ``none`` (no legal pairing), or ``fault``.

    With ``task`` "tiebreaks": ``values`` of one code, as [pairing number, points, value]; "teams": a Swiss of teams.
    """
    from gacrux.gacruxexeptions import GacruxNoLegalPairing

    try:
        match request.get("task"):
            case "tiebreaks":
                return _tiebreaks(request)
            case "teams":
                return _pair_teams(request)
            case _:
                return _pair(request)
    except GacruxNoLegalPairing as none:
        return {"none": str(none)}
    except (Exception, SystemExit):  # noqa: BLE001 - whatever the engine does is an answer, not our end
        return {"fault": traceback.format_exc()}


def _tournament(request: dict[str, Any]) -> Any:
    """The tournament of a request as gacrux reads it, ready for the round; or what it says against the file."""
    from gacrux.trf2json import trf2json

    random.seed(0)  # nothing of it may reach a pairing; if it does, it is at least the same every time
    document = trf2json()
    document.parse_file(request["trf"], 0)
    if document.get_status() != 0:
        return {"fault": json.dumps(document.chessjson["status"])}
    tournament = document.get_tournament(1)
    absent = set(request["absent"])
    tournament["numRounds"] = request["rounds"]
    tournament["currentRound"] = request["round"] - 1
    tournament["topColor"] = request["colour"]
    for competitor in tournament["competitors"]:
        competitor["present"] = competitor["cid"] not in absent
    return tournament


def _pair_teams(request: dict[str, Any]) -> dict[str, Any]:
    from gacrux.pairingfideteam import pairing_fideteam

    tournament = _tournament(request)
    if "fault" in tournament:
        return dict(tournament)
    tournament["pairingSystem"] = request["system"]
    settings = {"experimental": [], "verbose": 0, "top_color": request["colour"]}
    brackets = pairing_fideteam(tournament, request["round"], settings).compute_pairing(False, 0)
    return {
        "pairs": [_pair_of(pair) for bracket in brackets for pair in bracket["pairs"]],
        "brackets": [],
        "levels": [],
    }


def _pair(request: dict[str, Any]) -> dict[str, Any]:
    from gacrux.pairingdutch import pairing_dutch

    tournament = _tournament(request)
    if "fault" in tournament:
        return dict(tournament)
    tournament["pairingSystem"] = ["dutch"]
    tournament["maxMeets"] = 1
    settings = {"experimental": [], "verbose": 0, "top_color": request["colour"]}
    engine = pairing_dutch(tournament, request["round"], settings)
    brackets = engine.compute_pairing(False, 0)
    return {
        "pairs": [_pair_of(pair) for bracket in brackets for pair in bracket["pairs"]],
        "brackets": [_bracket(bracket) for bracket in brackets],
        "levels": [str(level) for level in engine.crosstable.level2score],
        "players": [_player(competitor) for competitor in engine.competitors[1:-1] if competitor["rfp"]],
    }


def _tiebreaks(request: dict[str, Any]) -> dict[str, Any]:
    """The values of one code: gacrux computes some codes otherwise when others were asked before them."""
    from gacrux.tiebreak import tiebreak
    from gacrux.trf2json import trf2json

    document = trf2json()
    document.parse_file(request["trf"], 0)
    if document.get_status() != 0:
        return {"fault": json.dumps(document.chessjson["status"])}
    tournament = document.get_tournament(1)
    settings = {
        "tiebreak": ["PTS", request["code"]],
        "check": False,
        "swiss": not request["round_robin"],
        "pre_determined": request["round_robin"],
        "unrated": None,
    }
    result = tiebreak(tournament, request["round"], settings).compute_tiebreaks(tournament, settings)
    values = ((competitor["cid"], competitor["tiebreakScore"]) for competitor in result["competitors"])
    return {"values": [[number, _text(points), _text(value)] for number, (points, value, *_) in values]}


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def _pair_of(pair: dict[str, Any]) -> list[Any]:
    return [pair["w"], pair["b"], pair.get("colorrule", "")]


def _bracket(bracket: dict[str, Any]) -> dict[str, Any]:
    return {
        "level": bracket["scorelevel"],
        "players": list(bracket["competitors"]),
        "pairs": [[pair["w"], pair["b"]] for pair in bracket["pairs"]],
        "down": list(bracket["downfloaters"]),
        "quality": {name: value for name, value in bracket["quality"].items() if name.startswith("Q")},
    }


def _player(competitor: dict[str, Any]) -> dict[str, Any]:
    return {
        "number": competitor["cid"],
        "score": str(competitor["acc"]),
        "difference": competitor["cod"],
        "preference": competitor["cop"],
        "colours": competitor["csq"].strip(),
        "floats": competitor["flt"],
        "topscorer": bool(competitor["top"]),
        "tpn": competitor.get("tpn"),
    }


if __name__ == "__main__":
    sys.exit(main())
