// npm run demo:meanings: computes src/demo/meanings.bin anew, after the catalogue or the vocabulary changed.
import { elementAt } from "../src/contract/get-or-throw.ts";
import { demoCatalogue } from "../src/demo/catalogue.ts";
import { writeMeanings } from "../src/demo/meanings.ts";
import { gistOf } from "../src/server/features/products/search-entry.ts";
import { localEmbeddings } from "../src/server/providers/embeddings/local.ts";

const model = localEmbeddings();
const gists = [
  ...new Set(demoCatalogue().flatMap(({ products }) => products.map((piece) => gistOf(piece)))),
];
const vectors = await model.embed(gists);
writeMeanings(model, new Map(gists.map((gist, n) => [gist, elementAt(vectors, n)])));
await model.close();
console.log(`${gists.length} texts`);
