// Terms and size charts over HTTP: what shoppers read of a brand, and a brand's own word on it.
import {
  brandTerms,
  ownTerms,
  productTerms,
  readTerms,
  saveTerm,
} from "../../../contract/trust.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { Trust } from "./trust.ts";

export type TrustRouteParts = { trust: Trust };

export function mountTrust(api: Api, { trust }: TrustRouteParts): void {
  mount(api, brandTerms, ({ params }) => trust.termsOfName(params.brandName));
  mount(api, productTerms, ({ params }) => trust.termsOfProduct(params.productId));
  mount(api, ownTerms, ({ params }) => trust.termsOf(params.brandId));
  mount(api, saveTerm, ({ params, body }) => trust.saveWord(params.brandId, body.kind, body.value));
  mount(api, readTerms, async ({ params, language }) => {
    await trust.readAgain(params.brandId);
    return { message: translate(language, "termsBeingRead") };
  });
}
