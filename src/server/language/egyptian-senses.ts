// Words of Egyptian talk that are no term where they stand, told by their neighbours: going round the shops, the
// corniche, the office among whom a present was paid.

/** «تعبنا من اللف», "laffeena keteer": going round the shops, and nothing that wraps. */
const isRoundTheShops = (tokens: string[], at: number): boolean =>
  /^(?:اللف|لف|laff|el laff|lef)$/.test(tokens[at] ?? "") &&
  (/^(?:من|كتر|m[ei]?n|kotr)$/.test(tokens[at - 1] ?? "") ||
    /^(?:علي|ورا|كتير|3ala|wara|keteer)$/.test(tokens[at + 1] ?? ""));

const COLLECTED =
  /^[وف]?(?:لمينا|لميت|جمعنا|جمعت|ملمومين|مجمعين|lamm?e+na|gama3na|lameet|mgama3een|melamemeen)$/;
/** «لمينا ١٥٠٠ من المكتب», "gama3na mn el sho8l": among whom it was collected, and no day at work. */
const isCollectedAmong = (tokens: string[], at: number): boolean =>
  tokens.slice(0, at).some((word) => COLLECTED.test(word)) &&
  tokens.slice(Math.max(0, at - 2), at).some((word) => /^(?:من|في|ف|m[ei]?n|fe|fel)$/.test(word));

const BY_THE_WATER = /^(?:علي|عل|ع|في|جنب|3ala|3al|3l|3a|fel|ganb|el|al)$/;
/** «على الكورنيش», "3al corniche": where one walks, and no ruffles. */
const isCorniche = (tokens: string[], at: number): boolean =>
  /^(?:ع|عال|ل|لل)?(?:ال)?كورنيش$|^[ck]orn[ei]+sh?e?$|^corniche$/.test(tokens[at] ?? "") &&
  (BY_THE_WATER.test(tokens[at - 1] ?? "") || /^[عل]/.test(tokens[at] ?? ""));

const SHWAYA = /^(?:شويه|شويت|شوية|shwa?ye?t|shewa?ye?t|shwyet)$/;
/** "Shwayet 3abayat": a few, and no shores. */
const isAFew = (tokens: string[], at: number): boolean => SHWAYA.test(tokens[at] ?? "");

/** «يا نهار أبيض», "ya nhar eswed": nobody means the colour. */
const isExclaimed = (tokens: string[], at: number): boolean =>
  /^(?:نهار|نهارك|يوم|يومك|ليله|nhar|nahar|yom|youm|leila|leyla)$/.test(tokens[at - 1] ?? "") &&
  /^(?:يا|ya|و)$/.test(tokens[at - 2] ?? "");

/** «كل سنة بجيبله حاجة», «هتجيبهالها»: who is brought something stands behind the verb, and no skirt has that. */
const isBroughtTo = (tokens: string[], at: number): boolean =>
  /^[وف]?[بهح]?[انتي]?جيب(?:ي|و)?(?:ها|هم|ه)?ل(?:ي|ك|ه|ها|هم|نا|كم|كو)$/.test(tokens[at] ?? "");

/** «ولدي عمره سنة ونص»: how old he is, and no pilgrimage. */
const isHisAge = (tokens: string[], at: number): boolean =>
  /^[وف]?عمر(?:ه|ها|هم|ي)$|^w?3omr(?:o|oh|aha|ha|ohom|y|i)$/.test(tokens[at] ?? "") &&
  /^(?:\d+|san[ae]\w*|sen+e+n|shahr\w*|shoho+r|osbo3\w*|talat\w*|arba3\w*|(?:5|kh)am[as]\w*|set+\w*|sab3\w*|taman\w*|tes3\w*|3ashar\w*|7awaly|lessa|سن\S*|شهر\S*|شهور|اسبوع\S*|تلات\S*|اربع\S*|خمس\S*|ست\S*|سبع\S*|تمان\S*|تسع\S*|عشر\S*|حوالي|اكتر|اقل|قرب|لسه|فوق)$/.test(
    tokens[at + 1] ?? "",
  );

/** «برفان ريحته تقيلة», "re7ty te2eela": a strong scent, and nothing for the winter. */
const isOfScent = (tokens: string[], at: number): boolean =>
  /^(?:تقيله?|خفيفه?|هاديه?|te2ee?la?|(?:5|kh)afee?fa?|hadya?)$/.test(tokens[at] ?? "") &&
  /^(?:ريحت(?:ه|ها)|ريحه|re[e7]?7t(?:o|aha)|re7a|ree7a)$/.test(tokens[at - 1] ?? "");

/** «الكوتش قال لازم», "el coach by2ool": who trains somebody, and no sneakers. */
const isTrainer = (tokens: string[], at: number): boolean =>
  /^(?:ال)?كوتش$|^kotsh$|^coach$/.test(tokens[at] ?? "") &&
  tokens
    .slice(at + 1, at + 3)
    .some((word) =>
      /^(?:قال\S*|بيقول\S*|عايز\S*|طلب\S*|مصمم|2al\w*|bey?2ool\w*|3ayez\w*|talab\w*)$/.test(word),
    );

/** "Lebs lel matar", "ta2m ll matar lel tayara": where one flies from, and no rain. */
const isAirport = (tokens: string[], at: number): boolean =>
  (tokens[at] === "matar" || (tokens[at] === "lel" && tokens[at + 1] === "matar")) &&
  tokens.some((word) =>
    /^(?:tayara\w*|tayyara\w*|safar\w*|mesafr\w*|re7l\w*|flight|airport)$/.test(word),
  );

/** «شبشب بنعل تقيل», "na3l 3aly": the sole of a shoe, and how thick that is. */
const SOLE = /^[وب]?(?:ال)?نعل(?:ه|ها)?$|^b?na3l(?:o|aha)?$/;
const OF_SOLE =
  /^(?:تقيله?|خفيفه?|طري|مطاط|كاوتش|مريح|te2ee?la?|(?:5|kh)afee?fa?|tary|mattat|kawetsh)$/;
const isSole = (tokens: string[], at: number): boolean =>
  (SOLE.test(tokens[at] ?? "") && OF_SOLE.test(tokens[at + 1] ?? "")) ||
  (/^(?:تقيله?|خفيفه?|te2ee?la?|(?:5|kh)afee?fa?)$/.test(tokens[at] ?? "") &&
    SOLE.test(tokens[at - 1] ?? ""));

/** «ستاير لبيتي الجديد», "lel beit bta3y": a house, and nothing that is worn there. */
const isMyHouse = (tokens: string[], at: number): boolean =>
  /^[لبف]بيت(?:ي|نا|ها|هم|ه)$/.test(tokens[at] ?? "") &&
  !/^(?:لبس|هدوم|طقم|روب)/.test(tokens[at - 1] ?? "");

export const isEgyptianSense = (tokens: string[], at: number): boolean =>
  isRoundTheShops(tokens, at) ||
  isMyHouse(tokens, at) ||
  isSole(tokens, at) ||
  isAirport(tokens, at) ||
  isHisAge(tokens, at) ||
  isOfScent(tokens, at) ||
  isTrainer(tokens, at) ||
  isBroughtTo(tokens, at) ||
  isCollectedAmong(tokens, at) ||
  isCorniche(tokens, at) ||
  isAFew(tokens, at) ||
  isExclaimed(tokens, at);
