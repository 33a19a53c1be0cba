/** Governorates as pages name them, and the regions they are gathered in. */
import { GOVERNORATES, type Governorate } from "../../../../contract/trust.ts";
import type { Span } from "./normalise.ts";

const NAMES: Record<Governorate, string> = {
  alexandria: "(?:ال)?اسكندري[هاي]|alexandria|alex|[ei]sk[ae]nd[ae]r[ei]+y*a|اليكس",
  aswan: "اسوان|aswan",
  asyut: "اسيوط|as+[iy][uo]+t|asyout",
  beheira: "(?:ال)?بحيره|beh[ei]+ra|behira|el ?beheira",
  "beni-suef": "بني ?سويف|beni[- ]?su[ei]+f|bani swe+f|beni swef",
  cairo:
    "(?:ال)?قاهره|cairo|(?:the )?capital(?! letters?)|(?:ال)?عاصمه(?! (?:ال)?(?:اداريه|جديده))|(?:l?el ?)?[qk2]a?hera|el ?qahera|elqahera|kahera",
  dakahlia: "(?:ال)?دقهليه|daka[hl]+[iy]+a|daqahl[iy]+a",
  damietta: "دمياط|damietta|domyat|dumyat",
  faiyum: "(?:ال)?فيوم|fa[iy]+[uo]+m|el fayo+m",
  gharbia: "(?:ال)?غربيه|g?harb[iy]+a|gharbeya",
  giza: "(?:ال)?جيزه|gi[zs]a|geza|giza|el ?giza",
  ismailia: "(?:ال)?اسماعيلي[هاي]|ismail[iy]+a|esma3eleya",
  "kafr-el-sheikh": "كفر ?(?:ال)?شيخ|kafr[- ]?(?:el|al)?[- ]?she?[iy]?kh",
  luxor: "(?:ال)?اقصر|luxor|lo2sor|el ?o2sor",
  matrouh: "(?:مرسي )?مطروح|(?:marsa )?matr[ou]+h|(?:marsa )?matru7",
  minya: "(?:ال)?منيا|m[ie]n[iy]+a|el ?menya",
  monufia: "(?:ال)?منوفيه|mon[uo]+f[iy]+a|menof[iy]+a|menoufia",
  "new-valley": "(?:ال)?وادي (?:ال)?جديد|new valley|el wadi el gedid",
  "north-sinai": "شمال سينا(?:ء|ا)?|north sinai",
  "port-said": "بور ?سعيد|port ?sa[iy]+d|borsa3id|bor sa3eed",
  qalyubia: "(?:ال)?قليوبيه|[qk]al[iy]+[ou]+b[iy]+a|qalubia|kalyoubia|2alyobeya",
  qena: "قنا|qena|kena",
  "red-sea": "(?:ال)?بحر (?:ال)?احمر|red sea",
  sharqia: "(?:ال)?شرقيه|shar[qk][iy]+a|sharkeya",
  sohag: "سوهاج|soha?g",
  "south-sinai": "جنوب سينا(?:ء|ا)?|south sinai",
  suez: "(?:ال)?سويس|suez|el sewes",
};

const DELTA: Governorate[] = [
  "beheira",
  "dakahlia",
  "damietta",
  "gharbia",
  "kafr-el-sheikh",
  "monufia",
  "qalyubia",
  "sharqia",
];
const CANAL: Governorate[] = ["ismailia", "port-said", "suez"];
const UPPER: Governorate[] = [
  "aswan",
  "asyut",
  "beni-suef",
  "faiyum",
  "luxor",
  "minya",
  "qena",
  "sohag",
];
const BORDER: Governorate[] = ["matrouh", "new-valley", "north-sinai", "red-sea", "south-sinai"];

const REST_OF = "(?:(?:باقي |بقيه |rest of (?:the )?|remaining |ba2y |ba2i )(?:محافظات |مدن )?)?";
const REGIONS: [Governorate[], string][] = [
  [["cairo", "giza"], "(?:ال)?قاهره (?:ال)?كبري|greater cairo|cairo kobra|el qahera el kobra"],
  [
    DELTA,
    "(?:محافظات |مدن )?(?:ال)?دلتا|(?:محافظات )?(?:ال)?وجه (?:ال)?بحري|(?:محافظات )?بحري(?!\\p{L})|(?:the )?(?:nile )?delta(?: governorates| cities| region)?|lower egypt|wagh ba7ari|wagh bahary",
  ],
  [
    CANAL,
    "(?:مدن |محافظات |منطقه )?(?:ال)?قنا[هل](?! السويس)|(?:مدن |محافظات )?(?:ال)?قنال|(?:the )?(?:suez )?canal(?: zone| cities| area| governorates| region)?|el kanal|el qanal",
  ],
  [
    UPPER,
    "(?:محافظات |مدن )?(?:ال)?صعيد|(?:محافظات )?(?:ال)?وجه (?:ال)?قبلي|(?:محافظات )?قبلي(?!\\p{L})|upper egypt(?: governorates| cities)?|el ?sa3id|(?:el )?sa3eed|el se3id|wagh 2ebly|wagh qebly",
  ],
  [
    BORDER,
    "(?:ال)?محافظات (?:ال)?(?:حدوديه|نائيه|ناييه)|(?:ال)?مناطق (?:ال)?(?:حدوديه|نائيه|ناييه)|border governorates|remote (?:areas|governorates)",
  ],
  [
    ["north-sinai", "south-sinai"],
    "(?:شمال وجنوب |جنوب وشمال )سينا(?:ء|ا)?|(?<!شمال )(?<!جنوب )سينا(?:ء|ا)?|(?:north and south |south and north )sinai|(?<!north )(?<!south )(?:both )?sinais?",
  ],
];

const ALL =
  "(?:ل|ال)?(?:كل|جميع|كافه|كامل|عموم) (?:ال)?(?:محافظات|انحاء|مناطق|مدن|مصر|جمهوريه)(?: (?:ال)?(?:جمهوريه|مصر))?|كل حته|(?:داخل|جوه|جوا) (?:جمهوريه )?مصر|(?:within|inside|throughout) egypt|(?:ل)?ا[يى] (?:محافظه|مكان|حته|مدينه|منطقه)(?! (?:تانيه|تاني|اخري))|في مصر كلها|(?:ايا كانت|مهما كانت) محافظت\\p{L}{1,2}|مصر كلها|علي مستوي (?:ال)?جمهوريه|(?:all|any|every) (?:the |of )?(?:over )?(?:governorates?|cit(?:y|ies)|egypt)|across (?:all )?(?:of )?egypt|(?:the )?whole (?:of )?(?:egypt|country)|nation[- ]?wide|country[- ]?wide|anywhere(?! else)|wherever|everywhere(?! else)|kol (?:el )?(?:mo7afzat|mohafzat|masr)|l?ay mo7afza(?! tanya)|ay makan(?! tany)|(?:ايا|مهما) كانت? (?:عنوان|محافظ|مكان)\\p{L}{0,4}|محافظتك\\p{L}? (?:ايا|مهما) كانت|فين ما (?:كنت|تكون)\\p{L}{0,2}|(?:throughout|all over) the (?:republic|country)|(?:no matter|whatever|whichever|regardless of)(?: (?:the|your|which|what))? governorate|(?:ال)?كل(?= (?:بيدفع|بياخد|بيوصل|ب ?\\d))|(?:everyone|everybody)(?= (?:pays|gets))|(?:does not|doesn't|no) matter where(?: (?:you|it|your \\p{L}+)(?: (?:are|is|live|goes))?)?|(?:the )?(?:whole|entire) map|same (?:price|fee|cost|rate) (?:for|to) (?:everyone|everybody|all)|the same (?:for|to) (?:everyone|everybody)|(?:any|every|all|each|whichever|whatever) (?:doors?(?:step)?|address(?:es)?|homes?|house|corners?|city|town|place|part)(?: (?:in|of|across) (?:egypt|the country))?|(?:ل)?(?:ا[يى]|كل|جميع) (?:ال)?(?:باب|ابواب|عنوان|عناوين|بيت|بيوت|ركن)(?: في مصر)?|مهما (?:كان|كنت|تكون)\\p{L}{0,3}(?: \\p{L}+){0,2} فين|فين ما (?:بتسكن|ساكن)\\p{L}{0,2}|(?:من|في) (?:اول|شمال)\\p{L}{0,2} ل(?:اخر|جنوب)\\p{L}{0,2}(?: مصر)?|(?:across|throughout|all (?:over|around)) (?:egypt|the country)";
const REST =
  "(?:every|any|all|each) (?:the )?governorates? (?:(?:that (?:is|are) )?not|un)[- ]?(?:named|listed|mentioned)(?: (?:above|here))?|(?:كل |اي )?(?:ال)?محافظ(?:ه|ات) (?:ال)?غير (?:ال)?(?:مذكور|مدرج|وارد)\\p{L}*(?: اعلاه)?|(?:كل |اي )?ما لم (?:ي|ت)ذكر|(?:ل|ال)?(?:ب)?(?:باقي|بقيه)(?: (?:ال)?(?:محافظات|مدن|مناطق|جمهوريه|انحاء|اماكن))?|(?:ال)?(?:محافظات|مدن|مناطق|اماكن) (?:ال)?(?:اخري|تانيه|التانيه)|(?:ل)?ا[يى] (?:محافظه|مكان|حته|مدينه) (?:تانيه|تاني|اخري)|(?:في |من )?محافظه (?:تانيه|اخري)|(?:في)?ما عدا(?:ها|هم|هما)|ساير (?:ال)?محافظات|(?:ما عدا|غير) (?:ذلك|كده)|(?:ا)?بعد من كده|(?:خارج|برا|بره)(?:هما|ها|هم| كده)|(?<!\\p{L})غير(?:هم|هما)|(?:ال|لل)?اقاليم|(?:the )?provinces|the others|(?:every|any)(?:one|body) else|further afield|(?:anywhere|anything|everything|everyone) (?:beyond|outside)|beyond (?:that|those|them|these)|out of town|outside (?:of )?(?:that|those|these|them)|(?:على |علي |في)?ما سوا(?:ها|هما|هم)|فيما عداهما|(?:خلاف|سوي|غير) (?:ذلك|هذا|دول|دي)|ا[يى] (?:حد|عنوان|بيت) (?:تاني|بره|غير)|(?:all |any |every )?(?:the )?(?:an)?other (?:governorates?|cit(?:y|ies)|areas?|places?|regions?|parts?)|(?:the )?rest(?: of (?:egypt|(?:the )?(?:country|republic|nation|governorates|cities|provinces|map)|our governorates))?(?! of)|everywhere else|anywhere else|elsewhere|all others?|(?<=[,;] ?(?:and |for |to )?)others(?= (?:with)?in| up to| get| take| pay| are|:| for| (?:egp |le )?\\d)|^others(?= ?:|$)|(?:anything|anywhere) farther|outside(?= ?[.,;]|$)|(?:all )?remaining (?:governorates|cities|areas)|remaining governorates|ba2[iy](?: el)? (?:mo7afzat|mohafzat)|ay mo7afza tanya|mo7afzat tanya|el ba2[iy]|(?:ال)?محافظات(?! (?:GOVERNORATES))(?! (?:ال)?(?:حدوديه|نائيه|التاليه|الاتيه|الدلتا|الصعيد|القناه|وجه))|(?<!any |every |all |of )governorates(?! (?:below|of (?:GOVERNORATES)))".replaceAll(
    "GOVERNORATES",
    Object.values(NAMES).join("|"),
  );

export type PlaceMark = {
  ids: Governorate[];
  reach: "named" | "region" | "rest" | "all";
  /** “Outside Cairo”, “all but Sinai”: not there. */
  but?: Governorate[];
};
const bounded = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:و|ف)?(?:ل|ب|بال|لل|في )?(?:${source})(?![\\p{L}])`, "gu");
const TOWNS_WITH_NAMES =
  /(?:ال)?قوه (?:ال)?قاهره|ظروف قاهره|new cairo|القاهره الجديده|new giza|نيو جيزه|اسكندريه الصحراوي|cairo alex(?:andria)? desert|مدينه السادس|شارع \p{L}+|طريق \p{L}+(?: \p{L}+)?/gu;

/** “Greater Cairo (Cairo, Giza, Qalyubia)”: said once on a page, meant wherever it names Greater Cairo. */
export const countsQalyubia = (text: string): boolean =>
  /(?:قاهره (?:ال)?كبري|greater cairo) ?[(:] ?[^).]{0,60}(?:قليوبيه|qal[iy]+ub)/u.test(text);

/** Before the regions, whose names it holds. */
const OUTSIDE =
  "(?:خارج|برا|بره|outside(?: of)?|beyond) (?:the )?(?:NAMES_AND_REGIONS)(?: ?(?:and|&|or|و|او) ?(?:ال)?(?:NAMES_AND_REGIONS))?|(?:ل)?ا[يى] (?:محافظه|مكان|حته|مدينه|منطقه) (?:(?:برا|بره|خارج) (?:NAMES_AND_REGIONS)|غير (?:دول|كده|ده|ذلك)|غيره(?:م|ا)|ما ?عدا)|(?:كل )?(?:اللي |ال)?غير (?:دول|كده)|outside (?:it|them|these|those)|".replaceAll(
    "NAMES_AND_REGIONS",
    [...Object.values(NAMES), ...REGIONS.map(([, one]) => one)].join("|"),
  ) +
  "(?:خارج|برا|بره) (?:ال)?قاهره(?: (?:ال)?كبري)?(?: و(?:ال)?جيزه)?|outside (?:of )?(?:greater )?cairo(?: (?:and|&) giza)?|barr?a (?:el )?qahera";

const PATTERNS: [RegExp, PlaceMark][] = [
  [bounded(OUTSIDE), { ids: [], reach: "rest" }],
  ...REGIONS.map(([ids, source]): [RegExp, PlaceMark] => [
    bounded(REST_OF + `(?:${source})`),
    { ids, reach: "region" },
  ]),
  [bounded(ALL), { ids: [], reach: "all" }],
  [bounded(REST), { ids: [], reach: "rest" }],
  ...GOVERNORATES.map((id): [RegExp, PlaceMark] => [
    bounded(NAMES[id]),
    { ids: [id], reach: "named" },
  ]),
];

/** The governorates that “outside …” names. */
function restOf(value: PlaceMark, said: string): PlaceMark {
  const named = [
    ...GOVERNORATES.filter((id) => OWN_NAMES[id].test(said)),
    ...REGIONS.filter(([, source]) => new RegExp(bounded(source).source, "u").test(said)).flatMap(
      ([ids]) => ids,
    ),
  ];
  return named.length > 0 ? { ...value, but: [...new Set(named)] } : value;
}
const OWN_NAMES = Object.fromEntries(
  GOVERNORATES.map((id) => [id, new RegExp(bounded(NAMES[id]).source, "u")]),
) as Record<Governorate, RegExp>;

/** “Whether you live in Cairo or in Aswan”, «من اسكندرية لأسوان»: one here, one far off, and so everywhere. */
const ANY_NAME = Object.values(NAMES).join("|");
const EITHER_PLACE = new RegExp(
  `(?<!\\p{L})(?:(?:whether|سواء)(?: (?!${ANY_NAME})\\p{L}+){0,4} (?:${ANY_NAME}) (?:or|او) (?:in |في |من )?(?:${ANY_NAME}|\\p{L}{3,}(?: \\p{L}{3,})?(?=\\s*(?:[.,،;]|$)))|(?:from|من) (?:${ANY_NAME}) (?:to|ل|الي|لحد) ?(?:${ANY_NAME}))(?!\\p{L})`,
  "gu",
);

/** Places in the order in which they stand. */
export function readPlaces(text: string): Span<PlaceMark>[] {
  const masked = text.replace(TOWNS_WITH_NAMES, (whole) => "_".repeat(whole.length));
  const found: Span<PlaceMark>[] = [...masked.matchAll(EITHER_PLACE)].map((match) => ({
    value: { ids: [], reach: "all" },
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const [pattern, value] of PATTERNS)
    for (const match of masked.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => start < one.end && end > one.start))
        found.push({ value: value.reach === "rest" ? restOf(value, match[0]) : value, start, end });
    }
  return withOwnLists(
    masked,
    found.toSorted((one, other) => one.start - other.start),
  );
}

/** “Remote areas (Matrouh, Red Sea)”: a region whose places are listed behind it is no more than these. */
const withOwnLists = (text: string, places: Span<PlaceMark>[]) =>
  places.filter(({ value, end }, at) => {
    const [list] = /^ ?\([^)]*\)/u.exec(text.slice(end)) ?? [];
    const next = places[at + 1];
    const isListed = !!list && !!next && next.start < end + list.length;
    return !(value.reach === "region" && isListed && !NOT_ALL.test(list));
  });
const NOT_ALL =
  /(?<!\p{L})(?:incl\p{L}*|such as|e\.g|like|especially|except|excluding|but|not|also|plus|بما|منها|مثل|زي|خصوصا|عدا|ماعدا|الا|مش|غير|كمان|وايضا)(?!\p{L})/u;
