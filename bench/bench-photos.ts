// npm run bench:photos [-- --aside] [--data DIR] [--pieces N]: thirty photos of ten pieces at a time, as a phone takes
// them, into drafts. Says how many pairs are rightly and wrongly joined, which pieces come out whole, whether kind and
// colour are right, which pictures without a garment are sent back, and what thirty photos cost. The pieces are those
// no network was trained on: one half was tuned on, --aside is the other half. --data names real photos (as for
// bench:vision); of each a second shot is made. --looks FILE keeps what was seen, so that a second run only groups.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { groupOf } from "../src/contract/categories.ts";
import { draftOf, inShownOrder } from "../src/server/features/catalogue/photos/draft-content.ts";
import { groupPhotos, SAME_PIECE } from "../src/server/features/catalogue/photos/group-photos.ts";
import {
  looksOf,
  showsNothingWorn,
  type SeenPhoto,
} from "../src/server/features/catalogue/photos/seen-photo.ts";
import { readPicture } from "../src/server/features/products/read-picture.ts";
import { nameSeen } from "../src/server/features/stylist/image/describe.ts";
import { readWritten } from "../src/server/language/read-terms.ts";
import { lookHere } from "../src/server/providers/vision/look.ts";
import { isHeldOut } from "../tests/vision/held-out.ts";
import {
  chanceOf,
  DEMO_PICTURES,
  hasCutOut,
  photographed,
  takenAgain,
} from "./parts/phone-photos.ts";

const { values } = parseArgs({
  options: {
    aside: { type: "boolean", default: false },
    data: { type: "string", default: "../shared/data/photos" },
    pieces: { type: "string", default: "30" },
    only: { type: "string", default: "drawn,real" },
    looks: { type: "string" },
    least: { type: "string", default: String(SAME_PIECE) },
  },
});

type Taken = SeenPhoto & { piece: string };
type Piece = {
  key: string;
  category: string;
  colors: readonly string[];
  takes: () => Promise<Buffer[]>;
};

const isAside = (key: string) => createHash("sha256").update(key).digest()[1]! % 2 === 0;

function drawnPieces(): Piece[] {
  return demoCatalogue()
    .flatMap(({ products }) => products)
    .filter(({ key }) => isHeldOut(key) && isAside(key) === values.aside && hasCutOut(key))
    .slice(0, Number(values.pieces))
    .map(({ key, category, colors, pictures }) => ({
      key,
      category,
      // The cut-out shows the first.
      colors: colors.slice(0, 1),
      async takes() {
        const detail = pictures.slice(1).find(({ crop }) => crop);
        return [
          await photographed(key, 1),
          await photographed(key, 2),
          detail
            ? await takenAgain(readFileSync(join(DEMO_PICTURES, detail.file)), `${key} detail`)
            : await photographed(key, 3),
        ];
      },
    }));
}

function photographedPieces(): Piece[] {
  const folder = join(values.data, values.aside ? "validation" : "train");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((kind) => readdirSync(join(folder, kind)).map((name) => ({ kind, name })))
    .toSorted((a, b) => chanceOf(a.name)() - chanceOf(b.name)())
    .slice(0, Number(values.pieces))
    .map(({ kind, name }) => {
      const file = join(folder, kind, name);
      return {
        key: file,
        category: kind,
        colors: [],
        takes: async () => {
          const bytes = readFileSync(file);
          return [
            bytes,
            await takenAgain(bytes, `${name} 1`),
            await takenAgain(bytes, `${name} 2`),
          ];
        },
      };
    });
}

type Kept = Record<string, Omit<Taken, "vector"> & { vector: number[] }>;
const kept: Kept =
  values.looks && existsSync(values.looks) ? JSON.parse(readFileSync(values.looks, "utf8")) : {};

async function see(piece: Piece): Promise<Taken[]> {
  const ids = [0, 1, 2].map((n) => createHash("sha256").update(`${piece.key} ${n}`).digest("hex").slice(0, 16)); // prettier-ignore
  if (ids.every((id) => kept[id]))
    return ids.map((id) => ({ ...kept[id]!, vector: Float32Array.from(kept[id]!.vector) }));
  const taken: Taken[] = [];
  for (const [n, bytes] of (await piece.takes()).entries()) {
    const seen = await lookHere(await readPicture(bytes));
    const photo = { id: ids[n]!, address: `${piece.key} ${n}`, cutOut: null, productId: null, piece: piece.key, looks: looksOf(seen), vector: seen.vector }; // prettier-ignore
    kept[photo.id] = { ...photo, vector: [...seen.vector] };
    taken.push(photo);
  }
  return taken;
}

const coloursIn = (words: readonly string[]) =>
  words.flatMap((word) => readWritten(word).filter(({ term }) => term.kind === "colour").map(({ term }) => term.id)); // prettier-ignore

function score(pieces: readonly Piece[], batch: readonly Taken[], sums: Record<string, number>) {
  const add = (what: string, n = 1) => (sums[what] = (sums[what] ?? 0) + n);
  const groups = groupPhotos(
    batch.map(({ id, vector, looks }) => ({ id, vector: vector!, looks: looks! })),
    Number(values.least),
  ).map(({ members }) => members.map(({ id }) => batch.find((photo) => photo.id === id)!));
  for (const photo of batch) if (showsNothingWorn(photo.looks!)) add("sent_back");
  add("photos", batch.length);
  for (let a = 0; a < batch.length; a++)
    for (let b = a + 1; b < batch.length; b++) {
      const isSame = batch[a]!.piece === batch[b]!.piece;
      const isJoined = groups.some((group) => group.includes(batch[a]!) && group.includes(batch[b]!)); // prettier-ignore
      if (isSame) add("pairs");
      if (isSame && isJoined) add("rightly");
      if (!isSame && isJoined) add("wrongly");
    }
  add("drafts", groups.length);
  for (const piece of pieces) {
    const own = groups.filter((group) => group.some((photo) => photo.piece === piece.key));
    if (own.length === 1 && own[0]!.every((photo) => photo.piece === piece.key)) add("whole");
    if (own.some((group) => group.some((photo) => photo.piece !== piece.key))) add("mixed_up");
    add("pieces");
    const mine = batch.filter((photo) => photo.piece === piece.key);
    const draft = draftOf(inShownOrder(mine), nameSeen);
    if (draft.category === piece.category) add("category");
    if (draft.category && groupOf(draft.category) === groupOf(piece.category)) add("group");
    const seen = new Set(coloursIn(draft.colors));
    if (coloursIn(piece.colors).some((colour) => seen.has(colour))) add("colour");
  }
}

async function bench(what: string, pieces: Piece[], isByKind: boolean) {
  const order = isByKind ? pieces.toSorted((a, b) => (a.category < b.category ? -1 : 1)) : pieces.toSorted((a, b) => chanceOf(a.key)() - chanceOf(b.key)()); // prettier-ignore
  const sums: Record<string, number> = {};
  for (let at = 0; at + 10 <= order.length; at += 10) {
    const batch: Taken[] = [];
    for (const piece of order.slice(at, at + 10)) batch.push(...(await see(piece)));
    score(order.slice(at, at + 10), batch, sums);
    if (values.looks) writeFileSync(values.looks, JSON.stringify(kept));
  }
  console.log(what, JSON.stringify(sums));
}

const before = process.cpuUsage();
const counted = Object.keys(kept).length;
const only = values.only.split(",");
for (const [what, pieces] of [
  ["drawn", drawnPieces()],
  ["real", photographedPieces()],
] as const) {
  if (!only.includes(what)) continue;
  await bench(`${what} pieces, mixed`, pieces, false);
  await bench(`${what} pieces, of one kind`, pieces, true);
}
const { user, system } = process.cpuUsage(before);
const looked = Object.keys(kept).length - counted;
if (looked > 0)
  console.log(
    `thirty photos: ${(((user + system) / 1e6) * (30 / looked)).toFixed(1)} s of processor (making them included), ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
  );
