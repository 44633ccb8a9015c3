"""Lists of players: their order, columns, groups and sums."""

from __future__ import annotations

import dataclasses

from tdapp.domain.section.player import CheckIn, Player, Rating, Sex, Standing
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import alphabetical, categories, check_in, rating_list, start_list
from tdapp.reports.layout.model import DocumentModel, Paragraph, Pen, Table
from tests.reports.builders import OPTIONS, standings, swiss

PLAYERS = (
    Player(1, "Šarić, Ivan", 2600, "GM", federation="CRO", club="Split", paid="20", owed="5.50"),
    Player(2, "adams, zoe", 2500, "FM", Sex.FEMALE, "ENG", birth="2010", paid="12.5", check_in=CheckIn.PRESENT),
    Player(3, "Ökten, Can", 2500, "IM", federation="TUR", birth="1970", categories=("B", "Club")),
    Player(4, "Zorn, Eva", None, "", Sex.FEMALE, "CRO", birth="2011", standing=Standing.WITHDRAWN),
)


def data(players: tuple[Player, ...] = PLAYERS, rounds: int = 3) -> DocumentData:
    return data_of(standings(swiss(len(players), rounds, people=players), rungs=1))


def table(model: DocumentModel, index: int = 0) -> Table:
    found = [block for block in model.blocks if isinstance(block, Table)]
    return found[index]


def names(model: DocumentModel) -> list[str]:
    held = table(model)
    column = next(n for n, one in enumerate(held.columns) if one.key == "name")
    return [row.texts[column] for row in held.rows]


def test_the_start_list_by_number() -> None:
    model = start_list.build(data(), OPTIONS)
    assert [row.texts[0] for row in table(model).rows] == ["1", "2", "3", "4"]
    assert [column.title for column in table(model).columns] == ["No.", "Ti", "Name", "Rtg", "Fed", "Club"]
    assert table(model).rows[3].mark == "(withdrawn)"
    assert model.heading.stage == "4 players"


def test_the_start_list_by_federation_and_category() -> None:
    model = start_list.build(data(), dataclasses.replace(OPTIONS, group_by="federation"))
    groups = [(block.title, [row.texts[0] for row in block.rows]) for block in model.blocks if isinstance(block, Table)]
    assert groups == [("CRO", ["1", "4"]), ("ENG", ["2"]), ("TUR", ["3"])]
    model = start_list.build(data(), dataclasses.replace(OPTIONS, group_by="category"))
    assert [block.title for block in model.blocks if isinstance(block, Table)] == ["B", "Club", "No category"]


def test_the_rating_list_by_rating_then_title() -> None:
    model = rating_list.build(data(), OPTIONS)
    assert names(model) == ["Šarić, Ivan", "Ökten, Can", "adams, zoe", "Zorn, Eva"]  # IM before FM at 2500
    assert model.heading.remark == "3 rated, average 2533"


def test_the_alphabet_ignores_accents_and_case() -> None:
    model = alphabetical.build(data(), OPTIONS)
    assert names(model) == ["adams, zoe", "Ökten, Can", "Šarić, Ivan", "Zorn, Eva"]
    assert model.wish.across == (1,)
    many = tuple(Player(n, f"Family{n:03}, A") for n in range(1, 62))
    assert alphabetical.build(data(many, 1), OPTIONS).wish.across == (1, 2, 3)


def test_money_is_summed_exactly() -> None:
    model = check_in.build(data(), OPTIONS)
    held = table(model)
    last = dict(zip([column.key for column in held.columns], held.rows[-1].texts, strict=True))
    assert (last["name"], last["paid"], last["owed"]) == ("Total", "32.5", "5.50")
    assert held.rows[-1].total
    assert [row.texts[0] for row in held.rows[:2]] == ["✓", ""]
    assert held.columns[0].pen is Pen.TICK
    assert model.heading.stage == "4 players, 1 present"


def test_without_amounts_there_is_room_to_write_them() -> None:
    poor = tuple(dataclasses.replace(player, paid="", owed="") for player in PLAYERS)
    held = table(check_in.build(data(poor), OPTIONS))
    assert [column.key for column in held.columns if column.pen is Pen.WRITE] == ["paid", "owed"]
    assert not any(row.total for row in held.rows)


def test_categories_by_year_of_birth_sex_and_rating() -> None:
    # The event is in 2026: born 2010 is 16 (U16), 2011 is 15 (U16), 1970 is 56 (S50+).
    model = categories.build(data(), OPTIONS)
    groups = {
        block.title: {row.texts[3] if block.columns[3].key == "name" else row.texts[4] for row in block.rows}
        for block in model.blocks
        if isinstance(block, Table)
    }
    assert list(groups) == [
        *("B", "Club", "Women", "U16", "U18", "U20", "S50+", "Rating 2400–2599", "Rating 2600–2799", "Unrated")
    ]
    assert groups["Women"] == groups["U16"] == {"adams, zoe", "Zorn, Eva"}
    assert groups["S50+"] == {"Ökten, Can"}
    women = next(block for block in model.blocks if isinstance(block, Table) and block.title == "Women")
    assert [row.texts[0] for row in women.rows] == ["1", "2"]


def test_no_groups_is_said() -> None:
    plain = tuple(Player(n, f"P{n}", 2000) for n in range(1, 4))
    model = categories.build(data(plain), OPTIONS)
    assert isinstance(model.blocks[0], Paragraph)


def test_ratings_carry_a_letter_where_not_all_are_of_fide() -> None:
    ratings = {
        1: (Rating("standard", 2600, "FIDE", "2026-07"),),
        2: (Rating("national", 2400, "DSB", "2026-07"),),
        3: (Rating("standard", 2000, typed=True),),
    }
    kept = [dataclasses.replace(PLAYERS[0], number=n, rating=own[0].value, ratings=own) for n, own in ratings.items()]
    held = table(start_list.build(data(tuple(kept)), OPTIONS))
    place = [column.key for column in held.columns].index("letter")
    assert [row.texts[place - 1 : place + 1] for row in held.rows] == [("2600", "F"), ("2400", "N"), ("2000", "E")]
    only = table(start_list.build(data(tuple(kept[:1])), OPTIONS))
    assert "letter" not in [column.key for column in only.columns]


def test_official_ratings_beside_the_tournament_rating() -> None:
    players = (
        Player(1, "A", 2100, ratings=(Rating("standard", 2000, "FIDE", "2026-05"), Rating("rapid", 1900, typed=True))),
        Player(2, "B", 1500, national_rating=1500),
    )
    found = table(start_list.build(data(players), dataclasses.replace(OPTIONS, show=("standard", "rapid", "national"))))
    shown = [column.key for column in found.columns]
    cells = {row.texts[shown.index("name")]: row.texts for row in found.rows}
    assert {key: cells["A"][shown.index(key)] for key in ("rating", "standard", "rapid", "national")} == {
        "rating": "2100", "standard": "2000", "rapid": "1900 ·", "national": "",
    }  # fmt: skip
    assert cells["B"][shown.index("national")] == "1500"
