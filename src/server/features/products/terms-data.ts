// A shop's terms in schema.org's words, for the offer of one piece. What no page states, or what may not hold
// for this very piece, is left out.
import type { Product } from "../../../contract/products.ts";
import type { BrandTerms, Governorate } from "../../../contract/trust.ts";

type Thing = Record<string, unknown>;

const SCHEMA = "https://schema.org";
const COUNTRY = "EG";

/** Which pieces an exception may mean. “Sale” goes by the price; what is made to order we do not list. */
const EXCEPTED: Record<string, RegExp> = {
  underwear: /under|sleepwear|homewear/i,
  swimwear: /swim/i,
  accessories: /accessor|headwear|scarves|bags/i,
  jewellery: /accessor/i,
  scarves: /scarves|headwear/i,
  shoes: /footwear/i,
  socks: /accessor|under|footwear/i,
  gifts: /gift|home & living/i,
  bags: /bags/i,
  cosmetics: /others|gift/i,
};

/** Each thing stands once in the page's graph; every variant's offer points to it. */
export function termsData(
  product: Product,
  { terms }: Pick<BrandTerms, "terms">,
  page: string,
): { things: Thing[]; inOffers: Thing } {
  const known = new Map<string, unknown>(terms.map(({ kind, value }) => [kind, value]));
  const shipping = shippingData(product, known).map((thing, n) => ({
    "@id": `${page}#delivery-${n + 1}`,
    ...thing,
  }));
  const found = returnData(product, known);
  const policy = found && { "@id": `${page}#returns`, ...found };
  const points = (thing: { "@id": string }) => ({ "@id": thing["@id"] });
  return {
    things: [...shipping, ...(policy ? [policy] : [])],
    inOffers: {
      ...(shipping.length > 0 && { shippingDetails: shipping.map(points) }),
      ...(policy && { hasMerchantReturnPolicy: points(policy) }),
    },
  };
}

const paidFor = ({ price, current_price }: Product) =>
  current_price !== null && current_price < price ? current_price : price;

/** Places with the same fee and the same days are told together. */
function shippingData(product: Product, known: Map<string, unknown>): Thing[] {
  const fees = (known.get("delivery_fee") ?? {}) as Partial<Record<Governorate, number>>;
  const days = (known.get("delivery_days") ?? {}) as Partial<Record<Governorate, string>>;
  const freeFrom = known.get("free_from");
  const isFree = typeof freeFrom === "number" && paidFor(product) >= freeFrom;
  const groups = new Map<string, Governorate[]>();
  for (const place of new Set([...Object.keys(fees), ...Object.keys(days)] as Governorate[])) {
    const key = JSON.stringify([isFree ? 0 : fees[place], days[place]]);
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups].map(([key, places]) => {
    const [fee, span] = JSON.parse(key) as [number | null, string | null];
    return {
      "@type": "OfferShippingDetails",
      shippingDestination: {
        "@type": "DefinedRegion",
        addressCountry: COUNTRY,
        addressRegion: places.map(placeName),
      },
      ...(fee !== null && {
        shippingRate: { "@type": "MonetaryAmount", value: fee, currency: "EGP" },
      }),
      ...(span !== null && { deliveryTime: timeData(span) }),
    };
  });
}

function timeData(span: string): Thing {
  const [least, most] = span.split("-").map(Number);
  return {
    "@type": "ShippingDeliveryTime",
    transitTime: {
      "@type": "QuantitativeValue",
      minValue: least,
      maxValue: most,
      unitCode: "DAY",
    },
  };
}

/** “kafr-el-sheikh” → “Kafr El Sheikh”. */
const placeName = (id: string) =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) =>
    (dash ? " " : "").concat(letter.toUpperCase()),
  );

function returnData(product: Product, known: Map<string, unknown>): Thing | null {
  const days = known.get("return_days");
  const exchange = known.get("exchange_days");
  if (mayBeExcepted(product, (known.get("exceptions") ?? []) as string[])) return null;
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: COUNTRY };
  const within = (count: unknown) => ({
    ...policy,
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: count,
  });
  if (isOver(days)) {
    const as = known.get("refund_as");
    return {
      ...within(days),
      ...feesData(known.get("return_cost")),
      ...(as === "money" && { refundType: `${SCHEMA}/FullRefund` }),
      ...(as === "credit" && { refundType: `${SCHEMA}/StoreCreditRefund` }),
    };
  }
  if (days !== 0) return null;
  return isOver(exchange)
    ? {
        ...within(exchange),
        ...feesData(known.get("exchange_cost")),
        refundType: `${SCHEMA}/ExchangeRefund`,
      }
    : exchange === 0
      ? { ...policy, returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
      : null;
}

const isOver = (count: unknown): count is number => typeof count === "number" && count > 0;

function mayBeExcepted(product: Product, exceptions: string[]): boolean {
  const isSale = paidFor(product) < product.price;
  return exceptions.some((one) =>
    one === "sale" ? isSale : EXCEPTED[one]?.test(product.category),
  );
}

function feesData(cost: unknown): Thing {
  if (cost === "shop") return { returnFees: `${SCHEMA}/FreeReturn` };
  if (cost === "shopper") return { returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility` };
  if (typeof cost !== "number") return {};
  return cost === 0
    ? { returnFees: `${SCHEMA}/FreeReturn` }
    : {
        returnFees: `${SCHEMA}/ReturnShippingFees`,
        returnShippingFeesAmount: { "@type": "MonetaryAmount", value: cost, currency: "EGP" },
      };
}
