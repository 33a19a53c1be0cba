// What a shopper must know before she buys: a shop's terms, read from its own pages or said by the brand, and sizes in centimetres.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message, text } from "./shapes.ts";

export const GOVERNORATES = [
  "alexandria",
  "aswan",
  "asyut",
  "beheira",
  "beni-suef",
  "cairo",
  "dakahlia",
  "damietta",
  "faiyum",
  "gharbia",
  "giza",
  "ismailia",
  "kafr-el-sheikh",
  "luxor",
  "matrouh",
  "minya",
  "monufia",
  "new-valley",
  "north-sinai",
  "port-said",
  "qalyubia",
  "qena",
  "red-sea",
  "sharqia",
  "sohag",
  "south-sinai",
  "suez",
] as const;
export const Governorate = z.enum(GOVERNORATES);
export type Governorate = z.infer<typeof Governorate>;

export const PAYMENT_WAYS = [
  "cash",
  "card",
  "card_on_delivery",
  "wallet",
  "instapay",
  "transfer",
  "fawry",
  "instalments",
] as const;
export const EXCEPTED_GROUPS = [
  "sale",
  "underwear",
  "swimwear",
  "accessories",
  "jewellery",
  "scarves",
  "custom",
  "cosmetics",
  "shoes",
  "socks",
  "gifts",
  "bags",
] as const;

const pounds = z.number().min(0).max(100_000);
const days = z.number().int().min(0).max(365);
const whoPays = z.union([z.enum(["shop", "shopper"]), pounds]);
const line = text(200).trim().min(1);

/** What each kind of fact may hold; the same for what is read and for what a brand writes. */
export const TERMS = {
  delivery_fee: z.partialRecord(Governorate, pounds),
  delivery_days: z.partialRecord(Governorate, z.string().regex(/^\d{1,3}-\d{1,3}$/)),
  free_from: pounds,
  cash_on_delivery: z.boolean(),
  cash_limits: z.object({
    up_to: pounds.optional(),
    fee: pounds.optional(),
    deposit: z.union([pounds, z.string().regex(/^\d{1,3}%$/)]).optional(),
  }),
  payment: z.array(z.enum(PAYMENT_WAYS)).max(8),
  exchange_days: days,
  exchange_cost: whoPays,
  return_days: days,
  return_cost: whoPays,
  refund_as: z.enum(["money", "credit"]),
  exceptions: z.array(z.enum(EXCEPTED_GROUPS)).max(12),
  on_delivery: z.enum(["try", "open", "sealed"]),
  confirmation: z.enum(["phone", "whatsapp", "either"]),
  contact: z.array(line).max(20),
  branches: z.array(line).max(60),
} as const;
export type TermKind = keyof typeof TERMS;
export const TERM_KINDS = Object.keys(TERMS) as TermKind[];
const Kind = z.enum(TERM_KINDS);

export const TermValue = z.union([
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.union([z.number(), z.string()])),
]);
export type TermValue = z.infer<typeof TermValue>;

/** What a wish may ask of a brand: “cash, exchangeable, delivered to Minya”. */
export type TermLimits = {
  cash?: boolean;
  exchangeable?: boolean;
  returnable?: boolean;
  tryOn?: boolean;
  deliveredTo?: Governorate;
};

/** How a brand stands to such limits, and what else its terms say about them. */
export type TermsMet = {
  meets: "yes" | "no" | "unknown";
  /** To the place that was asked for. */
  fee: number | null;
  freeFrom: number | null;
  /** What it neither exchanges nor takes back. */
  exceptions: (typeof EXCEPTED_GROUPS)[number][];
};

const Evidence = z.object({ quote: z.string(), page: z.string() });

export const Term = z.object({
  kind: Kind,
  value: TermValue,
  /** Read from the shop's pages, or the brand's own word. */
  by: z.enum(["shop", "brand"]),
  /** The sentences it was read from; none for a brand's word. */
  evidence: z.array(Evidence),
  /** When it was read or written. */
  at: z.iso.datetime(),
});
export type Term = z.infer<typeof Term>;

export const Disputed = z.object({
  kind: Kind,
  evidence: z.array(Evidence.extend({ value: TermValue.nullable() })),
});
export type Disputed = z.infer<typeof Disputed>;

export const BrandTerms = z.object({
  terms: z.array(Term),
  /** Kinds on which the shop's own pages contradict each other. */
  disputed: z.array(Disputed),
  /** When the pages were last read; null where they never were. */
  read_at: z.iso.datetime().nullable(),
  /** For shoppers: since when the brand is here, and with how many pieces. */
  presence: z.object({ since: z.iso.datetime(), pieces: z.number().int() }).optional(),
});
export type BrandTerms = z.infer<typeof BrandTerms>;

/** Days the consumer protection law (181/2018, article 17) gives for a change of mind. */
export const LAW_DAYS = 14;

export const POINTS = [
  "bust",
  "waist",
  "hip",
  "shoulder",
  "sleeve",
  "length",
  "inseam",
  "thigh",
  "foot",
  "height",
  "weight",
] as const;
export const Point = z.enum(POINTS);
export type Point = z.infer<typeof Point>;

export const SizeChart = z.object({
  of: z.enum(["body", "garment"]).nullable(),
  /** Centimetres (kilograms for weight), from and to, by size as the shop names it. */
  sizes: z.record(z.string(), z.partialRecord(Point, z.tuple([z.number(), z.number()]))),
  page: z.string(),
  /** Of this very piece, or of the brand's size guide. */
  from: z.enum(["piece", "brand"]),
  at: z.iso.datetime(),
});
export type SizeChart = z.infer<typeof SizeChart>;

export const ProductTerms = BrandTerms.extend({
  chart: SizeChart.nullable(),
  /** The page on which a chart stands as a picture that could not be read; null where there is none. */
  unread_chart: z.string().nullable(),
});
export type ProductTerms = z.infer<typeof ProductTerms>;

export const brandTerms = endpoint({
  method: "GET",
  path: "/api/terms/brand/:brandName",
  access: "anyone",
  summary: "A brand's terms: delivery, payment, exchange and return, each with its sentence.",
  response: BrandTerms,
});

export const productTerms = endpoint({
  method: "GET",
  path: "/api/terms/product/:productId",
  access: "anyone",
  summary: "The terms and the size chart that hold for a product.",
  response: ProductTerms,
});

export const ownTerms = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/terms",
  access: "owner",
  summary: "A brand's own terms, as read and as it wrote them.",
  response: BrandTerms,
});

export const saveTerm = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId/terms",
  access: "owner",
  summary: "The brand's own word on one of its terms; null takes it back.",
  allowance: "write",
  body: z.object({ kind: Kind, value: TermValue.nullable() }),
  response: BrandTerms,
});

export const readTerms = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/terms/read",
  access: "owner",
  summary: "Reads the shop's policy pages again.",
  allowance: "heavy",
  response: Message,
});
