"""The language of what is said outside the window: of the program, of some calls, of stored texts."""

from __future__ import annotations

import pytest

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.templates import Templates
from tdapp.domain.words.wording import available_languages, current_language, language, marked, ntr, speak, tr
from tdapp.services.categories.labels import category_label
from tdapp.services.history.step_names import step_name


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


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("Enter a result", "Ergebnis eintragen"),
        ("Round 3, begin", "Runde 3, Beginn"),
        ("Enter 1-0 by forfeit at board 12", "1-0 kampflos an Brett 12 eintragen"),
        ("Undo: Enter ½-½ at board 2", "Rückgängig: ½-½ an Brett 2 eintragen"),
        ("Before: Withdraw a player", "Vor: Spieler zurückziehen"),
        ("Pair Black, Joe (3) and White, Ann (4) by hand", "Black, Joe (3) und White, Ann (4) von Hand paaren"),
        ("Something of a newer version", "Something of a newer version"),
    ],
)
def test_the_journal_is_english_and_shown_in_the_language_of_the_window(stored, shown):
    assert step_name(stored) == stored
    with language("de"):
        assert step_name(stored) == shown


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("Women", "Frauen"),
        ("Rating 2200–2399", "Wertungszahl 2200–2399"),
        ("U14", "U14"),
        ("Our juniors", "Our juniors"),
    ],
)
def test_usual_categories_are_shown_in_the_language_of_the_paper(stored, shown):
    with language("de"):
        assert category_label(stored) == shown


def test_braces_in_what_was_typed_stay_what_they_are():
    templates = Templates((marked("Round {number}, begin"), marked("Note at board {number}")))
    with language("de"):
        assert templates.shown("{name} 100 %") == "{name} 100 %"
        assert templates.shown("Round x, begin") == "Round x, begin"


def test_a_warning_keeps_its_english_for_the_tournament_report():
    with language("de"):
        warning = rule("third-colour").warn(name="Kővári (1)", colour=lambda: tr("White"))
    assert warning.text == "Kővári (1) hätte zum dritten Mal nacheinander Weiß."
    assert warning.english == "Kővári (1) would have White for the third time running."
