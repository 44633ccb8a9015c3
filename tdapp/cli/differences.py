"""What `tdapp check` finds, and by what: sentences in the chosen language, and a shape whose ids are English."""

from __future__ import annotations

from typing import Any

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language, tr


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference: of a round, else of the ranks. ``by`` is the English name of an edition, where two judge."""

    text: str
    round: int | None = None
    by: str = ""

    @property
    def line(self) -> str:
        """``round 5 by the rules of 2017: ...``, ``ranks: ...``."""
        if self.round is None:
            return f"{tr('ranks')}: {self.text}"
        head = tr("round {number}").format(number=self.round)
        return f"{head} {tr(self.by)}: {self.text}" if self.by else f"{head}: {self.text}"

    def as_json(self) -> dict[str, Any]:
        """The stable shape."""
        what = "ranks" if self.round is None else "pairing"
        return {"round": self.round, "what": what, "text": self.text, "by": self.by}


@dataclass(frozen=True, slots=True)
class Judge:
    """By what rounds were judged: English rules or an engine, or rules that an engine carries out."""

    rules: str
    engine: str = ""

    @property
    def words(self) -> str:
        """In the chosen language."""
        rules = tr(self.rules)
        return tr("{rules} as {engine} has it").format(rules=rules, engine=self.engine) if self.engine else rules

    @property
    def id(self) -> str:
        """The same, always in English."""
        with language(SOURCE_LANGUAGE):
            return self.words
