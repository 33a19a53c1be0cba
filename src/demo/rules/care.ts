/** How a piece is looked after: the sentence every shop adds, right for what the piece is made of. */
import type { CategoryName } from "../../contract/categories.ts";
import type { FabricName } from "../../../tools/drawing/fabrics.ts";
import type { Chance } from "./chance.ts";

export type Care = { english: string; arabic: string };

const care = (english: string, arabic: string): Care => ({ english, arabic });

const BY_CATEGORY: Partial<Record<CategoryName, readonly Care[]>> = {
  Footwear: [
    care(
      "True to size; between sizes, take the larger.",
      "المقاس مظبوط، ولو بين مقاسين فالأكبر أريح.",
    ),
    care("Cushioned insole, comes in its own cotton bag.", "فرش مريح وكيس قطن للحفظ."),
  ],
  Bags: [
    care("Lined, with one zipped pocket inside.", "بطانة داخلية وجيب بسوستة."),
    care(
      "Holds a phone, a wallet and the day's surprises.",
      "مساحة تكفي الموبايل والمحفظة وكل احتياجات اليوم.",
    ),
  ],
  Accessories: [
    care("Comes in a small gift box.", "التغليف في علبة هدايا صغيرة."),
    care("Keep it dry and it keeps its shine.", "البعد عن المية بيحافظ على اللون."),
  ],
  Headwear: [care("One size, adjusts to fit.", "مقاس واحد يناسب الجميع.")],
  "Home & Living": [
    care(
      "Made in small batches, so no two are quite alike.",
      "كميات محدودة، وكل قطعة ليها طابعها.",
    ),
    care("Wrapped in paper, no plastic.", "تغليف ورق من غير بلاستيك."),
  ],
  "Gifts & Stationery": [
    care("We write the card for you if you like.", "نقدر نكتب لك كارت الإهداء."),
    care("Arrives ready to give.", "التوصيل بتغليف هدايا."),
  ],
  Swimwear: [
    care(
      "Rinse in fresh water after the sea; dries in an hour.",
      "الشطف بمية عذبة بعد البحر، والقماش بينشف بسرعة.",
    ),
  ],
  Prayerwear: [care("Light enough to keep in the bag.", "خفة مناسبة للشنطة والسفر.")],
  Others: [care("Small, useful, easily given.", "حاجة صغيرة مفيدة وتنفع هدية.")],
};

const BY_FABRIC: Partial<Record<FabricName, readonly Care[]>> = {
  satin: [
    care(
      "Cool hand wash or dry clean; iron inside out.",
      "غسيل يدوي بارد أو تنظيف جاف، والكي من الضهر.",
    ),
  ],
  velvet: [care("Steam, do not iron.", "الكي بالبخار فقط.")],
  sequin: [
    care(
      "A soft lining keeps the sequins off the skin; dry clean only.",
      "بطانة ناعمة من جوه، والتنظيف جاف فقط.",
    ),
  ],
  lace: [care("Hand wash, dry flat.", "الغسيل يدوي والتنشيف مفرود.")],
  linen: [
    care("Softens with every wash; creases are part of it.", "القماش بينعم مع كل غسلة."),
    care("Machine wash cool, dry in the shade.", "الغسيل على بارد والتنشيف في الضل."),
  ],
  chiffon: [care("Light, but with enough weight to hang well.", "قماش خفيف بوزن مريح.")],
  crepe: [
    care("Does not crease in the suitcase.", "القماش ما بيتكرمشش في السفر."),
    care("Machine wash cool, barely needs an iron.", "الغسيل على بارد ومن غير كوي تقريبًا."),
  ],
  wool: [
    care("Air it often; dry clean once a season.", "التهوية كفاية، والتنظيف جاف مرة كل موسم."),
  ],
  tweed: [
    care("Air it often; dry clean once a season.", "التهوية كفاية، والتنظيف جاف مرة كل موسم."),
  ],
  suiting: [care("Cut with room for one alteration.", "فيه مساحة في الخياطة للتعديل.")],
  denim: [care("Wash inside out, cold, and not too often.", "الغسيل بالمقلوب على بارد.")],
  knit: [care("Wash cool in a net, dry flat.", "الغسيل على بارد والتنشيف مفرود.")],
  finknit: [care("Wash cool in a net, dry flat.", "الغسيل على بارد والتنشيف مفرود.")],
  cable: [care("Wash cool in a net, dry flat.", "الغسيل على بارد والتنشيف مفرود.")],
  leather: [care("Wipe with a dry cloth; feed the leather twice a year.", "التنضيف بقماشة ناشفة.")],
  lycra: [care("Squat-proof, quick to dry.", "القماش مش شفاف وبينشف بسرعة.")],
  fleece: [
    care(
      "Brushed inside, holds its shape in the wash.",
      "بطانة ناعمة من جوه، والشكل ثابت مع الغسيل.",
    ),
  ],
  terry: [
    care("Machine wash warm; it only gets softer.", "الغسيل في الغسالة، والقماش بيفضل ناعم."),
  ],
};

const ANY: readonly Care[] = [
  care("Machine wash at 30°.", "الغسيل في الغسالة على ٣٠ درجة."),
  care("Pre-washed, so it stays the size you bought.", "القماش مغسول مسبقًا وما بيكشش."),
  care("Opaque in sunlight; we checked.", "القماش مش شفاف."),
];

export const careFor = (
  category: CategoryName,
  fabric: FabricName | undefined,
  chance: Chance,
): Care => chance.pick(BY_CATEGORY[category] ?? (fabric && BY_FABRIC[fabric]) ?? ANY);
