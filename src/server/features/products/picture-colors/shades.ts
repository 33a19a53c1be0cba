// What the vocabulary's colour words look like: for naming what is seen as a brand names it.
import { shadesOf as palette } from "../../../providers/vision/colours.ts";
import { hexToLab, type Lab } from "../../../providers/vision/oklab.ts";
import { readWritten } from "../../../language/read-terms.ts";

/** Words that the palette of what is seen does not hold. */
const MORE: Record<string, string[]> = {
  "off-white": ["#f1ece1", "#f4f0e8"],
  cream: ["#f2e8cf", "#eee3c8"],
  nude: ["#d9b79c", "#e3c5ad"],
  tan: ["#b98555", "#c69563"],
  caramel: ["#a8703c", "#b57f4c"],
  taupe: ["#8b7d70", "#9d9084"],
  khaki: ["#9a8f66", "#8a8258", "#a89c77"],
  maroon: ["#6b1f2a", "#5c1b22"],
  salmon: ["#f0a08c", "#ee9280"],
  peach: ["#f3c3a5", "#f0b491"],
  bronze: ["#8c6a3f", "#9b7748"],
  copper: ["#b06a43", "#a45f3a"],
  mint: ["#b9dfc9", "#a6d6bd"],
  pistachio: ["#bccf95", "#aec384"],
  lime: ["#b7d433", "#c8e04a"],
  "royal-blue": ["#2747b0", "#2f52c4"],
  indigo: ["#33376e", "#3c3f7f"],
  mauve: ["#a587a8", "#9c7e9e"],
  plum: ["#5a2b4d", "#693457"],
  fuchsia: ["#c5257d", "#d23490"],
  metallic: ["#c4c6ca", "#c9a85f"],
  rose: ["#d99aa5"],
};

/** Two-word names stand with a space in the palette. */
const shadesOfTerm = (name: string): Lab[] => [
  ...palette(name.replaceAll("-", " ")),
  ...(MORE[name] ?? []).map(hexToLab),
];

const known = new Map<string, Lab[]>();
const KNOWN_MAX = 2000;

/** What a brand's colour word looks like; nothing where nobody can know ("Sunset", "Multi"). */
export function shadesOfWord(word: string): Lab[] {
  const remembered = known.get(word);
  if (remembered) return remembered;
  const names = readWritten(word)
    .filter(({ term }) => term.kind === "colour")
    .map(({ term }) => term.id.slice("colour:".length));
  const shades = names.flatMap(shadesOfTerm);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, shades);
  return shades;
}
