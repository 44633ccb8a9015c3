"""The family name is never cut."""

from __future__ import annotations

from tdapp.reports.layout.names import fit_name, with_initials
from tdapp.reports.pdf.fonts import Style


class Typewriter:
    """Every letter half an em wide."""

    def width(self, text: str, style: Style, size: float) -> float:
        return len(text) * size / 2


def fitted(name: str, width: float, size: float = 10.0) -> tuple[tuple[str, ...], float]:
    found = fit_name(name, width, Style.REGULAR, size, Typewriter())
    return found.lines, found.size


def test_steps_from_whole_to_two_lines() -> None:
    name = "Kővári, Łukasz Jan"  # 18 letters: 90 pt at 10 pt, 81 at 9; with initials 13: 65 and 58.5
    assert fitted(name, 90) == ((name,), 10.0)
    assert fitted(name, 82) == ((name,), 9.0)
    assert fitted(name, 65) == (("Kővári, Ł. J.",), 10.0)
    assert fitted(name, 59) == (("Kővári, Ł. J.",), 9.0)
    assert fitted(name, 50) == (("Kővári,", "Łukasz Jan"), 9.0)


def test_seven_points_are_not_made_smaller() -> None:
    assert fitted("Kővári, Łukasz", 48, size=7.0) == (("Kővári, Ł.",), 7.0)


def test_initials() -> None:
    assert with_initials("Müller, Karl-Theodor M.") == "Müller, K.-T. M."
    assert with_initials("Ильин, Пётр") == "Ильин, П."
    assert with_initials("e\u0301, e\u0301ric") == "e\u0301, e\u0301."


def test_what_has_no_initials_stays_whole() -> None:
    for name in ("Pelé", "Łukasz Kővári", "王, 小明", "Smith,", "כהן, דוד"):
        assert with_initials(name) == name


def test_a_family_name_that_is_too_long_is_broken_not_cut() -> None:
    lines, _ = fitted("Wolfeschlegelsteinhausen, Al", 60)
    assert "".join(lines) == "Wolfeschlegelsteinhausen,Al"
    assert len(lines) > 1
