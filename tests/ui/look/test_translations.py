"""Translations: finished, with the same placeholders, compiled, and loaded."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tdapp.ui.look.translations import COMPILED, FOLDER, LANGUAGES, install

PLACEHOLDER = re.compile(r"\{\d\}|%n")


@pytest.mark.parametrize("language", [code for code, _name in LANGUAGES])
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


def test_an_unknown_language_is_english(qapp):
    assert install(qapp, "xx") == "en"
