// While busy it stays focusable, so that the keyboard does not lose its place.
import type { ComponentProps } from "react";
import { buttonStyle, type ButtonLook } from "./button-style.ts";
import { cx } from "./cx.ts";
import { RibMark } from "./rib-mark.tsx";

type Props = ComponentProps<"button"> & ButtonLook & { isBusy?: boolean };

export function Button({
  variant,
  size,
  wide,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonStyle({ variant, size, wide }), className)}
    >
      {isBusy && <RibMark isMoving className="h-3.5" />}
      {children}
    </button>
  );
}
