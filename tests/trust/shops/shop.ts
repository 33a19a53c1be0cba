/** Shops written for the tests of the policy reader: pages in the manner of local brands, with what they really state. */

export type WrittenShop = {
  name: string;
  pages: Record<string, string>;
  facts: Record<string, unknown>;
};

const all =
  "alexandria aswan asyut beheira beni-suef cairo dakahlia damietta faiyum gharbia giza ismailia kafr-el-sheikh luxor matrouh minya monufia new-valley north-sinai port-said qalyubia qena red-sea sharqia sohag south-sinai suez".split(
    " ",
  );
const zones: Record<string, string> = {
  delta: "beheira dakahlia damietta gharbia kafr-el-sheikh monufia qalyubia sharqia",
  canal: "ismailia port-said suez",
  upper: "aswan asyut beni-suef faiyum luxor minya qena sohag",
};

/** `places({ "cairo giza": 50, delta: 60, rest: 80 })` → every governorate with its value; earlier keys win. */
export function places<Value>(by: Record<string, Value>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [key, value] of Object.entries(by))
    for (const one of key === "rest"
      ? all
      : key.split(" ").flatMap((name) => (zones[name] ?? name).split(" ")))
      found[one] ??= value;
  return found;
}

/** A page as a shop's server sends it: with the furniture that says nothing about the shop's terms. */
export const page = (main: string, { footer = "", banner = "", lang = "ar" } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><title>shop</title><style>p{margin:0}</style><script>var terms={"return":"30 days","phone":"01099999999"}</script></head><body>
<div class="announcement">${banner}</div><nav><ul><li><a href="/">Home</a></li><li><a href="/returns">الاسترجاع</a></li><li><a href="/shipping">Shipping</a></li></ul></nav>
<main>${main}</main><footer>${footer}<p>© 2026</p></footer></body></html>`;
