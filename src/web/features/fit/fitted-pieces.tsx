// Which pieces they are, where to buy them, and what they cost together.
import { fillPath } from "../../../contract/endpoint.ts";
import { redirectToShop, type Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Price } from "../products/price.tsx";
import { Thumbnail } from "../products/thumbnail.tsx";
import { fitTranslations } from "./translations.ts";

export function FittedPieces({ pieces }: { pieces: readonly Product[] }) {
  const { brandOf, titleOf } = useTranslations(fitTranslations).text;
  return (
    <>
      <ul className="mt-4">
        {pieces.map((product) => (
          <li
            key={product.id}
            className="@container/card grid grid-cols-[60px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-3.5"
          >
            <Thumbnail product={product} width={60} />
            <div className="min-w-0">
              <bdi className="block truncate text-page-start text-13 text-ink-3">
                {brandOf(product)}
              </bdi>
              <span dir="auto" className="block text-page-start leading-snug font-medium">
                {titleOf(product)}
              </span>
              <Price product={product} />
              <WayToShop product={product} />
            </div>
          </li>
        ))}
      </ul>
      <Together pieces={pieces} />
    </>
  );
}

function WayToShop({ product }: { product: Product }) {
  const { t, text } = useTranslations(fitTranslations);
  if (product.url === null) return null;
  return (
    <a
      href={`${fillPath(redirectToShop.path, { id: product.id })}?source=Collection`}
      target="_blank"
      rel="noopener"
      className="mt-1 link inline-block py-1 text-14"
    >
      {t("atBrand")}
      <VisuallyHidden>
        : {text.titleOf(product)} ({t("opensShop")})
      </VisuallyHidden>
    </a>
  );
}

/** Amounts of two currencies cannot be added up. */
function Together({ pieces }: { pieces: readonly Product[] }) {
  const { t, text } = useTranslations(fitTranslations);
  const [currency, ...others] = new Set(pieces.map((product) => product.currency));
  if (currency === undefined || others.length > 0) return null;
  const amount = pieces.reduce((sum, product) => sum + (product.current_price ?? product.price), 0);
  return (
    <p className="flex justify-between gap-4 pt-4">
      {t("together")}
      <span className="font-medium tabular-nums">{text.formats.money(amount, currency)}</span>
    </p>
  );
}
