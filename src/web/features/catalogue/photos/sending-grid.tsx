// Photos on their way, each with how far it has come.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { putAway, tryAllAgain, type Sending } from "./photo-queue-store.ts";
import { photoTranslations } from "./translations.ts";

export function SendingGrid({ sendings }: { sendings: readonly Sending[] }) {
  const { t, text } = useTranslations(photoTranslations);
  const taken = sendings.filter(({ state }) => state !== "refused");
  const done = taken.filter(({ state }) => state === "arrived").length;
  const isLost = taken.some(({ state }) => state === "stuck");
  return (
    <div className="grid gap-3">
      {taken.length > 0 && (
        <output className="text-15 font-medium tabular-nums">
          {t("sending", { done, all: taken.length })}
        </output>
      )}
      {isLost && (
        <Banner
          dismiss={{ label: text.t("dismiss"), run: tryAllAgain }}
          action={
            <Button size="sm" onClick={tryAllAgain}>
              {t("tryNow")}
            </Button>
          }
        >
          {t("lost")}
        </Banner>
      )}
      {sendings
        .filter(({ state }) => state === "refused")
        .map(({ id, name, error }) => (
          <Banner key={id} dismiss={{ label: text.t("dismiss"), run: () => putAway([id]) }}>
            {t("notTaken", { name })} {error}
          </Banner>
        ))}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {taken.map((sending, at) => (
          <Tile key={sending.id} sending={sending} n={at + 1} />
        ))}
      </ul>
    </div>
  );
}

function Tile({ sending: { preview, state, sent }, n }: { sending: Sending; n: number }) {
  const { t, text } = useTranslations(photoTranslations);
  const isThere = state === "arrived";
  const percent = text.formats.percent(Math.floor(sent * 100));
  return (
    <li className="relative overflow-hidden rounded-sm border border-line bg-plate">
      <span className="block aspect-3/4">
        <img
          src={preview}
          alt={t("photo", { n })}
          className={cx("size-full object-cover", !isThere && "opacity-50")}
        />
      </span>
      <span className="block truncate px-1.5 py-1 text-13 text-ink-2 tabular-nums">
        {t(`state.${state}`, { percent })}
      </span>
      {state === "sending" && (
        <progress
          aria-label={t("photo", { n })}
          value={sent}
          className="absolute inset-x-0 bottom-0 h-1 w-full accent-ink"
        />
      )}
    </li>
  );
}
