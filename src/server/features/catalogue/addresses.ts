// Addresses a brand gives: of the product in its shop, and of its pictures. Web addresses only; what
// stands there already may stay, since demo products have paths of this very server.
import type { EditedProduct } from "../../../contract/catalogue.ts";
import { invalid } from "../../problems.ts";
import type { Content } from "./content.ts";
import { isUploadAddress } from "./upload-address.ts";

export function checkShopAddress(url: string | null, was: string | null): string | null {
  return checked(url, new Set([was]), "url");
}

/**
 * The first picture is the one on the card; without it the next one is. `uploads` are the brand's own: an
 * upload of another brand is refused like one that was never there.
 */
export function checkPictures(
  draft: Pick<EditedProduct, "image_url" | "other_image_urls">,
  was: Content,
  uploads: ReadonlySet<string>,
): Pick<Content, "image_url" | "other_image_urls"> {
  const { image_url = was.image_url, other_image_urls = was.other_image_urls } = draft;
  const known = new Set([was.image_url, ...was.other_image_urls, ...uploads]);
  const pictures = [
    checked(image_url, known, "image_url"),
    ...other_image_urls.map((url) => checked(url, known, "other_image_urls")),
  ].filter((url) => url !== null);
  const [first = null, ...others] = new Set(pictures);
  return { image_url: first, other_image_urls: others };
}

function checked(
  address: string | null,
  known: ReadonlySet<string | null>,
  field: string,
): string | null {
  const trimmed = address?.trim() ?? "";
  if (trimmed === "") return null;
  if (known.has(trimmed) || isWebAddress(trimmed)) return trimmed;
  throw invalid(isUploadAddress(trimmed) ? "uploadGone" : "addressNotWeb", { field });
}

/** Without a name and password in it: they would be shown to every shopper. */
function isWebAddress(address: string): boolean {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === "" && url.password === "";
}
