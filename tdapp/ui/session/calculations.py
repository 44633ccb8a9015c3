"""What the window asks of several services at once, or holds between two questions; imported when first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.pairing.engines.engine import Cancel
    from tdapp.reports.registry import DocumentEntry
    from tdapp.services.norms.norms import PlayerNorm
    from tdapp.services.tables.proving import Proof
    from tdapp.services.tables.second_opinion import Progress, SecondOpinion
    from tdapp.services.tables.standings import Arrays, Standings
    from tdapp.services.teams.board_results import BoardResult
    from tdapp.tiebreaks.explain import RungExplanation


class Calculations:
    """Pure functions over snapshots: the same question gives the same answer."""

    @cached_property
    def _arrays(self) -> Arrays:
        """Arrays of the section, held while only its trial ladder changes."""
        from tdapp.services.tables.held_arrays import HeldArrays  # brings numpy, which the start does not need

        return HeldArrays()

    def standings(
        self, section: Section, *, ladder: Ladder | None = None, trial: bool = False, after_round: int | None = None
    ) -> Standings:
        """The ranked table under the official ladder, the trial ladder, or any other; of teams their table."""
        from tdapp.services.systems.registry import rules_of_system

        rules = rules_of_system(section.system)
        return rules.standings(section, ladder=ladder, trial=trial, after_round=after_round, arrays=self._arrays)

    def boards(self, section: Section, *, after_round: int) -> tuple[tuple[int, int, BoardResult], ...]:
        """Board, place and player, board by board."""
        from tdapp.services.teams.board_results import board_results, by_board, by_points, ranked

        found = by_board(board_results(section, after_round))
        return tuple((board, *place) for board, results in found.items() for place in ranked(results, by_points))

    def explain(
        self,
        section: Section,
        number: int,
        *,
        ladder: Ladder | None = None,
        after_round: int | None = None,
        only: int | None = None,
    ) -> tuple[RungExplanation, ...]:
        """The worked calculation of every rung, or ``only`` one, for one player."""
        from tdapp.domain.teams.for_ranking import as_ranked
        from tdapp.services.tables.explanation import explain_player

        return explain_player(
            as_ranked(section), number, ladder=ladder, after_round=after_round, arrays=self._arrays, only=only
        )

    def official_ladder(self, section: Section) -> Ladder:
        """The official ladder, or the preset of the section's kind where none is set."""
        from tdapp.services.tables.standings import official_ladder
        from tdapp.tiebreaks.registry import check_ladder

        return check_ladder(section, official_ladder(section))

    def second_opinion(
        self, section: Section, ladder: Ladder, after_round: int, *, cancel: Cancel, progress: Progress
    ) -> SecondOpinion:
        """The values of FIDE's own tool beside ours. Starts a process and blocks: call it in a thread."""
        from tdapp.pairing.engines.engine import Patience
        from tdapp.pairing.engines.gacrux import GacruxEngine
        from tdapp.services.tables.second_opinion import second_opinion

        with GacruxEngine() as engine:
            return second_opinion(
                section,
                engine,
                ladder=ladder,
                after_round=after_round,
                patience=Patience(cancel=cancel),
                progress=progress,
            )

    def proof(self, section: Section, ladder: Ladder, after_round: int, *, cancel: Cancel, progress: Progress) -> Proof:
        """The same beside a second calculation from the articles alone; blocks as well."""
        from tdapp.services.tables.proving import prove

        opinion = self.second_opinion(section, ladder, after_round, cancel=cancel, progress=progress)
        trial = ladder != self.official_ladder(section)
        return prove(section, ladder=ladder, after_round=after_round, opinion=opinion, trial=trial)

    def norms(self, section: Section, *, after_round: int) -> tuple[PlayerNorm, ...]:
        """Who has a title norm and who still can, as it stood after a round. May run in a thread."""
        from tdapp.services.norms.norms import as_it_stood, candidates, event_facts

        section = as_it_stood(section, after_round)
        return candidates(section, event_facts(section))

    def documents(self, section: Section, *, has_games: bool = False) -> list[DocumentEntry]:
        """What can be printed, with whether it applies; ``has_games``: some are recorded."""
        from tdapp.reports.registry import documents_for

        return [entry for entry in documents_for(section, has_games=has_games) if entry.offered]

    def groups(self, section: Section) -> tuple[str, ...]:
        """The groups of players that a list can be printed for, by name."""
        import datetime as dt

        from tdapp.reports.choices import groups_for

        return tuple(group.name for group in groups_for(section, dt.datetime.now().astimezone()))
