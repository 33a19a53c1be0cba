// The server wrote the first title; this one follows the reader from screen to screen.
import { useEffect } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ribby`;
  }, [title]);
}
