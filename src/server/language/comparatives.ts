// "أشيك", "أدفى", "ashyak", "dressier": a comparative says of a piece what its plain adjective says. Those that our lists
// have themselves ("أوسع", "أطول") are not named here.

const LINES = `
warm: warmer warmest
soft: softer softest
simple: simpler simplest
plain: plainer plainest
dressy: dressier dressiest
fancy: fancier fanciest
smart: smarter smartest
elegant: classier chicer
comfy: comfier comfiest
baggy: baggier baggiest
flowy: flowier
stretchy: stretchier stretchiest
shiny: shinier shiniest
sparkly: sparklier sparkliest
cosy: cosier cozier cosiest coziest
chunky: chunkier chunkiest
sporty: sportier sportiest
roomy: roomier
silky: silkier
fluffy: fluffier
girly: girlier girliest
wide: wider widest
slim: slimmer slimmest
straight: straighter
boxy: boxier
slouchy: slouchier
skinny: skinnier
breezy: breezier
airy: airier
floaty: floatier
sheer: sheerer
lacy: lacier
frilly: frillier
puffy: puffier
sturdy: sturdier
trendy: trendier trendiest
edgy: edgier
preppy: preppier
شيك: اشيك
shick: ashyak ashyek
دافي: ادفي
dafy: adfa adfaa
خفيف: اخف
5afeef: a5af akhaf
تقيل: اتقل
te2eel: at2al atqal
بسيط: ابسط
baseet: absat
فخم: افخم
fa5m: af5am afkham
مريح: اريح
moree7: arya7 aryah
ناعم: انعم
na3em: an3am
رقيق: ارق
محتشم: احشم
mo7tashem: a7sham ahsham
مبهج: ابهج
mobheg: abhag
`;

const PLAIN = new Map(
  LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [plain = "", forms = ""] = line.split(": ");
      return forms.split(" ").map((form) => [form, plain] as const);
    }),
);

/** «اهدي» is also "I give": quieter only of a thing or a colour, or with "than this". */
const QUIETER = new Map([
  ["اهدي", "هادي"],
  ["ahda", "hady"],
  ["ahdaa", "hady"],
]);
const OF_WHAT =
  /^(?:حاجه|لون|لونها|لونه|الوان|ستايل|يكون|تكون|يبقي|تبقي|7aga|haga|lon|loon|lonha|alwan|style|ykoon|tkoon)$/;
const THAN = /^(?:من|شويه|كمان|men|mn|shwaya|kaman)$/;

/** The word as it stands, or the plain adjective of a comparative. */
export function plainAdjective(words: readonly string[], at: number): string {
  const word = words[at] ?? "";
  const isSaid = OF_WHAT.test(words[at - 1] ?? "") || THAN.test(words[at + 1] ?? "");
  return PLAIN.get(word) ?? (isSaid ? QUIETER.get(word) : undefined) ?? word;
}
