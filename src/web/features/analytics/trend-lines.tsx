// Shows the best day, or the one under the pointer.
import { useState, useLayoutEffect, useRef, type PointerEvent, type RefObject } from "react";
import { directionOf } from "../../../contract/languages.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { peakOf, shapeOf } from "./trend-shape.ts";
import { analyticsTranslations } from "./translations.ts";

const HEIGHT = 256;

type Props = {
  dates: readonly string[];
  now: readonly number[];
  before: readonly number[];
  /** What the drawing says, in words. */
  summary: string;
};

export function TrendLines({ dates, now, before, summary }: Props) {
  const { t, text } = useTranslations(analyticsTranslations);
  const [box, width] = useWidth();
  const [pointed, setPointed] = useState<number>();
  const isRightToLeft = directionOf(text.language) === "rtl";
  const shape = shapeOf(now, before, {
    width: Math.max(width, 240),
    height: HEIGHT,
    isRightToLeft,
  });
  const shown = pointed !== undefined && pointed < now.length ? pointed : peakOf(now);

  const onMove = (event: PointerEvent<SVGSVGElement>) =>
    setPointed(shape.dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left));

  return (
    <div ref={box} className="mt-4 h-64">
      <VisuallyHidden>{summary}</VisuallyHidden>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          aria-hidden="true"
          data-chart="trend"
          onPointerMove={onMove}
          onPointerLeave={() => setPointed(undefined)}
          className="block fill-ink-3 text-13"
        >
          {shape.rows.map(({ count, at }) => (
            <g key={count}>
              <path d={`M${shape.left} ${at}H${shape.right}`} className="stroke-line" />
              <text x={shape.axis} y={at + 4} textAnchor="end" className="tabular-nums">
                {text.formats.number(count)}
              </text>
            </g>
          ))}
          {shape.days.map(({ day, at }, n) => (
            <text
              key={day}
              x={at}
              y={HEIGHT - 6}
              textAnchor={n === 0 ? "start" : n === shape.days.length - 1 ? "end" : "middle"}
            >
              {text.formats.day(dates[day] ?? "")}
            </text>
          ))}
          <path
            d={shape.beforePath}
            strokeDasharray="3 4"
            strokeWidth="1.25"
            className="fill-none stroke-edge"
          />
          <path
            d={shape.nowPath}
            strokeWidth="2"
            strokeLinejoin="round"
            className="fill-none stroke-accent"
          />
          <Mark
            {...shape.pointOf(shown)}
            bottom={shape.bottom}
            left={shape.left}
            right={shape.right}
          >
            {said(shown)}
          </Mark>
        </svg>
      )}
    </div>
  );

  function said(day: number): string {
    return t("onDay", { count: now[day] ?? 0, day: text.formats.day(dates[day] ?? "") });
  }
}

type MarkProps = {
  x: number;
  y: number;
  left: number;
  right: number;
  bottom: number;
  children: string;
};

/** Half of the widest label, so that it stays on the drawing. */
const HALF_LABEL = 48;

function Mark({ x, y, left, right, bottom, children }: MarkProps) {
  const middle = Math.min(Math.max(x, left + HALF_LABEL), right - HALF_LABEL);
  return (
    <g>
      <path d={`M${x} ${y}V${bottom}`} strokeDasharray="2 3" className="stroke-accent" />
      <circle cx={x} cy={y} r="4.5" strokeWidth="2" className="fill-accent stroke-surface" />
      <text
        x={middle}
        y={Math.max(y - 12, 14)}
        textAnchor="middle"
        strokeWidth="4"
        className="fill-ink stroke-surface font-semibold tabular-nums [paint-order:stroke]"
      >
        {children}
      </text>
    </g>
  );
}

/** How wide an element is drawn: a chart that is scaled as a whole would have tiny letters on a phone. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
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
