// What is drawn on a piece, as Egyptians call it, and as titles of shops name it: "عليه نجمة", "3aleh otta".
import { foldWords } from "../../contract/fold-words.ts";

const LINES = `
cat: قطة قطط قط · otta 2otta otat 2otat 2etta etta
dog: كلب كلاب · kalb kelab
star: نجمة نجوم · negma nogoom negoom nogom
heart: قلب قلوب · 2alb alb 2oloob oloob
butterfly: فراشة فراشات · farasha farashat
rabbit: أرنب أرانب · arnab araneb
bear: دبدوب دب · dabdoob dabdoub
dinosaur: ديناصور ديناصورات · dinasor dinasour
moon: هلال · helal
sun: شمس · shams
lion: أسد · asad
fish: سمكة سمك · samaka samak
bird: عصفور عصافير · 3asfoor 3asafeer
pyramid: هرم أهرامات · haram ahramat
palm: نخلة نخل · na5la nakhla
`;

const NAMED = new Map<string, string[]>();
for (const line of LINES.trim().split("\n")) {
  const [english = "", forms = ""] = line.split(": ");
  const [arabic = "", franco = ""] = forms.split(" · ");
  const ours = foldWords(arabic).split(" ");
  for (const word of [...ours, ...franco.split(" ")])
    NAMED.set(word, [...new Set([english, ours[0] ?? "", ...(ours.includes(word) ? [word] : [])])]);
}

/** The words by which titles in either language name it; the word itself where it is none. */
export const inTitles = (word: string): string[] =>
  NAMED.get(word) ?? NAMED.get(word.replace(/^(?:وال|بال|ال|ب)(?=.{3})/, "")) ?? [word];
