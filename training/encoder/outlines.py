"""Cuts the photos out with u2netp, on all cores, so that they can stand on other grounds and their colours be named.
Usage: python outlines.py DATA U2NETP.onnx      (writes DATA/outlines.npy)"""

import io
import json
import multiprocessing
import pathlib
import sys

import numpy as np
import onnxruntime
from PIL import Image

SHOWN, SIDE = 320, 192
MEAN, DEVIATION = np.array([0.485, 0.456, 0.406]), np.array([0.229, 0.224, 0.225])
session = None


def start(model: str) -> None:
    global session
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def outline(picture: bytes) -> np.ndarray:
    rgb = np.asarray(Image.open(io.BytesIO(picture)).convert("RGB").resize((SHOWN, SHOWN), Image.BILINEAR), np.float32)
    planes = ((rgb / max(rgb.max(), 1) - MEAN) / DEVIATION).transpose(2, 0, 1)[None].astype(np.float32)
    mask = session.run(None, {session.get_inputs()[0].name: planes})[0][0, 0]
    mask = (mask - mask.min()) / (np.ptp(mask) + 1e-6) * 255
    return np.asarray(Image.fromarray(mask.astype(np.uint8)).resize((SIDE, SIDE), Image.BILINEAR))


if __name__ == "__main__":
    data = pathlib.Path(sys.argv[1])
    rows, packed = json.loads((data / "photos.json").read_text()), (data / "photos.bin").read_bytes()
    pictures = [packed[row["at"] : row["at"] + row["bytes"]] for row in rows]
    with multiprocessing.Pool(None, start, sys.argv[2:3]) as pool:
        np.save(data / "outlines.npy", np.stack(pool.map(outline, pictures, 16)))
