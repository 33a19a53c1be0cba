// Real picture files, made in memory; also the kinds that mean harm.
import sharp from "sharp";
import { crc32, deflateSync } from "node:zlib";

let made = 0;

/**
 * Noise around one colour. Every picture differs from the one before, and all are the same in each
 * run: truly random bytes spell any three letters a test looks for, now and then.
 */
function noise(width: number, height: number) {
  let state = (made += 1);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    pixels[at] = 64 + (state >>> 25);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const photo = (width: number, height: number): Promise<Buffer> =>
  noise(width, height).jpeg({ quality: 80 }).toBuffer();

export const asPng = (width: number, height: number): Promise<Buffer> =>
  noise(width, height).png().toBuffer();

export const asWebp = (width: number, height: number): Promise<Buffer> =>
  noise(width, height).webp().toBuffer();

/** A photo that tells where it was taken, lies on its side, and carries something behind its end. */
export async function photoWithSecrets(width: number, height: number): Promise<Buffer> {
  const file = await noise(width, height)
    .withExif({
      IFD0: { Copyright: "SECRET-OWNER" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 40/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SECRET-NOTE</x:xmpmeta>")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([file, Buffer.from("<?php SECRET-TAIL ?>")]);
}

/** A black one-bit PNG: 16,000 × 16,000 pixels in some 31 KB. */
export function pictureBomb(side = 16_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="file:///etc/passwd"/></svg>`,
);
export const HTML = Buffer.from("<!doctype html><title>not a picture</title>");
