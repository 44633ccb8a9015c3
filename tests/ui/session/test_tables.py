"""The numbers in view: remembered while nothing changes them, computed anew after anything that does."""

from __future__ import annotations

import pytest

from tdapp.domain.commands.ladder import MakeLadderOfficial, SetEdition, SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.section.event import Edition
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.storage import open_event_file
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tests.arena import arena
from tests.event_files import do, round_commands, written

#            1
# 1 Player 1 2w1     1
# 2 Player 2 1b0     0
# 3 Player 3 4w=     ½
# 4 Player 4 3b=     ½
W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS
CORRECTION = EnterResult(1, 1, 1, B, W, ("result-overwritten",))


class Counting(Calculations):
    """Counts how often a table is computed."""

    def __init__(self) -> None:
        self.tables = 0

    def standings(self, section, **options):
        self.tables += 1
        return super().standings(section, **options)


@pytest.fixture
def played(qapp, tmp_path):
    lines = "\n".join(f"{n} Player {n} {2500 - n} | " for n in range(1, 5))
    path = tmp_path / "event.tdb"
    written(path, arena(lines, rounds_total=3, initial_colour="W"))
    store = open_event_file(path)
    do(store, *round_commands(1, ((1, 2), (3, 4)), results=(W, D)))
    session = Session(Counting())
    session.view.open(store)
    yield session
    session.view.open(None)


def points(session: Session) -> dict[int, str]:
    return {row.player.number: str(row.points) for row in session.tables.standings().rows}


def test_a_corrected_result_is_in_the_table_at_once(played):
    before = points(played)
    played.changes.attempt(CORRECTION)
    after = points(played)
    assert (after[1], after[2]) == (before[2], before[1])
    assert (after[3], after[4]) == (before[3], before[4])
    assert played.changes.undo()
    assert points(played) == before


def test_what_another_window_wrote_is_in_the_table(played, monkeypatch):
    before = points(played)
    store = played.view.store
    store.execute(CORRECTION)  # not through this window
    monkeypatch.setattr(type(store), "follow", lambda _self: ChangeSet(frozenset(Topic)))
    played.changes.follow()
    assert points(played) != before


def test_a_table_is_computed_once(played):
    calculations = played.tables.calculations
    played.tables.standings()
    played.tables.standings()
    assert calculations.tables == 1
    LadderGestures(played).set_trial(parse_ladder("BH,SB"))
    played.tables.standings()  # a ladder on trial changes nothing in the official table
    assert calculations.tables == 1
    played.tables.preview()
    assert calculations.tables == 2
    played.view.set_round(0)
    played.tables.standings()
    assert calculations.tables == 3


def test_a_ladder_step_reads_no_round_again(played, monkeypatch):
    played.view.round(1)
    played.changes.attempt(SetTrialLadder(1, "SB"))
    held = played.view.round(1)
    played.changes.attempt(SetTrialLadder(1, "BH"))
    assert played.view.round(1) is held
    assert played.view.round(1) == played.view.store.round(1, 1)


def test_lots_on_trial_follow_the_seed_that_the_official_ladder_names(played):
    """In FIDE mode lots are shown once their seed is announced: a table held from before shows none."""
    trial = SetTrialLadder(1, "BH,LOT{seed=9}")
    played.changes.attempt(trial)
    assert {row.values[1] for row in played.tables.standings(trial=True).rows} == {None}
    played.changes.attempt(SetTrialLadder(1, "LOT{seed=9}"))
    played.changes.attempt(MakeLadderOfficial(1, "drawn in public", True))
    played.changes.attempt(trial)
    shown = played.tables.standings(trial=True)
    assert None not in {row.values[1] for row in shown.rows}
    assert shown == Calculations().standings(played.view.section, trial=True, after_round=1)


def test_a_ladder_that_is_looked_at_is_computed_once_and_never_out_of_date(played):
    calculations, ladder = played.tables.calculations, parse_ladder("BH,SB")
    before = played.tables.under(ladder)
    assert played.tables.under(ladder) is before
    assert calculations.tables == 1
    played.changes.attempt(CORRECTION)
    assert played.tables.under(ladder) == Calculations().standings(
        played.view.section, ladder=ladder, trial=True, after_round=1
    )
    assert played.tables.under(ladder) != before


def test_another_edition_is_another_table(played):
    """The edition changes the ladder's topic only, in which no number is computed anew."""
    before = played.tables.standings()
    played.changes.attempt(SetEdition(1, "2009", "an old event"))
    shown = played.tables.standings()
    assert (before.section.edition, shown.section.edition) == (Edition.FIDE_2026, Edition.FIDE_2009)


def test_the_players_of_teams_are_ranked_anew_after_a_result(played, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "tdapp.services.tables.standings.compute_standings",
        lambda section, after_round: asked.append(section) or len(asked),
    )
    assert (played.tables.players(), played.tables.players()) == (1, 1)
    played.changes.attempt(CORRECTION)
    assert played.tables.players() == 2
