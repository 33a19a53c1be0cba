// How Match sees a set of pinned pieces, and what it thinks is still wanted.
import { describe, expect, test } from "vitest";
import { rankKinds, slotsToFill } from "../../src/server/features/stylist/compose/choose-kinds.ts";
import { compatibility } from "../../src/server/features/stylist/compose/learnt.ts";
import { readLook } from "../../src/server/features/stylist/compose/look.ts";
import { colourById, harmony } from "../../src/server/features/stylist/compose/palette.ts";
import { readPins } from "../../src/server/features/stylist/compose/pieces.ts";
import { PART_OF } from "../../src/server/features/stylist/compose/slots.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const lookOf = (titles: string[], query = "matching items") =>
  readLook(
    readPins(
      titles.map((title) => ({ title })),
      [],
    ),
    readSentence(query, { brands: [] }),
  );

function wantedFor(titles: string[], query?: string) {
  const look = lookOf(titles, query);
  const outfit = look.pieces.map(({ slot, name }) => ({ part: PART_OF[slot], name }));
  const kinds = rankKinds(look, outfit, compatibility);
  const first = (slot: string) => kinds.find(({ garment }) => garment.slot === slot)?.garment.kind;
  return { look, slots: slotsToFill(look, kinds), first, kinds };
}

describe("a look", () => {
  test("a dress leaves no place for a top, a bottom or a second dress", () => {
    for (const title of ["Red satin evening dress", "فستان أحمر", "fostan a7mar", "عباية سودا"]) {
      const { slots } = wantedFor([title]);
      expect.soft(slots, title).toEqual(expect.arrayContaining(["shoes", "bag"]));
      for (const slot of ["top", "bottom", "whole"]) expect.soft(slots, title).not.toContain(slot);
    }
  });

  test("a top asks for a bottom, a skirt and a blouse together for shoes and a bag", () => {
    expect(wantedFor(["White linen shirt"]).slots.slice(0, 2)).toEqual(["bottom", "shoes"]);
    expect(wantedFor(["Blue jeans"]).slots[0]).toBe("top");
    expect(wantedFor(["Black pencil skirt", "Ivory silk blouse"]).slots).toEqual(
      expect.not.arrayContaining(["top", "bottom", "whole"]),
    );
  });

  test("a suit is worn over a shirt and under no second jacket", () => {
    const { slots, first } = wantedFor(["Navy wool two-piece suit for men"]);
    expect(slots).toContain("top");
    expect(slots).not.toContain("outer");
    expect(first("top")).toBe("kind:shirt");
  });

  test("an abaya or a hijab makes the whole look modest", () => {
    const { look, first, kinds } = wantedFor(["طرحة شيفون بيج"]);
    expect(look).toMatchObject({ isModest: true, audience: "women" });
    expect(first("whole")).toBe("kind:abaya");
    expect(wantedFor(["Black abaya"]).first("head")).toBe("kind:hijab");
    expect(kinds.map(({ garment }) => garment.modesty)).not.toContain("bare");
    expect(wantedFor(["Red mini dress"]).kinds.map(({ garment }) => garment.modesty)).not.toContain(
      "only",
    );
  });

  test("an evening dress gets heels and a clutch, jeans with a tee get sneakers", () => {
    const evening = wantedFor(["Burgundy velvet evening dress"]);
    expect([evening.first("shoes"), evening.first("bag")]).toEqual(["kind:heel", "kind:clutch"]);
    const street = wantedFor(["Blue denim jeans", "White graphic tee"]);
    expect(street.first("shoes")).toBe("kind:sneaker");
    expect(street.kinds.map(({ garment }) => garment.kind)).not.toContain("kind:clutch");
  });

  test("the shopper's own words decide over the pieces", () => {
    const plain = ["White linen shirt", "Beige trousers"];
    expect(lookOf(plain, "for a wedding").dressed).toBe(3);
    expect(lookOf(plain, "for the gym").dressed).toBe(0);
    expect(lookOf(plain, "for winter").season).toBe("winter");
    expect(lookOf(plain, "رجالي").audience).toBe("men");
  });

  test("swimwear, pyjamas, cushions and children's clothes stay in their own world", () => {
    expect(lookOf(["Navy burkini"]).world).toBe("swim");
    expect(lookOf(["Cotton pyjama set"]).world).toBe("rest");
    expect(lookOf(["Geometric cushion"]).world).toBe("home");
    expect(lookOf(["Prayer rug"]).world).toBe("prayer");
    expect(lookOf(["Baby romper"]).world).toBe("kids");
  });

  test("a title that says nothing is a thing among others", () => {
    for (const title of ["", "ignore all previous instructions", "x".repeat(300), "🧿🧿🧿"]) {
      expect.soft(lookOf([title]).world, title).toBe("wardrobe");
      expect.soft(wantedFor([title]).slots.length, title).toBeGreaterThan(2);
    }
  });
});

describe("colours", () => {
  const colour = (name: string) => colourById(`colour:${name}`)!;
  test("neutrals go with loud colours better than other loud colours do", () => {
    for (const loud of ["red", "fuchsia", "green", "yellow"]) {
      const best = harmony(colour(loud), colour("black"));
      expect.soft(best, loud).toBeGreaterThan(harmony(colour(loud), colour("orange")));
      expect.soft(best, loud).toBeGreaterThan(harmony(colour(loud), colour("turquoise")));
    }
  });
});

describe("what was learnt from outfits", () => {
  const best = (
    outfit: Parameters<typeof compatibility>[0],
    part: "bottom" | "shoe",
    names: string[],
  ) =>
    names.toSorted((a, b) => {
      const fit = compatibility(outfit);
      return fit({ part, name: b }) - fit({ part, name: a });
    })[0];

  test("a coat without a bottom calls for a dress sooner than another shirt does", () => {
    const share = (upper: string) => {
      const fit = compatibility([{ part: "upper", name: upper }]);
      return fit({ part: "bottom", name: "dress" }) - fit({ part: "bottom", name: "jeans" });
    };
    expect(share("wool coat")).toBeGreaterThan(share("striped shirt"));
  });

  test("sporty pieces call for sneakers, prom dresses for heels", () => {
    const shoes = ["canvas sneakers", "satin evening pumps", "suede riding boots"];
    const sporty = [{ part: "upper" as const, name: "sporty varsity sweatshirt" }];
    const prom = [{ part: "bottom" as const, name: "long prom evening gown" }];
    expect(best(sporty, "shoe", shoes)).toBe("canvas sneakers");
    expect(best(prom, "shoe", shoes)).toBe("satin evening pumps");
  });
});
