// npm run demo:tints: looks at the demo's pictures anew, after they or our eyes changed.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { PICTURE_FOLDER } from "./drawing/picture-files.ts";
import { writeTints } from "../src/demo/tints.ts";
import type { Tint } from "../src/server/features/products/picture-colors/name-colors.ts";
import { readPicture } from "../src/server/features/products/read-picture.ts";
import { localVision } from "../src/server/providers/vision/local.ts";

const tints = new Map<string, Tint>();
for (const { products } of demoCatalogue())
  for (const { file } of products.flatMap(({ pictures }) => pictures)) {
    const picture = await readPicture(await readFile(join(PICTURE_FOLDER, file)));
    tints.set(file, await localVision.tint(picture));
  }
writeTints(tints);
console.log(`${tints.size} pictures`);
