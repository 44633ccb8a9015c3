"""Decimal signs, days and plurals are those of the Unicode CLDR, of which Babel brings the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tdapp.domain.words import wording
from tdapp.domain.words.dates import EXAMPLE, read, shown
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.locales import ISO, LOCALES, locale_of
from tdapp.domain.words.wording import language

babel = pytest.importorskip("babel", reason="Babel is a tool of those who develop the program")
CATALOGUES = sorted((Path(__file__).parents[3] / "translations").glob("words_*.po"))
REST = sorted(LOCALES.keys() - {"en"})


@pytest.mark.parametrize("code", REST)
def test_a_language_writes_numbers_and_days_as_cldr_says(code: str) -> None:
    theirs = babel.Locale.parse(code)
    day = theirs.date_formats["short"].pattern
    between = set(re.sub("[a-zA-Z]", "", day))
    assert (LOCALES[code].decimal, {LOCALES[code].between}) == (theirs.number_symbols["latn"]["decimal"], between)
    assert day.index("d") < day.index("M") < day.index("y")


def test_every_language_of_ours_is_known() -> None:
    assert {wording.base_of(code) for code, _name in wording.LANGUAGES} <= LOCALES.keys()
    assert (locale_of("pt_BR"), locale_of("xx")) == (LOCALES["pt"], ISO)


@pytest.mark.parametrize("code", REST)
def test_a_day_that_is_shown_is_read_again(code: str) -> None:
    with language(code):
        assert shown(EXAMPLE) == LOCALES[code].between.join(("21", "11", "2026"))
        assert read(shown(EXAMPLE)) == read("2026-11-21") == read("21.11.2026") == EXAMPLE
        assert decimals("4.5") == "4,5"


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_the_plurals_of_a_catalogue_are_those_of_its_language(path: Path) -> None:
    from babel.messages.plurals import get_plural

    rule = get_plural(path.stem.partition("_")[2])
    assert f'"Plural-Forms: {rule.plural_forms}' in path.read_text("utf-8").replace('\\n"\n', '"\n')
