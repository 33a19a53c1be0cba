// In the profile beside the sessions: the brand's passkeys, with a way to add one and to remove each.
import { useState } from "react";
import type { Passkey } from "../../../../contract/passkeys.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { Thinking } from "../../../ui/thinking.tsx";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { AddPasskeyDialog, RemovePasskeyDialog } from "./passkey-dialogs.tsx";
import { useNameOf } from "./name-of.ts";
import { passkeyTranslations } from "./translations.ts";
import { usePasskeys } from "./use-passkeys.ts";

type Props = { brandId: string; tell: ShowNotice };

export function PasskeysPanel({ brandId, tell }: Props) {
  const { t, text } = useTranslations(passkeyTranslations);
  const { known, isFailed, reload } = usePasskeys(brandId);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const canAdd = canUsePasskeys();
  // Nothing to see and nothing to do.
  if (!canAdd && !known?.length) return null;
  const ends = (done: () => void) => ({ brandId, tell, done });
  return (
    <section aria-labelledby="passkeys-title" className="grid max-w-[44rem] gap-4">
      <h2 id="passkeys-title" className="text-subtitle">
        {t("title")}
      </h2>
      <p className="text-15 text-ink-2">{t("body")}</p>
      {isFailed && <RetryBanner onRetry={reload}>{t("loadFailed")}</RetryBanner>}
      {!known && !isFailed && <Thinking label={text.t("loading")} />}
      {known?.length === 0 && <p className="text-15">{t("none")}</p>}
      {known && known.length > 0 && (
        <ul className="border-t border-line">
          {known.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {canAdd && (
        <div>
          <Button onClick={() => setAdding(true)}>{t("add")}</Button>
        </div>
      )}
      {isAdding && <AddPasskeyDialog {...ends(() => setAdding(false))} />}
      {removed && <RemovePasskeyDialog passkey={removed} {...ends(() => setRemoved(null))} />}
    </section>
  );
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t, text } = useTranslations(passkeyTranslations);
  const { created_at, last_used_at } = passkey;
  const name = useNameOf(passkey);
  const moment = (at: string) => text.formats.moment(at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="me-auto min-w-0">
        <p className="text-15 break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-14 text-ink-3">
          {last_used_at ? t("lastUsed", { moment: moment(last_used_at) }) : t("neverUsed")}
          {" · "}
          {t("addedAt", { moment: moment(created_at) })}
        </p>
      </div>
      <Button size="sm" onClick={onRemove} aria-label={t("removeLabel", { name })}>
        {t("remove")}
      </Button>
    </li>
  );
}
