// What changed in a brand's shop, what waits for its decision, and who waits for its pieces.
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { RefreshState } from "../../../contract/refresh.ts";
import type { WaitingPeople } from "../../../contract/watches.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Table } from "../../ui/table.tsx";
import { refreshTranslations } from "./translations.ts";

function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-4">
      <h3 id={id} className="font-serif text-22 font-(--font-weight-title)">
        {title}
      </h3>
      {hint && <p className="mt-1 text-14 text-ink-2">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-15 text-ink-2">{children}</p>
);

/** A title keeps its own direction. */
const Piece = ({ id, title }: { id: string; title: string }) => (
  <Link to={paths.product(id)} className="hover:link">
    <bdi>{title}</bdi>
  </Link>
);

type Change = RefreshState["changes"][number];
type Asked = Pick<Change, "price" | "current_price" | "in_stock">;

export function ChangesPanel({ changes }: { changes: Change[] }) {
  const { t, text } = useTranslations(refreshTranslations);
  const said = (asked: Asked, currency: string) =>
    `${text.formats.money(asked.current_price ?? asked.price, currency)} · ${t(asked.in_stock ? "there" : "out")}`;
  return (
    <Panel title={t("changes")}>
      {changes.length === 0 ? (
        <Nothing>{t("noChanges")}</Nothing>
      ) : (
        <Table
          caption={t("changes")}
          rows={changes}
          keyOf={({ product_id, at }) => `${product_id} ${at}`}
          columns={[
            {
              header: t("piece"),
              cell: ({ product_id, title }) => <Piece id={product_id} title={title} />,
            },
            {
              header: t("before"),
              cell: ({ before, currency }) => (before ? said(before, currency) : "–"),
            },
            { header: t("now"), cell: (change) => said(change, change.currency) },
          ]}
        />
      )}
    </Panel>
  );
}

export function WaitingPanel({ waiting }: { waiting: RefreshState["waiting"] }) {
  const { t, text } = useTranslations(refreshTranslations);
  const rows = [
    { name: t("differences"), count: waiting.differences },
    { name: t("fresh"), count: waiting.new },
  ].filter(({ count }) => count > 0);
  return (
    <Panel title={t("decisions")}>
      {rows.length === 0 ? (
        <Nothing>{t("nothingWaits")}</Nothing>
      ) : (
        <ul className="grid gap-2 text-15">
          {rows.map(({ name, count }) => (
            <li key={name} className="flex items-baseline justify-between gap-4">
              {name}
              <b className="font-semibold tabular-nums">{text.formats.number(count)}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function PeoplePanel({ people }: { people: WaitingPeople }) {
  const { t, text } = useTranslations(refreshTranslations);
  return (
    <Panel title={t("waiting")} hint={t("waitingHint")}>
      {people.length === 0 ? (
        <Nothing>{t("nobody")}</Nothing>
      ) : (
        <Table
          caption={t("waiting")}
          rows={people}
          keyOf={({ product_id, on, size }) => `${product_id} ${on} ${size}`}
          columns={[
            {
              header: t("piece"),
              cell: ({ product_id, title }) => <Piece id={product_id} title={title} />,
            },
            {
              header: t("for"),
              cell: ({ on, size }) => {
                if (on === "cheaper") return t("cheaper");
                return size ? t("backIn", { size }) : t("back");
              },
            },
            {
              header: t("people"),
              cell: (row) => text.formats.number(row.people),
              isNumeric: true,
            },
          ]}
        />
      )}
    </Panel>
  );
}
