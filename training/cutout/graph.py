"""Runs an ONNX file of convolutions with torch, so that u2netp can look at thousands of photos on a GPU."""

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F


class Graph:
    def __init__(self, file: str, device: str):
        graph = onnx.load(file).graph
        self.nodes, self.device = list(graph.node), device
        self.input, self.output = graph.input[0].name, graph.output[0].name
        self.fixed = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()).to(device) for one in graph.initializer}

    @torch.no_grad()
    def __call__(self, planes: torch.Tensor) -> torch.Tensor:
        known = {**self.fixed, self.input: planes}
        for node in self.nodes:
            settings = {one.name: onnx.helper.get_attribute_value(one) for one in node.attribute}
            values = [known.get(name) for name in node.input]
            known[node.output[0]] = self.step(node.op_type, values, settings)
        return known[self.output]

    def step(self, kind: str, values: list, settings: dict):
        x = values[0] if values else None
        if kind == "Conv":
            return F.conv2d(x, values[1], values[2], settings["strides"], settings["pads"][:2], settings["dilations"])
        if kind == "MaxPool":
            return F.max_pool2d(x, settings["kernel_shape"], settings["strides"], 0, 1, bool(settings.get("ceil_mode", 0)))
        if kind == "Resize":
            return F.interpolate(x, size=[int(side) for side in values[3][2:]], mode="bilinear", align_corners=False)
        if kind == "Concat":
            return np.concatenate(values) if isinstance(x, np.ndarray) else torch.cat(values, settings["axis"])
        if kind == "Constant":
            return np.asarray(numpy_helper.to_array(settings["value"]))
        if kind == "Shape":
            return np.asarray(x.shape, np.int64)
        if kind == "Gather":
            return np.asarray(x[int(values[1])])
        if kind == "Unsqueeze":
            return x.reshape(1)
        if kind == "Slice":
            return x[int(values[1][0]) : int(values[2][0])]
        plain = {"Relu": F.relu, "Sigmoid": torch.sigmoid, "Cast": lambda y: y}
        return x + values[1] if kind == "Add" else plain[kind](x)
