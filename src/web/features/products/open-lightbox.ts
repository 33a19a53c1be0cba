import type { Product } from "../../../contract/products.ts";
import { useExplore } from "../../lib/explore-store.ts";

export function openLightbox(lightboxProduct: Product, initialImageIndex: number): void {
  useExplore.setState({ lightboxProduct, initialImageIndex });
}

export const closeLightbox = () => useExplore.setState({ lightboxProduct: null });
