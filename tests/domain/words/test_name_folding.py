"""Spellings of names."""

from __future__ import annotations

import pytest

from tdapp.domain.words.name_folding import fold, romanised, same_name, searchable_words, words


@pytest.mark.parametrize(
    ("name", "folded"),
    [("Müller", "muller"), ("ŁUKASZ", "lukasz"), ("Ødegård", "odegard"), ("Weiß", "weiss"), ("Ильин", "ильин"),
     ("Παπαδόπουλος", "παπαδοπουλοσ"), ("İbrahim", "ibrahim"), ("Æsir", "aesir"), ("王明", "王明")],
)  # fmt: skip
def test_fold(name: str, folded: str) -> None:
    assert fold(name) == folded


@pytest.mark.parametrize(
    ("name", "latin"),
    [("Ильин", "ilin"), ("Чайковский", "chaykovskiy"), ("Щёголев", "shchyogolev"), ("Київ", "kiyiv"),
     ("Παπαδόπουλος", "papadopoulos"), ("Ευάγγελος", "evangelos"), ("Đorđe", "dorde"), ("Weiß", "weiss"),
     ("王明", "王明"), ("Smith", "smith")],
)  # fmt: skip
def test_romanised(name: str, latin: str) -> None:
    """As passports write them (ICAO 9303, part 3, section 6, but without the hard and soft sign; ELOT 743)."""
    assert romanised(name) == latin


def test_words() -> None:
    assert words("O'Connor, Ana-María") == ["oconnor", "ana", "maria"]
    assert words("王明") == ["王", "明"]
    assert words("नरेन्द्र मोदी") == words("नरेन्द्र   मोदी")
    assert words(" ,.-\0") == []


def test_searchable_words() -> None:
    assert searchable_words("Berg, Jan") == ["=berg", "berg", "jan"]
    assert set(searchable_words("Müller, Hans")) == {"=muller", "=mueller", "muller", "mueller", "hans"}
    assert set(searchable_words("Mueller, Hans")) == {"=muller", "=mueller", "muller", "mueller", "hans"}
    assert {"al", "khatib", "alkhatib", "=alkhatib"} <= set(searchable_words("Al-Khatib, Ali"))
    assert searchable_words("") == []
    assert len(searchable_words("a " * 10_000)) < 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [("Müller, Jörg", "Mueller, Joerg", True), ("Müller", "MULLER", True), ("Ødegård", "Oedegaard", True),
     ("O'Connor", "Oconnor", True), ("Miller", "Müller", False), ("Smith, Jo", "Jo, Smith", False)],
)  # fmt: skip
def test_same_name(one: str, other: str, same: bool) -> None:
    assert same_name(one, other) is same
    assert same_name(other, one) is same
