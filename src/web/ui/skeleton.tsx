// A breathing plate in the shape of what is coming.
import { cx } from "./cx.ts";

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative block overflow-hidden rounded-sm bg-sunk after:absolute after:inset-0 after:animate-breathe after:bg-line after:opacity-0",
        className,
      )}
    />
  );
}
