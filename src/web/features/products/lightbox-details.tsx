// What the lightbox says about its piece.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { PinIcon } from "../collection/pin-icon.tsx";
import { useIsPinned } from "../collection/pins-store.ts";
import { usePinning } from "../collection/use-pinning.ts";
import { BrandChip } from "./brand-chip.tsx";
import { detailTranslations } from "./detail-translations.ts";
import { Price } from "./price.tsx";
import { productLink } from "./product-link.ts";
import { swatchOf } from "./swatch-colours.ts";

type Props = { product: Product; titleId: string };

export function LightboxDetails({ product, titleId }: Props) {
  const { t, text } = useTranslations(detailTranslations);
  const gist = text.gistOf(product);
  return (
    <div className="@container/card flex min-w-0 flex-col p-5 md:overflow-y-auto md:px-8 md:pt-14 md:pb-8 lg:px-10">
      <BrandChip product={product} className="relative min-h-7 content-center reach-around" />
      <h2 id={titleId} dir="auto" className="mt-3 mb-3 text-page-start text-title md:text-[2rem]">
        {text.titleOf(product)}
      </h2>
      {gist && <p className="mb-3 text-15 text-ink-2">{gist}</p>}
      <Price product={product} />
      <dl className="mt-4 mb-5 grid md:mt-5 md:mb-8 gap-5 text-15">
        {product.colors.length > 0 && (
          <Fact name={t("colors")}>
            {product.colors.map((color) => (
              <Color key={color} color={color} />
            ))}
          </Fact>
        )}
        {product.sizes.length > 0 && (
          <Fact name={t("sizes")}>
            {product.sizes.map((size) => (
              <Size key={size} size={size} />
            ))}
          </Fact>
        )}
      </dl>
      <div className="mt-auto grid gap-2 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:-mb-5 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-3">
        <Link
          {...productLink(product.id, "lightbox")}
          onClick={() =>
            reportEvent({
              event_type: "view_details",
              product_id: product.id,
              source: "lightbox",
            })
          }
          className={buttonStyle({ variant: "ink", size: "lg", wide: true })}
        >
          {t("fullDetails")}
        </Link>
        <PinRow product={product} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-2 text-14 font-semibold">{name}</dt>
      <dd className="flex flex-wrap gap-2">{children}</dd>
    </div>
  );
}

function Color({ color }: { color: string }) {
  const { text } = useTranslations(detailTranslations);
  return (
    <span className="me-2 inline-flex items-center gap-2 text-ink-2 capitalize">
      <span
        className="size-4.5 rounded-full inset-ring inset-ring-ink/25"
        style={{ background: swatchOf(color) }}
      />
      <bdi>{text.nameOf(color)}</bdi>
    </span>
  );
}

function Size({ size }: { size: string }) {
  const { text } = useTranslations(detailTranslations);
  return (
    <span className="min-w-11 rounded-sm border border-line-2 px-2.5 py-1.5 text-center">
      <bdi>{text.nameOf(size)}</bdi>
    </span>
  );
}

function PinRow({ product }: { product: Product }) {
  const { t } = useTranslations(detailTranslations);
  const isPinned = useIsPinned(product.id);
  const { add, remove } = usePinning("lightbox");
  return (
    <Button
      wide
      aria-pressed={isPinned}
      onClick={() => (isPinned ? remove(product) : add(product))}
      className="aria-pressed:text-accent"
    >
      <PinIcon isFilled={isPinned} />
      {isPinned ? t("pinned") : t("pin")}
    </Button>
  );
}
