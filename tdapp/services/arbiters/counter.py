"""What an entry of an arbiter's page becomes: a step, a question, a refusal in his words.

An entry means the game that its page showed: it names both players, so that one which waited without a connection
never lands at another game. Who may do what decides the door.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.command import Step
from tdapp.domain.commands.games import TakeAlert
from tdapp.domain.commands.history import Undo
from tdapp.domain.commands.rounds import ClearResult, EnterResult, SetBoardNote, VerifyResult
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.changes import Executed
from tdapp.domain.words.checks import Level, NeedsConfirmation, Warning, require
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.arbiters.pages import played_round
from tdapp.services.ports.event_store import EventStore
from tdapp.services.rounds.results import AlreadySo
from tdapp.services.systems.registry import rules_of_system

MINUTE = 60.0
"""Seconds for which a page takes its own step back."""
AT_BOARDS = frozenset(("result", "clear", "verify", "note"))
"""What is done at a board and changes nothing else."""


@dataclass(frozen=True, slots=True)
class Answer:
    """``ask``: what has to be confirmed, ``done``: it stands (also when it stood before), ``board``: where."""

    text: str = ""
    done: bool = False
    ask: tuple[dict[str, Any], ...] = ()
    needs_reason: bool = False
    undo: str = ""  # the origin of the step, as long as its page may take it back
    executed: Executed | None = None
    section: int = 0
    board: int = 0

    def line(self) -> dict[str, Any]:
        """What the page is told."""
        told: dict[str, Any] = {"text": self.text, "done": self.done, "undo": self.undo}
        if self.ask:
            told |= {"ask": list(self.ask), "needs_reason": self.needs_reason}
        return told


@dataclass(slots=True)
class Counter:
    """Takes the entries of all pages, one after the other; ``clock`` is monotonic."""

    clock: Callable[[], float]
    _mine: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)
    """By mark of the key and origin: the journal row, and when it came."""

    def take(self, store: EventStore, invitation: Invitation, act: Mapping[str, Any]) -> Answer:
        """Carry an entry out; nothing raises, what is wrong is said."""
        origin = str(act.get("origin", ""))
        section, board = int(act.get("section", 0)), int(act.get("board", 0))
        by = invitation.by(origin=origin)
        try:
            executed = store.carry_out(self._step(store, invitation, act), by)
        except AlreadySo as problem:
            return Answer(str(problem), done=True, section=section, board=board)
        except NeedsConfirmation as needed:
            ask = tuple(_asked(store, act, one) for one in needed.warnings)
            reason = act["kind"] == "undo" and needed.level >= Level.CONFIRM
            return Answer(ask=ask, needs_reason=reason, section=section, board=board)
        except RuleViolation as problem:
            over = _over(store, act) if act["kind"] in AT_BOARDS else ""
            return Answer(over or str(problem), section=section, board=board)
        except EnvironmentProblem as problem:
            return Answer(str(problem), section=section, board=board)
        undo, text = "", executed.label
        if act["kind"] == "undo":
            text = tr("Taken back: {text}").format(text=text)
            self._mine.pop((invitation.mark, str(act["step"])), None)
        elif origin:
            undo = origin
            self._remember(invitation.mark, origin, executed.row_id)
        return Answer(text, done=True, undo=undo, executed=executed, section=section, board=board)

    def _remember(self, mark: str, origin: str, row_id: int) -> None:
        now = self.clock()
        if len(self._mine) > 500:
            self._mine = {key: held for key, held in self._mine.items() if now - held[1] <= MINUTE}
        self._mine.setdefault((mark, origin), (row_id, now))

    def _step(self, store: EventStore, invitation: Invitation, act: Mapping[str, Any]) -> Step:
        ids = invitation.section_ids
        if ids and "section" in act and act["section"] not in ids:  # nothing of it is told
            require(rule("not-your-section").warn())
        match act["kind"]:
            case "take":
                return TakeAlert(
                    act["section"], act["round"], act["board"], act["alert"], act["cause"], invitation.name
                )
            case "check-in":
                return _check_in(store, act)
            case "undo":
                return self._undo(invitation.mark, act)
            case _:
                played = _same_game(store, act)
                return _at_board(played, played.board(act["board"]), act)

    def _undo(self, mark: str, act: Mapping[str, Any]) -> Undo:
        row_id, then = self._mine.get((mark, str(act["step"])), (0, 0.0))
        if not row_id or self.clock() - then > MINUTE:
            raise RuleViolation(tr("A step is taken back here within a minute: enter what is right, or ask at a desk."))
        return Undo(row_id, str(act["reason"]), tuple(act["confirmed"]))


def _asked(store: EventStore, act: Mapping[str, Any], one: Warning) -> dict[str, Any]:
    """A question for the page; of another result also who entered it, and when by the clock of here."""
    text = one.text
    if one.rule_id == "result-overwritten":
        entered = store.entered_at(act["section"], act["round"], act["board"])
        if entered is not None:
            clock = entered[1].astimezone().strftime("%H:%M")
            who = entered[0] or tr("the leading computer")
            text = f"{text} {tr('Entered by {name} at {time}.').format(name=who, time=clock)}"
    return {"id": one.rule_id, "level": int(one.level), "text": text, "article": one.source}


def _same_game(store: EventStore, act: Mapping[str, Any]) -> Round:
    """The round that the page shows, where these two sit at this board; read once, for every entry waits for it."""
    played = store.round(act["section"], act["round"]) if _is_there(store, act["section"]) else None
    if played is None or not played.boards or played.is_draft:
        raise RuleViolation(_over(store, act) or tr("No round is paired yet."))
    board = next((one for one in played.boards if one.number == act["board"]), None)
    if board is None or board.players != (act["white"], act["black"]):
        raise RuleViolation(_over(store, act) or _not_there(store, act, played.board_name(act["board"])))
    return played


def _not_there(store: EventStore, act: Mapping[str, Any], board: str) -> str:
    white, black = _names(store, act)
    return tr("{white} – {black} are not at board {board} any more: look who plays there now.").format(
        white=white, black=black, board=board
    )


def _is_there(store: EventStore, section_id: int) -> bool:
    return any(one.section_id == section_id for one in store.sections())


def _over(store: EventStore, act: Mapping[str, Any]) -> str:
    """That another round is played by now; empty: it is this one, or none."""
    now = played_round(store, act["section"]) if _is_there(store, act["section"]) else None
    if now is None or now.number == act["round"]:
        return ""
    if now.number < act["round"]:  # it was taken back
        return _not_there(store, act, str(act["board"]))
    white, black = _names(store, act)
    return tr("Round {old} is over, round {new} is played: {white} – {black} was not entered.").format(
        old=act["round"], new=now.number, white=white, black=black
    )


def _names(store: EventStore, act: Mapping[str, Any]) -> tuple[str, str]:
    names = {player.number: player.name for player in store.snapshot(act["section"]).players}
    return names.get(act["white"], str(act["white"])), names.get(act["black"], str(act["black"]))


def _at_board(played: Round, board: Board, act: Mapping[str, Any]) -> Step:
    section, number = act["section"], board.number
    expected = _result(act["expected"]) if act.get("expected") and act["kind"] != "note" else None
    match act["kind"]:
        case "clear":
            return ClearResult(section, played.number, number, expected)
        case "verify":
            return VerifyResult(section, played.number, number, _result(act["result"]))
        case "note":
            if board.note not in (act["expected"], act["note"]):
                raise RuleViolation(tr("Somebody has written another note meanwhile: look at it first."))
            return SetBoardNote(section, played.number, number, act["note"])
        case _:
            result = _result(act["result"])
            return EnterResult(section, played.number, number, result, expected, tuple(act["confirmed"]))


def _result(text: str) -> GameResult:
    try:
        return GameResult(text)
    except ValueError as error:
        raise RuleViolation(tr("“{text}” is no result.").format(text=text)) from error


def _check_in(store: EventStore, act: Mapping[str, Any]) -> Step:
    try:
        state = CheckIn(act["state"])
    except ValueError as error:
        raise RuleViolation(tr("Present or absent?")) from error
    if not _is_there(store, act["section"]):
        raise RuleViolation(tr("This tournament is not there any more."))
    rules = rules_of_system(store.snapshot(act["section"]).system)
    return rules.check_in(act["section"], act["person"], state)
