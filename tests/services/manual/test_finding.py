"""Forty questions in each language: the page that answers stands among the first three."""

from __future__ import annotations

import tomllib

import pytest

from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import language
from tdapp.services.manual.finding import find_pages, synonyms
from tdapp.services.manual.pages import manual_book
from tdapp.services.manual.terms import glossary, terms
from tdapp.services.manual.word_search import WordSearch, distance, stem

ENGLISH = {
    "walkover": "results",
    "late arrival": "players",
    "floater": "pairing",
    "glossary": "glossary",
    "wifi": "two-telephones",
    "bucholz": "criterion-bh",  # misspelt
    "sonneborn": "criterion-sb",
    "koya": "criterion-ks",
    "no-show": "players",
    "power failure": "when-wrong",
    "laptop died": "when-wrong",
    "printer does not work": "when-wrong",
    "wrong pairing published": "when-wrong",
    "half point bye": "players",
    "swap colours": "rounds",
    "projector": "results",
    "backup on a usb stick": "log",
    "undo a step": "log",
    "which sheet for the wall": "sheets",
    "badges": "printing",
    "emergency pack": "printing",
    "why am I third": "questions",
    "Swiss-Manager": "coming-from",
    "vega": "coming-from",
    "getting started": "first-tournament",
    "k factor": "ratings",
    "fide rating list": "ratings",
    "forbidden pairings": "pairing",
    "baku acceleration": "pairing",
    "unplayed games": "policies",
    "change the order of tie-breaks": "ladder",
    "im norm": "norms",
    "hort": "prizes",
    "shortcuts": "keyboard",
    "website": "publishing",
    "pgn": "games",
    "second laptop": "eight-desks",
    "laptop dies": "leading-dies",
    "round robin berger tables": "pairing",
    "crosstabel": "crosstable",  # misspelt
    "spreadsheet of players": "players",
    "team line-up": "teams",
    "knockout cup": "knockout",
    "language": "start",
    "withdraw": "players",
}
GERMAN = {
    "kampflos": "results",
    "Nachmeldung": "players",
    "Floater": "pairing",
    "Wörterbuch": "glossary",
    "WLAN": "two-telephones",
    "Bucholz": "criterion-bh",  # misspelt
    "Sonneborn": "criterion-sb",
    "nicht gekommen": "when-wrong",
    "Stromausfall": "when-wrong",
    "Laptop ist kaputt": "when-wrong",
    "Drucker druckt nicht": "when-wrong",
    "falsche Paarung": "when-wrong",
    "halber Punkt": "players",
    "Farben tauschen": "rounds",
    "Projektor": "results",
    "Sicherung auf Stick": "log",
    "Rückgängig": "log",
    "rueckgaengig": "log",  # without the marks of the letters
    "Aushang": "sheets",
    "Namensschilder": "printing",
    "Notfallpaket": "printing",
    "Warum bin ich Dritter?": "questions",
    "Swiss-Chess": "coming-from",
    "Swiss-Manager": "coming-from",
    "Anleitung": "first-tournament",
    "K-Faktor": "ratings",
    "Ratingliste": "ratings",
    "DWZ": "ratings",
    "verbotene Paarungen": "pairing",
    "Beschleunigung": "pairing",
    "nicht gespielte Partien": "policies",
    "Reihenfolge der Feinwertungen": "ladder",
    "Titelnorm": "norms",
    "Hort": "prizes",
    "Tastenkürzel": "keyboard",
    "Website": "publishing",
    "Datenschutz": "publishing",
    "PGN": "games",
    "zweiter Laptop": "eight-desks",
    "Rechner ausgefallen": "leading-dies",
    "Kreuztabele": "crosstable",  # misspelt
    "Mannschaftsaufstellung": "teams",
    "Pokal": "knockout",
    "Bedenkzeit": "event",
    "zurückgezogen": "players",
}
SPANISH = {
    "incomparecencia": "results",
    "llega tarde": "players",
    "flotante": "pairing",
    "glosario": "glossary",
    "wifi": "two-telephones",
    "bucholz": "criterion-bh",  # misspelt
    "sonneborn": "criterion-sb",
    "koya": "criterion-ks",
    "no ha venido": "when-wrong",
    "se va la luz": "when-wrong",
    "apagón": "when-wrong",
    "apagon": "when-wrong",  # without the marks of the letters
    "portátil roto": "when-wrong",
    "la impresora no imprime": "when-wrong",
    "emparejamiento equivocado": "when-wrong",
    "bye de medio punto": "players",
    "cambiar los colores": "rounds",
    "proyector": "results",
    "copia en una memoria USB": "log",
    "deshacer un paso": "log",
    "tablón de anuncios": "sheets",
    "credenciales": "printing",
    "paquete de emergencia": "printing",
    "¿Por qué soy tercero?": "questions",
    "Swiss-Manager": "coming-from",
    "vega": "coming-from",
    "tutorial": "first-tournament",
    "factor K": "ratings",
    "lista de Elo de la FIDE": "ratings",
    "FEDA": "ratings",
    "parejas prohibidas": "pairing",
    "aceleración de Bakú": "pairing",
    "partidas no jugadas": "policies",
    "orden de los desempates": "ladder",
    "norma de MI": "norms",
    "Hort": "prizes",
    "atajos": "keyboard",
    "página web": "publishing",
    "protección de datos": "publishing",
    "PGN": "games",
    "segundo portátil": "eight-desks",
    "el ordenador principal no responde": "leading-dies",
    "cuadro de resutados": "crosstable",  # misspelt
    "alineación": "teams",
    "copa": "knockout",
    "ritmo de juego": "event",
    "abandona": "players",
    "móvil": "two-telephones",
    "todos contra todos": "systems",
}
ASKED = [("en", *one) for one in ENGLISH.items()] + [("de", *one) for one in GERMAN.items()]
ASKED += [("es", *one) for one in SPANISH.items()]


@pytest.mark.parametrize(("code", "phrase", "page"), ASKED, ids=[f"{code}-{phrase}" for code, phrase, _ in ASKED])
def test_the_page_that_answers_is_among_the_first_three(code: str, phrase: str, page: str) -> None:
    with language(code):
        found = [entry.page.page_id for entry in find_pages(phrase)[:3]]
    assert page in found


def test_there_are_forty_in_each_language() -> None:
    assert min(len(ENGLISH), len(GERMAN), len(SPANISH)) >= 40


@pytest.mark.parametrize("code", ["en", "de", "es"])
def test_a_title_finds_its_page(code: str) -> None:
    with language(code):
        lost = [
            entry.page.title
            for entry in manual_book()
            if entry.page.page_id not in [one.page.page_id for one in find_pages(entry.page.title)[:4]]
        ]
    assert lost == []


def test_what_is_nowhere_finds_nothing() -> None:
    assert find_pages("qqqqxzzw") == find_pages("") == find_pages("?!") == ()


def test_a_synonym_leads_to_the_word_of_the_trade() -> None:
    with language("en"):
        assert "forfeit" in synonyms("walkover")
        assert "forfeit" in synonyms("walko")
        assert synonyms("w") == frozenset()
    with language("de"):
        assert "kampflos" in synonyms("Kontumaz")
    with language("es"):
        assert "incomparecencia" in synonyms("forfait")


def test_every_term_has_its_page_and_its_meaning_in_every_language_that_explains() -> None:
    known = {entry.page.page_id for entry in manual_book()}
    raw = tomllib.loads(resource_path("manual/terms.toml").read_text(encoding="utf-8"))
    assert {entry["page"] for entry in (*raw["term"], *raw["asked"])} <= known
    assert len(terms("en")) == len(terms("de")) == len(terms("es")) > 60
    for entry in raw["term"]:
        assert all(entry[code]["means"] and entry[code]["also"] for code in ("en", "de", "es"))
    assert all(entry["es"] for entry in raw["asked"])


def test_the_glossary_says_the_word_its_meaning_its_page_and_other_languages() -> None:
    text = glossary("de", {"players": "Spieler"})
    assert "**Nachmeldung**: ein Spieler, der nach Runde 1 dazukommt. → [Spieler](players.md)" in text
    assert "English *late entry*" in text
    assert "**forfeit**" in glossary("en", {})
    spanish = glossary("es", {"players": "Jugadores"})
    assert "**inscripción tardía**: un jugador que llega después de la ronda 1. → [Jugadores](players.md)" in spanish
    assert "español" not in spanish


@pytest.mark.parametrize(
    ("one", "other", "far"), [("buchholz", "bucholz", 1), ("ab", "ba", 1), ("abc", "abd", 1), ("a", "abcd", 3)]
)
def test_letters_that_are_wrong_missing_or_exchanged_are_counted(one: str, other: str, far: int) -> None:
    assert distance(one, other, 2) == far == distance(other, one, 2)


def test_endings_fall_and_short_words_stay() -> None:
    assert stem("pairings", "en") == stem("pairing", "en") == stem("paired", "en") == "pair"
    assert stem("runden", "de") == stem("runde", "de")
    assert stem("bye", "en") == "bye"
    assert stem("jugadores", "es") == stem("jugador", "es")
    assert stem("emparejar", "es") == stem("emparejamientos", "es") == "emparej"


def test_who_has_all_words_comes_first_and_rare_words_count_more() -> None:
    search = WordSearch([[(1.0, "round pairing")], [(1.0, "round")], [(1.0, "round result")]], "en")
    assert search.find("pairing round")[0] == 0
    assert search.find("result")[0] == 2
    assert search.find("resutl") == [2]
