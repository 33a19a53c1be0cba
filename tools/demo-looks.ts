// npm run demo:looks: puts the demo's first pictures among the others anew, after they or our eyes changed.
import { elementAt } from "../src/contract/get-or-throw.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { writeLooks } from "../src/demo/looks.ts";
import { readPicture } from "../src/server/features/products/read-picture.ts";
import { localVision } from "../src/server/providers/vision/local.ts";
import { PICTURE_FOLDER } from "./drawing/picture-files.ts";

const looks = new Map<string, Float32Array>();
for (const { products } of demoCatalogue())
  for (const { pictures } of products) {
    const { file } = elementAt(pictures, 0);
    const picture = await readPicture(await readFile(join(PICTURE_FOLDER, file)));
    looks.set(file, await localVision.encode(picture));
  }
writeLooks(looks);
console.log(`${looks.size} pictures`);
