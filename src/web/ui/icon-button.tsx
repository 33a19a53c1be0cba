// 44 px square; its label is for those who cannot see the icon.
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Props = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        "grid size-11 flex-none place-items-center rounded-sm transition-colors hover:bg-sunk",
        className,
      )}
    />
  );
}
