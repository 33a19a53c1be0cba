// A brand's channels: one switch each, what is shown there, and which pieces are refused and why.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { brandChannels, setBrandChannel, type BrandChannel } from "../../../contract/assistants.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { channelsTranslations } from "./channels-translations.ts";

export function ChannelsPanel() {
  const brandId = useSession()?.brandId ?? "";
  const { t, text } = useTranslations(channelsTranslations);
  const queryKey = ["channels", brandId];
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(brandChannels, { params: { brandId }, signal }),
  });
  const change = useMutation({
    mutationFn: (body: { channel: BrandChannel["channel"]; joined: boolean }) =>
      callSignedIn(setBrandChannel, { params: { brandId }, body }),
    onSuccess: (channels) => cache.setQueryData(queryKey, channels),
  });
  const failure = change.error ?? error;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-title">{t("title")}</h2>
      <p className="text-ink-2">{t("body")}</p>
      {failure && (
        <RetryBanner onRetry={() => void refetch()}>
          {text.errorText(failure) || t("failed")}
        </RetryBanner>
      )}
      {!data && !failure && <Skeleton className="h-60" />}
      {data && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
          {data.map((channel) => (
            <li key={channel.channel} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
              <Switch
                checked={channel.joined}
                disabled={change.isPending}
                onChange={({ target }) =>
                  change.mutate({ channel: channel.channel, joined: target.checked })
                }
              >
                {t(`channel.${channel.channel}`)}
              </Switch>
              <ChannelState {...channel} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const REFUSED_SHOWN = 10;

function ChannelState({ joined, accepted, refused_count, refused, address }: BrandChannel) {
  const { t } = useTranslations(channelsTranslations);
  if (!joined) return <p className="text-14 text-ink-2">{t("left")}</p>;
  const further = refused_count - Math.min(refused.length, REFUSED_SHOWN);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-14 text-ink-2">
      <p>{t("accepted", { n: accepted })}</p>
      {address && <FeedAddress address={address} />}
      {refused_count > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            {t("refused", { n: refused_count })}
          </summary>
          <ul className="grid gap-1 ps-4">
            {refused.slice(0, REFUSED_SHOWN).map(({ id, title, reasons }) => (
              <li key={id}>
                <bdi>{title || id}</bdi>: {reasons.map((reason) => t(reason)).join(", ")}
              </li>
            ))}
            {further > 0 && <li>{t("more", { n: further })}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}

/** To be handed to another service, so it is copied oftener than opened. */
function FeedAddress({ address }: { address: string }) {
  const { t } = useTranslations(channelsTranslations);
  return (
    <p className="flex items-center gap-3">
      <span className="shrink-0">{t("feed")}:</span>
      <a className="min-w-0 truncate reach underline" href={address} dir="ltr">
        {address}
      </a>
      <CopyButton
        text={address}
        label={t("copy")}
        copiedLabel={t("copied")}
        className="ms-auto shrink-0"
      />
    </p>
  );
}
