/** What is exchanged or given back must be a piece one buys: shifts, forms, points and fabrics are dealt with otherwise. */
import { readGroups } from "./groups.ts";

const GOODS =
  /(?<!\p{L})(?:pieces?|items?|products?|goods|articles?|orders?|parcels?|packages?|purchases?|garments?|clothes|clothing|things?|sizes?|colou?rs?|designs?|styles?|models?|pairs?|dress(?:es)?|gowns?|shirts?|t-?shirts?|tees?|tops?|blouses?|skirts?|trousers|pants|jeans|shorts|suits?|sets?|jackets?|coats?|abayas?|kaftans?|galabiyas?|cardigans?|sweaters?|hoodies?|knits?|pyjamas?|uniforms?|outfits?|jumpsuits?|playsuits?|rompers?|dungarees|overalls|leggings?|joggers|sweatpants|chinos|culottes|blazers?|vests?|waistcoats?|kimonos?|tunics?|polos?|sweatshirts?|pullovers?|jumpers?|overshirts?|overcoats?|trench(?:es)?|parkas?|anoraks?|tracksuits?|robes?|capes?|ponchos?|camis?|(?:lounge|active|knit|outer|sports?|maternity)?wear|apparel|gear|selection|merchandise|boxe?s?|money|amount|price|value|cost|whole|rest|other|others|one|ones|it|them)(?!\p{L})|قطع|منتج|طلب|اوردر|طرد|شحنه|مشتريات|بضاع|حاج|مقاس|لون|موديل|تصميم|هدوم|ملابس|لبس|عنصر|عناصر|غرض|اغراض|مبيع|مشتري(?!ن)|مقتني|سويت ?شيرت|سويتر|هودي|شورت|ليجن|توب|بليزر|فيست|بلوفر|تريكو|سالوبيت|جمبسوت|كيمونو|اسدال|كوت|معطف|سديري|تونيك|كنزه|سروال|ترنج|ترنك|روب|جلابي|فستان|فساتين|بلوز|قميص|قمصان|تيشيرت|بنطلون|بناطيل|جيب|بدل|طقم|اطقم|جاكيت|بالطو|عباي|قفطان|كارديجان|بيجام|ترينج|جينز|سلع|صنف|اصناف|فلوس|مبلغ|مبالغ|قيم|ثمن|تمن|سعر|جوز|باقي|كل|راي|شحن|توصيل|مصاريف/u;
/** Kinds of clothing: what is said of them may be said of all that a small shop sells. */
export const CLOTHES =
  /(?<!\p{L})(?:dress(?:es)?|gowns?|shirts?|tops?|blouses?|skirts?|trousers|jeans|suits?|sets?|jackets?|coats?|abayas?|kaftans?|galabiyas?|sweaters?|hoodies?|pyjamas?)(?!\p{L})|فستان|فساتين|بلوز|قميص|قمصان|بنطلون|بناطيل|عباي|قفطان|جلابي|جلاليب|طقم|اطقم|جاكيت/u;
const ENGLISH =
  /(?<!\p{L})(?:exchang(?:e|es|ing)|swap(?:ping|s)?|return(?:ing)?|(?:send|bring|give)(?:ing)? back) (?:the|your|an?|this|that|our|his|her) (?!customer|buyer|client|shopper)((?:(?!within|in|for|with|to|at|by|on|from|and|or|if|once|after|before|is|are|we|you)\p{L}+ ?){1,3})/gu;
/** The noun that follows in the construct: “ترجيع الشيفت”; an adjective after “الاستبدال” is none. */
const ARABIC =
  /(?<![\p{L}])(?:و|ف|ل|ب)?(?:استبدال|تبادل|تبديل|ترجيع|استرجاع|ارجاع|(?:ت|ي|ن|ا)?(?:ست)?بدل(?:ي|وا)?|(?:ت|ي|ن)رجع(?:ي|وا)?|(?:ت|ي|ن|ا)غير(?:ي|وا)?|تغيير) (ال(?!ا |ي |لي )\p{L}{2,})/gu;

const UNSEEN =
  /كلمه (?:ال)?(?:سر|مرور)|password|(?:ال)?نقاط|(?:ال)?نقطه|points|(?:exchang\p{L}*|refund\p{L}*|return\p{L}*) (?:of |for )?(?:the |your |our )?(?:\p{L}+ )?tickets?(?!\p{L})|tickets? (?:are|is|can|cannot|may|to the)(?!\p{L})|تذكره|تذاكر|shape|(?:ال)?شكل بعد/u;

/** Names the sentence something that is no piece of clothing as what is exchanged or returned? */
export const dealsInOthers = (text: string): boolean =>
  UNSEEN.test(text) ||
  [...text.matchAll(ENGLISH), ...text.matchAll(ARABIC)].some(
    ([, named = ""]) => !GOODS.test(named) && readGroups(named).length === 0,
  );
