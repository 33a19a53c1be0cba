// A small label on or beside something.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = { tone?: "quiet" | "accent" | "good" | "warn"; children: ReactNode };

const TONES = {
  quiet: "bg-sunk text-ink-2",
  accent: "bg-accent text-on-accent",
  good: "bg-good-wash text-good",
  warn: "bg-warn-wash text-warn",
};

export function Badge({ tone = "quiet", children }: Props) {
  return (
    <span
      className={cx(
        "inline-flex min-h-6 min-w-6 items-center justify-center gap-1.5 rounded-sm px-2 text-13 leading-none font-semibold tabular-nums",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
