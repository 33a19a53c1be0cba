/** Necklaces, earrings, bangles and watches. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, CX, ellipse, left, ridge, strip } from "../shapes.ts";
import { atan2, cos, pow, sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, Point, SceneOptions } from "../types.ts";

const GOLD = "#d6b36c";

const pearlGradient = (colour: Hex) =>
  `<radialGradient id="pearl" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${colour}"/><stop offset=".85" stop-color="${dark(colour, 0.28)}"/><stop offset="1" stop-color="${light(dark(colour, 0.3), 0.2)}"/></radialGradient>`;

const bead = (x: number, y: number, r: number) =>
  `<ellipse cx="${x + r * 0.25}" cy="${y + r * 0.5}" rx="${r * 1.05}" ry="${r}" fill="#000" opacity=".22" filter="url(#b4)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#pearl)"/>`;

type Link = { x: number; y: number; turn: number };

/** The front of a chain or string, as it hangs. */
const hanging = (width: number, depth: number, gap: number): Link[] =>
  spaced(Array.from({ length: 241 }, (_, i): Point => {
    const t = (i / 240) * Math.PI;
    return [CX - cos(t) * width * (1 - 0.12 * sin(t)), 230 + pow(sin(t), 1.25) * depth];
  }), gap);

/** The part behind the neck, laid in an arc up to the clasp. */
const behind = (width: number, gap: number): Link[] =>
  spaced(Array.from({ length: 161 }, (_, i): Point => {
    const t = (i / 160) * Math.PI;
    return [CX - cos(t) * width, 230 - sin(t) * width * 0.62];
  }), gap);

/** Evenly spaced places along a line, with their direction. */
function spaced(line: readonly Point[], gap: number): Link[] {
  const places: Link[] = [];
  let walked = gap;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked < gap) continue;
    walked -= gap;
    places.push({ x: b[0], y: b[1], turn: atan2(b[1] - a[1], b[0] - a[0]) * 57.3 });
  }
  return places;
}

const chain = (metal: Hex, links: readonly Link[]) =>
  links
    .map(({ x, y, turn }, i) => `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="2" cy="4" rx="7" ry="4" fill="#000" opacity=".22" filter="url(#b2)"/><ellipse rx="9" ry="${i % 2 ? 5.8 : 2.4}" fill="none" stroke="${dark(metal, 0.38)}" stroke-width="4.4"/><ellipse cx="-.5" cy="-.8" rx="9" ry="${i % 2 ? 5.8 : 2.4}" fill="none" stroke="${light(metal, 0.3)}" stroke-width="2.2"/></g>`)
    .join("");

export type NecklaceOptions = SceneOptions & { metal?: Hex; stone?: Hex; style?: "pendant" | "pearls" | "layered" | "coin" };

function pendant(metal: Hex, stone: Hex): Panel[] {
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const gem = cloth({ colour: stone, fabric: "gloss", stitch: "none" });
  const drop = (k: number) => blob([[CX, 752], [CX + 22 * k, 796], [CX + 40 * k, 846], [CX + 28 * k, 888 + 4 * k], [CX, 904 + 6 * (k - 1)],
    [CX - 28 * k, 888 + 4 * k], [CX - 40 * k, 846], [CX - 22 * k, 796]]);
  return [
    gold({ d: drop(1.18), wobble: 0, shadow: 0.4 }),
    gem({ d: drop(0.92), wobble: 0, shadow: 0.3, folds: [ridge([[CX - 16, 800], [CX - 22, 840], [CX - 14, 880]], 14, 0.8)],
      inner: `<path d="M${CX} 770L${CX + 26} 850L${CX} 896L${CX - 26} 850Z" fill="#fff" opacity=".16"/><path d="M${CX} 770L${CX} 896M${CX - 26} 850L${CX + 26} 850" stroke="#fff" stroke-width="1.4" opacity=".35"/>` }),
  ];
}

const coin = (metal: Hex, y: number, r: number): Panel =>
  cloth({ colour: metal, fabric: "metal", stitch: "none" })({ d: ellipse(CX, y, r), wobble: 0, shadow: 0.4,
    inner: `<circle cx="${CX}" cy="${y}" r="${r * 0.78}" fill="none" stroke="${dark(metal, 0.4)}" stroke-width="2.4" stroke-dasharray="3 3"/><path d="M${CX + r * 0.1} ${y - r * 0.5}A${r * 0.5} ${r * 0.5} 0 1 0 ${CX + r * 0.1} ${y + r * 0.5}A${r * 0.4} ${r * 0.4} 0 1 1 ${CX + r * 0.1} ${y - r * 0.5}Z" fill="${dark(metal, 0.45)}"/>` });

export function necklace({ metal = GOLD, stone = "#1f6a5a", style = "pendant", seed = 1, bg = "#e6e1d8" }: NecklaceOptions = {}): Drawing {
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const pearls = style === "pearls";
  const widths = pearls ? [230] : style === "layered" ? [250, 210, 170] : [250];
  const depths = [520, 390, 280];
  const over = pearls
    ? hanging(230, 560, 34).map(({ x, y }, i, all) => bead(x, y, 13 + 7 * sin((i / (all.length - 1)) * Math.PI))).join("")
    : widths.map((width, i) => chain(metal, hanging(width, depths[i]!, 12))).join("");
  const back = widths.map((width) => (pearls ? behind(width, 26).map(({ x, y }) => bead(x, y, 13)).join("") : chain(metal, behind(width, 12)))).join("");
  const clasp = gold({ d: strip([[CX - 26, 230 - widths[0]! * 0.62], [CX + 26, 230 - widths[0]! * 0.62]], 16), wobble: 0, shadow: 0.3, roll: 1.2, only: "picture",
    defs: pearlGradient("#f1ebe0") });
  const far: Panel = { ...clasp, over: back, overPad: 200, overArea: ellipse(CX, 160, 260, 90) };
  const y = pearls ? 230 : 752;
  const base = gold({ d: ellipse(CX, y, 12) + ellipse(CX, y, 7), fillRule: "evenodd", wobble: 0, defs: pearlGradient("#f1ebe0"), over,
    overPad: 760, overArea: ellipse(CX, pearls ? 520 : 500, 300, 340), ...(pearls ? { alpha: 0.02, shadow: 0 } : {}) });
  const charms = style === "pendant" ? pendant(metal, stone) : style === "coin" ? [coin(metal, 806, 56)] : style === "layered"
    ? [coin(metal, 626, 30), gold({ d: ellipse(CX, 772, 12, 20), wobble: 0, shadow: 0.4 })] : [];
  return { seed, bg, parts: [far, { ...clasp, shadow: 0.4 }, base, ...charms] };
}

export type EarringsOptions = SceneOptions & { metal?: Hex; drop?: Hex; style?: "drops" | "hoops" | "tassels" };

export function earrings({ metal = GOLD, drop = "#f1ebe0", style = "drops", seed = 1, bg = "#ded7cc" }: EarringsOptions = {}): Drawing {
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const one = (x: number, dy: number): Panel[] => {
    const stud = gold({ d: ellipse(x, 360 + dy, 34), wobble: 0, folds: [ridge([[x - 16, 350 + dy], [x, 346 + dy], [x + 14, 356 + dy]], 18,
      0.6)] });
    const link = (over: string, reach: number) => gold({ d: blob([[x - 4, 392 + dy, "c"], [x + 4, 392 + dy, "c"], [x + 5, 412 + dy, "c"],
      [x - 5, 412 + dy, "c"]]), wobble: 0, defs: pearlGradient(drop), over, overPad: reach, overArea: ellipse(x, 600 + dy, 60, 240) });
    if (style === "hoops") return [gold({ d: ellipse(x, 560 + dy, 130, 150) + ellipse(x + 6, 552 + dy, 106, 124), fillRule: "evenodd",
      wobble: 0, shadow: 0.3, roll: 1.6 }), gold({ d: ellipse(x, 412 + dy, 14, 10), wobble: 0 })];
    if (style === "tassels") {
      const threads = Array.from({ length: 30 },
        (_, i) => `<path d="M${x - 15 + i} ${470 + dy}q${(i - 15) * 0.5} 120 ${(i - 15) * 2.2} ${270 + ((i * 29) % 16)}" stroke="${i % 3 ? drop : dark(drop, 0.25)}" stroke-width="3.4" fill="none"/>`).join("");
      return [stud, link(threads, 420), gold({ d: ellipse(x, 450 + dy, 26, 34), wobble: 0, shadow: 0.4 })];
    }
    return [
      stud,
      gold({ d: ellipse(x, 520 + dy, 96, 112) + ellipse(x, 516 + dy, 76, 92), fillRule: "evenodd", wobble: 0, shadow: 0.3 }),
      link(bead(x, 520 + dy, 30) + bead(x, 678 + dy, 40) + bead(x, 360 + dy, 20) +
        `<path d="M${x} ${632 + dy}v14M${x} ${424 + dy}v66" stroke="${dark(metal, 0.2)}" stroke-width="3"/>`, 420),
    ];
  };
  return { seed, bg, parts: [...one(320, 0), ...one(580, 24)] };
}

export type BangleOptions = SceneOptions & { metal?: Hex; second?: Hex };

/** Three bangles leaning against each other. */
export function bangles({ metal = GOLD, second = "#1f6a5a", seed = 3, bg = "#e3ddd3" }: BangleOptions = {}): Drawing {
  const ring = (x: number, y: number, r: number, width: number, colour: Hex, fabric: "metal" | "gloss") =>
    cloth({ colour, fabric, stitch: "none" })({ d: ellipse(x, y, r, r * 0.86) + ellipse(x, y - width * 0.15, r - width,
      (r - width) * 0.86), fillRule: "evenodd", wobble: 0, shadow: 0.5, roll: width > 30 ? 2 : 1.2 });
  return { seed, bg, parts: [ring(500, 520, 230, 34, metal, "metal"), ring(430, 620, 240, 44, second, "gloss"),
    ring(470, 700, 226, 22, light(metal, 0.2), "metal")] };
}

export type WatchOptions = SceneOptions & { colour?: Hex; metal?: Hex; dial?: Hex; strap?: "leather" | "metal" };

export function watch({ colour = "#5a3a26", metal = GOLD, dial = "#f4efe4", strap = "leather", seed = 4, bg = "#e4dfd6" }: WatchOptions = {}): Drawing {
  const band = cloth({ colour: strap === "metal" ? metal : colour, fabric: strap, stitch: strap === "metal" ? "none"
    : light(colour, 0.4) });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const marks = Array.from({ length: 12 },
    (_, i) => `<rect x="${CX - 3}" y="472" width="6" height="${i % 3 ? 14 : 24}" fill="${dark(metal, 0.3)}" transform="rotate(${i * 30} ${CX} 600)"/>`).join("");
  const hands = `<path d="M${CX} 600L${CX - 52} 548" stroke="#2b2622" stroke-width="8" stroke-linecap="round"/><path d="M${CX} 600L${CX + 70} 536" stroke="#2b2622" stroke-width="5" stroke-linecap="round"/><circle cx="${CX}" cy="600" r="8" fill="${metal}"/>`;
  const links = strap === "metal" ? Array.from({ length: 14 }, (_, i) => [`M${left(60)} ${150 + i * 26}L${CX + 60} ${150 + i * 26}`,
    `M${left(60)} ${710 + i * 26}L${CX + 60} ${710 + i * 26}`]).flat() : [];
  const half = (y0: number, y1: number): Panel => band({ d: blob([[left(66), y0, "c"], [CX + 66, y0, "c"], [CX + 52, y1, "c"],
    [CX, y1 + (y1 > y0 ? 14 : -14)], [left(52), y1, "c"]]), wobble: 0.3, seams: strap === "metal" ? links
    : [`M${left(54)} ${y0}L${left(42)} ${y1}`, `M${CX + 54} ${y0}L${CX + 42} ${y1}`], stitchDy: 0 });
  return {
    seed, bg,
    parts: [
      half(480, 140), half(720, 1080),
      gold({ d: strip([[CX + 150, 600], [CX + 176, 600]], 40), wobble: 0 }),
      gold({ d: ellipse(CX, 600, 158), wobble: 0, shadow: 0.5, roll: 2 }),
      cloth({ colour: dial, fabric: "paper", stitch: "none" })({ d: ellipse(CX, 600, 136), wobble: 0, shadow: 0.2, inner: marks + hands,
        over: `<path d="M${CX - 90} 520A120 120 0 0 1 ${CX + 20} 476L${CX - 60} 690A120 120 0 0 1 ${CX - 112} 640Z" fill="#fff" opacity=".14"/>` }),
    ],
  };
}
