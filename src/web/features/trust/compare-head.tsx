// The pieces themselves above the rows, each with the size it is measured in and the way to its shop.
import { fillPath } from "../../../contract/endpoint.ts";
import { redirectToShop } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Select } from "../../ui/select.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Thumbnail } from "../products/thumbnail.tsx";
import { compareTranslations } from "./compare-translations.ts";
import { sizesOf, type Compared } from "./comparison.ts";

type Props = { pieces: readonly Compared[]; onSize: (id: string, size: string) => void };

export function CompareHead({ pieces, onSize }: Props) {
  const { t } = useTranslations(compareTranslations);
  return (
    <thead>
      <tr className="align-top">
        <td className="w-19 md:w-26">
          <VisuallyHidden>{t("title", { n: pieces.length })}</VisuallyHidden>
        </td>
        {pieces.map((piece) => (
          <th
            key={piece.product.id}
            scope="col"
            className="border-s border-line px-1.5 pb-3 text-start md:px-3"
          >
            <Piece piece={piece} onSize={onSize} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Piece({ piece, onSize }: { piece: Compared } & Pick<Props, "onSize">) {
  const { t, text } = useTranslations(compareTranslations);
  const { product, size } = piece;
  const sizes = sizesOf(piece);
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
      {sizes.length > 0 && (
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
      )}
    </>
  );
}
