// Grows with what is written, where the browser can.
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { useFieldProps } from "./field-context.ts";

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={3}
      {...useFieldProps()}
      {...rest}
      className={cx(controlStyle, "field-sizing-content resize-y py-3 leading-snug", className)}
    />
  );
}
