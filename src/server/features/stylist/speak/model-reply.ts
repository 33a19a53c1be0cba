// A reply in a model's words: told sentence by sentence, each shown only after it was checked.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { z } from "zod";
import type { LanguageModel, ModelTool } from "../../../providers/language-model/language-model.ts";
import type { Search } from "../find/search.ts";
import type { Answer, AnswerRequest } from "../asking.ts";
import { asData, instructionsIn, promptOf } from "./briefing.ts";
import { checkSentence, SentenceRefused } from "./check-sentence.ts";
import type { Surroundings } from "./surroundings.ts";
import { createKnownProducts, priceOf, type KnownProducts } from "./known-products.ts";
import { createSentenceCutter, EndlessSentence } from "./sentences.ts";

export type ModelReplyParts = { model: LanguageModel; search: Search };

export type ReplyRequest = { request: AnswerRequest; answer: Answer };

/** What came of it: the products in the order they were found, and behind them those it looked up. */
export type ModelReply = { message: string; products: Product[]; total: number };

const SENTENCES_MAX = 4;
const LOOKUPS_MAX = 2;
const LOOKUP_LIMIT = 6;
const SHOWN_TO_MODEL = 12;

/** Throws Refused when the model says what it may not, and whatever the model throws. */
export async function* modelReply(
  { model, search }: ModelReplyParts,
  { request, answer }: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<string, ModelReply> {
  const { query } = request;
  const { language, honest: alreadySaid } = answer;
  const { limits } = answer.wish;
  const known = createKnownProducts(answer.wish);
  known.addFirst(answer);
  const around: Surroundings = { language, query, limits, known };
  const task = {
    instructions: instructionsIn(language),
    prompt: promptOf({
      query,
      previous: request.previous,
      understood: answer.understood.map(({ label }) => label),
      alreadySaid,
      total: answer.total,
      products: answer.products.slice(0, SHOWN_TO_MODEL),
    }),
    tools: { search_catalogue: searchTool(search, known, language) },
  };
  const shown = alreadySaid ? [alreadySaid] : [];
  const mentioned: string[] = [];
  // Until a product of ours is named nothing is shown: it could be about anything.
  const held: string[] = [];
  for await (const sentence of sentencesOf(model.write(task, signal))) {
    const checked = checkSentence(sentence, around);
    mentioned.push(...checked.mentioned);
    held.push(checked.text);
    if (mentioned.length === 0) continue;
    for (const text of held.splice(0)) {
      yield shown.length > 0 ? ` ${text}` : text;
      shown.push(text);
    }
  }
  if (mentioned.length === 0) throw new SentenceRefused("no product is named");
  return { message: shown.join(" "), ...arrange(answer, known, mentioned, request.limit) };
}

/** Enough is enough: what a talkative model says after some sentences is not waited for. */
async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const cutter = createSentenceCutter();
  let count = 0;
  try {
    for await (const piece of pieces) {
      for (const sentence of cutter.push(piece)) {
        yield sentence;
        if (++count === SENTENCES_MAX) return;
      }
    }
    yield* cutter.rest();
  } catch (error) {
    if (error instanceof EndlessSentence) throw new SentenceRefused("a sentence without end");
    throw error;
  }
}

const Lookup = z.object({
  query: z.string().min(1).max(200).describe("What to look for, e.g. 'beige linen trousers'"),
  max_price: z.number().positive().optional().describe("In EGP"),
});

function searchTool(search: Search, known: KnownProducts, language: Language): ModelTool {
  let lookups = 0;
  return {
    description: "Searches the catalogue. Returns the products that exist; there are no others.",
    input: Lookup,
    async run(input) {
      if (++lookups > LOOKUPS_MAX) return { total: 0, products: [] };
      const { query, max_price } = Lookup.parse(input);
      const answer = await search({
        query: max_price ? `${query} under ${max_price} EGP` : query,
        limit: LOOKUP_LIMIT,
        language,
      });
      const isCheap = (product: Product) => !max_price || priceOf(product) <= max_price;
      const products = known.add({ ...answer, products: answer.products.filter(isCheap) });
      return { total: answer.total, products: products.map(asData) };
    },
  };
}

/** What was found stands where it stood, so that "the second one" is the second one; what was looked up follows. */
function arrange(answer: Answer, known: KnownProducts, mentioned: string[], limit: number) {
  const isFound = new Set(answer.products.map(({ id }) => id));
  const added = [...new Set(mentioned)]
    .filter((id) => !isFound.has(id))
    .map((id) => getOrThrow(known, id));
  const kept = answer.products.slice(0, Math.max(1, limit - added.length));
  return { products: [...kept, ...added], total: answer.total + added.length };
}
