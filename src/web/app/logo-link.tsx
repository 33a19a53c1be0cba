// To Explore; on Explore itself it loads the page anew. The name stays Latin in every language.
import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../lib/paths.ts";
import { RibMark } from "../ui/rib-mark.tsx";

export function LogoLink() {
  const { pathname } = useLocation();

  function onClick(event: MouseEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (pathname !== paths.explore || !isPlain) return;
    event.preventDefault();
    location.reload();
  }

  return (
    <Link
      to={paths.explore}
      onClick={onClick}
      lang="en"
      className="flex min-h-11 items-center text-wordmark"
    >
      <RibMark className="h-6" />
      Ribby
    </Link>
  );
}
