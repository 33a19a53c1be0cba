// The stylist's text box: Enter sends, Shift and Enter make a new line. A new question may be sent while one is answered.
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HANGER, MANNEQUIN, PICTURE, SEARCH } from "../../ui/icon-paths.ts";
import type { Place } from "./conversation.ts";
import { askFit } from "./fitting.ts";
import { askMatch } from "./matching.ts";
import { askImage } from "./picturing.ts";
import { ask } from "./searching.ts";
import { findRecognition } from "./speech-recognition.ts";
import { stylistTranslations } from "./translations.ts";

/** Who turns speech into text is far away: without a network there is no such button, and nothing else is missing. */
const ListenButton = lazy(() =>
  import("./listen-button.tsx").then(
    ({ ListenButton: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => <></> }),
  ),
);

const BOX_ID = "stylist-question";
const WORDS_MAX = 1000;

export const focusComposer = () => document.getElementById(BOX_ID)?.focus({ preventScroll: true });

type Props = {
  place: Place;
  /** Takes the keyboard when it appears. On touch screens that would raise the keys over everything. */
  isEager?: boolean;
};

export function Composer({ place, isEager = false }: Props) {
  const { t } = useTranslations(stylistTranslations);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (isEager && matchMedia("(hover: hover)").matches) focusComposer();
  }, [isEager]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (words.trim() === "") return;
    void ask(words, place);
    setWords("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  }

  function onPaste(event: ClipboardEvent) {
    const [picture] = event.clipboardData.files;
    if (!picture) return;
    event.preventDefault();
    void askImage(picture, place);
  }

  return (
    <form
      onSubmit={send}
      className="@container w-full rounded-md border border-edge bg-surface focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink"
    >
      <div className="flex flex-wrap items-start">
        <textarea
          id={BOX_ID}
          rows={1}
          // An empty box follows the page, so that its placeholder reads right.
          dir={words === "" ? undefined : "auto"}
          maxLength={WORDS_MAX}
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={t("placeholder")}
          aria-label={t("placeholder")}
          className="block field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none px-3.5 pt-3 pb-1 text-16 leading-snug outline-none placeholder:text-ink-3"
        />
        {findRecognition() && (
          <Suspense>
            <ListenButton words={words} onHeard={setWords} />
          </Suspense>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-0.5 p-1">
        <Button type="submit" variant="ink" className="me-1 px-3.5! @lg:px-4!">
          <Icon path={SEARCH} className="hidden size-5 @lg:block" />
          {t("search")}
        </Button>
        <Tool
          path={HANGER}
          label={t("match")}
          onClick={() => askMatch(words, place) && setWords("")}
        />
        <Tool
          path={MANNEQUIN}
          label={t("fit")}
          short={t("fitShort")}
          onClick={() => void askFit(place)}
        />
        <ImageButton place={place} />
      </div>
    </form>
  );
}

type ToolProps = { path: string; label: string; short?: string; onClick: () => void };

/** Its drawing stands beside its word where there is room for both. */
function Tool({ path, label, short = label, onClick }: ToolProps) {
  return (
    <Button variant="bare" aria-label={label} onClick={onClick} className="px-2! @sm:px-2.5!">
      <Icon path={path} className="hidden size-5 @lg:block" />
      <span className="@sm:hidden">{short}</span>
      <span className="hidden @sm:inline">{label}</span>
    </Button>
  );
}

function ImageButton({ place }: { place: Place }) {
  const { t } = useTranslations(stylistTranslations);
  const input = useRef<HTMLInputElement>(null);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same picture may be chosen again.
    target.value = "";
    if (file) void askImage(file, place);
  }

  return (
    <>
      <Button variant="bare" onClick={() => input.current?.click()} className="px-2! @sm:px-2.5!">
        <Icon path={PICTURE} className="size-5 @max-[21rem]:hidden" />
        {t("image")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("image")}
        hidden
        onChange={onChange}
      />
    </>
  );
}
