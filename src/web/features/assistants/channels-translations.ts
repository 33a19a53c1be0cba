// Words of the brand's channels: where its pieces are told of, and why one is not.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const channelsTranslations = defineTranslations({
  title: { en: "Where your pieces are shown", ar: "أماكن ظهور قطعك" },
  body: {
    en: "Beside Ribby itself, assistants and other services may find your pieces. Every link leads to your own shop, and its visits stand in your analytics.",
    ar: "بجانب Ribby نفسها، ممكن المساعدات الذكية وخدمات تانية تلاقي قطعك. كل رابط بيوصّل لمتجرك، وزياراته بتظهر في تحليلاتك.",
  },
  "channel.assistants": { en: "AI assistants (UCP, MCP)", ar: "المساعدات الذكية (UCP وMCP)" },
  "channel.acp": { en: "Agentic Commerce feed", ar: "قائمة Agentic Commerce" },
  "channel.table": { en: "Assistants' upload table", ar: "جدول الرفع للمساعدات" },
  "channel.google": { en: "Google Merchant feed", ar: "قائمة Google Merchant" },
  "channel.export": { en: "Plain export (JSON Lines)", ar: "تصدير بسيط (JSON Lines)" },
  accepted: {
    en: { one: "{n} piece shown", other: "{n} pieces shown" },
    ar: {
      one: "قطعة واحدة ظاهرة",
      two: "قطعتين ظاهرتين",
      few: "{n} قطع ظاهرة",
      other: "{n} قطعة ظاهرة",
    },
  },
  left: { en: "Not shown there", ar: "مش ظاهرة هناك" },
  refused: {
    en: { one: "{n} piece refused", other: "{n} pieces refused" },
    ar: {
      one: "قطعة واحدة مرفوضة",
      two: "قطعتين مرفوضتين",
      few: "{n} قطع مرفوضة",
      other: "{n} قطعة مرفوضة",
    },
  },
  more: { en: "and {n} more", ar: "و{n} غيرها" },
  no_title: { en: "no title", ar: "من غير اسم" },
  no_description: { en: "no description", ar: "من غير وصف" },
  no_picture: { en: "no picture", ar: "من غير صورة" },
  no_price: { en: "no price", ar: "من غير سعر" },
  no_currency: { en: "currency not known", ar: "العملة مش معروفة" },
  no_shop_link: { en: "no link to your shop", ar: "من غير رابط لمتجرك" },
  feed: { en: "Your feed", ar: "قائمتك" },
  copy: { en: "Copy", ar: "انسخ" },
  copied: { en: "Copied", ar: "اتنسخ" },
  failed: { en: "The channels could not be loaded.", ar: "معرفناش نحمّل القنوات." },
});
