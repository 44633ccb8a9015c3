"""Who plays in the other sections of the event: the same person in two of them is mostly a mistake."""

from __future__ import annotations

from tdapp.domain.section.player import Player, Standing
from tdapp.services.players.duplicates import KnownPlayers
from tdapp.ui.session.view import View


class OtherSections:
    """Looks players up in every section but the one in view."""

    def __init__(self, view: View) -> None:
        self._known: list[tuple[str, KnownPlayers]] = []
        store = view.store
        for ref in view.sections if store is not None else ():
            if ref.section_id != view.section_id and store is not None:
                active = [one for one in store.snapshot(ref.section_id).players if one.standing is Standing.ACTIVE]
                self._known.append((ref.name or str(ref.section_id), KnownPlayers(active)))

    def find(self, player: Player) -> tuple[Player, str] | None:
        """Who may be this player, and the name of his section."""
        for name, known in self._known:
            for _why, other in known.find(player):
                return other, name
        return None
