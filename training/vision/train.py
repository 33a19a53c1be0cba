"""Trains the network that names garments: first a teacher (the whole ResNet50), then the smaller one that we ship,
which learns from the photos and from the teacher. Writes OUT/student-*.npz (half precision, in parts) and OUT/log.txt.
Usage: python train.py --data FOLDER --out FOLDER [--teacher-seconds 80] [--student-seconds 140]
FOLDER holds photos/ (photos.ts), drawings.json (drawings.ts) and start.npz (start_weights.py). Run it in the root of
the repository; the drawings are read where they are."""

import argparse
import copy
import json
import math
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

from labels import CATEGORIES, CATEGORIES_OF_KIND, KINDS
from network import Network
from pictures import augmented, load_drawings, load_photos, on_backdrops, plain

PHOTOS_PER_STEP, DRAWINGS_PER_STEP = 96, 48
PART_BYTES = 15_000_000

arguments = argparse.ArgumentParser()
arguments.add_argument("--data", type=pathlib.Path, required=True)
arguments.add_argument("--out", type=pathlib.Path, required=True)
arguments.add_argument("--teacher-seconds", type=float, default=80)
arguments.add_argument("--student-seconds", type=float, default=140)
arguments.add_argument("--until", default="4f", help="the last block of the student")
arguments.add_argument("--small", action="store_true", help="a few steps, to see that it runs")
options = arguments.parse_args()
options.out.mkdir(parents=True, exist_ok=True)

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(7)
torch.backends.cudnn.benchmark = True
began = time.time()


def say(*words) -> None:
    line = f"{time.time() - began:6.1f}s " + " ".join(str(word) for word in words)
    print(line, flush=True)
    with open(options.out / "log.txt", "a") as log:
        log.write(line + "\n")


def start_from(network: Network, file: pathlib.Path) -> None:
    packed = np.load(file)
    state = {}
    for name in packed.files:
        if name.endswith(":q"):
            plain_name = name[:-2]
            scale = packed[f"{plain_name}:scale"][:, None, None, None]
            state[plain_name] = torch.from_numpy(packed[name].astype(np.float32) * scale)
        elif not name.endswith(":scale"):
            state[name] = torch.from_numpy(packed[name])
    mine = network.state_dict()
    network.load_state_dict({name: value for name, value in state.items() if name in mine}, strict=False)


class Average:
    """A running mean of the weights; it generalises better than the last step's."""

    def __init__(self, network, keep: float = 0.996):
        self.network = copy.deepcopy(network).eval()
        self.keep = keep

    @torch.no_grad()
    def update(self, network, step: int) -> None:
        keep = min(self.keep, (step + 1) / (step + 10))
        for mine, other in zip(self.network.state_dict().values(), network.state_dict().values()):
            if mine.dtype.is_floating_point:
                mine.lerp_(other.to(mine.dtype), 1 - keep)
            else:
                mine.copy_(other)


def marginal(logits, masks):
    """How unlikely any of the allowed categories is: a photo of a 'longsleeve' may be one of several."""
    return (logits.logsumexp(1) - logits.masked_fill(~masks, -1e9).logsumexp(1)).mean()


def soft(student, teacher, heat: float = 2.0):
    return F.kl_div(
        F.log_softmax(student / heat, 1), F.log_softmax(teacher / heat, 1), log_target=True, reduction="batchmean"
    ) * (heat * heat)


photos, kinds = load_photos(options.data / "photos/train", KINDS, device)
unseen, unseen_kinds = load_photos(options.data / "photos/validation", KINDS, device)
drawings, outlines, categories, held_out = load_drawings(
    options.data / "drawings.json", pathlib.Path("src/demo/pictures"), CATEGORIES, device
)
seen_drawings = (~held_out).nonzero()[:, 0]
MASKS = torch.zeros(len(KINDS), len(CATEGORIES), dtype=torch.bool, device=device)
for kind, names in CATEGORIES_OF_KIND.items():
    for name in names:
        MASKS[KINDS.index(kind), CATEGORIES.index(name)] = True
say(len(photos), "photos,", len(unseen), "unseen,", len(seen_drawings), "drawings", device)


def batch():
    """Augmented pictures (photos first), the photos' two kinds and their shares, the drawings' categories."""
    which = torch.randint(len(photos), (PHOTOS_PER_STEP,), device=device)
    drawn = seen_drawings[torch.randint(len(seen_drawings), (DRAWINGS_PER_STEP,), device=device)]
    stood = on_backdrops(drawings[drawn], outlines[drawn], photos)
    pictures = augmented(torch.cat([photos[which].float(), stood]))
    share, partner = 1.0, torch.arange(PHOTOS_PER_STEP, device=device)
    if np.random.rand() < 0.5:
        share = float(np.random.beta(0.4, 0.4))
        partner = torch.randperm(PHOTOS_PER_STEP, device=device)
        mixed = pictures[:PHOTOS_PER_STEP] * share + pictures[partner] * (1 - share)
        pictures = torch.cat([mixed, pictures[PHOTOS_PER_STEP:]])
    return pictures, kinds[which], kinds[which[partner]], share, categories[drawn]


def right_loss(kind_logits, category_logits, first, second, share, drawn):
    of_photos, of_drawings = category_logits[:PHOTOS_PER_STEP], category_logits[PHOTOS_PER_STEP:]
    loss = F.cross_entropy(of_drawings, drawn, label_smoothing=0.05)
    for labels, part in ((first, share), (second, 1 - share)):
        loss = loss + part * F.cross_entropy(kind_logits[:PHOTOS_PER_STEP], labels, label_smoothing=0.1)
        loss = loss + part * 0.3 * marginal(of_photos, MASKS[labels])
    return loss


def train(network, seconds: float, teacher=None, rate: float = 3e-4):
    network.to(device, memory_format=torch.channels_last).train()
    heads = [p for name, p in network.named_parameters() if name.startswith(("kinds", "categories"))]
    trunk = [p for name, p in network.named_parameters() if not name.startswith(("kinds", "categories"))]
    groups = [{"params": trunk, "scale": 1.0}, {"params": heads, "scale": 4.0}]
    optimiser = torch.optim.AdamW(groups, lr=rate, weight_decay=0.05)
    average = Average(network)
    started, step = time.time(), 0
    while True:
        done = (step / 4) if options.small else (time.time() - started) / seconds
        if done >= 1:
            break
        now = rate * min(1, (step + 1) / 60) * 0.5 * (1 + math.cos(math.pi * done))
        for group in optimiser.param_groups:
            group["lr"] = now * group["scale"]
        pictures, *labels = batch()
        pictures = pictures.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16):
            kind_logits, category_logits = (x.float() for x in network(pictures))
            loss = right_loss(kind_logits, category_logits, *labels)
            if teacher is not None:
                with torch.no_grad():
                    wise_kinds, wise_categories = (x.float() for x in teacher(pictures))
                loss = 0.4 * loss + 0.6 * (soft(kind_logits, wise_kinds) + 0.5 * soft(category_logits, wise_categories))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimiser.step()
        average.update(network, step)
        step += 1
        if step % 300 == 0:
            say("step", step, "loss", round(loss.item(), 3), "average:", judged(average.network))
    say("stopped after", step, "steps")
    return average.network


@torch.no_grad()
def answers(network, pictures):
    network.eval()
    kinds_out, categories_out = [], []
    for part in pictures.split(256):
        part = plain(part)
        both = [network(side.contiguous(memory_format=torch.channels_last)) for side in (part, part.flip(3))]
        kinds_out.append(sum(k.softmax(1) for k, _ in both))
        categories_out.append(sum(c.softmax(1) for _, c in both))
    return torch.cat(kinds_out), torch.cat(categories_out)


def judged(network):
    of_photos, _ = answers(network, unseen)
    _, of_drawings = answers(network, drawings[held_out])
    first = (of_photos.argmax(1) == unseen_kinds).float().mean().item()
    two = (of_photos.topk(2, 1).indices == unseen_kinds[:, None]).any(1).float().mean().item()
    drawn = (of_drawings.argmax(1) == categories[held_out]).float().mean().item()
    return f"photos {first:.3f} top two {two:.3f}, held-out drawings {drawn:.3f}"


def save(network, name: str) -> None:
    part, size, number = {}, 0, 1
    for key, value in network.state_dict().items():
        if not value.dtype.is_floating_point:
            continue
        part[key] = value.cpu().half().numpy() if value.ndim > 1 else value.cpu().float().numpy()
        size += part[key].nbytes
        if size > PART_BYTES - 2_500_000:
            np.savez(options.out / f"{name}-{number}.npz", **part)
            part, size, number = {}, 0, number + 1
    np.savez(options.out / f"{name}-{number}.npz", **part)


teacher = Network(len(KINDS), len(CATEGORIES))
start_from(teacher, options.data / "start.npz")
teacher = train(teacher, options.teacher_seconds)
say("teacher:", judged(teacher))
student = Network(len(KINDS), len(CATEGORIES), until=options.until)
start_from(student, options.data / "start.npz")
student = train(student, options.student_seconds, teacher)
say("student:", judged(student))
save(student, "student")
(options.out / "labels.json").write_text(json.dumps({"kinds": KINDS, "categories": CATEGORIES, "until": options.until}))
