"""The tables of an event file.

Columns hold integers, booleans and text only, so that a row image is plain JSON: points are exact text
(``1/2``), dates ISO text, enums their stored ids. Foreign keys never cascade: every deleted row is deleted by
name and has its image.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables; constraints have names so that migrations can address them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's own declaration
        str: Text(),
        int: Integer().with_variant(BigInteger(), "postgresql"),  # as large as SQLite's: times are milliseconds
    }


class EventRow(Base):
    """The event; one row."""

    __tablename__ = "event"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    city: Mapped[str]
    federation: Mapped[str]
    start: Mapped[str | None]
    end: Mapped[str | None]
    chief_arbiter: Mapped[str]
    deputies: Mapped[str]  # JSON list
    time_control: Mapped[str]
    time_control_code: Mapped[str]
    type_text: Mapped[str]
    officials: Mapped[str]  # JSON list of [role, name, FIDE id, title]


class SectionRow(Base):
    """One competition; ``position`` orders them. Ladders are rung texts, None = preset or no trial."""

    __tablename__ = "section"

    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(ForeignKey("event.id"))
    position: Mapped[int]
    name: Mapped[str]
    kind: Mapped[str]
    cycles: Mapped[int]
    swap_last_two: Mapped[bool]
    rounds_total: Mapped[int]
    edition: Mapped[str]
    ladder: Mapped[str | None]
    trial_ladder: Mapped[str | None]
    initial_colour: Mapped[str]
    type_code: Mapped[str]
    system_key: Mapped[str]
    system_text: Mapped[str]
    win: Mapped[str]
    draw: Mapped[str]
    loss: Mapped[str]
    pab: Mapped[str | None]
    full_bye: Mapped[str | None]
    half_bye: Mapped[str | None]
    zero_bye: Mapped[str | None]
    forfeit_win: Mapped[str | None]
    forfeit_loss: Mapped[str | None]
    manual_places: Mapped[str]  # JSON list of [pairing number, place]
    external_values: Mapped[str]  # JSON list of [name, pairing number, decimal text]
    prizes: Mapped[str]  # JSON of the plan; empty for none
    half_allowed: Mapped[bool]
    half_limit: Mapped[int]
    half_until: Mapped[int | None]
    round_times: Mapped[str]  # JSON list of [start, default minutes]
    time_control: Mapped[str]
    time_control_code: Mapped[str]
    rate: Mapped[str]
    rating_method: Mapped[str | None]
    unrated_rule: Mapped[str]
    categories: Mapped[str]  # JSON of the category plan
    list_orders: Mapped[str]  # JSON list of [rate of play, sequence of lists]
    national_list: Mapped[str]
    long_event: Mapped[bool | None]
    chess960: Mapped[bool]
    team_rules: Mapped[str]  # JSON of the rules; empty: players are paired, not teams
    norms: Mapped[str]  # JSON of the answers about norms; empty: nobody has said anything
    fide_mode: Mapped[bool]
    closed: Mapped[bool]
    reopened: Mapped[bool]
    system_since: Mapped[int]
    tie_games: Mapped[str]  # JSON list of the games that decide drawn matches of a knock-out
    tie_decisions: Mapped[str]  # JSON list of what the arbiter decided about them


class PageHeadRow(Base):
    """A header line (``data`` is its text), the logo or a sponsor (``data`` is the file in base64) of every page."""

    __tablename__ = "page_head"
    __table_args__ = (UniqueConstraint("role", "position"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    role: Mapped[str]
    position: Mapped[int]
    media_type: Mapped[str]
    data: Mapped[str]
    width: Mapped[int]
    height: Mapped[int]


class PlayerRow(Base):
    """A participant; ``number`` is the pairing number, unique in the section."""

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("section_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    number: Mapped[int]
    name: Mapped[str]
    rating: Mapped[int | None]
    title: Mapped[str]
    sex: Mapped[str | None]
    federation: Mapped[str]
    fide_id: Mapped[str]
    birth: Mapped[str]
    club: Mapped[str]
    national_rating: Mapped[int | None]
    national_id: Mapped[str]
    standing: Mapped[str]
    native_name: Mapped[str]
    ratings: Mapped[str]  # JSON list of [kind, value, source, month, typed]
    categories: Mapped[str]  # JSON list
    fixed_table: Mapped[int | None]
    comment: Mapped[str]
    paid: Mapped[str]  # exact decimal text
    owed: Mapped[str]
    check_in: Mapped[str]
    no_half_bye: Mapped[bool]
    not_categories: Mapped[str]  # JSON list
    round_ratings: Mapped[str]  # JSON list of [round, rating]
    k_factor: Mapped[int | None]
    national_record: Mapped[str]  # JSON list: federation, sex, title, name, origin, birth; empty: nothing


class RoundRow(Base):
    """A round.

    ``held``: has cells; ``listed``: is in the list of dates, even if its date is unknown. ``manual``: a manual pairing
    session is open. ``difference`` is a JSON list: how a pairing by hand differs from the engine's.
    """

    __tablename__ = "round"
    __table_args__ = (UniqueConstraint("section_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    number: Mapped[int]
    date: Mapped[str | None]
    held: Mapped[bool]
    listed: Mapped[bool]
    published: Mapped[bool]
    manual: Mapped[bool]
    engine: Mapped[str]
    engine_version: Mapped[str]
    seed: Mapped[str]
    difference: Mapped[str]
    chess960: Mapped[int | None]  # number of the starting position
    chess960_seed: Mapped[str]
    byes_only: Mapped[bool]  # paired, and everybody has a bye


class PairingRow(Base):
    """A pairing that both players agree on.

    ``result`` is a GameResult, None while open. Where no GameResult gives both outcomes, ``white_outcome``
    and ``black_outcome`` hold them. ``coloured`` is False for a game whose colours are unknown.
    """

    __tablename__ = "pairing"
    __table_args__ = (
        UniqueConstraint("round_id", "white_id"),
        UniqueConstraint("round_id", "black_id"),
        Index(None, "white_id"),
        Index(None, "black_id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("round.id"))
    board: Mapped[int]
    white_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    black_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    coloured: Mapped[bool]
    result: Mapped[str | None]
    white_outcome: Mapped[str | None]
    black_outcome: Mapped[str | None]
    white_awarded: Mapped[str | None]
    black_awarded: Mapped[str | None]
    verified: Mapped[bool]
    note: Mapped[str]
    fixed_table: Mapped[bool]
    colours_swapped: Mapped[bool]
    rating_result: Mapped[str | None]  # a late correction for the rating report only


class ByeRow(Base):
    """A round of one player alone: a bye, a rest, or a game that only one side of an imported file records.

    A player and round with neither pairing nor bye is UNPAIRED.
    """

    __tablename__ = "bye"
    __table_args__ = (UniqueConstraint("round_id", "player_id"), Index(None, "player_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("round.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    outcome: Mapped[str]
    opponent: Mapped[int | None]  # the pairing number as recorded, which may not exist
    colour: Mapped[str | None]
    awarded: Mapped[str | None]


class TeamRow(Base):
    """A team; ``number`` is its pairing number, unique in the section."""

    __tablename__ = "team"
    __table_args__ = (UniqueConstraint("section_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    number: Mapped[int]
    name: Mapped[str]
    short: Mapped[str]
    federation: Mapped[str]
    club: Mapped[str]
    captain: Mapped[str]
    contact: Mapped[str]
    strength: Mapped[int | None]
    standing: Mapped[str]
    check_in: Mapped[str]


class TeamMemberRow(Base):
    """A player of a team; ``seat`` is the place in board order from 1."""

    __tablename__ = "team_member"
    __table_args__ = (UniqueConstraint("player_id"), Index(None, "team_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    team_id: Mapped[int] = mapped_column(ForeignKey("team.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    seat: Mapped[int]


class TeamMatchRow(Base):
    """Two teams in a round. Line-ups are JSON lists of player row ids, null where nobody sits.

    ``forfeit`` says which side lost without playing; ``entered`` are two points as text, ``5/2 3/2``, or empty;
    ``decision`` is a JSON list of winner (team row id), how, and text, or empty.
    """

    __tablename__ = "team_match"
    __table_args__ = (UniqueConstraint("round_id", "place"), Index(None, "first_id"), Index(None, "second_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("round.id"))
    place: Mapped[int]
    first_id: Mapped[int] = mapped_column(ForeignKey("team.id"))
    second_id: Mapped[int] = mapped_column(ForeignKey("team.id"))
    first_players: Mapped[str]
    second_players: Mapped[str]
    first_handed_in: Mapped[bool]
    second_handed_in: Mapped[bool]
    forfeit: Mapped[str | None]
    entered: Mapped[str]
    note: Mapped[str]
    decision: Mapped[str]


class TeamByeRow(Base):
    """A round of a team without a match."""

    __tablename__ = "team_bye"
    __table_args__ = (UniqueConstraint("round_id", "team_id"), Index(None, "team_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("round.id"))
    team_id: Mapped[int] = mapped_column(ForeignKey("team.id"))
    outcome: Mapped[str]


class TeamAdjustmentRow(Base):
    """Points that the arbiter adds to a team's."""

    __tablename__ = "team_adjustment"
    __table_args__ = (UniqueConstraint("section_id", "position"), Index(None, "team_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    position: Mapped[int]
    round: Mapped[int]
    team_id: Mapped[int] = mapped_column(ForeignKey("team.id"))
    match_points: Mapped[str]
    game_points: Mapped[str]
    reason: Mapped[str]


class GameRow(Base):
    """The recorded moves of a game; without players while nobody knows whose it is, then the source's names count."""

    __tablename__ = "game"
    __table_args__ = (
        UniqueConstraint("section_id", "round", "white_id", "black_id"),
        Index(None, "white_id"),
        Index(None, "black_id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    round: Mapped[int]
    white_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    black_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    white_name: Mapped[str]
    black_name: Mapped[str]
    headers: Mapped[str]  # JSON list of [tag, value]
    start: Mapped[str]  # FEN; empty: the usual position
    chess960: Mapped[bool]
    moves: Mapped[str]  # see domain.games.text.plies_text
    result: Mapped[str]
    state: Mapped[str]
    rest: Mapped[str]  # what follows and was not understood
    source: Mapped[str]
    heard: Mapped[int]  # until when what sources said does not go on from it


class StreamRow(Base):
    """What one source says of a game: outside journal and undo, a hundred boards write it all day long.

    ``said`` only grows, a line at a time (``domain.games.stream``); the columns beside it are what follows from it.
    Players are named without a key: rows of the journal come and go, what was said stays.
    """

    __tablename__ = "stream"
    __table_args__ = (Index(None, "section_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int]
    round: Mapped[int]
    white_id: Mapped[int | None]
    black_id: Mapped[int | None]
    board: Mapped[int]  # where it was heard; 0: a game that no board has
    source: Mapped[str]
    said: Mapped[str]
    record: Mapped[str]  # JSON, see storage.rows.streams: how it is now
    longest: Mapped[str]  # empty: as record
    shown: Mapped[str]  # as shown_at; empty: as record
    at: Mapped[int]  # milliseconds since 1970
    shown_at: Mapped[int]  # 0: it never was
    mark: Mapped[str]


class SourceNameRow(Base):
    """Whom a source means by a name that no player has."""

    __tablename__ = "source_name"
    __table_args__ = (UniqueConstraint("section_id", "source", "name"), Index(None, "player_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    source: Mapped[str]
    name: Mapped[str]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))


class TakenAlertRow(Base):
    """Who has taken an alert."""

    __tablename__ = "taken_alert"
    __table_args__ = (UniqueConstraint("section_id", "round", "board", "kind", "cause"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    round: Mapped[int]
    board: Mapped[int]
    kind: Mapped[str]
    cause: Mapped[str]
    by: Mapped[str]


class BroadcastRow(Base):
    """How long a section holds moves back, and the line for its viewers; none: as usual."""

    __tablename__ = "broadcast"
    __table_args__ = (UniqueConstraint("section_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    delay: Mapped[int]
    strict: Mapped[bool]
    notice: Mapped[str]


class AccelerationRow(Base):
    """Fictitious points (TRF26 record 250)."""

    __tablename__ = "acceleration"
    __table_args__ = (UniqueConstraint("section_id", "position"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    position: Mapped[int]
    points: Mapped[str]
    first_round: Mapped[int]
    last_round: Mapped[int]
    first_number: Mapped[int]
    last_number: Mapped[int]


class ForbiddenRow(Base):
    """Players who must not meet (TRF26 record 260); ``numbers`` is a JSON list of pairing numbers.

    ``soft``: they are only wished apart. ``name``: the club or federation that is protected.
    """

    __tablename__ = "forbidden_pairs"
    __table_args__ = (UniqueConstraint("section_id", "position"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    position: Mapped[int]
    first_round: Mapped[int]
    last_round: Mapped[int]
    numbers: Mapped[str]
    soft: Mapped[bool]
    name: Mapped[str]


class CommentRow(Base):
    """A ``###`` line."""

    __tablename__ = "comment"
    __table_args__ = (UniqueConstraint("section_id", "position"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    section_id: Mapped[int] = mapped_column(ForeignKey("section.id"))
    position: Mapped[int]
    text: Mapped[str]


class JournalRow(Base):
    """One transaction, never changed and never deleted: the audit log.

    ``images`` is JSON, see storage.journal.journal; ``topics`` and ``section_ids`` are the ChangeSet. ``barrier``
    marks rows that undo does not cross: creation, a migration, leaving FIDE mode, a restore.
    """

    __tablename__ = "journal"
    __table_args__ = (Index(None, "origin", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(unique=True)
    schema_revision: Mapped[int]
    command_id: Mapped[str]
    command_version: Mapped[int]
    command: Mapped[str]  # JSON of the command's fields
    facts: Mapped[str]  # JSON of what its words need (domain.commands.stored)
    at: Mapped[str]  # UTC, ISO 8601
    reason: Mapped[str]
    undoes: Mapped[int | None] = mapped_column(ForeignKey("journal.id"))
    redoes: Mapped[int | None] = mapped_column(ForeignKey("journal.id"))
    barrier: Mapped[bool]
    topics: Mapped[str]  # JSON list of Topic values
    section_ids: Mapped[str]  # JSON list
    images: Mapped[str]
    actor: Mapped[str]  # who did it; empty: the lone arbiter, or who leads
    origin: Mapped[str | None]  # the mark of who sent it: a step sent twice is one


class InvitationRow(Base):
    """Who may do what where (domain.arbiters.invitation): outside journal and undo, of keys and devices the hashes."""

    __tablename__ = "invitation"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    role: Mapped[str]
    mark: Mapped[str]
    section_ids: Mapped[str]  # JSON list; empty: all
    boards: Mapped[str]  # JSON list; empty: all
    device: Mapped[str]
    computer: Mapped[str]
    opened: Mapped[str]  # UTC, ISO 8601, or empty
    seen: Mapped[str]


class RestorePointRow(Base):
    """A state that one can go back to: that after ``revision``. ``file_name``: a copy beside the event, or empty.

    ``mark``, ``round`` and ``name`` are a domain.commands.history.Point.
    """

    __tablename__ = "restore_point"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[str]
    revision: Mapped[int]
    section_id: Mapped[int | None]  # None: the whole event
    mark: Mapped[str]
    round: Mapped[int | None]
    name: Mapped[str]
    file_name: Mapped[str]


class PreferenceRow(Base):
    """How the arbiter likes to work on this event (paper, type sizes, favourites): outside journal and undo."""

    __tablename__ = "preference"

    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]  # JSON


alembic_version = Table(
    "alembic_version",
    Base.metadata,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic itself creates it, so that a new file is made without importing Alembic."""
