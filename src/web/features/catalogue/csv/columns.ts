// The columns of a catalogue file: the contract's field names, and what people call them.
import { foldWords } from "../../../../contract/fold-words.ts";
export const COLUMNS = [
  "id",
  "title",
  "description",
  "price",
  "current_price",
  "currency",
  "category",
  "style",
  "colors",
  "sizes",
  "materials",
  "url",
  "image_url",
  "other_image_urls",
  "variants",
  "sold_out",
  "hidden",
  "active",
  "title_ar",
  "description_ar",
  "updated_at",
] as const;
export type Column = (typeof COLUMNS)[number];

/** One row of a file. */
export type Cells = Partial<Record<Column, string>>;

/** Those that a file can change. */
export type Field = Exclude<Column, "id" | "updated_at">;

const OTHER_NAMES: Record<Column, readonly string[]> = {
  id: ["product id", "المعرف", "معرف المنتج", "رقم المنتج"],
  title: ["name", "product", "product title", "product name", "العنوان", "الاسم", "اسم المنتج"],
  description: ["details", "body", "الوصف", "وصف المنتج"],
  title_ar: ["arabic title", "title arabic", "arabic name", "العنوان بالعربية", "الاسم بالعربية"],
  description_ar: ["arabic description", "description arabic", "الوصف بالعربية", "النص بالعربية"],
  price: ["price egp", "original price", "regular price", "السعر", "السعر الأصلي"],
  current_price: ["sale price", "discounted price", "سعر التخفيض", "سعر العرض", "السعر بعد الخصم"],
  currency: ["العملة"],
  category: ["product category", "type", "الفئة", "التصنيف", "القسم"],
  style: ["الأسلوب", "الطراز", "الستايل"],
  colors: ["color", "colour", "colours", "الألوان", "اللون"],
  sizes: ["size", "المقاسات", "المقاس"],
  materials: ["material", "fabric", "الخامات", "الخامة"],
  url: ["link", "product url", "product link", "الرابط", "رابط المنتج"],
  image_url: ["image", "picture", "main image", "image link", "الصورة", "رابط الصورة"],
  other_image_urls: ["other images", "more pictures", "additional images", "صور أخرى"],
  variants: ["stock", "الخيارات", "المخزون"],
  sold_out: ["out of stock", "نفد", "نفدت الكمية", "نفد المخزون"],
  hidden: ["مخفي"],
  active: ["published", "نشط"],
  updated_at: ["last changed", "آخر تعديل"],
};

/** Without case, spaces, signs and the marks that Arabic may be written with or without. */
const folded = (name: string): string => foldWords(name).replaceAll(" ", "");

const KNOWN: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) =>
    [column, ...OTHER_NAMES[column]].map((name) => [folded(name), column] as const),
  ),
);

export type Headers = {
  /** Where each column stands. */
  places: ReadonlyMap<Column, number>;
  /** Columns that nobody knows, or that stand there a second time. */
  ignored: string[];
};

export function readHeaders(cells: readonly string[]): Headers {
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = KNOWN.get(folded(cell));
    if (column && !places.has(column)) places.set(column, at);
    else if (cell.trim() !== "") ignored.push(cell.trim());
  }
  return { places, ignored };
}
