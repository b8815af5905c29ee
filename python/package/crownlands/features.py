"""What every number of an observation means: ``python -m crownlands.features`` prints it.

An observation holds the features of every seat, the observer's own first, then those of the others clockwise. Each quantity is said twice: as it
is, and multiplied by the share of the game that is left, since most things mean something else early and late. So quantity ``k`` of the seat ``s``
places to the left of the observer stands at ``s * table.feature_count + 2 * k``, and again one place further on. All of it is read off a table that
the observer imagines: of what others hold it sees a guess, never the truth. A number keeps its meaning for as long as ``table.feature_version``
stays.
"""

from __future__ import annotations

import sys

from . import Table, games

_REGIONS = ["N", "U", "B", "C", "S", "D", "L", "M"]
_TH_BUILDINGS = [
    "inn", "market", "pilgrimage_site", "robber_keep", "mill", "stonemason", "pigsty", "bakery", "smithy", "gamekeeper_lodge", "camp",
    "farm", "sawmill", "quarry", "trading_post", "cathedral", "siege_tower", "fortress", "watchtower", "guardhouse",
    "basket_workshop", "pottery_workshop", "cooper_workshop", "guild_house",
]  # fmt: skip
_NG_BUILDINGS = [
    "food_silo", "woodcutter_lodge", "defense_tower", "training_camp", "carved_stone", "fortress", "forge", "altar_of_kings",
]  # fmt: skip
_CLANS = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]
_CHARACTERS = ["warlord", "murshid", "sultan", "caliph", "nomad"]
_CM_TERMS = [
    "points", "objective lines", "purse", "cards in hand", "cards that lie open", "army", "influence tokens", "what others may take",
    "what only this character does", "the action at hand",
]  # fmt: skip
_TERRAINS = ["green", "grey", "yellow"]

QUANTITIES: dict[str, list[str]] = {
    "brian-boru": [
        "always 1",
        "hand-written judgement of the lead",
        "points expected in the end",
        *(
            f"expected: {term}"
            for term in (
                "points and renown", "coins", "regions", "number of regions", "reach", "marriage track", "battle", "church", "first-player marker",
                "hand", "card on the table",
            )
        ),
        "points", "renown", "coins, at most 12", "towns", "towns under Viking control", "monasteries controlled", "regions with a town",
        "steps on the marriage track", "Vikings beaten", "church discs", "leads the marriage track", "has beaten most Vikings",
        "has beaten fewest Vikings", "leads the church", "marriage cards",
        "princess: military", "princess: trade", "princess: spurned", "has the first-player marker",
        "expected marriage track, by how near the end of the round is", "expected battle, likewise", "expected church, likewise",
        "expected hand, likewise",
        *(f"expected of region {region}" for region in _REGIONS),
        *(f"towns controlled in region {region}" for region in _REGIONS),
        *(f"card {card} in hand" for card in range(1, 26)),
        "worth of the card played to the trick", "resolves an action now",
    ],
    "two-heirs": [
        "always 1", "hand-written judgement", "points that are settled", "what may still be done", "worth of the next take", "points now",
        "points that count twice", "points of the longest road", "best building", "second best building", "third best building",
        *(f"{kind}: standing" for kind in _TH_BUILDINGS),
        *(f"{kind}: points" for kind in _TH_BUILDINGS),
        *(f"{kind}: in hand" for kind in _TH_BUILDINGS),
        *(f"buildings on {terrain}" for terrain in _TERRAINS),
        "tiles in hand", "promise of tiles that can be paid", "promise of tiles one resource short", "promise of the others", "discount",
        *(f"supply of {terrain}, at most 3" for terrain in _TERRAINS),
        "turns left", "to move", "has the crown", "must take",
        *(f"to move, phase {phase}" for phase in ("normal", "trigger", "final 2", "final 1")),
        "camps used", "tiles in reach", "places to build, at most 12", "units on own tiles", "units moved in this turn",
    ],
    "northgard": [
        "always 1", "hand-written judgement of the lead", "fame expected in the end",
        *(
            f"expected: {term}"
            for term in (
                "tokens, cards and Unrest", "achievements", "goods", "deck", "land", "what enemies may take", "units", "progress to domination",
                "what this year still holds", "what is going on",
            )
        ),
        *(f"clan: {clan}" for clan in _CLANS),
        *(f"expected of the land as {clan}" for clan in _CLANS),
        "food, at most 12", "wood, at most 12", "lore, at most 12", "food of the harvest", "wood of the harvest", "lore of the harvest",
        "food of the winter", "wood of the winter", "winter cannot be paid", "fame of the harvest", "fame tokens", "fame of goods",
        "fame of developments", "fame of achievements", "fame lost by Unrest",
        "has passed", "has picked a card", "cards in hand", "cards owned", "Unrest cards", "upgrades left", "early developments",
        "advanced developments", "first player",
        "territories held", "closed territories", "tiles in closed territories", "territories with a large building", "free small slots",
        "free stone slots", "units in reserve", "territories with one figure", "territories with three figures or more", "lairs", "Kaija is out",
        *(f"{building}: standing" for building in _NG_BUILDINGS),
        "battles due",
    ],
    "crescent-moon": [
        "always 1", "points expected, by how far results scatter", "points expected in the end",
        *(f"expected: {term}" for term in _CM_TERMS),
        *(f"character: {character}" for character in _CHARACTERS),
        *(f"expected as {character}: {term}" for character in _CHARACTERS for term in _CM_TERMS),
        "coins, at most 15", "income", "cards in hand", "hexes controlled", "influence tokens", "own units", "mercenaries", "units in reserve",
        "discs left, at most 12", "forts", "castles", "controls the holy site", "controls the crossing", "settlements controlled",
        "Sultan: there is a city", "Sultan: settlements", "Sultan: sales", "acts now", "actions left",
    ],
}  # fmt: skip
"""By game: what is said of each seat, in order."""


def names(table: Table) -> list[str]:
    """The name of every number of an observation, in order."""
    seats = ["own"] + [f"{left} to the left" for left in range(1, table.players)]
    said = [name for quantity in QUANTITIES[table.game] for name in (quantity, f"{quantity}, by the share of the game that is left")]
    return [f"{seat}: {name}" for seat in seats for name in said]


def main() -> int:
    """The command."""
    for game in games():
        print(f"## {game.name()} (`{game.id}`)\n\n| numbers | quantity |\n| --- | --- |")
        for place, quantity in enumerate(QUANTITIES[game.id]):
            print(f"| {2 * place}, {2 * place + 1} | {quantity} |")
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
