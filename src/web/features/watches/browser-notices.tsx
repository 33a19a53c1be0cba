// What is kept of this browser for notices: a copy of it, and its end. Shown where such notices were asked for.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { copyWatcher, stopWatch, type PushSubscription } from "../../../contract/watches.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { endSubscription, ownSubscription } from "./push-subscription.ts";
import { watchTranslations } from "./translations.ts";

const KEY = ["own push subscription"];

/** `otherwise`: what is said where this browser gets none. */
export function BrowserNotices({ otherwise = null }: { otherwise?: ReactNode }) {
  const { data: push, isPending } = useQuery({
    queryKey: KEY,
    queryFn: ownSubscription,
    retry: false,
  });
  if (isPending) return null;
  return push ? <Kept push={push} /> : otherwise;
}

function Kept({ push }: { push: PushSubscription }) {
  const { t, text } = useTranslations(watchTranslations);
  const client = useQueryClient();
  const copying = useMutation({
    mutationFn: () => call(copyWatcher, { body: { push } }),
    onSuccess: (kept) =>
      saveFile("ribby-notices.json", "application/json", JSON.stringify(kept, null, 2)),
  });
  const ending = useMutation({
    async mutationFn() {
      const { message } = await call(stopWatch, { query: {}, body: { push } });
      // Deleted here already: a push service that cannot be reached keeps nothing of ours.
      await endSubscription().catch(() => {});
      return message;
    },
    onSuccess(message) {
      showToast({ message });
      client.setQueryData(KEY, null);
    },
  });
  const failure = copying.error ?? ending.error;
  return (
    <section
      aria-labelledby="browser-notices"
      className="my-12 grid justify-items-start gap-4 rounded-md border border-line p-6 text-start max-md:p-4"
    >
      <h2 id="browser-notices" className="text-title">
        {t("hereTitle")}
      </h2>
      <p className="text-ink-2 text-pretty">{t("hereBody")}</p>
      {failure && <Banner>{text.errorText(failure, "unexpected")}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={copying.isPending} onClick={() => copying.mutate()}>
          {t("copy")}
        </Button>
        <Button variant="danger" isBusy={ending.isPending} onClick={() => ending.mutate()}>
          {t("hereEnd")}
        </Button>
      </div>
    </section>
  );
}
