// A whole screen with one thing to say and one way on.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonStyle } from "./button-style.ts";
import { RibMark } from "./rib-mark.tsx";

type Props = {
  title: ReactNode;
  body: string;
  action: { label: string; to: string } | { label: string; run: () => void };
};

export function QuietScreen({ title, body, action }: Props) {
  return (
    <div className="wrap-page grid min-h-[min(70dvh,40rem)] place-content-center justify-items-center py-16 text-center">
      <RibMark className="h-9" />
      <h1 className="mt-3 text-display max-w-[18ch] text-balance">{title}</h1>
      <p className="mt-4 max-w-[40ch] text-ink-2">{body}</p>
      <div className="mt-8">
        {"to" in action ? (
          <Link to={action.to} className={buttonStyle()}>
            {action.label}
          </Link>
        ) : (
          <button type="button" onClick={action.run} className={buttonStyle()}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
