"""FIDE's tables of the rating regulations (B.02, 8.1.1 and 8.1.2), written down a second time."""

from __future__ import annotations

_ABOVE_HALF = """
0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262
273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800
"""
_DIFFERENCE = {50 + step: int(word) for step, word in enumerate(_ABOVE_HALF.split())}

_UP_TO = """
3 10 17 25 32 39 46 53 61 68 76 83 91 98 106 113 121 129 137 145 153 162 170 179 188 197 206 215 225 235 245 256 267
278 290 302 315 328 344 357 374 391 411 432 456 484 517 559 619 735
"""
_LAST_OF_BAND = tuple(map(int, _UP_TO.split()))


def rating_difference(percent: int) -> int:
    """dp of a score in whole percent (8.1.1): the lower half mirrors the upper one."""
    return _DIFFERENCE[percent] if percent >= 50 else -_DIFFERENCE[100 - percent]


def expected_percent(difference: int) -> int:
    """PD of a rating difference in percent (8.1.2), without a limit of 400 points."""
    stronger = 50 + sum(abs(difference) > last for last in _LAST_OF_BAND)
    return stronger if difference >= 0 else 100 - stronger
