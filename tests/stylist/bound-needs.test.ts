// A quality that is said of one of several pieces is not asked of the others, and a coat is made for the cold.
import { expect, test } from "vitest";
import { boundToTheirKinds } from "../../src/server/features/stylist/find/bound-needs.ts";
import { suitsCompanions } from "../../src/server/features/stylist/find/companions.ts";
import { tierOf } from "../../src/server/features/stylist/find/find.ts";
import { needsOf } from "../../src/server/features/stylist/find/needs.ts";
import type { Candidate } from "../../src/server/features/stylist/find/queries/candidates.ts";
import { NO_WISH, type Wish } from "../../src/server/features/stylist/wish.ts";

const piece = (id: string, category: string, terms: string[]) =>
  ({ id, category, terms, facts: [], colors: [], sizes: [] }) as unknown as Candidate;

const bonnet = piece("bonnet", "Headwear", ["kind:undercap", "material:cotton"]);
const chiffon = piece("chiffon", "Hijabs & Scarves", ["kind:hijab", "material:chiffon"]);
const satin = piece("satin", "Hijabs & Scarves", ["kind:hijab", "material:satin"]);

function shownOf(terms: string[], list: Candidate[]) {
  const wish: Wish = { ...NO_WISH, terms };
  const { tier, gave } = tierOf(list, boundToTheirKinds(needsOf(wish), wish, list));
  return { ids: tier.map(({ id }) => id), gave: gave.length };
}

test("a bonnet and a chiffon scarf: the bonnet need not be of chiffon, the scarf must", () => {
  const terms = ["kind:undercap", "kind:hijab", "material:chiffon"];
  expect(shownOf(terms, [bonnet, chiffon, satin])).toEqual({ ids: ["bonnet", "chiffon"], gave: 0 });
});

test("where every kind has it, it holds for all of them", () => {
  const soft = piece("soft", "Headwear", ["kind:undercap", "material:chiffon"]);
  const terms = ["kind:undercap", "kind:hijab", "material:chiffon"];
  expect(shownOf(terms, [bonnet, soft, chiffon, satin]).ids).toEqual(["soft", "chiffon"]);
});

test("a coat is for the cold whatever it is made of, and an umbrella has no season", () => {
  const trench = piece("trench", "Coats & Jackets", ["kind:trench-coat", "kind:coat"]);
  const umbrella = piece("umbrella", "Others", ["kind:umbrella"]);
  const shirt = piece("shirt", "Shirts", ["kind:shirt"]);
  expect(shownOf(["season:winter"], [trench, umbrella, shirt]).ids).toEqual(["trench", "umbrella"]);
});

test("what has buttons or a camp collar opens in front, and what is embroidered is not plain", () => {
  const named = (id: string, title: string, terms: string[]) => ({
    ...piece(id, "Sleepwear", ["kind:pyjamas", ...terms]),
    title_words: title.split(" "),
  });
  const camp = named("camp", "camp collar pyjama", ["feature:collar"]);
  const button = named("button", "pyjama", ["feature:button"]);
  const crew = named("crew", "crew pyjama", []);
  expect(shownOf(["feature:open-front"], [camp, button, crew]).ids).toEqual(["camp", "button"]);
  const worked = named("worked", "abaya", ["feature:embroidered"]);
  expect(shownOf(["pattern:plain"], [crew, worked]).ids).toEqual(["crew"]);
});

test("cargo trousers and a backpack go with no blazer", () => {
  const cargo = piece("cargo", "Pants", ["kind:cargo-trousers", "kind:trousers"]);
  const crepe = piece("crepe", "Pants", ["kind:trousers"]);
  const beside = { dressed: 1.3, palette: [], isWarm: false };
  const ids = (list: Candidate[]) => list.map(({ id }) => id);
  expect(ids(suitsCompanions([cargo, crepe], { ...beside, isTailored: true }))).toEqual(["crepe"]);
  expect(ids(suitsCompanions([cargo, crepe], beside))).toEqual(["cargo", "crepe"]);
});
