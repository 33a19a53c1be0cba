"""How much each pixel belongs to the thing a picture is about. The encoder's trunk (a ResNet50 until its fourth stage)
sees the picture at half its size and says what is there; a thin branch at full size says where it ends."""

import torch
from torch import nn
from torch.nn import functional as F

BLOCKS = {2: "abc", 3: "abcd", 4: "abcdef"}
WIDTH = {2: 64, 3: 128, 4: 256}
BN_EPS = 1e-3
MEAN_BGR = (103.939, 116.779, 123.68)


def conv_bn(inputs: int, outputs: int, size: int, stride: int = 1, padding: int = 0, dilation: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, padding, dilation, bias=False),
        nn.BatchNorm2d(outputs, eps=BN_EPS, momentum=0.03),
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


class Again(nn.Module):
    """A step beside which the picture also goes on as it is."""

    def __init__(self, width: int, dilation: int = 1):
        super().__init__()
        self.step = conv_bn(width, width, 3, 1, dilation, dilation)

    def forward(self, x):
        return x + F.relu(self.step(x))


class CutOut(nn.Module):
    """Both sides of the picture must be whole multiples of 32. `export.py` writes the same graph, name by name."""

    def __init__(self):
        super().__init__()
        self.stem = conv_bn(3, 64, 7, 2, 3)
        self.blocks = nn.ModuleDict()
        channels = 64
        for stage, letters in BLOCKS.items():
            for letter in letters:
                first = letter == "a"
                self.blocks[f"{stage}{letter}"] = Block(channels, WIDTH[stage], 2 if first and stage > 2 else 1, first)
                channels = WIDTH[stage] * 4
        self.fine2, self.fine4 = conv_bn(3, 16, 3, 2, 1), conv_bn(16, 32, 3, 2, 1)
        self.in32, self.in16, self.in8, self.in4 = conv_bn(1024, 128, 1), conv_bn(512, 96, 1), conv_bn(256, 64, 1), conv_bn(64, 32, 1)
        self.whole = nn.Conv2d(128, 128, 1)
        self.far32, self.near32 = Again(128, 2), Again(128)
        self.up16, self.again16 = conv_bn(224, 128, 3, 1, 1), Again(128)
        self.up8, self.again8 = conv_bn(192, 96, 3, 1, 1), Again(96)
        self.thin4 = conv_bn(96, 48, 1)
        self.up4, self.again4 = conv_bn(112, 48, 3, 1, 1), Again(48)
        self.thin2 = conv_bn(48, 24, 1)
        self.up2, self.again2 = conv_bn(40, 24, 3, 1, 1), Again(24)
        self.thin1 = conv_bn(24, 8, 1)
        self.up1 = conv_bn(11, 10, 3, 1, 1)
        self.last = nn.Conv2d(10, 1, 3, 1, 1)
        self.hint2, self.hint4, self.hint8, self.hint16 = (nn.Conv2d(width, 1, 1) for width in (24, 48, 96, 128))
        self.register_buffer("mean", torch.tensor(MEAN_BGR).view(1, 3, 1, 1), persistent=False)

    def trunk(self) -> list[nn.Parameter]:
        return [*self.stem.parameters(), *self.blocks.parameters()]

    def forward(self, rgb: torch.Tensor) -> list[torch.Tensor]:
        """From 0 to 255; logits, the finest first, then the coarser hints it is taught by."""
        bgr = rgb.flip(1) - self.mean
        near = bgr / 64
        fine2 = F.relu(self.fine2(near))
        fine4 = F.relu(self.fine4(fine2))
        x = stem = F.relu(self.stem(F.avg_pool2d(bgr, 2)))
        x = F.max_pool2d(x, 3, 2, 1)
        seen = {}
        for name, block in self.blocks.items():
            seen[name[0]] = x = block(x)
        x = F.relu(self.in32(seen["4"]))
        x = x + F.relu(self.whole(x.mean((2, 3), keepdim=True)))
        x = self.near32(self.far32(x))
        x = self.again16(F.relu(self.up16(torch.cat([twice(x), F.relu(self.in16(seen["3"]))], 1))))
        hint16 = self.hint16(x)
        x = self.again8(F.relu(self.up8(torch.cat([twice(x), F.relu(self.in8(seen["2"]))], 1))))
        hint8 = self.hint8(x)
        x = twice(F.relu(self.thin4(x)))
        x = self.again4(F.relu(self.up4(torch.cat([x, F.relu(self.in4(stem)), fine4], 1))))
        hint4 = self.hint4(x)
        x = self.again2(F.relu(self.up2(torch.cat([twice(F.relu(self.thin2(x))), fine2], 1))))
        hint2 = self.hint2(x)
        x = F.relu(self.up1(torch.cat([twice(F.relu(self.thin1(x))), near], 1)))
        return [self.last(x), hint2, hint4, hint8, hint16]


def twice(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)
