/** Stars, tiles and free shapes. */
import { dark, light, randomFrom } from "../../../src/demo/colour.ts";
import { around, at, type PrintMaker, scatterTile, tile } from "./tile.ts";

const star = "M0 -26L7 -9L26 0L7 9L0 26L-7 9L-26 0L-7 -9Z";

export const geo: PrintMaker = (c, c2, c3 = c2) =>
  tile(72, 72, c,
    around(72, 72, (x, y) =>
      at(x + 36, y + 36, `<path d="${star}" fill="${c2}"/><circle r="5" fill="${c}"/>`) +
      at(x, y, `<path d="M0 -14L14 0L0 14L-14 0Z" fill="none" stroke="${c3}" stroke-width="2.4"/><circle r="3.4" fill="${c3}"/>`)));

/** Khayamiya: the eight-pointed appliqué of Cairo's tentmakers. */
export const khayamiya: PrintMaker = (c, c2, c3 = light(c2, 0.5)) => {
  const petals = (count: number, reach: number, fill: string) =>
    Array.from({ length: count }, (_, k) =>
      `<path d="M0 0C${reach * 0.34} ${-reach * 0.35} ${reach * 0.3} ${-reach * 0.8} 0 ${-reach}C${-reach * 0.3} ${-reach * 0.8} ${-reach * 0.34} ${-reach * 0.35} 0 0Z" transform="rotate(${(k * 360) / count})" fill="${fill}"/>`).join("");
  const rosette = `<circle r="56" fill="${c3}"/>${petals(8, 54, c2)}<circle r="22" fill="${c}"/>${petals(8, 20, c3)}<circle r="5" fill="${c2}"/>`;
  const corner = `<path d="M0 -34L9 -9L34 0L9 9L0 34L-9 9L-34 0L-9 -9Z" fill="${c2}"/><circle r="7" fill="${c}"/>`;
  const lattice = `<path d="M0 0L140 140M140 0L0 140" stroke="${c2}" stroke-width="3" opacity=".6"/>`;
  return tile(140, 140, c, lattice + at(70, 70, rosette) + around(140, 140, (x, y) => at(x, y, corner)));
};

/** Cut-paper shapes. */
export const abstract: PrintMaker = (c, c2, c3 = light(c2, 0.45)) =>
  scatterTile(c, { columns: 3, rows: 3, size: 260, seed: 41 }, (i, random) => {
    const fills = [c2, c3, dark(c2, 0.25)];
    const blobs = [
      "M-34 0C-38 -30 -4 -40 16 -28C40 -14 38 16 18 26C0 36 -30 30 -34 0Z",
      "M-40 18C-30 -20 0 -30 40 -22C20 -6 0 10 -8 30Z",
      "M-30 -30C-10 -40 12 -34 14 -10C16 10 40 8 36 30C10 44 -20 36 -26 12Z",
    ];
    const line = `<path d="M-44 10C-20 -34 10 34 46 -16" fill="none" stroke="${fills[(i + 1) % 3]}" stroke-width="5" stroke-linecap="round"/>`;
    return at(0, 0, `<path d="${blobs[i % 3]}" fill="${fills[i % 3]}"/>${i % 2 ? line : ""}`, random() * 360, 0.8 + random() * 0.5);
  });

export const zigzag: PrintMaker = (c, c2, c3 = light(c2, 0.4)) => {
  const line = (y: number, stroke: string) =>
    `<path d="M-30 ${y + 16}L0 ${y - 14}L30 ${y + 16}L60 ${y - 14}L90 ${y + 16}" fill="none" stroke="${stroke}" stroke-width="8"/>`;
  return tile(60, 72, c, line(12, c2) + line(36, c3) + line(60, c2));
};

export const leopard: PrintMaker = (c, c2, c3 = dark(c, 0.3)) =>
  scatterTile(c, { columns: 5, rows: 5, size: 200, seed: 53 }, (_, random) => {
    const arc = (turn: number, sweep: number) =>
      `<path d="M-10 -4C-8 -13 6 -15 ${10 * sweep} -7" transform="rotate(${turn})" fill="none" stroke="${c2}" stroke-width="${5 + random() * 3}" stroke-linecap="round"/>`;
    const gap = random() * 360;
    return at(0, 0, `<ellipse rx="9" ry="7" fill="${c3}" opacity=".8"/>${arc(gap, 1)}${arc(gap + 130, 0.9)}${random() > 0.3 ? arc(gap + 240, 0.6) : ""}`, 0, 0.7 + random() * 0.5);
  });

/** Soft rings of dye that bleed into each other. */
export const tiedye: PrintMaker = (c, c2, c3 = light(c2, 0.45)) =>
  scatterTile(c, { columns: 2, rows: 2, size: 420, seed: 61 }, (i, random) => {
    const ring = (r: number, fill: string, opacity: number) => {
      const points = Array.from({ length: 15 }, (_, k) => {
        const reach = r * (0.82 + random() * 0.36);
        return `${(reach * Math.cos((k * Math.PI) / 7.5)).toFixed(1)} ${(reach * Math.sin((k * Math.PI) / 7.5)).toFixed(1)}`;
      });
      return `<path d="M${points.join("L")}Z" fill="none" stroke="${fill}" stroke-width="20" opacity="${opacity}" filter="url(#b8)"/>`;
    };
    const [first, second] = i % 2 ? [c2, c3] : [c3, c2];
    return ring(104, first!, 0.75) + ring(70, second!, 0.8) + ring(36, first!, 0.9) + `<circle r="14" fill="${c}" filter="url(#b4)"/>`;
  });

/** Overlapping discs; the fabric's tilted weave does the glitter. */
export const sequins: PrintMaker = (c, c2) => {
  const random = randomFrom(71);
  let svg = "";
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 12; column++) {
      const x = column * 10 + (row % 2) * 5;
      const fill = random() > 0.86 ? c2 : random() > 0.5 ? light(c, 0.1) : dark(c, 0.1);
      svg += around(120, 120, (dx, dy) => `<circle cx="${x + dx}" cy="${row * 10 + dy}" r="6" fill="${fill}" stroke="${dark(c, 0.35)}" stroke-width=".8"/>`);
    }
  return tile(120, 120, c, svg);
};

/** Flecks of yarn in tweed and bouclé. */
export const fleck: PrintMaker = (c, c2, c3 = light(c, 0.5)) =>
  scatterTile(c, { columns: 9, rows: 9, size: 120, seed: 83 }, (i, random) =>
    at(0, 0, `<path d="M-4 0L4 ${random() * 2}" stroke="${[c2, c3, dark(c, 0.35)][i % 3]}" stroke-width="2.2" stroke-linecap="round"/>`,
      random() * 180));

/** A net ground with flowers worked into it. */
export const lacework: PrintMaker = (c, c2) => {
  const ground = dark(c, 0.22);
  const net = Array.from({ length: 12 },
    (_, k) => `<path d="M${k * 10 - 60} 0L${k * 10 + 60} 120M${k * 10 + 60} 0L${k * 10 - 60} 120" stroke="${c}" stroke-width="2"/>`).join("");
  const petal = [0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cy="-15" rx="8" ry="13" transform="rotate(${turn})" fill="${c2}"/>`).join("");
  const motif = `${petal}<circle r="6" fill="${ground}"/><circle r="30" fill="none" stroke="${c2}" stroke-width="3" stroke-dasharray="7 3"/>`;
  return tile(120, 120, ground, net + at(60, 60, motif) + around(120, 120, (x, y) => at(x, y, motif, 20, 0.7)));
};
