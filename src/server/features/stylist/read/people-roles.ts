// Whether somebody who is named wears it, or is only told of: "my cousin raves about them", «اختي قالتلي عليكم». The
// rules of the language (hosts.ts) say what they know; where they see a wearer, a model that has learned from labelled
// sentences (training/roles) may know better.
import { readLinearModel } from "../../../language/linear-model.ts";
import { roleFeatures } from "./role-features.ts";
import type { Span } from "./span.ts";

export const PEOPLE_ROLES = ["wearer", "told"] as const;
export type PersonRole = (typeof PEOPLE_ROLES)[number];

/** What is said around somebody: the words alone, for pieces are read later. */
export const personFeatures = (
  words: readonly string[],
  breaks: ReadonlySet<number>,
  person: Span,
): string[] => roleFeatures({ words, breaks, spans: [person] }, person, "wearer");

const model = readLinearModel<PersonRole>(new URL("people-roles.json", import.meta.url));

const TOLD = model.classes.indexOf("told");

/** So sure it has to be; chosen on sentences it had not seen (training/roles). */
const SURE = 0.92;

export const isOnlyToldOf = (
  words: readonly string[],
  breaks: ReadonlySet<number>,
  person: Span,
): boolean => (model.chances(personFeatures(words, breaks, person))[TOLD] ?? 0) >= SURE;
