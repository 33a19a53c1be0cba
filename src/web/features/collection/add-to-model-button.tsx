// On cards, while fitting: a piece that is not pinned yet is pinned first.
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { CHECK, MANNEQUIN } from "../../ui/icon-paths.ts";
import { putOnModel, takeOffModel, useIsOnModel } from "./model-store.ts";
import { useIsPinned } from "./pins-store.ts";
import { usePinning } from "./use-pinning.ts";

type Props = { product: Product; source: EventSource; className?: string };

export function AddToModelButton({ product, source, className }: Props) {
  const { t, titleOf } = useText();
  const isPinned = useIsPinned(product.id);
  const isOnModel = useIsOnModel(product.id);
  const { add } = usePinning(source);

  function toggle() {
    if (isOnModel) return takeOffModel(product.id);
    if (!isPinned) add(product);
    return putOnModel(product.id);
  }

  return (
    <button
      type="button"
      aria-pressed={isOnModel}
      aria-label={t("model.addTitle", { title: titleOf(product) })}
      onClick={toggle}
      className={cx(
        "grid size-11 place-items-center rounded-full bg-picture-chip text-on-picture transition-[background-color,scale,opacity] active:scale-92 starting:opacity-0",
        "focus-visible:outline-offset-2 aria-pressed:bg-on-picture aria-pressed:text-picture-chip",
        className,
      )}
    >
      <Icon path={isOnModel ? CHECK : MANNEQUIN} />
    </button>
  );
}
