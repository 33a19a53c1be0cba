// Tools beyond the protocol's: what the stylist does for shoppers, for an assistant to do in their name.
import { z } from "zod";
import { preferredLanguage } from "../../../../contract/languages.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { FilterRequest, Product } from "../../../../contract/products.ts";
import type { SearchResult } from "../../../../contract/stylist.ts";
import { offerOf } from "../offer.ts";
import { Refusal } from "../refusal.ts";
import { toUcpProduct } from "../ucp/product.ts";
import { tool, type Tool } from "./tool.ts";

export type StylistToolParts = {
  ask(
    request: { query: string; limit: number; pinned?: string[]; within?: FilterRequest },
    language: Language,
  ): Promise<SearchResult>;
  findMany(ids: string[]): Promise<Product[]>;
  /** What a brand's shop says of delivery, exchange and paying; undefined where there is no such brand. */
  brandFacts?(name: string): Promise<Record<string, unknown> | undefined>;
  /** What a piece has cost; undefined where there is no such piece. */
  priceHistory?(productId: string): Promise<Record<string, unknown> | undefined>;
  publicUrl(): string;
};

const LIMIT = 12;
const id = z.string().max(200);
const sentence = z.string().trim().min(1).max(1000);
const language = z.string().max(35).optional();

export function stylistTools(parts: StylistToolParts): Tool[] {
  const piece = (product: Product) => {
    const offer = offerOf(product, parts.publicUrl(), "assistant");
    return toUcpProduct(offer, offer.variants);
  };
  const answer = ({ products, message, looks }: SearchResult) => ({
    ...(message && { message }),
    ...(looks && {
      looks: looks.map(({ title, pieces, total }) => ({
        title,
        total,
        pieces: pieces.map(piece),
      })),
    }),
    products: products.map(piece),
  });
  const spoken = (asked: string | undefined, asker: Language) =>
    asked ? preferredLanguage(asked) : asker;

  const tools = [
    tool({
      name: "compose_outfit",
      title: "Compose an outfit",
      description:
        "Whole looks of three to four pieces for an occasion, within a budget in EGP: 'a full outfit for a beach wedding under 4000, I wear hijab'. English, Arabic or Franco.",
      input: z.object({ wish: sentence, language }),
      hasCard: true,
      run: async ({ wish, language: asked }, asker) => {
        const spokenIn = spoken(asked, asker.language);
        const first = await parts.ask({ query: wish, limit: LIMIT }, spokenIn);
        if (first.looks?.length) return answer(first);
        const query = `${wish}, ${spokenIn === "ar" ? "طقم كامل" : "a full outfit"}`;
        return answer(await parts.ask({ query, limit: LIMIT }, spokenIn));
      },
    }),
    tool({
      name: "complete_look",
      title: "What goes with it",
      description: "Pieces that go with the ones named by id; the wish may say more ('shoes').",
      input: z.object({ ids: z.array(id).min(1).max(10), wish: sentence.optional(), language }),
      hasCard: true,
      run: async ({ ids, wish, language: asked }, asker) => {
        const spokenIn = spoken(asked, asker.language);
        const pinned = (await parts.findMany(ids)).map((product) => product.id);
        if (pinned.length === 0) throw new Refusal("not_found", "None of these pieces is known.");
        const usual = spokenIn === "ar" ? "إيه اللي يليق عليها؟" : "what goes with it?";
        return answer(await parts.ask({ query: wish ?? usual, limit: LIMIT, pinned }, spokenIn));
      },
    }),
    tool({
      name: "compare_pieces",
      title: "Compare pieces",
      description:
        "Two to four pieces side by side: price, fabric, sizes in stock, colours, brand.",
      input: z.object({ ids: z.array(id).min(2).max(4) }),
      hasCard: false,
      run: async ({ ids }) => {
        const products = await parts.findMany(ids);
        const found = new Set(products.map((product) => product.id));
        return {
          pieces: products.map((product) => comparison(product, parts.publicUrl())),
          not_found: ids.filter((one) => !found.has(one)),
        };
      },
    }),
  ];
  const { brandFacts, priceHistory } = parts;
  if (brandFacts) {
    tools.push(
      tool({
        name: "read_brand",
        title: "A brand's terms",
        description:
          "What a brand's own shop says of delivery (fee and days by governorate), cash on delivery, ways to pay, exchange, returns, trying on and contact: each fact with its sentence, page and date. What no page states is left out; pages that contradict each other are named.",
        input: z.object({ brand: z.string().trim().min(1).max(120) }),
        hasCard: false,
        run: async ({ brand }) => known(await brandFacts(brand), brand),
      }),
    );
  }
  if (priceHistory) {
    tools.push(
      tool({
        name: "price_history",
        title: "What it has cost",
        description: "Prices we read of a piece, oldest first, and whether its sale is verified.",
        input: z.object({ id }),
        hasCard: false,
        run: async ({ id: asked }) => known(await priceHistory(asked), asked),
      }),
    );
  }
  return tools;
}

function known(found: Record<string, unknown> | undefined, asked: string) {
  if (!found) throw new Refusal("not_found", `Not known here: ${asked}`);
  return found;
}

function comparison(product: Product, publicUrl: string) {
  const { paid, was, currency, link, variants } = offerOf(product, publicUrl, "assistant");
  const inStock = variants.filter((variant) => variant.in_stock);
  const sizes = new Set(inStock.map(({ size }) => size).filter((size) => size !== null));
  return {
    id: product.id,
    title: product.title,
    brand: product.brand,
    category: product.category,
    price: paid,
    ...(was !== null && { was }),
    currency,
    materials: product.materials,
    colors: product.colors,
    sizes_in_stock: [...sizes],
    available: inStock.length > 0,
    url: link,
  };
}
