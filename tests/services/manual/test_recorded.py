"""What a search for words last found in a few texts: whole, begun, inflected, inside a compound, misspelt."""

from __future__ import annotations

import itertools
import random

from tdapp.services.manual.catalogue import catalogue_pages, worked_example
from tdapp.services.manual.word_search import WordSearch, distance, stem, words_of
from tests.recorded import recorded, short

TEXTS = {
    "en": (
        ((6.0, "Pairing a round"), (1.0, "Pair the round and publish the pairings; pairings can be changed by hand.")),
        ((6.0, "Tie-breaks"), (1.0, "The direct encounter, Buchholz and the others: which breaks a tie.")),
        ((6.0, "Results"), (2.0, "Enter a result, ½-½ or 1-0"), (1.0, "A wrong result is corrected. Results count.")),
        ((6.0, "The website"), (1.0, "Publish pairings, results and standings; players find their boards.")),
        ((6.0, "Names & clubs"), (1.0, "O'Sullivan, a player's name; rating lists.")),
    ),
    "de": (
        ((6.0, "Eine Runde auslosen"), (1.0, "Die Paarungen der Runde; Rundenergebnis und Ergebnisse eingeben.")),
        ((6.0, "Feinwertung"), (1.0, "Buchholzwertung, direkter Vergleich, Wertungen.")),
        ((6.0, "Spieler"), (1.0, "Die Spielerliste, Wertungszahlen, Wertungslisten; Startrangliste.")),
    ),
}  # fmt: skip
ASKED = (
    *(
        "",
        "the",
        "pairing",
        "pairings",
        "pair",
        "Pairing a round",
        "rond",
        "reslt",
        "resulst",
        "buchhloz",
        "tie breaks",
    ),
    *(
        "tie breaks",
        "tie-break",
        "direct encounter website",
        "publish results",
        "½-½",
        "1-0",
        "o'sullivan",
        "osullivan",
        "brd",
    ),
    *("a", "names clubs", "boards xyzzy", "xyzzy", "wertung", "buchholz", "buchholzwertng", "liste", "runde", "runden"),
    *("ergebniss", "startranglisten", "spielr", "rating lis", "corect", "standngs", "encountr", "publ", "pub", "pu"),
    *("website results round", "ound", "round round"),
)
WORDS = ("", "a", "ab", "abc", "abcd", "bacd", "abdc", "xbcd", "abxd", "abcde", "bcde", "acbd", "xyz", "abdcefgh")


def test_pages() -> None:
    """Of each tie-break and rule for unplayed games what its page says of where it is offered, and its example."""
    lines = []
    for page in catalogue_pages():
        said = [line for line in page.text.splitlines() if line.startswith("- **") and "Source" not in line]
        lines.append(f"{page.page_id}: {page.title} {short(page.text)} {short(worked_example(page.page_id))}")
        lines += [f"  {line[:80]}" for line in said if "Teams" in line or "Round robins" in line]
    recorded("services/manual_pages", lines)


def test_search() -> None:
    lines = []
    for language, texts in TEXTS.items():
        search = WordSearch(texts, language)
        lines += [f"{language} {asked!r}: {search.find(asked)} {words_of(asked, language)}" for asked in ASKED]
        stems = [stem(word, language) for asked in ASKED for word in asked.split()]
        lines.append(f"{language} {short(*stems)}")
    for one, other in itertools.product(WORDS, repeat=2):
        lines.append(f"{one} {other}: {[distance(one, other, most) for most in (0, 1, 2, 3)]}")
    recorded("services/word_search", lines)


def test_rough_words() -> None:
    """Words of some syllables, asked whole, begun, from within, put together, misspelt in a letter or two."""
    syllables = ("pa", "ri", "ngo", "ta", "be", "lu", "sch", "ei", "no", "rk", "o", "ten")
    lines = []
    for seed in range(40):
        rng = random.Random(seed)
        words = ["".join(rng.choices(syllables, k=rng.choice((1, 2, 2, 3, 4)))) for _ in range(14)]
        texts = [
            [(rng.choice((6.0, 2.5, 1.0)), " ".join(rng.choices(words, k=rng.choice((1, 2, 6))))) for _ in range(2)]
            for _ in range(5)
        ]
        search, told = WordSearch(texts, "en"), []
        for word in words:
            at = rng.randrange(len(word))
            begun, within, bent = word[: at + 1], word[at:], word[:at] + rng.choice("aexz") + word[at + 1 :]
            for asked in (word, begun, within, word + rng.choice(words), bent, word[:at] + word[at + 1 :], f"{bent}s"):
                scores = {place: round(score, 6) for place, score in sorted(search._of_word(asked).items())}
                told.append(f"{asked} {scores} {search.find(f'{asked} {words[0]}')}")
        told += [str(search.find(text)) for part in texts for _, text in part]
        lines.append(f"{seed} {words[:3]} {search.find(' '.join(words[:2]))} {short(*told)}")
    recorded("services/rough_words", lines)
