"""The way to Lichess: a token from the keyring of the system, and games pushed to a round of a broadcast."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.live.lichess import TOKEN_KEY, TOKEN_USER, token_of

VARIABLE = "TDAPP_LICHESS_TOKEN"
PATIENCE, PAUSE = 30.0, 60.0
"""Seconds for an answer; after "too many requests"."""
_LARGEST = 2_000_000


class TryLater(Exception):
    """Not now: no connection, or Lichess asks for a pause. ``seconds``: how long."""

    def __init__(self, text: str, seconds: float) -> None:
        super().__init__(text)
        self.seconds = seconds


def token() -> str:
    """The organiser's token: of the surroundings, else of the keyring; empty where there is none."""
    held = os.environ.get(VARIABLE, "")
    if held:
        return token_of(held)
    import keyring
    import keyring.errors

    try:
        return keyring.get_password(TOKEN_KEY, TOKEN_USER) or ""
    except keyring.errors.KeyringError:
        return ""


def keep_token(text: str) -> None:
    """Keep a token in the keyring; empty: forget it. EnvironmentProblem where this system has none."""
    import keyring
    import keyring.errors

    try:
        if text:
            keyring.set_password(TOKEN_KEY, TOKEN_USER, token_of(text))
        elif keyring.get_password(TOKEN_KEY, TOKEN_USER) is not None:
            keyring.delete_password(TOKEN_KEY, TOKEN_USER)
    except keyring.errors.KeyringError as error:
        words = tr("This system keeps no secrets (no keyring): name the token in {variable}.")
        raise EnvironmentProblem(words.format(variable=VARIABLE)) from error


def push(server: str, round_id: str, held: str, pgn: str) -> int:
    """Push the games of a round; how many Lichess has taken.

    RuleViolation says what the organiser has to put right, TryLater that it was nobody's fault.
    """
    request = urllib.request.Request(
        f"{server.rstrip('/')}/api/broadcast/round/{round_id}/push",
        data=pgn.encode("utf-8"),
        headers={"Authorization": f"Bearer {held}", "Content-Type": "text/plain; charset=utf-8", "User-Agent": "tdapp"},
        method="POST",
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            data = answer.read(_LARGEST)
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(error.code) from error
    except (OSError, ValueError) as error:
        text = tr("Lichess does not answer: {error}.").format(error=getattr(error, "reason", None) or error)
        raise TryLater(text, 10.0) from error
    try:
        told = json.loads(data)
        games = told["games"]
        wrong = [str(one["error"]) for one in games if isinstance(one, dict) and one.get("error")]
    except (ValueError, LookupError, TypeError) as error:
        raise TryLater(tr("Lichess has answered something else."), PAUSE) from error
    if wrong:
        raise RuleViolation(tr("Lichess refuses a game: {text}").format(text=wrong[0][:200]))
    return len(games)


def _refused(code: int) -> Exception:
    match code:
        case 401 | 403:
            return RuleViolation(
                tr("Lichess does not know this token, or it may not push to broadcasts (study:write).")
            )
        case 404:
            return RuleViolation(tr("Lichess has no such round, or it is not yours."))
        case 400:
            return RuleViolation(tr("Lichess cannot read these games, or the round has an address that it polls."))
        case 429:
            return TryLater(tr("Lichess asks for a pause."), PAUSE)
        case _:
            return TryLater(tr("Lichess does not answer: {error}.").format(error=code), PAUSE)
