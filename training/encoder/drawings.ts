// Lists the drawn pieces of the demo catalogue for training, with the words that name them and what the sentence
// model makes of those words (one byte a number).
// Usage: node training/encoder/drawings.ts OUTPUT     (a folder; writes drawings.json and texts.bin)
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { COLOUR_NAMES, shadesOf } from "../../src/server/providers/vision/colours.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";
import { LABEL_WORDS } from "./label-words.ts";

const output = process.argv[2]!;
const folder = join(import.meta.dirname, "../../src/demo/pictures");

const texts: string[] = [];
const places = new Map<string, number>();
function placeOf(text: string): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  places.set(text, texts.length);
  return texts.push(text) - 1;
}

/** The title without the name a brand gave it: 'Qamar pump leather heels' is a 'pump leather heels'. */
const wordsOf = (title: string): string => title.split(" ").slice(1).join(" ").toLowerCase();

const catalogue = demoCatalogue().flatMap(({ products }) => products);
const nouns = [...new Set(catalogue.map(({ title }) => title.split(" ").at(-1)!.toLowerCase()))];

const SLEEVES: Record<string, string[]> = {
  none: ["none"],
  short: ["short", "cap", "flutter"],
  middle: ["elbow", "threequarter"],
  long: ["long", "bell", "bishop", "batwing", "kimono", "wide", "narrow", "deep"],
};
const LENGTHS: Record<string, string[]> = {
  short: ["short"],
  knee: ["knee"],
  midi: ["midi"],
  maxi: ["maxi", "long"],
};
/** Lengths of tops and coats are told in other words. */
const WITH_LENGTH = new Set(["dress", "skirt", "abaya", "kaftan"]);
const classOf = (classes: Record<string, string[]>, word: unknown) =>
  Object.keys(classes).findIndex((name) => classes[name]!.includes(String(word)));

const rows = catalogue.flatMap(({ key, title, category, colors, pictures }) => {
  const noun = title.split(" ").at(-1)!.toLowerCase();
  const phrase = wordsOf(title);
  const look = pictures[0]!.look as
    | { silhouette: string; options: Record<string, unknown> }
    | undefined;
  const options = look?.options;
  const colour = colors[0] ?? "";
  const one = {
    key,
    category,
    noun: nouns.indexOf(noun),
    colour: COLOUR_NAMES.indexOf(colour as never),
    isPlain: !options?.["print"] && colors.length > 0,
    silhouette: look?.silhouette ?? "",
    sleeve: classOf(SLEEVES, options?.["sleeve"]),
    length: WITH_LENGTH.has(look?.silhouette ?? "") ? classOf(LENGTHS, options?.["length"]) : -1,
    heldOut: isHeldOut(key),
    texts: [placeOf(`${colour} ${phrase}`.trim()), placeOf(`${colour} ${noun}`.trim())],
  };
  return [
    ...pictures.map(({ file, crop }) => ({ file, view: crop ? "detail" : "whole" })),
    { file: `${key}-cut.webp`, view: "cut" },
  ]
    .filter(({ file }) => existsSync(join(folder, file)))
    .map((picture) => ({ ...picture, ...one }));
});
const grid = nouns.map((noun) => COLOUR_NAMES.map((name) => placeOf(`${name} ${noun}`)));
const labels = Object.fromEntries(
  Object.entries(LABEL_WORDS).map(([label, words]) => [
    label,
    words.map((word) => [placeOf(word), ...COLOUR_NAMES.map((name) => placeOf(`${name} ${word}`))]),
  ]),
);

const embeddings = localEmbeddings();
const bytes = Buffer.alloc(texts.length * embeddings.size);
for (let at = 0; at < texts.length; at += 64) {
  const meanings = await embeddings.embed(texts.slice(at, at + 64));
  for (const [n, meaning] of meanings.entries()) {
    const most = Math.max(...meaning.map(Math.abs));
    meaning.forEach((value, k) =>
      bytes.writeInt8(Math.round((value / most) * 127), (at + n) * embeddings.size + k),
    );
  }
}
await embeddings.close();
const shades = COLOUR_NAMES.flatMap((name, n) => shadesOf(name).map((lab) => ({ n, lab })));
writeFileSync(join(output, "texts.bin"), bytes);
writeFileSync(
  join(output, "drawings.json"),
  JSON.stringify({ rows, nouns, colours: COLOUR_NAMES, shades, grid, labels, texts: texts.length }),
);
console.log(rows.length, "pictures,", texts.length, "texts");
