// A brand's own pictures over HTTP: uploads, and how one that is not public yet will look.
import { previewPicture, uploadPicture } from "../../../contract/catalogue.ts";
import { mount, type Api } from "../../http/mount.ts";
import { readUpload } from "../../http/upload.ts";
import { notFound } from "../../problems.ts";
import { formatFor, type Pictures } from "../products/pictures.ts";
import { isUploadAddress, isUploadOf } from "./upload-address.ts";
import type { Uploads } from "./uploads.ts";

export type PictureParts = { uploads: Uploads; pictures: Pictures };

export function mountPictures(api: Api, { uploads, pictures }: PictureParts): void {
  mount(api, uploadPicture, async ({ params, request }) => ({
    url: await uploads.store(params.brandId, await readUpload(request, uploadPicture)),
  }));

  mount(api, previewPicture, async ({ params, query, request, reply }) => {
    const { url, w } = query;
    if (isUploadAddress(url) && !isUploadOf(params.brandId, url)) throw notFound("pictureMissing");
    const picture = await pictures.get(url, w, formatFor(request.headers.accept));
    void reply
      .header("cache-control", "private, max-age=86400")
      .type(`image/${picture.format}`)
      .send(picture.bytes);
  });
}
