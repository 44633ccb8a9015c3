"""An event file made of what lies on a server: complete and verified, or not there at all."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files.drafts import clear_drafts
from tdapp.storage.copies.backup import verify, written_beside
from tdapp.storage.event.creation import create_schema
from tdapp.storage.file.engine import make_engine, plain_words, writing
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.mirror.copying import copy_rows
from tdapp.storage.mirror.following import is_of_this_version
from tdapp.storage.mirror.server import Server, answering
from tdapp.storage.rows.reads import read_revision


def write_back(server: Server, schema: str, path: Path) -> int:
    """Write an event file with all that lies in a schema of a server; its revision.

    RuleViolation: the name is taken, or the schema is no event of this version.
    EnvironmentProblem: the disk, the server, or rows that are not as the last step left them.
    """
    path = path.resolve()
    if path.exists():
        raise RuleViolation(tr("{name} exists already; choose another name.").format(name=path.name))
    with contextlib.ExitStack() as stack:
        stack.enter_context(answering())
        source = stack.enter_context(
            server.engine(schema).connect().execution_options(isolation_level="REPEATABLE READ")
        )
        if not is_of_this_version(source):
            raise RuleViolation(
                tr("What lies there was mirrored by another version of the program: take it back with that one.")
            )
        clear_drafts(path.parent)
        draft = stack.enter_context(written_beside(path))
        with plain_words():
            engine = make_engine(draft)
            try:
                with writing(engine).begin() as target:
                    create_schema(target)
                    copy_rows(source, target, version=False)
                    if sums_of(target) != stored_sums(target):
                        raise EnvironmentProblem(
                            tr("What lies on the server is not as the last step left it: it was changed there.")
                        )
                    revision = read_revision(target)
            finally:
                engine.dispose()
        verify(draft)
    return revision
