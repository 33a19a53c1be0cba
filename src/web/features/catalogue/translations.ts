// Words of product management.
import { bulkTranslations } from "./translations/bulk.ts";
import { editorTranslations } from "./translations/editor.ts";
import { listTranslations } from "./translations/lists.ts";
import { unsavedTranslations } from "./translations/unsaved.ts";

export const catalogueTranslations = {
  ...bulkTranslations,
  ...editorTranslations,
  ...listTranslations,
  ...unsavedTranslations,
};
