// What a brand says about itself, in the reader's language where it wrote in both.
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { brandStory } from "../../../contract/brand-story.ts";
import { call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { cx } from "../../ui/cx.ts";
import { brandTranslations } from "./brand-translations.ts";

export function BrandStory({ name }: { name: string }) {
  const { language } = useText();
  const { data } = useQuery({
    queryKey: screenKeys.brandStory(name),
    queryFn: ({ signal }) => call(brandStory, { params: { brandName: name }, signal }),
    enabled: name !== "",
    retry: false,
    staleTime: 600_000,
  });
  const { story = "", story_ar = "" } = data ?? {};
  const own = language === "ar" ? story_ar || story : story || story_ar;
  return own === "" ? null : <Folded key={own} words={own} />;
}

/** Its first lines, so that the pieces stay in sight, and the way to the others where there are any. */
function Folded({ words }: { words: string }) {
  const { t } = useTranslations(brandTranslations);
  const [isWhole, setWhole] = useState(false);
  const { place, isCut } = useCut(isWhole);
  return (
    <div className="mt-3">
      <p
        ref={place}
        dir="auto"
        className={cx(
          "text-page-start text-16 break-words whitespace-pre-line",
          !isWhole && "line-clamp-2 md:line-clamp-3",
        )}
      >
        {words}
      </p>
      {(isCut || isWhole) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="link min-h-11 text-14"
        >
          {t(isWhole ? "less" : "more")}
        </button>
      )}
    </div>
  );
}

function useCut(isWhole: boolean) {
  const place = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || isWhole) return undefined;
    let isOver = false;
    const look = () => {
      // A line's lowest letters may reach below it.
      if (!isOver) setCut(element.scrollHeight - element.clientHeight > 8);
    };
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    // Letters that come later take other room.
    void document.fonts?.ready.then(look);
    return () => {
      isOver = true;
      watching.disconnect();
    };
  }, [isWhole]);
  return { place, isCut };
}
