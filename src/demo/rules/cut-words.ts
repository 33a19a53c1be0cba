/** What a cut is called: an adjective for titles, a phrase for sentences, and the phrase in Arabic. */

export type Trait = {
  /** Missing where the trait would only clutter a title. */
  title?: string;
  sentence?: string;
  arabic?: string;
};

export const trait = (title: string, sentence: string, arabic: string): Trait => ({
  ...(title && { title }),
  ...(sentence && { sentence }),
  ...(arabic && { arabic }),
});

export const NECK = {
  crew: trait("", "a crew neck", "رقبة مستديرة"),
  scoop: trait("scoop-neck", "a scooped neckline", "رقبة دائرية واسعة"),
  v: trait("V-neck", "a V-neck", "فتحة رقبة V"),
  square: trait("square-neck", "a square neckline", "رقبة مربعة"),
  boat: trait("boat-neck", "a boat neckline", "رقبة مركب"),
  sweetheart: trait("sweetheart", "a sweetheart neckline", "رقبة على شكل قلب"),
  halter: trait("halter", "a halter neck", "رقبة هالتر"),
  mock: trait("mock-neck", "a mock neck", "رقبة نص كول"),
  turtle: trait("roll-neck", "a roll neck", "رقبة هاي كول"),
  collar: trait("collared", "a neat shirt collar", "ياقة قميص"),
  polo: trait("polo-neck", "a buttoned polo collar", "ياقة بولو"),
  henley: trait("henley", "a buttoned henley placket", "مرد بأزرار"),
  keyhole: trait("keyhole", "a keyhole neckline", "فتحة رقبة كي هول"),
  wrap: trait("wrap", "a wrapped front", "صدر كروازيه"),
  cowl: trait("cowl-neck", "a draped cowl neck", "رقبة دريبيه"),
  band: trait("band-collar", "a band collar", "ياقة ساري"),
};

export const SLEEVE = {
  none: trait("sleeveless", "a sleeveless cut", "قصة بدون أكمام"),
  cap: trait("cap-sleeve", "cap sleeves", "أكمام كاب"),
  flutter: trait("flutter-sleeve", "flutter sleeves", "أكمام مرفرفة"),
  short: trait("", "short sleeves", "أكمام قصيرة"),
  elbow: trait("", "elbow-length sleeves", "أكمام لحد الكوع"),
  threequarter: trait("", "three-quarter sleeves", "أكمام تلات أرباع"),
  long: trait("", "long sleeves", "أكمام طويلة"),
  bell: trait("bell-sleeve", "bell sleeves", "أكمام جرس"),
  puff: trait("puff-sleeve", "puffed sleeves", "أكمام منفوشة"),
  bishop: trait("bishop-sleeve", "full bishop sleeves", "أكمام واسعة بأسورة"),
  batwing: trait("batwing", "batwing sleeves", "أكمام وطواط"),
  kimono: trait("kimono-sleeve", "wide kimono sleeves", "أكمام كيمونو واسعة"),
  straight: trait("", "straight sleeves", "أكمام مستقيمة"),
};

export const HEM = {
  straight: {},
  curved: trait("", "a curved shirt-tail hem", "ديل مقوس"),
  ruffle: trait("ruffled", "a ruffled hem", "كشكشة في الديل"),
  asymmetric: trait("asymmetric", "an asymmetric hem", "ديل غير متساوي"),
  slit: trait("side-slit", "side slits", "فتحات جانبية"),
  rib: trait("", "a ribbed hem", "أستك مضلع في الوسط"),
  fringe: trait("fringed", "a fringed hem", "شراشيب في الطرف"),
  lace: trait("lace-trimmed", "a lace-edged hem", "دانتيل في الطرف"),
  knot: trait("knotted", "a knot at the hem", "عقدة في الوسط"),
  tiered: trait("tiered", "gathered tiers", "طبقات كشكشة"),
  scallop: trait("scalloped", "a scalloped hem", "طرف متعرج"),
  highlow: trait("high-low", "a high-low hem", "ديل قصير من قدام"),
  border: trait("border-print", "a patterned border at the hem", "كنار منقوش"),
};

export const SKIRT = {
  straight: trait("column", "a straight skirt", "قصة مستقيمة"),
  aline: trait("A-line", "an A-line skirt", "قصة A"),
  full: trait("full-skirt", "a full skirt", "تنورة واسعة"),
  flowing: trait("flowing", "a flowing skirt", "تنورة منسدلة"),
  mermaid: trait("mermaid", "a mermaid skirt", "قصة سمكة"),
  pleated: trait("pleated", "a pleated skirt", "تنورة بليسيه"),
  boxpleat: trait("box-pleat", "box pleats", "كسرات عريضة"),
  pencil: trait("pencil", "a pencil cut", "قصة بنسل"),
  wrap: trait("wrap", "a wrapped front", "قصة لف"),
  circle: trait("circle", "a full circle cut", "قصة كلوش"),
  tiered: trait("tiered", "gathered tiers", "طبقات كشكشة"),
};

export const LENGTH = {
  cropped: trait("cropped", "a cropped length", "طول قصير"),
  hip: trait("", "a hip length", "طول لحد الوسط"),
  regular: {},
  long: trait("longline", "a longline cut", "قصة طويلة"),
  tunic: trait("tunic-length", "a tunic length", "طول تونيك"),
  knee: trait("", "a hem at the knee", "طول لحد الركبة"),
  midi: trait("", "a midi length", "طول ميدي"),
  maxi: trait("", "a floor-skimming length", "طول ماكسي"),
  ankle: trait("", "an ankle length", "طول لحد الكاحل"),
  mini: trait("short", "a short length", "طول قصير"),
};

export const FIT = {
  slim: trait("slim", "a slim fit", "قصة سليم"),
  regular: {},
  oversized: trait("oversized", "an oversized fit", "قصة أوفر سايز"),
};

export const GRAPHIC = {
  sunrise: trait("Sunrise", "a sunrise graphic on the chest", "رسمة شروق على الصدر"),
  star: trait("Star", "a star on the chest", "نجمة على الصدر"),
  crescent: trait("Crescent", "a crescent on the chest", "هلال على الصدر"),
  pyramids: trait("Pyramids", "the pyramids drawn on the chest", "رسمة الأهرامات على الصدر"),
  wave: trait("Wave", "waves across the chest", "رسمة موج على الصدر"),
  letters: trait("Cairo", "CAIRO lettered across the chest", "كلمة CAIRO على الصدر"),
  box: trait("Box", "a box print on the chest", "طباعة مستطيلة على الصدر"),
  flower: trait("Daisy", "a big daisy on the chest", "وردة كبيرة على الصدر"),
  cat: trait("Cat", "a cat on the chest", "رسمة قطة على الصدر"),
  heart: trait("Heart", "a heart on the chest", "قلب على الصدر"),
};
