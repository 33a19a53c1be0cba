// What search knows of a product: its words, what they mean, and where it lies among the others.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import type { Fact } from "../../../contract/facts.ts";
import type { DescribedColumn, SaidWhenMade } from "../../database/tables/product-columns.ts";
import type { Embeddings } from "../../providers/embeddings/embeddings.ts";
import { stemsOf } from "../../language/stem.ts";
import { kindInTitle, termsOfProduct } from "../../language/read-product.ts";
import { TERMS } from "../../language/terms.ts";
import { toEnglish } from "../../language/translate.ts";
import { keysOf } from "./facts/fact-keys.ts";
import { factsOf, FACTS_VERSION } from "./facts/facts.ts";

export type Described = Pick<SaidWhenMade, DescribedColumn> & { id: string };

type Gist = Pick<Described, "title" | "category" | "style">;

export type SearchEntry = {
  product_id: string;
  made_by: string;
  title_words: string[];
  other_words: string[];
  terms: string[];
  facts: Fact[];
  fact_keys: string[];
  meaning: Float32Array;
};

export type EntryMaker = {
  madeBy: string;
  make(products: Described[]): Promise<SearchEntry[]>;
};

/** Long descriptions repeat themselves; what a piece is stands at their beginning. */
const WORDS_KEPT = 200;

/** Raised when products are read differently by the same words. */
const READING = 3;

/** Changes with every word of the vocabulary, so that nobody has to remember to raise a version. */
const VOCABULARY = createHash("sha256")
  .update(JSON.stringify([TERMS, READING]))
  .digest("hex")
  .slice(0, 8);

export function createEntryMaker(embeddings: Embeddings): EntryMaker {
  const madeBy = `${embeddings.name}/${VOCABULARY}/${FACTS_VERSION}`;
  return {
    madeBy,
    async make(products) {
      const told = products.map(inBothLanguages);
      // The model has a thread of its own: words are read while it works.
      const meanings = embeddings.embed(told.map(gistOf));
      const [words, vectors] = await Promise.all([readAll(told), meanings]);
      return products.map(({ id }, n) => ({
        product_id: id,
        made_by: madeBy,
        ...elementAt(words, n),
        meaning: elementAt(vectors, n),
      }));
    },
  };
}

/** In English, since the model reads no other language; the title alone says nearly all. */
export const gistOf = ({ title, category, style }: Gist): string =>
  [toEnglish(title), category ?? "", style].filter(Boolean).join(". ");

/** Both descriptions count. A title that is only a name leaves it to the Arabic one to say what the piece is. */
function inBothLanguages<Product extends Described>(product: Product): Product {
  const { title, description, title_ar = "", description_ar = "" } = product;
  if (title_ar === "" && description_ar === "") return product;
  const isOnlyName = title_ar !== "" && !kindInTitle(title);
  return {
    ...product,
    title: isOnlyName ? `${title} ${title_ar}` : title,
    description: [description, description_ar].filter(Boolean).join("\n"),
  };
}

/** What is read without the model; a promise, so that a fault in here waits for the model as well. */
async function readAll(products: Described[]) {
  return products.map((product) => {
    const facts = factsOf(product);
    return {
      ...wordsOfEntry(product),
      terms: termsOfProduct(product),
      facts,
      fact_keys: keysOf(facts),
    };
  });
}

function wordsOfEntry(product: Described) {
  const { title, title_ar = "", description, category, style, colors, materials } = product;
  const others = [category ?? "", style, ...colors, ...materials, description].join(" ");
  return {
    title_words: unique(`${title} ${toEnglish(title)} ${title_ar}`),
    other_words: unique(others).slice(0, WORDS_KEPT),
  };
}

const unique = (text: string) => [...new Set(stemsOf(text))];
