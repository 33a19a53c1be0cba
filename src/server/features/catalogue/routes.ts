// A brand's own products over HTTP, one by one and many at once. Of many, each is refused for itself.
import {
  addProduct,
  changeMany,
  deleteProduct,
  ownProducts,
  saveAll,
  saveProduct,
  toggleActive,
  toggleHidden,
} from "../../../contract/catalogue.ts";
import type { Language } from "../../../contract/languages.ts";
import { Product } from "../../../contract/products.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { Problem } from "../../problems.ts";
import type { Catalogue } from "./catalogue.ts";

export function mountCatalogue(api: Api, catalogue: Catalogue): void {
  mount(api, ownProducts, ({ params }) => catalogue.list(params.brandId));
  mount(api, addProduct, ({ params, body }) => catalogue.add(params.brandId, body));
  mount(api, saveProduct, ({ params, body }) => catalogue.save(params.brandId, params.id, body));
  mount(api, toggleActive, ({ params }) => catalogue.toggleActive(params.brandId, params.id));
  mount(api, toggleHidden, ({ params }) => catalogue.toggleHidden(params.brandId, params.id));

  mount(api, saveAll, async ({ params, body, language }) => {
    const { saved, failed } = await catalogue.saveAll(params.brandId, body);
    return {
      saved,
      failed: failed.map(({ index, id, problem }) => ({
        index,
        ...(id !== undefined && { id }),
        ...told(problem, language),
      })),
    };
  });

  mount(api, changeMany, async ({ params, body, language }) => {
    const { changed, failed } = await catalogue.changeMany(params.brandId, body);
    return {
      changed,
      failed: failed.map(({ id, problem }) => ({ id, ...told(problem, language) })),
    };
  });

  mount(api, deleteProduct, async ({ params, language }) => {
    await catalogue.delete(params.brandId, params.id);
    return { message: translate(language, "productDeleted") };
  });
}

/** A refusal among many, in the words of a refusal that stands alone. */
function told({ sentence, values, code, field, current }: Problem, language: Language) {
  return {
    detail: translate(language, sentence, values),
    code,
    ...(field && { field }),
    ...(current !== undefined && { current: Product.parse(current) }),
  };
}
