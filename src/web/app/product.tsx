import { BrandScreen } from "../features/products/brand-screen.tsx";
import { ProductScreen } from "../features/products/product-screen.tsx";
import { ProductTerms } from "../features/trust/product-terms.tsx";
import { BrandTermsCard } from "../features/trust/trust-card.tsx";

/** A piece with what its shop says about sizes, delivery and returns. */
export function ProductWithTerms() {
  return (
    <ProductScreen
      terms={({ id, sizes }) => <ProductTerms productId={id} hasSizes={sizes.length > 1} />}
    />
  );
}

export function BrandWithTerms() {
  return <BrandScreen terms={(brandName) => <BrandTermsCard brandName={brandName} />} />;
}
