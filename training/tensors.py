"""Reads and writes safetensors files with numpy alone: a length, a header in JSON, then plain numbers."""

import json
import struct

import numpy as np


def read(path):
    """The tensors of a file by name, and what it says of itself."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        body = file.read()
    facts = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        assert entry["dtype"] == "F32", f"{path}: {name} is {entry['dtype']}"
        start, end = entry["data_offsets"]
        tensors[name] = np.frombuffer(body[start:end], "<f4").reshape(entry["shape"])
    return tensors, facts


def write(path, tensors, facts):
    """Writes tensors of 32-bit numbers; the same ones always make the same file."""
    header, body = {"__metadata__": dict(sorted(facts.items()))}, b""
    for name, values in sorted(tensors.items()):
        raw = np.ascontiguousarray(values, "<f4").tobytes()
        header[name] = {"dtype": "F32", "shape": list(values.shape), "data_offsets": [len(body), len(body) + len(raw)]}
        body += raw
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + body)
