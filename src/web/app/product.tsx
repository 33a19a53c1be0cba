// The product and brand screens with what another feature says about them.
import type { Product } from "../../contract/products.ts";
import { BrandScreen } from "../features/products/brand-screen.tsx";
import { ProductScreen } from "../features/products/product-screen.tsx";
import { ProductTerms } from "../features/trust/product-terms.tsx";
import { TellMe } from "../features/watches/tell-me.tsx";
import { BrandPieces } from "../features/explore/brand-pieces.tsx";
import { TermsInShort } from "../features/trust/terms-in-short.tsx";
import { BrandTermsCard } from "../features/trust/trust-card.tsx";

const TermsOf = ({ product }: { product: Product }) => (
  <>
    {product.active && !product.hidden && <TellMe products={[product]} />}
    <ProductTerms product={product} />
  </>
);

/** A piece with what its shop says about sizes, delivery and returns. */
export const ProductWithTerms = () => <ProductScreen Terms={TermsOf} />;

export const BrandWithTerms = () => (
  <BrandScreen Pieces={BrandPieces} TermsInShort={TermsInShort} Terms={BrandTermsCard} />
);
