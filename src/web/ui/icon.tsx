// One of the drawings of icon-paths.ts; the words beside it, or the button's label, say what it means.
import { cx } from "./cx.ts";

type Props = { path: string; isFilled?: boolean; className?: string };

export function Icon({ path, isFilled = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx("flex-none stroke-current", className ?? "size-5")}
      fill={isFilled ? "currentColor" : "none"}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
