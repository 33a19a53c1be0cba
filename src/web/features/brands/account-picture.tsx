// A piece of the catalogue beside the account's forms.
import { useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useMedia } from "../../lib/use-media.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { pictureSource } from "../../../contract/pictures.ts";
import { useChosenPieces } from "../products/use-chosen-pieces.ts";
import { brandTranslations } from "./translations.ts";

/** Where the layout has two columns; narrower screens do not even ask for the picture. */
const IS_WIDE = "(width >= 64rem)";

/** A chosen piece beside the form. Without one the plate stays quiet. */
export function AccountPicture() {
  const { t, text } = useTranslations(brandTranslations);
  const isWide = useMedia(IS_WIDE);
  const [product] = useChosenPieces(isWide);
  if (!isWide) return null;
  return (
    <aside className="sticky top-(--bar) h-[calc(100dvh-var(--bar))] overflow-hidden bg-plate">
      <RibMark className="absolute inset-0 m-auto h-12 opacity-30" />
      {product && <Piece key={product.id} product={product} />}
      <div className="absolute inset-x-10 bottom-9 bg-surface px-6 py-5">
        <p className="text-subtitle text-balance">{t("pictureClaim")}</p>
        <p className="mt-2 min-h-[1.5em] text-14 leading-snug text-ink-2">
          {product &&
            t("pictureBy", { title: text.titleOf(product), brand: text.brandOf(product) })}
        </p>
      </div>
    </aside>
  );
}

function Piece({ product }: { product: Product }) {
  const [hasFailed, setFailed] = useState(product.image_url === null);
  if (hasFailed) return null;
  return (
    <img
      {...pictureSource(product, 0)}
      sizes="39vw"
      alt=""
      decoding="async"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover object-[50%_40%] dark-dim transition-opacity duration-200 starting:opacity-0"
    />
  );
}
