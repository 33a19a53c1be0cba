// Whether a media query holds, followed while it changes.
import { useCallback, useSyncExternalStore } from "react";

/** Each question once: React asks several times for every drawing of every card. */
const known = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? matchMedia(query);
  known.set(query, media);
  return media;
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches);
}

export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
