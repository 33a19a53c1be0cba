/** Groups of goods that shops leave out of exchange and return. */

const before = "(?<![\\p{L}\\p{N}])(?:و|ف)?(?:بال|لل|ال|ب|ل)?";
const GROUPS: [string, string][] = [
  [
    "underwear",
    "(?:ملابس|هدوم|قطع) (?:ال)?داخلي\\p{L}{0,2}|لانجيري|لانجري|داخليه|داخلي|اندروير|اندر|انداروير|برا(?:هات)?|سنتيان\\p{L}{0,3}|كلسون\\p{L}{0,3}|بوكسر\\p{L}{0,3}|under ?wear|inner ?wear|كورسيه(?:ات)?|corsets?|lingerie|intimates?|sanitary (?:goods|items?|products?)|bras?(?!\\p{L})|briefs?|panty|panties|بانت[يى](?:ز|هات)?|boxers?|undergarments?|malabes da5leya|body ?suits?",
  ],
  [
    "swimwear",
    "مايوه\\p{L}{0,3}|بكيني\\p{L}{0,2}|بوركيني\\p{L}{0,2}|ملابس (?:ال)?(?:سباحه|بحر)|swim(?!\\p{L})|swim ?(?:wear|suits?|shorts)|beach ?wear|board ?shorts|burkinis?|bikinis?|mayo(?:h|hat)",
  ],
  ["socks", "شراب(?:ات)?|جوارب|جورب|socks?|hosiery|tights|stockings|كولون(?:ات)?|sharabat"],
  [
    "accessories",
    "اكسسوار\\p{L}{0,3}|اكسيسوار\\p{L}{0,3}|كابات|كاب|بندان\\p{L}{0,2}|دبابيس|احزمه|حزام|ربطات|كرافت\\p{L}{0,2}|neckties|ties?(?!\\p{L})|توك|نضارات|accessor(?:y|ies)|caps?|hats?|belts?|hair (?:clips?|bows?|bands?|ties|pins?|accessories)|headbands?|sunglasses|scrunchies|ekses(?:w|o)ar\\p{L}*",
  ],
  [
    "jewellery",
    "مجوهرات|حلي|حلقان|اقراط|حلق|خواتم|خاتم|سلاسل|earrings?|bracelets?|anklets?|piercings?|jewell?ery|jewelry|jewels|rings?(?!\\p{L})|necklaces?|انسيالات|اساور",
  ],
  [
    "scarves",
    "طرح(?:ه)?|ايشارب\\p{L}{0,3}|اشارب\\p{L}{0,3}|حجاب(?:ات)?|خمار(?:ات)?|سكارف(?:ات|ز)?|تربون(?:ات)?|بونيه(?:ات)?|turbans?|bonnets?|(?:head)?scar(?:f|ves)|(?:ال)?اوشحه|(?:اغطيه|غطاء|غطا) (?:ال)?راس|head ?(?:coverings?|covers?|wraps?)|كوفي(?:ه|ات)|(?:ال)?اخمره|hijabs?|veils?|shawls?|tara7|tar7a",
  ],
  [
    "cosmetics",
    "مستحضرات|(?:منتجات )?(?:ال)?تجميل|مي?ك ?ا?ب|مكياج|كريم(?:ات)?|روج|برفان\\p{L}{0,2}|creams?|lipsticks?|عطور|عطر|كوزمتكس|cosmetics?|make-?up|perfumes?|fragrances?|beauty products?|personal care|skin ?care|(?:ال)?عنايه (?:ال)?شخصيه",
  ],
  [
    "shoes",
    "احذيه|حذاء|جزم(?:ه)?|صنادل|شباشب|شبشب|كوتشي\\p{L}{0,2}|شوز(?:ات)?|shoes?|sandals?|slippers?|footwear|sneakers?|gezam",
  ],
  [
    "gifts",
    "هدايا|كروت (?:ال)?هد\\p{L}+|كارت هديه|بطاقات (?:ال)?هدايا|(?:ال)?هديه المجانيه|gift(?:s| cards?| sets?| boxes| vouchers?)?|free gifts?|wrapped (?:\\p{L}+ ){0,3}(?:a )?presents?",
  ],
  [
    "bags",
    "شنط(?:ه)?|حقايب|حقيبه|(?:hand ?)?bags?|totes?|(?:back|ruck)[- ]?(?:packs?|sacks?)|shonat|shanta|purses?|clutch(?:es)?",
  ],
];
const COMPILED = GROUPS.map(
  ([group, forms]) => [group, new RegExp(`${before}(?:${forms})(?![\\p{L}])`, "gu")] as const,
);

export function readGroups(text: string): { group: string; start: number; end: number }[] {
  const found: { group: string; start: number; end: number }[] = [];
  const masked = text.replace(
    /gift[- ]?wrap\p{L}*(?!\p{L}| (?:orders?|pieces?|items?))|shoe ?box|in (?:its|the) (?:bag|box)|(?:make-?up|perfume|deodorant|lipstick) (?:stains?|marks?|traces?|smell)|(?:stains?|traces?|smell|marks?) of (?:make-?up|perfume|cosmetics)|(?:بقع|بقعه|اثار|اثر|ريحه|رايحه|روايح|رائحه)\p{L}{0,2} (?:ال)?(?:ميك ?اب|مكياج|عطر|عطور|برفان\p{L}*)/gu,
    (whole) => "_".repeat(whole.length),
  );
  for (const [group, pattern] of COMPILED)
    for (const match of masked.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => start < one.end && end > one.start))
        found.push({ group, start, end });
    }
  return found;
}

/** The groups of a line that names goods and nothing else: “Hair bows & tights”; none where it says more. */
export function goodsAlone(text: string): string[] {
  const groups = readGroups(text);
  let left = text;
  for (const { start, end } of groups)
    left = left.slice(0, start) + " ".repeat(end - start) + left.slice(end);
  const words = left.replace(/(?<!\p{L})(?:and|or|all|our|و|او|كل)(?!\p{L})/gu, " ");
  // A gift card's own terms are of no piece.
  const isMore = /\p{L}{2,}|[?؟]/u.test(words) || groups.some(({ group }) => group === "gifts");
  return isMore ? [] : [...new Set(groups.map(({ group }) => group))];
}
