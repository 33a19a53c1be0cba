// npm run demo:tints: looks at the demo's pictures anew, after they or our eyes changed.
import { elementAt } from "../src/contract/get-or-throw.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { PICTURE_FOLDER } from "./drawing/picture-files.ts";
import { writeTints } from "../src/demo/tints.ts";
import type { Tint } from "../src/server/features/products/picture-colors/name-colors.ts";
import { readPicture } from "../src/server/features/products/read-picture.ts";
import { localVision } from "../src/server/providers/vision/local.ts";

const look = async (file: string): Promise<Tint> =>
  localVision.tint(await readPicture(await readFile(join(PICTURE_FOLDER, file))));

const tints = new Map<string, Tint>();
for (const { products } of demoCatalogue())
  for (const { pictures } of products) {
    // A third picture is of the same look as the first, and what the figure wears besides is nobody's.
    for (const { file } of pictures)
      tints.set(
        file,
        (file.endsWith("-3.webp") && tints.get(elementAt(pictures, 0).file)) || (await look(file)),
      );
  }
writeTints(tints);
console.log(`${tints.size} pictures`);
