// The way from a letter: saying yes, or being forgotten; without one, what this browser asked for. It is pressed, not done on arrival: mail programs open
// links before people do.
import { useEffect, useState } from "react";
import { confirmWatch, copyWatcher, stopWatch } from "../../../contract/watches.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { RibMark } from "../../ui/rib-mark.tsx";
import { BrowserNotices } from "./browser-notices.tsx";
import { watchTranslations } from "./translations.ts";

export function WatchScreen() {
  const { t, text } = useTranslations(watchTranslations);
  const [given] = useState(() => new URLSearchParams(window.location.search));
  const [token, isStop] = [given.get("token"), given.has("stop")];
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const asked = isStop ? "stopTitle" : "confirmTitle";
  const title = done ?? t(token ? asked : "yours");
  useTitle(title);
  // Shoulders, histories and bookmarks need not see it.
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);

  function tell(error: unknown) {
    setFailed(text.errorText(error));
    // Used or expired: pressing again would change nothing.
    setOver(error instanceof ApiError && error.status === 400);
  }

  async function press(known: string) {
    setBusy(true);
    setFailed(null);
    try {
      const { message } = isStop
        ? await call(stopWatch, { query: {}, body: { token: known } })
        : await call(confirmWatch, { body: { token: known } });
      setDone(message);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  async function copy(known: string) {
    setFailed(null);
    try {
      const kept = await call(copyWatcher, { body: { token: known } });
      saveFile("ribby-notices.json", "application/json", JSON.stringify(kept, null, 2));
    } catch (error) {
      tell(error);
    }
  }

  return (
    <div className="wrap-page grid min-h-[min(70dvh,44rem)] content-center justify-items-center py-14">
      <div className="grid w-full max-w-[34rem] justify-items-center gap-4 text-center">
        <RibMark className="h-9" />
        <h1 aria-live="polite" className="mt-2 text-display text-balance md:text-[2.75rem]">
          {title}
        </h1>
        {failed && <Banner className="w-full text-start">{failed}</Banner>}
        {!token && (
          <BrowserNotices
            otherwise={<p className="max-w-[44ch] text-ink-2 text-pretty">{t("hereNone")}</p>}
          />
        )}
        {!done && !isOver && token && (
          <p className="max-w-[44ch] text-ink-2 text-pretty">
            {t(isStop ? "stopBody" : "confirmBody")}
          </p>
        )}
        {!done && !isOver && token && (
          <Button variant="ink" isBusy={isBusy} onClick={() => void press(token)}>
            {t(isStop ? "stop" : "confirm")}
          </Button>
        )}
        {!done && !isOver && token && isStop && (
          <Button onClick={() => void copy(token)}>{t("copy")}</Button>
        )}
      </div>
    </div>
  );
}
