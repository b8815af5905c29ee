#!/usr/bin/env python3
"""A first bot for any Crownlands game: it likes some things better than others, and takes any of those it likes best.

Run it in the arena:
    crownlands arena two-heirs --bots "program:python3 examples/first_bot.py" --bots random --games 40
It throws its dice from the seed it is told, so the same match is played the same again; with a seed behind its name (first_bot.py 7) it answers the
same question alike every time.
The protocol is told in docs/bot-protocol.md.
"""
import json
import random
import sys

# What a sensible beginner likes to do, by the first word of the offer: what is liked best stands first, what stands between two signs ">" is
# liked equally, and whatever is not named stands at "*".
LIKES = {
    "two-heirs": "build > take > destroy > call > move > extend > * > withdraw > discard > spare > end",
    "brian-boru": "*",
    "northgard": "raise > build > learn > pick > recruit > settle > explore > play > do > * > wait trade > remove > allow > pass > end",
    "crescent-moon": "build > * > pass stop card collect hire assault from palace intrigue piece decline > buy accept",
}


def rank(game, offer):
    """How far down the list an offer stands."""
    groups = [group.split() for group in LIKES.get(game, "*").split(">")]
    word = offer.split(" ", 1)[0]
    return next((place for place, group in enumerate(groups) if word in group), next(place for place, group in enumerate(groups) if "*" in group))


def high_king(view, offer):
    """Brian Boru, where it is not the word that counts: lead low and follow high, win towns where you have some, and send discs where you have none."""
    word, _, what = offer.partition(" ")
    if word in ("lead", "buy"):
        return int(what)
    if word == "follow":
        return -int(what)
    if word == "princess":
        return ["spurn", "trade", "military"].index(what)
    if what == "no":
        return 9
    if word in ("town", "place", "expand", "free", "monastery", "marriage-town", "track-town"):
        own = sum(town[0] == what[0] for town in view["players"][view["viewer"]["seat"]]["towns"])
        return -own if word == "town" else own
    return 0


def choose(game, view, offers, dice):
    """The place of one of the offers that are liked best."""
    liked = [high_king(view, offer) if game == "brian-boru" else rank(game, offer) for offer in offers]
    return dice.choice([place for place, how in enumerate(liked) if how == min(liked)])


def main():
    print('{"protocol":2}', flush=True)
    game, shares, seed, own = "", [], " ".join(sys.argv[1:]), random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            game, own = told["game"], random.Random(told.get("seed"))
        elif told["type"] == "decide":
            dice = random.Random(f"{seed} {told['view']}") if seed else own
            print(json.dumps({"index": choose(game, told["view"], told["offers"], dice)}), flush=True)
        elif told["type"] == "end":
            shares.append(told["share"])
        elif told["type"] == "bye":
            print(f"{len(shares)} games, {sum(shares):g} won", file=sys.stderr)
            return


if __name__ == "__main__":
    main()
