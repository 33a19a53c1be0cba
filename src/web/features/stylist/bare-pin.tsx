// The pin beside a piece in the talk, where it lies on no picture.
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { cx } from "../../ui/cx.ts";
import { PinButton } from "../collection/pin-button.tsx";

type Props = { product: Product; source: EventSource; className: string };

export const BarePin = ({ className, ...pinned }: Props) => (
  <PinButton
    {...pinned}
    className={cx(
      "flex-none not-aria-pressed:bg-transparent! not-aria-pressed:text-ink! not-aria-pressed:hover:bg-sunk!",
      className,
    )}
  />
);
