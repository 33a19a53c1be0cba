"""Usage: python train.py --data DATA --start START.npz --teacher U2NETP.onnx --out OUT --seconds 400
Writes OUT/weights-*.npz, what it reaches on drawings put aside beside u2netp, and a sheet of validation photos."""

import argparse
import copy
import hashlib
import json
import math
import pathlib
import time

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

import pictures
from graph import Graph
from network import CutOut

LEARN, LEARN_TRUNK = 2e-3, 3e-4
# Height and width of what is shown while learning.
SHAPES = ((320, 256), (288, 224), (256, 256), (320, 224), (256, 320))
SHOWN = ((288, 224), (320, 256))
# When the photos are labelled anew, by u2netp and by what has been learnt together.
AGAIN = (0.45, 0.7)


def started(file: str) -> CutOut:
    network, kept = CutOut(), np.load(file)
    weights = {}
    for name in kept.files:
        if name.endswith(":q"):
            plain = name.removesuffix(":q")
            scale = kept[f"{plain}:scale"].astype(np.float32)
            weights[plain] = torch.from_numpy(kept[name].astype(np.float32) * scale[:, None, None, None])
        elif not name.endswith(":scale"):
            weights[name] = torch.from_numpy(kept[name].astype(np.float32))
    missing = network.load_state_dict(weights, strict=False)
    assert not missing.unexpected_keys, missing.unexpected_keys
    return network


def loss_of(answers: list[torch.Tensor], mask: torch.Tensor, sure: torch.Tensor) -> torch.Tensor:
    total = 0.0
    edge = F.max_pool2d(mask, 7, 1, 3) + F.max_pool2d(-mask, 7, 1, 3)
    sure = sure * (1 + 2 * edge)
    for n, logits in enumerate(answers):
        size = logits.shape[2:]
        truth, care = (mask, sure) if n == 0 else (F.interpolate(x, size=size, mode="area") for x in (mask, sure))
        logits = logits.float()
        chance = torch.sigmoid(logits)
        both = (chance * truth * care).sum((1, 2, 3))
        either = ((chance + truth - chance * truth) * care).sum((1, 2, 3))
        cross = (F.binary_cross_entropy_with_logits(logits, truth, reduction="none") * care).mean()
        total = total + (cross + 0.6 * (1 - (both + 1) / (either + 1)).mean()) * (1.0 if n == 0 else 0.2)
    return total


def kept_mean(kept: CutOut, network: CutOut, steps: int) -> None:
    share = min(0.998, steps / (steps + 20))
    with torch.no_grad():
        for mine, its in zip(kept.state_dict().values(), network.state_dict().values()):
            if mine.dtype.is_floating_point:
                mine.lerp_(its, 1 - share)
            else:
                mine.copy_(its)


@torch.no_grad()
def cut(network: CutOut, rgb: torch.Tensor, shape: tuple[int, int], device: str, mirrored: bool = False) -> torch.Tensor:
    """One byte a pixel, as large as the pictures are."""
    found = []
    for some in rgb.split(64):
        shown = F.interpolate(some.to(device).float(), size=shape, mode="bilinear", align_corners=False)
        said = torch.sigmoid(network(shown)[0].float())
        if mirrored:
            said = (said + torch.sigmoid(network(shown.flip(3))[0].float()).flip(3)) / 2
        found.append((F.interpolate(said, size=rgb.shape[2:], mode="bilinear", align_corners=False) * 255).byte())
    return torch.cat(found)


def overlaps(masks: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    a, b = masks > 127, truth.to(masks.device) > 127
    return (a & b).sum((1, 2, 3)).float() / (a | b).sum((1, 2, 3)).clamp(min=1)


def label_again(data: pictures.Data, network: CutOut, first: torch.Tensor) -> None:
    """Both together where they see the same thing; where they do not, u2netp alone, and hardly believed."""
    mine = cut(network, data.photos, SHOWN[1], data.device, True)
    alike = overlaps(mine, first)
    mean = (mine.float() * 0.6 + first.float() * 0.4).byte()
    data.masks = torch.where((alike > 0.8).view(-1, 1, 1, 1), mean, first)
    data.doubt = pictures.unclear(data.masks) + (alike < 0.7).float()
    print(f"labelled anew: {(alike > 0.8).float().mean():.3f} alike, median {alike.median():.3f}", flush=True)


def train(network: CutOut, data: pictures.Data, seconds: float, batch: int) -> tuple[CutOut, int]:
    network = network.to(data.device, memory_format=torch.channels_last).train()
    kept, first = copy.deepcopy(network).eval(), data.masks
    trunk = network.trunk()
    known = {id(one) for one in trunk}
    rest = [one for one in network.parameters() if id(one) not in known]
    optimiser = torch.optim.AdamW([{"params": rest, "most": LEARN}, {"params": trunk, "most": LEARN_TRUNK}], LEARN, weight_decay=5e-3)
    began, steps, again = time.time(), 0, list(AGAIN)
    while (gone := (time.time() - began) / seconds) < 1:
        if again and gone > again[0]:
            again.pop(0)
            label_again(data, kept, first)
        share = min(1, (steps + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * gone)) + 0.003
        for group in optimiser.param_groups:
            group["lr"] = group["most"] * share
        rgb, mask, sure = data.batch(SHAPES[steps % len(SHAPES)], batch)
        with torch.autocast(data.device, torch.bfloat16):
            answers = network(rgb.contiguous(memory_format=torch.channels_last))
        loss = loss_of(answers, mask, sure)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        steps += 1
        kept_mean(kept, network, steps)
        if steps % 200 == 0 or steps < 4:
            print(f"{steps} steps, {gone:.2f}, loss {loss.item():.4f}", flush=True)
    return kept, steps


def told(masks: torch.Tensor, truth: torch.Tensor) -> list[float]:
    """Mean, the worst twentieth, and how many reach .95."""
    found = overlaps(masks, truth)
    return [round(x, 4) for x in (found.mean().item(), found.quantile(0.05).item(), (found >= 0.95).float().mean().item())]


def elsewhere(alone: torch.Tensor, photos: torch.Tensor, masks: torch.Tensor, device: str) -> tuple[torch.Tensor, torch.Tensor]:
    """Drawings put aside on the grounds of photos put aside, always the same."""
    torch.manual_seed(7)
    data = pictures.Data(alone[:, :3], alone, photos, masks, device)
    parts = [data.placed(some.to(device).float(), (pictures.HIGH, pictures.WIDE)) for some in alone.split(64)]
    return torch.cat([rgb for rgb, _, _ in parts]).clamp(0, 255).byte(), (torch.cat([alpha for _, alpha, _ in parts]) * 255).byte()


def sheet(rgb: torch.Tensor, theirs: torch.Tensor, ours: torch.Tensor) -> Image.Image:
    """Photo, what u2netp cuts, what this network cuts; five in a row."""
    high, wide = 200, 150
    page = Image.new("RGB", (5 * 3 * wide, math.ceil(len(rgb) / 5) * high), "white")
    green = np.array([70, 200, 90])
    for n in range(len(rgb)):
        one = rgb[n].permute(1, 2, 0).cpu().numpy()
        cuts = [one, *(np.where(m[n, 0].cpu().numpy()[:, :, None] > 127, one, green).astype(np.uint8) for m in (theirs, ours))]
        for i, each in enumerate(cuts):
            page.paste(Image.fromarray(each).resize((wide, high)), (((n % 5) * 3 + i) * wide, n // 5 * high))
    return page


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("data", "start", "teacher", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--few", type=int, default=0, help="only so many of each sort, to try the script")
    given = parser.parse_args()
    out, device = pathlib.Path(given.out), "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    began = time.time()
    pack = pictures.Pack(pathlib.Path(given.data))
    few = slice(given.few or None)
    whole, whole_aside = (pack.some("drawing", aside)[1][few] for aside in (False, True))
    alone, alone_aside = (pack.some("alone", aside)[1][few] for aside in (False, True))
    photos = pack.some("photo", False)[1][few]
    names, unseen = pack.some("photo", True)
    mixed = sorted(range(len(names)), key=lambda n: hashlib.md5(names[n].encode()).hexdigest())
    unseen = unseen[mixed][few]
    print(f"{len(whole)} + {len(whole_aside)} drawings, {len(photos)} + {len(unseen)} photos, {time.time() - began:.0f} s", flush=True)
    teacher = Graph(given.teacher, device)
    masks, theirs = pictures.outlines(teacher, photos, device), pictures.outlines(teacher, unseen, device)
    print(f"outlines after {time.time() - began:.0f} s", flush=True)
    data = pictures.Data(whole, alone, photos, masks, device)
    print(f"{len(data.grounds)} grounds, {len(data.pieces)} pieces, {len(data.usable)} photos to learn from", flush=True)
    network, steps = train(started(given.start), data, given.seconds, given.batch)
    save(network, out)
    strange, truth = elsewhere(alone_aside, unseen, theirs, device)
    single = lambda rgb: torch.cat([pictures.asked(teacher, some.to(device).float(), (272, 208), False) for some in rgb.split(48)]) * 255
    figures = {"steps": steps, "drawings, u2netp": told(single(whole_aside), alone_aside[:, 3:]), "elsewhere, u2netp": told(single(strange), truth)}
    for shape in SHOWN:
        mine = cut(network, unseen, shape, device)
        figures[f"{shape[1]}x{shape[0]}"] = {
            "drawings": told(cut(network, whole_aside, shape, device), alone_aside[:, 3:]),
            "elsewhere": told(cut(network, strange, shape, device), truth),
            "photos, as u2netp": told(mine, theirs),
        }
    (out / "figures.json").write_text(json.dumps(figures, indent=1))
    print(json.dumps(figures, indent=1), flush=True)
    sheet(unseen[:60], theirs[:60], mine[:60]).save(out / "photos.jpg", quality=80)
    sheet(strange[:60], single(strange[:60]), cut(network, strange[:60], SHOWN[0], device)).save(out / "drawings.jpg", quality=80)


def save(network: CutOut, out: pathlib.Path) -> None:
    """In two files of at most 16 MB; batch normalisation is folded in by export.py."""
    weights = {name: one.float().cpu().numpy() for name, one in network.state_dict().items() if not name.endswith("num_batches_tracked")}
    small = {name: one.astype(np.float16) if one.ndim == 4 else one for name, one in weights.items()}
    names = list(small)
    late = [name for name in names if name.startswith("blocks.4")]
    np.savez(out / "weights-late.npz", **{name: small[name] for name in late})
    np.savez(out / "weights-rest.npz", **{name: small[name] for name in names if name not in late})


if __name__ == "__main__":
    main()
