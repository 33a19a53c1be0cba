// A photo as it travels: no larger than it will be kept, so that a weak network carries it. What the browser itself
// cannot open goes as it is, and the server says why it cannot be read.

/** The server keeps 2400; a shop window shows 1200 at most. */
const LONG_SIDE = 2000;
const QUALITY = 0.86;
/** Smaller ones travel as they are. */
const LIGHT_BYTES = 500_000;
const READ_BY_SERVER = /^image\/(jpeg|png|webp|avif)$/;

export async function shrink(file: Blob): Promise<Blob> {
  const isReadable = READ_BY_SERVER.test(file.type);
  if (isReadable && file.size <= LIGHT_BYTES) return file;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!picture) return file;
  const drawn = await draw(picture).catch(() => null);
  picture.close();
  if (!drawn) return file;
  return isReadable && drawn.size >= file.size ? file : drawn;
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const share = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const sheet = document.createElement("canvas");
  sheet.width = Math.round(picture.width * share);
  sheet.height = Math.round(picture.height * share);
  const pen = sheet.getContext("2d");
  if (!pen) return Promise.resolve(null);
  // A ground that was transparent would turn black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
  return new Promise((resolve) => {
    sheet.toBlob(resolve, "image/jpeg", QUALITY);
  });
}
