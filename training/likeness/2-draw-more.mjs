// Draws known products in other colours and with other sleeves, necks, prints (none of the held-out fifth).
// DATA=folder node training/likeness/2-draw-more.mjs SHARD SHARDS ROUNDS 0
const DATA = process.env.DATA;
import { renderLook } from "../../tools/drawing/render.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const sharp = require("sharp");
const [shard, shards, per, limit] = process.argv.slice(2).map(Number);
const all = JSON.parse(readFileSync(DATA + "/demo.json", "utf8"));
const held = (k) => createHash("sha256").update(k).digest()[0] % 5 === 0;
const train = all.filter((p) => !held(p.key));
const shades = train
  .filter(
    (p) =>
      !p.pictures[0].look.options.print &&
      p.pictures[0].look.options.colour &&
      !["rug", "outfit"].includes(p.pictures[0].look.silhouette),
  )
  .map((p) => [p.colors[0], p.pictures[0].look.options.colour]);
const names = [...new Set(shades.map((s) => s[0]))];
const pools = {};
for (const p of train) {
  const { silhouette: s, options: o } = p.pictures[0].look;
  for (const k of [
    "sleeve",
    "neck",
    "length",
    "fit",
    "print",
    "fabric",
    "hem",
    "collar",
    "front",
    "lapel",
    "breasted",
    "skirt",
    "waist",
    "shape",
  ])
    if (o[k] !== undefined) {
      ((pools[s] ??= {})[k] ??= []).push(o[k]);
    }
}
let seed = 1234 + shard;
const rnd = () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
const pick = (a) => a[Math.floor(rnd() * a.length)];
const out = [];
let n = 0;
const t = Date.now();
const mine = train.filter((_, i) => i % shards === shard);
for (let r = 0; r < per; r++)
  for (const p of mine) {
    if (limit && n >= limit) break;
    const base = p.pictures[0].look;
    if (
      [
        "rug",
        "outfit",
        "giftbox",
        "card",
        "candle",
        "vase",
        "mug",
        "notebook",
        "pen",
        "perfume",
        "basket",
      ].includes(base.silhouette)
    )
      continue;
    const look = structuredClone(base);
    const name = pick(names);
    const hex = pick(shades.filter((s) => s[0] === name))[1];
    look.options.colour = hex;
    look.options.seed = Math.floor(rnd() * 9999);
    let changed = [];
    if (r % 2 === 1) {
      for (const k of Object.keys(pools[base.silhouette] ?? {}))
        if (base.options[k] !== undefined && rnd() < 0.35) {
          const v = pick(pools[base.silhouette][k]);
          if (v !== base.options[k]) {
            look.options[k] = v;
            changed.push(k);
          }
        }
      if (look.options.print && !look.options.colour2) {
        const n2 = pick(names);
        look.options.colour2 = pick(shades.filter((s) => s[0] === n2))[1];
      }
    }
    try {
      const b = await renderLook(look, { width: 144, transparent: true });
      const f = `${shard}-${n}.webp`;
      writeFileSync(
        `${DATA}/synth/${f}`,
        await sharp(b).webp({ quality: 55, alphaQuality: 50, effort: 4 }).toBuffer(),
      );
      require("node:fs").appendFileSync(
        `${DATA}/synth-${shard}.jsonl`,
        JSON.stringify({ file: f, key: p.key, colour: name, changed, look }) + "\n",
      );
      n++;
    } catch (e) {}
  }
writeFileSync(`${DATA}/synth-${shard}.json`, JSON.stringify(out));
console.log(shard, n, (Date.now() - t) / 1000);
