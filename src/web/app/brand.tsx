// The brand screen with its pieces and what its shop says about delivery and returns.
import { BrandPieces } from "../features/explore/brand-pieces.tsx";
import { BrandScreen } from "../features/products/brand-screen.tsx";
import { TermsInShort } from "../features/trust/terms-in-short.tsx";
import { BrandTermsCard } from "../features/trust/trust-card.tsx";

export const BrandWithTerms = () => (
  <BrandScreen Pieces={BrandPieces} TermsInShort={TermsInShort} Terms={BrandTermsCard} />
);
