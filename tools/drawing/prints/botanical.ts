/** Flowers, leaves and paisley. */
import { dark, light, mix } from "../../../src/demo/colour.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import { at, type PrintMaker, scatterTile } from "./tile.ts";

const flower = (k: number, petal: Hex, stem: Hex) =>
  `<path d="M${k} ${k}q${k} 2 ${k * 1.6} ${k * 1.5}M-${k} ${k}q-${k * 0.4} ${k} -${k * 1.2} ${k * 1.2}" stroke="${stem}" stroke-width="2.4" fill="none"/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="${-k * 0.8}" rx="${k * 0.5}" ry="${k * 0.82}" transform="rotate(${turn})" fill="${petal}"/>`).join("")}<circle r="${k * 0.32}" fill="#e0bb62"/>`;

const blossom = (k: number, turn: number, petal: Hex, heart: Hex) =>
  `${[0, 90, 180, 270].map((a) => `<circle cx="${k * Math.cos(a * 0.01745 + turn)}" cy="${k * Math.sin(a * 0.01745 + turn)}" r="${k * 0.7}" fill="${petal}"/>`).join("")}<circle r="${k * 0.45}" fill="${heart}"/>`;

const sprig = (stem: Hex, leaf: Hex) =>
  `<path d="M0 30C0 0 2 -14 0 -34" stroke="${stem}" stroke-width="2" fill="none"/>${[-26, -12, 2, 16].map((y) => `<path d="M0 ${y}q14 -4 17 -17q-15 2 -17 17ZM0 ${y + 4}q-14 -4 -17 -17q15 2 17 17Z" fill="${leaf}"/>`).join("")}`;


export const floral: PrintMaker = (c, c2, c3 = light(c2, 0.4)) =>
  scatterTile(c, { columns: 3, rows: 4, size: 190, seed: 7 }, (i, random) => {
    const body = flower(7 + random() * 9, i % 3 ? c2 : c3, mix(c2, "#44684a", 0.75));
    return at(0, 0, body, random() * 60);
  });

/** Large open roses, few to a tile: reads as a statement print, not as a small floral. */
export const bloom: PrintMaker = (c, c2, c3 = light(c2, 0.45)) =>
  scatterTile(c, { columns: 2, rows: 2, size: 320, seed: 23 }, (i, random) => {
    const petal = i % 2 ? c2 : c3;
    const ring = (count: number, reach: number, size: number, fill: Hex, twist: number) =>
      Array.from({ length: count }, (_, k) =>
        `<ellipse cy="${-reach}" rx="${size * 0.8}" ry="${size}" transform="rotate(${(k * 360) / count + twist})" fill="${fill}" stroke="${dark(petal, 0.12)}" stroke-width="1"/>`).join("");
    const leaves = [40, 160, 285]
      .map((turn) => `<path d="M0 -44q22 -26 0 -62q-22 36 0 62Z" transform="rotate(${turn})" fill="${mix(c2, "#3f6248", 0.8)}"/>`)
      .join("");
    const rose = leaves + ring(7, 34, 26, petal, 0) + ring(6, 21, 20, light(petal, 0.14), 20) + ring(5, 10, 13, dark(petal, 0.12), 8);
    return at(0, 0, `${rose}<circle r="6" fill="#e6c469"/>`, random() * 360, 0.9 + random() * 0.5);
  });

export const ditsy: PrintMaker = (c, c2, c3 = light(c2, 0.5)) =>
  scatterTile(c, { columns: 4, rows: 4, size: 120, seed: 19 }, (i, random) =>
    blossom(3 + random() * 2.4, i, i % 2 ? c2 : c3, light(c, 0.5)));

export const leaf: PrintMaker = (c, c2, c3 = light(c2, 0.35)) =>
  scatterTile(c, { columns: 3, rows: 3, size: 220, seed: 5 }, (i, random) =>
    at(0, 0, sprig(c2, i % 3 ? c2 : c3), random() * 360, 0.8 + random() * 0.4));

const boteh = "M0 34C-26 30 -30 0 -14 -18C-4 -30 10 -34 22 -26C12 -26 8 -18 12 -8C20 10 20 34 0 34Z";

export const paisley: PrintMaker = (c, c2, c3 = light(c2, 0.4)) =>
  scatterTile(c, { columns: 3, rows: 3, size: 210, seed: 31 }, (i, random) => {
    const dots = Array.from({ length: 9 }, (_, k) =>
      `<circle cx="${26 * Math.sin(k * 0.55 - 1.6)}" cy="${12 + 30 * Math.cos(k * 0.55 - 1.6)}" r="2.2" fill="${c3}"/>`).join("");
    const body = `<path d="${boteh}" fill="${i % 2 ? c2 : c3}"/><path d="${boteh}" transform="translate(0 3) scale(.68)" fill="${c}"/><path d="${boteh}" transform="translate(0 6) scale(.4)" fill="${i % 2 ? c3 : c2}"/>${dots}`;
    return at(0, 0, body, random() * 360, 0.85 + random() * 0.3);
  });
