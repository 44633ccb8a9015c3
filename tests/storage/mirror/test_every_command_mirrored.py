"""The machine of all commands with a mirror that must be equal after every rule, where there is a server."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis.stateful import initialize, invariant

from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.mirror.following import Mirror
from tdapp.storage.mirror.server import Server, schema_of
from tdapp.storage.rows.models import Base
from tests.effort import examples
from tests.postgresql import missing
from tests.storage.journal.test_every_command import Everything

if why := missing():
    pytest.skip(why, allow_module_level=True)


class Mirrored(Everything):
    """A mirror follows whatever is done."""

    ADDRESS: ClassVar[str] = ""

    @initialize()
    def start(self) -> None:
        super().start()
        self.server = Server(self.ADDRESS)
        self.mirror = Mirror(self.path, self.server)
        self.copies = 0

    @invariant()
    def the_server_has_the_same(self) -> None:
        brought = self.mirror.bring_up()
        self.copies += brought.copied
        assert (brought.revision, brought.kept, self.copies) == (self.store.revision, "", 1)
        with self.store.to_elsewhere() as here, self.server.engine(brought.schema).connect() as there:
            assert sums_of(there) == stored_sums(there) == stored_sums(here)
            for name in ("restore_point", "invitation"):
                statement = Base.metadata.tables[name].select().order_by(Base.metadata.tables[name].c.id)
                assert there.execute(statement).all() == here.execute(statement).all()

    def teardown(self) -> None:
        if hasattr(self, "mirror"):
            self.mirror.close()
            with self.store.to_elsewhere() as here:
                schema = schema_of(identity_of(here))
            with self.server.engine().begin() as connection:
                connection.exec_driver_sql(f'DROP SCHEMA IF EXISTS "{schema}" CASCADE')
        super().teardown()


@pytest.fixture(autouse=True)
def _server(address: str) -> None:
    Mirrored.ADDRESS = address


TestMirrored = Mirrored.TestCase
TestMirrored.settings = examples(3, stateful_step_count=8)


@pytest.mark.conformance
class TestMirroredForLong(Mirrored.TestCase):  # type: ignore[misc, name-defined]
    """The same for some minutes."""

    settings = examples(60, stateful_step_count=25)
