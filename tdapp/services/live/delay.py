"""No move is public before its time: each state of a board waits, and comes out as a whole or not at all.

Time is a monotonic clock (``time.monotonic``): a clock that somebody sets forward publishes nothing. What was received
before the program started has only the time of the wall, and is taken as old as that says, never older.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace

from tdapp.domain.games.broadcast import LONGEST_DELAY, USUAL_DELAY
from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

Person = tuple[int, str]
"""Pairing number and whole name."""
Key = tuple[int, int, Person, Person]
"""The identity of a game: section, round, White, Black. Boards are paired again; numbers are exchanged."""


@dataclass(frozen=True, slots=True)
class DelayPlan:
    """How long moves are held back. ``strict``: also the rest of a game whose result the arbiter has entered."""

    seconds: int = USUAL_DELAY
    strict: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.seconds <= LONGEST_DELAY:
            raise RuleViolation(tr("Moves are held back for {most} minutes at most.").format(most=LONGEST_DELAY // 60))


@dataclass(slots=True)
class _Waiting:
    record: GameRecord
    received: float
    due: float


class _Board:
    """The states of one game in the order in which they came; the first one is public."""

    __slots__ = ("newest", "public", "released", "waiting")

    def __init__(self) -> None:
        self.public: GameRecord | None = None
        self.newest: GameRecord | None = None
        self.waiting: deque[_Waiting] = deque()
        self.released = False  # the arbiter has entered the result


class Gate:
    """Holds the states of all boards back; ``public`` is what came out. ``clock``: seconds that never go back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._plans: dict[int, DelayPlan] = {}
        self._boards: dict[Key, _Board] = {}

    def plan(self, section_id: int) -> DelayPlan:
        """The plan of a section."""
        return self._plans.get(section_id, DelayPlan())

    def set_plan(self, section_id: int, plan: DelayPlan) -> None:
        """Another delay: a longer one holds back all that waits, a shorter one only what comes from now on."""
        self._let_out()
        self._plans[section_id] = plan
        for key, board in self._boards.items():
            if key[0] == section_id:
                for state in board.waiting:
                    state.due = max(state.due, state.received + plan.seconds)

    def receive(self, key: Key, record: GameRecord) -> None:
        """A new state of a board: a move, a correction, what its source says of the result."""
        board = self._boards.setdefault(key, _Board())
        if board.newest == record:
            return
        now = self._clock()
        board.newest = record
        seconds = self.plan(key[0]).seconds
        due = now + seconds
        if board.waiting:  # what came later is never public earlier
            due = max(due, board.waiting[-1].due)
        board.waiting.append(_Waiting(record, now, due))

    def load(self, key: Key, record: GameRecord, wall: float) -> None:
        """A game of before the start: each move as old as the wall's clock says, one of the future is as young as now.

        A move without a time was imported or entered by hand; it is as young as now as well.
        """
        board = self._boards.setdefault(key, _Board())
        now = self._clock()
        seconds = self.plan(key[0]).seconds
        board.newest = record
        newest = float("-inf")
        for number, ply in enumerate(record.plies, start=1):
            age = 0.0 if ply.received is None else max(0.0, wall - ply.received)
            newest = max(newest, now - age)
            board.waiting.append(_Waiting(prefix(record, number), newest, newest + seconds))
        if not record.plies or record.result != UNDECIDED or record.state is GameState.ENDED:
            board.waiting.append(_Waiting(record, now, now + seconds))  # nobody knows since when it says so

    def enter_result(self, key: Key, record: GameRecord | None) -> None:
        """The arbiter has entered the result: the game is over, so the rest of it is public, unless the plan is strict.

        To be called for every board with a result, also after a start. ``record`` is the game as it is now (None: none
        is recorded).
        """
        board = self._boards.setdefault(key, _Board())
        if record is not None:
            self.receive(key, record)
        again, board.released = board.released, True
        if not self.plan(key[0]).strict:
            board.public = board.newest
            board.waiting.clear()
        elif board.newest is not None and not again:
            now = self._clock()
            board.waiting.append(_Waiting(board.newest, now, now + self.plan(key[0]).seconds))

    def take_back_result(self, key: Key) -> None:
        """The result was taken back: what is public stays so, what comes now waits again."""
        if key in self._boards:
            self._boards[key].released = False

    def forget(self, keys: Iterable[Key]) -> None:
        """Games that are no more: their round was paired again."""
        for key in keys:
            self._boards.pop(key, None)

    def public(self, key: Key) -> GameRecord | None:
        """What the public may see of a board now; None: nothing but who plays."""
        board = self._boards.get(key)
        if board is None:
            return None
        self._let_out(board)
        return board.public

    def is_released(self, key: Key) -> bool:
        """Whether the entered result is public: strict plans hold it back until the last move is."""
        board = self._boards.get(key)
        if board is None:
            return False
        self._let_out(board)
        return board.released and not board.waiting

    def next_due(self) -> float | None:
        """When something comes out next, on the gate's own clock; None: nothing waits."""
        return min((board.waiting[0].due for board in self._boards.values() if board.waiting), default=None)

    def _let_out(self, *boards: _Board) -> None:
        """Let out what is due: of these boards, or of all."""
        now = self._clock()
        for board in boards or self._boards.values():
            while board.waiting and board.waiting[0].due <= now:
                board.public = board.waiting.popleft().record


def prefix(record: GameRecord, plies: int) -> GameRecord:
    """A game as it was after some moves, when nobody knew how it would end."""
    if plies >= len(record.plies) and record.result == UNDECIDED:
        return record
    state = GameState.PLAYING if plies else GameState.WAITING
    return replace(record, plies=record.plies[:plies], result=UNDECIDED, state=state, rest="", headers=())
