"""Finding texts by words: whole, begun, inflected, inside a compound or misspelt; the best first.

A text is given as weighted parts, a title for more than a paragraph. A rare word counts for more than a common one, and
who has all words of the question comes before who has some.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from tdapp.domain.words.name_folding import fold
from tdapp.services.manual.terms import endings, stop_words

_WORD = re.compile(r"[\w½]+(?:[-./'’][\w½]+)*")
_PART = re.compile(r"[\w½]+")
_LEAST_STEM, _LEAST_PART = 3, 5


def words_of(text: str, language: str) -> list[str]:
    """The words of a text as they are compared: folded, without endings; joined words whole and in parts."""
    found = []
    for whole in _WORD.findall(fold(text.replace("&", ""))):
        found.append(stem(whole, language))
        parts = _PART.findall(whole)
        if len(parts) > 1:
            found += [stem(part, language) for part in parts]
    return found


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """A word without the endings of its language; short words stay."""
    for ending in endings(language):
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM + (len(ending) == 1):
            return word[: -len(ending)]
    return word


class WordSearch:
    """An index of texts by their place in ``texts``: pairs of a weight and a text each."""

    def __init__(self, texts: Sequence[Iterable[tuple[float, str]]], language: str) -> None:
        self._language = language
        self._count = len(texts)
        self._phrases: list[set[str]] = []
        self._places: dict[str, dict[int, float]] = {}
        for place, parts in enumerate(texts):
            phrases = set()
            for weight, text in parts:
                if weight >= _PHRASE:
                    phrases.add(" ".join(words_of(text, language)))
                for word, times in _counted(words_of(text, language)).items():
                    held = self._places.setdefault(word, {})
                    held[place] = held.get(place, 0.0) + weight * (1 + math.log(times))
            self._phrases.append(phrases)
        self._words = sorted(self._places)
        self._line = "".join(f"{word}\n" for word in self._words)  # all words, to look through at once

    def find(self, question: str) -> list[int]:
        """The places of the texts that fit, the best first; none where a word of the question is in no text."""
        asked = self._asked(question)
        if not asked:
            return []
        scores: dict[int, list[float]] = {}
        for word in asked:
            for place, score in self._of_word(word).items():
                scores.setdefault(place, []).append(score)
        phrase = " ".join(words_of(question, self._language))

        def value(place: int) -> tuple[float, int]:
            held = scores[place]
            whole = 3.0 if any(phrase == one for one in self._phrases[place]) else 1.0
            return -whole * sum(held) * (len(held) / len(asked)) ** 2, place

        most = max((len(held) for held in scores.values()), default=0)
        return sorted((place for place in scores if len(scores[place]) * 2 >= most), key=value)

    def _asked(self, question: str) -> list[str]:
        typed = _WORD.findall(fold(question))
        stop = stop_words(self._language)
        telling = [word for word in typed if word not in stop] or typed
        return list(dict.fromkeys(stem(word, self._language) for word in telling))

    def _of_word(self, asked: str) -> Mapping[int, float]:
        """The score of each text for one word: as it stands, begun, in a compound, else misspelt."""
        near = [(word, 1.0 if word == asked else 0.6) for word in self._begun(asked)]
        if len(asked) >= 4:
            near += [(word, 0.35) for word in self._holding(asked)]
            near += [(word, 0.35) for word in _inside(asked) if word in self._places]
        if not near and len(asked) >= 4:
            most = 1 if len(asked) < 8 else 2
            near = [(word, 0.4) for word in self._words if distance(asked, word, most) <= most]
            near += [
                (word, 0.25)
                for word in self._words
                if len(word) > len(asked) + most >= 6 and distance(asked, word[: len(asked)], most) <= most
            ]
        found: dict[int, float] = {}
        for word, how in near:
            held = self._places[word]
            rare = math.log(1 + self._count / len(held))
            for place, weight in held.items():
                found[place] = max(found.get(place, 0.0), how * weight * rare)
        return found

    def _begun(self, asked: str) -> Iterator[str]:
        """The words that begin so."""
        for place in range(bisect_left(self._words, asked), len(self._words)):
            if not self._words[place].startswith(asked):
                return
            yield self._words[place]

    def _holding(self, asked: str) -> Iterator[str]:
        """The words that have this behind their first letter."""
        at = self._line.find(asked)
        while at >= 0:
            start, end = self._line.rfind("\n", 0, at) + 1, self._line.index("\n", at)
            if at > start:
                yield self._line[start:end]
                at = end
            at = self._line.find(asked, at + 1)


def _inside(asked: str) -> set[str]:
    """What a longer word is put together of: at least five letters, not all."""
    ends = range(_LEAST_PART, len(asked) + 1)
    return {asked[start:end] for end in ends for start in range(end - _LEAST_PART + 1)} - {asked}


_PHRASE = 6.0  # parts that are asked for as a whole: titles and synonyms


def _counted(words: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return found


def distance(one: str, other: str, most: int) -> int:
    """Letters that are wrong, missing, too many or exchanged with their neighbour; ``most`` + 1 where it is more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
