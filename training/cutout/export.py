"""Writes the trained network as one ONNX file: batch normalisation folded into the weights, weights in 8 bits with one
scale per output channel. They become floats when the file is opened, so every processor computes the same way.
Usage: python export.py FOLDER_OF_WEIGHTS CUTOUT.onnx"""

import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from network import BLOCKS, BN_EPS, MEAN_BGR

# 1 / 64 of the picture goes into the thin branch.
NEAR = 64


class Writer:
    def __init__(self, weights: dict):
        self.weights, self.nodes, self.constants, self.count = weights, [], [], 0

    def constant(self, value: np.ndarray) -> str:
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), f"w{len(self.constants)}"))
        return self.constants[-1].name

    def node(self, kind: str, *inputs: str, **settings) -> str:
        self.count += 1
        self.nodes.append(helper.make_node(kind, list(inputs), [f"x{self.count}"], **settings))
        return f"x{self.count}"

    def folded(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        if f"{name}.weight" in self.weights:
            return self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        weight = self.weights[f"{name}.0.weight"]
        scale, shift, mean, spread = (self.weights[f"{name}.1.{part}"] for part in ("weight", "bias", "running_mean", "running_var"))
        by = scale / np.sqrt(spread + BN_EPS)
        return weight * by[:, None, None, None], shift - mean * by

    def in_bytes(self, weight: np.ndarray) -> str:
        steps = np.abs(weight).reshape(len(weight), -1).max(1) / 127 + 1e-12
        whole = np.round(weight / steps[:, None, None, None]).astype(np.int8)
        wide = self.node("Cast", self.constant(whole), to=TensorProto.FLOAT)
        return self.node("Mul", wide, self.constant(steps.astype(np.float32)[:, None, None, None]))

    def conv(self, name: str, x: str, stride: int = 1, dilation: int = 1, changed=lambda weight: weight) -> str:
        weight, bias = self.folded(name)
        weight = changed(weight)
        size = weight.shape[2]
        return self.node(
            "Conv", x, self.in_bytes(weight), self.constant(bias.astype(np.float32)), kernel_shape=[size, size],
            strides=[stride] * 2, pads=[size // 2 * dilation] * 4, dilations=[dilation] * 2,
        )

    def relu(self, *args, **settings) -> str:
        return self.node("Relu", self.conv(*args, **settings))

    def block(self, name: str, x: str, stride: int) -> str:
        at = f"blocks.{name}"
        y = self.conv(f"{at}.c", self.relu(f"{at}.b", self.relu(f"{at}.a", x, stride)))
        beside = self.conv(f"{at}.shortcut", x, stride) if f"{at}.shortcut.0.weight" in self.weights else x
        return self.node("Relu", self.node("Add", y, beside))

    def again(self, name: str, x: str, dilation: int = 1) -> str:
        return self.node("Add", x, self.relu(f"{name}.step", x, dilation=dilation))

    def twice(self, x: str) -> str:
        sizes = self.constant(np.array([1, 1, 2, 2], np.float32))
        return self.node("Resize", x, "", sizes, mode="linear", coordinate_transformation_mode="half_pixel")

    def beside(self, *parts: str) -> str:
        return self.node("Concat", *parts, axis=1)


def written(w: Writer) -> str:
    """The same steps as CutOut.forward; the picture is RGB, so the first weights are turned round."""
    turned = lambda weight: weight[:, ::-1]
    x = w.node("Sub", "picture", w.constant(np.array(MEAN_BGR[::-1], np.float32).reshape(1, 3, 1, 1)))
    fine2 = w.relu("fine2", x, 2, changed=lambda weight: turned(weight) / NEAR)
    fine4 = w.relu("fine4", fine2, 2)
    stem = w.relu("stem", w.node("AveragePool", x, kernel_shape=[2, 2], strides=[2, 2]), 2, changed=turned)
    y = w.node("MaxPool", stem, kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    seen = {}
    for stage, letters in BLOCKS.items():
        for letter in letters:
            y = w.block(f"{stage}{letter}", y, 2 if letter == "a" and stage > 2 else 1)
        seen[stage] = y
    y = w.relu("in32", seen[4])
    y = w.node("Add", y, w.relu("whole", w.node("GlobalAveragePool", y)))
    y = w.again("near32", w.again("far32", y, 2))
    y = w.again("again16", w.relu("up16", w.beside(w.twice(y), w.relu("in16", seen[3]))))
    y = w.again("again8", w.relu("up8", w.beside(w.twice(y), w.relu("in8", seen[2]))))
    y = w.beside(w.twice(w.relu("thin4", y)), w.relu("in4", stem), fine4)
    y = w.again("again4", w.relu("up4", y))
    y = w.again("again2", w.relu("up2", w.beside(w.twice(w.relu("thin2", y)), fine2)))
    with_picture = lambda weight: np.concatenate([weight[:, :-3], turned(weight[:, -3:]) / NEAR], 1)
    y = w.relu("up1", w.beside(w.twice(w.relu("thin1", y)), x), changed=with_picture)
    return w.node("Sigmoid", w.conv("last", y))


def main() -> None:
    folder, file = pathlib.Path(sys.argv[1]), sys.argv[2]
    weights = {}
    for part in sorted(folder.glob("weights-*.npz")):
        weights |= {name: one.astype(np.float32) for name, one in np.load(part).items()}
    writer = Writer(weights)
    writer.nodes.append(helper.make_node("Identity", [written(writer)], ["mask"]))
    sides = lambda name, channels: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, channels, "h", "w"])
    graph = helper.make_graph(writer.nodes, "cutout", [sides("picture", 3)], [sides("mask", 1)], writer.constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=7)
    onnx.checker.check_model(model)
    onnx.save(model, file)
    print(pathlib.Path(file).stat().st_size)


if __name__ == "__main__":
    main()
