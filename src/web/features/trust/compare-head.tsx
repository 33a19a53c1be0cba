// The pieces themselves above the rows, each with the size it is measured in and the way to its shop.
import { fillPath } from "../../../contract/endpoint.ts";
import { redirectToShop } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Select } from "../../ui/select.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Thumbnail } from "../products/thumbnail.tsx";
import { compareTranslations } from "./compare-translations.ts";
import { sizesOf, type Compared } from "./comparison.ts";
import { sizeTranslations } from "./size-translations.ts";

type Props = { pieces: readonly Compared[]; onSize: (id: string, size: string) => void };

/** On a phone a row's name stands above what it says: in a column of its own it would break every word. */
export const stackedFor = (pieces: number): string =>
  pieces > 2 ? "max-md:grid max-md:grid-cols-3" : "max-md:grid max-md:grid-cols-2";

export function CompareHead({ pieces, onSize }: Props) {
  const { t } = useTranslations(compareTranslations);
  const { t: size } = useTranslations(sizeTranslations);
  return (
    <thead>
      <tr className={cx("align-top", stackedFor(pieces.length))}>
        <td className="max-md:hidden md:w-26">
          <VisuallyHidden>{t("title", { n: pieces.length })}</VisuallyHidden>
        </td>
        {pieces.map((piece) => (
          <th key={piece.product.id} scope="col" className={cx(CELL, "text-start")}>
            <Piece product={piece.product} />
          </th>
        ))}
      </tr>
      <tr className={cx("align-top", stackedFor(pieces.length))}>
        <th scope="row" className="max-md:hidden">
          <VisuallyHidden>{size("size")}</VisuallyHidden>
        </th>
        {pieces.map((piece) => (
          <td key={piece.product.id} className={cx(CELL, "pb-3")}>
            <SizeChoice piece={piece} onSize={onSize} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

const CELL =
  "min-w-0 border-line px-1.5 max-md:last:pe-0 max-md:nth-2:ps-0 max-md:not-[:nth-child(2)]:border-s md:border-s md:px-3";

/** In a row of their own they stand side by side, however long the titles above them are. */
function SizeChoice({ piece, onSize }: { piece: Compared } & Pick<Props, "onSize">) {
  const { t, text } = useTranslations(compareTranslations);
  const { product, size } = piece;
  const sizes = sizesOf(piece);
  if (sizes.length === 0) return null;
  return (
    <Select
      aria-label={t("size", { title: text.titleOf(product) })}
      value={size ?? ""}
      onChange={({ target }) => onSize(product.id, target.value)}
      className="mt-2 min-h-11 px-2 text-14 font-normal max-md:pe-7 md:px-3"
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {text.nameOf(one)}
        </option>
      ))}
    </Select>
  );
}

function Piece({ product }: { product: Compared["product"] }) {
  const { text } = useTranslations(compareTranslations);
  const words = (
    <>
      <bdi className="block truncate text-13 font-normal text-ink-3">{text.brandOf(product)}</bdi>
      <span
        dir="auto"
        className="block text-page-start text-14 leading-snug font-medium wrap-break-word md:text-15"
      >
        {text.titleOf(product)}
      </span>
    </>
  );
  return (
    <>
      <Thumbnail product={product} width={92} className="mb-2 w-23 max-w-full" />
      {product.url === null ? (
        words
      ) : (
        <a
          href={`${fillPath(redirectToShop.path, { id: product.id })}?source=Collection`}
          target="_blank"
          rel="noopener"
          className="block hover:link"
        >
          {words}
        </a>
      )}
    </>
  );
}
