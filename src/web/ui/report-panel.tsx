// A titled part of the report.
import { useId, type ReactNode } from "react";

type Props = { title: string; hint?: string; children: ReactNode };

export function ReportPanel({ title, hint, children }: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="min-w-0 rounded-md border border-line bg-surface px-5 pt-5 pb-5 max-md:px-4"
    >
      <h3 id={id} className="font-serif text-22 font-(--font-weight-title)">
        {title}
      </h3>
      {hint && <p className="mt-1 text-14 text-ink-2">{hint}</p>}
      <div className="mt-3">{children}</div>
    </article>
  );
}
