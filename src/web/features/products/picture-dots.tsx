// One stop for the Tab key; the arrow keys walk through the pictures.
import { useRef, type KeyboardEvent } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { stepOfKey } from "./use-gallery.ts";

type Props = { title: string; count: number; index: number; onChoose: (n: number) => void };

export function PictureDots({ title, count, index, onChoose }: Props) {
  const { t } = useText();
  const group = useRef<HTMLFieldSetElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    if (step === 0) return;
    event.preventDefault();
    // The lightbox around it listens to the same keys.
    event.stopPropagation();
    const to = (index + step + count) % count;
    onChoose(to);
    group.current?.querySelectorAll("button")[to]?.focus();
  }

  return (
    <fieldset
      ref={group}
      aria-label={t("card.pictures", { title })}
      className="pointer-events-none flex min-w-0 justify-center pb-2 touch:pb-0"
    >
      {Array.from({ length: count }, (_, n) => (
        <button
          key={n}
          type="button"
          tabIndex={n === index ? 0 : -1}
          aria-label={t("card.picture", { n: n + 1, total: count })}
          aria-current={n === index || undefined}
          onClick={() => onChoose(n)}
          onKeyDown={onKeyDown}
          className="group/dot pointer-events-auto grid size-6 place-items-center touch:h-11 touch:w-11 touch:min-w-6 rounded-full outline-on-picture focus-visible:-outline-offset-2"
        >
          <span className="size-1.5 rounded-full bg-on-picture/50 ring-[1.5px] ring-picture-chip/75 transition-colors group-aria-current/dot:bg-on-picture" />
        </button>
      ))}
    </fieldset>
  );
}
