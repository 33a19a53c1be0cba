// What a piece has cost since we know it: a line, the lowest of 90 days, and whether its sale is real.
import { useQuery } from "@tanstack/react-query";
import { productPrices, type PriceHistory, type PricePoint } from "../../../contract/prices.ts";
import type { Product } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { priceMemoryTranslations } from "./price-memory-translations.ts";
import { elementAt } from "../../../contract/get-or-throw.ts";

const DAY_MS = 86_400_000;
/** Before so much is known, 'the lowest of 90 days' would say too much. */
const KNOWN_DAYS = 90;
const [WIDTH, HEIGHT] = [320, 56];

/** Says nothing while it does not know. */
export function PriceMemory({ product }: { product: Product }) {
  const { data, dataUpdatedAt: now } = useQuery({
    queryKey: screenKeys.prices(product),
    queryFn: ({ signal }) => call(productPrices, { params: { id: product.id }, signal }),
    retry: false,
    staleTime: 300_000,
  });
  if (!data) return null;
  return (
    <div className="mt-1.5 grid gap-1.5">
      <SaleNote history={data} product={product} />
      <LowestNote history={data} product={product} now={now} />
      <ReadNote product={product} />
      {data.points.length > 1 && <Line history={data} now={now} />}
    </div>
  );
}

type NoteProps = { history: PriceHistory; product: Product };

function SaleNote({ history, product }: NoteProps) {
  const { t, text } = useTranslations(priceMemoryTranslations);
  if (history.sale === null) return null;
  const was = text.formats.money(product.price, product.currency);
  if (history.sale === "claimed")
    return (
      <p className="text-14 text-ink-3" title={t("claimedWhy", { was })}>
        {t("claimed")}
        <span className="sr-only"> {t("claimedWhy", { was })}</span>
      </p>
    );
  return <p className="text-14 font-medium text-good">{t("verified", { was })}</p>;
}

/** How old what we say is; where lists show prices alone, the sizes are older than the price. */
function ReadNote({ product }: { product: Product }) {
  const { t, text } = useTranslations(priceMemoryTranslations);
  if (!product.read_at) return null;
  const date = text.formats.date(product.read_at);
  const stock = text.formats.date(product.stock_read_at ?? product.read_at);
  return (
    <p className="text-13 text-ink-3">
      {stock === date ? t("readAt", { date }) : t("readApart", { date, stock })}
    </p>
  );
}

function LowestNote({ history, product, now }: NoteProps & { now: number }) {
  const { t } = useTranslations(priceMemoryTranslations);
  const isKnown = now - Date.parse(history.since) >= KNOWN_DAYS * DAY_MS;
  const paid = product.current_price ?? product.price;
  const wasDearer = history.points.some(
    ({ price, current_price }) => (current_price ?? price) > paid,
  );
  if (!isKnown || !wasDearer || paid > history.lowest_90) return null;
  return <p className="text-14 font-medium text-good">{t("lowest")}</p>;
}

function Line({ history, now }: { history: PriceHistory; now: number }) {
  const { t, text } = useTranslations(priceMemoryTranslations);
  const { path, lowest, highest } = priceLine(history.points, now, WIDTH, HEIGHT);
  const money = (amount: number) => text.formats.money(amount, history.currency);
  const since = text.formats.date(history.since);
  const told =
    lowest === highest
      ? t("sameSince", { since, price: money(lowest) })
      : t("between", { since, lowest: money(lowest), highest: money(highest) });
  return (
    <figure className="mt-2 max-w-[320px]">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block h-14 w-full overflow-visible text-ink-2 rtl:-scale-x-100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 text-13 text-ink-3">{told}</figcaption>
    </figure>
  );
}

/** Prices as a line of steps: a price holds until the next one. */
type PriceLine = { path: string; lowest: number; highest: number };

const paid = ({ price, current_price }: PricePoint): number => current_price ?? price;

/** `points` oldest first; the line goes on until now. */
function priceLine(
  points: readonly PricePoint[],
  now: number,
  width: number,
  height: number,
): PriceLine {
  const prices = points.map(paid);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const from = Date.parse(elementAt(points, 0).at);
  const length = Math.max(1, now - from);
  const x = (at: number) => round((Math.min(length, Math.max(0, at - from)) / length) * width);
  const y = (price: number) =>
    round(highest === lowest ? height / 2 : ((highest - price) / (highest - lowest)) * height);
  const steps = points.slice(1).map((point) => `H${x(Date.parse(point.at))}V${y(paid(point))}`);
  return { path: `M0 ${y(prices[0] ?? 0)}${steps.join("")}H${width}`, lowest, highest };
}

const round = (place: number): number => Math.round(place * 10) / 10;
