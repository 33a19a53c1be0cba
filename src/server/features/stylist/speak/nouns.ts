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
home · حاجة للبيت · حاجتين للبيت · حاجات للبيت · f
headwear · برنيطة · برنيطتين · برانيط · f
notebook · نوتة · نوتتين · نوت · f
crop-top · كروب توب · اتنين كروب توب · كروب توبات · m
dress-shirt · قميص كلاسيك · قميصين كلاسيك · قمصان كلاسيك · m
overshirt · أوفر شيرت · اتنين أوفر شيرت · أوفر شيرتات · m
polo · بولو · اتنين بولو · تيشيرتات بولو · m
tank-top · توب كات · اتنين توب كات · توبات كات · m
camisole · كاميسول · اتنين كاميسول · كاميسولات · m
waistcoat · صديري · اتنين صديري · صديريات · m
sweater · بلوفر · اتنين بلوفر · بلوفرات · m
cardigan · كارديجان · اتنين كارديجان · كارديجانات · m
undershirt · فانلة داخلية · فانلتين داخلي · فانلات داخلية · f
layering-top · بادي · اتنين بادي · بديهات · m
cargo-trousers · بنطلون كارجو · بنطلونين كارجو · بناطيل كارجو · m
chinos · بنطلون تشينو · بنطلونين تشينو · بناطيل تشينو · m
leggings · ليجن · اتنين ليجن · ليجنات · m
sport-leggings · ليجن رياضي · اتنين ليجن رياضي · ليجنات رياضي · m
sport-shorts · شورت رياضي · اتنين شورت رياضي · شورتات رياضي · m
sweatpants · بنطلون ميلتون · بنطلونين ميلتون · بناطيل ميلتون · m
track-pants · بنطلون تريننج · بنطلونين تريننج · بناطيل تريننج · m
shirt-dress · فستان قميص · فستانين قميص · فساتين قميص · m
kimono · كيمونو · اتنين كيمونو · كيمونوهات · m
galabeya · جلابية · جلابيتين · جلابيات · f
khimar · خمار · خمارين · خمارات · m
overalls · سالوبيت · اتنين سالوبيت · سالوبيتات · m
skirt-suit · تايير · اتنين تايير · تاييرات · m
trench-coat · ترنش كوت · اتنين ترنش كوت · ترنشات · m
bomber-jacket · جاكيت بومبر · جاكيتين بومبر · جواكت بومبر · m
puffer-jacket · جاكيت بافر · جاكيتين بافر · جواكت بافر · m
poncho · بونشو · اتنين بونشو · بونشوهات · m
cape · كيب · اتنين كيب · كيبات · m
sports-shoe · كوتشي رياضي · اتنين كوتشي رياضي · كوتشيات رياضي · m
casual-shoe · جزمة كاجوال · جوزين كاجوال · جزم كاجوال · f
formal-shoe · جزمة كلاسيك · جوزين كلاسيك · جزم كلاسيك · f
espadrille · إسبادريل · اتنين إسبادريل · إسبادريلات · m
slipper · شبشب بيتي · اتنين شبشب بيتي · شباشب بيتي · m
straw-bag · شنطة خوص · شنطتين خوص · شنط خوص · f
laptop-bag · شنطة لابتوب · شنطتين لابتوب · شنط لابتوب · f
wallet · محفظة · محفظتين · محافظ · f
tie · كرافتة · كرافتتين · كرافتات · f
brooch · بروش · اتنين بروش · بروشات · m
beanie · آيس كاب · اتنين آيس كاب · آيس كاب · m
bucket-hat · باكيت هات · اتنين باكيت هات · باكيت هات · m
sun-hat · برنيطة شمس · برنيطتين شمس · برانيط شمس · f
turban · توربان · اتنين توربان · توربانات · m
undercap · بونيه · اتنين بونيه · بونيهات · m
prayer-beads · سبحة · سبحتين · سبح · f
tights · كولون · اتنين كولون · كولونات · m
sport-set · طقم رياضي · طقمين رياضي · أطقم رياضية · m
sport-top · توب رياضي · اتنين توب رياضي · توبات رياضية · m
tracksuit · تريننج · اتنين تريننج · تريننجات · m
swim-shorts · مايوه شورت · اتنين مايوه شورت · مايوهات شورت · m
lounge-set · طقم بيتي · طقمين بيتي · أطقم بيتي · m
boxers · بوكسر · اتنين بوكسر · بوكسرات · m
throw · مفرش · مفرشين · مفارش · m
towel · فوطة · فوطتين · فوط · f
lamp · فانوس · فانوسين · فوانيس · m
mirror · مراية · مرايتين · مرايات · f
pen · قلم · قلمين · أقلام · m
card · كارت معايدة · كارتين معايدة · كروت معايدة · m
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
