// A product with nothing special about it, and what a test wants to be special.
import type { Product } from "../../contract/products.ts";

export function aProduct(special: Partial<Product> = {}): Product {
  return {
    id: "p_abaya",
    title: "Linen-blend open abaya",
    description: "Airy by day.",
    brand: "Dar Zayn",
    brand_website: null,
    category: "Abayas",
    style: "",
    colors: ["Sand"],
    sizes: [],
    materials: [],
    image_url: "https://darzayn.example/1.jpg",
    other_image_urls: [],
    price: 2400,
    current_price: null,
    currency: "EGP",
    url: null,
    image: null,
    sold_out: false,
    variants: [],
    hidden: false,
    active: true,
    isNew: false,
    created_at: "2026-10-12T10:00:00.000Z",
    updated_at: "2026-10-12T10:00:00.000Z",
    ...special,
  };
}
