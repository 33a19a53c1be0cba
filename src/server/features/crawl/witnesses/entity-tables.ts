// Data kept in tables, as apps keep what they know: each thing once, under its id, and others refer to it by that id
// ({ products: { p1: { skus: ["s1"] } }, skus: { s1: { colorId: "c1" } }, colors: { c1: { name: "Red" } } }). Each piece
// is put together again with its parts; parts that only say whose they are are found, too.
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";

type Table = { name: string; rows: Map<string, Node>; isOfPieces: boolean };

const MOST = 40_000;
const DEEPEST = 6;
const TABLES_MAX = 40;
const ROWS_MAX = 3000;
const PIECES = /product|item|piece|article|goods|model/i;
/** "colorId", "color_ids", "skuIds": called after what it refers to. */
const REFERS = /_?ids?$/i;

export function tabledData(root: Json): Json[] {
  const tables: Table[] = [];
  gather(root, "", tables, 0);
  const parts = tables.filter(({ isOfPieces }) => !isOfPieces);
  if (parts.length === 0 || parts.length === tables.length) return [];
  const joined = joiner(parts);
  return tables
    .filter(({ isOfPieces }) => isOfPieces)
    .flatMap(({ name, rows }) => [...rows.values()].flatMap((row) => joined(row, name) ?? []));
}

function gather(value: Json, name: string, tables: Table[], depth: number): void {
  if (depth > DEEPEST || tables.length >= TABLES_MAX || typeof value !== "object" || !value) return;
  const rows = depth === 0 ? null : rowsIn(value);
  if (rows) {
    tables.push({ name: singular(name), rows, isOfPieces: [...rows.values()].some(isPiece) });
    return;
  }
  if (Array.isArray(value)) return;
  // The one piece of the page stands alone, beside the tables of its parts.
  const id = isPiece(value) ? idOf(value) : null;
  if (id !== null) {
    tables.push({ name: singular(name), rows: new Map([[id, value]]), isOfPieces: true });
    return;
  }
  for (const [key, one] of Object.entries(value).slice(0, 200))
    // The tools that keep such tables call the table itself "entities" or "byId".
    gather(
      one,
      /^(?:entities|by_?ids?|data|items|list)$/i.test(key) ? name : key,
      tables,
      depth + 1,
    );
}

/** Every one of its members is a thing with an id, which is also its key where it has one. */
function rowsIn(value: Json): Map<string, Node> | null {
  const members: [string | null, Json][] = Array.isArray(value)
    ? value.map((one) => [null, one])
    : isNode(value)
      ? Object.entries(value)
      : [];
  if (members.length === 0 || members.length > ROWS_MAX) return null;
  const rows = new Map<string, Node>();
  for (const [key, one] of members) {
    const id = isNode(one) ? idOf(one) : null;
    if (!isNode(one) || id === null) return null;
    if ((key !== null && key !== id) || rows.has(id)) return null;
    rows.set(id, one);
  }
  return rows;
}

function idOf(node: Node): string | null {
  const id = node["id"] ?? node["_id"] ?? node["uid"];
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** It has a name and a price: what is sold, and no part of it. */
const isPiece = (node: Node): boolean =>
  ["name", "title"].some((key) => typeof node[key] === "string" || isNode(node[key] ?? null)) &&
  Object.keys(node).some((key) => /pric(?:e|ing)|amount|cost|سعر/i.test(key));

const singular = (name: string): string =>
  name.replace(/ies$/i, "y").replace(/s$/i, "").toLowerCase();

const calledAfter = (key: string): string => singular(key.replace(REFERS, "").replace(/_/g, ""));

function joiner(parts: Table[]): (piece: Node, of: string) => Node | null {
  let left = MOST;
  /** By the name of the table; ids that say what they are ("sku_7") need none, where only one table has them. */
  const find = (key: string, id: string): Node | undefined => {
    const named = parts.find(({ name }) => name !== "" && name === calledAfter(key));
    const own = named?.rows.get(id);
    if (own || !/\p{L}.*\d|\d.*\p{L}/u.test(id)) return own;
    const holding = parts.filter(({ rows }) => rows.has(id));
    return holding.length === 1 ? holding[0]?.rows.get(id) : undefined;
  };
  const whole = (value: Json, key: string, path: Node[]): Json => {
    if (left-- < 0 || path.length > DEEPEST) return value;
    if (typeof value === "string" || typeof value === "number") {
      const row = key === "" || /^(?:_?id|uid)$/i.test(key) ? undefined : find(key, String(value));
      return row && !path.includes(row) ? node(row, path) : value;
    }
    if (Array.isArray(value)) return value.map((one) => whole(one, key, path));
    return isNode(value) ? node(value, path) : value;
  };
  const node = (row: Node, path: Node[]): Node => {
    const found: Node = {};
    for (const [key, value] of Object.entries(row)) {
      found[key] = whole(value, key, [...path, row]);
      const isReference = REFERS.test(key) && found[key] !== value;
      const plain = key.replace(REFERS, "");
      // Both stay: the id, by which others may know it, and the thing itself.
      if (!isReference || plain === "" || plain in row) continue;
      found[Array.isArray(value) ? `${plain}s` : plain] = found[key];
      found[key] = value;
    }
    return found;
  };
  return (piece, of) => {
    const found = node(piece, []);
    const id = idOf(piece);
    let isJoined = Object.entries(found).some(([key, value]) => !isAlike(value, piece[key]));
    for (const { name, rows } of parts) {
      if (name === "" || `${name}s` in found || name in found) continue;
      const own = [...rows.values()].filter((row) => isOf(row, of, id));
      if (own.length === 0) continue;
      found[`${name}s`] = own.map((row) => node(row, [piece]));
      isJoined = true;
    }
    return isJoined ? found : null;
  };
}

const isAlike = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/** { productId: "p1" } says whose it is. */
const isOf = (row: Node, table: string, id: string | null): boolean =>
  Object.entries(row).some(
    ([key, value]) =>
      REFERS.test(key) &&
      (typeof value === "string" || typeof value === "number") &&
      String(value) === id &&
      (calledAfter(key) === table || PIECES.test(key)),
  );
