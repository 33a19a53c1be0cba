// The stylist: what search found, said in words. The local stylist always has an answer ready; a model
// may say it better, and is believed sentence by sentence.
import type { Language } from "../../../../contract/languages.ts";
import type { SearchResult, StylistEvent } from "../../../../contract/stylist.ts";
import type { GuardedModel } from "../../../providers/language-model/circuit-breaker.ts";
import type { Search, SearchAnswer, SearchRequest } from "../find/types.ts";
import { chipsOf } from "../read/chips.ts";
import { Refused } from "./check-sentence.ts";
import { createImproveLines, type ImproveLines } from "./improve-lines.ts";
import { createLocalReply, type LocalReply } from "./local-reply.ts";
import { modelReply, type ModelReply, type ReplyRequest } from "./model-reply.ts";

export type StylistParts = {
  search: Search;
  /** Null where none is configured. */
  model: GuardedModel | null;
  /** Told why a model was not believed or did not answer; never the shopper's words. */
  report?: (reason: string) => void;
};

export type StylistRequest = Omit<SearchRequest, "language" | "exclude">;

export type Stylist = {
  answer(request: StylistRequest, language: Language, signal: AbortSignal): Promise<SearchResult>;
  stream(
    request: StylistRequest,
    language: Language,
    signal: AbortSignal,
  ): AsyncGenerator<StylistEvent>;
  improveLines: ImproveLines;
  /** Who is answering now, for operators. */
  status(): string;
};

export function createStylist(parts: StylistParts): Stylist {
  const { search, model } = parts;
  const localReply = createLocalReply(search);

  async function* stream(
    request: StylistRequest,
    language: Language,
    signal: AbortSignal,
  ): AsyncGenerator<StylistEvent> {
    const answer = await search({ ...request, language });
    const understood = chipsOf(answer.understanding, language);
    yield { event: "found", products: answer.products, total: answer.total, understood };
    const spoken = spokenIn(answer, language);
    const local = await localReply(answer, request.query, spoken);
    const reply = yield* told(
      parts,
      local,
      {
        query: request.query,
        previous: request.previous,
        answer,
        understood: understood.map(({ label }) => label),
        alreadySaid: local.honest,
        language: spoken,
      },
      signal,
    );
    yield {
      event: "done",
      message: reply?.message ?? local.message,
      suggestions: local.suggestions,
      ...(reply && { products: reply.products.slice(0, request.limit), total: reply.total }),
    };
  }

  return {
    stream,
    async answer(request, language, signal) {
      let result: SearchResult = { products: [], total: 0 };
      for await (const next of stream(request, language, signal)) {
        if (next.event === "found" || next.event === "done") {
          const { event: _, ...rest } = next;
          result = { ...result, ...rest };
        }
      }
      return result;
    },
    improveLines: createImproveLines(parts),
    status: () => model?.status() ?? "local",
  };
}

/** Arabic is answered in Arabic; Franco and English in the language the shopper reads the site in. */
const spokenIn = ({ understanding }: SearchAnswer, language: Language): Language =>
  understanding.language === "ar" ? "ar" : language;

/** Tells the reply in pieces. Undefined when the model had nothing fit to be shown. */
async function* told(
  { model, search, report }: StylistParts,
  local: LocalReply,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<StylistEvent, ModelReply | undefined> {
  const said = local.honest ?? "";
  if (said) yield { event: "text", text: said };
  let hasModelSpoken = false;
  if (model?.canBeAsked()) {
    try {
      const replying = modelReply({ model, search }, request, signal);
      for (;;) {
        const next = await replying.next();
        if (next.done) return next.value;
        hasModelSpoken = true;
        yield { event: "text", text: next.value };
      }
    } catch (error) {
      // Nobody listens any more: what follows is said to an empty room, and nothing went wrong.
      if (signal.aborted) return undefined;
      if (error instanceof Refused) model.wasRefused();
      report?.(error instanceof Error ? error.message : "The model failed.");
    }
  }
  // Where a model broke off in the middle, its words stand there until the last event replaces them.
  if (!hasModelSpoken) yield { event: "text", text: local.message.slice(said.length) };
  return undefined;
}
