// Requests as a protocol's clients might send them: sensible, odd, and with fields nobody has heard of.
import fc from "fast-check";

const words = fc.constantFrom("abaya", "فستان اسود", "shanta", "red", "تحت ٥٠٠", "x".repeat(900));

const filters = fc.record(
  {
    categories: fc.array(fc.constantFrom("Dresses", "Bags", "Nothing"), { maxLength: 3 }),
    price: fc.record(
      { min: fc.integer({ min: 0, max: 200_000 }), max: fc.nat() },
      { requiredKeys: [] },
    ),
    available: fc.boolean(),
    unheard_of: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const context = fc.record({
  language: fc.constantFrom("ar", "en-GB", "?"),
  currency: fc.string(),
});

export const searchRequest = fc.record(
  {
    query: fc.oneof(words, fc.string({ maxLength: 40 })),
    filters,
    context,
    pagination: fc.record({ limit: fc.integer({ min: 1, max: 60 }) }),
  },
  { requiredKeys: [] },
);

export const lookupRequest = (known: readonly string[]) =>
  fc.record(
    {
      ids: fc.array(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 20 })), {
        maxLength: 60,
      }),
      filters,
      context,
    },
    { requiredKeys: [] },
  );

export const productRequest = (known: readonly string[]) =>
  fc.record(
    {
      id: fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 20 })),
      selected: fc.array(
        fc.record({
          name: fc.constantFrom("Color", "Size", "?"),
          label: fc.constantFrom("black", "M", "38", ""),
        }),
        { maxLength: 3 },
      ),
      context,
    },
    { requiredKeys: [] },
  );
