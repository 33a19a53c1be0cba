import { expect, it } from "vitest";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import { readSentence } from "../read/read-sentence.ts";
import { answerTo } from "./piece-question.ts";

const dress = piece("p_1", {
  title: "Lined wrap dress",
  description: "A lined wrap dress.",
  category: "Dresses",
  colors: ["navy", "ivory"],
  materials: ["satin"],
  sizes: ["S", "M"],
  variants: [],
});
const asked = (text: string) => answerTo(dress, readSentence(text, { brands: [] }), "en");
const egyptian = (text: string) => answerTo(dress, readSentence(text, { brands: [] }), "ar");

it("answers yes or no, and says what is there instead", () => {
  expect(asked("does it come in navy?")).toMatch(/^Yes, .* comes in navy\.$/);
  expect(asked("does it come in green?")).toMatch(/^Not in green: .* comes in navy and ivory\.$/);
  expect(asked("is it linen?")).toMatch(/^No, .* is made of satin\.$/);
  expect(asked("is it available in size M?")).toMatch(/^Yes, .* is here in M\.$/);
  expect(asked("is it lined?")).toMatch(/^Yes, by what the brand says/);
});

it("claims nothing that the brand does not say", () => {
  expect(asked("does it have pockets?")).toMatch(/^The brand does not say whether/);
});

it("answers Egyptians in Egyptian, and agrees with the piece", () => {
  expect(egyptian("ده كحلي؟")).toMatch(/^أيوه، .* موجود باللون الكحلي\.$/);
  expect(egyptian("موجود بالأخضر؟")).toMatch(/^لأ، .* مش موجود باللون الأخضر\. ألوانه: كحلي، عاجي\.$/);
  expect(egyptian("ده كتان؟")).toMatch(/^لأ، .* خامته ساتان\.$/);
  expect(egyptian("فيه مقاس M؟")).toMatch(/^أيوه، .* موجود بمقاس/);
  expect(egyptian("هو مبطن؟")).toMatch(/^أيوه، على كلام البراند .* مبطن\.$/);
  expect(egyptian("ليه جيوب؟")).toMatch(/^البراند مش كاتب إن .* خامته ساتان\.$/);
});

it("says of a bag what is said of a bag", () => {
  const bag = piece("p_2", {
    title: "Leather tote bag",
    category: "Bags",
    materials: ["leather"],
    colors: ["black"],
    sizes: [],
    variants: [],
  });
  const said = (text: string) => answerTo(bag, readSentence(text, { brands: [] }), "ar");
  expect(said("دي مبطنة؟")).toMatch(/مبطنة\. خامتها جلد\.$/);
  expect(said("موجودة بالبيج؟")).toMatch(/مش موجودة باللون البيج\. ألوانها: أسود\.$/);
});
