// How one dresses for an occasion: how dressed up, in what where nothing was named, and what nobody wears there.
import type { World } from "./piece-facts.ts";

type Profile = {
  /** Least and most dressed up. */
  dressed: [number, number];
  women: string;
  men: string;
  /** Worlds that are at home there, beside the wardrobe. */
  worlds?: World[];
  not?: string;
  /** What is worn there is of these colours, unless another one was wished for. */
  colours?: string;
  /** Arms and knees are covered there. */
  isCovered?: true;
};

const FESTIVE_WOMEN = "Dresses, Jumpsuits & Overalls, Kaftans & Kimonos, Abayas, Ponchos & Capes";
const FESTIVE_MEN = "Suits, Blazers, Shirts, Vest, Pants, Footwear";
export const DAY_WOMEN =
  "Dresses, Blouses, Shirts, Pants, Skirts, Jumpsuits & Overalls, Cardigans, Clothing Sets, Kaftans & Kimonos, Abayas";
export const DAY_MEN = "Shirts, T-Shirts, Pants, Hoodies & Sweatshirts, Coats & Jackets, Footwear";
const WORK_NOT =
  "kind:jeans material:denim kind:cargo-trousers pattern:graphic material:sequin style:evening kind:evening-dress kind:party-dress occasion:party kind:shorts kind:hoodie style:sport style:streetwear kind:slide kind:summer-dress material:corduroy kind:overalls pattern:animal kind:swimwear kind:sweatpants kind:tank-top kind:crop-top feature:strapless feature:backless";
const PLAIN_NOT =
  "kind:jeans material:denim pattern:graphic kind:cargo-trousers material:jersey kind:hoodie style:sport kind:sneaker kind:slide kind:backpack style:streetwear pattern:checked kind:overalls kind:tshirt kind:canvas material:canvas material:knit material:fleece material:terry";

export const PROFILES: Record<string, Profile> = {
  "occasion:wedding": {
    dressed: [2.3, 3.6],
    women: FESTIVE_WOMEN,
    men: FESTIVE_MEN,
    not: PLAIN_NOT,
  },
  "occasion:engagement": {
    dressed: [2.3, 3.6],
    women: FESTIVE_WOMEN,
    men: FESTIVE_MEN,
    not: PLAIN_NOT,
  },
  "occasion:henna": { dressed: [1.6, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "occasion:party": { dressed: [1.6, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "style:evening": { dressed: [2.3, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "occasion:work": {
    dressed: [1.3, 2.8],
    women: "Blazers, Shirts, Blouses, Pants, Skirts, Suits, Dresses, Vest",
    men: "Shirts, Blazers, Pants, Suits, Vest, Footwear",
    not: WORK_NOT,
  },
  "occasion:eid": {
    dressed: [1.2, 3],
    women:
      "Dresses, Abayas, Kaftans & Kimonos, Clothing Sets, Blouses, Skirts, Jumpsuits & Overalls",
    men: "Shirts, Pants, Blazers, Footwear, T-Shirts",
    not: "pattern:graphic style:sport kind:sleepwear kind:pyjamas kind:romper",
  },
  "occasion:ramadan": {
    dressed: [1.2, 3],
    women:
      "Kaftans & Kimonos, Abayas, Dresses, Blouses, Skirts, Clothing Sets, Ponchos & Capes, Jumpsuits & Overalls",
    men: "Shirts, Pants, Blazers",
    not: "pattern:graphic style:sport kind:mermaid material:sequin",
    isCovered: true,
  },
  "occasion:prayer": {
    dressed: [0.8, 2.2],
    women: "Abayas, Prayerwear, Hijabs & Scarves, Dresses",
    men: "Prayerwear, Others",
    worlds: ["prayer"],
    not: "material:sequin kind:heel style:evening kind:evening-dress kind:party-dress occasion:party pattern:animal",
    isCovered: true,
  },
  "occasion:beach": {
    dressed: [0, 2],
    women: "Swimwear, Kaftans & Kimonos, Dresses, Shorts, Headwear, Bags, Footwear",
    men: "Swimwear, Shorts, T-Shirts, Shirts, Footwear, Headwear",
    worlds: ["swim"],
    not: "material:denim material:wool material:velvet kind:heel kind:boot kind:coat style:formal material:leather kind:suit",
  },
  "occasion:gym": {
    dressed: [0, 1],
    women: "Sportswear, Leggings, Tracksuits, Sweatpants",
    men: "Sportswear, Tracksuits, Sweatpants, Shorts, Footwear",
    worlds: ["sport"],
    not: "material:denim kind:heel kind:loafer material:corduroy",
  },
  "occasion:university": {
    dressed: [0.5, 1.9],
    women: DAY_WOMEN,
    men: DAY_MEN,
    not: "style:evening kind:evening-dress kind:party-dress kind:clutch kind:suit kind:heel",
  },
  "occasion:travel": {
    dressed: [0.3, 1.9],
    women: DAY_WOMEN,
    men: DAY_MEN,
    worlds: ["sport"],
    not: "style:evening kind:evening-dress kind:party-dress kind:clutch kind:heel kind:suit",
  },
  "occasion:outing": {
    dressed: [0.7, 2.2],
    women: DAY_WOMEN,
    men: DAY_MEN,
    not: "style:evening kind:evening-dress kind:party-dress occasion:party material:sequin kind:robe kind:house-dress",
  },
  "occasion:home": {
    dressed: [0, 1.4],
    women: "Homewear, Sleepwear, Hoodies & Sweatshirts",
    men: "Homewear, Sleepwear, Hoodies & Sweatshirts, Sweatpants",
    worlds: ["home", "sport"],
    not: "material:denim kind:heel style:evening",
  },
  "occasion:mourning": {
    dressed: [1, 2.6],
    women: "Abayas, Dresses, Hijabs & Scarves, Skirts, Blouses",
    men: "Shirts, Pants, Suits, Blazers",
    not: "material:sequin pattern:floral pattern:animal pattern:graphic pattern:checked pattern:dotted pattern:tie-dye",
    colours: "colour:black colour:charcoal colour:grey colour:navy colour:chocolate",
    isCovered: true,
  },
  "style:formal": {
    dressed: [1.8, 3],
    women: "Blazers, Suits, Shirts, Blouses, Pants, Skirts, Dresses, Vest",
    men: "Suits, Blazers, Shirts, Pants, Vest, Footwear",
    not: PLAIN_NOT,
  },
};
