// "Something to carry my gym stuff in", "anything that holds a passport and cards": no piece is named, and what goes into
// it says that it is a bag, and how big.
import { createPhrases } from "../../../language/phrases.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { take, type Tokens } from "../../../language/tokens.ts";

/** What is put into bags, by how much room it needs; flat things also fit into a wallet. */
export const CARRIED = createPhrases<"flat" | "small" | "big">([
  [
    "flat",
    "card, cards, bank cards, credit cards, business cards, money, cash, coins, change, notes, id, ids, driving licence, license, كروت, kroot, فلوس, folos, foloos",
  ],
  [
    "small",
    "phone, phones, mobile, keys, key, lipstick, wallet, purse, passport, makeup, make up, perfume, glasses, headphones, airpods, medicine, tissues, essentials, bits, موبايل, الموبايل, تليفون, التليفون, الفون, مفاتيح, المفاتيح, مفتاح, الروج, روج, محفظه, المحفظه, الفلوس, الكروت, mobayl, telephone, mafatee7, mafati7, el keys, el rouge, roog, ma7fza",
  ],
  [
    "big",
    "laptop, laptops, macbook, computer, tablet, ipad, book, books, textbooks, notebooks, papers, documents, files, folders, a4, diapers, nappies, baby stuff, baby things, gym clothes, gym stuff, gym kit, gym gear, gym things, sports stuff, training clothes, change of clothes, clothes, shoes, trainers, towel, towels, lunch, lunchbox, lunch box, water bottle, groceries, shopping, camera, umbrella, uni stuff, work stuff, work things, school stuff, everything, whole life, lots, a lot, loads, stuff, things, لابتوب, اللابتوب, لاب, كتب, الكتب, ورق, ملفات, بامبرز, هدوم, labtop, kotob, el kotob, wara2, pampers, hedoom",
  ],
]);

const BAGS = {
  flat: ["kind:wallet", "kind:clutch"],
  small: ["kind:crossbody-bag", "kind:clutch"],
  big: ["kind:tote", "kind:backpack"],
};

const HOLDS =
  /^(?:carry|carries|carrying|hold|holds|holding|fit|fits|put|store|keep|bring|pack|lug|haul|transport|room|space)$/;
const OPEN = /^(?:something|anything|smth|sth|thing|one)$/;
const BETWEEN =
  /^(?:and|or|plus|my|his|her|our|their|all|the|a|an|some|few|for|in|into|inside|of|with|daily|little|big|couple|just|it|kids|baby)$/;
const INSIDE = /^(?:in|inside|around|with|everywhere)$/;

const clauseOf = ({ words, breaks, stops }: Tokens, at: number): [number, number] => {
  let from = at;
  while (from > 0 && !breaks.has(from)) from -= 1;
  let to = at + 1;
  // "My phone, keys and cards": a comma between things ends nothing.
  while (to < words.length && !stops.has(to)) to += 1;
  return [from, to];
};

/** Where the things end that stand behind a verb of carrying, and how much room they need. */
function carriedAt({ words }: Tokens, at: number, end: number) {
  let last: number | undefined;
  const needs = new Set<keyof typeof BAGS>();
  for (let place = at; place < end;) {
    const thing = CARRIED(words, place);
    if (thing) {
      needs.add(thing.value);
      last = thing.to;
    } else if (!BETWEEN.test(words[place] ?? "")) break;
    place = thing?.to ?? place + 1;
  }
  if (last === undefined) return undefined;
  const room = (["big", "small", "flat"] as const).find((one) => needs.has(one)) ?? "small";
  return { to: INSIDE.test(words[last] ?? "") ? last + 1 : last, room };
}

/** The bags that are described by what goes into them; the words that do so are taken. */
export function readCarrying(tokens: Tokens): { ids: string[]; words: string } | undefined {
  const { words, taken } = tokens;
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at) || !HOLDS.test(words[at] ?? "")) continue;
    const [from, end] = clauseOf(tokens, at);
    const before = words.slice(from, at);
    const isOpen =
      before.some((word) => OPEN.test(word)) || /^(?:need )?to$/.test(before.join(" "));
    const kinds = readTerms(before).filter(({ term }) => term.kind === "kind");
    // "A bag I can fit my laptop in": which bag is said by what goes in.
    const isBag = kinds.length > 0 && kinds.every(({ term }) => term.id === "kind:bag");
    const isMeant = isBag || (isOpen && kinds.length === 0);
    const carried = isMeant ? carriedAt(tokens, at + 1, end) : undefined;
    if (!carried || (isBag && carried.room !== "big")) continue;
    // "Something big enough to carry …": how big is said by what goes in.
    const start = words.findIndex(
      (word, n) => n >= from && n < at && /^(?:big|large|roomy|small)$/.test(word),
    );
    const said = words.slice(at, carried.to).join(" ");
    take(tokens, start < 0 ? at : start, carried.to);
    return { ids: BAGS[carried.room], words: said };
  }
  return undefined;
}
