// The system's own list: it scrolls, searches and speaks as people are used to.
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { useFieldProps } from "./field-context.ts";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        {...useFieldProps()}
        {...rest}
        className={cx(controlStyle, "appearance-none pe-11", className)}
      />
      <ChevronDown
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
      />
    </span>
  );
}
