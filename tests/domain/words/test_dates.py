"""Days in figures, shown and read."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.domain.words.dates import read, shown, shown_birth
from tdapp.domain.words.wording import language

DAY = dt.date(2026, 9, 12)


@pytest.mark.parametrize(("code", "text"), [("en", "2026-09-12"), ("de", "12.09.2026"), ("es", "12/09/2026")])
def test_a_day_is_shown_in_the_form_of_the_language_and_read_again(code: str, text: str) -> None:
    with language(code):
        assert shown(DAY) == text
        assert read(text) == DAY


@pytest.mark.parametrize("code", ["en", "de", "es"])
@pytest.mark.parametrize("text", ["2026-09-12", "12.09.2026", "12.9.2026", "12. 9. 2026", " 2026-09-12 "])
def test_iso_and_points_are_read_everywhere(code: str, text: str) -> None:
    with language(code):
        assert read(text) == DAY


@pytest.mark.parametrize(
    ("born", "text"), [("2004-02-29", "29.02.2004"), ("1968", "1968"), ("2004-00-00", "2004-00-00")]
)
def test_a_birth_is_shown_as_far_as_it_is_known(born: str, text: str) -> None:
    with language("de"):
        assert shown_birth(born) == text


@pytest.mark.parametrize("text", ["", "12.13.2026", "09/12/2026", "12.09.26", "tomorrow"])
def test_what_could_mean_two_days_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"day|month|isoformat|range"):
        read(text)
