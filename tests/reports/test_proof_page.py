"""The page for a protest committee says what everybody calculated, what differs, and by which article."""

from __future__ import annotations

import datetime as dt

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.reports.options import PrintOptions
from tdapp.reports.proof_page import Origin, build, print_proof
from tdapp.services.tables.proving import Published, prove
from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion, ValueDifference, Verdict
from tests.arena import arena

OPTIONS = PrintOptions(printed_at=dt.datetime(2026, 11, 23, 12, 0))


def small() -> Section:
    """Buchholz: A 1½ + 2 and the bye, own 2½ but at most 3 draws 1½: 5. B 2½ + 1½ + 2: 6. C 1½ + 2½ + 1½: 5½."""
    return arena("1 A 2000 | 2w1 3b= U\n2 B 1900 | 1b0 U   3w=\n3 C 1800 | U   1w= 2b=", event=Event("Protest"))


def opinion() -> SecondOpinion:
    """gacrux gives A another Buchholz, in a known way."""
    points = RungOpinion("PTS", "Points", Verdict.AGREES, 3, theirs=((1, "2.5"), (2, "1.5"), (3, "2.0")))
    said = ValueDifference(1, "A", "5.0", "9", "C.07, 8.1: known")
    values = ((1, "9"), (2, "6.0"), (3, "5.5"))
    return SecondOpinion(
        "gacrux 1", 3, (points, RungOpinion("BH", "Buchholz", Verdict.EXPLAINED, 3, (said,), "", values))
    )


def tables(**given: object) -> list[Table]:
    proof = prove(small(), ladder=parse_ladder("BH"), **given)  # type: ignore[arg-type]
    return [block for block in build(proof, OPTIONS).blocks if isinstance(block, Table)]


def test_nothing_differs() -> None:
    verdicts, values, _signatures = tables()
    assert [row.texts[3] for row in verdicts.rows] == ["agrees", "agrees"]
    assert verdicts.rows[1].texts[2] == "C.07, 8.1"
    assert [row.texts[:5] for row in values.rows] == [
        ("1", "1", "A", "2.5", "5.0"), ("2", "3", "C", "2.0", "5.5"), ("3", "2", "B", "1.5", "6.0"),
    ]  # fmt: skip


def test_what_gacrux_and_the_file_say_stands_in_brackets() -> None:
    stated = Published((("TB1", ((1, "5"), (2, "7"), (3, "5.5"))),), ((1, 1), (2, 2), (3, 3)))
    verdicts, differences, places, values, _ = tables(opinion=opinion(), published=stated)
    assert verdicts.rows[1].texts[4:] == ("1 differs as known", "1 value differs")
    assert [row.texts[1] for row in differences.rows] == ["1", "2"]
    assert differences.rows[0].texts[-1] == "C.07, 8.1: known"
    assert differences.rows[1].texts[-1] == "C.07, 8.1"
    assert [row.texts for row in places.rows] == [("3", "C", "2", "2", "3"), ("2", "B", "3", "3", "2")]
    assert values.rows[0].texts[4] == "5.0 (9)"


def test_it_is_a_page() -> None:
    printed = print_proof(prove(small(), ladder=parse_ladder("BH")), OPTIONS)
    assert printed.pages == 1
    assert printed.pdf.startswith(b"%PDF")


def test_the_file_and_what_was_assumed_of_it_stand_on_the_page() -> None:
    proof = prove(small(), ladder=parse_ladder("BH,SOB"), opinion=opinion())
    model = build(proof, OPTIONS, Origin("open.trf", "ab12", ("A tab was replaced by a blank.",)))
    said = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    assert said[-3:] == ["What was read, and how", "File: open.trf, SHA-256 ab12", "A tab was replaced by a blank."]
    assert "SOB@fide-2026: No second calculation." in said
    assert not [text for text in said if text.startswith("gacrux: BH")]
