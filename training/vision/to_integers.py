"""Writes the trained network again as one that computes in 8-bit integers, three times as fast: the values it meets are
measured on photos and drawings first. Weights get seven bits, so that no processor's sums overflow.
Usage: python to_integers.py GARMENTS.onnx OUTPUT.onnx PICTURE…      (needs torch, pillow, onnx; a minute)"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from torch.nn import functional as F

from integers import Integers

MEAN_RGB = np.array([123.68, 116.779, 103.939], np.float32)
SIDES = (128, 224)
LOW, HIGH = 0.00005, 0.9999
POOLED = {"2c": "f2", "3d": "f3", "4f": "f4"}
BLOCKS = [f"{stage}{letter}" for stage, letters in ((2, "abc"), (3, "abcd"), (4, "abcdef")) for letter in letters]


def read(file: str):
    """Weights and shifts of the convolutions by name, and of the two heads."""
    graph = onnx.load(file).graph
    constants = {c.name: numpy_helper.to_array(c) for c in graph.initializer}
    wide = {n.output[0]: [constants[i] for i in n.input] for n in graph.node if n.op_type == "DequantizeLinear"}

    def weight(name: str) -> np.ndarray:
        steps, scale, _ = wide[name]
        return steps.astype(np.float32) * scale.reshape(-1, *[1] * (steps.ndim - 1))

    names = ["stem"]
    for block in BLOCKS:
        names += [f"blocks.{block}.{part}" for part in "abc"] + ([f"blocks.{block}.shortcut"] if block[1] == "a" else [])
    convs = [n for n in graph.node if n.op_type == "Conv"]
    assert len(convs) == len(names)
    layers = {name: (weight(n.input[1]), constants[n.input[2]]) for name, n in zip(names, convs)}
    heads = [(weight(n.input[1]), constants[n.input[2]]) for n in graph.node if n.op_type == "Gemm"]
    return layers, dict(zip(("kinds", "categories"), heads))


def stride(name: str) -> int:
    return 2 if name[1] == "a" and name[0] > "2" else 1


@torch.no_grad()
def measured(layers: dict, pictures: list) -> dict:
    ranges: dict = {}

    def note(name: str, value):
        low, high = np.quantile(value.numpy().ravel()[::13], [LOW, HIGH])
        old = ranges.get(name, (0.0, 0.0))
        ranges[name] = (min(old[0], float(low)), max(old[1], float(high)))
        return value

    def conv(name: str, x, step: int = 1, padding: int = 0):
        weight, bias = layers[name]
        return F.conv2d(x, torch.from_numpy(weight), torch.from_numpy(bias.copy()), step, padding)

    for n, file in enumerate(pictures):
        side = SIDES[n % len(SIDES)]
        rgb = np.asarray(Image.open(file).convert("RGB").resize((side, side), Image.BICUBIC), np.float32)
        x = torch.from_numpy((rgb - MEAN_RGB)[:, :, ::-1].transpose(2, 0, 1).copy())[None]
        x = F.max_pool2d(note("stem", F.relu(conv("stem", x, 2, 3))), 3, 2, 1)
        for block in BLOCKS:
            at = f"blocks.{block}"
            y = note(f"{at}.a", F.relu(conv(f"{at}.a", x, stride(block))))
            y = note(f"{at}.b", F.relu(conv(f"{at}.b", y, 1, 1)))
            y = note(f"{at}.c", conv(f"{at}.c", y))
            if block[1] == "a":
                x = note(f"{at}.shortcut", conv(f"{at}.shortcut", x, stride(block)))
            x = note(at, F.relu(x + y))
    return ranges


def build(layers: dict, heads: dict, ranges: dict) -> onnx.ModelProto:
    ranges = {**ranges, "rgb": (-float(MEAN_RGB.max()), 255 - float(MEAN_RGB.min()))}
    stem, bias = layers["stem"]
    # RGB comes in: the stem's weights are turned around once instead of every picture.
    graph = Integers({**layers, "stem": (stem[:, ::-1].copy(), bias)}, ranges)
    _, _, step, zero = graph.scale("rgb")
    shifted = graph.node("Sub", "rgb", graph.constant(MEAN_RGB.reshape(1, 3, 1, 1)))
    x = graph.conv("stem", graph.node("QuantizeLinear", shifted, step, zero), "rgb", "stem", 2, 3)
    x = graph.node("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    at, outputs = "stem", []

    def out(name: str, kind: str, inputs: list, size: int, **settings):
        graph.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ["pictures", size]))

    for block in BLOCKS:
        x = graph.block(block, x, at, stride(block))
        at = f"blocks.{block}"
        if block in POOLED:
            mean = graph.node("GlobalAveragePool", graph.back(x, at))
            out(POOLED[block], "Flatten", [mean], len(layers[f"{at}.c"][1]))
    for name, (weight, shift) in heads.items():
        logits = graph.node("Gemm", "f4", graph.constant(weight), graph.constant(shift), transB=1)
        out(name, "Softmax", [logits], len(shift), axis=1)
    rgb = helper.make_tensor_value_info("rgb", TensorProto.FLOAT, ["pictures", 3, "high", "wide"])
    made = helper.make_graph(graph.nodes, "garments", [rgb], outputs, graph.constants)
    sets = [helper.make_opsetid("", 13), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(made, opset_imports=sets, ir_version=8)


if __name__ == "__main__":
    layers, heads = read(sys.argv[1])
    onnx.save(build(layers, heads, measured(layers, sys.argv[3:])), sys.argv[2])
