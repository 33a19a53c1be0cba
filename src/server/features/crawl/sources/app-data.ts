// Products in what a shop's app asked its interface for: lists of nodes with a name and a price, and how the
// address of one piece, or of what is asked for it, is made of what its node says.
import { claimOf, titleIn } from "../extract/state.ts";
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import type { Claim } from "../extract/claim.ts";
import { plainNode } from "../extract/plain-node.ts";

/** What can be asked again, by anybody and without changing anything: an address, or a JSON question to one. */
export type Question = { url: string; body: unknown };

export type Piece = { node: Node; claim: Claim; title: string; ids: string[] };

const IDS = [
  "slug",
  "handle",
  "key",
  "url_key",
  "urlKey",
  "code",
  "id",
  "_id",
  "uuid",
  "sku",
  "product_id",
  "productId",
];
const MAX_VALUES = 60_000;
const ENOUGH = 0.8;

/** Pieces of the longest list, and of lists made like it. */
export function piecesIn(answers: unknown[]): Piece[] {
  const lists: Piece[][] = [];
  let left = MAX_VALUES;
  const search = (value: Json, depth: number): void => {
    if (depth > 20 || left-- < 0) return;
    if (Array.isArray(value)) {
      const pieces = value.filter(isNode).flatMap((one) => pieceOf(unwrapped(one)) ?? []);
      if (pieces.length > 0 && pieces.length >= value.length * ENOUGH) lists.push(pieces);
      else for (const one of value) search(one, depth + 1);
    } else if (isNode(value)) for (const one of Object.values(value)) search(one, depth + 1);
  };
  for (const answer of answers) search(answer as Json, 0);
  const byId = new Map<string, Piece>();
  for (const piece of lists.flat()) {
    const key = piece.ids[0] ?? piece.title;
    if (!byId.has(key)) byId.set(key, piece);
  }
  return [...byId.values()];
}

/** GraphQL wraps the members of its lists, { cursor, node }, and others what they say: { id, attributes }. */
const unwrapped = (member: Node): Node =>
  plainNode(isNode(member["node"]) ? member["node"] : member);

function pieceOf(node: Node): Piece | null {
  const title = titleIn(node);
  const claim = title === null ? null : claimOf(node, title);
  if (!title || !claim || claim.price === null) return null;
  const ids = IDS.flatMap((key) => wordOf(node[key]) ?? []);
  return ids.length > 0 ? { node, claim, title, ids } : null;
}

/** The one piece an answer is about: called like it, or the only one with its id. */
export function pieceIn(answer: unknown, wanted: Piece): Piece | null {
  let found: Piece | null = null;
  let left = MAX_VALUES;
  const search = (value: Json, depth: number): void => {
    if (found || depth > 12 || left-- < 0) return;
    if (isNode(value)) {
      const piece = pieceOf(value);
      if (
        piece &&
        (piece.title === wanted.title || piece.ids.some((id) => wanted.ids.includes(id)))
      ) {
        found = piece;
        return;
      }
    }
    const inner = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [];
    for (const one of inner) search(one, depth + 1);
  };
  search(answer as Json, 0);
  return found;
}

/** How an address is made of a piece's id, learned from one piece; null where it is not. */
export function templateOf(
  address: string,
  { node }: Piece,
): ((piece: Piece) => string | null) | null {
  for (const key of IDS) {
    const id = wordOf(node[key]);
    if (!id || id.length < 1) continue;
    const pieces = address.split(/([/?&=#])/);
    const at = pieces.findLastIndex((piece) => decoded(piece) === id);
    if (at < 0) continue;
    return (piece) => {
      const own = wordOf(piece.node[key]);
      return own ? pieces.with(at, encodeURIComponent(own)).join("") : null;
    };
  }
  return null;
}

/** The same for a question with a body: the place in it that holds the piece's id. */
export function questionTemplate(
  { url, body }: Question,
  piece: Piece,
): ((piece: Piece) => Question | null) | null {
  const inAddress = templateOf(url, piece);
  if (inAddress || body === null)
    return (
      inAddress &&
      ((other) => {
        const address = inAddress(other);
        return address === null ? null : { url: address, body };
      })
    );
  for (const key of IDS) {
    const id = piece.node[key];
    if (typeof id !== "string" && typeof id !== "number") continue;
    if (replaced(body, id, "", 0) === undefined) continue;
    return (other) => {
      const own = other.node[key];
      const asked =
        typeof own === "string" || typeof own === "number" ? replaced(body, id, own, 0) : undefined;
      return asked === undefined ? null : { url, body: asked };
    };
  }
  return null;
}

/** Undefined where it does not stand there. */
function replaced(
  value: unknown,
  id: string | number,
  own: string | number,
  depth: number,
): unknown {
  if (value === id) return own;
  if (typeof value !== "object" || value === null || depth > 6) return undefined;
  if (Array.isArray(value)) {
    const at = value.findIndex((one) => replaced(one, id, own, depth + 1) !== undefined);
    return at < 0 ? undefined : value.with(at, replaced(value[at], id, own, depth + 1));
  }
  for (const [key, one] of Object.entries(value)) {
    const inner = replaced(one, id, own, depth + 1);
    if (inner !== undefined) return { ...value, [key]: inner };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
