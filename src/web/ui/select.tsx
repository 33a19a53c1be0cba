// The system's own list: it scrolls, searches and speaks as people are used to.
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { useFieldProps } from "./field-context.ts";
import { Icon } from "./icon.tsx";
import { CHEVRON_DOWN } from "./icon-paths.ts";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        {...useFieldProps()}
        {...rest}
        className={cx(controlStyle, "appearance-none pe-11", className)}
      />
      <Icon
        path={CHEVRON_DOWN}
        className="pointer-events-none absolute end-2.5 top-1/2 size-5 -translate-y-1/2"
      />
    </span>
  );
}
