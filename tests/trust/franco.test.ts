// Franco is read as the Arabic it is, and English stays English.
import { expect, test } from "vitest";
import { fromFranco, isFranco } from "../../src/server/features/trust/policies/franco.ts";

test.each([
  ["mamnoo3 fat7 el kees abl el daf3", "ممنوع فتح الكيس قبل الدفع"],
  ["mamno3 fat7 el kis 2abl el daf3", "ممنوع فتح الكيس قبل الدفع"],
  ["btedfa3 lel mandoob cash", "بتدفع للمندوب cash"],
  ["el tabdeel 3ala 7sabna awel marra", "التبديل علي حسابنا اول مره"],
  ["la yotbadal wala yerga3", "لا يتبدل ولا يرجع"],
  ["momken te2ees w el mandoob wa2ef", "ممكن تقيس والمندوب واقف"],
])("“%s” is «%s», however it is spelled", (franco, arabic) => {
  expect(fromFranco(franco)).toBe(arabic);
});

test.each([
  "returns are free within 14 days of delivery",
  "cash on delivery costs 20 egp more",
  "our men's shirts run small, balash is a brand we like",
  "call 01012345678 or write to hello@shop.example",
  "الشحن 60 جنيه w el ba2y cash",
])("“%s” stays as it is", (line) => {
  expect(isFranco(line)).toBe(false);
  expect(fromFranco(line)).toBe(line);
});
