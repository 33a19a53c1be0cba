"""ResNet50 as Keras drew it (strides in the first 1x1 of a stage), cut after a stage of choice. Heads over its last
stage name the piece; `places` says of each field of the picture what lies there; `vector` (length one) lies close to
other pictures of the piece and, through the matrix `words`, to the texts that name it."""

import torch
from torch import nn
from torch.nn import functional as F

BLOCKS = {2: "abc", 3: "abcd", 4: "abcdef", 5: "abc"}
WIDTH = {2: 64, 3: 128, 4: 256, 5: 512}
BN_EPS = 1e-3
# Keras' 'caffe' way: BGR, the mean of ImageNet taken away, no scaling.
MEAN_BGR = (103.939, 116.779, 123.68)
# After these the mean of a stage is taken for the vector.
POOLED = ("2c", "3d", "4f")
HIDDEN, VECTOR = 512, 384


def conv_bn(inputs: int, outputs: int, size: int, stride: int = 1, padding: int = 0) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, padding, bias=False),
        nn.BatchNorm2d(outputs, eps=BN_EPS, momentum=0.05),
    )


class Block(nn.Module):
    def __init__(self, inputs: int, width: int, stride: int, shortcut: bool):
        super().__init__()
        self.a = conv_bn(inputs, width, 1, stride)
        self.b = conv_bn(width, width, 3, 1, 1)
        self.c = conv_bn(width, width * 4, 1)
        self.shortcut = conv_bn(inputs, width * 4, 1, stride) if shortcut else None

    def forward(self, x):
        y = self.c(F.relu(self.b(F.relu(self.a(x)))))
        return F.relu(y + (x if self.shortcut is None else self.shortcut(x)))


class Network(nn.Module):
    """`until` names the last block, such as '4f' or '5c'; `names` the sizes of the heads that name."""

    def __init__(self, names: dict, places: int, until: str = "5c", dropout: float = 0.2):
        super().__init__()
        self.stem = conv_bn(3, 64, 7, 2, 3)
        self.blocks = nn.ModuleDict()
        channels, pooled = 64, 0
        for stage, letters in BLOCKS.items():
            for letter in letters:
                if f"{stage}{letter}" > until:
                    break
                first = letter == "a"
                stride = 2 if first and stage > 2 else 1
                self.blocks[f"{stage}{letter}"] = Block(channels, WIDTH[stage], stride, first)
                channels = WIDTH[stage] * 4
                pooled += channels if f"{stage}{letter}" in POOLED else 0
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleDict({name: nn.Linear(channels, size) for name, size in names.items()})
        self.colour = nn.Linear(pooled, names.get("colour", 1)) if "colour" in names else None
        if self.colour is not None:
            del self.heads["colour"]
        self.places = nn.Conv2d(channels, places, 1)
        self.scale = nn.BatchNorm1d(pooled, momentum=0.05)
        self.hidden = nn.Linear(pooled, HIDDEN)
        self.bent = nn.Linear(HIDDEN, VECTOR, bias=False)
        self.straight = nn.Linear(pooled, VECTOR, bias=False)
        self.words = nn.Linear(VECTOR, VECTOR, bias=False)
        with torch.no_grad():
            self.words.weight.copy_(torch.eye(VECTOR))
        self.register_buffer("mean", torch.tensor(MEAN_BGR).view(1, 3, 1, 1), persistent=False)

    def forward(self, rgb):
        """`rgb` from 0 to 255."""
        x = rgb.flip(1) - self.mean
        x = F.max_pool2d(F.relu(self.stem(x)), 3, 2, 1)
        means = []
        for name, block in self.blocks.items():
            x = block(x)
            if name in POOLED:
                means.append(x.float().mean((2, 3)))
        last = self.dropout(x.float().mean((2, 3)))
        told = {name: head(last).float() for name, head in self.heads.items()}
        told["places"] = self.places(x).float()
        pooled = self.scale((torch.cat(means, 1) + 1e-4).sqrt())
        if self.colour is not None:
            told["colour"] = self.colour(pooled).float()
        hidden = F.relu(self.hidden(pooled))
        told["vector"] = F.normalize((self.bent(hidden) + self.straight(pooled)).float(), dim=1)
        return told

    def texts(self, meanings):
        return F.normalize(self.words(meanings).float(), dim=1)
