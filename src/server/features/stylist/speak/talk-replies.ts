// Answers in words alone: greetings, thanks, delivery, complaints. The brand's own shop sells and sends.
import type { Language } from "../../../../contract/languages.ts";
import type { Talk } from "../read/talk-words.ts";
import { isolated } from "./phrase-parts.ts";

type Variants = Record<Language, string[]>;

const SERVICE: Variants = {
  en: [
    "Delivery and payment are up to each brand. Open a piece and its button leads to the brand's own shop.",
    "Ribby shows, the brand ships: how long it takes and what it costs stands in the brand's shop.",
  ],
  ar: [
    "التوصيل والدفع عند كل براند بشروطه. من صفحة القطعة، «الشراء من البراند» بيوصّل لموقعه والتفاصيل هناك.",
    "ريبي بيعرض بس، والشحن والدفع من البراند نفسه على موقعه.",
  ],
};

const REPLIES: Record<Talk | "lost", Variants> = {
  hello: {
    en: ["Hi! What are we looking for today?", "Hello! A dress, a bag, or a whole look?"],
    ar: ["أهلًا وسهلًا! ندوّر على إيه النهارده؟", "أهلًا! فستان، شنطة، ولا لوك كامل؟"],
  },
  morning: {
    en: ["Good morning! What are we looking for today?"],
    ar: ["صباح النور! ندوّر على إيه النهارده؟"],
  },
  evening: { en: ["Good evening! What are we looking for?"], ar: ["مساء النور! ندوّر على إيه؟"] },
  peace: {
    en: ["Wa alaikum as-salam! What are we looking for today?"],
    ar: ["وعليكم السلام! ندوّر على إيه النهارده؟"],
  },
  "how-are-you": {
    en: ["All good! A dress, a bag or something for home?", "Fine, thanks. What is the occasion?"],
    ar: [
      "الحمد لله، تمام. نشوف حاجة حلوة؟",
      "كله تمام! فستان، شنطة، ولا حاجة للبيت؟",
      "بخير الحمد لله. المناسبة إيه؟",
    ],
  },
  thanks: {
    en: ["You're welcome!", "Any time.", "You're welcome. I hope it looks as good on."],
    ar: [
      "العفو! لو في حاجة تانية، أنا هنا.",
      "على إيه، تحت أمرك.",
      "العفو، ويا رب تعجبك في الحقيقة كمان.",
    ],
  },
  praise: {
    en: ["Glad you like it! Pin it, and I'll find what goes with it."],
    ar: ["مبسوط إنها عجبتك! بالحفظ أقدر أقترح معاها اللي يليق."],
  },
  yes: { en: ["All right. What shall we look at next?"], ar: ["تمام. نشوف إيه بعد كده؟"] },
  bye: { en: ["Bye! Your pins stay here."], ar: ["مع السلامة! المحفوظات مستنياك هنا."] },
  who: {
    en: [
      "I'm Ribby's AI stylist: a program that searches Egyptian brands and suggests what goes with what.",
      "Not a person, but I know the racks: Ribby's AI stylist, in English, Arabic or Franco.",
    ],
    ar: [
      "أنا الستايلست الذكي بتاع ريبي: برنامج بيدوّر في قطع البراندات المصرية ويقترح إيه يليق مع إيه.",
      "مش بني آدم، بس عيني على اللبس: الستايلست الذكي بتاع ريبي، بفهم عربي وفرانكو وإنجليزي وصور كمان.",
    ],
  },
  help: {
    en: [
      "Tell me a piece, an occasion, a size or a budget and I'll look for it. You can also ask for a whole outfit, or what goes with something you pinned.",
    ],
    ar: [
      "أكيد! نوع القطعة، المناسبة، المقاس أو الميزانية، وأنا أدوّر. وممكن كمان لوك كامل، أو إيه يليق مع حاجة محفوظة.",
    ],
  },
  delivery: SERVICE,
  payment: {
    en: [
      "How to pay is up to each brand: its shop says whether it takes cash on delivery, cards or instalments.",
      ...SERVICE.en,
    ],
    ar: [
      "طرق الدفع عند كل براند بشروطه: كاش عند الاستلام أو فيزا أو تقسيط، والتفاصيل على موقع البراند.",
      ...SERVICE.ar,
    ],
  },
  returns: {
    en: [
      "Returns and exchanges follow the brand's own policy; its shop can tell you.",
      "Orders are placed with the brand, so returns are too: ask in the brand's shop.",
    ],
    ar: [
      "الاسترجاع والاستبدال بسياسة البراند نفسه، والرد عنده على موقعه.",
      "الطلبات بتتعمل عند البراند، فهو اللي يقدر يساعد في الاسترجاع.",
    ],
  },
  order: {
    en: [
      "Ribby itself takes no orders: you buy in the brand's own shop. Open a piece and its button takes you there.",
      "Orders are placed with the brand, so the brand's shop can help with them.",
    ],
    ar: [
      "مفيش طلبات على ريبي نفسه: الشراء من موقع البراند. من صفحة القطعة، «الشراء من البراند» بيوصّل له.",
      "الطلبات بتتعمل عند البراند، فهو اللي يقدر يساعد.",
    ],
  },
  store: {
    en: [
      "Ribby has no store of its own; each brand has its shop, and some let you try things on. The piece's page leads to the brand.",
      "Every brand has its own shop and address: open one of its pieces to get there.",
    ],
    ar: [
      "ريبي مالوش محل: كل براند له متجره، وبعضهم بيسمح بالقياس. من صفحة القطعة توصل لموقع البراند.",
      "كل براند له متجره وعنوانه على موقعه، وصفحة القطعة بتوصّل له.",
    ],
  },
  genuine: {
    en: [
      "Every piece here is the brand's own, sold in its own shop and by no reseller. What it is made of stands on its page.",
    ],
    ar: [
      "كل قطعة هنا شغل البراند نفسه ومن متجره هو، مش من تاجر تاني. والخامة مكتوبة في صفحة القطعة.",
    ],
  },
  selling: {
    en: [
      "Right: Ribby sells nothing itself. The brands do, each in its own shop; I help you find the piece.",
    ],
    ar: ["بالظبط: ريبي مش بيبيع ولا بيشحن. البيع عند كل براند على موقعه، وأنا بساعد نلاقي القطعة."],
  },
  complaint: {
    en: [
      "I'm sorry about that. For an order, the brand's own shop can put it right; for a search, tell me what is off and I'll look again.",
    ],
    ar: [
      "حقك عليا. لو الموضوع طلب، البراند نفسه يقدر يحلّه؛ ولو البحث مش مظبوط، كلمة عن اللي ناقص وأدوّر تاني.",
    ],
  },
  sizing: {
    en: [
      "Each brand cuts its own way: its size chart stands on the piece's page. Tell me the size you usually wear, and I show only what comes in it.",
    ],
    ar: [
      "كل براند وله قصّته: جدول المقاسات في صفحة القطعة. مقاسك المعتاد، وأنا أعرض اللي موجود فيه بس.",
    ],
  },
  dislike: {
    en: [
      "No problem. Another colour, price or cut?",
      "All right. What is off about them: the colour, the price, the cut?",
    ],
    ar: [
      "ولا يهمك. نغيّر اللون، ولا السعر، ولا القصة؟",
      "تمام. إيه اللي مش مظبوط فيهم: اللون، السعر، ولا القصة؟",
    ],
  },
  rude: {
    en: ["Let's keep it kind. I'm good with clothes: what are we looking for?"],
    ar: ["خلينا في الكلام الحلو. أنا شاطر في اللبس: ندوّر على إيه؟"],
  },
  love: {
    en: ["Thank you! I love good clothes. What shall we look at?"],
    ar: ["ربنا يخليك! وأنا بحب اللبس الحلو. نشوف إيه؟"],
  },
  joke: {
    en: ["Outside my rack, but I'm good with clothes. What are we looking for?"],
    ar: ["ده بره شغلي، خلينا في اللبس. ندوّر على إيه؟"],
  },
  chat: {
    en: [
      "I hear you. Shall we look at something nice to wear?",
      "Thanks for telling me. When you feel like it, we look for something lovely.",
    ],
    ar: ["سامعك. نشوف حاجة حلوة تفرّح؟", "شكرًا على الفضفضة. وقت ما تحب ندوّر على حاجة حلوة."],
  },
  lost: {
    en: [
      "I didn't quite get that. A piece, an occasion or a colour is enough for me to look.",
      "Not sure what you mean. Tell me a kind of piece or an occasion?",
    ],
    ar: [
      "مش واضح لي المطلوب. نوع القطعة أو المناسبة أو اللون يكفي وأنا أدوّر.",
      "مفهمتش قوي. قطعة إيه، أو لأي مناسبة؟",
    ],
  },
};

/** The same words get the same answer; where that was said last, the next. */
export const variantOf = (
  list: readonly string[],
  query: string,
  said = -1,
): { text: string; at: number } => {
  let hash = 0;
  for (const letter of query) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  let at = hash % list.length;
  if (at === said) at = (at + 1) % list.length;
  return { text: list[at] ?? "", at };
};

export type Shown = {
  brand: string;
  site: string | null;
  /** What is known of it beside the question. */
  known?: string | undefined;
};

const ABOUT_BRAND = new Set<Talk | "lost">(["delivery", "payment", "returns", "order", "store"]);

export function talkReply(
  talk: Talk | "lost",
  language: Language,
  query: string,
  shown?: Shown,
): string {
  const { text } = variantOf(REPLIES[talk][language], query);
  if (!shown || !ABOUT_BRAND.has(talk)) return text;
  if (shown.known) return `${text} ${shown.known}`;
  const brand =
    language === "ar"
      ? ` أول قطعة هنا من ${isolated(shown.brand)}.`
      : ` The first piece here is by ${shown.brand}.`;
  return text + brand;
}

/** Where to begin: four searches that always find something. */
export const STARTING_POINTS: Record<Language, string[]> = {
  en: ["Dresses for a wedding", "White sneakers", "A full outfit for work", "Gifts up to 700 EGP"],
  ar: ["فساتين للفرح", "كوتشي أبيض", "طقم كامل للشغل", "هدايا لحد ٧٠٠ جنيه"],
};
