// What can be done with a product's pictures, and the sentence that tells those who cannot see it.
import { useEffect, useRef, useState } from "react";
import { PRODUCT_PICTURES_MAX } from "../../../../contract/limits.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { pictureTranslations } from "./translations.ts";

export function usePictureList(
  pictures: readonly string[],
  onChange: (pictures: string[]) => void,
) {
  const { t } = useTranslations(pictureTranslations);
  const [news, setNews] = useState("");
  // Two uploads may arrive before the first of them is drawn.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  function become(next: string[], told: string): void {
    latest.current = next;
    onChange(next);
    setNews(told);
  }

  return {
    news,
    room: PRODUCT_PICTURES_MAX - pictures.length,
    /** Says why not. */
    add(url: string): string | undefined {
      const now = latest.current;
      if (now.includes(url)) return t("alreadyHere");
      if (now.length >= PRODUCT_PICTURES_MAX) return t("full", { n: PRODUCT_PICTURES_MAX });
      become([...now, url], t("added"));
      return undefined;
    },
    remove(at: number): void {
      const rest = latest.current.filter((_, n) => n !== at);
      become(rest, t("removed"));
    },
    move(from: number, to: number): void {
      const all = latest.current.length;
      become(moved(latest.current, from, to), t("moved", { n: to + 1, all }));
    },
  };
}

/** The list with one entry taken out and put in elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
