/** One panel from outline to lit pixels. */
import { light } from "../../../src/demo/colour.ts";
import { FABRICS } from "../fabrics.ts";
import { PRINTS } from "../prints.ts";
import type { Panel, Print } from "../types.ts";
import type { Box, Canvas } from "./canvas.ts";
import { castShadow, lightPanel } from "./light.ts";
import type { Noise } from "./noise.ts";
import { pixelBox, wobblePath } from "./paths.ts";
import { blur, rasterAlpha, rasterColour, type RasterArea } from "./raster.ts";
import { buildRelief, drapeFields, foldField, rimShare } from "./relief.ts";

/** Shared by all panels of one drawing: its seed, and the field that nudges every edge alike. */
export type Scene = { canvas: Canvas; seed: number; edgeField: Noise };

const placed = (panel: Panel, body: string) =>
  panel.transform ? `<g transform="${panel.transform}">${body}</g>` : body;

const patternDefs = ({ name, colour, colour2, colour3, turn, scale }: Print) => {
  const tile = PRINTS[name](colour, colour2, colour3);
  return `<pattern id="pt" width="${tile.w}" height="${tile.h}" patternUnits="userSpaceOnUse" patternTransform="translate(450 300) rotate(${turn}) scale(${scale})">${tile.svg}</pattern>`;
};

function stitches(panel: Panel, seams: string[]): string {
  if (panel.stitch === "none") return "";
  const thread = panel.stitch ?? light(panel.tone, 0.3);
  const shift = `translate(${panel.stitchDx ?? 0} ${panel.stitchDy ?? 6})`;
  return seams
    .map(
      (seam) =>
        `<path d="${seam}" fill="none" stroke="${thread}" stroke-width="${panel.stitchWidth ?? 1.7}" stroke-dasharray="6 4" transform="${shift}" opacity=".75"/>`,
    )
    .join("");
}

function rasterAlbedo(
  panel: Panel,
  outline: string,
  seams: string[],
  area: RasterArea,
): Promise<Buffer> {
  const fill = panel.print ? "url(#pt)" : (panel.fill ?? panel.tone);
  const defs = (panel.print ? patternDefs(panel.print) : "") + (panel.defs ?? "");
  const inside = placed(panel, panel.inner ?? "") + stitches(panel, seams);
  return rasterColour(
    `<clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="${fill}" stroke="${fill}" stroke-width="3"/><g clip-path="url(#c)">${inside}</g>`,
    area,
    defs,
  );
}

async function rasterSeams(seams: string[], area: RasterArea): Promise<Float32Array | null> {
  if (!seams.length) return null;
  const lines = seams
    .map((seam) => `<path d="${seam}" fill="none" stroke="#fff" stroke-width="3.4"/>`)
    .join("");
  return blur(await rasterAlpha(lines, area), area.w, area.h, 1.3 * area.scale, 1);
}

async function layTrims(
  out: Float32Array,
  panel: Panel,
  outline: string,
  canvas: Canvas,
): Promise<void> {
  if (!panel.over) return;
  const box = pixelBox(panel.overArea ?? outline, panel.overPad ?? 60, canvas);
  if (!box) return;
  const pixels = await rasterColour(
    placed(panel, panel.over),
    { ...box, scale: canvas.scale },
    panel.defs,
  );
  for (let y = 0; y < box.h; y++)
    for (let x = 0; x < box.w; x++) {
      const from = (y * box.w + x) * 4;
      const alpha = pixels[from + 3]! / 255;
      if (!alpha) continue;
      const at = ((y + box.y - canvas.top) * canvas.width + x + box.x - canvas.left) * 4;
      for (let c = 0; c < 3; c++)
        out[at + c] = out[at + c]! * (1 - alpha) + pixels[from + c]! * alpha;
      out[at + 3] = out[at + 3]! * (1 - alpha) + alpha;
    }
}

async function layCloth(
  out: Float32Array,
  panel: Panel,
  index: number,
  scene: Scene,
  outline: string,
  box: Box,
): Promise<void> {
  const { canvas, seed, edgeField } = scene;
  const { scale } = canvas;
  const { w, h } = box;
  const area: RasterArea = { ...box, scale };
  const fabric = { ...FABRICS[panel.fabric ?? "cotton"], ...panel.fabricTweak };
  const amount = panel.wobble ?? 1;
  const seams = (panel.seams ?? []).map((seam) =>
    amount ? wobblePath(seam, edgeField, amount) : seam,
  );
  const mask = await rasterAlpha(
    `<path d="${outline}" fill="#fff" fill-rule="${panel.fillRule ?? "nonzero"}"/>`,
    area,
  );
  castShadow(out, canvas, panel, box, mask);
  const edge = blur(mask, w, h, fabric.edge * (panel.roll ?? 1) * rimShare(scale) * scale);
  const fold = await foldField(panel, box, scale);
  const seam = await rasterSeams(seams, area);
  const rib = panel.rib
    ? blur(await rasterAlpha(placed(panel, panel.rib), area), w, h, 1.1 * scale, 1)
    : null;
  const albedo = await rasterAlbedo(panel, outline, seams, area);
  const { drape, rim } = drapeFields(
    panel,
    fabric,
    box,
    scale,
    seed * 31 + (panel.seedKey ?? index) * 17 + 1,
  );
  const weaveSeed = seed * 7 + 3;
  const relief = buildRelief({
    panel,
    fabric,
    box,
    scale,
    mask,
    edge,
    drape,
    rim,
    fold,
    seam,
    rib,
    weaveSeed,
  });
  lightPanel(out, canvas, { panel, fabric, box, mask, edge, relief, albedo });
}

export async function paintPanel(
  out: Float32Array,
  panel: Panel,
  index: number,
  scene: Scene,
): Promise<void> {
  const amount = panel.wobble ?? 1;
  const outline = amount ? wobblePath(panel.d, scene.edgeField, amount) : panel.d;
  const box = pixelBox(outline, 40, scene.canvas);
  if (box) await layCloth(out, panel, index, scene, outline, box);
  await layTrims(out, panel, outline, scene.canvas);
}
