// A brand shows that its website is its own. Until then everything works, and shoppers see that it is not
// confirmed; a proof takes precedence over whoever only says so, and the other is told.
import { createHmac } from "node:crypto";
import {
  PROOF_MAILBOXES,
  SITE_PROOF_NAME,
  type ProofWay,
  type SiteProof,
} from "../../../contract/site-proof.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import { Problem, invalid, notFound } from "../../problems.ts";
import type { Accounts } from "./accounts.ts";
import { createBrandRepository, type BrandRow } from "./repository.ts";
import { hostOf, holderOf, keepProof, proofOf } from "./queries/site-proofs.ts";
import type { LookAtSite } from "./look-at-site.ts";
import { linkUsedOrExpired } from "./verify-email.ts";

export type SiteProofs = ReturnType<typeof createSiteProofs>;

const FILE_PATH = `/.well-known/${SITE_PROOF_NAME}.txt`;

/** A port is none of the mail's business. */
const mailboxAt = (host: string, name = "") => `${name}@${host.replace(/:\d+$/, "")}`;

export function createSiteProofs(parts: { accounts: Accounts; secret: string; look: LookAtSite }) {
  const { accounts, secret, look } = parts;
  const { db } = accounts;

  /** The same for a brand and a host each time, and nobody else's. */
  const codeOf = (brandId: string, host: string) =>
    createHmac("sha256", secret)
      .update(`site-proof\n${brandId}\n${host}`)
      .digest("hex")
      .slice(0, 32);

  async function find(brandId: string): Promise<{ brand: BrandRow; host: string }> {
    const brand = await accounts.brands.byId(brandId);
    if (!brand) throw notFound();
    return { brand, host: hostOf(brand.website) ?? "" };
  }

  async function show(brandId: string): Promise<SiteProof> {
    const { brand, host } = await find(brandId);
    const proof = await proofOf(db, brandId, host);
    const holder = await holderOf(db, host);
    const code = codeOf(brandId, host);
    const origin = URL.parse(brand.website)?.origin ?? "";
    return {
      host,
      is_proven: proof !== undefined,
      way: (proof?.way as ProofWay | undefined) ?? null,
      proven_at: proof?.proven_at.toISOString() ?? null,
      is_others: holder !== undefined && holder !== brandId,
      meta_tag: `<meta name="${SITE_PROOF_NAME}" content="${code}">`,
      file_address: origin + FILE_PATH,
      file_content: `${SITE_PROOF_NAME}=${code}`,
      dns_record: `${SITE_PROOF_NAME}=${code}`,
      mailboxes: PROOF_MAILBOXES.map((name) => mailboxAt(host, name)),
    };
  }

  /** Tells whoever held or claimed the host that it is another's now. */
  async function take(tx: Sql, brand: BrandRow, host: string, way: ProofWay): Promise<void> {
    const others = await keepProof(tx, { brandId: brand.id, host, way, at: accounts.now() });
    for (const { id, email } of others) {
      const language = await createBrandRepository(tx).languageOf(id);
      const letter = { brandId: id, addressee: email, language };
      const details = { host };
      await accounts.queueMail({ kind: "site-claimed", ...letter, details }, tx);
    }
  }

  return {
    show,

    async prove(
      brandId: string,
      { way, mailbox }: { way: ProofWay; mailbox?: string | undefined },
      language: Language,
    ): Promise<SiteProof> {
      const { brand, host } = await find(brandId);
      if (!host) throw invalid("siteNotPublic", { field: "way" });
      if (way === "mail") {
        if (!mailbox) throw invalid("siteMailboxRequired", { field: "mailbox" });
        const letter = { brandId, addressee: mailboxAt(host, mailbox), language };
        await accounts.queueMail({ kind: "site-proof", ...letter, details: { host } });
        await accounts.deliverSoon();
        return show(brandId);
      }
      const code = codeOf(brandId, host);
      if (!(await look(way, brand.website, code))) {
        throw new Problem(400, "proof_not_found", "siteProofMissing", {
          field: "way",
          values: { host },
        });
      }
      await db.transaction().execute((tx) => take(tx, brand, host, way));
      await accounts.deliverSoon("notices");
      return show(brandId);
    },

    /** The link speaks for a host: a website that has changed since is not proven by it. */
    async confirm(token: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const link = await accounts.links.use(token, ["prove-site"], tx);
        const brand = link && (await createBrandRepository(tx).byId(link.brandId));
        const host = brand && hostOf(brand.website);
        const isSame = host && link?.email.endsWith(mailboxAt(host));
        if (!brand || !isSame) throw linkUsedOrExpired();
        await take(tx, brand, host, "mail");
      });
      await accounts.deliverSoon("notices");
    },

    async isConfirmed(name: string): Promise<boolean> {
      const brand = await accounts.brands.byName(name);
      if (!brand?.is_active || brand.is_administrator) throw notFound("brandNotInDatabase");
      // The demo's shops are pages of this server.
      if (brand.website.startsWith("/")) return true;
      const host = hostOf(brand.website);
      return host !== null && (await proofOf(db, brand.id, host)) !== undefined;
    },
  };
}
