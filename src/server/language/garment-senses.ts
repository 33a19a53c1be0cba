// Words that are a garment or say something of one, by what stands beside them: short or shorts, knits, heels.
import { elementAt } from "../../contract/get-or-throw.ts";
import type { Found } from "./found-term.ts";
import { termById } from "./terms.ts";

const SHORTS = termById("kind:shorts");
const SHORT_SLEEVE = termById("feature:short-sleeve");
const HOW_SHORT = new Set("too so very that bit quite really less rather".split(" "));

/** "short" alone, or beside jeans, is the garment; beside any other garment it is its length. */
export function shortOrShorts(found: Found[], tokens: string[], isFranco = false): Found[] {
  const at = found.findIndex(({ from, to }) => to === from + 1 && tokens[from] === "short");
  // "Short or missing sleeves": of sleeves, however far they stand.
  const isOfSleeves = (place: number) =>
    tokens.slice(place + 1, place + 5).some((word) => /^sleeves?$/.test(word));
  if (at >= 0 && SHORT_SLEEVE && isOfSleeves(elementAt(found, at).from))
    return found.with(at, { ...elementAt(found, at), term: SHORT_SLEEVE });
  // "Not too short" speaks of a length, whatever the garment.
  if (at >= 0 && HOW_SHORT.has(tokens[elementAt(found, at).from - 1] ?? "")) return found;
  // In Franco a short is worn, and "short w tshirt" are two pieces.
  const place = found[at]?.from ?? 0;
  const isJoined =
    /^(?:and|w|we|or|aw)$/.test(tokens[place + 1] ?? "") &&
    found.some(({ term, from }) => term.kind === "kind" && from === place + 2);
  const isGarment =
    isFranco ||
    isJoined ||
    found.every(
      ({ term }) => term.kind !== "kind" || term.id === "kind:jeans" || term.id === "kind:shorts",
    );
  return at < 0 || !SHORTS || !isGarment
    ? found
    : found.with(at, { ...elementAt(found, at), term: SHORTS });
}

const DRESS = termById("kind:dress");

/** "Shoes for a black maxi": behind an article and before no piece this is a dress; "a maxi skirt" is not. */
export function maxiDresses(found: Found[], tokens: string[]): Found[] {
  const isAlone = ({ term, from, to }: Found, n: number) =>
    /^(?:maxi|midi)$/.test(tokens[from] ?? "") &&
    term.kind === "feature" &&
    to === from + 1 &&
    !found.some((one) => one.term.kind === "kind" && one.from >= to && one.from - to <= 1) &&
    !found.slice(0, n).some((one) => WITH_LENGTH.has(one.term.category ?? "")) &&
    tokens.slice(Math.max(0, from - 3), from).some((word) => /^(?:an?|my|this|the)$/.test(word)) &&
    !/^(?:one|length|ones)$/.test(tokens[to] ?? "");
  return found.flatMap((one, n) =>
    DRESS && isAlone(one, n) ? [one, { ...one, term: DRESS }] : [one],
  );
}
const WITH_LENGTH = new Set([
  "Dresses",
  "Skirts",
  "Abayas",
  "Kaftans & Kimonos",
  "Coats & Jackets",
  "Cardigans",
  "Homewear",
]);

const SWEATER = termById("kind:sweater");

/** "Coats or knits": several knits are pieces, and no cloth. */
export function knitsAsPieces(found: Found[], tokens: string[]): Found[] {
  const at = found.findIndex(({ from, to }) => to === from + 1 && tokens[from] === "knits");
  return at < 0 || !SWEATER ? found : found.with(at, { ...elementAt(found, at), term: SWEATER });
}

const HEEL = termById("kind:heel");
const HEELED = new Set(["kind:boot", "kind:sandal", "kind:loafer", "kind:slide"]);

/** Shoes that are said to have a heel are heels, whatever stands between the two words. */
export function withHeels(found: Found[], tokens: string[]): Found[] {
  const at = found.findIndex(({ term }) => term.id === "kind:shoe");
  const heel = found.find(({ term }) => term.id === "feature:high-heel");
  // "Boots with a small heel": a part of them, and no other shoe.
  const own = found.find(
    ({ term, from }, n) =>
      term.id === "kind:heel" &&
      found.slice(0, n).some((one) => HEELED.has(one.term.id) && from - one.to <= 4) &&
      /(?:^| )(?:with|on)(?: (?:an?|some|the|low|small|little|tiny|slight|block|kitten|chunky|thick|mid|medium|high|short|wide|flat|proper|solid))+$/.test(
        tokens.slice(Math.max(0, from - 5), from).join(" "),
      ),
  );
  if (own) return found.filter((one) => one !== own);
  if (at < 0 || !heel || !HEEL) return found;
  return found.with(at, { ...elementAt(found, at), term: HEEL }).filter((one) => one !== heel);
}

const LOOSE = termById("feature:loose");
const KNIT = termById("material:knit");
const KNITTED = new Set(["Cardigans", "Hijabs & Scarves", "Headwear", "Ponchos & Capes", "Vest"]);
const KNITTED_KINDS = new Set(["kind:sweater", "kind:gloves", "kind:socks", "kind:scarf"]);
const MOOD = /^(?:vibes?|looks?|style|feel|mood|outfits?|day|evening|weekend|dress code|clothes)$/;

/** "A chunky cardigan" is thickly knit, where of shoes it is the sole; a "relaxed" shirt has room. */
export function cutOfPiece(found: Found[], tokens: string[]): Found[] {
  const pieces = found.filter(({ term }) => term.kind === "kind").map(({ term }) => term);
  const isKnit = pieces.some(
    ({ id, category }) => KNITTED.has(category ?? "") || KNITTED_KINDS.has(id),
  );
  const isShoe = pieces.length === 0 || pieces.some(({ category }) => category === "Footwear");
  return found.flatMap((one) => {
    const word = one.to === one.from + 1 ? tokens[one.from] : undefined;
    if (word === "chunky" && !isShoe) return isKnit && KNIT ? [{ ...one, term: KNIT }] : [];
    const isCut = word === "relaxed" && pieces.length > 0 && !MOOD.test(tokens[one.to] ?? "");
    return [isCut && LOOSE ? { ...one, term: LOOSE } : one];
  });
}

const PENCIL_CASE = termById("kind:pouch");

const PRINTS = new Set(["floral", "checked", "plain", "dotted"].map((id) => `pattern:${id}`));

const HOLDS_PENS = new Set(["Bags", "Gifts & Stationery"]);

/** «مقلمة للمدرسة»: where no piece stands before it, this holds pens and is not striped. */
export function pencilCases(
  found: Found[],
  tokens: string[],
  spokenOf: readonly string[] = [],
): Found[] {
  // «مش مقلمة», after blouses: stripes.
  if (spokenOf.length > 0 && !spokenOf.some((one) => HOLDS_PENS.has(one))) return found;
  return found.map((one, n) =>
    PENCIL_CASE &&
    tokens.length > 1 &&
    one.term.id === "pattern:striped" &&
    /^(?:ال)?مقلمه$|^m[ei]2lama$/.test(tokens[one.from] ?? "") &&
    !found.slice(0, n).some(({ term }) => term.kind === "kind") &&
    // "مش المشجر، مقلمة أو كاروهات": among prints it is one.
    !found.some(({ term }) => PRINTS.has(term.id))
      ? { ...one, term: PENCIL_CASE }
      : one,
  );
}

const CASHMERE = termById("material:cashmere");
const IN_WOOL = new Set(["Hijabs & Scarves", "Ponchos & Capes", "Cardigans", "Headwear"]);
const IN_WOOL_KINDS = new Set([
  "kind:sweater",
  "kind:coat",
  "kind:gloves",
  "kind:socks",
  "kind:vest",
]);

/** «شال كشمير»: of what is knitted it is the wool; of a dress the colour. */
export function cashmere(found: Found[], tokens: string[]): Found[] {
  return found.map((one, n) => {
    const piece = found[n - 1];
    const isWool =
      piece?.term.kind === "kind" &&
      piece.to === one.from &&
      piece.term.id !== "kind:hijab" &&
      (IN_WOOL.has(piece.term.category ?? "") || IN_WOOL_KINDS.has(piece.term.id));
    return CASHMERE && isWool && /^(?:كشمير|kashmi?r)$/.test(tokens[one.from] ?? "")
      ? { ...one, term: CASHMERE }
      : one;
  });
}

const BELTED = termById("feature:belted");
const WITH_BELT = new Set(["Dresses", "Coats & Jackets", "Jumpsuits & Overalls", "Abayas"]);

/** «فستان بزراير وحزام», "dress bel zarayer w 7ezam": after another detail of a dress the belt is its own. */
export function ownBelts(found: Found[], tokens: string[]): Found[] {
  const isDress = found.some(
    ({ term }) => term.kind === "kind" && WITH_BELT.has(term.category ?? ""),
  );
  return found.map((one, n) => {
    const detail = found[n - 1];
    const isJoined =
      /^و/.test(tokens[one.from] ?? "") || /^(?:w|و)$/.test(tokens[one.from - 1] ?? "");
    const isNext = detail?.term.kind === "feature" && one.from - detail.to <= 1;
    return BELTED && isDress && isJoined && isNext && one.term.id === "kind:belt"
      ? { ...one, term: BELTED }
      : one;
  });
}
