"""Training pictures in the accelerator's memory, and what happens to them on the way into the network."""

import io
import json
import pathlib

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

SIDE = 192  # as photos.ts writes them


def unpacked(picture, channels: str) -> np.ndarray:
    image = Image.open(picture).convert(channels)
    return np.asarray(image if image.size == (SIDE, SIDE) else image.resize((SIDE, SIDE), Image.LANCZOS))


def planes(pictures: list[np.ndarray], device) -> torch.Tensor:
    return torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).contiguous().to(device)


def of_packed(row_and_bytes) -> np.ndarray:
    return unpacked(io.BytesIO(row_and_bytes), "RGB")


def of_file(file: str) -> np.ndarray:
    return unpacked(file, "RGBA")


def load_photos(folder: pathlib.Path, pool, device):
    rows, packed = json.loads((folder / "photos.json").read_text()), (folder / "photos.bin").read_bytes()
    parts = [packed[r["at"] : r["at"] + r["bytes"]] for r in rows]
    return rows, planes(pool.map(of_packed, parts, 64), device)


def load_drawings(folder: pathlib.Path, drawn: pathlib.Path, pool, device):
    """Colours and outlines (all opaque where the drawing has its own backdrop)."""
    listed = json.loads((folder / "drawings.json").read_text())
    pixels = planes(pool.map(of_file, [str(drawn / row["file"]) for row in listed["rows"]], 64), device)
    return listed, pixels[:, :3].contiguous(), pixels[:, 3:].contiguous()


def load_texts(folder: pathlib.Path, count: int, device) -> torch.Tensor:
    numbers = np.frombuffer((folder / "texts.bin").read_bytes(), np.int8).reshape(count, -1).astype(np.float32)
    return F.normalize(torch.from_numpy(numbers).to(device), dim=1)


def uniform(count: int, low: float, high: float, like: torch.Tensor) -> torch.Tensor:
    return torch.rand(count, device=like.device) * (high - low) + low


def factor(pixels: torch.Tensor, low: float, high: float) -> torch.Tensor:
    return uniform(len(pixels), low, high, pixels).view(-1, 1, 1, 1)


def chance(pixels: torch.Tensor, share: float) -> torch.Tensor:
    return torch.rand(len(pixels), 1, 1, 1, device=pixels.device) < share


def to_lab(rgb: torch.Tensor) -> torch.Tensor:
    """OKLab of colours from 0 to 1 in the last dimension."""
    linear = torch.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    cone = torch.tensor(
        [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
        device=rgb.device,
    )
    lab = torch.tensor(
        [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
        device=rgb.device,
    )
    return (linear @ cone.T).clamp(min=0) ** (1 / 3) @ lab.T


def to_rgb(lab: torch.Tensor) -> torch.Tensor:
    """From 0 to 255."""
    back = torch.tensor(
        [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.291485548]], device=lab.device
    )
    linear = (lab @ back.T) ** 3 @ torch.tensor(
        [[4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965], [-0.0041960863, -0.7034186147, 1.707614701]],
        device=lab.device,
    ).T
    linear = linear.clamp(0, 1)
    return torch.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055) * 255


def recoloured(pixels: torch.Tensor, outlines: torch.Tensor, lab: torch.Tensor) -> torch.Tensor:
    """Plain cloth dyed anew: its light and shade stay."""
    share = outlines.float() / 255
    mean = (pixels * share).sum((2, 3), keepdim=True) / share.sum((2, 3), keepdim=True).clamp(min=1)
    grey = mean.mean(1, keepdim=True).clamp(min=24)
    light = (pixels.mean(1, keepdim=True) / grey).clamp(0.25, 1.9)
    return (to_rgb(lab)[:, :, None, None] * light).clamp(0, 255)


def on_grounds(pixels, outlines, photos):
    """What was cut out gets another ground: a plain colour, a slope of two, somebody's photo, sharp or blurred."""
    count = len(pixels)
    colours = torch.rand(count, 3, 1, 1, device=pixels.device) * 255
    pale = 255 - torch.rand(count, 1, 1, 1, device=pixels.device) * 60 - torch.rand(count, 3, 1, 1, device=pixels.device) * 14
    colours = torch.where(chance(pixels, 0.4), pale, colours)
    others = torch.rand(count, 3, 1, 1, device=pixels.device) * 255
    slope = torch.linspace(0, 1, SIDE, device=pixels.device).view(1, 1, SIDE, 1)
    slope = torch.where(chance(pixels, 0.5), slope, slope.transpose(2, 3))
    plain = colours + (others - colours) * slope * torch.rand(count, 1, 1, 1, device=pixels.device) ** 2
    chosen = photos[torch.randint(len(photos), (count,), device=pixels.device)].float()
    blurred = F.interpolate(F.avg_pool2d(chosen, 24), SIDE, mode="bilinear")
    # A corner of a photo, so that its own garment is not in the middle.
    corner = F.interpolate(chosen[:, :, : SIDE // 3, : SIDE // 3], SIDE, mode="bilinear")
    ground = torch.where(chance(pixels, 0.5), plain, torch.where(chance(pixels, 0.5), blurred, corner))
    share = outlines.float() / 255
    return pixels.float() * share + ground * (1 - share)


def photo_colours(pixels, outlines, shades, names):
    """What colour a plain piece on a photo has, by its middle shade; -1 where it is printed or badly cut out."""
    told = torch.full((len(pixels),), -1, device=pixels.device, dtype=torch.long)
    weights = torch.tensor([0.7, 1.6, 1.6], device=pixels.device)
    for n in range(len(pixels)):
        inside = outlines[n, 0] > 200
        if not 0.06 < inside.float().mean().item() < 0.9:
            continue
        lab = to_lab(pixels[n].permute(1, 2, 0)[inside].float() / 255)
        middle = torch.stack([lab[:, 0].quantile(0.6), lab[:, 1].median(), lab[:, 2].median()])
        tint = ((lab[:, 1:] - middle[1:]) ** 2).sum(1).sqrt()
        if (tint < 0.045).float().mean() < 0.8 or lab[:, 0].std() > 0.13:
            continue
        far = (((shades - middle) * weights) ** 2).sum(1).sqrt()
        if far.min() < 0.12:
            told[n] = names[far.argmin()]
    return told


def composed(pieces, outlines, classes, photos, side: int, fields: int):
    """Two to four pieces in one picture, side by side or overlapping a little, and what lies in each field.
    `pieces` is [canvases, 4, 3, side, side]; class 0 leaves a place empty."""
    count, slots = classes.shape
    canvas = on_grounds(torch.zeros_like(pieces[:, 0]).float(), torch.zeros_like(outlines[:, 0]), photos)
    share = torch.zeros(count, slots + 1, SIDE, SIDE, device=pieces.device)
    columns = torch.rand(count, device=pieces.device) < 0.35
    for slot in range(slots):
        # Where the piece stands, from -1 to 1: a field of two by two, or one of the columns.
        x = torch.where(columns, torch.full_like(columns, slot, dtype=torch.float) / 1.5 - 1, (slot % 2) - 0.5 + 0.0 * columns)
        y = torch.where(columns, torch.zeros(count, device=pieces.device), (slot // 2) - 0.5 + 0.0 * columns)
        x, y = x + uniform(count, -0.15, 0.15, pieces), y + uniform(count, -0.15, 0.15, pieces)
        size = uniform(count, 0.4, 0.62, pieces)
        wide = torch.where(columns, size * 0.62, size)
        high = torch.where(columns, size * 1.5, size)
        mirror = torch.where(torch.rand(count, device=pieces.device) < 0.5, -1.0, 1.0)
        zero = torch.zeros(count, device=pieces.device)
        matrix = torch.stack(
            [torch.stack([mirror / wide, zero, -mirror * x / wide], 1), torch.stack([zero, 1 / high, -y / high], 1)], 1
        )
        grid = F.affine_grid(matrix, [count, 3, SIDE, SIDE], align_corners=False)
        both = torch.cat([pieces[:, slot].float(), outlines[:, slot].float()], 1)
        both = F.grid_sample(both, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
        cover = both[:, 3:] / 255 * (classes[:, slot] > 0).view(-1, 1, 1, 1)
        canvas = both[:, :3] * cover + canvas * (1 - cover)
        share = share * (1 - cover)
        share[:, slot + 1] = cover[:, 0]
    share[:, 0] = 1 - share[:, 1:].sum(1)
    pooled = F.adaptive_avg_pool2d(share, fields)
    pooled[:, 0] *= 0.7
    of_slot = torch.cat([torch.zeros_like(classes[:, :1]), classes], 1)
    return plain(canvas, side), of_slot.gather(1, pooled.argmax(1).flatten(1)).view(count, fields, fields)


def moved(pixels: torch.Tensor, side: int, least: float = 0.4) -> torch.Tensor:
    """A random crop, turned, squeezed and mirrored."""
    count = len(pixels)
    area = uniform(count, least, 1.15, pixels)
    ratio = torch.exp(uniform(count, -0.3, 0.3, pixels))
    width, height = (area * ratio).sqrt(), (area / ratio).sqrt()
    turn = uniform(count, -0.3, 0.3, pixels) * (torch.rand(count, device=pixels.device) < 0.6)
    mirror = torch.where(torch.rand(count, device=pixels.device) < 0.5, -1.0, 1.0)
    shift_x = uniform(count, -1, 1, pixels) * (1 - width).abs()
    shift_y = uniform(count, -1, 1, pixels) * (1 - height).abs()
    matrix = torch.stack(
        [
            torch.stack([mirror * width * turn.cos(), -height * turn.sin(), shift_x], 1),
            torch.stack([mirror * width * turn.sin(), height * turn.cos(), shift_y], 1),
        ],
        1,
    )
    grid = F.affine_grid(matrix, [count, 3, side, side], align_corners=False)
    return F.grid_sample(pixels.float(), grid, mode="bilinear", padding_mode="reflection", align_corners=False)


def in_light(pixels: torch.Tensor) -> torch.Tensor:
    """Bright or dim, warm or cold: the piece is the same, and so is the colour people give it."""
    pixels = pixels * factor(pixels, 0.7, 1.25)
    mean = pixels.mean((1, 2, 3), keepdim=True)
    pixels = (pixels - mean) * factor(pixels, 0.8, 1.2) + mean
    warm = torch.exp(factor(pixels, -0.16, 0.16))
    tint = torch.cat([warm, torch.ones_like(warm), 1 / warm], 1)
    return (pixels * tint).clamp(0, 255)


def in_other_colours(pixels: torch.Tensor) -> torch.Tensor:
    """Light, contrast, saturation and hue: what a piece is does not depend on its colour."""
    pixels = pixels * factor(pixels, 0.65, 1.35)
    mean = pixels.mean((1, 2, 3), keepdim=True)
    pixels = (pixels - mean) * factor(pixels, 0.65, 1.4) + mean
    grey = (pixels * torch.tensor([0.299, 0.587, 0.114], device=pixels.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    colour = (pixels - grey) * factor(pixels, 0.3, 1.5) * ~chance(pixels, 0.15)
    # A turn of the hue, roughly: red, green and blue change places in part.
    place = factor(pixels, 0, 0.6) * chance(pixels, 0.6)
    colour = colour * (1 - place) + colour.roll(1, 1) * place
    return (grey + colour).clamp(0, 255)


def holed(pixels: torch.Tensor, share: float = 0.25) -> torch.Tensor:
    """A grey patch over a part of some pictures, so that no single detail decides."""
    side = pixels.shape[-1]
    count = len(pixels)
    across = torch.arange(side, device=pixels.device)
    size = uniform(count, side * 0.13, side * 0.4, pixels).view(-1, 1)
    left, top = (uniform(count, 0, side * 0.75, pixels).view(-1, 1) for _ in range(2))
    x = (across >= left) & (across < left + size)
    y = (across >= top) & (across < top + size)
    hole = (y[:, :, None] & x[:, None, :])[:, None] & chance(pixels, share)
    return torch.where(hole, torch.full_like(pixels, 118), pixels)


def plain(pixels: torch.Tensor, side: int) -> torch.Tensor:
    return F.interpolate(pixels.float(), side, mode="bicubic", align_corners=False, antialias=side < SIDE).clamp(0, 255)
