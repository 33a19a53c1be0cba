// PostgreSQL's parser is one function of a hundred kilobytes. When V8's optimising compiler takes it on, after
// some thousand queries, it needs 1.2 GB for two seconds and gains nothing in what we measured; a machine with
// one gigabyte kills the process. V8 decides whether a function may be optimised when it is first run, by a flag
// that names the one function that may: while the parser runs for the first time, that is none.
import { PGlite } from "@electric-sql/pglite";
import { setFlagsFromString } from "node:v8";

const NO_FUNCTION = "--wasm-tier-up-filter=0";
const EVERY_FUNCTION = "--wasm-tier-up-filter=-1";

/** Refused by the parser: nothing after it runs, and everything after it may be optimised later. */
const NOT_SQL = "x";

export class SmallPGlite extends PGlite {
  /** The first thing that PGlite asks a database that has started. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString(NO_FUNCTION);
    try {
      await this.exec(NOT_SQL);
    } catch {
      // As it should be.
    } finally {
      setFlagsFromString(EVERY_FUNCTION);
    }
    // oxlint-disable-next-line no-underscore-dangle -- PGlite's own name.
    await super._initArrayTypes(options);
  }
}
