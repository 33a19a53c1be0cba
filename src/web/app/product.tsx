// The product screen with what its shop says about sizes, delivery and returns.
import type { Product } from "../../contract/products.ts";
import type { TermsSlot } from "../features/products/product-detail.tsx";
import { ProductScreen } from "../features/products/product-screen.tsx";
import { ProductTerms } from "../features/trust/product-terms.tsx";
import { TellMe } from "../features/watches/tell-me.tsx";

const TermsOf: TermsSlot = ({ product, onAdvised }) => (
  <>
    {product.active && !product.hidden && <TellMe products={[product]} />}
    <ProductTerms product={product} onAdvised={onAdvised} />
  </>
);

const AwaitedIn = ({ product, size }: { product: Product; size: string | null }) => (
  <TellMe products={[product]} back={{ size }} className="mt-1.5" />
);

export const ProductWithTerms = () => <ProductScreen Terms={TermsOf} Awaited={AwaitedIn} />;
