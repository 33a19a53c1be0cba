// The form on one side, a piece from the catalogue on the other; phones see the form only.
import type { ReactNode } from "react";
import { AccountPicture } from "./account-picture.tsx";

type Props = { title: ReactNode; lede?: ReactNode; children: ReactNode };

export function AccountLayout({ title, lede, children }: Props) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--bar))] max-lg:min-h-0 lg:-mb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,39%)]">
      <div className="wrap-page grid content-start justify-items-center pt-8 pb-16 md:pt-14">
        <div className="w-full max-w-[30rem]">
          <h1 className="text-display text-balance max-md:text-36 md:text-[2.75rem]">{title}</h1>
          {lede && <p className="mt-3 text-ink-2 text-pretty">{lede}</p>}
          <div className="mt-7">{children}</div>
        </div>
      </div>
      <AccountPicture />
    </div>
  );
}
