// A product as its owner sees it before it is public. An <img> carries no session, so the address of the
// picture carries a key instead, which only the owner is told.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Product } from "../../../contract/products.ts";

export type Previews = {
  /** The address of a product's first picture; append `?w=`. */
  pictureOf: (id: string) => string;
  /** With a picture that its owner can look at, public or not. */
  asOwnerSees: (product: Product) => Product;
  /** The product's id in a path segment with a valid key; undefined for any other segment. */
  idIn: (segment: string) => string | undefined;
};

export function createPreviews(secret: string): Previews {
  const keyOf = (id: string) =>
    createHmac("sha256", secret).update(`picture of ${id}`).digest("base64url").slice(0, 22);
  const pictureOf = (id: string) => `/api/images/${id}.${keyOf(id)}/0`;
  return {
    pictureOf,
    asOwnerSees: (product) => ({ ...product, image: product.image && pictureOf(product.id) }),
    idIn(segment) {
      const [id = "", key = ""] = segment.split(".");
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}
