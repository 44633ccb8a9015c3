"""What reading asks of a connection: SQLAlchemy's has it, and that of ``storage.file.looking``."""

from __future__ import annotations

from typing import Any, Protocol


class Reads(Protocol):
    """A transaction in which SQL can be asked; a result gives rows by name and by place (``fetchall``: by place)."""

    def exec_driver_sql(self, statement: str, parameters: tuple[Any, ...] = ()) -> Any:
        """As ``sqlalchemy.Connection`` has it."""
