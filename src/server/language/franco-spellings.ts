// Little words of Franco, which people write in many ways and which stand inside names and phrases.

/** The little words of Franco, which are too short to be heard: each in one spelling. */
const SPELLED = new Map(
  [
    "men mn",
    "el wel",
    "fein fen feen fain",
    "eh eih eeh ehh aih",
    "3eed 3eid 3id 3ed",
    "lon loon lown",
    "a2al 2a2al a22al 2a2all a2all",
    "keda kda kdh kida",
    "awy awi 2awy 2awi",
    "ba2a b2a ba2aa",
    "mesh msh mish mosh moush mush",
    "3ala 3la",
    "ma3 ma3a m3a",
    "gher 8er gheir 8eer gheer 8eir ghair 8air",
    "di dy dee deh",
    "da dah",
    "bas bs",
    "ezay ezzay izay ezaay",
    "kam kaam",
    "tany tani taney",
    "momken mumkin mmkn momkn",
    "ta7t taht te7t",
    "fo2 foo2 fok foq fouq",
    "la7ad le7ad l7ad la7d lahad",
    "nos noss nus nuss",
    "kom komm kum kumm koum",
    "bedon bdon bedoon bdoon bidoon bidon",
    "2odam odam oddam 2oddam 2uddam",
    "wara warra",
    "taweel tawil tawel tweel",
  ].flatMap((line) => {
    const [one = "", ...others] = line.split(" ");
    return others.map((other) => [other, one] as const);
  }),
);
export const spelled = (word: string): string => SPELLED.get(word) ?? word;
