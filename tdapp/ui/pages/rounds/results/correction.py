"""Another result for an earlier round: how far it reaches, why, and whose place it changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from tdapp.domain.commands.rounds import CorrectionScope, CorrectResult
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.tables.correction import (
    allowed_scopes,
    correction_warning,
    effect_lines,
    preview_correction,
    usual_scope,
)
from tdapp.ui.pages.rounds.rows import board_text, result_text
from tdapp.ui.widgets.basics import Banner, Choice, button, label, typed
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class CorrectionDialog(FittingDialog):
    """Asks for the scope (chosen beforehand by the rule on late-found results) and the reason."""

    def __init__(
        self,
        section_id: int,
        section: Section,
        number: int,
        board: Board,
        result: GameResult,
        rounds: Sequence[Round],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._section_id, self._section = section_id, section
        self._number, self._board, self._result = number, board, result
        names = {player.number: player.name for player in section.players}
        self.setWindowTitle(self.tr("Correct an earlier result"))
        self.setMinimumWidth(560)
        layout = dialog_box(self, spacing=8)
        title = self.tr("Round {0}, board {1}: {2} becomes {3}")
        layout.addWidget(
            label(title.format(number, board.number, board_text(board), result_text(result)), "title", wrap=True)
        )
        layout.addWidget(label(self.tr("{0} against {1}").format(names[board.white], names[board.black]), "dim"))
        layout.addWidget(label(self.tr("How far the correction reaches"), "caption"))
        self._group = QButtonGroup(self)
        self.choices: dict[CorrectionScope, Choice] = {}
        allowed = allowed_scopes(rounds, number, fide_mode=section.fide_mode)
        if result is board.result:  # takes a correction for the rating report back
            allowed = (CorrectionScope.RATING_ONLY,)
        for scope, text in (
            (CorrectionScope.EVERYTHING, self.tr("Everything: standings and every pairing not yet played")),
            (CorrectionScope.NEXT_PAIRING, self.tr("Standings, and pairings from the next one that is made")),
            (CorrectionScope.RATING_ONLY, self.tr("The rating report only; standings and pairings stay")),
        ):
            choice = Choice(text)
            choice.setEnabled(scope in allowed)
            choice.toggled.connect(lambda _on: self._show())
            self._group.addButton(choice)
            self.choices[scope] = choice
            layout.addWidget(choice)
        if len(allowed) < len(self.choices) and result is not board.result:
            layout.addWidget(
                label(self.tr("In FIDE mode only the last two rounds change the standings"), "dim", wrap=True)
            )
        self.banner = Banner("danger")
        layout.addWidget(self.banner)
        self._effects = {
            scope: effect_lines(section, preview_correction(section, number, board, result, scope))
            for scope in (CorrectionScope.EVERYTHING, CorrectionScope.RATING_ONLY)
        }
        self.effect = label("", wrap=True)
        layout.addWidget(self.effect)
        layout.addWidget(label(self.tr("Reason (kept in the log)"), "caption"))
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        hinted(self.reason_field, self.tr("for example: both players say that Black won"))
        layout.addWidget(self.reason_field)
        layout.addStretch()
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm = button(self.tr("Correct the result"), role="danger", on_click=self.accept)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.reason_field.returnPressed.connect(self.confirm.click)  # or nothing, never Cancel
        self.reason_field.textChanged.connect(lambda _text: self._show())
        usual = usual_scope(rounds, number)
        self.choices[usual if usual in allowed else allowed[0]].setChecked(True)
        self._show()

    @property
    def scope(self) -> CorrectionScope:
        """The scope that is chosen."""
        return next(scope for scope, choice in self.choices.items() if choice.isChecked())

    def command(self) -> CorrectResult:
        """The command as chosen; the warning that the dialog shows is confirmed."""
        board, result = self._board, self._result
        shown = correction_warning(self._section, self._number, board, result, self.scope)
        rating = self.scope is CorrectionScope.RATING_ONLY and board.rating_result is not None
        return CorrectResult(
            self._section_id,
            self._number,
            board.number,
            result,
            self.scope,
            typed(self.reason_field),
            expected=board.rating_result if rating else board.result,
            confirmed=tuple(warning.rule_id for warning in shown),
        )

    def _show(self) -> None:
        if not any(choice.isChecked() for choice in self.choices.values()):
            return
        warnings = correction_warning(self._section, self._number, self._board, self._result, self.scope)
        self.banner.set_text(
            "\n".join(self.tr("{0} ({1})").format(one.text, one.source) if one.source else one.text for one in warnings)
        )
        kept = self.scope is CorrectionScope.RATING_ONLY
        effect = self._effects[CorrectionScope.RATING_ONLY if kept else CorrectionScope.EVERYTHING]
        self.effect.setText("\n".join(effect))
        self.refit()
        ready = bool(self.reason_field.text().strip())
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Write a reason first"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self.cancel.setFocus()
