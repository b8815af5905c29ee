"""Trains the net of one game from samples of `crownlands selfplay`.

    python3 training/train.py two-heirs --samples samples/two-heirs --out nets/two-heirs

Four models are trained, two linear ones and two with a small hidden layer beside them, one of each held tighter than the other; all begin
as the hand-written judgement. With --begin two more begin as an older net. The best of them on games it has not seen is written as OUT.safetensors,
with a file of fixed positions for the tests (OUT.check.safetensors), the figures (OUT.json) and the curves (OUT.svg).
"""

import argparse
import glob
import json
import time

import numpy as np
import torch

import tensors

HIDDEN = 14
WIDTH = 2 + HIDDEN
# The features begin with a constant and the hand-written judgement; each is said twice, as it is and by the share of the game left.
HAND = 2
# Points are learnt in units of so many.
POINTS = 20.0


RESTS = ["nothing", "part", "whole"]


def load(folders, most, rest):
    """The samples of the folders, file by file, in which so much had come to rest."""
    parts, facts, first = {"features": [], "results": [], "points": [], "games": []}, None, 0
    for folder in folders:
        for path in sorted(glob.glob(f"{folder}/samples-*.safetensors")):
            found, said = tensors.read(path)
            if found["games"].size == 0:
                continue
            assert facts in (None, said), f"{path} was made for something else"
            facts = said
            kept = found["rests"] >= rest if rest > 0 else slice(None)
            for name in parts:
                values = found[name][kept]
                parts[name].append(values.astype("i8") + first if name == "games" else values)
        first += 10_000_000
        if sum(len(part) for part in parts["games"]) > most:
            break
    assert facts, "there are no samples"
    return {name: np.concatenate(part) for name, part in parts.items()}, facts


class Model(torch.nn.Module):
    """Chance and points of a seat: linear in its features, with a hidden layer beside it if wanted."""

    def __init__(self, count, hidden, generator):
        super().__init__()
        rows = torch.zeros(count, WIDTH)
        rows[HAND, 0] = 1.0
        if hidden:
            rows[:, 2:] = torch.randn(count, HIDDEN, generator=generator) / count**0.5
        self.rows = torch.nn.Parameter(rows)
        self.outs = torch.nn.Parameter(torch.zeros(2, HIDDEN) + (0.01 * torch.randn(2, HIDDEN, generator=generator) if hidden else 0.0))
        self.hidden = hidden

    @staticmethod
    def of(known):
        """The model with these numbers."""
        model = Model(len(known["rows"]), True, torch.Generator())
        model.load_state_dict(known)
        return model

    def forward(self, features):
        if not self.hidden:
            return features @ self.rows[:, :2]
        sums = features @ self.rows
        return sums[..., :2] + torch.relu(sums[..., 2:]) @ self.outs.T


def losses(said, results, points):
    """How badly the winner and the points were foretold."""
    chances = torch.log_softmax(said[..., 0], dim=1)
    return -(results * chances).sum(1).mean(), torch.nn.functional.smooth_l1_loss(said[..., 1], points / POINTS)


def train(data, unseen, hidden, decay, epochs, seed, begin=None):
    """One model, as good on unseen games as it ever was."""
    features, results, points = data
    device = features.device
    generator = torch.Generator().manual_seed(seed)
    model = Model(features.shape[2], hidden, generator)
    if begin is not None:
        model.load_state_dict(begin)
    model = model.to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=2e-3 if begin is None else 5e-4, weight_decay=decay)
    batch = 4096
    steps = max(1, len(features) // batch)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs * steps)
    best, kept, curve = float("inf"), None, []
    for epoch in range(epochs):
        order = torch.randperm(len(features), generator=generator).to(device)
        total = 0.0
        for step in range(steps):
            rows = order[step * batch : (step + 1) * batch]
            win, score = losses(model(features[rows]), results[rows], points[rows])
            optimiser.zero_grad()
            (win + 0.3 * score).backward()
            optimiser.step()
            schedule.step()
            total += win.item()
        with torch.no_grad():
            win, score = losses(model(unseen[0]), unseen[1], unseen[2])
        curve.append([total / steps, win.item(), score.item()])
        if win.item() < best:
            best, kept = win.item(), {name: value.detach().clone() for name, value in model.state_dict().items()}
    model.load_state_dict(kept)
    return model, best, curve


def older(path, scale, known):
    """The model that an older net is, if its features are the first ones of these."""
    found, _ = tensors.read(path)
    rows, outs = np.zeros((len(scale), WIDTH), "f4"), found["outs"][:, 2:].copy()
    rows[: len(found["rows"])] = found["rows"]
    rows *= (scale * known)[:, None]
    rows[:, 1] /= POINTS
    outs[1] /= POINTS
    return {"rows": torch.from_numpy(rows), "outs": torch.from_numpy(outs)}


def by_hand(unseen):
    """How well the hand-written judgement foretells the winner, at the best sharpness."""
    hand, results = unseen[0][..., HAND], unseen[1]
    sharpness = torch.arange(0.1, 4.0, 0.05, device=hand.device)
    found = [-(results * torch.log_softmax(hand * sharp, dim=1)).sum(1).mean().item() for sharp in sharpness]
    return min(found)


def draw(path, title, curves):
    """The losses on unseen games, epoch by epoch, as a plain drawing."""
    every = [value for curve in curves.values() for value in curve]
    low, high = min(every), max(every)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" font-family="sans-serif" font-size="13">']
    lines.append(f'<rect width="640" height="360" fill="#fff"/><text x="20" y="24" font-size="15">{title}</text>')
    colours = ["#8a5a00", "#1f5f8b", "#2e7d32", "#7b1fa2", "#b71c1c", "#37474f"]
    for place, (name, curve) in enumerate(curves.items()):
        across = lambda at: 60 + 540 * at / max(1, len(curve) - 1)
        down = lambda value: 320 - 260 * (value - low) / max(1e-9, high - low)
        points = " ".join(f"{across(at):.1f},{down(value):.1f}" for at, value in enumerate(curve))
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colours[place % 6]}" stroke-width="2"/>')
        lines.append(f'<text x="430" y="{44 + 18 * place}" fill="{colours[place % 6]}">{name}: {min(curve):.4f}</text>')
    lines.append(f'<text x="10" y="66">{high:.3f}</text><text x="10" y="324">{low:.3f}</text><text x="60" y="345">epoch 1</text></svg>')
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--samples", nargs="+", required=True, help="folders of samples, the newest first")
    parser.add_argument("--out", required=True, help="the net, without its ending")
    parser.add_argument("--players", help="the numbers of players it is made for, as in 3,4; those of the samples if not said")
    parser.add_argument("--playout", type=int, default=0, help="decisions of a playout before the net judges")
    parser.add_argument("--rest", choices=RESTS, default="nothing", help="what must have come to rest before it judges; it learns from such positions alone")
    parser.add_argument("--looks", type=int, help="offers that a player of a playout tries; as the game plans it if not said")
    parser.add_argument("--guides", choices=["nothing", "tree", "playouts"], default="nothing", help="what the net says beside what leaves are worth")
    parser.add_argument("--begin", help="an older net to begin with; features may have been added at the end since")
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--most", type=int, default=1_500_000, help="samples at most")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.time()
    found, facts = load(args.samples, args.most, RESTS.index(args.rest))
    assert facts["game"] == args.game, f"these are samples of {facts['game']}"
    device = "cuda" if torch.cuda.is_available() else "cpu"
    scale = np.maximum(found["features"].reshape(-1, found["features"].shape[2]).std(0), 0.0)
    known = scale > 1e-6
    known[:2] = True
    scale = np.where(known, np.maximum(scale, 1e-2), 1.0).astype("f4")
    scale[:2], scale[HAND] = 1.0, 1.0
    features = torch.from_numpy(found["features"] / scale * known).to(device)
    results, points = (torch.from_numpy(found[name]).to(device) for name in ("results", "points"))
    games = found["games"]
    held = torch.from_numpy((games * 2654435761 >> 7) % 7 == 0).to(device)
    seen = [values[~held] for values in (features, results, points)]
    unseen = [values[held] for values in (features, results, points)]
    figures = {"samples": len(games), "games": len(np.unique(games)), "hand": by_hand(unseen), "models": {}}
    models, curves = {}, {}
    plans = [("linear", False, 0.01, None), ("linear, held tighter", False, 0.1, None), ("hidden", True, 0.1, None), ("hidden, held tighter", True, 1.0, None)]
    if args.begin:
        begin = older(args.begin, scale, known)
        figures["older"] = losses(Model.of(begin).to(device)(unseen[0]), unseen[1], unseen[2])[0].item()
        plans += [("older net", True, 0.01, begin), ("older net, held tighter", True, 0.1, begin)]
    for name, hidden, decay, begin in plans:
        model, best, curve = train(seen, unseen, hidden, decay, args.epochs, args.seed, begin)
        models[name], figures["models"][name] = model, best
        curves[name] = [row[1] for row in curve]
    chosen = min(figures["models"], key=figures["models"].get)
    figures["chosen"], figures["seconds"] = chosen, round(time.time() - began, 1)
    model = models[chosen]
    rows = model.rows.detach().cpu().numpy() * known[:, None] / scale[:, None]
    outs = np.concatenate([np.zeros((2, 2), "f4"), model.outs.detach().cpu().numpy()], 1)
    rows[:, 1] *= POINTS
    outs[1] *= POINTS
    if not model.hidden:
        rows[:, 2:], outs[:] = 0.0, 0.0
    made_for = {**facts, "players": args.players or facts["players"], "playout": str(args.playout), "rest": args.rest, "guides": args.guides}
    if args.looks is not None:
        made_for["looks"] = str(args.looks)
    tensors.write(f"{args.out}.safetensors", {"rows": rows, "outs": outs}, made_for)
    few = np.sort(np.random.default_rng(args.seed).choice(np.flatnonzero(held.cpu().numpy()), 6, replace=False))
    with torch.no_grad():
        said = model(features[few])
    check = {
        "features": found["features"][few],
        "chances": torch.softmax(said[..., 0], dim=1).cpu().numpy(),
        "points": said[..., 1].cpu().numpy() * POINTS,
    }
    tensors.write(f"{args.out}.check.safetensors", check, {"game": args.game})
    with open(f"{args.out}.json", "w") as file:
        json.dump(figures, file, indent=1)
    draw(f"{args.out}.svg", f"{args.game}: how badly the winner of unseen games is foretold (by hand {figures['hand']:.4f})", curves)
    print(args.game, json.dumps(figures))


if __name__ == "__main__":
    main()
