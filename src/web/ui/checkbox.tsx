// With words it is a whole row to tap; without, give it an aria-label.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = Omit<ComponentProps<"input">, "type"> & {
  children?: ReactNode;
  isMixed?: boolean;
};

export function Checkbox({ children, isMixed = false, className, ...rest }: Props) {
  const box = (
    <span className="relative grid size-5 flex-none place-items-center">
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        className="peer size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink disabled:border-line-2 disabled:bg-sunk"
      />
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none invisible absolute size-4 fill-none stroke-on-ink peer-checked:visible peer-indeterminate:visible"
        strokeWidth="2"
      >
        <path d={isMixed ? "M4 8h8" : "m3.5 8.5 3 3 6-6.5"} />
      </svg>
    </span>
  );
  if (children === undefined) return box;
  return (
    <label className={cx("flex min-h-11 items-center gap-2.5 text-15 leading-snug", className)}>
      {box}
      <span>{children}</span>
    </label>
  );
}
