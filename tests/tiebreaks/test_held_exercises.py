"""The exercise events of FIDE's Technical Commission (M. Held, "Exercises in Tie-Breaking", C.07-2023).

Crosstables and values are transcribed in tests/golden; the 2026 columns are the same event under the 2026 text.
"""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.golden.reader import Golden, golden

SWISS, ROUND_ROBIN = golden("held_swiss"), golden("held_round_robin")


def values(section: Section, ladder: str) -> list[float | None]:
    """Values in order of pairing numbers."""
    table = compute_standings(section, ladder=parse_ladder(ladder))
    rows = sorted(table.rows, key=lambda row: row.player.number)
    return [None if row.values[0] is None else float(row.values[0]) for row in rows]


def agree(section: Section, event: Golden, year: str, codes: tuple[str, ...]) -> None:
    """Every published column comes out, rounded half up where it is printed so."""
    assert sorted(codes) == sorted(name for name in event.columns(year) if not name.startswith("place "))
    for code in codes:
        table = compute_standings(section, ladder=parse_ladder(code))
        found = {row.player.number: row.points if code == "PTS" else row.values[0] for row in table.rows}
        for number, wanted in enumerate(event.column(code, year), start=1):
            value = found[number]
            assert (value is None) == (wanted is None), (code, number)
            if value is not None and wanted is not None:
                places = Decimal(1).scaleb(-len(wanted.partition(".")[2]))
                rounded = Decimal(value).quantize(places, ROUND_HALF_UP) if code == "AOB" else Decimal(value)
                assert rounded == Decimal(wanted), (code, number)


@pytest.mark.parametrize("edition", [Edition.FIDE_2024, Edition.FIDE_2026])
def test_every_column_of_the_swiss_event(edition: Edition) -> None:
    codes = (
        *("PTS", "DE", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "AOB", "FB", "SB", "SB/C1", "SB/C2", "PS", "PS/C1"),
        *("WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO"),
    )
    agree(SWISS.section(edition=edition), SWISS, edition.value[-4:], codes)


def test_direct_encounter_breaks_nothing_where_too_few_have_met() -> None:
    """C.07, 6.3: in no group of this event is anybody certain of a place."""
    table = compute_standings(SWISS.section(), ladder=parse_ladder("DE"))
    ranks = {row.player.number: row.rank for row in table.rows}
    assert [str(ranks[number]) for number in range(1, 17)] == SWISS.column("place after DE")
    assert {row.values[0] for row in table.rows} == {"0"}


def test_round_robin_with_a_forfeit() -> None:
    """C.07, 15.2: the forfeit is a result for DE, SB, KS and WIN, and no game for ratings."""
    section = ROUND_ROBIN.section(kind=Kind.ROUND_ROBIN, edition=Edition.FIDE_2024)
    table = compute_standings(section, ladder=parse_ladder("DE"))
    assert [(row.player.number, row.rank, row.values[0]) for row in table.rows] == [
        (1, 1, "1"),
        (2, 2, "2"),
        (3, 2, "2"),
        (6, 4, "1"),
        (5, 5, "2"),
        (4, 6, "3"),
    ]
    codes = ("PTS", "DE", "SB", "SB/C1", "KS", "PS", "WIN", "REP", "ARO", "TPR", "PTP")
    agree(section, ROUND_ROBIN, "2024", codes)


def test_forfeit_wins_of_a_round_robin_count_as_won_since_2026() -> None:
    """C.07 (2026), 15.2 keeps only forfeit losses unplayed for article 7; before, both stay unplayed."""
    for edition, won, black in ((Edition.FIDE_2026, 1, 3), (Edition.FIDE_2024, 0, 2)):
        section = ROUND_ROBIN.section(kind=Kind.ROUND_ROBIN, edition=edition)
        assert values(section, "WON")[5] == won
        assert values(section, "BPG")[5] == black


CUTS = {
    # two absences (HPB, forfeit loss), 2026 caps; the same under 2024; one absence; equal contributions
    "two": (
        """
        1 A 2400 | 4w1 3b1 2w+ 5b1
        2 B 2300 | 5w1 H   1b- 4w1
        3 C 2200 | U   1w0 5w1 Z
        4 D 2100 | 1b0 5b= U   2b0
        5 E 2000 | 2b0 4w= 3b0 1w0
        """,
        {Edition.FIDE_2026: [3.0, 2.5, 1.0], Edition.FIDE_2024: [3.25, 2.75, 1.25]},
    ),
    "one": (
        """
        1 A 2400 | 4w1 3b1 2w1 5b1
        2 B 2300 | 5w1 H   1b0 4w1
        3 C 2200 | U   1w0 5w1 Z
        4 D 2100 | 1b0 5b= U   2b0
        5 E 2000 | 2b0 4w= 3b0 1w0
        """,
        {Edition.FIDE_2026: [3.0, 2.0, 1.5]},
    ),
    "equal": (
        """
        1 A 2400 | 4w1 3w1 2w= 5b=
        2 B 2300 | 5w1 H   1b= 3w1
        3 C 2200 | U   1b0 4w1 2b0
        4 D 2100 | 1b0 5w= 3b0 U
        5 E 2000 | 2b0 4b= Z   1w=
        """,
        {Edition.FIDE_2026: [5.5, 4.5, 3.5]},
    ),
}


@pytest.mark.parametrize("case", CUTS)
def test_cuts_take_a_voluntary_absence_first(case: str) -> None:
    """C.07, 14 and 16.5, player 2: the lowest contribution of a VUR goes unless it is below the least significant."""
    drawing, wanted = CUTS[case]
    for edition, (full, one, two) in wanted.items():
        section = arena(drawing, edition=edition)
        assert [values(section, rung)[1] for rung in ("SB", "SB/C1", "SB/C2")] == [full, one, two]
