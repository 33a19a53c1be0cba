// Who wants to be told of what. Asked in SQL; what others look at is named here.
import type { Moment } from "./columns.ts";

export type WatchTables = {
  watchers: {
    id: string;
    kind: string;
    contact_hash: string;
    contact_secret: string;
    language: string;
    created_at: Moment;
  };
};
