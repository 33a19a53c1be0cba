// What the stylist's screens say, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const stylistTranslations = defineTranslations({
  title: { en: "AI Stylist", ar: "المنسّق الذكي" },
  greeting: {
    en: "Hi! I'm your AI stylist assistant. Ask for a piece, a look or an occasion, or send me a picture. Pin what you like and I can match it.",
    ar: "أهلًا! أنا مساعدك الذكي لتنسيق الملابس. اطلب قطعة أو إطلالة لمناسبة، أو أرسل لي صورة. ثبّت ما يعجبك وسأقترح ما يناسبه.",
  },
  conversation: { en: "Conversation", ar: "المحادثة" },
  you: { en: "You", ar: "أنت" },
  placeholder: { en: "Ask about fashion products...", ar: "اسأل عن منتجات الأزياء..." },
  search: { en: "Search", ar: "بحث" },
  match: { en: "Match", ar: "تنسيق" },
  fit: { en: "Fit on Model", ar: "على الموديل" },
  image: { en: "Image", ar: "صورة" },
  thinking: { en: "Thinking...", ar: "لحظة تفكير..." },
  stop: { en: "Stop", ar: "إيقاف" },
  askedBefore: { en: "You asked before", ar: "اتسأل قبل كده" },
  examples: { en: "For example", ar: "مثلًا" },
  suggestions: { en: "Try these suggestions:", ar: "جرّب هذه الاقتراحات:" },
  understood: { en: "Understood", ar: "فهمت" },
  understoodHint: {
    en: "Understood from your words. Remove what is off.",
    ar: "هذا ما فهمته من كلامك. أزل ما لا يناسبك.",
  },
  remove: { en: "Remove {name}", ar: "إزالة {name}" },
  gave: { en: "Not every piece here has it", ar: "مش في كل القطع دي" },
  removeGave: {
    en: "Remove {name}, which not every piece here has",
    ar: "إزالة {name}، وهي مش في كل القطع دي",
  },
  looks: { en: "Looks", ar: "إطلالات" },
  lookTotal: { en: "{price} together", ar: "{price} مع بعض" },
  swap: { en: "Swap", ar: "بدّلها" },
  pinLook: { en: "Pin the whole look", ar: "ثبّتي الإطلالة كلها" },
  askGoesWith: { en: "What goes with this?", ar: "إيه اللي يليق مع دي؟" },
  pinned: { en: "Pinned", ar: "المثبّتة" },
  startAfresh: { en: "Start afresh", ar: "محادثة جديدة" },
  collapse: { en: "Collapse chat", ar: "طيّ المحادثة" },
  expand: { en: "Open chat", ar: "فتح المحادثة" },

  results: { en: "Search Results", ar: "نتائج البحث" },
  seeAll: {
    en: { one: "See {n} product", other: "See all {n} products" },
    ar: {
      zero: "عرض المنتجات",
      one: "عرض المنتج",
      two: "عرض المنتجين",
      few: "عرض {n} منتجات",
      many: "عرض {n} منتجًا",
      other: "عرض {n} منتج",
    },
  },
  picks: { en: "Start with these", ar: "ابدأ بهذه" },

  /** What the stylist says when the answer brings no words of its own. */
  found: {
    en: { one: "I found {n} product for you.", other: "I found {n} products for you." },
    ar: {
      zero: "لم أجد منتجات لهذا الطلب.",
      one: "وجدت لك منتجًا واحدًا.",
      two: "وجدت لك منتجين.",
      few: "وجدت لك {n} منتجات.",
      many: "وجدت لك {n} منتجًا.",
      other: "وجدت لك {n} منتج.",
    },
  },
  foundNone: {
    en: "I found nothing for that. Other words may help: a kind of piece, a color, an occasion.",
    ar: "لم أجد شيئًا لهذا الطلب. قد تفيد كلمات أخرى: نوع القطعة، أو لونها، أو المناسبة.",
  },
  askMatch: { en: "What goes with my pinned pieces?", ar: "ما الذي يناسب قطعي المثبّتة؟" },
  askFit: { en: "Show these two on a model.", ar: "أرني هاتين القطعتين على الموديل." },
  fitted: { en: "Here they are together.", ar: "ها هما معًا." },
  askImage: { en: "Find me something like this.", ar: "ابحث لي عن شيء يشبه هذا." },
  yourPicture: { en: "The picture you sent", ar: "الصورة التي أرسلتها" },
  fittedPicture: { en: "Your two pieces on a model", ar: "القطعتان معًا على الموديل" },

  inviteTitle: { en: "Say it in your own words.", ar: "قُلها بكلماتك." },
  inviteBody: {
    en: "A piece, a color, a price, an occasion: in English, Arabic or Franco. What fits appears here.",
    ar: "قطعة، لون، سعر، مناسبة: بالعربية أو الإنجليزية أو الفرانكو. وما يناسبك يظهر هنا.",
  },
});
