"""Money of entry fees: exact decimal text, in the currency of the event, which is not stored."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr


def amount(text: str) -> Decimal:
    """An amount as stored, exactly; nothing for the empty text."""
    return Decimal(text) if text else Decimal(0)


def read_amount(text: str) -> str:
    """What an arbiter typed (``12``, ``12,50``, `` 7.5``) as it is stored; RuleViolation when it is no amount."""
    plain = text.strip().replace("\u00a0", "").replace(" ", "").replace(",", ".")
    if not plain:
        return ""
    whole, _, part = plain.partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit()) or len(whole) > 9 or len(part) > 3:
        raise RuleViolation(tr("“{text}” is not an amount; write for example 12.50.").format(text=text.strip()[:40]))
    return f"{int(whole or '0')}.{part}" if part else str(int(whole or "0"))


def total(texts: Iterable[str]) -> Decimal:
    """The exact sum."""
    return sum((amount(text) for text in texts), Decimal(0))
