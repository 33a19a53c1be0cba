// What a piece is, said in Arabic for readers who meet a foreign title: "فستان سهرة · ساتان · أسود". It is put
// together from what the brand wrote down, so it can say less than the title but nothing else.
import type { Described, GistOf } from "./vocabulary.ts";

/** One piece of each category, where its title names no kind that is known here. */
const ONE_OF: Record<string, string> = {
  Abayas: "عباية",
  Bags: "شنطة",
  Blazers: "بليزر",
  Cardigans: "كارديجان",
  "Clothing Sets": "طقم",
  Dresses: "فستان",
  "Hijabs & Scarves": "طرحة",
  "Hoodies & Sweatshirts": "سويت شيرت",
  "Jumpsuits & Overalls": "جمبسوت",
  Leggings: "ليجن",
  Pants: "بنطلون",
  Shirts: "قميص",
  Blouses: "بلوزة",
  "T-Shirts": "تيشيرت",
  "Tank Top": "توب كات",
  Shorts: "شورت",
  Skirts: "جيبة",
  Suits: "بدلة",
  Sweatpants: "بنطلون ميلتون",
  Swimwear: "مايوه",
  Tracksuits: "تريننج",
  Vest: "فيست",
};

/** Kinds by the words a title ends with. */
const KINDS = new Map(
  `
evening dress=فستان سهرة|gown=فستان سهرة|party dress=فستان حفلات|cocktail dress=فستان حفلات|wedding dress=فستان فرح
maxi dress=فستان ماكسي|midi dress=فستان ميدي|mini dress=فستان قصير|shirt dress=فستان قميص|summer dress=فستان صيفي
knit dress=فستان تريكو|slip dress=فستان سليب|girls' dress=فستان بناتي|dress=فستان
everyday abaya=عباية عملية|open abaya=عباية مفتوحة|occasion abaya=عباية مناسبات|abaya=عباية
occasion kaftan=قفطان مناسبات|kaftan=قفطان|caftan=قفطان|kimono=كيمونو|galabeya=جلابية|galabia=جلابية|isdal=إسدال
prayer set=إسدال صلاة|prayer dress=إسدال صلاة|khimar=خمار|prayer rug=سجادة صلاة
jumpsuit=جمبسوت|dungarees=سالوبيت|overalls=سالوبيت|romper=رومبر
blouse=بلوزة|shirt=قميص|polo=بولو|polo shirt=بولو|tee=تيشيرت|t-shirt=تيشيرت|tshirt=تيشيرت|tank top=توب كات|crop top=كروب توب
camisole=كاميسول|tunic=تونيك|top=توب|bodysuit=بادي سوت|hoodie=هودي|zip hoodie=هودي بسوستة|sweatshirt=سويت شيرت|sweater=بلوفر
jumper=بلوفر|pullover=بلوفر|long cardigan=كارديجان طويل|cropped cardigan=كارديجان قصير|cardigan=كارديجان|vest=فيست|waistcoat=صديري
denim jacket=جاكيت جينز|bomber jacket=جاكيت بومبر|puffer jacket=جاكيت بافر|jacket=جاكيت|trench coat=ترنش كوت|coat=بالطو
double-breasted blazer=بليزر|blazer=بليزر|suit=بدلة|poncho=بونشو|cape=كيب
wide-leg trousers=بنطلون واسع|trousers=بنطلون|pants=بنطلون|chinos=بنطلون تشينو|wide-leg jeans=جينز واسع|jeans=بنطلون جينز
sweatpants=بنطلون ميلتون|joggers=بنطلون جوجر|leggings=ليجن|shorts=شورت|skirt=جيبة|midi skirt=جيبة ميدي|maxi skirt=جيبة طويلة
pleated skirt=جيبة بليسيه|tracksuit=تريننج|training set=طقم رياضي|set=طقم|knit set=طقم تريكو
pyjama set=بيجامة|pajama set=بيجامة|pyjamas=بيجامة|pajamas=بيجامة|nightdress=قميص نوم|robe=روب|lounge set=طقم بيت|slippers=شبشب بيت
burkini=بوركيني|swimsuit=مايوه|sports bra=برا رياضي|boxers=بوكسر|undershirt=فانلة
sneakers=كوتشي|low-top sneakers=كوتشي|loafers=لوفر|boots=بوت|ankle boots=هاف بوت|sandals=صندل|heels=جزمة كعب|pumps=جزمة كعب
ballet flats=باليرينا|flats=جزمة فلات|mules=ميول|slides=شبشب|espadrilles=إسبادريل|shoes=جزمة
crossbody bag=شنطة كروس|shoulder bag=شنطة كتف|tote bag=شنطة توت|tote=شنطة توت|backpack=شنطة ضهر|clutch=كلاتش|handbag=شنطة يد
belt bag=شنطة وسط|bag=شنطة|wallet=محفظة|belt=حزام|sunglasses=نضارة شمس|watch=ساعة|necklace=سلسلة|earrings=حلق|ring=خاتم
bracelet=إسورة|brooch=بروش|tie=كرافتة|cap=كاب|beanie=آيس كاب|hat=برنيطة|turban=توربان|headband=باندانا|hijab=طرحة|scarf=إيشارب
shawl=شال|socks=شراب|gloves=جوانتي|tights=كولون|cushion=خدادية|candle=شمعة|scented candle=شمعة معطرة|blanket=مفرش خفيف
throw blanket=مفرش خفيف|rug=سجادة|mug=مج|vase=فازة|tray=صينية|notebook=نوتة|gift box=بوكس هدايا|mirror=مراية|towel=فوطة|apron=مريلة`
    .trim()
    .split(/[|\n]/)
    .map((line) => line.split("=") as [string, string]),
);

/** What comes after these is a part of the piece or worn with it. */
const ASIDE = /\s(?:with|for|by|in|featuring|without|plus)\s.*$|[,(|–].*$|\s-\s.*$/;
const WORDS_MOST = 3;

/** The last kind a title names: "Red A-line satin evening dress" is an evening dress. */
function kindIn(title: string): string | undefined {
  const words = title.toLowerCase().replace(ASIDE, "").split(/\s+/).filter(Boolean);
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(WORDS_MOST, end); length > 0; length--) {
      const kind = KINDS.get(words.slice(end - length, end).join(" "));
      if (kind) return kind;
    }
  }
  return undefined;
}

/** The first that is known; a name that is the word itself is none. */
const firstOf = (words: readonly string[], nameOf: (word: string) => string) =>
  words.map(nameOf).find((name, at) => name !== words[at]);

const ARABIC = /\p{Script=Arabic}/u;

export const arabicGist: GistOf = (piece: Described, { nameOf, materialOf }) => {
  if (piece.title_ar || ARABIC.test(piece.title)) return "";
  const kind = kindIn(piece.title) ?? ONE_OF[piece.category] ?? firstOf([piece.category], nameOf);
  const cloth = firstOf(piece.materials, materialOf);
  const colour = firstOf(piece.colors, nameOf);
  const said = [kind, cloth, colour].filter((word) => word !== undefined);
  // "بنطلون جينز · جينز" says it twice.
  return said.filter((word, at) => at === 0 || !(said[0] ?? "").includes(word)).join(" · ");
};
