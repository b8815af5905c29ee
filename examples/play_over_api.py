#!/usr/bin/env python3
"""A client of a Crownlands server: it opens a table, takes a seat over the API and plays until the game is over.

    export CROWNLANDS_TOKEN=crownlands_…                     made at /me/tokens of the server, good for seeing and playing
    python3 examples/play_over_api.py two-heirs              one game against bots
    python3 examples/play_over_api.py --all                  one of every game
    python3 examples/play_over_api.py northgard --program "python3 examples/first_bot.py"    a program of docs/bot-protocol.md plays

It needs nothing but Python. What can be asked for stands at /api of every server, and in its document /api/openapi.json.
"""
import argparse
import json
import os
import random
import shlex
import subprocess
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """What the server did not do, with its reason."""

    def __init__(self, status, told):
        super().__init__(f"{status}: {told.get('says', told)}")
        self.status, self.told = status, told


class Server:
    """The API of a server, for whoever the token belongs to."""

    def __init__(self, address, token):
        self.base, self.token = address.rstrip("/") + "/api/v1", token

    def request(self, method, path, body=None, wait=60):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json", "Accept-Language": "en"}
        return urllib.request.urlopen(urllib.request.Request(self.base + path, data, headers, method=method), timeout=wait)

    def ask(self, method, path, body=None):
        """An answer as data. A server that has too much to do is asked again when it says so."""
        while True:
            try:
                with self.request(method, path, body) as answer:
                    text = answer.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                told = json.loads(error.read() or b"{}")
                if error.code in (429, 503):
                    time.sleep(told.get("wait", 1))
                    continue
                raise Refused(error.code, told) from None

    def lines(self, path):
        """What a stream says: the data of each of its events, until the connection ends."""
        with self.request("GET", path, wait=120) as stream:
            kind = ""
            for raw in stream:
                name, _, value = raw.decode().rstrip("\n").partition(": ")
                if name == "event":
                    kind = value
                elif name == "data" and kind != "alive":
                    yield json.loads(value)


class Chooser:
    """Takes any offer."""

    def tell(self, line):
        pass

    def choose(self, question):
        return {"index": random.randrange(len(question["offers"]))}


class Program(Chooser):
    """A program that speaks the bot protocol over its standard input and output."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, line):
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def choose(self, question):
        self.tell(question)
        while True:
            answer = json.loads(self.process.stdout.readline())
            if "protocol" not in answer:
                return answer


def play(server, game, chooser, players=None):
    """One game against bots; returns its last line, with places and scores."""
    new = {"game": game, "speed": "instant", "seats": {"a": "here"}}
    if players:
        new["players"] = players
    table = server.ask("POST", "/tables", new)["table"]
    print(f"{game}: table {table}", flush=True)
    decisions = 0
    while True:
        # A stream that ends is opened again; what is to be decided is then asked again.
        for line in server.lines("/play"):
            if line.get("table") != table:
                continue
            if line["type"] == "hello":
                chooser.tell(line)
            elif line["type"] == "decide":
                answer = chooser.choose(line)
                answer.update(seat=line["seat"], version=line["version"])
                try:
                    server.ask("POST", f"/tables/{table}/decide", answer)
                    decisions += 1
                except Refused as refused:
                    # Somebody was faster, or this was answered before the stream broke: the next question tells.
                    if refused.status != 409:
                        raise
            elif line["type"] == "end":
                chooser.tell(line)
                print(f"{game}: over after {decisions} decisions, places {line.get('places')}, scores {line.get('scores')}", flush=True)
                return line


def main():
    about = argparse.ArgumentParser(description="Plays a whole game over the API of a Crownlands server.")
    about.add_argument("game", nargs="?", help="such as two-heirs")
    about.add_argument("--all", action="store_true", help="one of every game of the server")
    about.add_argument("--server", default="http://127.0.0.1:8080", help="the address of the server")
    about.add_argument("--program", help="a command that speaks the bot protocol")
    given = about.parse_args()
    token = os.environ.get("CROWNLANDS_TOKEN")
    if not token or not (given.game or given.all):
        about.error("name a game, or --all, and put a personal token into CROWNLANDS_TOKEN")
    server = Server(given.server, token)
    known = [game["id"] for game in server.ask("GET", "/games")["games"]]
    for game in known if given.all else [given.game]:
        play(server, game, Program(given.program) if given.program else Chooser())


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
