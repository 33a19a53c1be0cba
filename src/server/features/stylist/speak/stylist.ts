// The answer as it is told: the pieces first, then the words, a model's where one is configured and its
// sentences pass. A model that is slow, wrong or down is not noticed.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { SearchResult, StylistEvent } from "../../../../contract/stylist.ts";
import type { GuardedModel } from "../../../providers/language-model/circuit-breaker.ts";
import type { Search } from "../find/search.ts";
import type { Answer, AnswerRequest, Respond } from "../asking.ts";
import { askModel, isUnsure } from "../read/ask-model.ts";
import { SentenceRefused } from "./check-sentence.ts";
import { createImproveLines, type ImproveLines } from "./improve-lines.ts";
import { modelReply, type ModelReply } from "./model-reply.ts";

export type StylistParts = {
  respond: Respond;
  search: Search;
  /** Null where none is configured. */
  model: GuardedModel | null;
  /** Told why a model was not believed or did not answer; never the shopper's words. */
  report?: (reason: string) => void;
};

export type Stylist = {
  answer(request: AnswerRequest, language: Language, signal: AbortSignal): Promise<SearchResult>;
  stream(
    request: AnswerRequest,
    language: Language,
    signal: AbortSignal,
  ): AsyncGenerator<StylistEvent>;
  improveLines: ImproveLines;
  /** Who is answering now, for operators. */
  status(): string;
};

export function createStylist(parts: StylistParts): Stylist {
  const { respond, model } = parts;

  async function* stream(
    request: AnswerRequest,
    language: Language,
    signal: AbortSignal,
  ): AsyncGenerator<StylistEvent> {
    const first = await respond(request, language);
    const isRead = model !== null && isUnsure(first.sentence) && model.canBeAsked();
    if (!isRead) request.heard?.(first);
    yield foundIn(first);
    const again = isRead ? await readAgain(parts, first, { request, language }, signal) : undefined;
    const answer = again ?? first;
    if (isRead) request.heard?.(answer);
    if (again) yield foundIn(again);
    const reply = yield* told(parts, answer, request, signal);
    yield {
      event: "done",
      message: withClosing(reply?.message ?? answer.message, answer),
      suggestions: answer.suggestions,
      ...(reply && { products: reply.products.slice(0, request.limit), total: reply.total }),
    };
  }

  return {
    stream,
    async answer(request, language, signal) {
      let result: SearchResult = { products: [], total: 0 };
      for await (const next of stream(request, language, signal)) {
        if (next.event !== "found" && next.event !== "done") continue;
        const { event, ...rest } = next;
        // What is found again takes the place of what was found first.
        const before = event === "found" ? { products: [], total: 0 } : result;
        result = { ...before, ...rest };
      }
      return result;
    },
    improveLines: createImproveLines(parts),
    status: () => model?.status() ?? "local",
  };
}

const foundIn = (answer: Answer): StylistEvent => {
  const { products, total, understood, standing, conversation, looks } = answer;
  return {
    event: "found",
    products,
    total,
    understood,
    standing,
    conversation,
    ...(looks && { looks }),
  };
};

/** The answer to what a model read as well; undefined where it read nothing new, or nothing that is there. */
async function readAgain(
  { model, respond, report }: StylistParts,
  { wish, standing, understood, products }: Answer,
  { request, language }: { request: AnswerRequest; language: Language },
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const heard = { ...request, understood: understood.map(({ label }) => label) };
    const reading = await askModel(present(model), heard, signal);
    if (!reading) {
      model?.wasRefused();
      report?.("a reading that is none");
      return undefined;
    }
    const answer = await respond({ ...request, reading }, language);
    const isSame = meantBy(answer.wish) === meantBy(wish) && answer.standing === standing;
    const isWorse = answer.products.length === 0 && products.length > 0;
    return isSame || isWorse ? undefined : answer;
  } catch (error) {
    if (!signal.aborted) report?.(error instanceof Error ? error.message : "The model failed.");
    return undefined;
  }
}

const meantBy = ({ words: _, ...wish }: Answer["wish"]): string => JSON.stringify(wish);

/** Tells the reply in pieces. Undefined when the model had nothing fit to be shown. */
async function* told(
  { model, search, report }: StylistParts,
  answer: Answer,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<StylistEvent, ModelReply | undefined> {
  const said = answer.honest ?? "";
  if (said) yield { event: "text", text: said };
  let hasModelSpoken = false;
  const isAboutPieces = answer.products.length > 0 && !answer.looks;
  if (isAboutPieces && model?.canBeAsked()) {
    try {
      const replying = modelReply({ model, search }, { request, answer }, signal);
      for (;;) {
        const next = await replying.next();
        if (next.done) return next.value;
        hasModelSpoken = true;
        yield { event: "text", text: next.value };
      }
    } catch (error) {
      // Nobody listens any more: what follows is said to an empty room, and nothing went wrong.
      if (signal.aborted) return undefined;
      if (error instanceof SentenceRefused) model.wasRefused();
      report?.(error instanceof Error ? error.message : "The model failed.");
    }
  }
  // Where a model broke off in the middle, its words stand there until the last event replaces them.
  if (!hasModelSpoken) {
    const rest = answer.message.slice(said.length);
    yield { event: "text", text: withClosing(rest, answer) };
  }
  return undefined;
}

const withClosing = (text: string, { closing }: Answer): string =>
  closing ? `${text} ${closing}`.trim() : text;
