"""The network as a graph that computes in 8-bit integers: weights signed, seven bits and one scale per output
channel (so that no processor's sums overflow), activations unsigned with one scale per place."""

import numpy as np
from onnx import helper, numpy_helper

WEIGHT_STEPS = 63


class Graph:
    def __init__(self):
        self.nodes, self.constants, self.count = [], [], 0

    def constant(self, value) -> str:
        name = f"w{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def node(self, kind: str, *inputs: str, **settings) -> str:
        self.count += 1
        output = f"x{self.count}"
        self.nodes.append(helper.make_node(kind, list(inputs), [output], **settings))
        return output


class Integers(Graph):
    """`ranges` says for each place (its name) the lowest and highest value that is kept."""

    def __init__(self, layers: dict, ranges: dict):
        super().__init__()
        self.layers, self.ranges, self.kept = layers, ranges, {}

    def scale(self, place: str):
        if place not in self.kept:
            low, high = self.ranges[place]
            low, high = min(0.0, float(low)), max(1e-6, float(high))
            step = (high - low) / 255
            zero = int(round(-low / step))
            self.kept[place] = (step, zero, self.constant(np.float32(step)), self.constant(np.uint8(zero)))
        return self.kept[place]

    def conv(self, name: str, x: str, before: str, after: str, stride: int = 1, padding: int = 0) -> str:
        weight, bias = self.layers[name]
        step, _, step_name, zero_name = self.scale(before)
        _, _, out_step, out_zero = self.scale(after)
        steps = np.abs(weight).reshape(len(weight), -1).max(1) / WEIGHT_STEPS + 1e-12
        whole = np.clip(np.round(weight / steps[:, None, None, None]), -WEIGHT_STEPS, WEIGHT_STEPS).astype(np.int8)
        shifts = np.round(bias / (steps * step)).astype(np.int64).clip(-(2**31), 2**31 - 1).astype(np.int32)
        return self.node(
            "QLinearConv", x, step_name, zero_name, self.constant(whole), self.constant(steps.astype(np.float32)),
            self.constant(np.zeros(len(weight), np.int8)), out_step, out_zero, self.constant(shifts),
            strides=[stride] * 2, pads=[padding] * 4, kernel_shape=list(weight.shape[2:]),
        )

    def add(self, one: str, one_at: str, other: str, other_at: str, after: str) -> str:
        a, b, c = (self.scale(place) for place in (one_at, other_at, after))
        return self.node("QLinearAdd", one, a[2], a[3], other, b[2], b[3], c[2], c[3], domain="com.microsoft")

    def back(self, x: str, place: str) -> str:
        _, _, step, zero = self.scale(place)
        return self.node("DequantizeLinear", x, step, zero)

    def block(self, name: str, x: str, before: str, stride: int) -> str:
        at = f"blocks.{name}"
        y = self.conv(f"{at}.a", x, before, f"{at}.a", stride)
        y = self.conv(f"{at}.b", y, f"{at}.a", f"{at}.b", 1, 1)
        y = self.conv(f"{at}.c", y, f"{at}.b", f"{at}.c")
        if f"{at}.shortcut" in self.layers:
            x, before = self.conv(f"{at}.shortcut", x, before, f"{at}.shortcut", stride), f"{at}.shortcut"
        return self.add(x, before, y, f"{at}.c", at)
