"""What becomes of a ladder that a file brings: what cannot be computed is named at the line that asks for it."""

from __future__ import annotations

from tdapp.services.tables.file_ladder import with_usable_ladder
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
