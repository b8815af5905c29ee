"""How learning went, kept as CSV and drawn: ``python -m crownlands.curve first.csv second.csv --out chart.svg``."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from .benchmark import interval

__all__ = ["Curve", "draw", "read"]

HEAD = ["update", "decisions", "seconds", "share", "low", "high", "games"]
COLOURS = ["#8a5a00", "#1f5f8b", "#2e7d32", "#7b1fa2", "#b71c1c", "#37474f"]
#: The part of the drawing in which curves lie: from left to right, from top to bottom.
LEFT, RIGHT, TOP, BOTTOM = 60, 600, 50, 310


class Curve:
    """A file with a line for every trial; without a path nothing is kept."""

    def __init__(self, path: str | None) -> None:
        self.path = Path(path) if path else None
        if self.path:
            self.path.write_text(",".join(HEAD) + "\n")

    def add(self, update: int, decisions: int, seconds: float, share: float, games: int) -> None:
        """After so many updates, decisions and seconds it had this part of the victory in so many games."""
        low, high = interval(share, games)
        if self.path:
            with self.path.open("a") as file:
                file.write(f"{update},{decisions},{seconds:.1f},{share:.4f},{low:.4f},{high:.4f},{games}\n")


def read(path: str | Path) -> list[dict[str, float]]:
    """The trials that are kept in a file."""
    with open(path, newline="") as file:
        return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]


def _stride(most: float) -> int:
    """How far apart round numbers stand, so that there are at most five steps up to this."""
    size = 10 ** max(0, len(str(int(most))) - 2)
    return next(step for step in (size, 2 * size, 5 * size, 10 * size, 20 * size) if most <= 5 * step)


def draw(title: str, curves: Sequence[tuple[str, Sequence[dict[str, float]]]], fair: float = 0.5) -> str:
    """Shares of the victory by decisions, each with its 95 % interval as a band, and what a player like all others would have."""
    most = max((row["decisions"] for _, rows in curves for row in rows), default=1.0)

    def spot(decisions: float, share: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * decisions / most:.1f},{BOTTOM - (BOTTOM - TOP) * share:.1f}"

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" font-family="sans-serif" font-size="13">',
        f'<rect width="640" height="360" fill="#fff"/><text x="20" y="24" font-size="15">{escape(title)}</text>',
    ]
    for tenths in range(0, 11, 2):
        height = BOTTOM - (BOTTOM - TOP) * tenths / 10
        lines.append(f'<path d="M{LEFT} {height:.1f}H{RIGHT}" stroke="#ddd"/><text x="20" y="{height + 4:.1f}">{10 * tenths} %</text>')
    for decisions in range(0, int(most) + 1, _stride(most)):
        across = spot(decisions, 0).partition(",")[0]
        lines.append(f'<text x="{across}" y="330" text-anchor="middle">{decisions:,}</text>')
    lines.append('<text x="330" y="350" text-anchor="middle">decisions played</text>')
    height = BOTTOM - (BOTTOM - TOP) * fair
    lines.append(f'<path d="M{LEFT} {height:.1f}H{RIGHT}" stroke="#37474f" stroke-dasharray="4 4"/>')
    for place, (name, rows) in enumerate(curves):
        colour = COLOURS[place % len(COLOURS)]
        band = [spot(row["decisions"], row["high"]) for row in rows] + [spot(row["decisions"], row["low"]) for row in reversed(rows)]
        lines.append(f'<polygon points="{" ".join(band)}" fill="{colour}" fill-opacity="0.12"/>')
        way = " ".join(spot(row["decisions"], row["share"]) for row in rows)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="330" y="{BOTTOM - 14 - 18 * (len(curves) - 1 - place)}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m crownlands.curve", description="Draws how learning went.")
    parser.add_argument("files", nargs="+", help="what was kept with --curve; NAME=FILE gives it a name")
    parser.add_argument("--title", default="Part of the victory against greedy")
    parser.add_argument("--fair", type=float, default=0.5, help="what a player like all others would have (default 0.5)")
    parser.add_argument("--out", default="curve.svg")
    chosen = parser.parse_args(arguments)
    curves = []
    for each in chosen.files:
        name, named, file = each.rpartition("=")
        curves.append((name if named else Path(file).stem, read(file)))
    Path(chosen.out).write_text(draw(chosen.title, curves, chosen.fair))
    return 0


if __name__ == "__main__":
    sys.exit(main())
