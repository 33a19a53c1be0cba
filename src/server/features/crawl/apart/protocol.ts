// What the serving process and the one that reads a shop say to each other.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { packProblem, Problem, type SentProblem, unpackProblem } from "../../../problems.ts";
import type { FoundProduct } from "../found-product.ts";
import type { CrawlSettings } from "../settings.ts";
import type { PageRead, ReadingStep } from "../shops/shop.ts";

export type ReaderName =
  | "website"
  | "shopify"
  | "zammit"
  | "adaptive"
  | "app"
  | "refresh"
  | "given";

/** A shop without what cannot be copied; addresses as text. */
export type ShopToRead = {
  reader: ReaderName;
  /** For the one that chooses among several ways: what it found when it looked first. */
  first: string | null;
  base: string;
  start: string | null;
  productUrl: string | null;
  site: string | null;
  plan: unknown;
  cursor: unknown;
  settings: CrawlSettings;
  /** Pages that brought a reader down before. */
  avoid: string[];
};

/** Questions whose answers are with the serving process. */
export type Asked = {
  remembered: [page: string];
  missing: [addresses: string[]];
  turn: [host: string, pauseMs: number];
  rest: [host: string, ms: number];
  wait: [];
  report: [reason: string];
};

export type ToReader<Setup> =
  | { kind: "read"; shop: ShopToRead; setup: Setup }
  | { kind: "next"; found: number }
  | { kind: "told"; id: number; value?: unknown; failure?: Failure }
  | { kind: "stop" };

export type FromReader =
  | { kind: "alive" }
  /** About to be read: whoever goes silent now was silenced by this page. */
  | { kind: "got"; address: string }
  | { kind: "ask"; id: number; name: keyof Asked; given: unknown[] }
  | { kind: "step"; step: PackedStep }
  | { kind: "end" }
  | { kind: "failed"; failure: Failure }
  /** The shop was closed as asked, with all that was opened for it; another may follow. */
  | { kind: "free" };

export type Failure = { kind: "problem"; problem: SentProblem } | { kind: "error"; text: string };

/** A step as it travels: problems by their words, and products as they will be stored. */
export type PackedStep = { step: ReadingStep; problems: [at: number, failure: Failure][] };

/** A product that was normalised where it was read; null: it cannot be used. */
export type Normalised = { found?: (FoundProduct | null)[] };

export function packFailure(error: unknown): Failure {
  if (error instanceof Problem) return { kind: "problem", problem: packProblem(error) };
  return {
    kind: "error",
    text: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

export const unpackFailure = (failure: Failure): Error =>
  failure.kind === "problem" ? unpackProblem(failure.problem) : new Error(failure.text);

export function packStep(step: ReadingStep): PackedStep {
  if (!("pages" in step)) return { step, problems: [] };
  const problems: PackedStep["problems"] = [];
  const pages = step.pages.map((page, at): PageRead => {
    if (!("problem" in page)) return page;
    problems.push([at, packFailure(page.problem)]);
    return { page: page.page, isUnchanged: true, products: 0 };
  });
  return { step: { ...step, pages }, problems };
}

export function unpackStep({ step, problems }: PackedStep): ReadingStep {
  if (!("pages" in step)) return step;
  for (const [at, failure] of problems) {
    step.pages[at] = {
      page: elementAt(step.pages, at).page,
      problem: unpackFailure(failure) as Problem,
    };
  }
  return step;
}

/** A promise and what settles it. */
export type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
};

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>["resolve"] = () => {};
  let reject: Deferred<Value>["reject"] = () => {};
  const promise = new Promise<Value>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve, reject };
}
