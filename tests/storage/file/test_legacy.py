"""Event files that older versions wrote: each opens, and holds what was entered."""

from __future__ import annotations

import datetime as dt
import shutil
from contextlib import closing
from pathlib import Path

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Event, ForbiddenPairs
from tdapp.domain.section.player import Rating
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import open_event_file
from tests.arena import arena

LEGACY = Path(__file__).parent / "legacy"

# What was entered into schema1.tdb; its trial ladder was BH, then SB, and SB was taken back.
DRAWN = """
1 Kővári 1999 | 4w1 2b=
2 Ильин 1998 | 5b1 1w=
4 王明 1996 | 1b0 5w+
5 עברית 1995 | 2w0 4b-
9 =HYPER 1991 | U H
"""


def test_a_file_of_the_first_schema_opens_with_all_that_was_entered(tmp_path: Path) -> None:
    path = tmp_path / "schema1.tdb"
    shutil.copyfile(LEGACY / "schema1.tdb", path)
    with closing(open_event_file(path)) as store:
        assert "was converted for this version" in store.notice
        section = store.snapshot(1)
        drawn = arena(DRAWN)
        assert section.cells == drawn.cells
        assert [player.name for player in section.players] == [player.name for player in drawn.players]
        assert section.players[0].ratings == (Rating("standard", 1999, "FIDE", "2026-05", False),)
        assert section.players[4].categories == ("U16",)
        assert section.event == Event("Legacy Open", "Ljubljana", "SLO", dt.date(2026, 5, 1))
        assert section.forbidden == (ForbiddenPairs(1, 5, (1, 9)),)
        assert str(section.trial_ladder) == "BH"
        assert compute_standings(section).rows[0].player.number in (1, 2)
        assert store.undo_state().undo_label is None  # a conversion is a barrier
        store.execute(SetTrialLadder(1, "DE"))
        store.undo()
        assert str(store.snapshot(1).trial_ladder) == "BH"
    with closing(open_event_file(path)) as store:
        assert store.notice == ""
