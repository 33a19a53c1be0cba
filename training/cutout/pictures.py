"""Pictures the cut-out network is taught with, in the accelerator's memory, and what happens to them on the way."""

import io
import json
import multiprocessing
import pathlib

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

HIGH, WIDE = 320, 240  # as pack.ts writes them
MEAN, DEVIATION = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
SEEN_AT = ((320, 240), (272, 208))  # what u2netp is shown


def opened(item: tuple[bytes, str]) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(item[0])).convert(item[1]))


class Pack:
    """`names` and pixels by sort; what is put aside stands apart."""

    def __init__(self, folder: pathlib.Path):
        rows, packed = json.loads((folder / "pictures.json").read_text()), (folder / "pictures.bin").read_bytes()
        items = [(packed[r["at"] : r["at"] + r["bytes"]], "RGBA" if r["sort"] == "alone" else "RGB") for r in rows]
        with multiprocessing.Pool() as pool:
            pixels = pool.map(opened, items, 64)
        self.rows, self.pixels = rows, pixels

    def some(self, sort: str, aside: bool) -> tuple[list[str], torch.Tensor]:
        chosen = [n for n, row in enumerate(self.rows) if row["sort"] == sort and row["aside"] == aside]
        planes = torch.from_numpy(np.stack([self.pixels[n] for n in chosen])).permute(0, 3, 1, 2).contiguous()
        return [self.rows[n]["name"] for n in chosen], planes


def as_u2netp_sees(rgb: torch.Tensor) -> torch.Tensor:
    bright = rgb.amax((1, 2, 3), keepdim=True).clamp(min=1)
    mean, deviation = (torch.tensor(three, device=rgb.device).view(1, 3, 1, 1) for three in (MEAN, DEVIATION))
    return (rgb / bright - mean) / deviation


def asked(teacher, rgb: torch.Tensor, shape: tuple[int, int], mirrored: bool) -> torch.Tensor:
    shown = F.interpolate(rgb, size=shape, mode="bilinear", align_corners=False)
    mask = teacher(as_u2netp_sees(shown.flip(3) if mirrored else shown))
    low, high = mask.amin((1, 2, 3), keepdim=True), mask.amax((1, 2, 3), keepdim=True)
    mask = (mask - low) / (high - low + 1e-6)
    mask = mask.flip(3) if mirrored else mask
    return F.interpolate(mask, size=rgb.shape[2:], mode="bilinear", align_corners=False)


def outlines(teacher, photos: torch.Tensor, device: str, batch: int = 48) -> torch.Tensor:
    """At two sizes, as they are and mirrored: what all four say is surer. One byte a pixel."""
    found = []
    for at in range(0, len(photos), batch):
        rgb = photos[at : at + batch].to(device).float()
        said = [asked(teacher, rgb, shape, mirrored) for shape in SEEN_AT for mirrored in (False, True)]
        found.append((sum(said) / len(said) * 255).byte())
    return torch.cat(found)


def unclear(masks: torch.Tensor) -> torch.Tensor:
    """Of each photo: pixels that are neither thing nor ground, over those of the thing."""
    thing = (masks > 120).float().mean((1, 2, 3))
    return ((masks > 40) & (masks < 215)).float().mean((1, 2, 3)) / thing.clamp(min=0.01)


def moved(batch: torch.Tensor, shape: tuple[int, int], most: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Turned, mirrored, nearer or farther, stretched a little; what lies outside is the rim's."""
    n, device = len(batch), batch.device
    draw = lambda: torch.rand(n, device=device)
    angle = (draw() - 0.5) * 0.5 * most
    size = torch.exp((draw() - 0.45) * 0.7 * most)
    stretch = torch.exp((draw() - 0.5) * 0.5 * most)
    flip = torch.where(draw() < 0.5, -1.0, 1.0)
    shift = (torch.rand(n, 2, device=device) - 0.5) * 0.3 * most
    cos, sin = torch.cos(angle) * size, torch.sin(angle) * size
    rows = [torch.stack([cos * flip * stretch, -sin, shift[:, 0]], 1), torch.stack([sin * flip, cos / stretch, shift[:, 1]], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), [n, batch.shape[1], *shape], align_corners=False)
    return grid, F.grid_sample(batch, grid, padding_mode="border", align_corners=False)


def relit(rgb: torch.Tensor) -> torch.Tensor:
    n, device = len(rgb), rgb.device
    draw = lambda *size: torch.rand(n, *size, device=device)
    rgb = (rgb / 255).clamp(0, 1) ** torch.exp((draw(1, 1, 1) - 0.5) * 0.7)
    rgb = rgb * torch.exp((draw(3, 1, 1) - 0.5) * 0.3)
    rgb = (rgb - 0.5) * torch.exp((draw(1, 1, 1) - 0.5) * 0.6) + 0.5 + (draw(1, 1, 1) - 0.5) * 0.2
    light = F.interpolate(draw(1, 3, 3), size=rgb.shape[2:], mode="bilinear", align_corners=False)
    rgb = rgb * (1 + (light - 0.5) * 0.5 * (draw(1, 1, 1) < 0.5))
    rgb = rgb + torch.randn_like(rgb) * 0.03 * draw(1, 1, 1)
    rgb = torch.where(draw(1, 1, 1) < 0.25, F.avg_pool2d(rgb, 3, 1, 1), rgb)
    return (rgb * 255).clamp(0, 255)


class Data:
    def __init__(self, whole: torch.Tensor, alone: torch.Tensor, photos: torch.Tensor, masks: torch.Tensor, device: str):
        self.whole, self.alone, self.photos, self.masks = (x.to(device) for x in (whole, alone, photos, masks))
        self.device, self.doubt = device, unclear(self.masks)
        share = (self.masks > 120).float().mean((1, 2, 3))
        self.grounds = torch.nonzero(share < 0.35).flatten()
        self.pieces = torch.nonzero((self.doubt < 0.12) & (share > 0.06) & (share < 0.7)).flatten()
        self.usable = torch.nonzero((self.doubt < 0.6) & (share > 0.03) & (share < 0.92)).flatten()

    def some(self, among: torch.Tensor, n: int) -> torch.Tensor:
        return among[torch.randint(len(among), (n,), device=self.device)]

    def chance(self, n: int, share: float) -> torch.Tensor:
        return (torch.rand(n, 1, 1, 1, device=self.device) < share).float()

    def ground(self, n: int, shape: tuple[int, int], like: torch.Tensor) -> torch.Tensor:
        """A corner of a photo far from its thing, or a wall with light on it, now and then of the piece's own colour."""
        at = self.some(self.grounds, n)
        with_mask = torch.cat([self.photos[at], self.masks[at]], 1).float()
        corner = torch.randint(4, (n, 1, 1, 1), device=self.device)
        high, wide = HIGH * 2 // 5, WIDE * 2 // 5
        parts = [with_mask[:, :, y, x] for y in (slice(0, high), slice(-high, None)) for x in (slice(0, wide), slice(-wide, None))]
        photo = sum(part * (corner == i) for i, part in enumerate(parts))
        is_bare = (photo[:, 3:].mean((1, 2, 3), keepdim=True) < 8).float()
        photo = F.interpolate(photo[:, :3], size=shape, mode="bilinear", align_corners=False)
        wall = torch.rand(n, 3, 1, 1, device=self.device) * 200 + 50
        pale = 235 + torch.randn(n, 3, 1, 1, device=self.device) * 8
        wall = torch.where(self.chance(n, 0.35) > 0, pale, wall)
        alike = (like + torch.randn(n, 3, 1, 1, device=self.device) * 14).clamp(0, 255)
        wall = torch.where(self.chance(n, 0.25) > 0, alike, wall)
        rough = torch.randn(n, 1, 4, 4, device=self.device) * 18
        wall = wall + F.interpolate(rough, size=shape, mode="bilinear", align_corners=False)
        use = is_bare * self.chance(n, 0.75)
        return photo * use + wall * (1 - use)

    def placed(self, piece: torch.Tensor, shape: tuple[int, int]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        grid, piece = moved(piece, shape, 1)
        alpha = piece[:, 3:] / 255 * (grid.abs() <= 1).all(3)[:, None].float()
        colour = (piece[:, :3] * alpha).sum((2, 3), keepdim=True) / alpha.sum((2, 3), keepdim=True).clamp(min=1)
        ground = self.ground(len(piece), shape, colour)
        fallen = F.avg_pool2d(F.pad(alpha, (6, -6, 8, -8)), 17, 1, 8)
        ground = ground * (1 - 0.5 * fallen * torch.rand(len(piece), 1, 1, 1, device=self.device))
        return piece[:, :3] * alpha + ground * (1 - alpha), alpha, torch.ones_like(alpha)

    def drawn_as_shown(self, n: int, shape: tuple[int, int]):
        at = torch.randint(len(self.whole), (n,), device=self.device)
        _, both = moved(torch.cat([self.whole[at], self.alone[at, 3:]], 1).float(), shape, 0.8)
        return both[:, :3], both[:, 3:] / 255, torch.ones_like(both[:, 3:])

    def drawn_elsewhere(self, n: int, shape: tuple[int, int]):
        return self.placed(self.alone[torch.randint(len(self.alone), (n,), device=self.device)].float(), shape)

    def photo_elsewhere(self, n: int, shape: tuple[int, int]):
        at = self.some(self.pieces, n)
        sharp = ((self.masks[at].float() - 128) * 2 + 128).clamp(0, 255)
        return self.placed(torch.cat([self.photos[at].float(), sharp], 1), shape)

    def photo(self, n: int, shape: tuple[int, int]):
        """Where u2netp is unsure, it is believed less."""
        at = self.some(self.usable, n)
        _, both = moved(torch.cat([self.photos[at], self.masks[at]], 1).float(), shape, 0.7)
        said = both[:, 3:] / 255
        truth = ((said - 0.5) * 1.6 + 0.5).clamp(0, 1)
        sure = (0.15 + 0.85 * ((said - 0.5).abs() * 2.4).clamp(max=1)) * (self.doubt[at].view(-1, 1, 1, 1) < 0.25).float().clamp(min=0.4)
        return both[:, :3], truth, sure

    def batch(self, shape: tuple[int, int], size: int):
        counts = [size // 4, size * 9 // 32, size // 8]
        parts = [self.drawn_as_shown(counts[0], shape), self.drawn_elsewhere(counts[1], shape)]
        parts += [self.photo_elsewhere(counts[2], shape), self.photo(size - sum(counts), shape)]
        rgb, mask, sure = (torch.cat(column) for column in zip(*parts))
        return relit(rgb), mask, sure
