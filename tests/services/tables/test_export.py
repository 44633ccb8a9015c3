"""What a report says beside the records of FIDE: every rung that is not FIDE's, in words."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.export import export_trf
from tests.arena import arena


def test_a_rung_that_is_not_of_fide_is_said_with_its_rule_only_where_it_has_one() -> None:
    section = arena("1 A | 2w1 3w=\n2 B | 1b0 4b1\n3 C | 4w1 1b=\n4 D | 3b0 2w0")
    written = export_trf(replace(section, ladder=parse_ladder("BH@sivakasi,LSM"))).decode()
    (buchholz, squares) = [line for line in written.splitlines() if line.startswith("### tdapp words")]
    assert "BH@sivakasi: Buchholz. Unplayed games: " in buchholz
    assert squares.endswith("LSM: Least squares rating.")
