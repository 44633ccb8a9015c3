"""What a country says otherwise than its language: only that is compiled, the rest comes from the language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from tdapp.cli import words
from tdapp.cli.variants import FOLDER, Variant, differing, differing_window, pages, variants
from tdapp.domain.words import wording
from tdapp.domain.words.wording import language, tr
from tdapp.services.manual.pages import written_pages
from tests.effort import thorough
from tests.ui.look.test_glossary import translated

HERE = Variant("pt_BR", ((re.compile(r"\bequipa(s?)\b"), r"equipe\1"),), {"Save": "Salvar"})


def test_words_and_whole_texts() -> None:
    assert HERE.base == "pt"
    assert HERE.said("Two teams", "Duas equipas, equipamento") == "Duas equipes, equipamento"
    assert HERE.said("Save", "Guardar") == "Salvar"


def test_only_what_differs_is_held() -> None:
    held = Catalog(locale="pt")
    held.add("Team", "Equipa da equipa")
    held.add("Round", "Ronda")
    held.add(("{n} team", "{n} teams"), ("{n} equipa", "{n} equipas"))
    held.add("Not yet", "")
    own = differing(HERE, held)
    assert {message.id: message.string for message in own if message.id} == {
        "Team": "Equipa da equipe",
        ("{n} team", "{n} teams"): ("{n} equipe", "{n} equipes"),
    }


def test_a_file_of_the_window_holds_what_differs() -> None:
    def message(source: str, text: str) -> str:
        held = f"        <source>{source}</source>\n        <translation>{text}</translation>\n"
        return f"    <message>\n{held}    </message>\n"

    quoted = message("a &amp; b", "&quot;equipa&quot; &amp; d&apos;oro")
    text = (
        '<TS version="2.1" language="pt" sourcelanguage="en">\n'
        f"<context>\n    <name>One</name>\n{message('Round', 'Ronda')}</context>\n"
        f"<context>\n    <name>Two</name>\n{quoted}{message('x', 'y')}</context>\n</TS>\n"
    )
    own = differing_window(HERE, text)
    assert 'language="pt_BR"' in own
    assert "One" not in own
    assert "<source>x</source>" not in own
    assert "<translation>&quot;equipe&quot; &amp; d&apos;oro</translation>" in own


def test_what_a_country_does_not_say_its_language_says(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    whole, own = Catalog(locale="pt"), Catalog(locale="pt")
    whole.add("Team", "Equipa")
    whole.add("Round", "Ronda")
    own.add("Team", "Equipe")
    for code, held in (("qa", whole), ("qa_YY", own)):
        (tmp_path / f"words_{code}.mo").write_bytes(words.as_bytes(held))

    def path_of(code: str) -> Path | None:
        path = tmp_path / f"words_{code}.mo"
        return path if path.exists() else None

    monkeypatch.setattr(wording, "_catalogue_path", path_of)
    with language("qa_YY"):
        assert (tr("Team"), tr("Round"), tr("Nowhere")) == ("Equipe", "Ronda", "Nowhere")
    with language("qa_ZZ"):
        assert tr("Team") == "Equipa"


@thorough
@pytest.mark.parametrize("variant", variants(), ids=lambda one: one.code)
def test_the_words_of_a_country_keep_their_places(variant: Variant) -> None:
    differ = 0
    for english, text in translated(variant.base):
        said = variant.said(english, text)
        assert re.findall(r"\{\w*\}|%n", said) == re.findall(r"\{\w*\}|%n", text), english
        assert said.count("&") == text.count("&"), english
        differ += said != text
    assert differ > 100


@thorough
@pytest.mark.parametrize("variant", variants(), ids=lambda one: one.code)
def test_what_is_compiled_is_what_the_words_make(variant: Variant) -> None:
    own = differing(variant, words.read(FOLDER / f"words_{variant.base}.po"))
    assert (words.COMPILED / f"words_{variant.code}.mo").read_bytes() == words.as_bytes(own), "make translations"
    made = dict(pages(variant))
    lying = {path: path.read_text("utf-8") for path in (words.COMPILED.parent / "manual" / variant.code).glob("*.md")}
    assert made == lying, "make translations"
    with language(variant.code):
        assert not [page.page_id for page in written_pages() if "This page is in English" in page.text]
