"""Runs the revisions on the connection that storage.event.migrate hands over, inside its transaction."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=True,  # SQLite can; our engine sends the BEGIN that Python's driver would not
    render_as_batch=True,
)
context.run_migrations()
