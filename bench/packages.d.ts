// What the benchmarks use of their own packages, in our words: types are checked by `npm test`, where these
// packages are not installed.

declare module "lighthouse" {
  type Audit = {
    title: string;
    score: number | null;
    displayValue?: string;
    numericValue?: number;
  };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  type Throttling = { cpuSlowdownMultiplier?: number };
  export type Result = {
    categories: Partial<Record<string, Category>>;
    audits: Partial<Record<string, Audit>>;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  };
  export const defaultConfig: { settings?: { throttling?: Throttling } };
  export default function lighthouse(
    url: string,
    flags: {
      port: number;
      logLevel: "error";
      formFactor: "mobile";
      onlyCategories: string[];
      throttling?: Throttling;
    },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module "minisearch" {
  type Found = { id: unknown; score: number };
  export type Options = {
    fields: string[];
    searchOptions?: { boost?: Record<string, number>; prefix?: boolean; fuzzy?: number };
  };
  export default class MiniSearch {
    constructor(options: Options);
    addAll(documents: readonly { id: string }[]): void;
    search(query: string): Found[];
  }
}

declare module "cheerio" {
  interface Selection extends Iterable<unknown> {
    text(): string;
    attr(name: string): string | undefined;
    is(selector: string): boolean;
  }
  export type CheerioAPI = (selector: unknown) => Selection;
}

declare module "@crawlee/cheerio" {
  import type { CheerioAPI } from "cheerio";

  type Context = {
    $: CheerioAPI;
    // Whatever the shop's interface answers; the benchmark checks it where it matters.
    // oxlint-disable-next-line typescript/no-explicit-any
    json: any;
    request: { url: string };
    crawler: CheerioCrawler;
    enqueueLinks(options: { selector: string }): Promise<unknown>;
  };
  type Storage = { get(key: string): unknown };
  export const Configuration: new (options: {
    persistStorage: boolean;
    purgeOnStart: boolean;
  }) => Storage;
  export class CheerioCrawler {
    constructor(
      options: {
        additionalMimeTypes: string[];
        minConcurrency: number;
        maxConcurrency: number;
        useSessionPool: boolean;
        persistCookiesPerSession: boolean;
        maxRequestRetries: number;
        requestHandler(context: Context): Promise<void>;
      },
      configuration: Storage,
    );
    addRequests(urls: string[]): Promise<unknown>;
    run(urls: string[]): Promise<unknown>;
  }
  export const log: { LEVELS: { OFF: number }; setLevel(level: number): void };
}
