// The drawn pieces with the pattern they were drawn with.
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import type { PrintName } from "../../tools/drawing/prints.ts";
import type { Pattern } from "../../src/server/providers/vision/vision.ts";
import { isHeldOut } from "./held-out.ts";

/** Sequins, flecks and lace are cloth rather than pattern. */
const PATTERN_OF: Record<Exclude<PrintName, "sequins" | "fleck" | "lacework">, Pattern> = {
  stripe: "striped",
  pinstripe: "striped",
  bengal: "striped",
  widestripe: "striped",
  awning: "striped",
  multistripe: "striped",
  gingham: "checked",
  check: "checked",
  houndstooth: "checked",
  plaid: "checked",
  windowpane: "checked",
  dots: "dotted",
  bigdots: "dotted",
  floral: "printed",
  bloom: "printed",
  ditsy: "printed",
  leaf: "printed",
  paisley: "printed",
  leopard: "printed",
  tiedye: "printed",
  abstract: "printed",
  geo: "printed",
  khayamiya: "printed",
  zigzag: "printed",
};

type Options = { print?: PrintName; upper?: { options?: { print?: PrintName } } };

export type PatternPicture = {
  key: string;
  file: string;
  pattern: Pattern;
  heldOut: boolean;
  colour: string;
  category: string;
};

/** The first picture of every piece, and its other colourway where it has one. */
export function patternPictures(): PatternPicture[] {
  return demoCatalogue()
    .flatMap(({ products }) => products)
    .flatMap(({ key, category, colors, pictures }) =>
      pictures
        .filter(({ crop }) => !crop)
        .flatMap(({ file, look }, n) => {
          const { print, upper }: Options = look.options as Options;
          const worn = upper?.options?.print ?? print;
          const pattern = worn ? PATTERN_OF[worn as keyof typeof PATTERN_OF] : "plain";
          const colour = (colors[n] ?? "").toLowerCase();
          return pattern ? [{ key, file, pattern, heldOut: isHeldOut(key), colour, category }] : [];
        }),
    );
}
