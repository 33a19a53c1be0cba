// Whose own wedding or engagement it is is grown, whosever child: "ابني فرحه الشهر الجاي", "benty hatet5eteb".
import { eventOfVerb } from "../../../language/event-verbs.ts";
import type { Who } from "../wish.ts";

const OWN_DAY =
  /^(?:فرح|خطوبت|دخلت|كتاب|جواز|حنت)(?:ه|ها|هم)$|^(?:far?a?7|(?:kh|5)o?t[ou]*b[ei]?t|ketab|gawaz|do5let)(?:o|oh|ha|aha)$/;
/** "فرحة العيد" is a joy. */
const JOY = /^(?:ال)?(?:عيد|نجاح|عمر|رمضان)/;

export const isOwnDay = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (OWN_DAY.test(word) && !JOY.test(words[at + 1] ?? "")) ||
      /^(?:عريس|عروسه|3arees|3aris|3aroosa|3arosa)$/.test(word),
  );

/** Told of a child that is named, by what stands behind it. */
export const grownBy = (
  words: readonly string[],
  { value, to }: { value: Who; to: number },
): Who | undefined => {
  const next = words[to] ?? "";
  const isTheirs = eventOfVerb(next) !== undefined || OWN_DAY.test(next);
  if (!isTheirs || (value !== "girl" && value !== "boy")) return undefined;
  return value === "girl" ? "woman" : "man";
};
