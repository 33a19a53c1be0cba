"""Writes the trained network as an ONNX file that computes in 8-bit integers (integers.py), and the words' matrix.
Usage: python export.py TRAINED_FOLDER OUTPUT.onnx WORDS.f16      (the folder holds student.npz and ranges.json)"""

import json
import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper

from integers import Integers
from labels import CATEGORIES, LABELS, LENGTHS, PLACES, SLEEVES

# Keras' 'caffe' way: BGR, the mean of ImageNet taken away.
MEAN_BGR = np.array([103.939, 116.779, 123.68], np.float32)
POOLED = ("2c", "3d", "4f")
NAMED = {"labels": len(LABELS), "categories": len(CATEGORIES), "sleeves": len(SLEEVES), "lengths": len(LENGTHS)}


def folded(state: dict) -> dict:
    """Norms folded into the convolutions; the stem reads RGB instead of BGR."""
    layers = {}
    for key in state:
        if not key.endswith(".0.weight"):
            continue
        name = key[: -len(".0.weight")]
        gain = state[f"{name}.1.weight"] / np.sqrt(state[f"{name}.1.running_var"] + 1e-3)
        kernel = state[key].astype(np.float32) * gain[:, None, None, None]
        layers[name] = (kernel, (state[f"{name}.1.bias"] - state[f"{name}.1.running_mean"] * gain).astype(np.float32))
    kernel, shift = layers["stem"]
    layers["stem"] = (kernel[:, ::-1].copy(), shift)
    return layers


def from_zero(ranges: dict) -> dict:
    """What a rectifier follows starts at zero: the integers' lower end is the rectifier."""
    keeps = lambda name: name.endswith((".c", ".shortcut"))
    return {name: (low if keeps(name) else 0.0, high) for name, (low, high) in ranges.items()}


def weight(graph: Integers, value: np.ndarray) -> str:
    """Heads keep 8-bit weights that are widened again: they are small beside the trunk."""
    value = value.astype(np.float32)
    scale = np.abs(value).max(1) / 127 + 1e-12
    steps = np.round(value / scale[:, None]).astype(np.int8)
    zero = np.zeros(len(value), np.int8)
    return graph.node("DequantizeLinear", *(graph.constant(p) for p in (steps, scale.astype(np.float32), zero)), axis=0)


def build(state: dict, ranges: dict) -> onnx.ModelProto:
    ranges = {**from_zero(ranges), "rgb": (-float(MEAN_BGR.max()), 255 - float(MEAN_BGR.min()))}
    graph = Integers(folded(state), ranges)
    _, _, step, zero = graph.scale("rgb")
    shifted = graph.node("Sub", "rgb", graph.constant(MEAN_BGR[::-1].reshape(1, 3, 1, 1).copy()))
    x = graph.conv("stem", graph.node("QuantizeLinear", shifted, step, zero), "rgb", "stem", 2, 3)
    x = graph.node("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    at, means = "stem", []
    for name in sorted({key.split(".")[1] for key in state if key.startswith("blocks.")}):
        x = graph.block(name, x, at, 2 if name[1] == "a" and name[0] > "2" else 1)
        at = f"blocks.{name}"
        if name in POOLED:
            wide = graph.back(x, at)
            means.append(graph.node("Flatten", graph.node("GlobalAveragePool", wide)))
    return with_heads(graph, state, means, wide)


def with_heads(graph: Integers, state: dict, means: list, last: str) -> onnx.ModelProto:
    outputs = []

    def out(name: str, kind: str, inputs: list, shape: list, **settings):
        graph.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))

    def linear(x: str, name: str) -> str:
        bias = [graph.constant(state[f"{name}.bias"].astype(np.float32))] if f"{name}.bias" in state else []
        return graph.node("Gemm", x, weight(graph, state[f"{name}.weight"]), *bias, transB=1)

    for name, size in NAMED.items():
        out(name, "Softmax", [linear(means[-1], f"heads.{name}")], ["pictures", size], axis=1)
    places = state["places.weight"].astype(np.float32)
    fields = graph.node("Conv", last, graph.constant(places), graph.constant(state["places.bias"].astype(np.float32)))
    out("places", "Softmax", [fields], ["pictures", len(PLACES), "down", "across"], axis=1)
    roots = graph.node("Sqrt", graph.node("Add", graph.node("Concat", *means, axis=1), graph.constant(np.float32(1e-4))))
    gain = state["scale.weight"] / np.sqrt(state["scale.running_var"] + 1e-5)
    shift = state["scale.bias"] - state["scale.running_mean"] * gain
    pooled = graph.node("Mul", roots, graph.constant(gain.astype(np.float32)))
    pooled = graph.node("Add", pooled, graph.constant(shift.astype(np.float32)))
    out("colours", "Softmax", [linear(pooled, "colour")], ["pictures", len(state["colour.bias"])], axis=1)
    hidden = graph.node("Relu", linear(pooled, "hidden"))
    both = graph.node("Add", linear(hidden, "bent"), linear(pooled, "straight"))
    out("vector", "LpNormalization", [both], ["pictures", 384], axis=1, p=2)
    rgb = helper.make_tensor_value_info("rgb", TensorProto.FLOAT, ["pictures", 3, "high", "wide"])
    made = helper.make_graph(graph.nodes, "garments", [rgb], outputs, graph.constants)
    sets = [helper.make_opsetid("", 13), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(made, opset_imports=sets, ir_version=8)


def main(folder: str, output: str, words: str) -> None:
    packed = np.load(pathlib.Path(folder) / "student.npz")
    state = {name: packed[name] for name in packed.files}
    onnx.save(build(state, json.loads((pathlib.Path(folder) / "ranges.json").read_text())), output)
    state["words.weight"].astype(np.float32).T.astype("<f2").tofile(words)


if __name__ == "__main__":
    main(*sys.argv[1:])
