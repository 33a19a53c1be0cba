import { useEffect } from "react";

/** The server wrote the first title; this one follows the reader from screen to screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ribby`;
  }, [title]);
}
