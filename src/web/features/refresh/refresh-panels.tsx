// What changed in a brand's shop, what waits for its decision, and who waits for its pieces.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RefreshState } from "../../../contract/refresh.ts";
import type { WaitingPeople } from "../../../contract/watches.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { FORWARD } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { ReportPanel } from "../../ui/report-panel.tsx";
import { refreshTranslations } from "./translations.ts";

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-15 text-ink-2">{children}</p>
);

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="-mb-2 divide-y divide-line text-15">{children}</ul>
);

/** A title keeps its own direction. */
function Piece({ piece }: { piece: { product_id: string; title: string; title_ar: string } }) {
  const { text } = useTranslations(refreshTranslations);
  return (
    <Link to={paths.product(piece.product_id)} className="block truncate py-1 hover:link">
      <bdi>{text.titleOf(piece)}</bdi>
    </Link>
  );
}

type Change = RefreshState["changes"][number];

export function ChangesPanel({ changes }: { changes: Change[] }) {
  const { t } = useTranslations(refreshTranslations);
  return (
    <ReportPanel title={t("changes")} hint={t("changesHint")}>
      {changes.length === 0 ? (
        <Nothing>{t("noChanges")}</Nothing>
      ) : (
        <Rows>
          {changes.map((change) => (
            <li
              key={`${change.product_id} ${change.at}`}
              className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <Piece piece={change} />
              <ChangeSaid change={change} />
            </li>
          ))}
        </Rows>
      )}
    </ReportPanel>
  );
}

const paid = ({ price, current_price }: Pick<Change, "price" | "current_price">) =>
  current_price ?? price;

/** The price where it moved, the stock where that did. */
function ChangeSaid({ change }: { change: Change }) {
  const { t, text } = useTranslations(refreshTranslations);
  const { before, currency, in_stock } = change;
  const [was, now] = [before ? paid(before) : paid(change), paid(change)];
  const isSameStock = before?.in_stock === in_stock;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {was !== now && (
        <>
          <s className="text-ink-3" aria-label={t("was", { price: text.formats.amount(was) })}>
            {text.formats.amount(was)}
          </s>
          <b className="font-semibold">{text.formats.money(now, currency)}</b>
          <Badge tone={now < was ? "good" : "quiet"}>
            {now > was && "+"}
            {text.formats.percent(Math.round((now / was - 1) * 100))}
          </Badge>
        </>
      )}
      {!isSameStock && (
        <Badge tone={in_stock ? "good" : "warn"}>{t(in_stock ? "backThere" : "out")}</Badge>
      )}
      {was === now && isSameStock && <Badge>{t("someSizes")}</Badge>}
    </span>
  );
}

type Waiting = { brandId: string; waiting: RefreshState["waiting"] };

export function WaitingPanel({ brandId, waiting }: Waiting) {
  const { t, text } = useTranslations(refreshTranslations);
  const products = paths.management(brandId);
  const rows = [
    { name: t("differences"), count: waiting.differences, to: products },
    { name: t("fresh"), count: waiting.new, to: `${products}?list=new` },
  ].filter(({ count }) => count > 0);
  return (
    <ReportPanel title={t("decisions")} hint={t("decisionsHint")}>
      {rows.length === 0 ? (
        <Nothing>{t("nothingWaits")}</Nothing>
      ) : (
        <Rows>
          {rows.map(({ name, count, to }) => (
            <li key={name}>
              <Link to={to} className="flex min-h-12 items-center gap-4 hover:link">
                <span className="me-auto">{name}</span>
                <b className="font-serif text-22 font-(--font-weight-title) tabular-nums">
                  {text.formats.number(count)}
                </b>
                <Icon path={FORWARD} className="size-4 flip-rtl text-ink-3" />
              </Link>
            </li>
          ))}
        </Rows>
      )}
    </ReportPanel>
  );
}

export function PeoplePanel({ people }: { people: WaitingPeople }) {
  const { t, text } = useTranslations(refreshTranslations);
  const wanted = ({ on, size }: WaitingPeople[number]) => {
    if (on === "cheaper") return t("cheaper");
    return size ? t("backIn", { size }) : t("back");
  };
  return (
    <ReportPanel title={t("waiting")} hint={t("waitingHint")}>
      {people.length === 0 ? (
        <Nothing>{t("nobody")}</Nothing>
      ) : (
        <Rows>
          {people.map((row) => (
            <li
              key={`${row.product_id} ${row.on} ${row.size}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2"
            >
              <span className="min-w-0">
                <Piece piece={row} />
                <span className="block pb-1 text-14 text-ink-2">{wanted(row)}</span>
              </span>
              {row.people === null ? (
                <span className="text-14 text-ink-3">{t("fewer")}</span>
              ) : (
                <b className="font-serif text-22 font-(--font-weight-title) tabular-nums">
                  {text.formats.number(row.people)}
                </b>
              )}
            </li>
          ))}
        </Rows>
      )}
    </ReportPanel>
  );
}
