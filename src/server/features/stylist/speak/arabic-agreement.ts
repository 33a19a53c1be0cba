// How an Egyptian adjective agrees with what it is said of: أسود, سودا; واسع, واسعة, واسعين.

const FEMININE: Record<string, string> = {
  أسود: "سودا",
  أبيض: "بيضا",
  أحمر: "حمرا",
  أخضر: "خضرا",
  أزرق: "زرقا",
  أصفر: "صفرا",
};
const INFLECTED = new Set(
  "مريح محتشم بسيط رسمي صيفي شتوي مقلم منقط مشجر مطبوع مموه لامع واسع ضيق طويل قصير مطرز رومانسي هندسي برتقالي كلاسيكي فاخر شفاف مبطن مقفول مفتوح".split(
    " ",
  ),
);

export type Agreement = "masculine" | "feminine" | "two";

/** Several things take the feminine, two of them the plural. The other qualities have one form for all. */
export function agreeing(label: string, to: Agreement): string {
  if (to === "masculine") return label;
  const [first = "", ...rest] = label.split(" ");
  const ending = to === "two" ? "ين" : "ة";
  const own = INFLECTED.has(first)
    ? `${first}${ending}`
    : to === "feminine"
      ? (FEMININE[first] ?? first)
      : first;
  return [own, ...rest].join(" ");
}
