"""Three people at one event, over two desks and a page: every step by chance, answers lost, restarts, lines spoilt.

The air is a function call; all else is real: the door, the desks' copies, the lines as they are sent. ``turn`` does
one thing and ``check`` says what must hold whatever was done.
"""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.roles import may
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import Undo
from tdapp.domain.commands.players import AddPlayers, EditPlayers, SetCheckIn, WithdrawPlayer
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.rounds import (
    ClearResult,
    EnterResult,
    PublishRound,
    SetBoardNote,
    StorePairing,
    UnpairRound,
    VerifyResult,
)
from tdapp.domain.commands.stored import decode
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.door.role import NotInRole
from tdapp.services.ports.host import Answer, News, NoAnswer
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.replica.lines import CopyNeeded
from tests.arena import arena
from tests.event_files import BLACK, DRAW, WHITE, round_commands, written
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.replica.following import assert_same, sent

PEOPLE = "\n".join(f"{number} Player {number} {2500 - 50 * number} |" for number in range(1, 9))
FIRST = round_commands(1, ((1, 5), (6, 2), (3, 7), (8, 4)))
ROLES = {"Ana": Role.DEPUTY, "Ben": Role.DEPUTY, "Cy": Role.SECTOR}
RESULTS = (WHITE, DRAW, BLACK)
FOLLOWS = {"held", "byes_only"}  # what the program writes of a round beside what was asked for
OTHERS = tuple(command for commands in EXAMPLES.values() for command in commands)


class Air:
    """Between a desk and the leading computer; implements services.ports.host.Host."""

    def __init__(self, walk: Several, name: str) -> None:
        self.walk, self.name = walk, name

    def do(self, step: dict[str, Any], seconds: float) -> Answer:
        chance = self.walk.random.random()
        if chance < 0.06:
            raise NoAnswer("it never arrived")
        answer = self.walk.done(self.name, step)
        if chance < 0.12:
            raise NoAnswer("the answer was lost")
        if chance < 0.16:
            answer = self.walk.done(self.name, step)  # a proxy that doubles
        return answer

    def hello(self) -> dict[str, Any]:
        return {}

    def copy(self, path: Path, progress: Callable[[int], None] = lambda _bytes: None) -> int:
        self.walk.host.save_copy(path)
        return self.walk.host.revision

    def journal(self, after: int, *, page: str = "", section: int = 0, mark: str = "") -> News:
        return News(tuple(sent(self.walk.host, after)), (), "", self.walk.host.revision)

    def look_again(self) -> None:
        pass

    def close(self) -> None:
        pass


class Several:
    """A walk is of one of three kinds by its seed; what happened in it is counted in ``seen``.

    One plays rounds, one has steps of all kinds among them, one hurries: results as they come, the next round at once.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.random, self.folder = random.Random(seed), folder
        self.others, self.hurries = seed % 3 == 1, seed % 3 == 2
        section = arena(PEOPLE, rounds_total=5, initial_colour="W", name="A")
        self.path = written(folder / "host.tdb", section, steps=FIRST)
        self.host: EventFile = open_event_file(self.path)
        self.seen: Counter[str] = Counter()
        self.accepted: dict[str, int] = {}  # revision by origin
        self.bases: dict[int, int] = {}  # what its sender had, by revision
        self.page_base = self.host.revision
        self.desks: dict[str, DeskFile] = {}
        for name in ("Ana", "Ben"):
            self.host.save_copy(self._path(name))
            self._open(name)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.tdb"

    def _open(self, name: str) -> None:
        store = open_event_file(self._path(name), kind=DeskFile)
        assert isinstance(store, DeskFile)
        store.work_with(Air(self, name), Invitation(name, ROLES[name], name))
        self.desks[name] = store

    def close(self) -> None:
        for store in (self.host, *self.desks.values()):
            store.close()

    # -- the leading computer -----------------------------------------------------------------------------------------

    def done(self, name: str, message: dict[str, Any]) -> Answer:
        """As the leading window answers a desk."""
        message = json.loads(json.dumps(message))
        base = message["base"]
        try:
            step = decode(message["id"], message["version"], message["data"])
            done = self._carried_out(name, step, message["origin"], base)
        except NotInRole as refusal:
            return self._answer(403, base, text=str(refusal))
        except NeedsConfirmation as needed:
            ids = [warning.rule_id for warning in needed.warnings]
            rule = ids[0] if len(ids) == 1 else ""
            return self._answer(409, base, text=str(needed), rules=ids, rule=rule)
        except RuleViolation as refusal:
            return self._answer(422, base, text=str(refusal))
        topics = sorted(topic.value for topic in done.changes.topics)
        about = {"row": done.row_id, "revision": done.revision, "label": done.label}
        return self._answer(200, base, **about, topics=topics, sections=sorted(done.changes.section_ids))

    def _carried_out(self, name: str, step: Step, origin: str, base: int) -> Any:
        before = self.host.revision
        done = self.host.carry_out(step, By(name, ROLES[name], origin=origin, base=base))
        if origin in self.accepted:
            self.seen["sent twice"] += 1
            assert done.revision == self.accepted[origin], "one step for each origin"
            assert self.host.revision == before, "what was sent twice changes nothing"
        else:
            self.seen[f"accepted of {name}"] += 1
            self.accepted[origin], self.bases[done.revision] = done.revision, base
        return done

    def _answer(self, status: int, base: int, **body: Any) -> Answer:
        lines = sent(self.host, base) if base < self.host.revision else []
        if lines and self.random.random() < 0.03:
            self.seen["spoilt"] += 1
            lines = [_spoilt(line) for line in lines]
        return Answer(status, {**body, "lines": lines})

    # -- one thing ----------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Somebody does something."""
        name = self.random.choice(tuple(ROLES))
        what = self.random.random()
        if what < 0.06:
            self._restart()
        elif what < 0.25:
            self.catch_up(name)
        elif what < 0.40:
            self._attempt(name, None)
        else:
            self._attempt(name, self._step(name))

    def _restart(self) -> None:
        which = self.random.choice(("host", "Ana", "Ben"))
        self.seen[f"restart of {which}"] += 1
        if which == "host":
            self.host.close()
            self.host = open_event_file(self.path)
        else:
            self.desks[which].close()
            self._open(which)  # a step without its answer is given up: its rows come when it was done

    def catch_up(self, name: str) -> None:
        """Take in what the leading computer told meanwhile; a whole copy where lines do not fit."""
        if name == "Cy":
            self.page_base = self.host.revision
            return
        desk = self.desks[name]
        try:
            if desk.has_pending:
                desk.send_pending()
            if desk.needs_copy:
                raise CopyNeeded
            if self.host.revision > desk.revision:
                desk.heard(sent(self.host, desk.revision))
            desk.follow()
        except NoAnswer:
            pass
        except CopyNeeded:
            self.seen["copied"] += 1
            copy = self.folder / "copy.tdb"
            self.host.save_copy(copy)
            desk.take_copy(copy)

    def _attempt(self, name: str, step: Step | None) -> None:
        """``step`` None: take the own newest step back."""
        confirmed: dict[str, Any] = {}
        for _ in range(2):
            try:
                self._do(name, step, confirmed)
            except NeedsConfirmation as asked:
                self.seen["asked"] += 1
                if self.random.random() < 0.5:
                    return
                confirmed = {"reason": "r", "confirmed": tuple(one.rule_id for one in asked.warnings)}
                continue
            except CopyNeeded:
                self.catch_up(name)
            except NoAnswer:
                self.seen["no answer"] += 1
            except RuleViolation:
                self.seen["refused"] += 1
            except EnvironmentProblem:
                self.seen["waits"] += 1
            return

    def _do(self, name: str, step: Step | None, confirmed: dict[str, Any]) -> None:
        if step is not None:
            names = {field.name for field in dataclasses.fields(step)}  # type: ignore[arg-type]
            step = dataclasses.replace(step, **{key: confirmed[key] for key in names & confirmed.keys()})  # type: ignore[type-var]
        if name != "Cy":
            desk = self.desks[name]
            if step is None:
                desk.undo(**confirmed)
            else:
                assert isinstance(step, Command)
                desk.execute(step)
            return
        if step is None:
            mine = [entry for entry in self.host.journal(limit=30) if entry.actor == "Cy"]
            step = Undo(mine[0].row_id, *confirmed.values()) if mine else None
        if step is not None:
            self._carried_out("Cy", step, f"cy{self.random.getrandbits(40)}", self.page_base)

    def _step(self, name: str) -> Command:
        """By what its sender sees."""
        store = self.host if name == "Cy" else self.desks[name]
        if self.others and self.random.random() < 0.4:
            return self.random.choice(OTHERS)
        try:
            section = store.snapshot(1)
            last = section.rounds_paired
            boards = store.round(1, last).boards if last else ()
        except RuleViolation:
            return self.random.choice(OTHERS)
        if self.hurries and self.random.random() < 0.8:
            waiting = [one for one in boards if one.result is None]
            if not waiting:
                return self._pairing(section, last + 1)
            board = self.random.choice(waiting)
            return EnterResult(1, last, board.number, self.random.choice(RESULTS), None)
        person = self.random.choice(section.players)
        club = self.random.choice(("", "Lyon", "Metz"))
        choices: list[Command] = [
            SetCheckIn(1, (person.number,), self.random.choice(tuple(CheckIn))),
            EditPlayers(1, (dataclasses.replace(person, club=club),)),
            EditPlayers(1, (dataclasses.replace(person, comment=club),)),
            AddPlayers(1, (Player(0, f"Late {self.random.randrange(99)}", 1500),)),
            WithdrawPlayer(1, person.number, last + 1),
        ]
        if boards:
            board = self.random.choice(boards)
            result = self.random.choice(RESULTS)
            choices += [EnterResult(1, last, board.number, result, board.result)] * 8
            choices += [
                SetBoardNote(1, last, board.number, club),
                ClearResult(1, last, board.number, board.result),
                VerifyResult(1, last, board.number, board.result or GameResult.DRAW),
                PublishRound(1, last),
                UnpairRound(1, last, "r"),
                self._pairing(section, last + 1),
                self._pairing(section, last + 1),
            ]
        return self.random.choice(choices)

    def _pairing(self, section: Any, number: int) -> StorePairing:
        there = [one.number for one in section.players if one.standing is Standing.ACTIVE]
        self.random.shuffle(there)
        pairs = tuple(zip(there[::2], there[1::2], strict=False))
        byes = ((there[-1], Outcome.PAIRING_BYE),) if len(there) % 2 else ()
        return StorePairing(1, number, pairs, byes)

    # -- what holds ---------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """After everybody has caught up."""
        for _ in range(30):  # a step that waits is done now, and the others hear of it
            for name in self.desks:
                self.catch_up(name)
            if all(one.revision == self.host.revision and not one.has_pending for one in self.desks.values()):
                break
        for desk in self.desks.values():
            assert_same(desk, self.host)
        for ref in self.host.sections():
            section = self.host.snapshot(ref.section_id)
            compute_standings(section)
            rounds = self.host.rounds(ref.section_id)
            for round_ in rounds:
                playing = [number for board in round_.boards for number in (board.white, board.black)]
                assert len(playing) == len(set(playing)), "nobody plays twice in a round"
            paired = [round_.number for round_ in rounds if round_.boards and not round_.is_draft]
            assert paired == list(range(1, len(paired) + 1)), "no round without the one before"
            for number in paired[:-1]:
                open_boards = [board for board in rounds[number - 1].boards if board.result is None]
                assert not open_boards, "no open board in an earlier round"
        self._check_journal()

    def _check_journal(self) -> None:
        with self.host.to_elsewhere() as connection:
            rows = [dict(row._mapping) for row in connection.exec_driver_sql("SELECT * FROM journal ORDER BY id")]
        origins = Counter(row["origin"] for row in rows if row["origin"])
        assert set(origins.values()) <= {1}
        assert set(origins) == set(self.accepted), "what was accepted stands once in the log"
        standing: dict[int, tuple[str, set[tuple[str, int]]]] = {}  # by row: who did it, and what it wrote
        for row in rows:
            images = [(image[0], image[1], image[2], image[3]) for image in json.loads(row["images"])]
            keys = {(table, row_id) for table, row_id, _, _ in images}
            if row["actor"]:
                assert may(ROLES[row["actor"]], STEPS[row["command_id"]]), "nobody does what his role lacks"
            if row["undoes"]:
                standing.pop(row["undoes"], None)
                for row_id, (actor, theirs) in standing.items():
                    if row_id > row["undoes"] and actor != row["actor"]:
                        assert not keys & theirs, "an undo changes no step of another"
            else:
                standing[row["redoes"] or row["id"]] = row["actor"], keys
            for table, row_id, before, after in images:
                self._check_overwritten(rows, row, (table, row_id), before, after)

    def _check_overwritten(
        self, rows: list[dict[str, Any]], row: dict[str, Any], key: tuple[str, int], before: Any, after: Any
    ) -> None:
        """What others wrote since its sender looked is kept, or its sender has said that he means it."""
        base = self.bases.get(row["revision"])
        step = json.loads(row["command"])
        if base is None or row["undoes"] or row["redoes"] or before is None or after is None:
            return
        if step.get("confirmed") or "expected" in step:
            return
        then: dict[str, Any] | None = None  # what the sender saw
        for other in rows:
            if not base < other["revision"] < row["revision"] or other["actor"] == row["actor"]:
                continue
            for table, row_id, theirs_before, theirs_after in json.loads(other["images"]):
                if (table, row_id) != key or theirs_before is None or theirs_after is None:
                    continue
                then = then or theirs_before
                lost = [
                    column
                    for column, value in theirs_after.items()
                    if column not in FOLLOWS
                    and value not in (theirs_before[column], then[column])
                    and before[column] == value
                    and after[column] != value
                ]
                assert not lost, f"nothing is overwritten unconfirmed: {lost}"


def _spoilt(line: dict[str, Any]) -> dict[str, Any]:
    """A line as a broken computer sends it: another remark at a board, nothing else."""
    images = json.loads(line["row"]["images"])
    for table, _row_id, _before, after in images:
        if table == "pairing" and after is not None:
            after["note"] += "x"
    return {**line, "row": {**line["row"], "images": json.dumps(images)}}


def walked(folder: Path, seed: int, turns: int, *, every: int = 15) -> Counter[str]:
    """A walk; what happened in it."""
    walk = Several(folder, seed)
    try:
        for turn in range(turns):
            walk.turn()
            if turn % every == every - 1:
                walk.check()
        walk.check()
        return walk.seen
    finally:
        walk.close()
