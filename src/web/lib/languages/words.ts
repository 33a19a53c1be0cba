// The names of before, until the last screens use those of translations.ts.
export {
  defineTranslations as defineWords,
  translate as speak,
  useTranslations as useWords,
} from "./translations.ts";
