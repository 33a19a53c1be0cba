// A short stop on the way: something is checked, was sent, or did not work.
import type { ReactNode } from "react";
import { RibMark } from "../../ui/rib-mark.tsx";

type Props = { title: string; isWorking?: boolean; children?: ReactNode };

export function NoticeScreen({ title, isWorking = false, children }: Props) {
  return (
    <div className="wrap-page grid min-h-[min(70dvh,44rem)] content-center justify-items-center py-14">
      <div className="grid w-full max-w-[34rem] justify-items-center gap-4 text-center">
        <RibMark isMoving={isWorking} className={isWorking ? "h-9 text-accent" : "h-9"} />
        <h1 aria-live="polite" className="mt-2 text-display text-balance md:text-[2.75rem]">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
