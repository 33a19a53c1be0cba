// What a piece is, concluded from a stranger's words: each piece carries what a shop assistant would say of it.
import { describe, expect, test } from "vitest";
import { factsOf, type FactSource } from "../../../src/server/features/products/facts/facts.ts";
import { SHOP_PIECES, type ShopPiece } from "./shop-pieces.ts";

const listOf = (text = "") => text.split(",").filter(Boolean);

const sourceOf = ({
  title,
  description = "",
  category,
  style = "",
  ...more
}: ShopPiece): FactSource => ({
  title,
  description,
  category: category ?? null,
  style,
  colors: [],
  sizes: listOf(more.sizes),
  materials: listOf(more.materials),
});

/** What should hold and does not, what should not and does. */
export function missesOf(piece: ShopPiece): string[] {
  const facts = factsOf(sourceOf(piece));
  const keys = new Set(facts.flatMap(({ kind, value }) => [kind, `${kind}=${value}`]));
  return piece.is
    .split(" ")
    .filter((wanted) => (wanted.startsWith("!") ? keys.has(wanted.slice(1)) : !keys.has(wanted)));
}

describe("a shop's words", () => {
  test.each(SHOP_PIECES.map((piece) => [piece.title, piece] as const))("%s", (_, piece) => {
    expect(missesOf(piece)).toEqual([]);
  });

  test("each fact names the words it comes from, and they stand in the product", () => {
    for (const piece of SHOP_PIECES) {
      const written = JSON.stringify(sourceOf(piece)).toLowerCase();
      for (const { evidence, kind } of factsOf(sourceOf(piece))) {
        expect(evidence.length, `${piece.title}: ${kind}`).toBeGreaterThan(0);
        for (const { from, words } of evidence)
          for (const part of words.split(" – "))
            expect(
              from === "category" ? [piece.category] : [written],
              `${words} of ${piece.title}`,
            ).toSatisfy(([text]: string[]) =>
              text!.includes(from === "category" ? part : part.toLowerCase()),
            );
      }
    }
  });
});
