// The three strokes: still as a mark, moving while something is being worked on.
import { cx } from "./cx.ts";

type Props = { isMoving?: boolean; className?: string };

const DELAYS = ["0ms", "120ms", "240ms"];

export function RibMark({ isMoving = false, className }: Props) {
  if (!isMoving) {
    return (
      <svg
        viewBox="0 0 20 24"
        aria-hidden="true"
        className={cx("fill-none stroke-accent", className)}
        strokeWidth="2.25"
        strokeLinecap="round"
      >
        <path d="M3 4v16M10 2v20M17 4v16" />
      </svg>
    );
  }
  return (
    <span aria-hidden="true" className={cx("inline-flex items-end gap-[3px]", className)}>
      {DELAYS.map((delay) => (
        <span
          key={delay}
          className="h-full w-0.5 origin-bottom animate-rib bg-current"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  );
}
