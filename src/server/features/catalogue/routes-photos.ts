// Photos from a brand's phone over HTTP: sent one by one, sorted into pieces, made into drafts.
import { makeDrafts, movePhotos, photoBox, sendPhoto } from "../../../contract/photos.ts";
import { mount, type Api } from "../../http/mount.ts";
import { readUpload } from "../../http/upload.ts";
import type { Photos } from "./photos/photos.ts";

export type PhotoRouteParts = { photos: Photos };

export function mountPhotos(api: Api, { photos }: PhotoRouteParts): void {
  mount(api, sendPhoto, async ({ params, request, language }) =>
    photos.receive(params.brandId, await readUpload(request, sendPhoto), language),
  );
  mount(api, photoBox, ({ params, language }) => photos.box(params.brandId, language));
  mount(api, makeDrafts, ({ params, language }) => photos.makeDrafts(params.brandId, language));
  mount(api, movePhotos, ({ params, body, language }) =>
    photos.move(params.brandId, body, language),
  );
}
