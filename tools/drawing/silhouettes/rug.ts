/** Prayer rugs: arch with lamp, medallion field, or plain bands; borders and fringes. */
import { light } from "../../../src/demo/colour.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, CX, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, SceneOptions } from "../types.ts";

export type RugOptions = SceneOptions & { colour?: Hex; colour2?: Hex; colour3?: Hex; style?: "arch" | "medallion" | "bands" };

const SIDE = { x0: 226, x1: 674, y0: 170, y1: 1030 };

/** ContainerBase, thread and field. */
type Wool = { ground: Hex; thread: Hex; field: Hex };

const frame = (inset: number, width: number, stroke: Hex) =>
  `<rect x="${SIDE.x0 + inset}" y="${SIDE.y0 + inset}" width="${SIDE.x1 - SIDE.x0 - 2 * inset}" height="${SIDE.y1 - SIDE.y0 - 2 * inset}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const star = (x: number, y: number, size: number, fill: Hex) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 -26L7 -9L26 0L7 9L0 26L-7 9L-26 0L-7 -9Z" fill="${fill}"/><path d="M-18 -18L18 18M18 -18L-18 18" stroke="${fill}" stroke-width="3"/></g>`;

const diamond = (x: number, y: number, { thread, ground }: Wool) =>
  `<path d="M${x} ${y - 13}l9 13-9 13-9-13Z" fill="${thread}"/><circle cx="${x}" cy="${y}" r="3" fill="${ground}"/>`;

function border(wool: Wool): string {
  let svg = frame(36, 52, wool.field) + frame(64, 4, wool.thread) + frame(8, 4, wool.thread);
  for (let y = SIDE.y0 + 40; y < SIDE.y1 - 20; y += 36) svg += diamond(SIDE.x0 + 36, y, wool) + diamond(SIDE.x1 - 36, y, wool);
  for (let x = SIDE.x0 + 72; x < SIDE.x1 - 64; x += 36) svg += diamond(x, SIDE.y0 + 36, wool) + diamond(x, SIDE.y1 - 36, wool);
  return svg;
}

const STARS = [[390, 760], [510, 760], [450, 840], [370, 880], [530, 880], [390, 580], [510, 580]] as const;

function arch({ ground, thread, field }: Wool): string {
  const niche = "M314 960V470C314 400 380 380 420 340C436 324 446 306 450 288C454 306 464 324 480 340C520 380 586 400 586 470V960Z";
  const lamp = `<path d="M450 300V470" stroke="${thread}" stroke-width="3"/><path d="M430 470h40l12 40-18 34h-28l-18-34Z" fill="${thread}"/><path d="M440 486h20v34h-20Z" fill="${ground}"/>`;
  const sky = star(352, 330, 0.9, thread) + star(548, 330, 0.9, thread) + star(450, 660, 1.5, thread);
  return `<path d="${niche}" fill="${field}" stroke="${thread}" stroke-width="6"/>${lamp}${sky}${STARS.map(([x, y]) => star(x, y, 0.7, thread)).join("")}`;
}

function medallion({ ground, thread, field }: Wool): string {
  const petals = (count: number, reach: number, fill: Hex) =>
    Array.from({ length: count }, (_, i) => `<path d="M0 0C${reach * 0.3} ${-reach * 0.4} ${reach * 0.26} ${-reach * 0.8} 0 ${-reach}C${-reach * 0.26} ${-reach * 0.8} ${-reach * 0.3} ${-reach * 0.4} 0 0Z" transform="rotate(${(i * 360) / count})" fill="${fill}"/>`).join("");
  const centre = `<g transform="translate(450 600)">${petals(12, 150, field)}${petals(12, 104, thread)}${petals(8, 60, ground)}<circle r="16" fill="${thread}"/></g>`;
  const corners = [[312, 262], [588, 262], [312, 938], [588, 938]].map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.5)">${petals(8, 110, field)}${petals(8, 60, thread)}</g>`).join("");
  return centre + corners + star(450, 380, 1.2, thread) + star(450, 820, 1.2, thread);
}

const bands = ({ thread, field }: Wool): string =>
  Array.from({ length: 10 }, (_, i) => `<rect x="300" y="${262 + i * 70}" width="300" height="${i % 2 ? 10 : 34}" fill="${i % 3 ? field : thread}"/>`).join("");

/** Loose warp ends at the top (-1) and the bottom (+1). */
function warpEnds(y: number, direction: 1 | -1, thread: Hex): string {
  let svg = "";
  for (let x = SIDE.x0 + 4; x < SIDE.x1; x += 8)
    svg += `<path d="M${x} ${y}q${((x * 7) % 5) - 2} ${direction * 18} ${((x * 3) % 7) - 3} ${direction * (34 + ((x * 13) % 9))}" stroke="${light(thread, 0.45)}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`;
  return svg;
}

const FIELD = { arch, medallion, bands };

export function rug({ colour = "#6e2630", colour2 = "#d9bd84", colour3 = "#24404a", style = "arch", seed = 5, bg = "#e9e4db" }: RugOptions = {}): Drawing {
  const wool: Wool = { ground: colour, thread: colour2, field: colour3 };
  const { x0, x1, y0, y1 } = SIDE;
  return {
    seed, bg,
    parts: [
      cloth({ colour, fabric: "wool", stitch: "none" })({
        d: blob([[x0, y0, "c"], [CX, y0 + 2], [x1, y0, "c"], [x1 + 2, 600], [x1, y1, "c"], [CX, y1 - 2], [x0, y1, "c"], [x0 - 2, 600]]),
        inner: border(wool) + FIELD[style](wool), wrinkle: 0.8,
        over: warpEnds(y0 + 2, -1, colour2) + warpEnds(y1 - 2, 1, colour2), overPad: 70,
        folds: [valley([[240, 470], [450, 486], [664, 470]], 18, 0.3), valley([[240, 760], [450, 744], [664, 762]], 18, 0.25)],
      }),
    ],
  };
}
