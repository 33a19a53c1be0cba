// What is pinned, read from the catalogue where we know it and from its title where we do not.
import type { Product } from "../../../../contract/products.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { toEnglish } from "../../../language/translate.ts";
import { slotOf, worldOf, type Slot, type World } from "./slots.ts";

export type Pinned = { id?: string | undefined; title: string };

export type Piece = {
  title: string;
  /** Its name in English with its colour, as the compatibility reads it. */
  name: string;
  /** Ids of the vocabulary. */
  terms: ReadonlySet<string>;
  slot: Slot;
  world: World;
};

/** Longer titles are somebody's joke; what a piece is stands in its first words. */
const TITLE_READ = 200;

type Facts = Pick<Product, "title" | "description" | "category" | "style" | "colors" | "materials">;

const bare = (title: string): Facts => ({
  title: title.slice(0, TITLE_READ),
  description: "",
  category: "",
  style: "",
  colors: [],
  materials: [],
});

function pieceOf(facts: Facts): Piece {
  // A description also speaks of the weather, of occasions and of what else to wear.
  const terms = new Set(termsOfProduct({ ...facts, description: "" }));
  const name = [facts.colors[0] ?? "", toEnglish(facts.title)].join(" ").trim();
  return { title: facts.title, name, terms, slot: slotOf(terms), world: worldOf(terms) };
}

export const readPins = (pins: Pinned[], known: Product[]): Piece[] => {
  const byId = new Map(known.map((product) => [product.id, product]));
  return pins.map(({ id, title }) => pieceOf((id && byId.get(id)) || bare(title)));
};
