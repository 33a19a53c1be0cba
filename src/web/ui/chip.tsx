// A small pill. Set aria-pressed for one that can be switched on and off.
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";

type Props = ComponentProps<"button"> & {
  /** Pressing it takes it away. */
  isRemovable?: boolean;
  /** Something read from the shopper's words rather than chosen. */
  isUnderstood?: boolean;
};

export function Chip({ isRemovable, isUnderstood, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        "inline-flex min-h-9 reach flex-none items-center gap-1.5 rounded-full border ps-3.5 text-14 transition-colors hover:border-ink",
        "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink",
        isUnderstood ? "border-transparent bg-accent-wash" : "border-line-2 bg-surface",
        isRemovable ? "pe-2.5" : "pe-3.5",
        className,
      )}
    >
      {children}
      {isRemovable && (
        <Icon
          path={CROSS}
          className={cx("size-3.5", isUnderstood ? "text-accent" : "text-ink-3")}
        />
      )}
    </button>
  );
}
