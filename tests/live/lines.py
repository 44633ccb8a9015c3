"""Lines as the other process sends them."""

from __future__ import annotations

from typing import Any

EVENT = {
    "type": "event",
    "event": {
        "name": "Open <b>2026</b>",
        "place": "Łódź",
        "sponsors": [],
        "sections": [
            {
                "id": 1,
                "name": "A",
                "notice": "Lunch & coffee",
                "delay": 900,
                "rounds": [{"number": 1, "starts": "", "boards": 2}, {"number": 2, "starts": "", "boards": 1}],
                "total": 5,
                "next": {"number": 3, "starts": "2026-07-04T13:00:00Z"},
            }
        ],
    },
}


def board(number: int, *moves: str, played: int = 2, white: str = "Kővári, Łukasz", **facts: Any) -> dict[str, Any]:
    """The line of a board."""
    held = {
        "game": f"1/{played}/1 {white}/2 <script>x</script>",
        "round": played,
        "board": number,
        "white": {"name": white, "title": "GM", "rating": 2600, "federation": "HUN", "start_number": 1},
        "black": {"name": "<script>x</script>", "title": "", "rating": None, "federation": "", "start_number": 2},
        "start": "",
        "chess960": False,
        "moves": list(moves),
        "sans": list(moves),
        "clocks": [5400] * len(moves),
        "corrected": [],
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "fens": ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"] * (len(moves) + 1),
        "last": ["e2", "e4"] if moves else [],
        "first": [1, True],
        "move": f"1. {moves[-1]}" if moves else "",
        "clock": [5400, None],
        "turn": "w",
        "result": "*",
        "state": "playing" if moves else "waiting",
        "eco": "C60",
        "pgn": f'[Round "{played}.{number}"]\n\n*\n\n',
        **facts,
    }
    return {"type": "board", "section": 1, "board": held}
