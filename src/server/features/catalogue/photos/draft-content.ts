// What a draft says: its title, category, colours and pictures, from what was seen in its photos. Price and sizes
// are its owner's.
import { isDeepStrictEqual } from "node:util";
import { PRODUCT_PICTURES_MAX } from "../../../../contract/limits.ts";
import { kindInTitle } from "../../../language/read-product.ts";
import type { SeenPiece } from "../../../providers/vision/vision.ts";
import { BLANK, type Content } from "../content.ts";
import type { Looks, SeenPhoto } from "./seen-photo.ts";

/** Words for what was seen; the doubt where the kind is a guess. */
export type Named = {
  title: string;
  title_ar: string;
  about: string;
  about_ar: string;
  colours: string[];
  doubt: { en: string; ar: string } | null;
};
export type NameSeen = (seen: SeenPiece) => Named;

/** A detail fills its picture and tells little of the kind. */
const DETAIL_COVERS = 0.75;
const DETAIL_COUNTS = 0.4;
const PLAIN_GROUND_COUNTS = 1.5;

const countsOf = ({ covers, background }: Looks): number =>
  (covers > DETAIL_COVERS ? DETAIL_COUNTS : 1) * (background === "plain" ? PLAIN_GROUND_COUNTS : 1);

type Share = [name: string, share: number];

/** The mean of what each photo says, the largest first. */
function mean(photos: readonly Looks[], said: (looks: Looks) => Share[]): Share[] {
  const all = photos.reduce((sum, looks) => sum + countsOf(looks), 0);
  const sums = new Map<string, number>();
  for (const looks of photos)
    for (const [name, share] of said(looks))
      sums.set(name, (sums.get(name) ?? 0) + (share * countsOf(looks)) / all);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

/** Several photos of one piece, as if it had been seen once. */
export function seenTogether(photos: readonly SeenPhoto[]): SeenPiece {
  const looks = photos.flatMap((photo) => photo.looks ?? []);
  const [pattern = ["plain", 0] satisfies Share] = mean(looks, (one) => [
    [one.pattern.name, one.pattern.sureness],
  ]);
  return {
    kinds: mean(looks, ({ kinds }) => kinds.map(({ kind, sureness }) => [kind, sureness])).map(
      ([kind, sureness]) => ({ kind: kind as SeenPiece["kinds"][number]["kind"], sureness }),
    ),
    colours: mean(looks, ({ colours }) => colours.map(({ name, share }) => [name, share])).map(
      ([name, share]) => ({ name: name as SeenPiece["colours"][number]["name"], share }),
    ),
    swatches: [],
    pattern: { name: pattern[0] as SeenPiece["pattern"]["name"], sureness: pattern[1] },
    vector: new Float32Array(),
  };
}

/** The photo that shows the whole piece best comes first. */
export function inShownOrder(photos: readonly SeenPhoto[]): SeenPhoto[] {
  const worth = ({ looks }: SeenPhoto) =>
    looks
      ? (looks.kinds[0]?.sureness ?? 0) +
        (looks.background === "plain" ? 0.15 : 0) -
        (looks.covers > DETAIL_COVERS ? 0.5 : 0)
      : -1;
  return photos.toSorted((one, other) => worth(other) - worth(one) || (one.id < other.id ? -1 : 1));
}

/** The lead, the lead alone where it could be cut out, then the others. */
function picturesOf(photos: readonly SeenPhoto[]): string[] {
  const [lead, ...others] = inShownOrder(photos);
  if (!lead) return [];
  const cut = lead.cutOut === null ? [] : [lead.cutOut];
  return [lead.address, ...cut, ...others.map(({ address }) => address)];
}

const withPictures = (pictures: readonly string[]) => {
  const [image_url = null, ...other_image_urls] = pictures.slice(0, PRODUCT_PICTURES_MAX);
  return { image_url, other_image_urls };
};

export function draftOf(photos: readonly SeenPhoto[], name: NameSeen): Content {
  const named = name(seenTogether(photos));
  return {
    ...BLANK,
    title: named.title,
    title_ar: named.title_ar,
    description: named.about,
    description_ar: named.about_ar,
    // By the words of the title, as search and health read them.
    category: kindInTitle(named.title)?.term.category ?? null,
    colors: [...named.colours],
    ...withPictures(picturesOf(photos)),
  };
}

/** What may be put in other words as long as nobody has put it in his own. */
const OURS = ["title", "title_ar", "description", "description_ar", "category", "colors"] as const;

/**
 * A draft whose photos have changed. What its owner wrote stays; what still says what we said of the photos before
 * is said anew. Pictures that came another way stay, too.
 */
export function draftAfter(
  was: Content,
  before: readonly SeenPhoto[],
  after: readonly SeenPhoto[],
  name: NameSeen,
): Content {
  const said = draftOf(before, name);
  const say = draftOf(after, name);
  const stay = new Set(after.map(({ id }) => id));
  const gone = new Set(
    before
      .filter(({ id }) => !stay.has(id))
      .flatMap(({ address, cutOut }) => (cutOut === null ? [address] : [address, cutOut])),
  );
  const shown = [was.image_url, ...was.other_image_urls].filter((url) => url !== null);
  const known = new Set(before.map(({ id }) => id));
  const come = inShownOrder(after.filter(({ id }) => !known.has(id))).map(({ address }) => address);
  const pictures = [...new Set([...shown.filter((url) => !gone.has(url)), ...come])];
  const words = Object.fromEntries(
    OURS.filter((field) => isDeepStrictEqual(was[field], said[field])).map((field) => [
      field,
      say[field],
    ]),
  );
  return { ...was, ...words, ...withPictures(pictures) };
}
