// @vitest-environment node
import { describe, expect, it } from "vitest";
import { checkDraft, type CrawlDraft } from "./crawl-draft.ts";

const draft: CrawlDraft = {
  parseType: "brand_website",
  brandName: "Khayt",
  crawler: "standard",
  platform: "shopify",
  productLink: "",
};

describe("the crawl form", () => {
  it("asks for a brand", () => {
    expect(checkDraft({ ...draft, brandName: "  " })).toEqual({ brandName: "brandNameRequired" });
  });

  it("asks for a platform of the standard crawler alone", () => {
    expect(checkDraft({ ...draft, platform: null })).toEqual({ platform: "platformRequired" });
    expect(checkDraft({ ...draft, platform: null, crawler: "adaptive" })).toEqual({});
    expect(checkDraft({ ...draft, platform: null, crawler: "app" })).toEqual({});
  });

  it.each(["", "khayt.com/x", "ftp://khayt.com/x", "javascript:alert(1)"])(
    "does not take '%s' for a product's link",
    (productLink) => {
      const single = { ...draft, parseType: "single_product" as const, productLink };
      expect(checkDraft(single)).toEqual({ productLink: "productLinkInvalid" });
    },
  );

  it("takes a real link, and needs none for a whole website", () => {
    const productLink = " https://khayt.com/products/abaya ";
    expect(checkDraft({ ...draft, parseType: "single_product", productLink })).toEqual({});
    expect(checkDraft(draft)).toEqual({});
  });
});
