"""Translations: finished, with the same placeholders, compiled, and loaded."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree

import pytest

from tdapp.domain.words.wording import base_of
from tdapp.ui.look.translations import COMPILED, FOLDER, LANGUAGES, install, with_head, with_reworded

WHOLE = [code for code, _ in LANGUAGES if base_of(code) == code]
PLACEHOLDER = re.compile(r"\{\d\}|%n")


@pytest.mark.parametrize("language", WHOLE)
def test_every_text_is_translated_with_its_placeholders(language):
    messages = list(ElementTree.parse(FOLDER / f"tdapp_{language}.ts").iter("message"))
    assert messages
    for message in messages:
        source, translation = message.findtext("source"), message.find("translation")
        assert translation is not None
        assert translation.get("type") != "unfinished", source
        texts = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        for text in texts:
            assert sorted(set(PLACEHOLDER.findall(text))) == sorted(set(PLACEHOLDER.findall(source))), source
    assert (COMPILED / f"tdapp_{language}.qm").exists()


def said(source: str):
    """The texts of ``tr("...")`` and ``translate("context", "...")`` in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Attribute(ast.Name("self"), "tr") | ast.Name("tr"):
                    text = node.args[:1]
                case ast.Attribute(ast.Name("self"), "translate") | ast.Name("translate"):
                    text = node.args[1:2]
                case _:
                    continue
            yield from (one.value for one in text if isinstance(one, ast.Constant) and isinstance(one.value, str))


def test_no_text_of_the_window_is_missing():
    held = {one.text for one in ElementTree.parse(FOLDER / "tdapp_de.ts").iter("source")}
    new = {
        f"{path.name}: {text}"
        for path in (FOLDER.parent / "tdapp" / "ui").rglob("*.py")
        if "self.tr(" in (code := path.read_text("utf-8")) or "translate(" in code
        for text in said(code)
        if text not in held
    }
    assert not new, "run `make translations` and translate what is new"


def test_an_unknown_language_is_english(qapp):
    assert install(qapp, "xx") == "en"


def qt_file(source: str, translation: str) -> str:
    return (
        "<context>\n    <name>Desk</name>\n    <message>\n        <source>Go on</source>\n        <translation>Weiter"
        f"</translation>\n    </message>\n    <message>\n        <source>{source}</source>\n"
        f"        {translation}\n    </message>\n</context>\n"
    )


def test_a_text_that_was_reworded_keeps_its_translation_unfinished():
    empty = '<translation type="unfinished"></translation>'
    before = qt_file("Pair round {0}", "<translation>Runde {0} auslosen</translation>")
    after = with_reworded(before, qt_file("Pair round {0}.", empty))
    assert "<source>Pair round {0}.</source>\n        <oldsource>Pair round {0}</oldsource>" in after
    assert '<translation type="unfinished">Runde {0} auslosen</translation>' in after
    assert with_reworded(before, qt_file("Print all sheets", empty)) == qt_file("Print all sheets", empty)
    assert with_reworded(before, before) == before


def test_what_the_head_says_of_who_has_read_it_stays():
    bare = '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="es">\n</TS>\n'
    told = bare.replace("<TS ", "<!-- Read by nobody yet. -->\n<TS ")
    assert with_head(told, bare) == told
    assert with_head(bare, bare) == bare


@pytest.mark.parametrize("language", [code for code in WHOLE if code != "en"])
def test_the_head_of_a_language_says_that_no_native_arbiter_has_read_it(language):
    head = (FOLDER / f"tdapp_{language}.ts").read_text("utf-8").partition("<TS ")[0]
    assert "Not yet reviewed by a native arbiter" in head
    assert "docs/translating.md" in head
