// Verbs of every day in Egypt, in every person and tense: what is heard as one of them is no garment. Only their stems
// are listed; the forms follow from the language.

const STEMS = `
عرف شوف قول عمل روح جي رجع طلع نزل دخل خرج قعد قوم نام صحي اكل شرب لعب جري مشي وقف ركب سوق سافر وصل بعت كلم سال رد فهم نسي
فتكر كره خاف زعل تعب زهق ضحك عيط حس فكر حاول جرب ختار قدر بدا خلص كمل ساعد دي اخد جيب حط سيب فتح قفل كسر قطع صلح غسل كوي نضف
طبخ شتري بيع دفع كسب خسر حوش صرف وفر ستلف دور لاقي ضيع كتب قرا ذاكر نجح سقط شتغل ولد خلف ربي كبر قلع غير قيس نفع ظبط عجب
بان غطي هرش وجع كرمش ستحمل عيش موت دوب شكر نصح قترح وري فرج بص سمع مسك رمي زق فك علق رتب جهز حضر ستني تاخر هدي صبر عزم زور قابل سلم
صلي صوم دعي بارك هني عزي حتفل رقص غني صور شارك نشر تابع كنسل لغي حجز طلب ستلم وصي ترقي تنقل عزل سكن فرش نقل تمرن نور كرم
خلي بقي كون حصل فرق لزم ناسب فضل تمني ستاهل فاجي صالح هادي خاصم عاكس حلف وعد كدب صدق شك تاكد ستخدم جمع قسم زود قلل رفع وطي
وسخ توسخ تبهدل توهني تدلق تمسح تنضف قرب بعد لحق سبق تابع كشف شرح علم فهم حفظ راجع سجل بلغ شتكي ستفسر ستشير
`
  .trim()
  .split(/\s+/);

const WHO = ["ا", "ت", "ي", "ن"];

/** "يعرف", "بتعرفي", "هنعرف", "عرفت"; nobody writes the أ of "بأعرف" or "هأعرف". */
function formsOf(stem: string): string[] {
  const present = WHO.map((who) => `${who}${stem}`);
  const going = ["ب", "ه"].flatMap((tense) => [
    `${tense}${stem}`,
    ...WHO.slice(1).map((who) => `${tense}${who}${stem}`),
  ]);
  const many = [`ت${stem}وا`, `ي${stem}وا`, `بت${stem}وا`, `بي${stem}وا`, `هت${stem}ي`];
  const past = stem.length > 2 ? [`${stem}ت`, `${stem}وا`, `${stem}نا`] : [];
  return [...present, ...going, ...many, ...past];
}

export const EVERYDAY_VERBS: readonly string[] = STEMS.flatMap(formsOf);
