// What the stylist's screens say, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const stylistTranslations = defineTranslations({
  title: { en: "AI Stylist", ar: "الستايلست الذكي" },
  greeting: {
    en: "Hi! I'm your AI stylist assistant. Ask for a piece, a look or an occasion, or send me a picture. Pin what you like and I can match it.",
    ar: "أهلًا! أنا الستايلست الذكي بتاع ريبي. قطعة، لوك لمناسبة، أو صورة: أنا أدوّر. واللي يعجبك ويتحفظ، أقترح معاه اللي يليق.",
  },
  conversation: { en: "Conversation", ar: "المحادثة" },
  you: { en: "You", ar: "أنت" },
  placeholder: { en: "Ask about fashion products...", ar: "سؤال عن اللبس…" },
  search: { en: "Search", ar: "بحث" },
  match: { en: "Match", ar: "يليق معاه" },
  fit: { en: "Fit on Model", ar: "عرض على الموديل" },
  /** Where a phone has no room for more. */
  fitShort: { en: "Fit on Model", ar: "على الموديل" },
  image: { en: "Image", ar: "صورة" },
  thinking: { en: "Thinking...", ar: "ثواني…" },
  stop: { en: "Stop", ar: "إيقاف" },
  askedBefore: { en: "You asked before", ar: "اتسأل قبل كده" },
  examples: { en: "For example", ar: "مثلًا" },
  suggestions: { en: "Try these suggestions:", ar: "اقتراحات:" },
  understood: { en: "Understood", ar: "فهمت من كلامك" },
  understoodHint: {
    en: "This is what I understood. Remove what’s wrong.",
    ar: "ده اللي فهمته من كلامك. واللي مش مظبوط يتشال.",
  },
  remove: { en: "Remove {name}", ar: "إزالة {name}" },
  gave: { en: "Not every piece here has it", ar: "مش في كل القطع دي" },
  removeGave: {
    en: "Remove {name}, which not every piece here has",
    ar: "إزالة {name}، وهي مش في كل القطع دي",
  },
  looks: { en: "Looks", ar: "لوكات" },
  lookTotal: { en: "{price} together", ar: "{price} مع بعض" },
  lookShops: {
    en: { one: "all from one shop", other: "from {n} shops" },
    ar: {
      one: "كله من براند واحد",
      two: "من براندين",
      few: "من {n} براندات",
      other: "من {n} براند",
    },
  },
  swap: { en: "Swap", ar: "تبديل" },
  pinLook: { en: "Pin the whole look", ar: "حفظ اللوك كله" },
  askGoesWith: { en: "What goes with this?", ar: "إيه اللي يليق مع دي؟" },
  pinned: { en: "Pinned", ar: "المحفوظات" },
  startAfresh: { en: "New chat", ar: "محادثة جديدة" },
  collapse: { en: "Collapse chat", ar: "طيّ المحادثة" },
  expand: { en: "Open chat", ar: "فتح المحادثة" },

  results: { en: "Search Results", ar: "نتائج البحث" },
  seeAll: {
    en: { one: "See {n} product", other: "See all {n} products" },
    ar: {
      zero: "عرض القطع",
      one: "عرض القطعة",
      two: "عرض القطعتين",
      few: "عرض الـ{n} قطع",
      many: "عرض الـ{n} قطعة",
      other: "عرض الـ{n} قطعة",
    },
  },
  "verdict.good": { en: "Good", ar: "عجبتني" },
  "verdict.notThis": { en: "Not this", ar: "مش دي" },
  /** Read aloud, where there are several. */
  "verdict.goodOf": { en: "Good: {title}", ar: "عجبتني: {title}" },
  "verdict.notThisOf": { en: "Not this: {title}", ar: "مش دي: {title}" },
  picks: { en: "Start with these", ar: "البداية بدول" },

  /** What the stylist says when the answer brings no words of its own. */
  found: {
    en: { one: "I found {n} product for you.", other: "I found {n} products for you." },
    ar: {
      zero: "ملقتش حاجة بالوصف ده.",
      one: "لقيت لك قطعة واحدة.",
      two: "لقيت لك قطعتين.",
      few: "لقيت لك {n} قطع.",
      many: "لقيت لك {n} قطعة.",
      other: "لقيت لك {n} قطعة.",
    },
  },
  foundNone: {
    en: "I found nothing for that. Other words may help: a kind of piece, a color, an occasion.",
    ar: "ملقتش حاجة بالوصف ده. كلام تاني ممكن يساعد: نوع القطعة، أو لونها، أو المناسبة.",
  },
  askMatch: { en: "What goes with my pinned pieces?", ar: "إيه اللي يليق مع محفوظاتي؟" },
  askFit: { en: "Show these two on a model.", ar: "القطعتين دول مع بعض على الموديل" },
  fitted: { en: "Here they are together.", ar: "الاتنين مع بعض." },
  askImage: { en: "Find me something like this.", ar: "حاجة شبه دي." },
  yourPicture: { en: "The picture you sent", ar: "الصورة اللي اتبعتت" },
  fittedPicture: { en: "Your two pieces on a model", ar: "القطعتين مع بعض على الموديل" },

  inviteTitle: { en: "Say it in your own words.", ar: "بكلامك، زي ما هو." },
  inviteBody: {
    en: "A piece, a color, a price, an occasion: in English, Arabic or Franco. What fits appears here.",
    ar: "قطعة، لون، سعر، مناسبة: بالعربي أو الإنجليزي أو الفرانكو. واللي يناسبك يظهر هنا.",
  },
});
