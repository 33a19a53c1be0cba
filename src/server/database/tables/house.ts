// What the product knows of itself.
import type { Generated } from "kysely";
import type { Json, Moment } from "./columns.ts";

export type SettingTable = { name: string; value: Json<unknown> };

export type AuditTable = {
  id: Generated<number>;
  actor: string;
  action: string;
  subject: string;
  detail: Json<Record<string, unknown> | null>;
  created_at: Moment;
};

export type CallCountTable = { caller: string; calls: number; ends_at: Moment };

export type HouseTables = {
  settings: SettingTable;
  audit: AuditTable;
  call_counts: CallCountTable;
};
