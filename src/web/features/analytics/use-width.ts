// How wide an element is drawn: a chart that is scaled as a whole would have tiny letters on a phone.
import { useLayoutEffect, useRef, useState, type RefObject } from "react";

export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
