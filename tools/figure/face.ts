/** A calm face: brows, open eyes and lips, painted softly over the sculpted ones. */
import sharp, { type Sharp } from "sharp";
import type { FitBody, FitSkin } from "../../src/contract/fit.ts";
import type { Anchors, Point } from "../../src/server/features/fit/figure/anchors.ts";
import { HEIGHT, WIDTH } from "./pose.ts";

type Paint = { brow: string; lash: string; white: string; lips: string };

const PAINTS: Record<FitSkin, Paint> = {
  light: { brow: "#5d4636", lash: "#3a2c25", white: "#f1ebe2", lips: "#b4705f" },
  medium: { brow: "#43322a", lash: "#2e221d", white: "#efe6da", lips: "#9d5848" },
  deep: { brow: "#2a1f1a", lash: "#1f1713", white: "#e6dccf", lips: "#6f3b33" },
};
const IRIS = "#4a372a";

type Look = Paint & { browWidth: number; lipShare: number };

/** The far side of the face is turned away and looks narrower. */
type Eye = Point & { half: number };

function eye({ x, y: middle, half }: Eye, { brow, browWidth, lash, white }: Look): string {
  const y = middle + 0.8;
  const lid = `M${x - half} ${y + 0.8} Q${x - half * 0.1} ${y - 4} ${x + half} ${y + 0.4}`;
  const lower = `Q${x} ${y + 3.4} ${x - half} ${y + 0.8}`;
  return `
    <path d="${lid} ${lower} Z" fill="${white}" opacity="0.8"/>
    <circle cx="${x + 0.2}" cy="${y - 0.2}" r="2.6" fill="${IRIS}"/>
    <circle cx="${x + 0.2}" cy="${y - 0.2}" r="1.2" fill="#241a15"/>
    <circle cx="${x + 0.9}" cy="${y - 1.1}" r="0.5" fill="#fff" opacity="0.85"/>
    <path d="${lid}" fill="none" stroke="${lash}" stroke-width="1.4" stroke-linecap="round"/>
    <path d="M${x - half - 1} ${y - 9.2} Q${x} ${y - 13.6} ${x + half - 2} ${y - 10.2}"
      fill="none" stroke="${brow}" stroke-width="${browWidth}" stroke-linecap="round" opacity="0.66"/>`;
}

/** Where the sculpted mouth is, between eyes and chin. */
const MOUTH = 0.6;

function mouth({ head: { eyes, chin, face } }: Anchors, { lips, lipShare }: Look): string {
  const x = (eyes.left.x + eyes.right.x) / 2 + (chin.x - face.x) * 0.35;
  const y = eyes.left.y + (chin.y - eyes.left.y) * MOUTH;
  return `<path d="M${x - 10} ${y} Q${x - 4} ${y - 3.4} ${x} ${y - 2} Q${x + 4} ${y - 3.4} ${x + 9.5} ${y}
    Q${x} ${y + 6.6} ${x - 10} ${y} Z" fill="${lips}" opacity="${lipShare}"/>`;
}

/** Only upon the figure: what of a face a covering hides is not there to be painted. */
export async function paintFace(
  picture: Buffer,
  anchors: Anchors,
  body: FitBody,
  skin: FitSkin,
): Promise<Sharp> {
  const { left, right } = anchors.head.eyes;
  const isMale = body === "male";
  const look: Look = {
    ...PAINTS[skin],
    browWidth: isMale ? 2.9 : 2,
    lipShare: isMale ? 0.26 : 0.42,
  };
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${eye({ ...left, half: 8.2 }, look)}${eye({ ...right, half: 7.2 }, look)}${mouth(anchors, look)}</svg>`;
  return sharp(picture).composite([{ input: Buffer.from(face), blend: "atop" }]);
}
