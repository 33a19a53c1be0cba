// What a picture is to the heads that name it.
import type { Tensor } from "onnxruntime-node";

/** What the network's stages and the colours say of a picture: what heads read. */
export type Features = { f2: Tensor; f3: Tensor; f4: Tensor; colour: Tensor };
