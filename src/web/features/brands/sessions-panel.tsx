// Where the brand is signed in, with a way out of each place and of all of them.
import { useState } from "react";
import type { BrandSession } from "../../../contract/sessions.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ShowNotice } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { profileTranslations } from "./profile-translations.ts";
import { useSessions } from "./use-sessions.ts";

type Props = { brandId: string; tell: ShowNotice };

export function SessionsPanel({ brandId, tell }: Props) {
  const { t, text } = useTranslations(profileTranslations);
  const { sessions, isFailed, reload, ending, end, endAll } = useSessions(brandId, tell);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <section aria-labelledby="sessions-title" className="grid max-w-[44rem] gap-4">
      <h2 id="sessions-title" className="text-subtitle">
        {t("sessionsTitle")}
      </h2>
      {isFailed && <RetryBanner onRetry={reload}>{t("sessionsFailed")}</RetryBanner>}
      {!sessions && !isFailed && <Thinking label={text.t("loading")} />}
      {sessions && (
        <ul className="border-t border-line">
          {sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setAsking(true)}>{t("signOutEverywhere")}</Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t("signOutEverywhereQuestion")}
        closeLabel={text.t("close")}
        actions={
          <>
            <Button onClick={close}>{t("cancel")}</Button>
            <Button variant="danger" isBusy={ending === "all"} onClick={() => void endAll(close)}>
              {t("signOutEverywhere")}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t("signOutEverywhereBody")}</p>
      </Dialog>
    </section>
  );
}

type RowProps = { session: BrandSession; isEnding: boolean; onEnd: () => void };

function Row({ session, isEnding, onEnd }: RowProps) {
  const { t, text } = useTranslations(profileTranslations);
  const { browser, system, is_current } = session;
  const device =
    browser && system
      ? t("device", { browser, system })
      : (browser ?? system ?? t("unknownDevice"));
  const moment = (at: string) => text.formats.moment(at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="me-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
          <bdi>{device}</bdi>
          {is_current && <Badge tone="good">{t("thisDevice")}</Badge>}
        </p>
        <p className="text-14 text-ink-3">
          {t("lastUsed", { moment: moment(session.last_used_at) })}
          {" · "}
          {t("signedInAt", { moment: moment(session.started_at) })}
        </p>
      </div>
      {!is_current && (
        <Button
          size="sm"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={t("signOutThereLabel", { device })}
        >
          {t("signOutThere")}
        </Button>
      )}
    </li>
  );
}
