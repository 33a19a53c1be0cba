"""Training pictures in the accelerator's memory, and what happens to them on the way into the network."""

import json
import pathlib

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

SIDE = 208  # as photos.ts writes them
INPUT = 224  # what the network sees


def read(file: pathlib.Path, channels: str) -> np.ndarray:
    picture = Image.open(file).convert(channels)
    return np.asarray(picture if picture.size == (SIDE, SIDE) else picture.resize((SIDE, SIDE), Image.LANCZOS))


def load_photos(folder: pathlib.Path, kinds: list[str], device):
    rows = json.loads((folder / "photos.json").read_text())
    pixels = np.stack([read(folder / row["name"], "RGB") for row in rows])
    labels = [kinds.index(row["kind"]) for row in rows]
    return torch.from_numpy(pixels).permute(0, 3, 1, 2).contiguous().to(device), torch.tensor(labels, device=device)


def load_drawings(listed: pathlib.Path, folder: pathlib.Path, categories: list[str], device):
    """Colours, outlines (all opaque where the drawing has its own backdrop), categories, and which are held out."""
    rows = json.loads(listed.read_text())
    pixels = torch.from_numpy(np.stack([read(folder / row["file"], "RGBA") for row in rows])).permute(0, 3, 1, 2)
    return (
        pixels[:, :3].contiguous().to(device),
        pixels[:, 3:].contiguous().to(device),
        torch.tensor([categories.index(row["category"]) for row in rows], device=device),
        torch.tensor([row["heldOut"] for row in rows], device=device),
    )


def uniform(count: int, low: float, high: float, like: torch.Tensor) -> torch.Tensor:
    return torch.rand(count, device=like.device) * (high - low) + low


def on_backdrops(pixels, outlines, photos):
    """Drawings without a backdrop get one: a plain colour, a slope of two, or the blur of somebody's photo."""
    count = len(pixels)
    colours = torch.rand(count, 3, 1, 1, device=pixels.device) * 255
    others = torch.rand(count, 3, 1, 1, device=pixels.device) * 255
    slope = torch.linspace(0, 1, SIDE, device=pixels.device).view(1, 1, SIDE, 1)
    slope = torch.where(torch.rand(count, 1, 1, 1, device=pixels.device) < 0.5, slope, slope.transpose(2, 3))
    plain = colours + (others - colours) * slope * torch.rand(count, 1, 1, 1, device=pixels.device)
    chosen = photos[torch.randint(len(photos), (count,), device=pixels.device)].float()
    blurred = F.interpolate(F.avg_pool2d(chosen, 26), SIDE, mode="bilinear")
    backdrop = torch.where(torch.rand(count, 1, 1, 1, device=pixels.device) < 0.5, plain, blurred)
    share = outlines.float() / 255
    return pixels.float() * share + backdrop * (1 - share)


def moved(pixels: torch.Tensor) -> torch.Tensor:
    """A random crop, turned, squeezed and mirrored, at the network's size."""
    count = len(pixels)
    area = uniform(count, 0.4, 1.1, pixels)
    ratio = torch.exp(uniform(count, -0.3, 0.3, pixels))
    width, height = (area * ratio).sqrt(), (area / ratio).sqrt()
    turn = uniform(count, -0.3, 0.3, pixels) * (torch.rand(count, device=pixels.device) < 0.6)
    mirror = torch.where(torch.rand(count, device=pixels.device) < 0.5, -1.0, 1.0)
    room_x, room_y = (1 - width).abs(), (1 - height).abs()
    shift_x = uniform(count, -1, 1, pixels) * room_x
    shift_y = uniform(count, -1, 1, pixels) * room_y
    matrix = torch.stack(
        [
            torch.stack([mirror * width * turn.cos(), -height * turn.sin(), shift_x], 1),
            torch.stack([mirror * width * turn.sin(), height * turn.cos(), shift_y], 1),
        ],
        1,
    )
    grid = F.affine_grid(matrix, [count, 3, INPUT, INPUT], align_corners=False)
    return F.grid_sample(pixels.float(), grid, mode="bilinear", padding_mode="reflection", align_corners=False)


def relit(pixels: torch.Tensor) -> torch.Tensor:
    """Light, contrast, saturation and hue: what a piece is does not depend on its colour."""
    count = len(pixels)
    factor = lambda low, high: uniform(count, low, high, pixels).view(-1, 1, 1, 1)
    pixels = pixels * factor(0.65, 1.35)
    mean = pixels.mean((1, 2, 3), keepdim=True)
    pixels = (pixels - mean) * factor(0.65, 1.4) + mean
    grey = (pixels * torch.tensor([0.299, 0.587, 0.114], device=pixels.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    strength = factor(0.3, 1.5) * (torch.rand(count, 1, 1, 1, device=pixels.device) > 0.1)
    colour = (pixels - grey) * strength
    # A turn of the hue, roughly: red, green and blue change places in part.
    place = factor(0, 0.35) * (torch.rand(count, 1, 1, 1, device=pixels.device) < 0.5)
    colour = colour * (1 - place) + colour.roll(1, 1) * place
    return (grey + colour).clamp(0, 255)


def holed(pixels: torch.Tensor, share: float = 0.25) -> torch.Tensor:
    """A grey patch over a part of some pictures, so that no single detail decides."""
    count = len(pixels)
    across = torch.arange(INPUT, device=pixels.device)
    size = uniform(count, 30, 90, pixels).view(-1, 1)
    left, top = uniform(count, 0, INPUT - 60, pixels).view(-1, 1), uniform(count, 0, INPUT - 60, pixels).view(-1, 1)
    x = (across >= left) & (across < left + size)
    y = (across >= top) & (across < top + size)
    hole = (y[:, :, None] & x[:, None, :])[:, None] & (torch.rand(count, 1, 1, 1, device=pixels.device) < share)
    return torch.where(hole, torch.full_like(pixels, 118), pixels)


def augmented(pixels: torch.Tensor) -> torch.Tensor:
    return holed(relit(moved(pixels)))


def plain(pixels: torch.Tensor) -> torch.Tensor:
    return F.interpolate(pixels.float(), INPUT, mode="bicubic", align_corners=False).clamp(0, 255)
