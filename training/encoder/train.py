"""Trains the network that sees garments: first a teacher (the whole ResNet50, names only), then the smaller one that
we ship, which learns names from the photos and the teacher, and where a picture lies among pictures and words.
Usage: python train.py --data FOLDER --out FOLDER [--teacher-seconds 110] [--student-seconds 330] [--teacher FILE]
FOLDER holds what photos.ts, drawings.ts and start_weights.py wrote. Run it in the root of the repository."""

import argparse
import copy
import json
import math
import multiprocessing
import os
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

from labels import (
    CATEGORIES,
    CATEGORIES_OF_LABEL,
    JEWELLERY,
    KIND_OF_ANY_LABEL,
    KINDS,
    LABELS,
    LENGTHS,
    PLACE_OF_CATEGORY,
    PLACE_OF_LABEL,
    PLACES,
    SLEEVE_OF_LABEL,
    SLEEVES,
)
from network import Network
from pictures import (
    SIDE,
    composed,
    holed,
    in_light,
    in_other_colours,
    load_drawings,
    load_photos,
    load_texts,
    moved,
    on_grounds,
    photo_colours,
    plain,
    recoloured,
)

arguments = argparse.ArgumentParser()
arguments.add_argument("--data", type=pathlib.Path, required=True)
arguments.add_argument("--out", type=pathlib.Path, required=True)
arguments.add_argument("--teacher-seconds", type=float, default=110)
arguments.add_argument("--student-seconds", type=float, default=330)
arguments.add_argument("--teacher", type=pathlib.Path)
arguments.add_argument("--from-student", type=pathlib.Path)
arguments.add_argument("--rate", type=float, default=3e-4)
arguments.add_argument("--side", type=int, default=160)
arguments.add_argument("--small", action="store_true", help="a few steps, to see that it runs")
options = arguments.parse_args()
options.out.mkdir(parents=True, exist_ok=True)
PHOTOS, DRAWN, CANVASES = (112, 48, 24) if not options.small else (6, 4, 2)
PHOTO_PAIRS, DRAWN_PAIRS = (40, 88) if not options.small else (3, 3)
PAIRS = PHOTO_PAIRS + DRAWN_PAIRS
FIELDS = options.side // 16
TEMPERATURE = 0.06

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(7)
np.random.seed(7)
torch.backends.cudnn.benchmark = True
began = time.time()


def say(*words) -> None:
    line = f"{time.time() - began:6.1f}s " + " ".join(str(word) for word in words)
    print(line, flush=True)
    with open(options.out / "log.txt", "a") as log:
        log.write(line + "\n")


def from_imagenet(network, file) -> None:
    packed, mine, state = np.load(file), network.state_dict(), {}
    for name in packed.files:
        if name.endswith(":q"):
            scale = packed[f"{name[:-2]}:scale"].astype(np.float32)[:, None, None, None]
            state[name[:-2]] = torch.from_numpy(packed[name].astype(np.float32) * scale)
        elif not name.endswith(":scale"):
            state[name] = torch.from_numpy(packed[name].astype(np.float32))
    network.load_state_dict({n: v for n, v in state.items() if n in mine}, strict=False)


def start_from(network: Network, file: pathlib.Path) -> None:
    """The shipped network of before: its norms are folded into its convolutions, so they are measured anew."""
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(str(file)).graph
    constants = {c.name: numpy_helper.to_array(c) for c in graph.initializer}
    convs = [n for n in graph.node if n.op_type == "QLinearConv"]
    names = ["stem"]
    for block in network.blocks:
        names += [f"blocks.{block}.{part}" for part in ("a", "b", "c")]
        names += [f"blocks.{block}.shortcut"] if network.blocks[block].shortcut is not None else []
    assert len(names) == len(convs), (len(names), len(convs))
    modules = dict(network.named_modules())
    biases = {}
    for name, node in zip(names, convs):
        step = constants[node.input[1]]
        whole, scale, shift = constants[node.input[3]], constants[node.input[4]], constants[node.input[8]]
        kernel = whole.astype(np.float32) * scale.reshape(-1, 1, 1, 1)
        kernel = kernel[:, ::-1].copy() if name == "stem" else kernel
        conv, norm = modules[name]
        assert tuple(conv.weight.shape) == kernel.shape, name
        with torch.no_grad():
            conv.weight.copy_(torch.from_numpy(kernel))
        biases[norm] = torch.from_numpy((shift * (scale * step)).astype(np.float32)).to(device)

    def measure(norm, inputs):
        x = inputs[0].float()
        mean, var = x.mean((0, 2, 3)), x.var((0, 2, 3)) + 1e-3
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.copy_((var + norm.eps).sqrt())
        norm.bias.copy_(biases[norm] + mean)

    network.to(device).eval()
    hooks = [norm.register_forward_pre_hook(measure) for norm in biases]
    with torch.no_grad():
        network(plain(pixels[train_photos[:: max(1, len(train_photos) // 192)]], options.side))
    for hook in hooks:
        hook.remove()


class Average:
    """A running mean of the weights; it generalises better than the last step's."""

    def __init__(self, network, keep: float = 0.998):
        self.network = copy.deepcopy(network).eval()
        self.keep = keep

    @torch.no_grad()
    def update(self, network, step: int) -> None:
        keep = min(self.keep, (step + 1) / (step + 10))
        mine, others = [], []
        for one, other in zip(self.network.state_dict().values(), network.state_dict().values()):
            if one.dtype.is_floating_point:
                mine.append(one)
                others.append(other)
            else:
                one.copy_(other)
        torch._foreach_mul_(mine, keep)
        torch._foreach_add_(mine, others, alpha=1 - keep)


with multiprocessing.Pool(os.cpu_count()) as pool:
    rows, pixels = load_photos(options.data, pool, device)
    listed, drawings, cut = load_drawings(options.data, pathlib.Path("src/demo/pictures"), pool, device)
texts = load_texts(options.data, listed["texts"], device)
labels = torch.tensor([LABELS.index(r["label"]) for r in rows], device=device)
train_photos = torch.tensor([n for n, r in enumerate(rows) if r["part"] == "train"], device=device)
validation = torch.tensor([n for n, r in enumerate(rows) if r["part"] == "validation"], device=device)
# A tenth of what has the rarer labels is kept to see how fine names go; ten labels are seen on the validation photos.
if not options.small:
    rare = torch.tensor([LABELS[l] not in KIND_OF_ANY_LABEL or LABELS[l] in
                         ("Blazer", "Blouse", "Body", "Hoodie", "Polo", "Top", "Undershirt") for l in labels.tolist()], device=device)
    seen_rare = train_photos[rare[train_photos]]
    fine = seen_rare[::8]
    train_photos = train_photos[~torch.isin(train_photos, fine)]
else:
    fine = train_photos[:4]
counts = torch.bincount(labels[train_photos], minlength=len(LABELS)).float()
chances_of_photos = counts[labels[train_photos]] ** -0.4

drawn_rows = listed["rows"]
drawn_category = torch.tensor([CATEGORIES.index(r["category"]) for r in drawn_rows], device=device)
held_out = torch.tensor([r["heldOut"] for r in drawn_rows], device=device)
is_cut = torch.tensor([r["view"] == "cut" for r in drawn_rows], device=device)
views = np.array([r["view"] for r in drawn_rows])
whole = torch.tensor(views != "detail", device=device)
drawn_sleeve = torch.tensor([r["sleeve"] for r in drawn_rows], device=device)
drawn_length = torch.tensor([r["length"] for r in drawn_rows], device=device)
drawn_noun = torch.tensor([r["noun"] for r in drawn_rows], device=device)
drawn_colour = torch.tensor([r["colour"] if r["isPlain"] else -1 for r in drawn_rows], device=device)
drawn_texts = torch.tensor([r["texts"] for r in drawn_rows], device=device)
grid = torch.tensor(listed["grid"], device=device)
label_texts = [torch.tensor(listed["labels"][label], device=device) for label in LABELS]
shade_names = torch.tensor([s["n"] for s in listed["shades"]], device=device)
shades = torch.tensor([s["lab"] for s in listed["shades"]], device=device)
named = (~held_out & whole).nonzero()[:, 0]
by_key: dict = {}
for n, r in enumerate(drawn_rows):
    by_key.setdefault(r["key"], {})[r["view"]] = n
pieces = [v for key, v in by_key.items() if "cut" in v and "whole" in v]
cut_of = torch.tensor([v["cut"] for v in pieces], device=device)
whole_of = torch.tensor([v["whole"] for v in pieces], device=device)
detail_of = torch.tensor([v.get("detail", v["whole"]) for v in pieces], device=device)
piece_held_out = held_out[cut_of]
seen_pieces = (~piece_held_out).nonzero()[:, 0]
drawn_place = torch.tensor(
    [
        PLACES.index("jewellery") if r["silhouette"] in JEWELLERY else PLACES.index(PLACE_OF_CATEGORY.get(r["category"], "nothing"))
        for r in drawn_rows
    ],
    device=device,
)
placeable = (is_cut & ~held_out & (drawn_place > 0)).nonzero()[:, 0]
label_place = torch.tensor([PLACES.index(PLACE_OF_LABEL[label]) for label in LABELS], device=device)
label_sleeve = torch.tensor([SLEEVES.index(SLEEVE_OF_LABEL[l]) if l in SLEEVE_OF_LABEL else -1 for l in LABELS], device=device)
MASKS = torch.zeros(len(LABELS), len(CATEGORIES), dtype=torch.bool, device=device)
for label, names in CATEGORIES_OF_LABEL.items():
    for name in names:
        MASKS[LABELS.index(label), CATEGORIES.index(name)] = True
KIND_OF = torch.tensor([KINDS.index(KIND_OF_ANY_LABEL[label]) for label in LABELS], device=device)
say(len(train_photos), "photos,", len(validation), "validation,", len(fine), "rarer,", len(named), "drawings,", len(seen_pieces), "pieces", device)

NAMES = {"labels": len(LABELS), "categories": len(CATEGORIES), "sleeves": len(SLEEVES), "lengths": len(LENGTHS), "colour": len(listed["colours"])}


def some(what: torch.Tensor, count: int) -> torch.Tensor:
    return what[torch.randint(len(what), (count,), device=device)]


def photos_like(count: int) -> torch.Tensor:
    return train_photos[torch.multinomial(chances_of_photos, count, replacement=True)]


def marginal(logits, masks):
    """How unlikely any of the allowed categories is: a photo of a 'longsleeve' may be one of several."""
    return (logits.logsumexp(1) - logits.masked_fill(~masks, -1e9).logsumexp(1)).mean()


def known(logits, targets, weight: float = 1.0):
    if not (targets >= 0).any():
        return logits.sum() * 0
    return weight * F.cross_entropy(logits, targets, ignore_index=-1, label_smoothing=0.05)


def soft(student, teacher, heat: float = 2.0):
    return F.kl_div(
        F.log_softmax(student / heat, 1), F.log_softmax(teacher / heat, 1), log_target=True, reduction="batchmean"
    ) * (heat * heat)


outlines, photo_colour = None, None


def naming_batch(side: int):
    which, drawn = photos_like(PHOTOS), some(named, DRAWN)
    photos = pixels[which].float()
    if outlines is not None:
        stood = on_grounds(photos, outlines[which], pixels[train_photos])
        photos = torch.where(torch.rand(PHOTOS, 1, 1, 1, device=device) < 0.2, stood, photos)
    both = torch.cat([photos, on_grounds(drawings[drawn].float(), cut[drawn], pixels[train_photos])])
    pictures = holed(in_other_colours(moved(both, side)))
    partner, share = torch.arange(PHOTOS, device=device), 1.0
    if np.random.rand() < 0.6:
        share, partner = float(np.random.beta(0.4, 0.4)), torch.randperm(PHOTOS, device=device)
        pictures = torch.cat([pictures[:PHOTOS] * share + pictures[:PHOTOS][partner] * (1 - share), pictures[PHOTOS:]])
    return pictures, labels[which], labels[which[partner]], share, drawn


def naming_loss(told, first, second, share, drawn):
    of_photos = {name: value[:PHOTOS] for name, value in told.items()}
    of_drawn = {name: value[PHOTOS : PHOTOS + DRAWN] for name, value in told.items()}
    loss = F.cross_entropy(of_drawn["categories"], drawn_category[drawn], label_smoothing=0.05)
    loss = loss + known(of_drawn["sleeves"], drawn_sleeve[drawn], 0.3) + known(of_drawn["lengths"], drawn_length[drawn], 0.3)
    for target, part in ((first, share), (second, 1 - share)):
        loss = loss + part * F.cross_entropy(of_photos["labels"], target, label_smoothing=0.1)
        loss = loss + part * 0.3 * marginal(of_photos["categories"], MASKS[target])
        loss = loss + part * known(of_photos["sleeves"], label_sleeve[target], 0.3)
    return loss


def dyed(pictures, outline):
    """Some pieces in another colour of the 32, under its name."""
    at = torch.randint(len(shades), (len(pictures),), device=device)
    return recoloured(pictures, outline, shades[at]), shade_names[at]


def pair_batch(side: int):
    """Two views of each piece, its text, its colour (-1: not known), and a mark that texts about one thing share."""
    half = PHOTO_PAIRS
    which = photos_like(half)
    photo, shape = pixels[which].float(), outlines[which]
    other, colour = photo.clone(), photo_colour[which].clone()
    is_dyed = (torch.rand(half, device=device) < 0.35) & (photo_colour[which] >= 0)
    new, new_colour = dyed(photo, shape)
    share = shape.float() / 255
    photo = torch.where(is_dyed.view(-1, 1, 1, 1), new * share + photo * (1 - share), photo)
    other = torch.where(is_dyed.view(-1, 1, 1, 1), new * share + other * (1 - share), other)
    colour = torch.where(is_dyed, new_colour, colour)
    stood = on_grounds(other, shape, pixels[train_photos])
    other = torch.where(torch.rand(half, 1, 1, 1, device=device) < 0.7, stood, other)
    chosen = torch.randint(2, (half,)).tolist()
    text = torch.stack([label_texts[l][k % len(label_texts[l]), c + 1] for l, k, c in zip(labels[which].tolist(), chosen, colour.tolist())])

    half = DRAWN_PAIRS
    at = some(seen_pieces, half)
    cuts, outline = drawings[cut_of[at]].float(), cut[cut_of[at]]
    paint = (torch.rand(half, device=device) < 0.4) & (drawn_colour[cut_of[at]] >= 0)
    new, new_colour = dyed(cuts, outline)
    cuts = torch.where(paint.view(-1, 1, 1, 1), new, cuts)
    one = on_grounds(cuts, outline, pixels[train_photos])
    two = on_grounds(cuts, outline, pixels[train_photos])
    shown = torch.where(torch.rand(half, device=device) < 0.3, detail_of[at], whole_of[at])
    as_drawn = (~paint & (torch.rand(half, device=device) < 0.6)).view(-1, 1, 1, 1)
    one = torch.where(as_drawn, drawings[shown].float(), one)
    drawn_as = torch.where(paint, new_colour, drawn_colour[cut_of[at]])
    is_short = torch.rand(half, device=device) < 0.3
    own = drawn_texts[cut_of[at], is_short.long()]
    drawn_text = torch.where(paint, grid[drawn_noun[cut_of[at]], new_colour.clamp(min=0)], own)

    views = [in_light(moved(torch.cat(v), side, 0.3)) for v in ((photo, one), (other, two))]
    text, colour = torch.cat([text, drawn_text]), torch.cat([colour, drawn_as])
    thing = torch.cat([labels[which], 100 + drawn_noun[cut_of[at]]])
    short = torch.cat([torch.ones(PHOTO_PAIRS, dtype=torch.bool, device=device), is_short | paint])
    return torch.cat(views), text, colour, thing, short


def pair_loss(told, text, colour, thing, short, network):
    one, two = told["vector"].split(PAIRS)
    meanings = network.texts(texts[text])
    same = torch.eye(PAIRS, dtype=torch.bool, device=device)
    pictures = (one @ two.T) / TEMPERATURE
    target = torch.arange(PAIRS, device=device)
    loss = F.cross_entropy(pictures, target) + F.cross_entropy(pictures.T, target)
    # Texts that are the same, or about the same thing where one of the colours is not known, are no strangers.
    near = (colour[:, None] == colour[None]) | (colour[:, None] < 0) | (colour[None] < 0)
    alike = (text[:, None] == text[None]) | (short[None] & (thing[:, None] == thing[None]) & near)
    for view in (one, two):
        logits = (view @ meanings.T / TEMPERATURE).masked_fill(alike & ~same, -1e4)
        loss = loss + 0.5 * (F.cross_entropy(logits, target) + F.cross_entropy(logits.T, target))
    return loss + known(told["colour"], torch.cat([colour, colour]), 0.6)


def canvas_batch(side: int):
    from_photos = photos_like(CANVASES * 4).view(CANVASES, 4)
    from_drawn = some(placeable, CANVASES * 4).view(CANVASES, 4)
    use = torch.rand(CANVASES, 4, device=device) < 0.5
    shown = torch.where(use.view(CANVASES, 4, 1, 1, 1), pixels[from_photos], drawings[from_drawn])
    shape = torch.where(use.view(CANVASES, 4, 1, 1, 1), outlines[from_photos], cut[from_drawn])
    classes = torch.where(use, label_place[labels[from_photos]], drawn_place[from_drawn])
    classes = classes * (torch.rand(CANVASES, 4, device=device) < 0.75)
    pictures, target = composed(shown, shape, classes, pixels[train_photos], side, side // 16)
    return in_light(pictures), target


def train(network, seconds: float, side: int, teacher=None, rate: float = 3e-4):
    network.to(device, memory_format=torch.channels_last).train()
    trunk = [p for name, p in network.named_parameters() if name.startswith(("stem", "blocks"))]
    heads = [p for name, p in network.named_parameters() if not name.startswith(("stem", "blocks"))]
    groups = [{"params": trunk, "scale": 1.0}, {"params": heads, "scale": 3.0}]
    optimiser = torch.optim.AdamW(groups, lr=rate, weight_decay=0.05)
    average = Average(network)
    started, step, losses = time.time(), 0, [0.0] * 3
    while True:
        done = (step / 3) if options.small else (time.time() - started) / seconds
        if done >= 1:
            break
        now = rate * min(1, (step + 1) / 60) * 0.5 * (1 + math.cos(math.pi * done))
        for group in optimiser.param_groups:
            group["lr"] = now * group["scale"]
        pictures, *names = naming_batch(side)
        sizes = [len(pictures)]
        if teacher is not None:
            pairs, *about = pair_batch(side)
            canvases, target = canvas_batch(side)
            sizes += [len(pairs), len(canvases)]
            shown = torch.cat([pictures, pairs, canvases])
        else:
            shown = pictures
        shown = shown.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            told = network(shown)
        parts = [dict() for _ in sizes]
        for name, value in told.items():
            for part, piece in zip(parts, value.split(sizes)):
                part[name] = piece
        loss = naming_loss(parts[0], *names)
        if teacher:
            with torch.no_grad(), torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                wise = [one(shown[: sizes[0]]) for one in teacher]
            taught = 0.0
            for name, weight in (("labels", 1.0), ("categories", 0.5)):
                mean = torch.stack([w[name].float().log_softmax(1) for w in wise]).mean(0)
                taught = taught + weight * soft(parts[0][name], mean)
            loss = 0.4 * loss + 0.6 * taught
        losses[0] = loss.detach()
        if teacher is not None:
            paired = pair_loss(parts[1], *about, network)
            placed = F.cross_entropy(parts[2]["places"], target)
            losses[1:] = paired.detach(), placed.detach()
            loss = loss + 0.5 * paired + 0.5 * placed
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimiser.step()
        average.update(network, step)
        step += 1
        if step % 500 == 0:
            say("step", step, "losses", [round(float(x), 3) for x in losses], judged(average.network, side))
    say("stopped after", step, "steps")
    return average.network


@torch.no_grad()
def answers(network, pictures, side: int):
    network.eval()
    all_told: dict = {}
    for part in pictures.split(256):
        shown = plain(part, side).contiguous(memory_format=torch.channels_last)
        for name, value in network(shown).items():
            all_told.setdefault(name, []).append(value.float())
    return {name: torch.cat(value) for name, value in all_told.items()}


def by_kind(chances):
    return torch.zeros(len(chances), len(KINDS), device=device).index_add_(1, KIND_OF, chances)


def share(right) -> float:
    return round(right.float().mean().item(), 3)


def judged(network, side: int, full: bool = False) -> dict:
    out = {}
    told = answers(network, pixels[validation], side)
    chances = told["labels"].softmax(1)
    out["coarse"] = share(by_kind(chances).argmax(1) == KIND_OF[labels[validation]])
    out["fine"] = share(chances.argmax(1) == labels[validation])
    rare_told = answers(network, pixels[fine], side)["labels"]
    out["rare"] = share(rare_told.argmax(1) == labels[fine])
    unseen = (held_out & whole).nonzero()[:, 0]
    seen = answers(network, on_grounds(drawings[unseen].float(), cut[unseen], pixels[validation]), side)
    out["categories"] = share(seen["categories"].argmax(1) == drawn_category[unseen])
    for name, truth in (("sleeves", drawn_sleeve), ("lengths", drawn_length), ("colour", drawn_colour)):
        has = truth[unseen] >= 0
        out[name] = share(seen[name][has].argmax(1) == truth[unseen][has])
    if not full:
        return out
    gallery = answers(network, drawings[whole_of], side)["vector"]
    asked = piece_held_out.nonzero()[:, 0]
    torch.manual_seed(11)
    stood = on_grounds(drawings[cut_of[asked]].float(), cut[cut_of[asked]], pixels[validation])
    for name, pictures in (
        ("other ground", in_light(moved(stood, SIDE, 0.6))),
        ("detail", drawings[detail_of[asked]].float()),
    ):
        near = (answers(network, pictures, side)["vector"] @ gallery.T).topk(10, 1).indices
        out[name] = (share(near[:, 0] == asked), share((near == asked[:, None]).any(1)))
    meanings = network.texts(texts[drawn_texts[cut_of[asked], 0]])
    near = (meanings @ gallery.T).topk(10, 1).indices
    out["words"] = (share(near[:, 0] == asked), share((near == asked[:, None]).any(1)))
    if outlines is not None:
        everything = torch.cat([validation, train_photos])
        gallery = answers(network, pixels[everything], side)["vector"]
        truth = torch.arange(len(validation), device=device)
        photos = pixels[validation].float()
        for name, changed in (
            ("photo, ground", on_grounds(photos, outlines[validation], pixels[train_photos])),
            ("photo, light", in_light(in_light(photos))),
            ("photo, crop", plain(photos[:, :, 19:173, 19:173], SIDE)),
            ("photo, mirror", photos.flip(3)),
            ("photo, all", in_light(moved(on_grounds(photos, outlines[validation], pixels[train_photos]), SIDE, 0.5))),
        ):
            near = (answers(network, changed, side)["vector"] @ gallery.T).topk(10, 1).indices
            out[name] = (share(near[:, 0] == truth), share((near == truth[:, None]).any(1)))
        pictures, target = canvas_batch(side)
        network.eval()
        with torch.no_grad():
            out["places"] = share(network(pictures)["places"].argmax(1) == target)
    return out


def state_of(network) -> dict:
    return {
        key: (value.cpu().half() if value.ndim > 1 else value.cpu().float()).numpy()
        for key, value in network.state_dict().items()
        if value.dtype.is_floating_point
    }


@torch.no_grad()
def ranges_of(network, side: int) -> dict:
    """The lowest and highest values at each place where integers are kept, over ordinary pictures."""
    network.eval()
    found: dict = {}

    def watch(name):
        def hook(_, __, value):
            flat = value.float().flatten()
            flat = flat[torch.randint(len(flat), (min(len(flat), 400_000),), device=device)]
            low, high = flat.quantile(0.0001).item(), flat.quantile(0.9998).item()
            old = found.get(name, (0.0, 0.0))
            found[name] = (min(low, old[0]), max(high, old[1]))

        return hook

    hooks = []
    for name, module in network.named_modules():
        parts = name.split(".")
        if name == "stem" or (parts[0] == "blocks" and len(parts) in (2, 3) and len(parts[-1]) <= 8 and parts[-1] != "blocks"):
            hooks.append(module.register_forward_hook(watch(name)))
    shown = torch.cat([plain(pixels[some(train_photos, 256)], side), plain(on_grounds(drawings[some(named, 128)].float(), cut[some(named, 128)], pixels), side)])
    for part in shown.split(96):
        network(part.contiguous(memory_format=torch.channels_last))
    for hook in hooks:
        hook.remove()
    return found


while not (options.data / "outlines.npy").exists():
    time.sleep(1)
time.sleep(1)
outlines = torch.from_numpy(np.load(options.data / "outlines.npy"))[:, None].to(device)
photo_colour = photo_colours(pixels, outlines, shades, shade_names)
say("photos of one colour:", int((photo_colour >= 0).sum()), "of", len(pixels))
SHIPPED = pathlib.Path("src/server/providers/vision/weights/garments.onnx")
teachers = []
for seed in range(1 if options.small else 3):
    torch.manual_seed(70 + seed)
    np.random.seed(70 + seed)
    teacher = Network(NAMES, len(PLACES), until="4f")
    start_from(teacher, SHIPPED)
    teachers.append(train(teacher, options.teacher_seconds, options.side, None, 2.5e-4))
    say("teacher", judged(teachers[-1], options.side))
with torch.no_grad():
    both = sum(answers(t, pixels[validation], options.side)["labels"].log_softmax(1) for t in teachers)
    rarer = sum(answers(t, pixels[fine], options.side)["labels"].log_softmax(1) for t in teachers)
say("teachers together: fine", share(both.argmax(1) == labels[validation]), "coarse", share(by_kind(both.softmax(1)).argmax(1) == KIND_OF[labels[validation]]), "rare", share(rarer.argmax(1) == labels[fine]))
student = Network(NAMES, len(PLACES), until="4f")
start_from(student, SHIPPED)
student = train(student, options.student_seconds, options.side, teachers, options.rate)
say("student", judged(student, options.side, True))
state = state_of(student)
names = list(state)
size = 0
parts = [{}, {}]
for name in names:
    size += state[name].nbytes
    parts[0 if size < 11_000_000 else 1][name] = state[name]
for n, part in enumerate(parts):
    np.savez(options.out / f"student-{n}.npz", **part)
np.savez(options.data / "student.npz", **state)
(options.data / "ranges.json").write_text(json.dumps(ranges_of(student, options.side)))
(options.out / "ranges.json").write_text((options.data / "ranges.json").read_text())
say("done")
