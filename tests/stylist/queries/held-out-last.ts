// A third lot, written after the second had been mended.
import { queriesIn, type Query } from "./query.ts";

const en = queriesIn("en");
const ar = queriesIn("ar");
const franco = queriesIn("franco");

// prettier-ignore
export const HELD_OUT_LAST: Query[] = [
  en("linen trousers women beige 700-1600", "material:linen kind:trousers audience:women colour:beige", { min: 700, max: 1600, top: "Pants; beige | sand | camel | ivory" }),
  en("dark green satin skirt", "colour:emerald material:satin kind:skirt"),
  en("quilted vest", "feature:lined kind:vest", { top: "Vest" }),
  en("hooded poncho", "feature:hooded kind:poncho", { top: "Ponchos & Capes" }),
  en("cream coloured handbag please", "colour:cream kind:handbag"),
  en("wrap dress navy midi", "feature:wrap kind:dress colour:navy feature:midi", { top: "Dresses; navy" }),
  en("necktie or bow tie", "kind:tie"),
  en("wallets for him", "kind:wallet audience:men"),
  en("breathable sportswear for summer running", "season:summer kind:sportswear occasion:gym", { top: "Sportswear" }),
  en("dress shirt, no stripes, no checks", "kind:dress-shirt", { not: "pattern:striped pattern:checked", top: "Shirts" }),
  en("navy or black blazer", "colour:navy colour:black kind:blazer", { top: "Blazers; navy | black" }),
  en("least expensive sunglasses", "kind:sunglasses", { order: "cheapest", top: "Accessories" }),
  en("matching tracksuit fleece", "feature:matching kind:tracksuit material:fleece", { top: "Tracksuits" }),
  en("open abaya embroidered cuffs", "feature:open-front kind:abaya feature:embroidered", { top: "Abayas" }),
  ar("شنطة يد سودا صغيرة للسهرات", "kind:handbag colour:black style:evening", { top: "Bags; black" }),
  ar("عاوز قميص كتان ابيض نص كم", "kind:shirt material:linen colour:white feature:short-sleeve", { top: "Shirts; white | ivory" }),
  ar("فستان حوامل واسع", "kind:dress occasion:maternity feature:loose", { top: "Dresses" }),
  ar("جاكيت بومبر زيتي", "kind:bomber-jacket colour:olive", { top: "Coats & Jackets; olive" }),
  ar("بنطلون كارجو للشباب", "kind:cargo-trousers audience:men", { top: "Pants" }),
  ar("تيشيرت ساده بدون رسومات", "kind:tshirt pattern:plain", { not: "pattern:print", top: "T-Shirts" }),
  ar("حذاء نسائي بكعب باللون البيج", "kind:heel audience:women colour:beige", { top: "Footwear" }),
  ar("أريد فستاناً أحمر طويلاً", "kind:dress colour:red feature:maxi", { top: "Dresses; red | burgundy" }),
  ar("سترات شتوية للرجال بأقل من ٣٠٠٠ جنيه", "kind:jacket season:winter audience:men", { max: 3000, top: "Coats & Jackets" }),
  ar("حقائب جلدية بنية", "kind:bag material:leather colour:brown", { top: "Bags; brown | camel | chocolate" }),
  ar("طقم بيجاما شورت", "kind:pyjamas", { top: "Sleepwear" }),
  ar("كيب سواريه اسود", "kind:cape style:evening colour:black", { top: "Ponchos & Capes; black" }),
  ar("عطر نسائي هدية", "kind:perfume audience:women kind:gift"),
  ar("مش عايزة حاجة سودا، عايزة الوان فاتحة", "", { not: "colour:black" }),
  franco("3ayza tar7a loun nude", "kind:hijab colour:nude"),
  franco("fostan soiree ma2as M a2al men 5 talaf", "kind:evening-dress", { sizes: ["M"], max: 5000, top: "Dresses" }),
  franco("shoz regali klasik", "kind:formal-shoe audience:men", { top: "Footwear" }),
  franco("jumpsuit lel fara7", "kind:jumpsuit occasion:wedding", { top: "Jumpsuits & Overalls" }),
  franco("bantalon cargo zeiti", "kind:cargo-trousers colour:olive", { top: "Pants" }),
  franco("blouzat b nos kom", "kind:blouse feature:short-sleeve", { top: "Blouses" }),
  franco("2amis kashmir mesh polyester", "kind:shirt", { not: "material:polyester" }),
  franco("feen el shonat el ro5as", "kind:bag", { order: "cheapest", top: "Bags" }),
  franco("hoodie bnati bamby", "kind:hoodie audience:girls colour:pink"),
  franco("gallabeya regaly beda", "kind:galabeya audience:men colour:white"),
  franco("aktar 7aga ghalya fel sa3at", "kind:watch", { order: "dearest", top: "Accessories" }),
  franco("kolyeh loly", "kind:necklace material:pearl", { top: "Accessories" }),
];
