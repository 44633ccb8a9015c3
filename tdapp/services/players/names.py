"""Names of all scripts: one order for every computer, and finding them as they are typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from tdapp.domain.section.player import Player
from tdapp.domain.words.name_folding import fold, words

_LATIN = {
    **dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziyklmnoprstufye", strict=True)),
    "ё": "e", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "yu",
    "я": "ya", "і": "i", "ї": "yi", "є": "ye", "ґ": "g", "ў": "u", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "dj",
    "џ": "dz", "ѓ": "gj", "ќ": "kj", "ѕ": "dz",
    **dict(zip("αβγδεζηικλμνξοπρστυφω", "avgdeziiklmnxoprstyfo", strict=True)),
    "θ": "th", "χ": "ch", "ψ": "ps", "ς": "s",
}  # fmt: skip


def transliterated(text: str) -> str:
    """Cyrillic and Greek letters in Latin, folded; other scripts stay: “Ильин” gives ilin, “Παπάς” gives papas."""
    composed = unicodedata.normalize("NFC", text.casefold())
    plain = "".join(_LATIN.get(letter, letter) for letter in composed)
    return "".join(_LATIN.get(letter, letter) for letter in fold(plain))


@lru_cache(maxsize=8192)
def sort_key(name: str) -> tuple[str, str, str]:
    """The place of a name in a list: by its letters without accents and case, then by the name itself.

    The same on every computer and in every language; other scripts follow the Latin one by their letters.
    """
    folded = " ".join(words(name))
    return folded, name.casefold(), name


def identity(player: Player) -> str:
    """Who somebody is whatever the pairing number: numbers are given anew, and follow when somebody is deleted."""
    return f"{player.name}\n{player.fide_id}\n{player.birth}"


def identities(players: Iterable[Player]) -> list[str]:
    """``identity`` of each, for the rows of a table."""
    return list(map(identity, players))


@lru_cache(maxsize=16_384)  # every table asks for all its players, at each result
def search_text(*texts: str) -> str:
    """What ``matches`` looks in: names, ids, clubs, folded, and in Latin letters where that differs."""
    text = " ".join(filter(None, texts))
    folded = fold(text)
    latin = "" if folded.isascii() else transliterated(text)
    plain = " ".join(words(text))
    return "\n".join(dict.fromkeys(filter(None, (folded, plain, latin))))


def matches(needle: str, haystack: str) -> bool:
    """True when every word of what was typed stands somewhere in a ``search_text``."""
    return all(word in haystack for word in fold(needle).split())
