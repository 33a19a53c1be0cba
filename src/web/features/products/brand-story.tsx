// What a brand says about itself, in the reader's language where it wrote in both.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brandStory } from "../../../contract/brand-story.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { cx } from "../../ui/cx.ts";
import { brandTranslations } from "./brand-translations.ts";

/** What is longer is folded to its first lines, so that the pieces stay in sight. */
const SHORT = 140;

export function BrandStory({ name }: { name: string }) {
  const { t, text } = useTranslations(brandTranslations);
  const [isWhole, setWhole] = useState(false);
  const { data } = useQuery({
    queryKey: screenKeys.brandStory(name),
    queryFn: ({ signal }) => call(brandStory, { params: { brandName: name }, signal }),
    enabled: name !== "",
    retry: false,
    staleTime: 600_000,
  });
  const { story = "", story_ar = "" } = data ?? {};
  const own = text.language === "ar" ? story_ar || story : story || story_ar;
  if (own === "") return null;
  return (
    <div className="mt-3">
      <p
        dir="auto"
        className={cx(
          "text-page-start text-16 break-words whitespace-pre-line",
          !isWhole && "line-clamp-2 md:line-clamp-3",
        )}
      >
        {own}
      </p>
      {own.length > SHORT && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={cx("link min-h-11 text-14", own.length < 3 * SHORT && "md:hidden")}
        >
          {t(isWhole ? "less" : "more")}
        </button>
      )}
    </div>
  );
}
