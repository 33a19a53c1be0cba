/** Modest everyday wear in an Arabic voice: calm colours, honest prices, long cuts. */
import type { BrandBook } from "../rules/book.ts";

export const sittRayhana: BrandBook = {
  key: "sitt-rayhana",
  name: "Sitt Rayhana",
  arabicName: "ست ريحانة",
  tagline: "ستر وراحة لكل يوم.",
  city: "Tanta",
  shopMake: "microdata",
  level: 0.24,
  priceEnding: 5,
  saleShare: 0.24,
  shade: 1,
  figures: ["modest"],
  backdrops: ["#e9e4de", "#e2dcd8", "#ebe7df", "#dcd8d4"],
  names: [],
  voice: {
    language: "arabic",
    arabicTitles: true,
    openings: ["Everyday modesty, made with care."],
    closings: ["Sewn in Tanta."],
    arabicOpenings: [
      "قطعة عملية للبس اليومي.",
      "بساطة وستر في تصميم واحد.",
      "اختيار مريح من أول مرة.",
      "اختيار هادي للشغل والخروج.",
      "من القطع اللي بتعيش كل المواسم.",
    ],
    arabicClosings: ["صناعة مصرية من طنطا.", "الاستبدال متاح خلال ١٤ يوم.", "الشحن لكل المحافظات."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "abaya", silhouette: "abaya",
      options: {
        colour: ["black", "navy", "burgundy", "black", "teal", "chocolate"],
        front: ["closed", "closed", "wrap", "buttons", "closed", "buttons"],
        embroidery: ["front-cuffs", "cuffs", "none", "none", "all", "cuffs"],
        sleeve: ["kimono", "bell", "long", "bishop", "batwing", "long"],
        fabric: ["crepe", "crepe", "satin", "crepe", "crepe", "linen"],
        trim: ["gold", "silver", "burgundy", "black", "gold", "camel"],
        fit: ["regular", "oversized", "regular", "slim", "oversized", "regular"],
        belt: [undefined, undefined, { style: "sash", colour: "burgundy", fabric: "satin" }, { style: "buckle", colour: "black" }, undefined, undefined],
        neck: ["crew", "v", "v", "band", "crew", "collar"] },
      also: ["navy", "black", "black", undefined, "black", "beige"],
    },
    {
      kind: "everyday-abaya", silhouette: "abaya",
      options: {
        colour: ["black", "black", "black", "grey", "olive", "navy"],
        front: ["closed", "buttons", "open", "closed", "open", "buttons"],
        embroidery: "none",
        sleeve: ["long", "bishop", "kimono", "batwing", "long", "bell"],
        fabric: ["jersey", "cotton", "crepe", "linen", "cotton", "linen"],
        neck: ["crew", "band", "v", "crew", "v", "collar"],
        trim: ["black", "charcoal", "black", "grey", "olive", "ivory"],
        inner: [undefined, undefined, "charcoal", undefined, "ivory", undefined],
        fit: ["oversized", "regular", "regular", "oversized", "slim", "regular"],
      },
      also: ["navy", undefined, "chocolate", "black", "beige", "black"],
    },
    {
      kind: "open-abaya", silhouette: "abaya",
      options: {
        front: "open", colour: ["beige", "black", "dusty rose", "sage"],
        band: ["camel", "gold", undefined, "ivory"], inner: ["ivory", "black", "dusty rose", "white"],
        embroidery: ["none", "front-cuffs", "cuffs", "none"], trim: ["camel", "gold", "burgundy", "ivory"],
        fabric: ["linen", "crepe", "chiffon", "satin"], sleeve: ["kimono", "bell", "batwing", "long"],
        belt: [undefined, undefined, undefined, { style: "cord", colour: "olive" }],
      },
      also: ["black", undefined, "lilac", "beige"],
    },
    {
      kind: "maxi-dress", silhouette: "dress",
      options: {
        colour: ["olive", "navy", "beige", "burgundy", "ivory"], length: "maxi",
        fabric: ["crepe", "cotton", "linen", "crepe", "cotton"],
        print: [undefined, "ditsy", undefined, undefined, "floral"], colour2: [undefined, "ivory", undefined, undefined, "dusty rose"], colour3: [undefined, "coral", undefined, undefined, "sage"],
        neck: ["band", "crew", "collar", "v", "crew"], sleeve: ["long", "bishop", "long", "bell", "bishop"],
        skirt: ["aline", "full", "aline", "pleated", "full"], waist: ["natural", "empire", "none", "natural", "natural"],
        buttons: [undefined, undefined, "full", undefined, "bodice"], hem: [undefined, "ruffle", undefined, undefined, "tiered"],
        belt: [{ style: "buckle", colour: "brown" }, undefined, undefined, { style: "sash", colour: "burgundy", fabric: "crepe" }, undefined] },
      also: ["black", undefined, "sage", "navy", undefined],
    },
    {
      kind: "maxi-skirt", silhouette: "skirt",
      options: { length: "maxi", colour: ["black", "brown", "navy", "sage"], shape: ["aline", "pleated", "full", "straight"], fabric: ["crepe", "satin", "denim", "linen"], waistband: ["band", "elastic", "band", "elastic"], front: ["plain", "plain", "denim", "buttons"], pockets: [true, undefined, undefined, undefined] },
      also: ["navy", "black", undefined, "camel"],
    },
    {
      kind: "tunic", silhouette: "blouse",
      options: { length: "tunic", colour: ["dusty rose", "white", "emerald", "grey"], fabric: ["crepe", "cotton", "chiffon", "linen"], neck: ["band", "collar", "v", "crew"], sleeve: ["bishop", "long", "bell", "batwing"], detail: ["yoke", "none", "ruffle", "none"], hem: ["straight", "curved", "ruffle", "asymmetric"], buttons: [undefined, true, undefined, undefined] },
      also: ["beige", "sky blue", undefined, "navy"],
    },
    {
      kind: "prayer-set", silhouette: "prayerset",
      options: { style: ["khimar", "longkhimar", "cape", "khimar"], colour: ["ivory", "dusty rose", "sky blue", "white"], fabric: ["cotton", "jersey", "crepe", "cotton"], print: ["ditsy", undefined, undefined, "floral"], colour2: ["lilac", undefined, undefined, "green"], colour3: ["sage", undefined, undefined, "yellow"], lace: ["white", undefined, "white", undefined], lower: [undefined, "dusty rose", "sky blue", "green"] },
      also: [undefined, "black", "grey", undefined],
    },
    {
      kind: "isdal", silhouette: "prayerset",
      options: { style: "isdal", colour: ["navy", "sage", "burgundy", "pink"], fabric: ["crepe", "cotton", "jersey", "cotton"], print: [undefined, "leaf", undefined, "dots"], colour2: [undefined, "white", undefined, "white"], lace: [undefined, undefined, "ivory", "white"] },
      also: ["black", undefined, "teal", undefined],
    },
    {
      kind: "hijab", silhouette: "hijab",
      options: { style: ["wrapped", "instant", "draped", "wrapped"], colour: ["olive", "brown", "sky blue", "black"], fabric: ["linen", "jersey", "chiffon", "chiffon"], edge: [undefined, "brown", undefined, "black"], print: [undefined, undefined, "leaf", undefined], colour2: [undefined, undefined, "white", undefined] },
      also: ["beige", "black", undefined, "navy"],
    },
    {
      kind: "prayer-rug", silhouette: "rug", materials: ["velvet", "cotton"],
      options: { style: ["arch", "arch", "medallion", "arch"], colour3: ["burgundy", "emerald", "sand", "teal"], colour2: ["gold", "ivory", "gold", "ivory"], colour: ["navy", "brown", "navy", "beige"] },
    },
    {
      kind: "prayer-beads", silhouette: "prayerbeads", materials: ["wood"],
      options: { colour: ["brown", "turquoise"], tassel: ["burgundy", "silver"], metal: ["gold", "silver"] },
    },
  ],
};
