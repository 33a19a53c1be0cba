// Stands in for a picture that the brand took away or that never came.
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";

/** A thumbnail has room for the drawing alone. */
export function PictureFallback({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useText();
  return (
    <span
      data-placeholder
      className={cx(
        "absolute inset-0 grid place-content-center justify-items-center gap-2 bg-sunk text-center text-14 text-ink-3",
        isSmall ? "p-1" : "p-4",
      )}
    >
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className={cx("fill-none stroke-current", isSmall ? "size-8" : "size-16")}
        strokeLinejoin="round"
      >
        <path d="M17 8c-4 1-7 2-9 5L3 22l6 4 4-6v21h22V20l4 6 6-4-5-9c-2-3-5-4-9-5-3 5-11 5-14 0z" />
      </svg>
      <span className={isSmall ? "sr-only" : undefined}>{t("card.pictureUnavailable")}</span>
    </span>
  );
}
