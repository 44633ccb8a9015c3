"""What the event prints beside its lists: prizes, header lines, logo and sponsors, each with the dialog for it."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from tdapp.domain.commands.sheets import SetCover, SetHeaderLines, SetLogo, SetPrizes, SetPublishing, SetSponsors
from tdapp.services.prizes.awards import money_text
from tdapp.ui.pages.event.picture_files import pixmap_of
from tdapp.ui.session.lichess_desk import LichessDesk
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.publishing import PublishDesk
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.team_desk import TeamDesk
from tdapp.ui.widgets.actions import allow
from tdapp.ui.widgets.basics import Card, button, label
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.flow import FlowLayout


class SheetsCard(Card):
    """Two lines and two buttons; ``reload()`` shows the section in view."""

    def __init__(
        self, session: Session, desk: PublishDesk, live: LiveDesk, passes: TeamDesk, lichess: LichessDesk
    ) -> None:
        super().__init__()
        self.session, self._desk, self._live, self._passes, self._lichess = session, desk, live, passes, lichess
        self.box.addWidget(label(self.tr("Prizes and page head"), "heading"))
        self.prizes_text = label("", wrap=True)
        self.head_text = label("", wrap=True)
        self.box.addWidget(self.prizes_text)
        self.box.addWidget(self.head_text)
        self._pictures = QWidget()
        self._row = row_in(self._pictures, 10)
        self.box.addWidget(self._pictures)
        self.box.addStretch()
        self.edit_prizes = button(self.tr("Prizes…"), "trophy", on_click=self._edit_prizes)
        self.edit_head = button(self.tr("Logo and header lines…"), "pencil", on_click=self._edit_head)
        self.publish = button(self.tr("Publish…"), "globe", on_click=self._publish)
        self.live = button(self.tr("Live boards…"), "chess-king", on_click=self._show_live)
        self.together = button(self.tr("Work together…"), "users", on_click=self._work_together)
        self.public = button(self.tr("Go public…"), "globe", on_click=self._go_public)
        actions = QWidget()
        row = FlowLayout(actions, 8)
        row.addWidget(self.edit_prizes)
        row.addWidget(self.edit_head)
        row.addWidget(self.publish)
        row.addWidget(self.live)
        row.addWidget(self.together)
        row.addWidget(self.public)
        self.box.addWidget(actions)

    def reload(self) -> None:
        """Show the section in view."""
        section = self.session.view.section
        plan, head = section.prizes, section.page_head
        if plan is None:
            self.prizes_text.setText(self.tr("No prizes are announced."))
        else:
            count = self.tr("%n prize(s)", "", len(plan.prizes))
            fund = self.tr("fund {0}").format(money_text(plan.fund, plan)) if plan.fund else ""
            self.prizes_text.setText(", ".join(filter(None, (count, fund))))
        none = self.tr("Every page carries the name of the event only.")
        pictures = [*((head.logo,) if head.logo else ()), *head.sponsors]
        self.head_text.setText("\n".join(head.lines) or ("" if pictures else none))
        self.head_text.setVisible(bool(self.head_text.text()))
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for picture in pictures[:5]:
            shown = QLabel()
            shown.setPixmap(pixmap_of(picture, 110, 36))
            shown.setAccessibleName(self.tr("Picture on every page"))
            self._row.addWidget(shown)
        self._row.addStretch()
        self._pictures.setVisible(bool(pictures))
        view = self.session.view
        allow(view, self.edit_prizes, steps=(SetPrizes,))
        allow(view, self.edit_head, steps=(SetHeaderLines, SetLogo, SetSponsors, SetCover))
        allow(view, self.publish, steps=(SetPublishing,))

    def _edit_prizes(self) -> None:
        from tdapp.ui.pages.event.prizes.dialog import PrizesDialog

        PrizesDialog(self.session, self.window()).show_through()

    def _publish(self) -> None:
        from tdapp.ui.pages.event.publish import PublishDialog

        PublishDialog(self.session, self._desk, self.window()).show_through()

    def _show_live(self) -> None:
        from tdapp.ui.pages.event.live import LiveDialog

        LiveDialog(self.session, self._live, self.window()).show_through()

    def _work_together(self) -> None:
        from tdapp.ui.session.together.desk_link import is_desk

        store = self.session.view.store
        if is_desk(store):
            from tdapp.ui.pages.event.at_desk import AtDeskDialog

            AtDeskDialog(self.session, store, self._passes.leading, self._passes.tools, self.window()).show_through()
            return
        from tdapp.ui.pages.event.together import TogetherDialog

        TogetherDialog(self.session, self._passes, self.window()).show_through()

    def _go_public(self) -> None:
        from tdapp.ui.pages.event.go_public import GoPublicDialog

        others = (self._show_live, self._publish)
        GoPublicDialog(self.session, self._live, self._lichess, others, self.window()).show_through()

    def _edit_head(self) -> None:
        from tdapp.ui.pages.event.page_head import PageHeadDialog

        PageHeadDialog(self.session, self.window()).show_through()
