// Shared pins over HTTP: making a link, opening it, and the picture that messengers show beside it.
import {
  collectionPicture,
  shareCollection,
  sharedCollection,
} from "../../../contract/collections.ts";
import { mount, type Api } from "../../http/mount.ts";
import type { Collections } from "./collections.ts";
import { keepPreviews } from "./keep-previews.ts";
import { collectionPreview } from "./preview.ts";

/** A picture of a product, already resized; undefined when it has none. */
export type OpenPicture = (productId: string) => Promise<Buffer | undefined>;

export function mountCollections(
  api: Api,
  parts: { collections: Collections; openPicture: OpenPicture },
): void {
  mount(api, shareCollection, ({ body }) => parts.collections.share(body.product_ids));
  mount(api, sharedCollection, ({ params }) => parts.collections.read(params.id));
  const previewOf = keepPreviews(async (id) => {
    const { products } = await parts.collections.read(id);
    const pictures = await Promise.all(
      products.slice(0, 4).map((one) => parts.openPicture(one.id)),
    );
    return collectionPreview(pictures.filter((picture) => picture !== undefined));
  });
  mount(api, collectionPicture, async ({ params, reply }) => {
    const preview = await previewOf(params.id);
    void reply.header("cache-control", "public, max-age=3600").type("image/jpeg").send(preview);
  });
}
