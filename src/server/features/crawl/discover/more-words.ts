// How a button says that it brings more of a list, in the words of shops. Read here and, as a text, in drawn pages.

const VERBS =
  "عرض|تحميل|شاهد|شاهدي|اعرض|اعرضي|حمل|حملي|شوف|شوفي|المزيد|أظهر|اظهر|هات|هاتي|ورينا|وريني|استعرض|تصفح|رؤية|مشاهدة|عايز|عايزة";
const MORE = "المزيد|مزيد|أكثر|اكثر|أكتر|اكتر|كمان|تاني|الباقي|باقي";

export const MORE_WORDS = [
  "^[^\\p{L}]*(?:load|show|view|see|get)\\s+(?:\\d+\\s+)?more\\b",
  "^[^\\p{L}]*more (?:products|items|pieces|styles)",
  `^[^\\p{L}]*(?:${VERBS})[^.]{0,14}(?:${MORE})`,
  `^[^\\p{L}]*(?:${MORE})(?: من المنتجات)?[^\\p{L}]*$`,
].join("|");

/** Attributes in which a button keeps where its list goes on. */
export const GOES_ON = ["data-next", "data-next-page", "data-cursor", "data-next-cursor"];
/** Pictures go on, too. */
export const SLIDES = /slide|carousel|swiper|gallery/i;
