// A shopper's picture over HTTP: looked at, put into words to search by, and not kept.
import { analyzeImage } from "../../../../contract/stylist.ts";
import { mount, type Api } from "../../../http/mount.ts";
import { readUpload } from "../../../http/upload.ts";
import type { AnalyseImage } from "./analyse.ts";

export type ImageParts = { analyseImage: AnalyseImage };

export function mountImage(api: Api, { analyseImage }: ImageParts): void {
  mount(api, analyzeImage, async ({ request, language }) =>
    analyseImage(await readUpload(request, analyzeImage), language),
  );
}
