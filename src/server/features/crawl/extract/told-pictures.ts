// The pictures that markup, scripts and the page's head name, without what is the shop's and not the piece's.
import type { Claim } from "./claim.ts";
import type { Page } from "./page.ts";
import { isNoPicture, pictureKey, unwrapped } from "./picture-address.ts";

/** One list of several is believed whole; single pictures of several sources are joined. */
export function toldPictures(page: Page, claims: Claim[]): string[] {
  const usable = (images: string[]) =>
    images
      .flatMap((address) => unwrapped(address, page.base) ?? [])
      .filter((address) => !isNoPicture(address));
  const lists = claims.map(({ images, source }) => ({ source, images: usable(images) }));
  const rich = lists
    .filter(({ images }) => new Set(images.map(pictureKey)).size > 1)
    .reduce<string[]>((most, { images }) => (images.length > most.length ? images : most), []);
  const single = lists.filter(({ source }) => source !== "state").flatMap(({ images }) => images);
  const own =
    lists.find(({ source, images }) => source === "state" && images.length > 0)?.images ?? [];
  return rich.length > 0 ? [...rich, ...single] : [...single, ...own.slice(0, 1)];
}

/**
 * What is shared when somebody posts the page is often the shop's own card. Where the piece's pictures are known,
 * only those of the head that are among them count; else they are all there is.
 */
export function headPictures(head: string[], own: string[], gallery: string[]): string[] {
  if (gallery.length === 0 || (own.length === 0 && gallery.length === 1)) return head;
  const keys = new Set([...own, ...gallery].map(pictureKey));
  return head.filter((address) => keys.has(pictureKey(address)));
}

/** Themes that know no better name the shop's sign; a shirt with a logo is seen in the gallery. */
export const isShopsOwn = (address: string, gallery: string[]): boolean =>
  gallery.length > 0 &&
  /(?:^|[-_/])(?:logo|favicon|share|social|og)(?=[-_.\d]|$)/i.test(
    address.split("/").at(-1) ?? "",
  ) &&
  !gallery.some((one) => pictureKey(one) === pictureKey(address));

/** What the page shows for its variants is the piece, too, where its gallery leaves them out; not of another list. */
export function withPicturesOf<Shown extends { images: string[] }>(
  { source, variants }: { source: string | null; variants: { image?: string | null }[] },
  shown: Shown,
): Shown {
  if (source !== "visible") return shown;
  const images = new Map(shown.images.map((address) => [pictureKey(address), address]));
  for (const { image } of variants)
    if (image && !images.has(pictureKey(image))) images.set(pictureKey(image), image);
  return { ...shown, images: [...images.values()] };
}
