// What the parts are built on.
import type { Config } from "../config.ts";
import type { Jobs } from "../database/jobs.ts";
import type { Sql } from "../database/open.ts";
import type { OpenOriginal } from "../features/products/pictures.ts";
import type { EntryMaker } from "../features/products/search-entry.ts";
import type { Embeddings } from "../providers/embeddings/embeddings.ts";

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
  /** Moved by tests that cannot wait a day. */
  now?: () => Date;
};

export type Ground = {
  config: Config;
  outside: Outside;
  secret: string;
  db: Sql;
  jobs: Jobs;
  embeddings: Embeddings;
  entries: EntryMaker;
  openOriginal: OpenOriginal;
};
