/** From which sum on delivery is free. */
import type { Found } from "./fact.ts";
import { readMoney, type Span } from "./normalise.ts";
import { clausesOf, has, isDenied, marksOf, type Sentence, within } from "./sentences.ts";
import { topicsOf } from "./topics.ts";

const OVER =
  /(?:فوق|من|ب|بـ|عن|تتجاوز|تتخطي|تعدي|عدي|عدت|يعدي|بلوغ|تبلغ|يبدا|ابتداء من|اكثر من|اكتر من|تزيد|اعلي من|لحد|توصل|بقيمه|قيمته|over|above|from|of|reach(?:es)?|exceed(?:s|ing)?|more than|spend|starting|at(?: least)?|hits?|(?:pass|cross|top)(?:es)?|past|worth|(?:ت|ي|بت|بي|هت|هي)?وصلت?|with|men|fo2|3add?a|علي)(?: ?(?:قيمه|قيمته|قيمتها|اوردرات|طلبات|orders?(?: of)?|ال\p{L}*|egp|le|l\.e\.?|a|the|your basket))*\s*$/u;
const OR_MORE =
  /^\s*(?:او اكتر|او اكثر|فاكثر|فما فوق|فاكتر|واكتر|وانت طالع|وطالع|وفوق|\+|or more|and (?:above|up|over|more)|w aktar|aw aktar|plus)/u;

/** Amounts from which delivery is free, and where they stand, so that no one takes them for a fee. */
export function readFreeFrom(sentence: Sentence): { found: Found[]; spans: Span<number>[] } {
  const { text } = sentence;
  const isFree =
    marksOf(sentence, "free").some((mark) => !isDenied(sentence, mark, { before: 8, after: 6 })) ||
    has(sentence, "shopPays") ||
    (!!sentence.asked && has(sentence.asked, "free") && has(sentence.asked, "delivery"));
  const nothing = { found: [], spans: [] };
  if (!isFree || has(sentence, "exchange", "return", "refund", "fault")) return nothing;
  const isPrice = !!sentence.asked && /how much|بكام/u.test(sentence.asked.text);
  if (!isPrice && !has(sentence, "delivery", "courier") && !topicsOf(sentence).has("delivery"))
    return nothing;
  const bare = [
    ...text.matchAll(
      /(?:over|above|فوق|more than|اكتر من|اكثر من|exceeding|reach(?:es)?|orders? of|3add?a|fo2|عن|ب|بـ|from|spend|hits?|reach) ?(?:ال ?)?(\d{3,5})(?![\d%]| ?(?:day|hour|قطع))/gu,
    ),
  ].map((match) => ({
    value: Number(match[1]),
    start: match.index + match[0].length - match[1]!.length,
    end: match.index + match[0].length,
  }));
  for (const match of text.matchAll(
    /(?<![\d.])(\d{3,5})(?= ?(?:او اكتر|او اكثر|فاكثر|فما فوق|or more|\+))/gu,
  ))
    bare.push({ value: Number(match[1]), start: match.index, end: match.index + match[0].length });
  const money = readMoney(text);
  const amounts = [
    ...money,
    ...bare.filter((one) => !money.some((other) => one.start < other.end && one.end > other.start)),
  ];
  const spans = amounts.filter(
    (one) =>
      one.value >= 100 &&
      (OVER.test(text.slice(0, one.start)) || OR_MORE.test(text.slice(one.end))),
  );
  const clauses = clausesOf(text);
  const isPast = (one: Span<number>) => {
    const at = clauses.findIndex((clause) => within(clause, one));
    return marksOf(sentence, "past").some(
      (mark) => Math.abs(clauses.findIndex((clause) => within(clause, mark)) - at) <= 2,
    );
  };
  const found = spans
    .filter((one) => !isPast(one))
    .slice(0, 1)
    .map((one): Found => ({
      kind: "free_from",
      value: one.value,
      quote: sentence.raw,
      page: sentence.page,
    }));
  return { found, spans };
}
