// Stands in for a picture that the brand took away or that never came; one that came to nothing for want of a network
// is asked for again by itself.
import { useEffect } from "react";
import { lookWhetherCut, onReconnect } from "../../lib/connection-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";

type Props = {
  /** A thumbnail has room for the drawing alone. */
  isSmall?: boolean;
  /** Asks for the picture again; left out where there is none. */
  onRetry?: (() => void) | undefined;
};

export function PictureFallback({ isSmall = false, onRetry }: Props) {
  const { t } = useText();
  useEffect(() => {
    if (!onRetry) return undefined;
    lookWhetherCut();
    return onReconnect(onRetry);
  }, [onRetry]);
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
