// Asks a shop's policy pages, cheaply where they are known: what changed is read, what did not is dated anew, and what
// a page said that does not answer today stands, with the date of its last answer.
import { createHash } from "node:crypto";
import { askPage, type Answered, type Validators, type Visit } from "./open-page.ts";
import type { KeptPage, KeptPages, ReadTerms } from "./repository.ts";

export type Asked = {
  /** Every page that was asked and is not gone. */
  pages: KeptPages;
  /** All that answered, to be read together; null where all are as they were. */
  toRead: { page: string; html: string }[] | null;
  silent: Set<string>;
};

/** A page that has not answered for so long says nothing any more. */
const SILENT_MS = 28 * 86_400_000;

const markOf = (html: string) => createHash("sha256").update(html).digest("base64url").slice(0, 22);

type Home = { page: string; html: string; validators: Validators | null };

/** @param known what is kept of the last time; nothing where all is to be read */
export async function askPages(
  visit: Visit,
  home: Home,
  addresses: string[],
  { known, now }: { known: KeptPages; now: Date },
): Promise<Asked> {
  const answers = new Map<string, Answered>([[home.page, { is: "read", ...home }]]);
  // Where the first page is another, all are read together, and asking twice would be once too often.
  const isSame = known[home.page]?.mark === markOf(home.html);
  for (const address of addresses)
    answers.set(
      address,
      await askPage(visit, address, isSame ? validatorsOf(known[address]) : null),
    );
  const isChanged = [...answers].some(([page, answer]) => !isAsItWas(answer, known[page]));
  const isFewer = Object.keys(known).some((page) => !answers.has(page));
  if (isChanged || isFewer)
    for (const [page, { is }] of answers)
      if (is === "same") answers.set(page, await askPage(visit, page));
  return {
    pages: kept(answers, known, now),
    toRead:
      isChanged || isFewer
        ? [...answers].flatMap(([page, one]) => (one.is === "read" ? { page, html: one.html } : []))
        : null,
    silent: new Set([...answers].flatMap(([page, { is }]) => (is === "silent" ? page : []))),
  };
}

const validatorsOf = (page: KeptPage | undefined): Validators | null =>
  page ? { etag: page.etag ?? null, last_modified: page.last_modified ?? null } : null;

function isAsItWas(answer: Answered, before: KeptPage | undefined): boolean {
  if (answer.is === "read") return before?.mark === markOf(answer.html);
  if (answer.is === "gone") return before === undefined;
  return true;
}

function kept(answers: Map<string, Answered>, known: KeptPages, now: Date): KeptPages {
  const at = now.toISOString();
  const pages: KeptPages = {};
  for (const [page, answer] of answers) {
    const before = known[page];
    if (answer.is === "read") pages[page] = { ...answer.validators, mark: markOf(answer.html), at };
    else if (answer.is === "same" && before) pages[page] = { ...before, at };
    else if (answer.is === "silent" && before) pages[page] = before;
  }
  return pages;
}

type Fact = ReadTerms["terms"][number];

/** What was read now, and of a page that is silent what it said before, with its own date. */
export function withSilent(
  read: ReadTerms,
  before: Fact[],
  { silent, now }: Pick<Asked, "silent"> & { now: Date },
): ReadTerms {
  const spoken = new Set([...read.terms, ...read.disputed].map(({ kind }) => kind));
  const oldest = new Date(now.getTime() - SILENT_MS).toISOString();
  const standing = before.flatMap((fact) => {
    const evidence = fact.evidence.filter(({ page }) => silent.has(page));
    const isStanding = evidence.length > 0 && (fact.at ?? "") > oldest && !spoken.has(fact.kind);
    return isStanding ? { ...fact, evidence } : [];
  });
  return { ...read, terms: [...read.terms, ...standing] };
}

/** A fact is as young as the answer of the page that its sentence stands on. */
export const datedBy = (pages: KeptPages, facts: Fact[]): Fact[] =>
  facts.map((fact) => {
    const dates = fact.evidence.flatMap(({ page }) => pages[page]?.at ?? []);
    return { ...fact, at: dates.toSorted().at(-1) ?? fact.at };
  });
