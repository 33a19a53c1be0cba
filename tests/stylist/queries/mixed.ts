// Two scripts or two languages in one breath, as people type on a phone.
import { queriesIn, type Query } from "./query.ts";

const en = queriesIn("en");
const ar = queriesIn("ar");
const franco = queriesIn("franco");

// prettier-ignore
export const MIXED: Query[] = [
  franco("fostan black maxi", "kind:dress colour:black feature:maxi", { top: "Dresses; black" }),
  franco("shanta leather black under 2000", "kind:bag material:leather colour:black", { max: 2000, top: "Bags; black" }),
  franco("3ayza dress red lel wedding", "kind:dress colour:red occasion:wedding", { top: "Dresses; red | burgundy" }),
  franco("black abaya mesh ghalya", "colour:black kind:abaya", { order: "cheapest", top: "Abayas; black" }),
  franco("oversized hoodie lon zeity", "feature:oversized kind:hoodie colour:olive", { top: "Hoodies & Sweatshirts; olive | sage | green" }),
  ar("فستان red للسهرة", "kind:dress colour:red style:evening", { top: "Dresses; red | burgundy" }),
  ar("جاكيت leather اسود", "kind:jacket material:leather colour:black", { top: "Coats & Jackets; black" }),
  ar("عباية open كحلي size 56", "kind:abaya feature:open-front colour:navy", { sizes: ["56"], top: "Abayas; navy" }),
  ar("تيشيرت oversize ابيض تحت 500 EGP", "kind:tshirt feature:oversized colour:white", { max: 500, top: "T-Shirts; white | ivory" }),
  ar("sneakers ابيض مقاس 38", "kind:sneaker colour:white", { sizes: ["38"], top: "Footwear; white | ivory" }),
  en("navy blue blazer for women شيك", "colour:navy kind:blazer audience:women style:classic", { top: "Blazers; navy" }),
  en("linen shirt white under ٢٠٠٠", "material:linen kind:shirt colour:white", { max: 2000, top: "Shirts; white | ivory" }),
];
