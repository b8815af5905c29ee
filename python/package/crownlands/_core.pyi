"""The compiled part; everything in it is a name of ``crownlands``."""

from typing import Any, Literal, TypedDict, final

import numpy as np
from numpy.typing import NDArray

from .outcome import Outcome

__all__ = ["ACTION_NUMBERS", "Batch", "Game", "Record", "Scenario", "State", "Table", "__version__", "action_number", "game", "games"]

__version__: str
ACTION_NUMBERS: int
"""How many stable numbers of actions there are."""

_Seat = int | str
"""A seat: its number from 0, clockwise, or its letter ``a``, ``b``, ``c`` …"""
_Lang = Literal["en", "cs", "pl"]

class _Score(TypedDict):
    rows: list[tuple[str, str, list[int | None]]]
    totals: list[int | None]

class _Chapter(TypedDict):
    number: str
    title: str
    clauses: dict[str, str]

def game(id: str) -> Game:
    """The game with this id: ``brian-boru``, ``two-heirs``, ``northgard`` or ``crescent-moon``."""

def games() -> list[Game]:
    """All games."""

def action_number(notation: str) -> int:
    """The stable number of an action written in the notation of its game: the same in every position."""

@final
class Game:
    """A game: what it is, its options, editions and rules. :meth:`open` sits down to play it."""

    @property
    def id(self) -> str: ...
    @property
    def players(self) -> list[int]:
        """The numbers of players it can be played with."""

    @property
    def usual_players(self) -> int: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def longest(self) -> int:
        """The most steps (acts and chance together) a game can take."""

    @property
    def editions(self) -> list[str]:
        """The ids of the editions that come with the game; the first is the default."""

    def name(self, lang: _Lang = "en") -> str: ...
    def options(self, lang: _Lang = "en") -> dict[str, dict[str, Any]]:
        """The options: for each its values (or range), default, clause and name."""

    def edition_text(self, id: str | None = None) -> str:
        """The text (TOML) of an edition that comes with the game."""

    def check_edition(self, text: str) -> dict[str, Any]:
        """Reads an edition of one's own; raises :class:`Unreadable`, with the line, where it is not sound."""

    def rules(self, lang: _Lang = "en") -> list[_Chapter]:
        """The rules as told to players, chapter by chapter."""

    def clause(self, number: str, lang: _Lang = "en") -> str:
        """What a clause of the rules says."""

    def open(self, players: int | None = None, *, edition: str | None = None, **options: str | int | bool) -> Table:
        """Opens the rules. ``edition`` is the id of one that comes with the game, or the text of one of your own."""

@final
class Table:
    """A game opened for so many players, options and an edition. :meth:`begin` begins a game."""

    @staticmethod
    def from_setup(setup: str, rules_version: int | None = None) -> Table:
        """Opens a setup as records write it (JSON), under this version of the rules, or the newest."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def edition(self) -> tuple[str, str]:
        """Its id, and SHA-256 over its text."""

    @property
    def setup(self) -> dict[str, Any]: ...
    @property
    def rules_version(self) -> int:
        """The version of the rules it is played with; it is written beside the setup, not in it."""

    @property
    def feature_count(self) -> int:
        """How many numbers a learner is given for each seat."""

    @property
    def feature_version(self) -> int:
        """Raised whenever any feature means something else."""

    @property
    def observation_size(self) -> int:
        """``feature_count * players``."""

    @property
    def is_learnt(self) -> bool:
        """Whether searching bots judge here by what was learnt."""

    @property
    def state_bytes(self) -> int: ...
    def begin(self, seed: int | None = None) -> State:
        """A new game. With a seed it rolls its own dice; without, chance is an input: :meth:`State.roll`, :meth:`State.settle`."""

    def place(self, document: str, seed: int | None = None) -> State:
        """A game that begins in the position that a TOML document states under ``position``."""

    def play(self, bots: list[str], seed: int) -> tuple[State, int]:
        """Plays a game between bots; its last state, and how many decisions it took. The same seed plays the same."""

    def play_many(self, bots: list[str], seeds: list[int]) -> list[Outcome | None]:
        """Plays a game for each seed, on all cores."""

    def race(self, games: int, seed: int = 0) -> int:
        """Plays random games inside with nothing but the rules; how many decisions that took."""

    def batch(
        self,
        lanes: int,
        *,
        seed: int = 0,
        actions: Literal["places", "numbers"] = "places",
        width: int = 256,
        observe: bool = True,
        ahead: bool = False,
        bots: list[str | None] | None = None,
    ) -> Batch:
        """So many games that are stepped together, on all cores.

        ``actions``: whether an action is named by its place among the offers, or by its stable number. ``width``: how wide masks are; 0
        for none; masks of numbers have :data:`ACTION_NUMBERS`. ``observe``: whether observations are written. ``ahead``: whether what lies
        ahead of every offer is written, too. ``bots``: kinds by seat,
        ``None`` for those that are asked.
        """

@final
class State:
    """A game that is being played: what lies on the table, and how it came about."""

    @staticmethod
    def from_bytes(bytes: bytes) -> State:
        """Reads what :meth:`to_bytes` wrote, from anywhere: every step is taken again under the rules."""

    def to_bytes(self) -> bytes: ...
    @property
    def table(self) -> Table: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def pending(self) -> Literal["seats", "chance", "over"]: ...
    @property
    def deciding(self) -> list[int]:
        """The seats that must decide; several where the rules let them choose secretly at once."""

    @property
    def seat(self) -> int | None:
        """The first of them."""

    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def steps(self) -> list[str]: ...
    @property
    def hash(self) -> str:
        """The fingerprint of what lies on the table, as records write it: the same on every machine."""

    def offers(self, seat: _Seat | None = None) -> list[str]:
        """What the seat to decide (or this one) may do, in the notation of the game."""

    def count(self, seat: _Seat | None = None) -> int:
        """How many actions are offered."""

    def numbers(self, seat: _Seat | None = None) -> list[int]:
        """The stable numbers of what is offered, in the same order."""

    def labels(self, seat: _Seat | None = None, lang: _Lang = "en") -> list[tuple[str, str]]:
        """What is offered, each with its words for a person."""

    def act(self, action: int | str, seat: _Seat | None = None) -> None:
        """Lets a seat act: by the place of the offer, or in notation. Raises :class:`Refused` and changes nothing where it may not."""

    def tell(
        self, action: int | str, seat: _Seat | None = None, *, viewer: _Seat | None = None, lang: _Lang = "en"
    ) -> list[tuple[str, str]]:
        """Lets a seat act and says what happened, as a viewer hears it: clauses and sentences."""

    def why(self, action: str, seat: _Seat | None = None, lang: _Lang = "en") -> tuple[str, str] | None:
        """Why this may not be done now: the clause and a sentence; ``None`` if it may."""

    def roll(self, seed: int) -> str | None:
        """What chance would decide next with the dice of this seed."""

    def settle(self, chance: str) -> None:
        """Applies an outcome of chance, written in notation."""

    def advance(self, seed: int) -> int:
        """Lets chance decide until it is somebody's turn; how often it did."""

    def view(self, seat: _Seat | None = None) -> dict[str, Any]:
        """What a seat may know (nothing said: a spectator), as plain data."""

    def imagine(self, seat: _Seat | None = None, seed: int = 0) -> State:
        """A game that could be going on as far as a seat knows."""

    def observe(self, seat: _Seat | None = None, seed: int = 0) -> NDArray[np.float32]:
        """What a seat observes, as numbers: the learning features of a table it imagines, its own first."""

    def ahead(self, seat: _Seat | None = None, seed: int = 0) -> NDArray[np.float32]:
        """What a seat would observe after each of its offers: a row for each, with everybody's part of the victory behind, the own first,
        where an offer ends the game. For policies that weigh offers against one another."""

    def prompt(self, seat: _Seat | None = None, lang: _Lang = "en") -> str: ...
    def score(self, seat: _Seat | None = None, lang: _Lang = "en") -> _Score: ...
    def choose(self, bot: str, seat: _Seat | None = None, seed: int = 0) -> int:
        """What a bot does here: the place of the offer. ``random``, ``greedy``, ``easy``, ``fair``, ``strong``, ``expert``, ``search:2000``,
        ``search:500ms``, ``search-hand:2000``."""

    def think(self, budget: str, seat: _Seat | None = None, seed: int = 0) -> list[tuple[str, int, float]]:
        """What a searching bot thinks of every offer, best first: notation, visits, and the result expected from 0 to 1."""

    def position(self) -> dict[str, Any]:
        """The position in readable terms. It tells everything, secrets too."""

    def position_document(self) -> str:
        """The position as a TOML document that :meth:`Table.place` reads."""

    def facts(self) -> dict[str, Any]: ...
    def scenario(self, title: str = "A game") -> str: ...
    def record(self, names: list[str] | None = None) -> Record: ...
    def svg(self, seat: _Seat | None = None, lang: _Lang = "en") -> str: ...
    def text(self, seat: _Seat | None = None, lang: _Lang = "en") -> str: ...
    def _repr_svg_(self) -> str: ...
    def copy(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def __len__(self) -> int: ...

@final
class Record:
    """A game written down, from the setup to its last entry, that anybody can check."""

    @staticmethod
    def read(text: str) -> Record: ...
    def write(self) -> str: ...
    def verify(self) -> dict[str, Any]:
        """Proves it against the rules, and its chance against the seed; says what it proves."""

    def replay(self, steps: int | None = None) -> State: ...
    @property
    def game(self) -> str: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def __len__(self) -> int: ...

@final
class Scenario:
    """A position, steps, and what must be true of them."""

    @staticmethod
    def read(text: str) -> Scenario: ...
    def run(self) -> None:
        """Checks every expectation; raises :class:`Unreadable`, with the line, at the first that does not hold."""

    def state(self, seed: int | None = None) -> State: ...
    @property
    def title(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def clauses(self) -> list[str]: ...

@final
class Batch:
    """Many games that are stepped together. The arrays are made once and written to at every step; each game begins anew when it is over."""

    def reset(self) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None:
        """Takes one action in each lane. If any is not offered nothing is changed and :class:`Refused` is raised."""

    def wander(self, steps: int) -> int:
        """Takes so many steps with actions drawn at random inside; how many games have ended."""

    @property
    def seats(self) -> NDArray[np.int32]: ...
    @property
    def counts(self) -> NDArray[np.int32]: ...
    @property
    def masks(self) -> NDArray[np.uint8]: ...
    @property
    def observations(self) -> NDArray[np.float32]: ...
    @property
    def ahead(self) -> NDArray[np.float32]:
        """Lanes × places × (observation + players); empty unless ``ahead=True``."""

    @property
    def rewards(self) -> NDArray[np.float32]: ...
    @property
    def done(self) -> NDArray[np.uint8]: ...
    @property
    def scores(self) -> NDArray[np.int32]: ...
    def offers(self, lane: int) -> list[str]: ...
    def view(self, lane: int) -> dict[str, Any]: ...
    def hash(self, lane: int) -> str: ...
    def __len__(self) -> int: ...
