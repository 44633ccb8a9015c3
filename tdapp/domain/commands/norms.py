"""Commands about title norms."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class SetNormAnswers(Command):
    """Write down what the arbiter says about norms: what the games do not tell, and whether norms are looked after."""

    section_id: int
    answers: NormAnswers

    ID = "set-norm-answers"

    def describe(self, facts: Facts) -> str:
        only = facts.keep(
            "only", lambda section: replace(section.norms, watched=self.answers.watched) == self.answers
        )  # fmt: skip
        if not only:
            return tr("Answer the questions about norms")
        return tr("Look after title norms") if self.answers.watched else tr("Stop looking after title norms")


NORM_COMMANDS: tuple[type[Command], ...] = (SetNormAnswers,)
