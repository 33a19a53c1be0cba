// Fit over HTTP: two pieces on the figure or on a shopper's own photo, which is never kept.
import { fitOnModel, fitOnPhoto, fitPicture, ownPhoto } from "../../../contract/fit.ts";
import { mount, type Api } from "../../http/mount.ts";
import { readUpload } from "../../http/upload.ts";
import { notFound } from "../../problems.ts";
import type { FitFiles } from "./fit-files.ts";
import type { FitOnModel } from "./fit-on-model.ts";
import type { FitOnPhoto } from "./own-photo/fit-on-photo.ts";

export type FitRouteParts = {
  fitOnModel: FitOnModel;
  fitFiles: FitFiles;
  fitOnPhoto: FitOnPhoto;
};

export function mountFit(api: Api, parts: FitRouteParts): void {
  mount(api, fitOnModel, ({ body, language }) => parts.fitOnModel(body, language));

  mount(api, ownPhoto, async () => ({ offered: parts.fitOnPhoto.isOffered }));

  mount(api, fitOnPhoto, async ({ query, language, request, reply }) => {
    const photo = await readUpload(request, fitOnPhoto);
    const picture = await parts.fitOnPhoto.dress(photo, query, language);
    void reply.header("cache-control", "no-store").type("image/webp").send(Buffer.from(picture));
  });

  mount(api, fitPicture, async ({ params, request, reply }) => {
    const picture = await parts.fitFiles.read(params.id);
    if (!picture) throw notFound("fitGone");
    // What stands under an id never changes.
    const etag = `"${params.id}"`;
    void reply
      .header("cache-control", "public, max-age=604800, immutable")
      .header("content-disposition", 'inline; filename="styled-preview.webp"')
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) return void reply.code(304).send();
    void reply.type("image/webp").send(picture);
  });
}
