// Words of descriptions that are no terms of ours: only put into English, for a reader of meanings.
import { knownArabicWord } from "./arabic-forms.ts";

const LINES = `
cut: قصه قصات; wrap: لفه; chest: صدر; sleeves: اكمام كمام; edges: اطراف طرف حواف; front: قدام امام; back: ضهر ظهر; hem: ديل; waist: خصر;
neck: رقبه; small: صغير صغيره soghayar soghayara; large: كبير كبيره kebir kebira kebeer; scattered: متناثر متناثره; piece: قطعه قطع;
one: واحده; two: قطعتين اتنين; three: تلات ثلاث; ready: جاهز جاهزه; easy: سهل سهله; different: مختلف مختلفه; draped: منسدل منسدله;
middle: نص; shape: شكل; eye: عين; cat: قطه; moving: متحرك متحركه; round: دايري دايريه مستدير مستديره مدور; lenses: عدسات;
square: مربع مربعه; border: كنار; new: جديد جديده gedid gedida; beautiful: جميل جميله حلو حلوه 7elw 7elwa; light: فاتح فاتحه;
dark: غامق غامقه داكن داكنه; soft: طري نعومه; thin: رفيع رفيعه; wide: عريض عريضه; natural: طبيعي طبيعيه; original: اصلي اصليه;
high: عالي عاليه عال; low: واطي; quality: جوده خامه; collection: مجموعه تشكيله كولكشن; fabric: قماش; design: تصميم موديل;
family: عيله عائله; friend: صاحبي صديق صديقه; house: بيت منزل; hand: يد ايد; egyptian: مصري مصريه masry; turkish: تركي تركيه turky;
moroccan: مغربي مغربيه; gulf: خليجي خليجيه khaligi khalegy khaleegy khaliji 5aligi 5aleegy; italian: ايطالي; lined: بطانه; warm: تدفئه; rain: مطر; sun: شمس; sport: رياضه
`;

const ENGLISH = new Map(
  LINES.split(";").flatMap((line) => {
    const [english = "", words = ""] = line.split(":");
    return words
      .trim()
      .split(" ")
      .map((word): [string, string] => [word, english.trim()]);
  }),
);

export function glossed(word: string): string {
  const known = knownArabicWord(word, (form) => ENGLISH.has(form));
  return (known && ENGLISH.get(known)) ?? word;
}
