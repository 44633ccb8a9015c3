"""One tap: boards that were exchanged, what was kept, games whose names no board has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.games import NameInSource, ShowGames
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark, Stream
from tdapp.domain.games.text import game_text, record_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.games.alerts import Alert, AlertKind, Urgency, alerts_of
from tdapp.services.games.folder import GameFolder
from tdapp.services.games.hearing import hear
from tdapp.services.games.of_round import RoundGames, games_of_round
from tdapp.services.games.remedies import remedy, show_all_that_stood, show_stream, stream_of, this_is_board
from tdapp.services.games.swapped import Swap, swapped
from tdapp.services.games.taking import Stranger
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import opened

SPANISH = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]
QUEEN = ["d2d4", "d7d5", "c2c4", "e7e6", "b1c3", "g8f6", "c1g5", "f8e7"]
NOW = 1_800_000_000.0


def game(board: int, source: str, moves: list[str]) -> GameRecord:
    white, black = {1: (1, 2), 2: (3, 4)}[board]
    plies = tuple(Ply(uci, received=NOW) for uci in moves)
    return GameRecord(1, white, black, plies=plies, state=GameState.PLAYING, source=source)


class Desk:
    """A round of two boards in a file."""

    def __init__(self, store: EventFile) -> None:
        self.store, self.at = store, NOW

    def say(self, *records: GameRecord, stood: tuple[str, ...] = ()) -> None:
        self.at += 1
        hear(self.store, 1, self.store.round(1, 1), records, self.at, stood=stood)

    @property
    def games(self) -> RoundGames:
        return games_of_round(self.store.round(1, 1), self.store.games(1, 1), self.store.streams(1, 1))

    def alerts(self, **more: object) -> list[Alert]:
        return list(alerts_of(self.store.round(1, 1), self.games, (), now=self.at, **more))

    def tap(self, alert: Alert) -> str:
        found = remedy(1, self.store.round(1, 1), self.games, alert)
        assert found is not None
        self.store.execute(found.command)
        return found.text

    def shown(self, board: int) -> list[str]:
        record = self.games.of(board)
        return list(record.moves) if record is not None else []


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    section = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Müller, Jan | 4w?\n4 Dora | 3b?", rounds_total=3)
    with opened(tmp_path, section) as store:
        yield Desk(store)


def test_no_stream_is_that_of_no_number() -> None:
    record = GameRecord(1, 1, 2)
    unkept = Stream("x", 1, record, 1, Mark.PLAIN, record)  # has no number yet
    assert stream_of(RoundGames({}, (), {1: (unkept,)}), 0) is None


def test_exchanged_e_boards_are_noticed_by_what_volunteers_say(desk: Desk) -> None:
    desk.say(game(1, "eboard:7", QUEEN), game(2, "eboard:8", SPANISH))
    assert list(swapped(desk.store.round(1, 1), desk.games)) == []
    desk.say(game(1, "volunteer", SPANISH[:6]))
    assert list(swapped(desk.store.round(1, 1), desk.games)) == [Swap(1, 2, "eboard")]
    (alert,) = [one for one in desk.alerts() if one.kind is AlertKind.SWAPPED]
    assert (alert.board, alert.other) == (1, 2)
    assert desk.tap(alert) == "Swap 1 and 2"
    assert (desk.shown(1), desk.shown(2)) == (SPANISH, QUEEN)
    assert [one.kind for one in desk.alerts() if one.kind is AlertKind.SWAPPED] == []
    desk.store.undo()
    assert desk.shown(2) == SPANISH
    desk.store.redo()
    desk.say(game(1, "eboard:8", [*SPANISH, "e1g1"]), game(2, "eboard:7", [*QUEEN, "e2e3"]))  # the seats have changed
    assert (len(desk.shown(1)), len(desk.shown(2))) == (9, 9)


def test_the_same_opening_at_two_boards_is_no_exchange(desk: Desk) -> None:
    desk.say(game(1, "eboard:7", SPANISH[:4]), game(2, "eboard:8", SPANISH[:4]), game(1, "volunteer", ["e2e4", "c7c5"]))
    assert list(swapped(desk.store.round(1, 1), desk.games)) == []


def test_an_e_board_that_stands_right_speaks_against_an_exchange(desk: Desk) -> None:
    """Of board 2 one e-board says nothing and another what is played there: the one of board 1 has gone wrong alone."""
    desk.say(game(1, "eboard:9", QUEEN), game(1, "volunteer", SPANISH), game(2, "volunteer", QUEEN))
    assert list(swapped(desk.store.round(1, 1), desk.games)) == [Swap(1, 2, "eboard")]
    desk.say(game(2, "eboard:7", QUEEN[:1]), game(2, "eboard:8", QUEEN))
    desk.say(game(2, "eboard:7", []))
    assert list(swapped(desk.store.round(1, 1), desk.games)) == []


def test_a_file_that_calls_two_boards_otherwise(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "live"
    folder.mkdir()
    text = '[White "{}"]\n[Black "{}"]\n[Board "{}"]\n\n1. e4 *\n\n'
    (folder / "a.pgn").write_text(text.format("Anna", "Bert", 2) + text.format("Müller, Jan", "Dora", 1), "utf-8")
    news = GameFolder(folder).look(desk.store.snapshot(1), desk.store.round(1, 1), NOW)
    assert news.crossed == ((1, 2),)
    desk.say(*news.records)
    (alert,) = desk.alerts(crossed=[("folder:live", 1, 2)])
    assert alert.kind is AlertKind.SWAPPED
    assert "its names were followed" in alert.text


def test_what_came_after_the_result_is_named_and_can_be_shown(desk: Desk) -> None:
    desk.say(game(1, "eboard:7", SPANISH[:5]))
    desk.store.execute(EnterResult(1, 1, 1, GameResult.WHITE_WINS))
    desk.say(game(1, "eboard:7", SPANISH))
    assert desk.shown(1) == SPANISH[:5]
    (alert,) = [one for one in desk.alerts() if one.kind is AlertKind.KEPT]
    assert "went on after the result: its 8 half-moves" in alert.text
    desk.tap(alert)
    assert desk.shown(1) == SPANISH
    assert [one for one in desk.alerts() if one.kind is AlertKind.KEPT] == []
    desk.store.undo()
    assert desk.shown(1) == SPANISH[:5]


def test_what_stood_on_e_boards_is_believed_at_once_for_all(desk: Desk) -> None:
    desk.say(game(1, "eboard:7", SPANISH), game(2, "eboard:8", QUEEN), stood=("eboard:7", "eboard:8"))
    assert (desk.shown(1), desk.shown(2)) == ([], [])
    assert ["start position" in one.text for one in desk.alerts()] == [True, True]
    command = show_all_that_stood(1, desk.store.round(1, 1), desk.games)
    assert command is not None
    desk.store.execute(command)
    assert (desk.shown(1), desk.shown(2)) == (SPANISH, QUEEN)
    desk.say(game(1, "eboard:7", [*SPANISH, "e1g1"]), stood=("eboard:7",))
    assert len(desk.shown(1)) == 9
    assert show_all_that_stood(1, desk.store.round(1, 1), desk.games) is None


def test_a_wrong_name_is_overruled_once_and_remembered_for_that_source(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "live"
    folder.mkdir()
    path = folder / "a.pgn"
    path.write_text('[White "Mueler, Yan"]\n[Black "Dora"]\n\n1. e4 e5 *\n', "utf-8")
    source = GameFolder(folder)

    def look() -> tuple[Stranger, ...]:
        played = desk.store.round(1, 1)
        news = source.look(
            desk.store.snapshot(1), played, desk.at, desk.store.streams(1, 1), desk.store.source_names(1)
        )
        desk.say(*news.records)
        return news.strangers

    strangers = look()
    (alert,) = desk.alerts(strangers=strangers)
    assert alert.kind is AlertKind.OTHER_PLAYERS
    stream = stream_of(desk.games, alert.stream)
    assert stream is not None
    assert (stream.pair, stream.record.moves) == (None, ("e2e4", "e7e5"))
    command = this_is_board(1, desk.store.snapshot(1), stream, desk.store.round(1, 1).board(2))
    assert command == NameInSource(1, "folder:live", "Mueler, Yan", 3, "Dora", 4)
    desk.store.execute(command)
    assert look() == ()
    assert desk.shown(2) == ["e2e4", "e7e5"]
    with pytest.raises(RuleViolation, match="known like this"):
        desk.store.execute(command)
    desk.store.undo()
    assert desk.store.source_names(1) == ()


def test_a_name_that_is_another_players_is_not_remembered(desk: Desk) -> None:
    record = GameRecord(
        1, white_name="Anna", black_name="Dora", plies=(Ply("e2e4"),), state=GameState.DOUBT, source="folder:live"
    )
    desk.say(record)
    (stream,) = desk.games.strangers
    command = this_is_board(1, desk.store.snapshot(1), stream, desk.store.round(1, 1).board(2))
    assert isinstance(command, ShowGames)
    desk.store.execute(command)
    assert desk.shown(2) == ["e2e4"]
    with pytest.raises(RuleViolation, match="is a player of this section"):
        desk.store.execute(NameInSource(1, "folder:live", "Anna", 3, "D", 4))
    with pytest.raises(RuleViolation, match="both players"):
        desk.store.execute(NameInSource(1, "folder:live", "D", 3, "D", 4))


def test_colours_the_other_way_round_are_told_at_their_board(desk: Desk) -> None:
    record = GameRecord(1, white_name="Bert", black_name="Anna", plies=(Ply("e2e4"),), source="folder:live")
    desk.say(record)
    (alert,) = desk.alerts(strangers=[Stranger(record, "the other way round", 1)])
    assert (alert.kind, alert.board) == (AlertKind.SWAPPED, 1)
    assert desk.tap(alert) == "Show it at board 1"
    assert desk.shown(1) == ["e2e4"]


def test_nothing_is_shown_twice(desk: Desk) -> None:
    desk.say(game(1, "eboard:7", SPANISH))
    (stream,) = desk.games.streams[1]
    command = ShowGames(1, (game_text(stream.record),))
    desk.store.execute(command)
    with pytest.raises(RuleViolation, match="recorded like this"):
        desk.store.execute(command)
    with pytest.raises(RuleViolation, match="whose game"):
        desk.store.execute(ShowGames(1, ()))


@pytest.mark.parametrize(("mark", "moves"), [(Mark.AGAIN, "e2e4"), (Mark.PLAIN, ""), (Mark.LATE, "")])
def test_of_a_source_that_has_begun_anew_the_longest_game_is_shown(mark: Mark, moves: str) -> None:
    empty, longest = GameRecord(1, 1, 2), game(1, "eboard:7", SPANISH[:1])
    stream = Stream("eboard:7", 1, empty, 1, mark, longest, stream_id=1)
    command = show_stream(1, stream, Board(1, 1, 2))
    assert [text.moves.split("/")[0] for text in command.games] == [moves]


@pytest.mark.parametrize(("pair", "named"), [((None, None), False), ((2, 1), False), ((1, 2), True), ((3, 4), True)])
def test_a_game_that_comes_to_a_board_is_called_by_its_players(
    pair: tuple[int | None, int | None], named: bool
) -> None:
    """Also where its source had the colours the other way round: those are the other one's names."""
    record = GameRecord(1, *pair, "A", "B", plies=(Ply("e2e4"),), state=GameState.PLAYING)
    (text,) = show_stream(1, Stream("x", 1, record, 1, Mark.PLAIN, record, stream_id=1), Board(1, 1, 2)).games
    assert (text.white, text.black) == (1, 2)
    assert (text.white_name, text.black_name) == (("A", "B") if named else ("", ""))


@pytest.mark.parametrize(
    ("state", "result", "rest", "shown"),
    [
        (GameState.DOUBT, "*", "", GameState.PLAYING),
        (GameState.DOUBT, "1-0", "", GameState.ENDED),
        (GameState.DOUBT, "*", "Qz9", GameState.DOUBT),
        (GameState.CLOSED, "*", "", GameState.PLAYING),
        (GameState.CLOSED, "1-0", "", GameState.ENDED),
        (GameState.GAP, "1-0", "", GameState.GAP),
    ],
)
def test_how_far_a_game_got_is_said_of_the_game_and_not_of_its_old_board(
    state: GameState, result: str, rest: str, shown: GameState
) -> None:
    record = GameRecord(1, 3, 4, plies=(Ply("e2e4"),), state=state, result=result, rest=rest)
    (text,) = show_stream(1, Stream("x", 1, record, 1, Mark.PLAIN, record, stream_id=1), Board(1, 1, 2)).games
    assert text.state is shown


def test_what_is_recorded_of_an_exchanged_source_changes_places_too() -> None:
    """Of board 1 the source has a stream, of board 2 only what was kept of it by hand."""
    played = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
    said, before = game(1, "eboard:7", SPANISH), game(1, "eboard:6", QUEEN[:2])
    stream = Stream("eboard:7", 1, said, 5, Mark.PLAIN, said, stream_id=1)
    older = Stream("eboard:6", 1, before, 4, Mark.PLAIN, before, stream_id=2)
    games = RoundGames({2: game(2, "eboard:8", QUEEN)}, (), {1: (older, stream)})
    alert = Alert(AlertKind.SWAPPED, 1, 1, "", "", Urgency.ACT, other=2, source="eboard")
    found = remedy(1, played, games, alert)
    assert found is not None
    assert found.seats == (1, 2)
    assert isinstance(found.command, ShowGames)
    shown = {(one.white, one.black): len(record_of(one).plies) for one in found.command.games}
    assert shown == {(1, 2): len(QUEEN), (3, 4): len(SPANISH)}
    nothing = RoundGames({2: game(2, "typed", QUEEN)}, (), {})
    assert remedy(1, played, nothing, alert) is None
    folder = remedy(1, played, RoundGames({2: game(2, "folder:x", QUEEN)}, ()), replace(alert, source="folder:x"))
    assert folder is not None
    assert folder.seats is None
