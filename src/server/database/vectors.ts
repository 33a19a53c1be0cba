// Meanings on their way into the database: one as text beside what is asked, many in the bytes pgvector keeps them in.
import { sql } from "kysely";
import { elementAt } from "../../contract/get-or-throw.ts";
import type { Sql } from "./sql.ts";

/** Nine digits tell any two numbers of this kind apart; written as they are, each has eighteen. */
const DIGITS = 9;

export const asVector = (numbers: Float32Array): string =>
  `[${Array.from(numbers, (number) => number.toPrecision(DIGITS)).join(",")}]`;

/**
 * For a parameter of the type vector[]: as text, reading the numbers took the embedded database longer than anything
 * else of a new product but its indexes. An array says the number of its elements' type, which each database gives anew.
 */
export async function asVectors(db: Sql, vectors: Float32Array[]): Promise<Buffer> {
  const { rows } = await sql<{ type: number }>`select 'vector'::regtype::oid as type`.execute(db);
  const { type } = elementAt(rows, 0);
  return arrayOf(type, vectors.map(bytesOf));
}

/** One dimension, counted from 1, and no element is null. */
function arrayOf(type: number, elements: Buffer[]): Buffer {
  const head = [1, 0, type, elements.length, 1];
  return Buffer.concat([...head, ...elements.flatMap((one) => [one.length, one])].map(asBytes));
}

function asBytes(part: number | Buffer): Buffer {
  if (typeof part !== "number") return part;
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(part);
  return bytes;
}

/** How many numbers, two bytes that are kept free, and the numbers. */
function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 + 4 * vector.length);
  bytes.writeUInt16BE(vector.length);
  vector.forEach((number, n) => bytes.writeFloatBE(number, 4 + 4 * n));
  return bytes;
}
