import { defineWords } from "../../lib/languages/words.ts";

export const panelWords = defineWords({
  title: { en: "AI Stylist", ar: "المنسّق الذكي" },
  pinned: { en: "Pinned", ar: "المثبّتة" },
  greeting: {
    en: "Hi! I'm your AI stylist assistant. Tell me what you are looking for, and the pieces beside me will answer.",
    ar: "أهلًا! أنا مساعدك الذكي لتنسيق الملابس. احكِ لي عمّا تبحث عنه، وستجيبك القطع المعروضة بجانبي.",
  },
  placeholder: { en: "Ask about fashion products...", ar: "اسأل عن منتجات الأزياء..." },
  search: { en: "Search", ar: "بحث" },
  thinking: { en: "Thinking...", ar: "لحظة تفكير..." },
});
