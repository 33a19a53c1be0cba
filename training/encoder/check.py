"""What the exported file says of the validation photos, beside the trained network's own figures."""
import io, json, pathlib, sys
import numpy as np, onnxruntime
from PIL import Image
from labels import KIND_OF_ANY_LABEL, LABELS
data, side = pathlib.Path(sys.argv[1]), int(sys.argv[3])
rows = [r for r in json.loads((data / "photos.json").read_text()) if r["part"] == "validation"]
packed = (data / "photos.bin").read_bytes()
session = onnxruntime.InferenceSession(sys.argv[2], providers=["CPUExecutionProvider"])
fine = coarse = 0
for r in rows:
    picture = Image.open(io.BytesIO(packed[r["at"] : r["at"] + r["bytes"]])).convert("RGB").resize((side, side), Image.BICUBIC)
    told = session.run(["labels"], {"rgb": np.asarray(picture, np.float32).transpose(2, 0, 1)[None]})[0][0]
    kinds = {}
    for label, chance in zip(LABELS, told):
        kinds[KIND_OF_ANY_LABEL[label]] = kinds.get(KIND_OF_ANY_LABEL[label], 0) + chance
    fine += LABELS[int(told.argmax())] == r["label"]
    coarse += max(kinds, key=kinds.get) == KIND_OF_ANY_LABEL[r["label"]]
print("in integers: fine", round(fine / len(rows), 3), "coarse", round(coarse / len(rows), 3))
