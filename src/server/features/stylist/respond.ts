// The stylist: a turn is read into an act and a wish, pieces are found or composed, and the answer is said.
// The local stylist always has an answer ready; a model may say it better, and is believed by the sentence.
import { aboutPieces, talked } from "./answer-words.ts";
import { askedInColour, isColourAsked } from "./answer-colour.ts";
import { found, like } from "./answer-found.ts";
import { complete, outfit } from "./answer-looks.ts";
import type { Answer, Asking, Parts, Respond } from "./asking.ts";
import { contextOf, earlierOf, spokenIn } from "./carry.ts";
import { createComposer } from "./compose/outfits.ts";
import type { Find } from "./find/find.ts";
import { tasteOf } from "./find/taste.ts";
import { guessAct } from "./read/acts.ts";
import { openConversation } from "./read/conversation.ts";
import { answerWithin } from "./shops.ts";
import { isDescribing, withDescribedKind } from "./read/described-kind.ts";
import { withoutChips } from "./read/chips.ts";
import { withReading } from "./read/model-reading.ts";
import { readSentence } from "./read/read-sentence.ts";
import { readTurn } from "./read/read-turn.ts";
import type { Sentence } from "./read/sentence.ts";
import { isDoubtful } from "./read/talk-by-meaning.ts";

export function createRespond(parts: Parts): Respond {
  return async (request, page) => {
    const knowledge = await parts.facts();
    const before = earlierOf(request.previous, knowledge, openConversation(request.conversation));
    const ours = readSentence(request.query, knowledge, contextOf(before));
    const { query, reading } = request;
    const said = reading ? withReading(ours, reading, query) : ours;
    const meaning = await meaningIn(parts, said, query);
    const sentence = meaning ? withDescribedKind(said, meaning, before) : said;
    const language = spokenIn(sentence, before, page);
    const pinned = request.pinned ?? [];
    const guess = meaning && isDoubtful(sentence) ? guessAct(meaning) : undefined;
    const read = readTurn(sentence, { before, pinned, good: request.good ?? [], guess });
    const turn = { ...read, wish: withoutChips(read.wish, request.without ?? []) };
    const { within } = request;
    const { not_this: refused = [] } = request;
    const taste = await tasteOf(parts.findProducts, request);
    const isNarrowed = within !== undefined || taste !== undefined;
    const find: Find = isNarrowed
      ? (asked) =>
          parts.find({ ...asked, within, taste, exclude: [...(asked.exclude ?? []), ...refused] })
      : parts.find;
    const asking = { request, before, sentence, language, turn, pinned };
    const composer = isNarrowed ? createComposer(find) : parts.composer;
    return answerOf({ ...parts, find, composer }, asking);
  };
}

/** Only where it could change anything: English, and no plain wish for a piece. */
async function meaningIn({ meaningOf }: Parts, sentence: Sentence, query: string) {
  return isDoubtful(sentence) || isDescribing(sentence) ? meaningOf?.(query) : undefined;
}

async function answerOf(parts: Parts, asking: Asking): Promise<Answer> {
  const { act } = asking.turn;
  switch (act.act) {
    case "talk":
      return talked(parts, asking, act.talk);
    case "about":
      if (act.piece && isColourAsked(asking))
        return answerWithin(parts, asking, (inside) => askedInColour(inside, asking, act.piece));
      return aboutPieces(parts, asking, [act.piece], act.act);
    case "price":
      return aboutPieces(parts, asking, [act.piece], act.act);
    case "compare":
      return aboutPieces(parts, asking, act.pieces, act.act);
    case "outfit":
      return answerWithin(parts, asking, (inside) => outfit(inside, asking, act.swapped));
    case "complete":
      return answerWithin(parts, asking, (inside) => complete(inside, asking, act.anchors));
    case "like":
      return answerWithin(parts, asking, (inside) =>
        like(inside, asking, act.piece, act.isCheaper),
      );
    case "find":
      return answerWithin(parts, asking, (inside) =>
        found(inside, asking, { isFresh: act.isFresh }),
      );
  }
}
