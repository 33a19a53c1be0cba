/** Shops of one brand, told on several pages in longer and shorter words: each once. */
import type { Governorate } from "../../../../contract/trust.ts";
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";

/** Two shops of one governorate share its name, a street and a mall, and are two all the same. */
const COMMON_IN_ADDRESSES =
  /governorate|street|road|square|mall|floor|building|shop|store|branch|daily|closed|except|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|يومي[اً]+|عدا|(?:ال)?(?:جمعة|سبت|أحد|خميس)|(?:محافظة|شارع|ميدان|مول|الدور|عمارة|فرع|محل|مدينة) ?|(?:red sea|cairo|giza|alexandria|القاهرة|الجيزة|الإسكندرية|البحر الأحمر|سوهاج|بورسعيد)/giu;
/** One address is often written on several pages, longer and shorter. */
export function withoutRepeats(branches: string[]): string[] {
  const words = (branch: string) =>
    new Set(
      branch
        .split("/")
        .slice(1)
        .join(" ")
        .replaceAll(GOVERNORATE_NAMES[branch.split("/")[0] as Governorate].ar, " ")
        .replace(COMMON_IN_ADDRESSES, " ")
        .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
    );
  const kept: string[] = [];
  for (const branch of branches.toSorted((one, other) => other.length - one.length)) {
    const own = words(branch);
    const place = branch.split("/")[0];
    if (
      !kept.some(
        (other) =>
          other.split("/")[0] === place &&
          [...own].filter((word) => words(other).has(word)).length >= Math.min(2, own.size),
      )
    )
      kept.push(branch);
  }
  return kept;
}
