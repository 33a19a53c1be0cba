// The place of a card in a long list. It is drawn when it comes near and taken away when it is far, and keeps its
// height meanwhile: drawing it moves nothing that somebody reads, and a list of hundreds costs what dozens do.
import { useEffect, useRef, useState, type ReactNode } from "react";
import { watchNear } from "../../lib/near-watch.ts";
import { cx } from "../../ui/cx.ts";
import { LYING } from "./card-layout.ts";
import type { Places } from "./card-group.tsx";

type Props = {
  isDrawnAtFirst: boolean;
  /** By which its group knows it. */
  id: string;
  places: Places;
  children: ReactNode;
};

export function CardPlace({ isDrawnAtFirst, id, places, children }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const [isFirst] = useState(isDrawnAtFirst);
  const [isDrawn, setDrawn] = useState(isFirst);
  const [height, setHeight] = useState(() => places.heights.get(id));
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isEmpty = !isFirst;
    const stop = watchNear(element, isFirst, (isNear) => {
      // Somebody in there with the keyboard would be thrown out of the page.
      if (!isNear && element.contains(document.activeElement)) return;
      if (!isNear && !isEmpty) {
        const drawn = element.getBoundingClientRect().height;
        places.heights.set(id, drawn);
        setHeight(drawn);
      }
      isEmpty = !isNear;
      if (isNear) places.fill(id);
      else places.empty(id, element);
      setDrawn(isNear);
    });
    return () => {
      stop();
      places.fill(id);
    };
  }, [isFirst, id, places]);
  return isDrawn ? (
    <li ref={place} className="min-w-0">
      {children}
    </li>
  ) : (
    <li
      ref={place}
      aria-hidden="true"
      className={cx("min-w-0", height === undefined && "max-md:undrawn-card")}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {height === undefined && <EmptyCard />}
    </li>
  );
}

/** The height of a card that was never drawn. Phones have it from the place itself, which costs them less. */
const EmptyCard = () => (
  <div className="@container/card max-md:hidden">
    <div className={LYING}>
      <div className="aspect-3/4" />
      <div className="mt-[42px] text-15 leading-snug @2xs/card:text-16 lg:@min-[345px]/card:mt-0">
        <div className="mt-1.5 h-[calc(1lh+4px)]" />
        <div className="h-[1lh] leading-(--leading-body)" />
      </div>
    </div>
  </div>
);
