// A link in running text that is still 44 px high for a thumb. Never replaces: /login leads to its own other mode,
// and Back must return from there.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LoginState } from "./screen-state.ts";

type Props = { to: string; state?: LoginState; children: ReactNode };

export function TextLink({ to, state, children }: Props) {
  return (
    <Link
      to={to}
      state={state}
      replace={false}
      className="link inline-flex min-h-11 items-center text-15"
    >
      {children}
    </Link>
  );
}
