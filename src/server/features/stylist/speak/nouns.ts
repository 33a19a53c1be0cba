// Kinds of pieces as Egyptians count them: one, two, a few, and whether the noun is feminine.
import { broaderOf, termById } from "../../../language/terms.ts";
import { numberIn } from "./money.ts";

export type Noun = { one: string; two: string; few: string; isFeminine: boolean };

const noun = (line: string): [string, Noun] => {
  const [id = "", one = "", two = "", few = "", gender = "m"] = line
    .split("·")
    .map((part) => part.trim());
  return [`kind:${id}`, { one, two, few, isFeminine: gender === "f" }];
};

const LINES = `
dress · فستان · فستانين · فساتين · m
evening-dress · فستان سواريه · فستانين سواريه · فساتين سواريه · m
party-dress · فستان حفلات · فستانين حفلات · فساتين حفلات · m
summer-dress · فستان صيفي · فستانين صيفي · فساتين صيفي · m
bag · شنطة · شنطتين · شنط · f
handbag · شنطة يد · شنطتين يد · شنط يد · f
crossbody-bag · شنطة كروس · شنطتين كروس · شنط كروس · f
backpack · شنطة ضهر · شنطتين ضهر · شنط ضهر · f
tote · شنطة توت · شنطتين توت · شنط توت · f
clutch · كلاتش · اتنين كلاتش · كلاتشات · m
skirt · جيبة · جيبتين · جيبات · f
shoe · جزمة · جوزين جزم · جزم · f
sneaker · كوتشي · اتنين كوتشي · كوتشيات · m
sandal · صندل · صندلين · صنادل · m
boot · بوت · اتنين بوت · بوتات · m
heel · جزمة كعب · جوزين كعب · جزم كعب · f
loafer · لوفر · اتنين لوفر · لوفرات · m
flat · جزمة فلات · جوزين فلات · جزم فلات · f
slide · شبشب · اتنين شبشب · شباشب · m
trousers · بنطلون · بنطلونين · بناطيل · m
jeans · بنطلون جينز · بنطلونين جينز · بناطيل جينز · m
shorts · شورت · اتنين شورت · شورتات · m
abaya · عباية · عبايتين · عبايات · f
kaftan · قفطان · قفطانين · قفاطين · m
shirt · قميص · قميصين · قمصان · m
blouse · بلوزة · بلوزتين · بلوزات · f
tshirt · تيشيرت · اتنين تيشيرت · تيشيرتات · m
hoodie · هودي · اتنين هودي · هوديهات · m
sweatshirt · سويت شيرت · اتنين سويت شيرت · سويت شيرتات · m
jacket · جاكيت · جاكيتين · جواكت · m
coat · بالطو · اتنين بالطو · بلاطي · m
outerwear · جاكيت · جاكيتين · جواكت · m
blazer · بليزر · اتنين بليزر · بليزرات · m
suit · بدلة · بدلتين · بدل · f
vest · فيست · اتنين فيست · فيستات · m
tunic · تونيك · اتنين تونيك · تونيكات · m
jumpsuit · جمبسوت · اتنين جمبسوت · جمبسوتات · m
hijab · طرحة · طرحتين · طرح · f
scarf · إيشارب · اتنين إيشارب · إيشاربات · m
shawl · شال · شالين · شيلان · m
pyjamas · بيجامة · بيجامتين · بيجامات · f
nightdress · قميص نوم · قميصين نوم · قمصان نوم · m
house-dress · جلابية بيت · جلابيتين بيت · جلابيات بيت · f
robe · روب · اتنين روب · أرواب · m
burkini · بوركيني · اتنين بوركيني · بوركينيات · m
swimwear · مايوه · اتنين مايوه · مايوهات · m
isdal · إسدال · إسدالين · إسدالات · m
prayer-rug · سجادة صلاة · سجادتين صلاة · سجاجيد صلاة · f
necklace · سلسلة · سلسلتين · سلاسل · f
earrings · حلق · حلقين · حلقان · m
bracelet · إسورة · إسورتين · أساور · f
ring · خاتم · خاتمين · خواتم · m
watch · ساعة · ساعتين · ساعات · f
sunglasses · نضارة شمس · نضارتين شمس · نضارات شمس · f
belt · حزام · حزامين · أحزمة · m
cap · كاب · اتنين كاب · كابات · m
perfume · عطر · عطرين · عطور · m
candle · شمعة · شمعتين · شموع · f
mug · مج · اتنين مج · مجات · m
gift · هدية · هديتين · هدايا · f
gift-box · بوكس هدايا · اتنين بوكس هدايا · بوكسات هدايا · m
set · طقم · طقمين · أطقم · m
top · توب · اتنين توب · توبات · m
wide-leg-trousers · بنطلون واسع · بنطلونين واسعين · بناطيل واسعة · m
training-set · طقم رياضي · طقمين رياضي · أطقم رياضية · m
socks · شراب · اتنين شراب · شرابات · m
gloves · جوانتي · اتنين جوانتي · جوانتيات · m
umbrella · شمسية · شمسيتين · شماسي · f
cushion · خدادية · خداديتين · خداديات · f
rug · سجادة · سجادتين · سجاجيد · f
vase · فازة · فازتين · فازات · f
notebook · نوتة · نوتتين · نوت · f
`;

const NOUNS = new Map(LINES.trim().split("\n").map(noun));

/** For what has no noun of its own: "٥ قطع كارديجان". */
const PIECE: Noun = { one: "قطعة", two: "قطعتين", few: "قطع", isFeminine: true };

export type Counted = Noun & { /** The name behind the classifier. */ tail: string };

/** Of several kinds, or none, the pieces are counted. */
export function nounOf(kinds: string[]): Counted {
  const [kind, another] = kinds;
  if (!kind || another) return { ...PIECE, tail: "" };
  const own = NOUNS.get(kind);
  if (own) return { ...own, tail: "" };
  const label = termById(kind)?.label.ar;
  if (label) return { ...PIECE, tail: label };
  const above = broaderOf(kind)
    .map((id) => NOUNS.get(id))
    .find(Boolean);
  return { ...(above ?? PIECE), tail: "" };
}

/** One and two without the digit, a few with the plural, many with the singular. */
export function countedInArabic(
  count: number,
  { one, two, few, isFeminine, tail }: Counted,
): string {
  const form = new Intl.PluralRules("ar-EG").select(count);
  const number = numberIn("ar", count);
  const words =
    form === "one"
      ? `${one} ${isFeminine ? "واحدة" : "واحد"}`
      : form === "two"
        ? two
        : form === "few"
          ? `${number} ${few}`
          : `${number} ${one}`;
  return tail ? `${words} ${tail}` : words;
}
