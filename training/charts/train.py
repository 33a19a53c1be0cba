# Trains the small network that reads one line of a size chart (a convolutional network with CTC), and writes it as ONNX.
#   python training/charts/train.py OUT.onnx SECONDS FONTS WORK
# One family in five is put aside: what is printed at the end is measured on those alone.
import random, sys, time, zlib
import cv2
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset
from draw import draw, joined, load
from words import line

HEIGHT = 32
# Kept in this order by src/server/features/trust/charts/picture/letters.ts.
LETTERS = " 0123456789abcdefghijklmnopqrstuvwxyz.-/:()\"½,+&'" + "٠١٢٣٤٥٦٧٨٩٫" + "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي"
PLACE = {letter: n + 1 for n, letter in enumerate(LETTERS)}


def visual(text):
    """Left to right, as it stands on the picture."""
    text = text.lower().replace("–", "-").replace("—", "-").replace("”", '"')
    is_arabic = lambda c: "\u0621" <= c <= "\u064a" or "\ufe70" <= c <= "\ufeff"
    if not any(map(is_arabic, text)):
        return text
    runs, now = [], ""
    for c in text:
        figure = c.isdigit() or c in ".٫" or ("a" <= c <= "z")
        if figure:
            now += c
        else:
            if now: runs.append(now); now = ""
            runs.append({"(": ")", ")": "("}.get(c, c))
    if now: runs.append(now)
    return "".join(reversed(runs))


def item(families):
    """One line in one font: what is read, and its ink."""
    while True:
        text = line().strip(); label = visual(text)
        if any(c not in PLACE for c in label): continue
        shown = visual(joined(text)) if any("\u0621" <= c <= "\u064a" for c in text) else text
        ink = draw(shown, random.choice(families), 12 + int(random.random() ** 1.6 * 34))
        if ink is not None: return text, label, ink


def aside(family):
    return zlib.crc32(family.rsplit("-", 1)[0].encode()) % 10 < 2


def prepare(ink, augment):
    ink = ink.astype(np.float32) / 255
    rnd = random.random
    if augment:
        if rnd() < 0.35:  # drawn smaller than here
            f = 0.45 + 0.5 * rnd(); h = max(8, int(ink.shape[0] * f)); w = max(3, int(ink.shape[1] * f))
            if h < ink.shape[0]: ink = cv2.resize(ink, (w, h), interpolation=cv2.INTER_AREA)
        if rnd() < 0.2: ink = cv2.dilate(ink, np.ones((2, 2), np.uint8)) if ink.shape[0] > 22 else ink
    pads = [int(ink.shape[0] * (0.16 * rnd() if augment else 0.06)) for _ in range(2)]
    side = max(1, int(ink.shape[0] * 0.15))
    ink = np.pad(ink, ((pads[0], pads[1]), (side + (int(3 * rnd()) if augment else 0), side)))
    width = max(12, min(384, round(ink.shape[1] * HEIGHT / ink.shape[0] * (0.85 + 0.3 * rnd() if augment else 1))))
    ink = cv2.resize(ink, (width, HEIGHT), interpolation=cv2.INTER_AREA if ink.shape[0] > HEIGHT else cv2.INTER_LINEAR)
    if augment:
        if rnd() < 0.35: ink = cv2.GaussianBlur(ink, (0, 0), 0.3 + 0.9 * rnd())
        if rnd() < 0.3: ink = ink + np.random.randn(*ink.shape).astype(np.float32) * 0.06 * rnd()
        if rnd() < 0.15: ink[-2:] = np.maximum(ink[-2:], rnd() * 0.8)  # a rest of a ruling line
        ink = np.clip(ink, 0, 1) ** (0.7 + 0.7 * rnd())
    return ink / max(ink.max(), 1e-3)


class Lines(IterableDataset):
    def __init__(self, families): self.families = families
    def __iter__(self):
        info = torch.utils.data.get_worker_info()
        random.seed(info.id); np.random.seed(info.id)
        while True:
            yield self.batch([item(self.families) for _ in range(128)], True)
    @staticmethod
    def batch(items, augment):
        inks = [prepare(ink, augment) for _, _, ink in items]
        width = (max(i.shape[1] for i in inks) + 7) // 8 * 8
        x = np.zeros((len(inks), 1, HEIGHT, width), np.float32)
        for n, ink in enumerate(inks): x[n, 0, :, :ink.shape[1]] = ink
        labels = [[PLACE[c] for c in label] for _, label, _ in items]
        return (torch.from_numpy(x), torch.tensor([c for l in labels for c in l]), torch.tensor([len(l) for l in labels]),
                torch.tensor([max(1, i.shape[1] // 2) for i in inks]))


def block(a, b, pool):
    return nn.Sequential(nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU(), nn.MaxPool2d(pool, pool))


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.look = nn.Sequential(block(1, 24, (2, 1)), block(24, 48, (2, 2)), block(48, 72, (2, 1)), block(72, 96, (4, 1)))
        def along(d): return nn.Sequential(nn.Conv1d(96, 96, 5, padding=2 * d, dilation=d, bias=False), nn.BatchNorm1d(96), nn.ReLU())
        self.along = nn.ModuleList([along(1), along(2), along(1)])
        self.say = nn.Conv1d(96, len(LETTERS) + 1, 1)
    def forward(self, x):
        x = self.look(x).squeeze(2)
        for layer in self.along: x = x + layer(x)
        return self.say(x).permute(0, 2, 1)


def said(scores):
    best = scores.argmax(-1); out = []
    for n in range(len(best)):
        text, last = "", 0
        for k in best[n].tolist():
            if k and k != last: text += LETTERS[k - 1]
            last = k
        out.append(text)
    return out


def measure(model, items):
    model.eval(); right = figures = figures_right = 0
    with torch.no_grad():
        for at in range(0, len(items), 128):
            part = items[at:at + 128]; x, *_ = Lines.batch(part, False)
            for (_, label, _), text in zip(part, said(model(x.cuda()).cpu())):
                right += text.strip() == label.strip()
                if any(c.isdigit() for c in label): figures += 1; figures_right += text.strip() == label.strip()
    model.train()
    return round(right / len(items), 4), round(figures_right / max(1, figures), 4)


def main():
    out, seconds, fonts, work = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
    families = load(fonts, work)
    kept, away = [f for n, f in families.items() if not aside(n)], [f for n, f in families.items() if aside(n)]
    print(len(kept), "fonts;", len(away), "put aside:", sorted(n for n in families if aside(n)), flush=True)
    random.seed(7); test = [item(away) for _ in range(4000)]
    model = Reader().cuda(); print(sum(p.numel() for p in model.parameters()), "weights")
    loader = iter(DataLoader(Lines(kept), batch_size=None, num_workers=14, prefetch_factor=6))
    optimiser = torch.optim.AdamW(model.parameters(), 3e-3, weight_decay=0.01)
    loss_of = nn.CTCLoss(zero_infinity=True); began = time.time(); step = 0
    while (gone := (time.time() - began) / seconds) < 1:
        for group in optimiser.param_groups: group["lr"] = 3e-3 * min(1, step / 300 + 0.01) * (0.5 + 0.5 * np.cos(np.pi * gone))
        x, y, lengths, widths = next(loader)
        scores = model(x.cuda(non_blocking=True)).float().log_softmax(-1).permute(1, 0, 2)
        loss = loss_of(scores, y.cuda(), widths.clamp(max=scores.shape[0]), lengths)
        optimiser.zero_grad(); loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0); optimiser.step(); step += 1
        if step % 1000 == 0: print(step, round(loss.item(), 4), measure(model, test[:1500]), flush=True)
    print("lines and figures read wholly right:", "trained on", measure(model, [item(kept) for _ in range(3000)]), "put aside", measure(model, test), flush=True)
    model.eval().cpu()
    x = torch.zeros(1, 1, HEIGHT, 64)
    torch.onnx.export(model, (x,), out, input_names=["ink"], output_names=["scores"], dynamic_axes={"ink": {0: "n", 3: "w"}, "scores": {0: "n", 1: "t"}}, dynamo=False)


if __name__ == "__main__":
    main()
