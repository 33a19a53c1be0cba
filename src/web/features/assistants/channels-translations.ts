// Words of the brand's channels: where its pieces are told of, and why one is not.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const channelsTranslations = defineTranslations({
  title: { en: "Where your pieces are shown", ar: "أماكن ظهور قطعك" },
  body: {
    en: "Besides Ribby itself, assistants and other services may find your pieces. Every link leads to your own shop, and its visits count in your analytics.",
    ar: "بجانب ريبي نفسه، قد تجد المساعدات الذكية وخدمات أخرى قطعك. كل رابط يقود إلى متجرك، وزياراته تظهر في إحصاءاتك.",
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
      two: "قطعتان ظاهرتان",
      few: "{n} قطع ظاهرة",
      many: "{n} قطعة ظاهرة",
      other: "{n} قطعة ظاهرة",
    },
  },
  left: { en: "Not shown there", ar: "لا تظهر هناك" },
  refused: {
    en: { one: "{n} piece refused", other: "{n} pieces refused" },
    ar: {
      one: "قطعة واحدة مرفوضة",
      two: "قطعتان مرفوضتان",
      few: "{n} قطع مرفوضة",
      many: "{n} قطعة مرفوضة",
      other: "{n} قطعة مرفوضة",
    },
  },
  more: { en: "and {n} more", ar: "و{n} غيرها" },
  no_title: { en: "no title", ar: "بلا اسم" },
  no_description: { en: "no description", ar: "بلا وصف" },
  no_picture: { en: "no picture", ar: "بلا صورة" },
  no_price: { en: "no price", ar: "بلا سعر" },
  no_currency: { en: "currency not known", ar: "العملة غير معروفة" },
  no_shop_link: { en: "no link to your shop", ar: "بلا رابط إلى متجرك" },
  feed: { en: "Your feed", ar: "قائمتك" },
  copy: { en: "Copy", ar: "نسخ" },
  copied: { en: "Copied", ar: "تم النسخ" },
  failed: { en: "The channels could not be loaded.", ar: "تعذّر تحميل القنوات." },
});
