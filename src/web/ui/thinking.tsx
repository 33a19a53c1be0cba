// Announces itself once; the strokes are only for the eye.
import { cx } from "./cx.ts";
import { RibMark } from "./rib-mark.tsx";

type Props = { label: string; className?: string };

export function Thinking({ label, className }: Props) {
  return (
    <output className={cx("inline-flex items-center gap-2 text-15 text-ink-2", className)}>
      <RibMark isMoving className="h-3.5 text-accent" />
      {label}
    </output>
  );
}
