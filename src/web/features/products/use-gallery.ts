// Which of a product's pictures is looked at, round and round.
import { useState } from "react";

export function useGallery(count: number, start = 0) {
  const [index, setIndex] = useState(count > 0 ? start % count : 0);
  const go = (step: number) => {
    if (count > 0) setIndex((current) => (current + step + count) % count);
  };
  return { index, choose: setIndex, forward: () => go(1), back: () => go(-1) };
}

/** Forward is where the line of text runs, so the arrow keys change sides in Arabic. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  const isRtl = document.documentElement.dir === "rtl";
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return 1;
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return -1;
  return 0;
}
