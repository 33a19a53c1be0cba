// A field for one line of text.
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { useFieldProps } from "./field-context.ts";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldProps()} {...rest} className={cx(controlStyle, className)} />;
}
