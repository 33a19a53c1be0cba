// A small panel under its button, without taking the page over.
import {
  useCallback,
  useId,
  useRef,
  useState,
  useEffect,
  type ReactNode,
  type RefObject,
} from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";

type TriggerProps = { "aria-expanded": boolean; "aria-controls": string; onClick: () => void };

type Props = {
  title: string;
  closeLabel: string;
  /** Draws the button that opens it; it must be the first button inside. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
  className?: string;
};

export function Popover({ title, closeLabel, renderTrigger, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((reason: "escape" | "elsewhere" | "button") => {
    setOpen(false);
    if (reason !== "elsewhere") place.current?.querySelector("button")?.focus();
  }, []);
  useLightDismiss(place, isOpen, close);

  return (
    <div ref={place} className="relative">
      {renderTrigger({
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <section
          id={id}
          aria-label={title}
          data-takes-escape
          className={cx(
            "absolute end-0 top-full z-40 mt-2 w-84 max-w-[calc(100vw-2rem)] rounded-md border border-line-2 bg-surface pt-2 pb-5 shadow-float transition-[opacity,translate] duration-150 starting:-translate-y-1 starting:opacity-0",
            className,
          )}
        >
          <div className="flex items-center justify-between ps-6 pe-2">
            <h2 className="text-subtitle">{title}</h2>
            <IconButton label={closeLabel} onClick={() => close("button")}>
              <Icon path={CROSS} />
            </IconButton>
          </div>
          <div className="px-6">{children}</div>
        </section>
      )}
    </div>
  );
}

/** Calls `onDismiss` for Escape, a press elsewhere, or the focus going elsewhere. */
function useLightDismiss(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: "escape" | "elsewhere") => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = (event: Event) => {
      const isInside = event.target instanceof Node && place.current?.contains(event.target);
      if (!isInside) onDismiss("elsewhere");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss("escape");
    };
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [place, isOpen, onDismiss]);
}
