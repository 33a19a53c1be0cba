// The frame of a legal text on a page of its own.
import type { ReactNode } from "react";
import { useTitle } from "../../lib/use-title.ts";

type Props = { title: string; updated: string; children: ReactNode };

export function LegalPage({ title, updated, children }: Props) {
  useTitle(title);
  return (
    <article className="wrap-page mx-auto max-w-[56rem] pt-10 md:pt-16">
      <h1 className="text-display text-balance">{title}</h1>
      <p className="mt-4 mb-10 text-15 text-ink-3">{updated}</p>
      {children}
    </article>
  );
}
