"""The review of a TRF before anything is created."""

from __future__ import annotations

from tdapp.domain.words.wording import language
from tdapp.interchange.trf_review import noted, review_facts
from tdapp.trf.notes import NoteKind
from tdapp.trf.reader import read_trf
from tests.team_events import random_team_event
from tests.trf.lines import p, trf

BENT = trf(
    "012 Club evening",
    "042 May 29, 2020",
    "XXR 5",
    "QQQ who knows",
    p(1, "1.0", "2 w 1", title="g"),
    p(2, "0.0", "1 b 0"),
    p(3, "0.5", "0000 - U"),
)


def test_review_of_a_bent_file() -> None:
    reading = read_trf(BENT)
    assert [value for _, value in review_facts(reading.section)] == [
        "Club evening",
        "Swiss system",
        "3",
        "1 of 5 rounds complete",
        "1-½-0, pairing-allocated bye ½",
        "2009",
        "The file names none.",
    ]
    by_kind = {kind: noted(reading.notes, kind) for kind in NoteKind}
    assert [note.line for note in by_kind[NoteKind.ASSUMPTION]] == [0, 0, 2]
    assert [note.line for note in by_kind[NoteKind.REPAIR]] == [2, 3, 5]
    (left_out,) = by_kind[NoteKind.LEFT_OUT]
    assert (left_out.text, left_out.line) == ("A line with an unknown code (QQQ) is left out.", 4)
    assert by_kind[NoteKind.REPAIR][2].text == "The title “g” was read as GM."
    assert not by_kind[NoteKind.DEFECT]
    assert all(note.text.endswith(".") for notes in by_kind.values() for note in notes)


def test_review_of_a_round_robin_with_nothing_to_say() -> None:
    data = trf(
        "042 2024/08/01", "142 2", "192 FIDE_DOUBLEROUNDROBIN", "202 SB,DE", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")
    )
    reading = read_trf(data)
    values = [value for _, value in review_facts(reading.section)]
    assert (values[1], values[4], values[6]) == ("Round robin, 2 cycles", "1-½-0", "SB,DE")
    assert [note.kind for note in reading.notes] == [NoteKind.ASSUMPTION]


def test_the_review_speaks_the_language_of_the_reader() -> None:
    with language("de"):
        facts = dict(review_facts(read_trf(BENT).section))
    assert facts["System"] == "Schweizer System"
    assert facts["Runden"] == "1 von 5 Runden vollständig"
    assert facts["Punkte"] == "1-½-0, Freilos ½"
    assert facts["Feinwertungen in der Datei"] == "Die Datei nennt keine."


def test_the_report_of_a_team_event_has_facts_too() -> None:
    facts = dict(review_facts(random_team_event(seed=1, teams=4, boards=2, rounds=2)))
    assert (facts["System"], facts["Teams"], facts["Players"]) == ("Swiss system of teams", "4", "12")
