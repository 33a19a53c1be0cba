// What the parts are built on.
import type { Config } from "../config.ts";
import type { Jobs } from "../database/jobs.ts";
import type { Database, OpenOptions } from "../database/open.ts";
import type { Sql } from "../database/sql.ts";
import type { FromOne } from "../database/replica.ts";
import type { OpenOriginal } from "../features/products/pictures.ts";
import type { CrawlSettings } from "../features/crawl/settings.ts";
import type { EntryMaker } from "../features/products/search-entry.ts";
import type { Embeddings } from "../providers/embeddings/embeddings.ts";
import type { LogLine } from "../observability/log-line.ts";
import type { Storage } from "./files.ts";

/** After so many milliseconds it goes on without them. */
export type Deadlines = { databaseMs?: number; cacheMs?: number; modelMs?: number };

export type Outside = {
  /** Where another model, or none, should stand for the one that is chosen. */
  embeddings?: Embeddings;
  /** Opens a picture that is a file of ours. */
  openOwnPicture: OpenOriginal;
  onJobError: (error: Error) => void;
  /** Told why a language model was not believed. */
  report?: (reason: string) => void;
  /** Known for sure only once the server listens. */
  publicUrl: () => string;
  say: (line: string) => void;
  /** The log. */
  tell?: LogLine;
  /** How far and how gently it crawls, where that differs from the usual. */
  crawl?: Partial<CrawlSettings>;
  /** How long others are waited for, where that differs from the usual. */
  patience?: Deadlines;
  /** Whether pictures of the catalogue are looked at by themselves; tests that count visits to shops do not. */
  looksAtPictures?: boolean;
  /** Where another process than a new one should hold the embedded database. */
  startEmbedded?: OpenOptions["startEmbedded"];
  /** Asks the names' own book; another one in tests. */
  resolveTxt?: (host: string) => Promise<string[][]>;
  /** Moved by tests that cannot wait a day. */
  now?: () => Date;
};

export type ContainerBase = {
  config: Config;
  outside: Outside;
  secret: string;
  database: Database;
  db: Sql;
  /** For what everybody may see: a read replica, where there is one. */
  reads: Sql;
  fromOne: FromOne;
  jobs: Jobs;
  embeddings: Embeddings;
  entries: EntryMaker;
  openOriginal: OpenOriginal;
  storage: Storage;
};
