"""The language of what is said outside the window: of the program, of some calls, of stored texts."""

from __future__ import annotations

import pytest

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.wording import available_languages, current_language, language, ntr, speak, tr


@pytest.fixture(autouse=True)
def _english_again():
    yield
    speak("en")


def test_a_language_holds_for_the_calls_inside_only():
    assert tr("Standings") == "Standings"
    with language("de"):
        assert tr("Standings") == "Rangliste"
        with language("en"):
            assert tr("Standings") == "Standings"
        assert current_language() == "de"
    assert tr("Standings") == "Standings"


def test_the_program_speaks_a_language_until_another_is_chosen():
    speak("de")
    assert tr("Standings") == "Rangliste"
    with language("en"):
        assert tr("Standings") == "Standings"


def test_an_unknown_language_and_an_unknown_text_are_english():
    with language("xx"):
        assert tr("Standings") == "Standings"
    with language("de"):
        assert tr("nobody says this") == "nobody says this"
        assert tr("") == ""


@pytest.mark.parametrize(("count", "said"), [(1, "1 Bild"), (2, "2 Bilder"), (0, "0 Bilder")])
def test_numbers_of_things_follow_the_language(count, said):
    with language("de"):
        assert ntr("{count} picture", "{count} pictures", count).format(count=count) == said


def test_german_can_be_chosen_by_its_own_name():
    assert dict(available_languages())["de"] == "Deutsch"
    assert available_languages()[0] == ("en", "English")


def test_a_warning_keeps_its_english_for_the_tournament_report():
    with language("de"):
        warning = rule("third-colour").warn(name="Kővári (1)", colour=lambda: tr("White"))
    assert warning.text == "Kővári (1) hätte zum dritten Mal nacheinander Weiß."
    assert warning.english == "Kővári (1) would have White for the third time running."
