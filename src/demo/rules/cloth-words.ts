/** What a fabric or a print is called on a label, in a sentence and in Arabic. */
import type { FabricName } from "../../../tools/drawing/fabrics.ts";
import type { PrintName } from "../../../tools/drawing/prints.ts";

export type FabricWords = {
  title: string;
  sentence: string;
  arabic: string;
  materials: readonly string[];
};

const fabric = (
  title: string,
  sentence: string,
  arabic: string,
  ...materials: string[]
): FabricWords => ({ title, sentence, arabic, materials });

export const FABRIC_WORDS: Partial<Record<FabricName, FabricWords>> = {
  jersey: fabric("jersey", "soft cotton jersey", "قطن جيرسيه ناعم", "cotton", "elastane"),
  cotton: fabric("cotton", "crisp Egyptian cotton", "قطن مصري", "cotton"),
  linen: fabric("linen", "breathable linen", "كتان طبيعي", "linen"),
  crepe: fabric("crepe", "fluid crepe", "كريب منسدل", "crepe", "polyester"),
  chiffon: fabric("chiffon", "light chiffon", "شيفون خفيف", "chiffon", "polyester"),
  satin: fabric("satin", "heavy satin", "ساتان", "satin", "polyester"),
  wool: fabric("wool", "warm wool blend", "صوف مخلوط", "wool", "polyester"),
  suiting: fabric("tailored", "fine suiting", "قماش بدل ناعم", "viscose", "polyester"),
  fleece: fabric("fleece", "brushed-back fleece", "ميلتون مبطن", "cotton", "polyester"),
  knit: fabric("chunky knit", "chunky knit", "تريكو تقيل", "acrylic", "wool"),
  finknit: fabric("fine-knit", "fine-gauge knit", "تريكو ناعم", "cotton", "viscose"),
  denim: fabric("denim", "washed cotton denim", "جينز قطن", "denim", "cotton"),
  canvas: fabric("canvas", "sturdy cotton canvas", "قماش كانفاس متين", "canvas", "cotton"),
  leather: fabric("leather", "full-grain leather", "جلد طبيعي", "leather"),
  suede: fabric("suede", "soft suede", "شمواه ناعم", "suede"),
  lycra: fabric("stretch", "four-way stretch lycra", "ليكرا مطاطة", "nylon", "elastane"),
  straw: fabric("straw", "hand-woven straw", "خوص منسوج يدويًا", "straw"),
  velvet: fabric("velvet", "deep-pile velvet", "قطيفة", "velvet", "polyester"),
  corduroy: fabric("corduroy", "fine-wale corduroy", "قطيفة مضلعة", "corduroy", "cotton"),
  cable: fabric("cable-knit", "cable knit", "تريكو بضفاير", "wool", "acrylic"),
  terry: fabric("terry", "thirsty cotton terry", "قطن بشكير", "cotton"),
  lace: fabric("lace", "cotton lace", "دانتيل", "lace"),
  tweed: fabric("tweed", "flecked tweed", "تويد", "tweed", "wool"),
  nylon: fabric("nylon", "light crinkle nylon", "نايلون خفيف", "nylon"),
  sequin: fabric("sequin", "all-over sequins", "ترتر", "sequins", "polyester"),
  metal: fabric("metal", "polished metal", "معدن لامع", "brass"),
  gloss: fabric("patent", "glossy patent leather", "جلد لامع", "patent leather"),
};

/** Drawn as leather, sold as what it is. */
export const VEGAN_LEATHER = fabric(
  "vegan-leather",
  "soft vegan leather",
  "جلد صناعي",
  "vegan leather",
);

export type PrintWords = { title: string; sentence: string; arabic: string };

const print = (title: string, sentence: string, arabic: string): PrintWords => ({
  title,
  sentence,
  arabic,
});

export const PRINT_WORDS: Partial<Record<PrintName, PrintWords>> = {
  stripe: print("striped", "a sailor stripe", "نقشة مقلمة بالعرض"),
  pinstripe: print("pinstripe", "a fine pinstripe", "خطوط رفيعة بالطول"),
  bengal: print("Bengal-stripe", "a Bengal stripe", "خطوط طولية"),
  gingham: print("gingham", "a gingham check", "مربعات صغيرة"),
  check: print("checked", "a soft check", "نقشة كاروه"),
  houndstooth: print("houndstooth", "a houndstooth weave", "نقشة بيبي كاروه"),
  dots: print("polka-dot", "a small polka dot", "نقشة منقطة"),
  widestripe: print("block-striped", "wide stripes", "خطوط عريضة"),
  awning: print("awning-stripe", "bold awning stripes", "خطوط طولية عريضة"),
  multistripe: print("multi-stripe", "stripes of several widths", "خطوط بألوان ومقاسات مختلفة"),
  plaid: print("plaid", "a large plaid", "كاروهات كبيرة"),
  windowpane: print("windowpane-check", "a windowpane check", "مربعات واسعة رفيعة"),
  bigdots: print("big-dot", "big polka dots", "نقط كبيرة"),
  geo: print("geometric", "a geometric tile print", "نقشة هندسية"),
  khayamiya: print("khayamiya", "a print after Cairo's tentmakers", "نقشة خيامية"),
  abstract: print("abstract-print", "a painted abstract print", "رسم تجريدي"),
  zigzag: print("zigzag", "a zigzag weave", "نقشة زجزاج"),
  leopard: print("leopard-print", "a leopard print", "نقشة تايجر"),
  tiedye: print("tie-dye", "hand tie-dye", "صباغة تاي داي يدوية"),
  sequins: print("sequin", "scattered sequins", "ترتر متناثر"),
  fleck: print("flecked", "a flecked yarn", "خيوط منقطة"),
  lacework: print("lacework", "a lacework pattern", "نقشة دانتيل"),
  floral: print("floral", "a floral print", "نقشة ورد"),
  bloom: print("bloom-print", "large painted blooms", "ورود كبيرة"),
  ditsy: print("ditsy-floral", "tiny scattered flowers", "ورد صغير متناثر"),
  leaf: print("leaf-print", "a leaf print", "نقشة ورق شجر"),
  paisley: print("paisley", "a paisley print", "نقشة بيزلي"),
};
