// The link in a letter that proves an address.
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { verifyEmail as verifyEmailCall } from "../../../contract/brands.ts";
import { Problem } from "../../problems.ts";
import { translate } from "../../translate.ts";
import type { Accounts, Caller } from "./accounts.ts";
import { PROFILE_FIELDS, takeNewEmail } from "./change-email.ts";
import { orTaken } from "./conflicts.ts";
import { dropLinks } from "./queries/links.ts";
import { startSession } from "./login.ts";
import { createBrandRepository } from "./repository.ts";

export const linkUsedOrExpired = () => new Problem(400, "link_invalid", "linkUsedOrExpired");

/** For a new account, and for a changed address. Only the first also signs in. */
export async function verifyEmail(
  accounts: Accounts,
  token: string,
  { device, language }: Pick<Caller, "device" | "language">,
): Promise<ResponseOf<typeof verifyEmailCall>> {
  const link = await orTaken(PROFILE_FIELDS, () =>
    accounts.db.transaction().execute(async (tx) => {
      const used = await accounts.links.use(token, ["verify", "confirm-email"], tx);
      // The account may have moved on to another address since the letter was sent.
      const isOwn =
        used &&
        ((await takeNewEmail(accounts, tx, used, language)) ||
          (await createBrandRepository(tx).markVerified(used.brandId, used.email)));
      if (!isOwn) throw linkUsedOrExpired();
      await dropLinks(tx, used.brandId, ["verify", "confirm-email"]);
      return used;
    }),
  );
  if (link.purpose === "confirm-email") await accounts.deliverSoon();
  const message = translate(language, "emailVerified");
  const brand = await accounts.brands.byId(link.brandId);
  if (link.purpose === "confirm-email" || !brand?.is_active) return { message };
  return { message, ...(await startSession(accounts, brand, device)) };
}
