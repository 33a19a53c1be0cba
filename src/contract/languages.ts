// The languages Ribby speaks, the way each is written, and which of them a visitor asked for.
export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" ? "rtl" : "ltr";

/** The language of an Accept-Language header that we speak and that weighs most; English otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } | undefined;
  for (const part of (header ?? "").split(",")) {
    const tag = (part.split(";")[0] ?? "").trim().toLowerCase().split("-")[0];
    const language = LANGUAGES.find((spoken) => spoken === tag);
    const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? "en";
}

/** Names as this reader is to see them. */
export const titleFor = (language: Language, piece: { title: string; title_ar?: string }): string =>
  (language === "ar" && piece.title_ar) || piece.title;
export const brandFor = (language: Language, piece: { brand: string; brand_ar?: string }): string =>
  (language === "ar" && piece.brand_ar) || piece.brand;
