"""Can the round be paired at all? A maximum matching over everyone who may meet (C.04.3, 2.3 and 1.9.3)."""

from __future__ import annotations

from itertools import combinations

from tdapp.domain.systems.system import BYE, COLOURS, MET
from tdapp.pairing.rules.checker import same_absolute_colour
from tdapp.pairing.rules.position import Card, Position


def may_meet(position: Position, one: Card, other: Card) -> bool:
    """Whether no absolute rule keeps two players apart."""
    absolute = position.section.system.absolute
    return (
        (other.number not in one.met or MET not in absolute)
        and not position.is_forbidden(one.number, other.number)
        and (COLOURS not in absolute or not same_absolute_colour(one, other))
    )


def has_legal_pairing(position: Position) -> bool:
    """Whether everyone can be paired under the absolute rules, one eligible player left for the bye if odd."""
    import networkx  # type: ignore[import-untyped]  # comes with gacrux and is slow to import

    cards = [position.cards[number] for number in position.present]
    graph = networkx.Graph()
    graph.add_nodes_from(position.present)
    graph.add_edges_from(
        (one.number, other.number) for one, other in combinations(cards, 2) if may_meet(position, one, other)
    )
    if len(cards) % 2:
        free = BYE not in position.section.system.absolute
        graph.add_edges_from((0, card.number) for card in cards if card.bye_round is None or free)
        graph.add_node(0)
    size: int = graph.number_of_nodes()
    return 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) == size


def most_legal_pairs(position: Position) -> tuple[tuple[int, int], ...]:
    """As many pairs as the absolute rules leave, of players as close in points and rank as can be.

    For rounds without a legal pairing, where the arbiter decides about the rest.
    """
    import networkx

    cards = sorted((position.cards[number] for number in position.present), key=lambda card: card.order)
    place = {card.number: index for index, card in enumerate(cards)}
    graph = networkx.Graph()
    for one, other in combinations(cards, 2):
        if may_meet(position, one, other):
            apart = (one.pairing_score - other.pairing_score) * len(cards) * 4
            graph.add_edge(one.number, other.number, weight=-int(apart) - (place[other.number] - place[one.number]))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return tuple(sorted((one, other) if place[one] < place[other] else (other, one) for one, other in found))
