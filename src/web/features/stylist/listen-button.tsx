// A microphone in the stylist's field. What was heard stands in the field and can be changed before it is sent; the
// browser turns speech into text, and says so while it listens.
import { useEffect, useId, useRef, useState } from "react";
import { defineTranslations, useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MICROPHONE } from "../../ui/icon-paths.ts";
import { findRecognition, type Heard, type Recognition } from "./speech-recognition.ts";

const listenTranslations = defineTranslations({
  speak: { en: "Speak", ar: "كلام بالصوت" },
  stop: { en: "Stop listening", ar: "إيقاف الاستماع" },
  who: {
    en: "Your browser turns speech into text, often on its maker’s servers. Ribby gets only the words.",
    ar: "المتصفح بيحوّل الصوت لكلام، وغالبًا على سيرفرات الشركة صاحبته. ريبي بيوصله الكلام بس.",
  },
  refused: {
    en: "The microphone is not allowed for this page.",
    ar: "الميكروفون مش مسموح للصفحة دي.",
  },
  failed: { en: "I could not hear that.", ar: "ماسمعتش كويس. الكتابة شغالة كمان." },
});

/** Egyptian Arabic or English, as the page speaks. */
const SPOKEN = { ar: "ar-EG", en: "en-US" } as const;

const wordsIn = (results: Heard): string =>
  Array.from(results, (stretch) => stretch[0]?.transcript.trim() ?? "")
    .filter(Boolean)
    .join(" ");

type Props = {
  /** What stands in the field already; what is heard follows it. */
  words: string;
  onHeard: (words: string) => void;
};

export function ListenButton({ words, onHeard }: Props) {
  const { t, text } = useTranslations(listenTranslations);
  const listener = useRef<Recognition | null>(null);
  const [state, become] = useState<"idle" | "listening" | "refused" | "failed">("idle");
  const note = useId();
  useEffect(() => () => listener.current?.abort(), []);

  function listen() {
    if (state === "listening") return listener.current?.stop();
    const Found = findRecognition();
    if (!Found) return;
    const recognition = new Found();
    const before = words.trim();
    recognition.lang = SPOKEN[text.language];
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      onHeard([before, wordsIn(results)].filter(Boolean).join(" "));
    recognition.onerror = ({ error }) => {
      // Silence is no failure: the button waits to be pressed again.
      if (error === "no-speech" || error === "aborted") return;
      become(error === "not-allowed" || error === "service-not-allowed" ? "refused" : "failed");
    };
    recognition.onend = () => become((now) => (now === "listening" ? "idle" : now));
    listener.current = recognition;
    become("listening");
    recognition.start();
  }

  const isListening = state === "listening";
  return (
    <>
      <Button
        variant="bare"
        aria-label={t(isListening ? "stop" : "speak")}
        aria-pressed={isListening}
        aria-describedby={note}
        onClick={listen}
        className="ms-auto px-3! aria-pressed:text-accent"
      >
        <Icon path={MICROPHONE} className="size-5" />
      </Button>
      <span
        id={note}
        className={
          state === "idle" ? "sr-only" : "order-last w-full px-2.5 pb-1.5 text-13 text-ink-2"
        }
      >
        <output>{state === "refused" || state === "failed" ? t(state) : t("who")}</output>
      </span>
    </>
  );
}
