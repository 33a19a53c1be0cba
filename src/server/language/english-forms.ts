// English number: both forms of a noun, by rule, with the irregular ones listed.

const IRREGULAR: Record<string, string> = {
  scarf: "scarves",
  knife: "knives",
  child: "children",
  foot: "feet",
  woman: "women",
  man: "men",
  shelf: "shelves",
  accessory: "accessories",
  dress: "dresses",
  hoodie: "hoodies",
  beanie: "beanies",
  tie: "ties",
};

const SINGULAR = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));

/** Nouns that only look like plurals, or whose other number is another word. */
const FIXED = new Set(
  "shorts tights denims khakis flats thermals glass lass bias canvas sports plus less basics christmas kids men women dots swiss glasses mens womens mass class".split(
    " ",
  ),
);

function pluralOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

export function singularOf(word: string): string {
  const irregular = SINGULAR.get(word);
  if (irregular) return irregular;
  if (FIXED.has(word) || word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A phrase with its last word in both numbers. */
export function bothNumbers(phrase: string): string[] {
  const cut = phrase.lastIndexOf(" ") + 1;
  const [before, last] = [phrase.slice(0, cut), phrase.slice(cut)];
  if (!/^[a-z]{2,}$/.test(last)) return [phrase];
  const forms = new Set([last, singularOf(last)]);
  if (!last.endsWith("s") || last.endsWith("ss")) forms.add(pluralOf(last));
  return [...forms].map((form) => before + form);
}
