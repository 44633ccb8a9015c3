"""Running a study: events over processes by joblib, results as they come, progress with the time left, cancelling.

Every event has a seed string of its own, so the table does not depend on the number of processes. Beyond one machine
joblib's Dask backend takes the same work (``cluster``; extra ``tdapp[cluster]``).
"""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from itertools import takewhile
from pathlib import Path
from typing import Any

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.lab.results import Question, Results, ResultsFile, rounded
from tdapp.lab.source import Folder, Source
from tdapp.lab.study import Study

_SAFE = "PYTHONSAFEPATH"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is; ``seconds`` is how long the rest will take, None while that cannot be told."""

    done: int
    wanted: int
    seconds: float | None

    @property
    def words(self) -> str:
        """``120 of 1000 events, 2 minutes left``."""
        text = tr("{done} of {wanted} events").format(done=self.done, wanted=self.wanted)
        if self.seconds is None or self.done >= self.wanted:
            return text
        return tr("{progress}, {left} left").format(progress=text, left=span_words(self.seconds))


def span_words(seconds: float) -> str:
    """``40 seconds``, ``3 minutes``, ``2 hours``: rounded as one says it."""
    if seconds < 90:
        count = max(1, round(seconds))
        return ntr("{count} second", "{count} seconds", count).format(count=count)
    if seconds < 5400:
        count = round(seconds / 60)
        return ntr("{count} minute", "{count} minutes", count).format(count=count)
    count = round(seconds / 3600)
    return ntr("{count} hour", "{count} hours", count).format(count=count)


Watch = Callable[[Progress], bool]
"""Told after every event; False stops the run, and what is finished stays."""


def run(
    study: Study,
    source: Source,
    *,
    size: str,
    seed: str,
    events: int,
    jobs: int = 1,
    file: Path | None = None,
    cluster: str = "",
    watch: Watch | None = None,
) -> Results:
    """The results of so many events, those that ``file`` already holds included.

    ``jobs`` processes of this computer, or the workers of a Dask scheduler at the address ``cluster``.
    """
    wanted = min(events, len(source.files)) if isinstance(source, Folder) else events
    question = Question(study, size, seed, repr(source))
    results = Results(question, wanted)
    with nullcontext() if file is None else ResultsFile(file, question) as kept:
        if kept is not None:
            results.by_event.update(kept.held)
        missing = results.missing()
        started = time.monotonic()
        if watch is not None and not watch(Progress(results.events, wanted, None)):
            return results
        with _backend(jobs, cluster) as answers, closing(answers(study, source, missing)) as stream:
            for made, (index, values) in enumerate(stream, 1):
                results.by_event[index] = values
                if kept is not None:
                    kept.add(index, values)
                left = (time.monotonic() - started) / made * (len(missing) - made)
                if watch is not None and not watch(Progress(results.events, wanted, left)):
                    break
    return results


Answer = tuple[int, list[float | None]]


def most_jobs() -> int:
    """As many processes as the computer has; a frozen program cannot start others of its kind."""
    return 1 if getattr(sys, "frozen", False) else max(1, os.cpu_count() or 1)


Answers = Callable[[Study, Source, Sequence[int]], Generator[Answer, None, None]]


def one_event(study: Study, source: Source, index: int) -> Answer:
    """What a process does."""
    return index, rounded(study.measure(source, index))


def _backend(jobs: int, cluster: str) -> AbstractContextManager[Answers]:
    if cluster:
        return _on_cluster(cluster)
    return nullcontext(_here if jobs <= 1 or most_jobs() == 1 else _over_processes(jobs))


def _here(study: Study, source: Source, missing: Sequence[int]) -> Generator[Answer, None, None]:
    for index in missing:
        yield one_event(study, source, index)


def _over_processes(jobs: int) -> Answers:
    def answers(study: Study, source: Source, missing: Sequence[int]) -> Generator[Answer, None, None]:
        from joblib import Parallel, delayed

        going = True
        work = (delayed(one_event)(study, source, index) for index in takewhile(lambda _: going, missing))
        with _isolated():
            made = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1, pre_dispatch="2*n_jobs")(work)
            try:
                for answer in made:  # noqa: UP028 - yield from would close joblib's stream, which it does not like
                    yield answer
            finally:
                going = False
                deque(made, maxlen=0)  # stopped: nothing new is begun, the few events under way come to their end

    return answers


@contextmanager
def _isolated() -> Iterator[None]:
    """Processes that start now run no code of the current folder (Python's -P): joblib takes no such option."""
    before = os.environ.get(_SAFE)
    os.environ[_SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(_SAFE, None)
        else:
            os.environ[_SAFE] = before


@contextmanager
def _on_cluster(address: str) -> Iterator[Answers]:
    """joblib's Dask backend with the scheduler at an address."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise EnvironmentProblem(
            tr("A cluster needs Dask, which is not installed: pip install tdapp[cluster].")
        ) from problem
    from joblib import Parallel, delayed, parallel_config

    client: Any = Client(address)

    def answers(study: Study, source: Source, missing: Sequence[int]) -> Generator[Answer, None, None]:
        block = 8 * max(1, sum(client.nthreads().values()))  # results come block by block: Dask gives no stream
        for start in range(0, len(missing), block):
            yield from Parallel(n_jobs=-1)(
                delayed(one_event)(study, source, index) for index in missing[start : start + block]
            )

    with client, parallel_config(backend="dask"):
        yield answers
