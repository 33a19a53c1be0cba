import { afterEach, expect, vi } from "vitest";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { drawLook } from "../../tools/drawing/silhouettes.ts";
import { pictureJobs } from "../../tools/drawing/picture-files.ts";
import { testWholeCatalogue } from "../support/whole-catalogue.ts";

afterEach(() => vi.restoreAllMocks());

/** Processors may differ in the last bit of these: here they do, up and down in turn. */
function anotherProcessor(): void {
  let turn = 0;
  for (const name of ["sin", "cos", "atan2", "pow"] as const) {
    const own: (...numbers: number[]) => number = Math[name];
    vi.spyOn(Math, name).mockImplementation((...numbers: number[]) => {
      turn += 1;
      return own(...numbers) * (1 + (turn % 2 ? 1 : -1) * Number.EPSILON);
    });
  }
}

testWholeCatalogue(
  "a drawing is the same on every processor, so that its picture stays in date",
  () => {
    const looks = pictureJobs(demoCatalogue()).map(({ look }) => look);
    const here = looks.map((look) => JSON.stringify(drawLook(look)));
    anotherProcessor();
    expect(Math.sin(1)).not.toBe(0.8414709848078965);
    expect(looks.filter((look, at) => JSON.stringify(drawLook(look)) !== here[at])).toEqual([]);
  },
);
