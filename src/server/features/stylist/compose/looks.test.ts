import { expect, it } from "vitest";
import { reasonOf } from "./looks.ts";

const reason = (...colours: string[]) =>
  reasonOf(
    colours.map((name) => `colour:${name}`),
    "en",
  );

it("calls only shades of one color tone on tone", () => {
  expect(reason("burgundy", "pink", "dusty-rose")).toBe("Tone on tone.");
  expect(reason("emerald", "black", "sage")).toBe("Tone on tone.");
  expect(reason("sage", "black", "brown")).toBe("One color stands out, the rest keeps quiet.");
  expect(reason("black", "beige", "gold")).toBe("Quiet colors that go with each other.");
});

it("claims nothing of colors that differ, or that it does not know", () => {
  expect(reason("green", "fuchsia", "black")).toBe("Easy to wear together.");
  expect(reason("unheard-of", "red")).toBe("Easy to wear together.");
  expect(reason()).toBe("Easy to wear together.");
});
