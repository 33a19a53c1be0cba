// A copy of everything, and the end of an account, by the brand itself and at once.
import { translate } from "../../translate.ts";
import { notFound, Problem } from "../../problems.ts";
import type { Accounts, Caller } from "./accounts.ts";
import { checkOwnPassword } from "./change-email.ts";
import { eraseBrandRows, isBeingCharged, writeOwnData } from "./queries/own-data.ts";

/** Whose brand it is has been asked before; the administrator may ask for one that is gone. */
export async function copyOwnData(
  accounts: Accounts,
  brandId: string,
): Promise<AsyncGenerator<string>> {
  if (!(await accounts.brands.byId(brandId))) throw notFound();
  return writeCopy(accounts, brandId);
}

/** Written while it is read: a large catalogue's events would not fit into memory a few times over. */
async function* writeCopy(accounts: Accounts, brandId: string): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(accounts.now().toISOString())},"tables":{`;
  yield* writeOwnData(accounts.db, brandId);
  yield "}}";
}

/** Asked for with the account's own password; the house itself cannot be erased. */
export async function eraseBrand(
  accounts: Accounts,
  brandId: string,
  password: string,
  caller: Caller,
) {
  const brand = await accounts.brands.byId(brandId);
  if (!brand) throw notFound();
  if (brand.is_administrator) throw new Problem(409, "reserved", "houseStays");
  await checkOwnPassword(accounts, brand, password, caller.from);
  if (await isBeingCharged(accounts.db, brandId))
    throw new Problem(409, "subscribed", "cancelBeforeErasing");
  await eraseBrandRows(accounts.db, brandId, accounts.removeFilesSoon);
  return { message: translate(caller.language, "brandErased") };
}
