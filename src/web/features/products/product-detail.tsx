// All of a piece: gallery, choosers, facts, the way to buy.
import { useState, type ComponentType } from "react";
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { BrandChip } from "./brand-chip.tsx";
import { detailTranslations } from "./detail-translations.ts";
import { UnconfirmedNote } from "./unconfirmed-note.tsx";
import { Gallery, type Shown } from "./gallery.tsx";
import { KnownFacts } from "./known-facts.tsx";
import { Price } from "./price.tsx";
import { PriceMemory } from "./price-memory.tsx";
import { ProductChoosers, type AwaitedSlot } from "./product-choosers.tsx";
import { ProductCrumbs } from "./product-crumbs.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { detailLayout } from "./product-layout.ts";
import { RelatedProducts } from "./related-products.tsx";
import { descriptionOf, ownFirst } from "./own-paragraphs.ts";
import { ReportListing } from "./report-listing.tsx";

type Props = { product: Product; Terms?: TermsSlot; Awaited?: AwaitedSlot };

/** What a shop says of a piece; it tells which of its sizes fits the shopper. */
export type TermsSlot = ComponentType<{
  product: Product;
  onAdvised: (size: string | null) => void;
}>;

export function ProductDetail({ product, Terms, Awaited }: Props) {
  const [advised, setAdvised] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>({ picture: 0 });
  return (
    <div className="wrap-page md:pt-3">
      <ProductCrumbs product={product} />
      <article className={detailLayout}>
        <Gallery product={product} shown={shown} />
        <div className="min-w-0 pt-5 max-lg:order-3 md:pt-0 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:ps-6 xl:ps-14">
          <div className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
            <Head product={product} />
            <Later>
              <ProductChoosers
                product={product}
                advised={advised}
                Awaited={Awaited}
                onColor={(color) => {
                  const picture = pictureIn(product, color);
                  if (picture !== undefined) setShown({ picture });
                }}
              />
            </Later>
            <Later>
              <Description product={product} />
            </Later>
            <Later>{Terms && <Terms product={product} onAdvised={setAdvised} />}</Later>
            <Later>
              <ProductFacts product={product} />
            </Later>
            <Later>
              <KnownFacts product={product} />
              <StylistLine product={product} />
              <ReportListing productId={product.id} />
            </Later>
          </div>
        </div>
      </article>
      <Later>
        <RelatedProducts product={product} />
      </Later>
    </div>
  );
}

/** Letters from which on a title would push price and colours out of sight. */
const LONG_TITLE = 80;

function Head({ product }: { product: Product }) {
  const { titleOf, gistOf } = useText();
  const gist = gistOf(product);
  const title = titleOf(product);
  return (
    <>
      <BrandChip
        product={product}
        className="relative inline-block min-h-7 content-center reach-around"
      />
      <h1
        dir="auto"
        className={cx(
          "mt-3 mb-2.5 text-page-start font-serif leading-title font-(--font-weight-title) tracking-title text-balance",
          title.length > LONG_TITLE ? "text-[1.5rem]" : "text-[1.625rem] md:text-[2rem] xl:text-40",
        )}
      >
        {title}
      </h1>
      {gist && <p className="mb-2.5 text-ink-2">{gist}</p>}
      {/* What measures itself by its container is styled while it is laid out: no more stands in it than that. */}
      <div className="@container/card">
        <Price product={product} size="large" />
      </div>
      <PriceMemory product={product} />
      <UnconfirmedNote brand={product.brand} />
    </>
  );
}

/** Arabic and English may alternate from paragraph to paragraph; the reader's own come first. */
function Description({ product }: { product: Product }) {
  const { language } = useText();
  return (
    <div className="mt-7 grid max-w-[60ch] gap-3 leading-[1.65] text-ink-2">
      {ownFirst(descriptionOf(product), language).map((line, at) => (
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The piece goes along: the stylist is asked about it at once. */
function StylistLine({ product }: { product: Product }) {
  const { t } = useTranslations(detailTranslations);
  return (
    <div className="mt-6 mb-2 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-sunk py-3 ps-5 pe-3">
      <span>{t("goesWith")}</span>
      <Link to={paths.stylist} state={{ about: product }} className={buttonStyle()}>
        {t("askStylist")}
      </Link>
    </div>
  );
}

/**
 * Which of a product's pictures shows a colour: as it was seen in the pictures themselves. Undefined where no
 * picture is known to show it.
 */
function pictureIn({ picture_colors = [] }: Product, color: string): number | undefined {
  const main = picture_colors.findIndex(([first]) => first === color);
  const any = picture_colors.findIndex((shown) => shown.includes(color));
  const n = main >= 0 ? main : any;
  return n >= 0 ? n : undefined;
}
