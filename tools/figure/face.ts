/** A calm face: brows, open eyes and lips, painted softly over the sculpted ones. */
import sharp, { type Sharp } from "sharp";
import type { Anchors, Point } from "../../src/server/features/fit/figure/anchors.ts";
import { HEIGHT, WIDTH } from "./pose.ts";

const BROW = "#6b5443";
const LASH = "#3d3029";
const IRIS = "#5a4434";
const WHITE = "#f3eee6";
const LIPS = "#b27d70";

/** The far side of the face is turned away and looks narrower. */
type Eye = Point & { half: number };

function eye({ x, y: middle, half }: Eye): string {
  const y = middle + 0.8;
  const lid = `M${x - half} ${y + 0.8} Q${x - half * 0.1} ${y - 4.6} ${x + half} ${y + 0.4}`;
  const lower = `Q${x} ${y + 3.6} ${x - half} ${y + 0.8}`;
  return `
    <path d="${lid} ${lower} Z" fill="${WHITE}" opacity="0.9"/>
    <circle cx="${x + 0.2}" cy="${y - 0.5}" r="2.7" fill="${IRIS}"/>
    <circle cx="${x + 0.2}" cy="${y - 0.5}" r="1.2" fill="#241a15"/>
    <circle cx="${x + 1}" cy="${y - 1.4}" r="0.55" fill="#fff" opacity="0.9"/>
    <path d="${lid}" fill="none" stroke="${LASH}" stroke-width="1.3" stroke-linecap="round"/>
    <path d="M${x - half - 1} ${y - 9.6} Q${x} ${y - 14.4} ${x + half - 2} ${y - 10.6}"
      fill="none" stroke="${BROW}" stroke-width="2" stroke-linecap="round" opacity="0.62"/>`;
}

/** Where the sculpted mouth is, between eyes and chin. */
const MOUTH = 0.6;

function mouth({ head: { eyes, chin, face } }: Anchors): string {
  const x = (eyes.left.x + eyes.right.x) / 2 + (chin.x - face.x) * 0.35;
  const y = eyes.left.y + (chin.y - eyes.left.y) * MOUTH;
  return `<path d="M${x - 10} ${y} Q${x - 4} ${y - 3.4} ${x} ${y - 2} Q${x + 4} ${y - 3.4} ${x + 9.5} ${y}
    Q${x} ${y + 6.6} ${x - 10} ${y} Z" fill="${LIPS}" opacity="0.4"/>`;
}

/** Only upon the figure: what of a face a covering hides is not there to be painted. */
export async function paintFace(picture: Buffer, anchors: Anchors): Promise<Sharp> {
  const { left, right } = anchors.head.eyes;
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${eye({ ...left, half: 8.2 })}${eye({ ...right, half: 7.2 })}${mouth(anchors)}</svg>`;
  return sharp(picture).composite([{ input: Buffer.from(face), blend: "atop" }]);
}
