// The talks that `npm run conversations` shows: four in English, four in Arabic, four in Franco, each with a turn that
// only makes sense after the one before.
export type TalkToSee = { page: "en" | "ar"; says: string[] };

export const TALKS: TalkToSee[] = [
  {
    page: "en",
    says: [
      "My cousin is getting married on the beach, I wear hijab and can spend 3,000",
      "lovely, the same in green?",
    ],
  },
  {
    page: "en",
    says: ["black trousers for the office, not skinny, size L", "anything under 900?", "cash?"],
  },
  {
    page: "en",
    says: [
      "a gift for my dad, he likes linen",
      "he is an XL",
      "the second one is nice, what goes with it",
    ],
  },
  {
    page: "en",
    says: ["hi! who are you?", "sneakers in 38 or 39 that aren't white", "which is the cheapest"],
  },
  {
    page: "ar",
    says: ["عايزة لبس كامل لخطوبة أختي بالنهار، ميزانيتي ٤٠٠٠", "من غير كعب لو سمحتي"],
  },
  {
    page: "ar",
    says: ["عباية سودا واسعة", "فيه حاجة أرخص؟", "خليها كحلي"],
  },
  {
    page: "ar",
    says: ["محتاجة شنطة تليق على جزمة بيج", "مش جلد", "بتوصلوا المنيا؟"],
  },
  {
    page: "ar",
    says: ["بيجامة لابني عنده ٦ سنين", "لا الأولانية مش عاجباني، وريني غيرها"],
  },
  {
    page: "ar",
    says: ["farah 3al ba7r, ana mo7agaba, mesh 3ayza a3ady 3000 w mesh eswed", "tab bel a5dar"],
  },
  {
    page: "ar",
    says: ["3ayez 2amis kettan lel sho8l", "ma2as XL w ta7t 1000", "eh yelee2 3aleh?"],
  },
  {
    page: "ar",
    says: ["salam 3aleiko", "fostan sahra bordo tawil", "el talet beykam?"],
  },
  {
    page: "ar",
    says: ["hdeya le mama fe 3eid el om, ma3aya 700", "heya bet7eb el aksesware", "mesh 7ala2"],
  },
];
