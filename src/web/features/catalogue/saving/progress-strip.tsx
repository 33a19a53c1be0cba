// A bar that only moves when something was really done.
import type { Progress } from "./progress.ts";

type Props = { label: string; progress: Progress };

export function ProgressStrip({ label, progress }: Props) {
  return (
    <div className="grid gap-2 rounded-sm border border-line-2 bg-surface px-4 py-3">
      <output className="text-15 tabular-nums">{label}</output>
      <progress
        aria-label={label}
        value={progress.done}
        max={progress.total}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
