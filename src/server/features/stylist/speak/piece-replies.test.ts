import { expect, it } from "vitest";
import type { Look } from "../../../../contract/stylist.ts";
import { NO_WISH } from "../wish.ts";
import { looksBeside, outfitReply } from "./piece-replies.ts";

const look = (total: number) => ({ total }) as Look;
const reply = (
  language: "en" | "ar",
  totals: number[],
  swapped: string[] = [],
  maxPrice?: number,
) =>
  outfitReply({
    looks: totals.map(look),
    beside: [],
    swapped,
    wish: { ...NO_WISH, limits: maxPrice === undefined ? {} : { maxPrice } },
    language,
    query: "a look",
  }).replaceAll("\u00a0", " ");

it("never speaks of the first of a single look", () => {
  expect(reply("en", [2715], [], 3000)).toBe(
    "Put together for you: one look, within 3,000 EGP. It is 2,715 EGP in all.",
  );
  expect(reply("ar", [2715], [], 3000)).toBe(
    "نسّقت لك لوك واحد في حدود ٣٬٠٠٠ جنيه. كله بـ٢٬٧١٥ جنيه.",
  );
  expect(reply("ar", [2715], ["kind:shoe"])).toBe(
    "غيّرت دي بس والباقي زي ما هو. اللوك كله بـ٢٬٧١٥ جنيه.",
  );
  expect(reply("ar", [2715, 2800], ["kind:shoe"])).toMatch(/لوكين، والأول كله بـ٢٬٧١٥ جنيه\.$/);
});

it("tells of the looks that stand below the pieces", () => {
  const beside = (totals: number[]) =>
    looksBeside(totals.map(look), "en")?.replaceAll("\u00a0", " ");
  expect(beside([])).toBeUndefined();
  expect(beside([2963])).toBe("Below is a whole look, too: 2,963 EGP in all.");
  expect(beside([6100, 7000])).toBe("Below are 2 whole looks, too, from 6,100 EGP each.");
});
