// For what takes effect at once; a checkbox is for what is sent later.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & { children: ReactNode };

export function Switch({ children, className, ...rest }: Props) {
  return (
    <label
      className={cx(
        "flex min-h-11 items-center justify-between gap-4 text-15 leading-snug",
        className,
      )}
    >
      <span>{children}</span>
      <span className="relative inline-flex flex-none">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
          role="switch"
          className="peer h-6 w-10 appearance-none rounded-full border border-edge bg-sunk transition-colors checked:border-ink checked:bg-ink disabled:opacity-60"
        />
        <span className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-edge transition-[translate,background-color] duration-200 peer-checked:translate-x-4 peer-checked:bg-on-ink rtl:peer-checked:-translate-x-4" />
      </span>
    </label>
  );
}
