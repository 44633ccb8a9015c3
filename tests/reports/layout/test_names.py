"""Names are never cut and never hyphenated."""

from __future__ import annotations

from tdapp.reports.layout.names import WIDE, least_room, lines_of, one_line, shortened, squeezed, with_initials
from tdapp.reports.pdf.fonts import Style


class Typewriter:
    """Every letter half an em wide."""

    def width(self, text: str, style: Style, size: float) -> float:
        return len(text) * size / 2


def set_in(name: str, width: float, *, initials: bool = False) -> list[str]:
    text = with_initials(name) if initials else name
    lines = lines_of(text, width, WIDE, 10.0, Typewriter())
    return ["".join(text for text, _ in line) for line in lines]


def test_the_family_name_is_bold_and_the_given_name_lighter() -> None:
    assert one_line("Kővári, Łukasz", WIDE) == (("Kővári", Style.BOLD), (", Łukasz", Style.REGULAR))
    assert one_line("王明", WIDE) == (("王明", Style.BOLD),)
    assert one_line("כהן, דוד", WIDE) == ((", דוד", Style.REGULAR), ("כהן", Style.BOLD))  # read from the right
    assert one_line("Smith, דוד", WIDE) == (("Smith, דוד", Style.BOLD),)


def test_what_does_not_fit_takes_a_second_line() -> None:
    name = "Kővári, Łukasz Jan"  # 18 letters: 90 pt at 10 pt; with initials 13: 65 pt
    assert set_in(name, 90) == [name]
    assert set_in(name, 89) == ["Kővári,", "Łukasz Jan"]
    assert set_in(name, 65, initials=True) == ["Kővári, Ł. J."]
    assert set_in(name, 64, initials=True) == ["Kővári,", "Ł. J."]


def test_initials() -> None:
    assert with_initials("Müller, Karl-Theodor M.") == "Müller, K.-T. M."
    assert with_initials("Ильин, Пётр") == "Ильин, П."
    assert with_initials("Ильин, Пётр  (Rook End)") == "Ильин, П.  (Rook End)"
    assert with_initials("e\u0301, e\u0301ric") == "e\u0301, e\u0301."


def test_what_has_no_initials_stays_whole() -> None:
    for name in ("Pelé", "Łukasz Kővári", "王, 小明", "Smith,", "כהן, דוד"):
        assert with_initials(name) == name


def test_a_family_name_that_is_too_long_is_never_hyphenated() -> None:
    assert set_in("Wolfeschlegelsteinhausen, Al", 90) == ["Wolfeschlegelsteinhausen,", "Al"]
    assert set_in("Li, Wolfeschlegelsteinhausen", 90) == ["Li,", "Wolfeschlegelsteinhausen"]
    assert set_in("Müller-Lüdenscheidt, Al", 79) == ["Müller-", "Lüdenscheidt,", "Al"]
    assert set_in("García Márquez, Al", 50) == ["García", "Márquez,", "Al"]
    assert set_in("García Márquez, Al", 54) == ["García", "Márquez,", "Al"]
    assert set_in("García Márquez, Al", 55) == ["García", "Márquez, Al"]  # no third line
    assert set_in("Müller-Lüdenscheidt, Al", 80) == ["Müller-", "Lüdenscheidt, Al"]


def test_a_word_that_is_too_long_is_set_narrow_and_then_smaller() -> None:
    long = (("Wolfeschlegelsteinhausen,", Style.BOLD),)
    assert squeezed(long, 125, 10.0, Typewriter()) == (long, 10.0)
    narrow = (("Wolfeschlegelsteinhausen,", Style.CONDENSED_BOLD),)
    assert squeezed(long, 100, 10.0, Typewriter()) == (narrow, 8.0)
    assert squeezed(long, 20, 10.0, Typewriter()) == (narrow, 7.0)  # the column is not so narrow: least_room
    assert least_room("Wolfeschlegelsteinhausen, Al", Typewriter()) == 25 * 3.5
    assert least_room("Müller-Lüdenscheidt, Al", Typewriter()) == 0


def test_initials_never_make_two_people_one() -> None:
    names = ("Chen, Georgi", "Chen, Giulia", "Chen, Wei", "Chen, Giulio Luca", "Li, Al", "Li, Alan", "Li, Alan", "Bo")
    held = shortened(names)
    assert held["Chen, Wei"] == "Chen, W."
    assert held["Bo"] == "Bo"
    assert held["Chen, Georgi"] == "Chen, Ge."
    assert held["Chen, Giulia"] == "Chen, Gi."  # the other one has a second initial
    assert held["Chen, Giulio Luca"] == "Chen, G. L."
    assert (held["Li, Al"], held["Li, Alan"]) == ("Li, Al", "Li, Ala.")
    assert len(set(held.values())) == len(set(names))


def test_a_number_and_a_remark_of_ours_keep_their_sides_of_a_name_from_right_to_left() -> None:
    """The parts change sides in a name alone; "13 Family, Given, forfeit lost" is our line, read from the left."""
    alone = one_line("القحطاني, محمد", WIDE)
    assert [text for text, _ in alone] == [", محمد", "القحطاني"]
    ours = "13 القحطاني, محمد, forfeit lost"
    assert one_line(ours, WIDE) == ((ours, WIDE.strong),)
    assert one_line("٢ القحطاني, محمد", WIDE) != one_line(ours, WIDE)
