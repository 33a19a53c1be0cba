// The word that says what the thing is: the last one in English, "martial art headgear", before what it is for or comes
// with. Titles that have the other words alone are of other things.
const ASIDE = new Set(["for", "with", "by", "without"]);

/** A size, a year or a number of a model is no thing: "phone case 5". */
const NUMBER = /\d/;
/** In Arabic the thing comes first, and those whose thing we do not know are few. */
const ENGLISH = /^[a-z'’-]+$/;

/** Of stems in their order. */
export function headOf(stems: readonly string[]): string | undefined {
  const aside = stems.findIndex((stem, at) => at > 0 && ASIDE.has(stem));
  const own = aside < 0 ? stems : stems.slice(0, aside);
  const last = own.findLast((stem) => !NUMBER.test(stem));
  return last !== undefined && ENGLISH.test(last) ? last : undefined;
}
