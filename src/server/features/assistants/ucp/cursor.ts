// Where the next page begins, as a word that means nothing to others. It belongs to one question: put to
// another it is refused, and so is one that was made up.
import { createHash } from "node:crypto";
import { Refusal } from "../refusal.ts";

type Place = { offset: number; limit: number };

const markOf = (question: unknown) =>
  createHash("sha256").update(JSON.stringify(question)).digest("base64url").slice(0, 12);

export const writeCursor = ({ offset, limit }: Place, question: unknown): string =>
  Buffer.from(`${offset}.${limit}.${markOf(question)}`).toString("base64url");

export function readCursor(cursor: string, question: unknown): Place {
  const [, offset, limit, mark] =
    /^(\d{1,6})\.(\d{1,3})\.([\w-]{12})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (mark !== markOf(question)) {
    throw new Refusal("invalid_cursor", "The cursor does not belong to this search.");
  }
  return { offset: Number(offset), limit: Math.max(1, Number(limit)) };
}
