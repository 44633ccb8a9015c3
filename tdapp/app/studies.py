"""The laboratory behind its page."""

from __future__ import annotations

from tdapp.domain.words.wording import tr
from tdapp.ui.session.laboratory import LabAnswer, LabQuestion, StudyChoice, Watch


class StudyDesk:
    """tdapp.ui.session.laboratory.Laboratory over tdapp.lab, which is loaded with the first question."""

    @property
    def most_jobs(self) -> int:
        """As many as the computer has."""
        from tdapp.lab.run import most_jobs

        return most_jobs()

    def studies(self) -> tuple[StudyChoice, ...]:
        """All, in the language in force."""
        from tdapp.lab.registry import STUDIES

        return tuple(
            StudyChoice(
                *(entry.id, tr(entry.name), tr(entry.question), tr(entry.method), tuple(map(str, entry.sizes))),
                events=entry.events,
                is_open=entry.takes_files,
            )
            for entry in STUDIES
        )

    def run(self, question: LabQuestion, watch: Watch) -> LabAnswer:
        """Run the study and make its report."""
        import datetime as dt
        import json

        from tdapp.lab.output import as_csv, as_json
        from tdapp.lab.registry import study
        from tdapp.lab.report import print_report
        from tdapp.lab.run import run
        from tdapp.lab.source import Generated, folder_of, size_of
        from tdapp.lab.summary import Summary
        from tdapp.lab.verdict import verdicts

        folder = question.folder
        results = run(
            study(question.study, question.ladders),
            Generated(size_of(question.size), question.seed) if folder is None else folder_of(folder),
            size=question.size if folder is None else str(folder),
            seed=question.seed,
            events=question.events,
            jobs=question.jobs,
            file=question.results,
            watch=lambda progress: watch(progress.words, progress.done, progress.wanted),
        )
        summary = Summary(results)
        printed = print_report(summary, dt.datetime.now())
        numbers = json.dumps(as_json(summary), ensure_ascii=False, indent=1).encode()
        found = next((one.text for one in verdicts(summary)), "")
        return LabAnswer(printed, as_csv(summary), numbers, results.events, found)
