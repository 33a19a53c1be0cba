// Lies on a picture, so it looks the same in light and dark. The state is announced as pressed.
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { PinIcon } from "./pin-icon.tsx";
import { useIsPinned } from "./pins-store.ts";
import { usePinning } from "./use-pinning.ts";

type Props = { product: Product; source: EventSource; className?: string };

export function PinButton({ product, source, className }: Props) {
  const { t, titleOf } = useText();
  const isPinned = useIsPinned(product.id);
  const { add, remove } = usePinning(source);
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={t("card.pin", { title: titleOf(product) })}
      onClick={() => (isPinned ? remove(product) : add(product))}
      className={cx(
        "grid size-11 place-items-center rounded-full bg-picture-chip/92 text-on-picture transition-[background-color,scale] hover:bg-picture-chip active:scale-92",
        "focus-visible:outline-offset-2 aria-pressed:bg-oxblood aria-pressed:text-picture-chip",
        className,
      )}
    >
      <PinIcon isFilled={isPinned} />
    </button>
  );
}
