"""ResNet50 as Keras drew it (strides in the first 1x1 of a stage), cut after a stage of choice, with two heads:
the ten kinds of the photos and the categories of the catalogue."""

import torch
from torch import nn
from torch.nn import functional as F

BLOCKS = {2: "abc", 3: "abcd", 4: "abcdef", 5: "abc"}
WIDTH = {2: 64, 3: 128, 4: 256, 5: 512}
BN_EPS = 1e-3
# Keras' 'caffe' way: BGR, the mean of ImageNet taken away, no scaling.
MEAN_BGR = (103.939, 116.779, 123.68)


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
    """`until` names the last block, such as '4f' or '5c'."""

    def __init__(self, kinds: int, categories: int, until: str = "5c", dropout: float = 0.2):
        super().__init__()
        self.stem = conv_bn(3, 64, 7, 2, 3)
        self.blocks = nn.ModuleDict()
        channels = 64
        for stage, letters in BLOCKS.items():
            for letter in letters:
                if f"{stage}{letter}" > until:
                    break
                first = letter == "a"
                stride = 2 if first and stage > 2 else 1
                self.blocks[f"{stage}{letter}"] = Block(channels, WIDTH[stage], stride, first)
                channels = WIDTH[stage] * 4
        self.dropout = nn.Dropout(dropout)
        self.kinds = nn.Linear(channels, kinds)
        self.categories = nn.Linear(channels, categories)
        self.register_buffer("mean", torch.tensor(MEAN_BGR).view(1, 3, 1, 1), persistent=False)

    def forward(self, rgb):
        """`rgb` from 0 to 255."""
        x = rgb.flip(1) - self.mean
        x = F.max_pool2d(F.relu(self.stem(x)), 3, 2, 1)
        for block in self.blocks.values():
            x = block(x)
        x = self.dropout(x.mean((2, 3)))
        return self.kinds(x), self.categories(x)
