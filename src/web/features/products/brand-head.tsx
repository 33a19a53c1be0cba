// The head of a brand's page: its name, what it says about itself, how much it shows, its website.
import type { ReactNode } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { OUTWARD } from "../../ui/icon-paths.ts";
import { brandTranslations } from "./brand-translations.ts";
import { BrandStory } from "./brand-story.tsx";
import { UnconfirmedNote } from "./unconfirmed-note.tsx";

type Props = {
  name: string;
  products: readonly Product[] | undefined;
  /** All of them are here, so that they can be counted. */
  isWhole: boolean;
  /** What else one should know of it. */
  children?: ReactNode;
};

const paid = ({ price, current_price }: Product) => current_price ?? price;
const isOnSale = (product: Product): boolean => paid(product) < product.price;

export function BrandHead({ name, products, isWhole, children }: Props) {
  const { text } = useTranslations(brandTranslations);
  const website = products?.find((product) => product.brand_website)?.brand_website;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-line pb-4">
      <div className="min-w-0 max-w-[46rem]">
        <h1 className="text-display break-words">
          <bdi>{text.brandOf({ brand: name, brand_ar: products?.[0]?.brand_ar })}</bdi>
        </h1>
        <BrandStory name={name} />
        <p className="mt-3 text-15 text-ink-2">
          {isWhole && products && products.length > 0 && <Facts products={products} />}
          &nbsp;
        </p>
        {products && products.length > 0 && <UnconfirmedNote brand={name} />}
      </div>
      {website && <Website address={website} />}
      <div className="w-full">{children}</div>
    </header>
  );
}

/** How many, from which price to which, and how many of them on sale. */
function Facts({ products }: { products: readonly Product[] }) {
  const { t, text } = useTranslations(brandTranslations);
  const { money } = text.formats;
  const prices = products.map(paid);
  const [currency, ...others] = new Set(products.map((product) => product.currency));
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  const sales = products.filter(isOnSale).length;
  const hasRange = others.length === 0 && from < to;
  return [
    text.t("explore.pieces", { n: products.length }),
    hasRange && t("range", { from: money(from, currency), to: money(to, currency) }),
    sales > 0 && t("onSale", { n: sales }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Website({ address }: { address: string }) {
  const { t } = useTranslations(brandTranslations);
  const site = URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className={cx(buttonStyle(), "max-w-full min-w-0 max-md:order-last")}
    >
      {/* A long host is cut at its end; the whole of it is where the link leads. */}
      <span className="truncate">{site ? t("website", { site }) : t("websitePlain")}</span>
      <Icon path={OUTWARD} className="size-4.5 shrink-0 flip-rtl" />
    </a>
  );
}
