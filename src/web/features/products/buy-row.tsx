// Buy Now, pin and share; on phones they stay at the foot of the screen.
import { fillPath } from "../../../contract/endpoint.ts";
import { redirectToShop, type Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { OUTWARD, SHARE } from "../../ui/icon-paths.ts";
import { showToast } from "../../ui/toast-store.ts";
import { PinIcon } from "../collection/pin-icon.tsx";
import { useIsPinned } from "../collection/pins-store.ts";
import { usePinning } from "../collection/use-pinning.ts";
import { Price } from "./price.tsx";
import type { Chosen } from "./stock.ts";
import { detailTranslations } from "./detail-translations.ts";

/** On a phone the choosers may be far away: what is chosen is said once more where it is bought. */
function ChosenWords({ chosen }: { chosen: Chosen }) {
  const { text } = useTranslations(detailTranslations);
  const words = [chosen.size, chosen.color].filter((word) => word !== null);
  return (
    <p aria-hidden="true" className="min-w-0 truncate text-14 text-ink-2">
      {words.map((word, at) => (
        <span key={word}>
          {at > 0 && " · "}
          <bdi>{text.nameOf(word)}</bdi>
        </span>
      ))}
    </p>
  );
}

export function BuyRow({ product, chosen }: { product: Product; chosen: Chosen }) {
  return (
    <>
      <div
        data-foot-bar
        className="mt-7 grid grid-cols-[minmax(0,1fr)_52px_52px] gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:mt-0 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-[max(0.875rem,env(safe-area-inset-bottom))]"
      >
        <div className="col-span-full flex items-baseline justify-between gap-4 md:hidden">
          <div className="@container/card flex-auto">
            <Price product={product} />
          </div>
          <ChosenWords chosen={chosen} />
        </div>
        <BuyNow product={product} />
        <PinSquare product={product} />
        <ShareSquare product={product} />
      </div>
      <Note product={product} />
    </>
  );
}

function BuyNow({ product }: { product: Product }) {
  const { t } = useTranslations(detailTranslations);
  if (product.url === null) {
    return (
      <Button variant="ink" size="lg" wide disabled>
        {t("buy")}
      </Button>
    );
  }
  return (
    <a
      href={`${fillPath(redirectToShop.path, { id: product.id })}?source=ProductDetail`}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: "ink", size: "lg", wide: true })}
    >
      {t("buy")}
      <Icon path={OUTWARD} className="size-5 flip-rtl" />
    </a>
  );
}

function PinSquare({ product }: { product: Product }) {
  const { text } = useTranslations(detailTranslations);
  const isPinned = useIsPinned(product.id);
  const { add, remove } = usePinning("ProductDetail");
  return (
    <Button
      size="lg"
      aria-pressed={isPinned}
      aria-label={text.t("card.pin", { title: text.titleOf(product) })}
      onClick={() => (isPinned ? remove(product) : add(product))}
      className="px-0! aria-pressed:text-accent"
    >
      <PinIcon isFilled={isPinned} />
    </Button>
  );
}

function ShareSquare({ product }: { product: Product }) {
  const { t, text } = useTranslations(detailTranslations);

  async function share() {
    const url = new URL(paths.product(product.id), location.origin).href;
    const outcome = await shareLink({ url, title: text.titleOf(product) });
    if (outcome === "copied") showToast({ message: t("copied") });
    if (outcome === "failed") showToast({ message: t("copyFailed", { link: url }) });
  }

  return (
    <Button size="lg" aria-label={t("share")} onClick={() => void share()} className="px-0!">
      <Icon path={SHARE} />
    </Button>
  );
}

function Note({ product }: { product: Product }) {
  const { t, text } = useTranslations(detailTranslations);
  const site = siteOf(product);
  return (
    <p className="mt-3 text-14 text-ink-2 max-md:mt-5">
      {product.url === null && text.t("shopLinkMissing")}
      {product.url !== null && (site ? t("finishOn", { site }) : t("finishAtBrand"))}
    </p>
  );
}

/** The shop's host; a shop on our own server (the demo) has no name of its own. */
function siteOf({ url, brand_website }: Product): string | null {
  for (const address of [url, brand_website]) {
    if (address && URL.canParse(address)) return new URL(address).host.replace(/^www\./, "");
  }
  return null;
}
