// Questions to the database, with the names and types of its tables.
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type Sql = Kysely<Tables>;
