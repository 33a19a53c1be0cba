// Three pieces to begin a collection with.
import { Link } from "react-router";
import { useText } from "../../lib/languages/language-store.ts";
import { productLink } from "../products/product-link.ts";
import { Thumbnail } from "../products/thumbnail.tsx";
import { useChosenPieces } from "../products/use-chosen-pieces.ts";

const SHOWN = 3;

export function ChosenRow() {
  const { titleOf } = useText();
  const pieces = useChosenPieces().slice(0, SHOWN);
  if (pieces.length < SHOWN) return null;
  return (
    <ul className="mt-6 grid grid-cols-3 gap-3">
      {pieces.map((product) => (
        <li key={product.id} className="min-w-0">
          <Link {...productLink(product.id, "Collection")} className="block hover:link">
            <Thumbnail product={product} width={140} />
            <bdi className="mt-1.5 block truncate text-page-start text-14 text-ink-2">
              {titleOf(product)}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
