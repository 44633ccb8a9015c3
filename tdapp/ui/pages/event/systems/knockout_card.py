"""The parameters of a knock-out of players: games, seeds, place 3, and what decides a drawn match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.systems.knockout import FirstWhite, KnockoutFacts, Seeding, TieStage
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.systems.knockout_words import stages_text
from tdapp.ui.widgets.basics import QuietCombo, label
from tdapp.ui.widgets.boxes import captioned
from tdapp.ui.widgets.form import FormDialog

READY = (
    "rapid, blitz, armageddon",
    "rapid-25-10, rapid-10-10, blitz-5-3, sudden-3-2",
    "rapid-10-5, blitz-5-3, armageddon-5-4",
    "armageddon-5-4",
    "lower-rated",
    "black",
    "",
)
"""Tie-breaks to choose from, as they are typed; empty: the arbiter decides."""


def stages_typed(stages: tuple[TieStage, ...]) -> str:
    """``rapid-25-10, blitz-5-3``."""
    return ", ".join(map(str, stages))


def stages_read(text: str) -> tuple[TieStage, ...]:
    """The stages that were typed; RuleViolation names the one that is none."""
    found = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").split(","))):
        try:
            found.append(TieStage.of_text(part.lower()))
        except ValueError as known:
            problem = QCoreApplication.translate(
                "KnockoutDialog", "“{0}” is no tie-break; write for example rapid-25-10. There are {1}."
            )
            raise RuleViolation(problem.format(part[:30], known)) from None
    return tuple(found)


class KnockoutDialog(FormDialog):
    """The regulations; ``entered()`` after it was accepted. ``later``: only the tie-break can change."""

    def __init__(self, rules: KnockoutFacts, *, later: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(rules, parent)
        sentence = self.tr("The winner of a match goes on. What decides a drawn match is announced beforehand.")
        if later:
            sentence = self.tr("Round 1 is paired: only the tie-break can still change, with a reason.")
        self.entitle(self.tr("Knock-out"), sentence, wide=560)
        choice = self.form.choice
        held: dict[str, QWidget] = {
            "games": choice(
                "games",
                self.tr("&Games of a match"),
                ((1, self.tr("one")), (2, self.tr("two, with both colours")), (4, self.tr("four"))),
            ),
            "seeding": choice(
                "seeding",
                self.tr("&Seeds"),
                (
                    (Seeding.RATING, self.tr("by rating")),
                    (Seeding.NUMBER, self.tr("as the start list has them")),
                    (Seeding.LOT, self.tr("by lot")),
                ),
            ),
            "first_white": choice(
                "first_white",
                self.tr("&White in the first game"),
                (
                    (FirstWhite.BALANCE, self.tr("who had it less often, else the bracket says who")),
                    (FirstWhite.SEED, self.tr("the better seed")),
                ),
            ),
        }
        for name, words in (
            ("third_place", self.tr("The losers of the semi-finals &play for place 3")),
            ("early", self.tr("A match &ends when nobody can catch up")),
        ):
            held[name] = self.form.hold(name, QCheckBox(words))
            self.form.addRow(label(""), held[name])
        self.ready = QuietCombo(self.tr("Tie-breaks to choose from"))
        self.ready.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.ready.setMinimumContentsLength(52)  # the longest would make the card too wide
        for text in READY:
            self.ready.addItem(_begun(self._words(text)), text)
        self.ready.addItem(self.tr("Our own"), None)
        self.ready.setToolTip(self.ready.currentText())
        self.ready.currentTextChanged.connect(self.ready.setToolTip)
        captioned(self.form, self.tr("&A drawn match"), self.ready)
        turns = (stages_typed, stages_read)
        self.typed: QLineEdit = self.form.line("deciders", self.tr("&In this order"), turns=turns)
        self.remark = label("", "dim", wrap=True)
        self.form.addRow(label(""), self.remark)
        if later:
            for editor in held.values():
                editor.setEnabled(False)
        self.close_with(self.tr("Save"), self.tr("Cancel"))
        self.ready.activated.connect(self._take)
        self.typed.textChanged.connect(self._name)
        self._name()

    @staticmethod
    def said(rules: KnockoutFacts) -> str:
        """The parameters in a few words."""
        translate = QCoreApplication.translate
        games = {
            1: translate("KnockoutDialog", "one game"),
            2: translate("KnockoutDialog", "two games"),
            4: translate("KnockoutDialog", "four games"),
        }[rules.games]
        words = stages_text(rules.deciders) or translate("KnockoutDialog", "the arbiter decides a drawn match")
        third = translate("KnockoutDialog", "place 3 is played for") if rules.third_place else ""
        return "; ".join(filter(None, (games, words, third)))

    def _words(self, text: str) -> str:
        return stages_text(stages_read(text)) or self.tr("the arbiter decides")

    def _take(self) -> None:
        text = self.ready.currentData()
        if text is not None:
            self.typed.setText(text)
        self.typed.setFocus()

    def _name(self) -> None:
        """What was typed in words, and whether it is one of those to choose from."""
        try:
            stages = stages_read(self.typed.text())
            self.remark.setText(_begun(stages_text(stages)) or self.tr("The arbiter decides."))
            typed = stages_typed(stages)
            self.ready.setCurrentIndex(READY.index(typed) if typed in READY else len(READY))
        except RuleViolation as problem:
            self.remark.setText(str(problem))
            self.ready.setCurrentIndex(len(READY))

    def entered(self) -> KnockoutFacts:
        """The parameters; RuleViolation for what is none."""
        rules: KnockoutFacts = super().entered()
        rules.check()
        return rules


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
