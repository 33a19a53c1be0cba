import { describe, expect, test } from "vitest";
import { BLANK } from "../content.ts";
import { draftAfter, draftOf, type Named } from "./draft-content.ts";
import type { Looks, SeenPhoto } from "./seen-photo.ts";

const LOOKS: Looks = {
  kinds: [{ kind: "Abayas", sureness: 0.9 }],
  colours: [{ name: "black", share: 1 }],
  swatches: [],
  pattern: { name: "plain", sureness: 0.9 },
  background: "busy",
  covers: 0.4,
  worn: 0.5,
};

const photo = (id: string, looks: Partial<Looks> | null = {}, cutOut?: string): SeenPhoto => ({
  id,
  address: `/uploads/b_1/${id}.webp`,
  cutOut: cutOut ?? null,
  looks: looks && { ...LOOKS, ...looks },
  vector: null,
  productId: null,
});

/** Says what it was told, so that these tests are about what is told. */
const name = ({ kinds, colours }: Parameters<Parameters<typeof draftOf>[1]>[0]): Named => {
  const words = `${colours[0]?.name ?? ""} ${kinds[0]?.kind ?? "piece"}`.trim();
  return { title: words, title_ar: `ع ${words}`, about: `${words}.`, about_ar: `ع ${words}.`, colours: colours.map((one) => one.name), doubt: null }; // prettier-ignore
};
const kaftan = { kinds: [{ kind: "Kaftans & Kimonos" as const, sureness: 0.6 }] };

describe("a draft", () => {
  test("has title, category and colours of its photos, no price and no sizes, and is not public", () => {
    expect(draftOf([photo("f_1"), photo("f_2")], name)).toEqual({
      ...BLANK,
      title: "black Abayas",
      title_ar: "ع black Abayas",
      description: "black Abayas.",
      description_ar: "ع black Abayas.",
      category: "Abayas",
      colors: ["black"],
      image_url: "/uploads/b_1/f_1.webp",
      other_image_urls: ["/uploads/b_1/f_2.webp"],
      price: 0,
      sizes: [],
      active: false,
      is_new: true,
    });
  });

  test("is called what most of its photos show, and a detail has little to say", () => {
    const photos = [photo("f_1"), photo("f_2", { ...kaftan, covers: 0.95 }), photo("f_3")];
    expect(draftOf(photos, name)).toMatchObject({ category: "Abayas" });
  });

  test("leads with the photo that shows the whole piece, then the piece alone", () => {
    const detail = photo("f_1", { covers: 0.9 });
    const whole = photo("f_2", { background: "plain" }, "/uploads/b_1/cut.webp");
    expect(draftOf([detail, whole], name)).toMatchObject({
      image_url: "/uploads/b_1/f_2.webp",
      other_image_urls: ["/uploads/b_1/cut.webp", "/uploads/b_1/f_1.webp"],
    });
  });

  test("can be made of a photo in which nothing was seen", () => {
    expect(draftOf([photo("f_1", null)], name)).toMatchObject({ title: "piece", category: null });
  });
});

describe("when photos come and go", () => {
  const [one, two] = [photo("f_1"), photo("f_2", kaftan)];

  test("what we said is said anew, and the gone photo goes with its cut-out", () => {
    const before = [photo("f_1", {}, "/uploads/b_1/cut.webp"), two];
    const after = draftAfter(draftOf(before, name), before, [two], name);
    expect(after).toMatchObject({
      category: "Kaftans & Kimonos",
      image_url: "/uploads/b_1/f_2.webp",
      other_image_urls: [],
    });
  });

  test("what its owner wrote stays, and so does a picture from elsewhere", () => {
    const was = {
      ...draftOf([one], name),
      title: "Layla",
      price: 900,
      sizes: ["M"],
      other_image_urls: ["https://shop.example/1.jpg"],
    };
    expect(draftAfter(was, [one], [one, two], name)).toEqual({
      ...was,
      other_image_urls: ["https://shop.example/1.jpg", "/uploads/b_1/f_2.webp"],
    });
  });
});
