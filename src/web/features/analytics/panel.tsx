// A titled part of the analytics screen.
import { useId, type ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

type Props = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

export function Panel({ title, aside, children, className }: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={cx(
        "min-w-0 rounded-md border border-line bg-surface px-6 pt-5 pb-6 max-md:px-4",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h3 id={id} className="text-15 font-semibold">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </article>
  );
}
