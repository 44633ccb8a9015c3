"""What a page of Chess-Results says its columns hold; the lines are those of public pages of 2026."""

from __future__ import annotations

import pytest

from tdapp.interchange.tie_break_legend import legend_of


def page(*lines: str, word: str = "Tie Break") -> str:
    said = "<br>".join(f"{word}{number}: {line}" for number, line in enumerate(lines, start=1))
    return f"<html><table><tr><td>1</td></tr></table><p>Annotation:<br>{said}</p></html>"


@pytest.mark.parametrize(
    ("line", "rung"),
    [
        ("points (game-points)", "PTS"),
        ("Direct Encounter (DE)", "DE"),
        ("Direct Encounter (The results of the players in the same point group)", "DE"),
        ("Progressive Score, before FIDE-Tie-Break (PS)(Gamepoints)", "PS"),
        ("Number of wins including byes (WIN) (Gamepoints, Forfeited games count)", "WIN"),
        ("Sonneborn Berger Tie-Break Variable (2023) (Gamepoints)", "SB@fide-2024"),
        ("Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)", "BH/C1@fide-2026"),
        ("Buchholz Tie-Break Variable (2023) (Gamepoints, Median1)", "BH/M1@fide-2024"),
        ("Buchholz Tie-Break Variable (2026) (Gamepoints)", "BH@fide-2026"),
        ("Koya System (KS) (Gamepoints/Limit 50&quot;)", "KS"),
        ("Buchholz Tie-Breaks (variabel with parameter)", ""),
        ("Average Rating of Opponents (ARO) (1400, Cut1, Forfeits And Byes are ignored)", ""),
        ("The greater number of victories (variable)", ""),
    ],
)
def test_a_line(line: str, rung: str) -> None:
    assert legend_of(page(line)) == (rung,)


def test_lines_stand_in_order_behind_a_word_of_any_language() -> None:
    assert legend_of(page("points (game-points)", "?", "Direct Encounter (DE)", word="Desempate ")) == ("PTS", "", "DE")
    assert legend_of("<p>Round 1: 9:00</p>" + page("Direct Encounter (DE)")) == ("DE",)
    assert legend_of("<p>Nothing of the kind</p>") == ()
