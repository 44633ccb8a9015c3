"""What becomes of a ladder that a file brings: what cannot be computed is named at the line that asks for it."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
from tdapp.tiebreaks.presets import preset_ladder
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena


def test_a_rung_of_another_program_is_left_out_and_named_at_its_record() -> None:
    text = write_trf(arena("1 Ana | 2w1\n2 Bo | 1b0"), program="tdapp").decode()
    lines = [line for line in text.splitlines() if not line.startswith(("202", "212"))]
    lines.insert(3, "212 PTS,TPR/C1,SB")
    reading = read_trf("\n".join(lines).encode())
    section, notes = with_usable_ladder(reading.section, reading.ladder_line)
    assert reading.ladder_line == 4
    assert section.ladder is not None
    assert [str(rung) for rung in section.ladder.rungs] == ["SB"]
    named = [*reading.notes, *notes]
    assert any("TPR/C1" in note.text and note.line == 4 for note in named)


def test_a_list_that_no_round_robin_can_have_is_kept_as_a_note_and_the_preset_is_proposed() -> None:
    """C.07, 8 in FIDE mode; the note is there once, however often such a section is made."""
    robin = arena(
        "1 Ana | 2w1\n2 Bo | 1b0", kind=Kind.ROUND_ROBIN, ladder=parse_ladder("BH,SB,FB"), comments=("Late.",)
    )
    made, notes = with_fitting_ladder(robin, 7)
    kept = "tdapp: tie-breaks BH,SB,FB do not fit a round robin (C.07, 8); the preset of the system replaced them"
    assert (made.ladder, made.comments) == (None, ("Late.", kept))
    assert [(note.text, note.line) for note in notes] == [(
        "BH, FB: no tie-break for a round robin (C.07, 8). The file's list BH,SB,FB is kept as a note; "
        f"{preset_ladder(made)} is proposed.",
        7,
    )]  # fmt: skip
    again, notes = with_fitting_ladder(replace(made, ladder=robin.ladder))
    assert (again.comments, notes[0].line) == (made.comments, 0)  # what comes from no lines is at none
    for fits in (
        replace(robin, ladder=parse_ladder("SB")),
        replace(robin, kind=Kind.SWISS),
        replace(robin, ladder=None),
    ):
        assert with_fitting_ladder(fits) == (fits, ())


def test_what_is_tried_out_loses_its_unknown_rungs_too() -> None:
    """It stands at no line; where nothing is left, no ladder is."""
    swiss = arena("1 Ana | 2w1\n2 Bo | 1b0", ladder=parse_ladder("NO_SUCH"), trial_ladder=parse_ladder("BH,NONE,SB"))
    made, notes = with_usable_ladder(swiss, 5)
    assert (made.ladder, str(made.trial_ladder)) == (None, "BH,SB")
    assert [note.line for note in notes] == [5, 0]
    assert [note.line for note in with_usable_ladder(swiss)[1]] == [0, 0]
    assert ["NO_SUCH" in notes[0].text, "NONE" in notes[1].text] == [True, True]
    assert notes[0].text.startswith("The tie-break NO_SUCH is left out of the ladder: ")
