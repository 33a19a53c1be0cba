// A small round number beside a word. Already written in the reader's digits.
import { cx } from "./cx.ts";

type Props = { children: string; isQuiet?: boolean; className?: string };

export function Count({ children, isQuiet = false, className }: Props) {
  return (
    <span
      className={cx(
        "inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-13 leading-none font-semibold tabular-nums",
        isQuiet ? "bg-sunk text-ink-2" : "bg-accent text-on-accent",
        className,
      )}
    >
      {children}
    </span>
  );
}
