#!/usr/bin/env python3
"""A bot for any Crownlands game in thirty lines: it prefers offers whose first word is rare.

Run it in the arena:
    crownlands arena brian-boru --bots "program:python3 examples/first_bot.py" --bots random --games 20
The protocol is told in docs/bot-protocol.md.
"""
import json
import random
import sys
from collections import Counter


def choose(offers):
    words = Counter(offer.split(" ", 1)[0] for offer in offers)
    rarest = min(words.values())
    return random.choice([offer for offer in offers if words[offer.split(" ", 1)[0]] == rarest])


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            random.seed(told["game"])
        elif told["type"] == "decide":
            print(json.dumps({"act": choose(told["offers"])}), flush=True)
        elif told["type"] == "bye":
            return


if __name__ == "__main__":
    main()
