"""Lichess' interface for pushing games, as it is documented: the address, the token, PGN in, a list of games out."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tdapp.games.reading import read_pgn

TOKEN, ROUND, OTHER = "lip_abcdefgh1234", "AbCdEfG1", "AbCdEfG2"


class Lichess:
    """What was pushed, by round; ``answers`` come first, a status each."""

    def __init__(self) -> None:
        self.pushed: dict[str, list[str]] = {ROUND: [], OTHER: []}
        self.answers: list[int] = []
        self.address = ""

    def take(self, path: str, bearer: str, kind: str, body: str) -> tuple[int, object]:
        if self.answers:
            return self.answers.pop(0), {"error": "no"}
        if bearer != f"Bearer {TOKEN}":
            return 401, {"error": "No such token"}
        start, end = "/api/broadcast/round/", "/push"
        if not (path.startswith(start) and path.endswith(end)):
            return 404, {"error": "Not found"}
        round_id = path[len(start) : -len(end)]
        if round_id not in self.pushed:
            return 404, {"error": "Not found"}
        games = read_pgn(body, "en")
        if not kind.startswith("text/plain") or not games or any(game.faults for game in games):
            return 400, {"error": "Cannot parse"}
        self.pushed[round_id].append(body)
        told = [{"tags": game.headers, "moves": len(game.record.plies)} for game in games[:100]]
        return 200, {"games": told}


@contextlib.contextmanager
def lichess() -> Iterator[Lichess]:
    held = Lichess()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            given = self.headers.get("Authorization", ""), self.headers.get("Content-Type", "")
            status, answer = held.take(self.path, *given, body)
            data = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            """Tests say enough."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    held.address = f"http://127.0.0.1:{server.server_port}"
    yield held
    server.shutdown()
    server.server_close()
    thread.join()
