"""Names as people type them: without accents, case, apostrophes, order of the words.

FIDE's lists are ASCII and write Müller as Mueller; so a name is indexed under every usual spelling (``muller``,
``mueller``) and a typed word only has to begin one of them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

MOST_WORDS = 24  # of one name; a longer one is no name
MOST_TYPED = 6  # words of a search that count

PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŋ": "n"}
)
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})
_SPELLINGS = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"))
_LATIN = (
    "аa бb вv гg дd еe зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh ыy эe ёyo жzh цts чch шsh щshch юyu яya",
    "іi їyi єye ґg ўu јj љlj њnj ћc ђdj џdz ѓgj ќkj ѕdz әa ғg қk ңn өo ұu үu һh",
    "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo",
)
LETTERS = {"ъ": "", "ь": "", **{one[0]: one[1:] for line in _LATIN for one in line.split(" ")}}
"""Cyrillic and Greek letters as passports write them, after accents were taken away (й and ї are whole letters)."""

WHOLE_LETTERS = {"й": "y", "ї": "yi", "ў": "u", "ё": "yo"}  # would lose their marks
GREEK_SOUNDS = (("ου", "ou"), ("αυ", "av"), ("ευ", "ev"), ("μπ", "b"), ("ντ", "nt"), ("γκ", "gk"), ("γγ", "ng"))
"""Pairs of Greek letters that are one sound."""

_APOSTROPHES = dict.fromkeys(map(ord, "'’‘ʼ`´"), None)
_ASCII_WORD = re.compile(r"[a-z0-9]+")
_PLAIN_NAME = re.compile(r"(?:(?!ae|oe|ue|aa)[a-z ,.])*", re.IGNORECASE | re.ASCII)
_JOINTS = re.compile("[-'’‘ʼ`´]")


def fold(text: str) -> str:
    """Lower case without accents: “Müller” and “Łukasz” become “muller” and “lukasz”."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    # nothing before U+0300 combines: most letters need no look at the database
    return "".join([c for c in decomposed if c < "\u0300" or not unicodedata.combining(c)]).translate(PLAIN)


def romanised(text: str) -> str:
    """Lower case Latin letters: “Ильин” becomes “ilyin”, “Παπαδόπουλος” “papadopoulos”; other scripts stay."""
    if text.isascii():
        return text.lower()
    kept = "".join(WHOLE_LETTERS.get(letter, letter) for letter in unicodedata.normalize("NFC", text.casefold()))
    folded = fold(kept)
    for pair, sound in GREEK_SOUNDS:
        folded = folded.replace(pair, sound)
    return "".join(LETTERS.get(letter, letter) for letter in folded)


def words(text: str) -> list[str]:
    """The folded words of a text: “O'Connor, Ana-María” gives oconnor, ana, maria; each ideograph is a word."""
    folded = fold(text.translate(_APOSTROPHES))
    if folded.isascii():
        return _ASCII_WORD.findall(folded)
    return "".join(map(_spaced, folded)).split()


def _spaced(char: str) -> str:
    if "\u3400" <= char <= "\u9fff" or "\uf900" <= char <= "\ufaff" or char >= "\U00020000":
        return f" {char} "
    return char if char.isalnum() or unicodedata.category(char)[0] == "M" else " "


def searchable_words(name: str) -> list[str]:
    """Every word under which a name ``Family, Given`` is found, in all its usual spellings.

    A word with ``=`` before it is a whole family name without spaces, for finding exact family names first.
    """
    family, comma, _ = name.partition(",")
    if comma and _PLAIN_NAME.fullmatch(name):  # most of two million names: a third of the time
        return ["=" + "".join(_ASCII_WORD.findall(family.lower())), *_ASCII_WORD.findall(name.lower())][:MOST_WORDS]
    plain = words(name)[:MOST_WORDS]
    families = ["".join(words(family)[:MOST_WORDS])]
    if not comma and len(plain) > 1:  # “Praggnanandhaa R”: nobody can tell which word is the family's
        families += [plain[0], plain[-1]]
    if not name.isascii():
        spelled_out = _spelled_out(name)
        plain += words(spelled_out)[:MOST_WORDS]
        families.append("".join(words(spelled_out.partition(",")[0])[:MOST_WORDS]))
    for piece in name.split()[:MOST_WORDS]:
        parts = words(_JOINTS.sub(" ", piece))  # al-Khatib also as alkhatib, O'Connor also as Connor
        plain += [*parts, "".join(parts)]
    every = [*(f"={word}" for word in families), *plain]
    every += [_shortened(word) for word in every]
    return [word for word in dict.fromkeys(every) if word not in ("", "=")]


def _spelled_out(name: str) -> str:
    """“müller” as “mueller”."""
    return unicodedata.normalize("NFC", name.casefold()).translate(_SPELLED_OUT)


def _shortened(word: str) -> str:
    """“mueller” as “muller”."""
    for long, short in _SPELLINGS:
        if long in word:
            word = word.replace(long, short)
    return word


def same_name(one: str, other: str) -> bool:
    """True when two names differ only in accents, case, punctuation, or the way a list spells ä, ö, ü, å, ø."""
    return not _same_spellings(one).isdisjoint(_same_spellings(other))


@lru_cache(maxsize=4096)
def _same_spellings(name: str) -> frozenset[tuple[str, ...]]:
    plain = words(name)
    spelled_out = words(_spelled_out(name))
    return frozenset(tuple(way) for way in (plain, spelled_out, [_shortened(word) for word in plain]))
