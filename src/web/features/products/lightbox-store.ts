// Which product is looked at closely, and from which of its pictures on.
import { create } from "zustand";
import type { Product } from "../../../contract/products.ts";

type LightboxState = { lightboxProduct: Product | null; initialImageIndex: number };

export const useLightbox = create<LightboxState>(() => ({
  lightboxProduct: null,
  initialImageIndex: 0,
}));

export const lookedAt = () => useLightbox.getState().lightboxProduct;

export function openLightbox(lightboxProduct: Product, initialImageIndex: number): void {
  useLightbox.setState({ lightboxProduct, initialImageIndex });
}

let closed: Product | null = null;

export function closeLightbox(): void {
  closed = useLightbox.getState().lightboxProduct ?? closed;
  useLightbox.setState({ lightboxProduct: null });
}

/** The piece that was looked at last. */
export const reopenLightbox = () => useLightbox.setState({ lightboxProduct: closed });
