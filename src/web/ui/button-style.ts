// The look of a button, also for links that act like one.
import { cx } from "./cx.ts";

export type ButtonLook = {
  variant?: "line" | "ink" | "bare" | "danger";
  size?: "md" | "sm" | "lg";
  wide?: boolean;
};

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-sm border font-medium whitespace-nowrap transition-colors select-none " +
  "disabled:border-sunk disabled:bg-sunk disabled:text-ink-3 aria-disabled:opacity-60";

const VARIANTS = {
  line: "border-line-2 text-ink hover:border-ink",
  ink: "border-ink bg-ink text-on-ink hover:border-ink-2 hover:bg-ink-2",
  bare: "border-transparent text-ink hover:bg-sunk",
  danger: "border-line-2 text-accent hover:border-accent",
};

const SIZES = {
  sm: "min-h-9 reach px-3 text-14",
  md: "min-h-11 px-4 text-15",
  lg: "min-h-13 px-6 text-16",
};

export function buttonStyle({ variant = "line", size = "md", wide = false }: ButtonLook = {}) {
  return cx(BASE, VARIANTS[variant], SIZES[size], wide && "w-full");
}
