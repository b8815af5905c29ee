"""What is wrong, in a sentence; where a rule of the game speaks, with its clause."""

from __future__ import annotations


class CrownlandsError(ValueError):
    """Anything that was asked for and cannot be done."""


class Refused(CrownlandsError):
    """The rules forbid it, or it is not offered now. Nothing has changed.

    ``clause`` is the rule that forbids it, such as ``BB-4.3``; :meth:`crownlands.Game.clause` says what it says. It is ``None``
    where a number stands for nothing that is offered.
    """

    def __init__(self, text: str, clause: str | None = None) -> None:
        super().__init__(text)
        self.clause = clause

    def __reduce__(self):
        return type(self), (*self.args, self.clause)


class Unreadable(CrownlandsError):
    """Something that was handed in cannot be understood: a name, a file, a number. ``line`` is the line of the file, from 1, where it is known."""

    def __init__(self, text: str, line: str | int | None = None) -> None:
        super().__init__(text)
        self.line = None if line is None else int(line)

    def __reduce__(self):
        return type(self), (*self.args, self.line)
