// Which product is looked at closely, and from which of its pictures on.
import { create } from "zustand";
import type { Product } from "../../../contract/products.ts";

type LightboxState = { lightboxProduct: Product | null; initialImageIndex: number };

export const useLightbox = create<LightboxState>(() => ({
  lightboxProduct: null,
  initialImageIndex: 0,
}));

export function openLightbox(lightboxProduct: Product, initialImageIndex: number): void {
  useLightbox.setState({ lightboxProduct, initialImageIndex });
}

export const closeLightbox = () => useLightbox.setState({ lightboxProduct: null });
