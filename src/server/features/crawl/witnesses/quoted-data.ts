// Data that a script keeps as a text: JSON.parse("{…}"), enqueue("[…]"), decodeURIComponent("%7B…"), atob("eyJ…").
// Among them the stream of a router's loaders, one flat list whose objects name their keys and values by place.
import { type Json, parseLoosely } from "../extract/loose-json.ts";
import { isNode } from "../extract/json-ld-nodes.ts";

/** A quotation that begins as JSON does, plain, escaped, in per cent or in base 64. */
const OPENING = /[(=:,[]\s*(["'`])(?=\s*(?:\[|\{|\\["u{]|%7B|%5B|eyJ|W3s))/gi;
const MOST = 40;
const MAX_LENGTH = 2_000_000;
const SHORTEST = 20;

export function* quotedData(script: string): Generator<Json> {
  OPENING.lastIndex = 0;
  for (let n = 0; n < MOST; n++) {
    const found = OPENING.exec(script);
    if (!found) return;
    const from = found.index + found[0].length;
    const end = endOfQuote(script, from, found[1] ?? "");
    if (end < 0) return;
    OPENING.lastIndex = end;
    const value =
      end - from >= SHORTEST && end - from <= MAX_LENGTH
        ? valueIn(plainText(script.slice(from, end)))
        : undefined;
    if (value === undefined) continue;
    yield Array.isArray(value) && isByPlaces(value) ? putTogether(value) : value;
    // Generators share the pattern: where it stands is set anew.
    OPENING.lastIndex = end;
  }
}

function endOfQuote(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === quote) return at;
  }
  return -1;
}

const LETTERS: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** What the quotation says: \u0022 and \x22 are signs, \" is one without its stroke. */
const plainText = (written: string): string =>
  written.includes("\\")
    ? written.replace(
        /\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
        (_, four?: string, two?: string, letter?: string) =>
          four || two
            ? String.fromCharCode(Number.parseInt(four ?? two ?? "", 16))
            : (LETTERS[letter ?? ""] ?? letter ?? ""),
      )
    : written;

function valueIn(text: string): Json | undefined {
  const plain = decoded(text.trim());
  const value = plain !== null && /^\s*[[{]/.test(plain) ? parseLoosely(plain) : undefined;
  return typeof value === "object" && value !== null ? value : undefined;
}

function decoded(text: string): string | null {
  try {
    if (/^%[57]B/i.test(text)) return decodeURIComponent(text);
    if (/^(?:eyJ|W3s)[\w+/=-]+$/.test(text)) return Buffer.from(text, "base64").toString("utf8");
    return text;
  } catch {
    return null;
  }
}

const PLACE = /^_\d+$/;
const DEEPEST = 40;
const MOST_VALUES = 100_000;

/** [{ "_1": 2 }, "product", { "_3": 4 }, …] */
const isByPlaces = (list: Json[]): boolean => {
  const [first] = list;
  return list.length > 2 && isNode(first) && Object.keys(first).every((key) => PLACE.test(key));
};

function putTogether(list: Json[]): Json {
  let left = MOST_VALUES;
  const whole = (at: Json | undefined, depth: number): Json => {
    // Below nought stand the values that JSON cannot write.
    if (typeof at !== "number" || at < 0 || depth > DEEPEST || left-- < 0) return null;
    const value = list[at] ?? null;
    if (Array.isArray(value)) return value.map((one) => whole(one, depth + 1));
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]): [string, Json][] => {
        const name = PLACE.test(key) ? list[Number(key.slice(1))] : key;
        return typeof name === "string" ? [[name, whole(one, depth + 1)]] : [];
      }),
    );
  };
  return whole(0, 0);
}
