// What a legal text consists of.
import type { Language } from "../../../contract/languages.ts";

/** One thing said in every language we speak; a missing one does not compile. */
export type Said = Record<Language, string>;

export type Section = { title: Said; paragraphs: readonly Said[] };
