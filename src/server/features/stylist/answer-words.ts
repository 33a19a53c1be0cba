// Answers in words alone: talk, what a shown piece costs or is made of, what nobody here has. The grid stays.
import type { Standing } from "../../../contract/stylist.ts";
import type { Answer, Asking, Parts } from "./asking.ts";
import { brandSpoken, carried, languageNow } from "./carry.ts";
import { NOTHING_FOUND } from "./find/find.ts";
import { type Conversation, packConversation } from "./read/conversation.ts";
import { chipsOf } from "./read/chips.ts";
import { brandTermsReply } from "./speak/brand-terms.ts";
import { careReply } from "./speak/care.ts";
import { aboutReply, comparison, priceReply } from "./speak/piece-replies.ts";
import { answerTo } from "./speak/piece-question.ts";
import { replyOf } from "./speak/reply.ts";
import { STARTING_POINTS, talkReply } from "./speak/talk-replies.ts";
import { NO_WISH } from "./wish.ts";

export function notCarried(asking: Asking): Answer {
  const { request, language, sentence, before } = asking;
  const { honest = "" } = replyOf({
    answer: NOTHING_FOUND,
    wish: NO_WISH,
    language,
    query: request.query,
    outside: sentence.outside,
  });
  return {
    ...wordsOnly(asking, honest, "none"),
    conversation: carried(asking, before?.wish ?? NO_WISH, [], { act: "find", anchors: [] }),
  };
}

export async function talked(
  parts: Parts,
  asking: Asking,
  talk: Parameters<typeof talkReply>[0],
): Promise<Answer> {
  const { request, language } = asking;
  const piece = await spokenOf(parts, asking);
  const isNamed = (asking.sentence.limits.brands ?? []).length > 0;
  const known = piece && (await knownOf(parts, asking, { talk, brand: piece.brand }));
  // "كل ده غالي، مرتبي ميجيبش كده": no order went wrong.
  const isDear = talk === "complaint" && asking.sentence.signs.has("cheaper");
  const message = isDear
    ? TOO_DEAR[language]
    : talkReply(
        talk,
        language,
        request.query,
        piece && (known || !isNamed)
          ? { brand: piece.brand, site: piece.brand_website, known }
          : undefined,
      );
  return wordsOnly(asking, message, "talk");
}

const TOO_DEAR = {
  en: "Fair enough. Tell me the piece and your budget, and I'll look for the cheapest.",
  ar: "عندك حق، الأسعار مش سهلة. نوع القطعة والميزانية، وأنا أدوّر على الأرخص.",
};

/** A piece of the brand that is named, else the one that is shown first. */
async function spokenOf(parts: Parts, { before, pinned, sentence }: Asking) {
  const brands = sentence.limits.brands?.slice(0, 1);
  if (brands?.length) {
    const wish = { ...NO_WISH, limits: { brands } };
    const { products } = await parts.find({
      wish,
      spoken: { english: "", typed: new Map() },
      limit: 1,
    });
    if (products[0]) return products[0];
  }
  const first = before?.shown[0] ?? pinned[0];
  return first ? (await parts.findProducts([first]))[0] : undefined;
}

/** What the brand's own pages say to it. */
async function knownOf(
  { facts, brandTerms }: Parts,
  { sentence, language }: Asking,
  { talk, brand }: { talk: Parameters<typeof talkReply>[0]; brand: string },
): Promise<string | undefined> {
  const id = (await facts()).brands.find(({ name }) => name === brand)?.id;
  if (!id || !brandTerms) return undefined;
  return brandTermsReply({
    talk,
    brand,
    place: sentence.place,
    language,
    told: await brandTerms(id),
  });
}

export async function aboutPieces(
  parts: Parts,
  asking: Asking,
  ids: string[],
  act: "price" | "compare" | "about",
): Promise<Answer> {
  const pieces = await parts.findProducts(ids);
  const { language, sentence } = asking;
  const isCare = act === "about" && sentence.signs.has("care");
  const answer = act === "about" && pieces[0] ? answerTo(pieces[0], sentence, language) : undefined;
  const reply = { price: priceReply, about: aboutReply, compare: comparison }[act];
  const message =
    isCare && pieces[0] ? careReply(pieces[0], language) : (answer ?? reply(pieces, language));
  return wordsOnly(asking, message, "talk");
}

/** No search: the grid stays, and so does what was understood. */
function wordsOnly(asking: Asking, message: string, standing: Standing): Answer {
  const { before, language, sentence, turn } = asking;
  const kept: Conversation = before ?? {
    wish: NO_WISH,
    act: "find",
    language: sentence.language,
    shown: [],
    seen: [],
    anchors: [],
  };
  return {
    products: [],
    total: 0,
    message,
    suggestions: STARTING_POINTS[language],
    understood: chipsOf(turn.wish, asking.language),
    standing,
    language,
    wish: turn.wish,
    sentence,
    conversation: packConversation({
      ...kept,
      ...brandSpoken(asking),
      language: languageNow(asking),
    }),
  };
}
