// Places in Egypt as shoppers name them: where something should be sent, never a slip of a fashion word.
import type { Governorate } from "../../contract/trust.ts";
import { createSpoken } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

const PLACES = createSpoken<Governorate>([
  [
    "alexandria",
    "alexandria, alex, اسكندريه, الاسكندريه, اليكس, eskenderia, eskendereya, iskenderia, سموحه, smouha",
  ],
  ["aswan", "aswan, اسوان"],
  ["asyut", "asyut, assiut, assuit, اسيوط, asyout"],
  ["beheira", "beheira, البحيره, دمنهور, damanhour"],
  ["beni-suef", "beni suef, بني سويف, beni swef, bani sweif"],
  [
    "cairo",
    "cairo, القاهره, el qahera, maadi, المعادي, zamalek, الزمالك, nasr city, مدينه نصر, heliopolis, مصر الجديده, new cairo, القاهره الجديده, tagamo3, tagamoa, التجمع, التجمع الخامس, fifth settlement, mokattam, المقطم, shubra, شبرا, helwan, حلوان, madinaty, مدينتي",
  ],
  ["dakahlia", "mansoura, el mansoura, المنصوره, الدقهليه, dakahlia, mansora"],
  ["damietta", "damietta, دمياط, domyat, dumyat"],
  ["faiyum", "fayoum, faiyum, الفيوم, fayom"],
  ["gharbia", "tanta, طنطا, المحله, mahalla, الغربيه, gharbia"],
  [
    "giza",
    "giza, الجيزه, mohandessin, mohandeseen, المهندسين, dokki, الدقي, october, اكتوبر, 6 october, سته اكتوبر, sheikh zayed, الشيخ زايد, zayed",
  ],
  ["ismailia", "ismailia, الاسماعيليه, esma3eleya"],
  ["kafr-el-sheikh", "kafr el sheikh, كفر الشيخ"],
  ["luxor", "luxor, الاقصر, lo2sor, el o2sor"],
  ["matrouh", "siwa, siwa oasis, سيوه, سيوا, matrouh, marsa matrouh, مطروح, مرسي مطروح, matru7"],
  ["minya", "minya, el minya, menia, المنيا, minia, menya"],
  ["monufia", "monufia, menoufia, المنوفيه, شبين الكوم, shebin"],
  ["port-said", "port said, بورسعيد, بور سعيد, borsa3id"],
  ["qalyubia", "qalyubia, القليوبيه, banha, بنها"],
  ["qena", "qena, قنا"],
  ["red-sea", "marsa alam, مرسي علم, hurghada, الغردقه, el gouna, الجونه, 8arda2a, ghardaka"],
  ["sharqia", "zagazig, الزقازيق, sharqia, الشرقيه, za2azi2"],
  ["sohag", "sohag, سوهاج"],
  [
    "south-sinai",
    "to dahab, in dahab, from dahab, لدهب, في دهب, fe dahab, le dahab, nuweiba, نويبع, sharm, sharm el sheikh, شرم, شرم الشيخ",
  ],
  ["suez", "suez, السويس, el sewes"],
]);

/** The place a sentence names; its words are taken. */
export function readPlace(tokens: Tokens): Governorate | undefined {
  let found: Governorate | undefined;
  for (let at = 0; at < tokens.words.length;) {
    const place = tokens.taken.has(at) ? undefined : PLACES(tokens.words, at);
    if (place) {
      found ??= place.value;
      take(tokens, at, place.to);
    }
    at = place?.to ?? at + 1;
  }
  return found;
}
