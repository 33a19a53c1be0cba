// The administrator's database screen over HTTP. What is deleted is noted with who did it.
import { signedIn } from "../../http/session.ts";
import {
  databaseRow,
  databaseRows,
  databaseTable,
  databaseTables,
  deleteAllRows,
  deleteConsequences,
  deleteRow,
} from "../../../contract/database.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { DatabaseScreen } from "./database-screen.ts";

export function mountDatabase(api: Api, screen: DatabaseScreen): void {
  mount(api, databaseTables, () => screen.tables());
  mount(api, databaseTable, ({ params }) => screen.table(params.table));
  mount(api, databaseRows, ({ params, query }) => screen.rows(params.table, query));
  mount(api, databaseRow, ({ params, query }) => screen.row(params.table, query.key));
  mount(api, deleteConsequences, ({ params, query }) =>
    screen.consequences(params.table, query.id),
  );

  mount(api, deleteRow, async ({ params, session, language }) => {
    await screen.deleteRow(signedIn(session).brandId, params.table, params.id);
    return { message: translate(language, "rowDeleted") };
  });

  mount(api, deleteAllRows, async ({ params, session, language }) => {
    const { kept } = await screen.deleteAllRows(signedIn(session).brandId, params.table);
    return { message: translate(language, kept > 0 ? "rowsDeletedButKept" : "rowsDeleted") };
  });
}
