// The shopper's picture, made small in the browser: one for the conversation, one for the server,
// both without what the camera wrote into the file.

const THUMBNAIL_PX = 240;
const SENT_PX = 1280;
/** Smaller ones travel as they are. */
const SENT_AS_IS_BYTES = 1_000_000;

export type SmallPicture = { thumbnail: string | undefined; file: Blob };

export const isPicture = (file: File): boolean => file.type.startsWith("image/");

/** A file this browser cannot draw is left to the server, which knows more kinds. */
export async function makeSmall(file: File): Promise<SmallPicture> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { thumbnail: undefined, file };
  }
  const thumbnail = draw(bitmap, THUMBNAIL_PX).toDataURL("image/jpeg", 0.8);
  const isLarge = file.size > SENT_AS_IS_BYTES;
  const sent = isLarge ? await toJpeg(draw(bitmap, SENT_PX)) : null;
  bitmap.close();
  return { thumbnail, file: sent ?? file };
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.imageSmoothingQuality = "high";
    // JPEG has no transparency: without paper under it, a cut-out garment would lie on black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
