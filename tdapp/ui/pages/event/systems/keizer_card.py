"""The parameters of a Keizer competition: five questions, the rest behind a button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QWidget

from tdapp.domain.systems.keizer import NEVER_AGAIN, SHARES, Byes, Keizer, Method, OwnValue, Rounding, Start, Values
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.systems.keizer_presets import PRESETS, preset_of, share_read
from tdapp.ui.widgets.basics import QuietCombo, button, label
from tdapp.ui.widgets.boxes import captioned
from tdapp.ui.widgets.form import FormDialog


class KeizerDialog(FormDialog):
    """The regulations; ``entered()`` after it was accepted. ``later``: rounds are paired, only shares can change."""

    def __init__(self, rules: Keizer, *, later: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(rules, parent)
        sentence = self.tr("Shares are of the value of a place. What is announced holds for the whole season.")
        if later:
            sentence = self.tr("Rounds are paired: only shares can still change, with a reason.")
        self.entitle(self.tr("Keizer system"), sentence, wide=560)
        self.preset = QuietCombo(self.tr("Ready parameters"))
        for one in PRESETS:
            self.preset.addItem(tr(one.name), one)
        self.preset.addItem(self.tr("Our own"), None)
        captioned(self.form, self.tr("&As in"), self.preset)
        self.remark = label("", "dim", wrap=True)
        self.form.addRow(label(""), self.remark)
        self._few()
        self.more = button(self.tr("All of it…"), on_click=self._show_all)
        self.form.addRow(label(""), self.more)
        self._rest: list[QWidget] = []
        self._others()
        if later:
            for name, editor in self._held.items():
                editor.setEnabled(name in SHARES)
            self.preset.setEnabled(False)
        self.close_with(self.tr("Save"), self.tr("Cancel"))
        self.preset.activated.connect(self._take)
        self.form.edited.connect(self._name)
        self._name()

    @staticmethod
    def said(rules: Keizer) -> str:
        """The parameters in a word: the ready ones that they are."""
        found = preset_of(rules)
        return QCoreApplication.translate("KeizerDialog", "Our own") if found is None else tr(found.name)

    def _few(self) -> None:
        """The five questions."""
        share = (str, share_read)
        line, choice = self.form.line, self.form.choice
        self._held: dict[str, QWidget] = {
            "values": choice(
                "values",
                self.tr("&First place is worth"),
                (
                    (Values.RATIO, self.tr("a multiple of the last, rounded down")),
                    (Values.EVEN, self.tr("a multiple of the last, halves rounded to even")),
                    (Values.COUNT, self.tr("as much as there are players")),
                    (Values.DOUBLE, self.tr("twice as much as there are players")),
                ),
            )
        }
        self._held["bye"] = line("bye", self.tr("&Bye of who is left over"), turns=share)
        self._held["excused"] = line("excused", self.tr("&Excused absence"), turns=share)
        methods = (
            (Method.PASS, self.tr("all rounds by the table of the round before")),
            (Method.CONSISTENT, self.tr("all rounds until values and table agree")),
            (Method.FROZEN, self.tr("each round keeps the values of its evening")),
        )
        self._held["method"] = choice("method", self.tr("After each round &values count"), methods)
        distance = self.tr("0: at once, {0}: never").format(NEVER_AGAIN)
        self._held["distance"] = line("distance", self.tr("&Not again within … rounds"), distance)

    def _others(self) -> None:
        """What most clubs leave as it is."""
        share = (str, share_read)
        line, choice = self.form.line, self.form.choice
        rest: dict[str, QWidget] = {
            "ratio": line("ratio", self.tr("Multiple of the last"), turns=share),
            "top": line("top", self.tr("Or a number for the first place"), self.tr("follows from the above")),
            "own": choice(
                "own",
                self.tr("The own value is added"),
                (
                    (OwnValue.CURRENT, self.tr("once, the one of now")),
                    (OwnValue.START, self.tr("once, the one at the start")),
                    (OwnValue.NONE, self.tr("not at all")),
                ),
            ),
            "fades": line("fades", self.tr("It is gone after round"), self.tr("0: it stays")),
            "draw": line("draw", self.tr("Draw"), turns=share),
            "loss": line("loss", self.tr("Loss"), turns=share),
            "forfeit": line("forfeit", self.tr("Win by forfeit"), turns=share),
            "forfeited": line("forfeited", self.tr("Loss by forfeit"), turns=share),
            "unexcused": line("unexcused", self.tr("Absence without excuse"), turns=share),
            "duty": line("duty", self.tr("Game for the club elsewhere"), turns=share),
            "excused_limit": line("excused_limit", self.tr("Excused absences that count"), self.tr("0: all")),
            "halved": self.form.hold("halved", QCheckBox(self.tr("Each further one counts half of the one before"))),
            "rounding": choice(
                "rounding",
                self.tr("Amounts are rounded"),
                (
                    (Rounding.NONE, self.tr("not at all")),
                    (Rounding.HALF, self.tr("to halves")),
                    (Rounding.WHOLE, self.tr("to whole numbers")),
                ),
            ),
            "start": choice(
                "start",
                self.tr("First ranking"),
                ((Start.RATING, self.tr("by rating")), (Start.NUMBER, self.tr("by number"))),
            ),
            "even_bye": self.form.hold("even_bye", QCheckBox(self.tr("The bye goes round"))),
            "byes": choice(
                "byes",
                self.tr("Byes mean"),
                (
                    (Byes.CLUB, self.tr("H excused, Z not, F a game for the club")),
                    (Byes.FILE, self.tr("H and Z excused, F not, as in a file")),
                ),
            ),
        }
        for name in ("halved", "even_bye"):
            self.form.addRow(label(""), rest[name])
        self._rest = list(rest.values())
        self._held |= rest
        usual = Keizer(byes=Byes.CLUB)
        entered: Keizer = self.form.value()
        hidden = all(getattr(entered, name) == getattr(usual, name) for name in rest)
        for widget in self._rest:
            self.form.setRowVisible(widget, not hidden)
        self.more.setVisible(hidden)

    def _show_all(self) -> None:
        for widget in self._rest:
            self.form.setRowVisible(widget, True)
        self.form.setRowVisible(self.more, False)
        self.adjustSize()
        self._rest[0].setFocus()

    def _take(self) -> None:
        """The parameters of what was chosen."""
        one = self.preset.currentData()
        if one is not None:
            self.form.show_value(one.rules)
        self._name()

    def _name(self) -> None:
        """Which of the ready ones these are."""
        try:
            found = preset_of(self.form.value())
        except RuleViolation:
            found = None
        self.preset.setCurrentIndex(PRESETS.index(found) if found in PRESETS else len(PRESETS))
        self.remark.setText(tr(found.remark) if found is not None and found.remark else "")
        self.form.setRowVisible(self.remark, bool(self.remark.text()))

    def entered(self) -> Keizer:
        """The parameters; RuleViolation for what is no number, or out of range."""
        rules: Keizer = super().entered()
        rules.check()
        return rules
