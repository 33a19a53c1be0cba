"""Writes the trained student as ONNX: norms folded into the convolutions, weights as 8-bit integers with one scale per
output channel (they are widened again when the model is loaded, so that every processor computes the same).
Usage: python export.py TRAINED_FOLDER OUTPUT.onnx"""

import json
import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from network import BN_EPS, MEAN_BGR


class Graph:
    def __init__(self):
        self.nodes, self.constants, self.count = [], [], 0

    def constant(self, value: np.ndarray) -> str:
        name = f"w{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(value, name))
        return name

    def node(self, kind: str, *inputs: str, **settings) -> str:
        self.count += 1
        output = f"x{self.count}"
        self.nodes.append(helper.make_node(kind, list(inputs), [output], **settings))
        return output

    def weight(self, value: np.ndarray) -> str:
        scale = np.abs(value).reshape(len(value), -1).max(1) / 127 + 1e-12
        steps = np.round(value / scale.reshape(-1, *[1] * (value.ndim - 1))).astype(np.int8)
        zero = np.zeros(len(value), np.int8)
        return self.node(
            "DequantizeLinear", *(self.constant(part) for part in (steps, scale.astype(np.float32), zero)), axis=0
        )


def folded(state: dict, name: str) -> tuple[np.ndarray, np.ndarray]:
    gain = state[f"{name}.1.weight"] / np.sqrt(state[f"{name}.1.running_var"] + BN_EPS)
    weight = state[f"{name}.0.weight"].astype(np.float32) * gain[:, None, None, None]
    return weight, state[f"{name}.1.bias"] - state[f"{name}.1.running_mean"] * gain


def conv(graph: Graph, state: dict, name: str, x: str, stride: int = 1, padding: int = 0) -> str:
    weight, bias = folded(state, name)
    return graph.node(
        "Conv",
        x,
        graph.weight(weight),
        graph.constant(bias.astype(np.float32)),
        strides=[stride] * 2,
        pads=[padding] * 4,
        kernel_shape=list(weight.shape[2:]),
    )


def block(graph: Graph, state: dict, name: str, x: str) -> str:
    stride = 2 if name.endswith("a") and name[0] > "2" else 1
    y = graph.node("Relu", conv(graph, state, f"blocks.{name}.a", x, stride))
    y = graph.node("Relu", conv(graph, state, f"blocks.{name}.b", y, 1, 1))
    y = conv(graph, state, f"blocks.{name}.c", y)
    if f"blocks.{name}.shortcut.0.weight" in state:
        x = conv(graph, state, f"blocks.{name}.shortcut", x, stride)
    return graph.node("Relu", graph.node("Add", x, y))


def build(state: dict, kinds: int, categories: int) -> onnx.ModelProto:
    graph = Graph()
    # RGB comes in; the order and the mean that the network was trained with stand here, not with the caller.
    mean = np.array(MEAN_BGR, np.float32).reshape(1, 3, 1, 1)
    bgr = graph.node("Gather", "rgb", graph.constant(np.array([2, 1, 0], np.int64)), axis=1)
    x = graph.node("Sub", bgr, graph.constant(mean))
    x = graph.node("Relu", conv(graph, state, "stem", x, 2, 3))
    x = graph.node("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    for name in sorted({key.split(".")[1] for key in state if key.startswith("blocks.")}):
        x = block(graph, state, name, x)
    x = graph.node("Flatten", graph.node("GlobalAveragePool", x))
    outputs = []
    for head, size in (("kinds", kinds), ("categories", categories)):
        bias = graph.constant(state[f"{head}.bias"].astype(np.float32))
        weight = graph.weight(state[f"{head}.weight"].astype(np.float32))
        logits = graph.node("Gemm", x, weight, bias, transB=1)
        graph.nodes.append(helper.make_node("Softmax", [logits], [head], axis=1))
        outputs.append(helper.make_tensor_value_info(head, TensorProto.FLOAT, ["pictures", size]))
    picture = helper.make_tensor_value_info("rgb", TensorProto.FLOAT, ["pictures", 3, 224, 224])
    made = helper.make_graph(graph.nodes, "garments", [picture], outputs, graph.constants)
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def main(folder: str, output: str) -> None:
    state = {}
    for part in sorted(pathlib.Path(folder).glob("student-*.npz")):
        state |= {name: np.load(part)[name] for name in np.load(part).files}
    labels = json.loads((pathlib.Path(folder) / "labels.json").read_text())
    model = build(state, len(labels["kinds"]), len(labels["categories"]))
    onnx.checker.check_model(model)
    onnx.save(model, output)


if __name__ == "__main__":
    main(*sys.argv[1:])
