// What a fitted picture says of itself, in both languages, as drawings: the server needs no fonts.
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";

const ARABIC = createRequire(import.meta.url).resolve(
  "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff",
);

const LABELS = {
  en: {
    text: '<span foreground="#4d4238" letter_spacing="1200">styled preview</span>',
    font: "Noto Sans 11",
  },
  ar: {
    text: '<span foreground="#4d4238">شكل تقريبي</span>',
    font: "IBM Plex Sans Arabic 12",
    fontfile: ARABIC,
  },
};

export async function drawLabels(folder: string): Promise<void> {
  for (const [language, label] of Object.entries(LABELS))
    await sharp({ text: { ...label, dpi: 144, rgba: true } })
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `label-${language}.png`));
}
