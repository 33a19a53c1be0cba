// Pinned pieces side by side. What is equal is one sentence; a dot stands where one is better.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { type Point, productTerms, type TermKind } from "../../../contract/trust.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BranchLines } from "./branch-lines.tsx";
import { CompareHead, stackedFor } from "./compare-head.tsx";
import { compareTranslations } from "./compare-translations.ts";
import { rowsOf, sizesOf, type Compared, type Row, type ComparedTerm } from "./comparison.ts";
import { useMeasures } from "./measures-store.ts";
import { sayTerm } from "./say-term.ts";
import { fittingSize } from "./size-advice.ts";
import { sizeTranslations } from "./size-translations.ts";
import { placeTranslations, trustTranslations } from "./translations.ts";
import { TERMS_KEPT } from "./use-brand-terms.ts";

export function CompareTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslations(compareTranslations);
  const [isShort, setShort] = useState(true);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { data, isPending } = useToldOf(products);
  const { measures, place } = useMeasures();
  const pieces = products.map((product, at): Compared => {
    const told = data?.[at];
    const sizes = sizesOf({ product, told });
    const hers = fittingSize(told?.chart ?? null, measures);
    const first = hers && sizes.includes(hers) ? hers : sizes[0];
    return { product, told, size: chosen[product.id] ?? first ?? null };
  });
  // What is still being asked is not called unsaid.
  const rows = rowsOf(pieces, place).filter(({ kind }) => !isPending || OF_THE_PIECE.has(kind));
  const sayRow = useSayRow(pieces);
  const same = rows.filter(({ isSame }) => isSame);
  return (
    <>
      <Checkbox checked={isShort} onChange={({ target }) => setShort(target.checked)}>
        {t("onlyDifferences")}
      </Checkbox>
      <section
        aria-label={t("title", { n: products.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="mt-2 overflow-x-auto focus-visible:-outline-offset-2"
        aria-busy={isPending}
      >
        <table
          className={cx(
            "w-full table-fixed border-collapse",
            products.length > 2 ? "text-14 md:min-w-[34rem] md:text-15" : "text-15",
          )}
        >
          <CompareHead
            pieces={pieces}
            onSize={(id, size) => setChosen({ ...chosen, [id]: size })}
          />
          <tbody>
            {rows
              .filter(({ isSame }) => !(isShort && isSame))
              .map((row) => (
                <Line key={keyOf(row)} row={row} say={sayRow} />
              ))}
          </tbody>
        </table>
        {isPending && (
          <div aria-hidden="true" className="grid gap-5 border-t border-line pt-3">
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
          </div>
        )}
      </section>
      {isShort && same.length > 0 && <SameForAll lines={same.map(sayRow.line)} />}
      {data?.includes(undefined) && <p className="mt-3 text-14 text-warn">{t("failed")}</p>}
    </>
  );
}

/** A name and what it says on each line: run together, nobody knows which belongs to which. */
function SameForAll({ lines }: { lines: ReturnType<Say["line"]>[] }) {
  const { t } = useTranslations(compareTranslations);
  return (
    <section className="mt-5 text-14">
      <h3 className="font-medium">{t("same")}</h3>
      <dl className="mt-1.5 grid gap-x-6 gap-y-1 md:grid-cols-2">
        {lines.map(({ name, said }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3 first-letter:uppercase">{name}</dt>
            <dd className="first-letter:uppercase">{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Known without asking the shop. */
const OF_THE_PIECE = new Set<Row["kind"]>(["price", "fabric"]);

/** Nobody takes them for the measures of a piece. */
const ONLY_OF_BODIES = new Set<Point>(["height", "weight"]);

const keyOf = (row: Row): string =>
  row.kind === "cm" ? row.point : row.kind === "term" ? row.term : row.kind;

/** What each shop says; the others stand there all the same when one of them cannot be asked. */
const useToldOf = (products: readonly Product[]) =>
  useQuery({
    queryKey: ["terms", "products", products.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        products.map(({ id }) =>
          call(productTerms, { params: { productId: id }, signal }).catch(() => undefined),
        ),
      ),
    ...TERMS_KEPT,
  });

type Say = ReturnType<typeof useSayRow>;

function Line({ row, say }: { row: Row; say: Say }) {
  const { t } = useTranslations(compareTranslations);
  return (
    <tr className={cx("border-t border-line align-baseline", stackedFor(row.values.length))}>
      <th
        scope="row"
        className="py-2.5 pe-1.5 text-start text-14 font-medium text-ink-3 first-letter:uppercase max-md:col-span-full max-md:pb-0"
      >
        {say.name(row)}
        <Note>{say.ofAll(row)}</Note>
      </th>
      {row.values.map((_, at) => (
        <td
          key={at}
          className="min-w-0 px-1.5 py-2.5 wrap-break-word tabular-nums first-letter:uppercase not-[:nth-child(2)]:border-s border-line max-md:pt-1 max-md:nth-2:ps-0 md:border-s md:px-3"
        >
          {row.best === at && <VisuallyHidden>{t("better")}: </VisuallyHidden>}
          <Value row={row}>{say.value(row, at)}</Value>
          {row.best === at && (
            <span aria-hidden="true" className="ms-1.5 text-good">
              ●
            </span>
          )}
          <Note>{say.note(row, at)}</Note>
        </td>
      ))}
    </tr>
  );
}

/** In a narrow column a sum breaks behind its currency, not within its figure. */
const Value = ({ row, children }: { row: Row; children: string }) =>
  row.kind === "term" && row.term === "branches" ? (
    <BranchLines lines={children} />
  ) : (
    children.replaceAll("\u00a0", " ")
  );

/** Whose word it is, or of what a figure is. */
const Note = ({ children }: { children: string | null }) =>
  children && (
    <span className="mt-0.5 block text-13 font-normal text-ink-3 normal-case">{children}</span>
  );

/** What a row is called and what it says of each piece, in the reader's words and digits. */
function useSayRow(pieces: readonly Compared[]) {
  const { t, text } = useTranslations(compareTranslations);
  const { t: size } = useTranslations(sizeTranslations);
  const { t: trust } = useTranslations(trustTranslations);
  const { t: place } = useTranslations(placeTranslations);
  const at = useMeasures((state) => state.place);
  const { money, amount, number } = text.formats;

  function name(row: Row): string {
    if (row.kind === "term")
      return row.term === "exceptions" ? t("exceptions") : trust(`kind.${row.term}`);
    if (row.kind !== "cm") return t(row.kind);
    return t(row.point === "weight" ? "kg" : "cm", { point: size(`point.${row.point}`) });
  }

  function value(row: Row, nth: number): string {
    if (row.kind === "price") return priceOf(elementAt(pieces, nth).product);
    if (row.kind === "fabric") return fabricOf(elementAt(row.values, nth));
    const known = row.values[nth];
    if (known === null || known === undefined) return t("notSaid");
    if (row.kind === "term") {
      const said = termOf(row.term, row.values[nth] ?? null);
      return row.isItself[nth] ? t("thisToo", { said }) : said;
    }
    const [from, to] = known as readonly [number, number];
    return from === to ? number(from) : `${number(from)}–${number(to)}`;
  }

  /** Of what all figures of a row are; null where they are of different things, or of what goes without saying. */
  function ofAll(row: Row): string | null {
    if (row.kind !== "cm" || ONLY_OF_BODIES.has(row.point)) return null;
    const all = new Set(row.of.filter((_, nth) => row.values[nth]));
    return all.size === 1 ? size(`of.${[...all][0] ?? "unsaid"}`) : null;
  }

  function note(row: Row, nth: number): string | null {
    if (row.kind === "cm")
      return row.values[nth] && !ONLY_OF_BODIES.has(row.point) && ofAll(row) === null
        ? size(`of.${row.of[nth] ?? "unsaid"}`)
        : null;
    return row.kind === "term" && row.isBrandsWord[nth] ? trust("byBrand") : null;
  }

  /** What is the same for all. */
  function line(row: Row): { name: string; said: string } {
    const aside = ofAll(row) ?? note(row, 0);
    const said = `${value(row, 0).replaceAll("\n", " · ")}${aside ? ` (${aside})` : ""}`;
    return { name: name(row), said };
  }

  function termOf(kind: TermKind, told: ComparedTerm): string {
    if (told === null) return t("notSaid");
    if (told === "disputed") return t("disputed");
    if (told === "refused") return trust("refused");
    return sayTerm({ kind, value: told }, at, { t: trust, place, formats: text.formats });
  }

  function fabricOf(materials: readonly string[]): string {
    const comma = text.language === "ar" ? "، " : ", ";
    return materials.map(text.nameOf).join(comma) || t("notSaid");
  }

  function priceOf({ price, current_price, currency }: Product): string {
    const now = money(current_price ?? price, currency);
    const isSale = current_price !== null && current_price !== undefined && current_price < price;
    return isSale ? `${now} · ${t("before", { amount: amount(price) })}` : now;
  }

  return { name, value, ofAll, note, line };
}
