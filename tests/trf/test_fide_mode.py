"""A tournament that has left FIDE mode says so in its report, and is read as such again (Q44-46)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.words.checks import FIDE_MODE_EXITED
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena

SECTION = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)


@pytest.mark.parametrize(("comment", "stays"), [(f"{FIDE_MODE_EXITED} after round 1", False), ("a note", True)])
def test_the_mark_is_read(comment: str, stays: bool) -> None:
    written = write_trf(replace(SECTION, comments=(comment,), fide_mode=stays), program="tdapp")
    assert f"### {comment}".encode() in written
    assert read_trf(written).section.fide_mode is stays
