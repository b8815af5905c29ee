"""The notebooks run from top to bottom."""

import ast
import json
import os
from pathlib import Path

import pytest

FOLDER = Path(os.environ.get("CROWNLANDS_NOTEBOOKS", Path(__file__).parents[2] / "examples" / "notebooks"))
BOOKS = sorted(FOLDER.glob("*.ipynb"))


def show(value):
    """What a notebook would do with the value of a cell."""
    drawn = getattr(value, "_repr_svg_", None)
    assert drawn().startswith("<svg") if drawn else repr(value)


@pytest.mark.parametrize("book", BOOKS, ids=[book.stem for book in BOOKS])
def test_a_notebook_runs(book):
    names = {"__name__": "__main__"}
    for cell in json.loads(book.read_text())["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "outputs are not kept"
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, book.name, "exec"), names)
        if last is not None:
            show(eval(compile(ast.Expression(last.value), book.name, "eval"), names))


def test_there_are_notebooks():
    assert len(BOOKS) >= 7
