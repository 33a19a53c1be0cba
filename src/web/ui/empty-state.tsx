// What stands where nothing is.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
};

export function EmptyState({ title, children, actions, heading = "h2", className }: Props) {
  const Heading = heading;
  return (
    <div className={cx("max-w-[30rem] pt-10 pb-12", className)}>
      <Heading className="text-title text-balance">{title}</Heading>
      {children && <div className="mt-3 text-ink-2">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
