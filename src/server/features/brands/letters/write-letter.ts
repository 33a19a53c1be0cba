// From a request for a letter to the letter. The link is made here and now, and nowhere stored but as a hash.
import {
  EMAIL_REVERT_DAYS,
  RESET_LINK_HOURS,
  VERIFICATION_LINK_HOURS,
} from "../../../../contract/limits.ts";
import type { Sql } from "../../../database/sql.ts";
import { tidyName } from "../checks.ts";
import type { LinkPurpose, Links } from "../queries/links.ts";
import type { QueuedMail, WriteLetter } from "../post-office.ts";
import type { BrandRepository, BrandRow } from "../repository.ts";
import { layOut } from "./layout.ts";
import { gatherReports } from "../queries/gather-reports.ts";
import { letterWords } from "./translations.ts";
import { countSent, tieMail } from "../queries/mails.ts";

type Plan = {
  brand: BrandRow;
  address: string;
  /** Where it is not the brand that is written to. */
  name?: string;
  /** Where only the moment of writing knows. */
  kind?: QueuedMail["kind"];
  details?: Record<string, string>;
  link?: { path: string; purpose: LinkPurpose; hours: number } | { href: string };
};

/** More of one kind within an hour would only fill somebody's mailbox. */
const LETTERS_AN_HOUR = 6;

export function createWriteLetter(parts: {
  db: Sql;
  brands: BrandRepository;
  links: Links;
  publicUrl: () => string;
}): WriteLetter {
  const { db, brands, links, publicUrl } = parts;

  async function hrefOf(
    { brand, address, link }: Plan,
    { askedAt }: QueuedMail,
  ): Promise<string | undefined> {
    if (!link) return undefined;
    if ("href" in link) return publicUrl() + link.href;
    const { path, purpose, hours } = link;
    const brandId = brand.id;
    const token = await links.make({ purpose, brandId, email: address, hours, askedAt });
    return `${publicUrl()}${path}?token=${token}`;
  }

  return async (mail) => {
    const plan = await planOf(db, brands, mail);
    if (!plan || (await wasOften(db, plan.brand.id, mail))) return null;
    await tieMail(db, mail.id, plan.brand.id);
    const href = await hrefOf(plan, mail);
    const told = plan.details ?? mail.details ?? {};
    const {
      reporter = "",
      email = plan.brand.email,
      reports = "",
      listings = "",
      ...details
    } = told;
    return layOut({
      to: { name: plan.name ?? tidyName(plan.brand.name), address: plan.address },
      language: mail.language,
      words: letterWords[plan.kind ?? mail.kind][mail.language],
      values: { brand: plan.brand.name, ...details },
      facts: { email, reporter, reports, listings },
      ...(href && { link: href }),
    });
  };
}

/** To whom, and with which link; null when the account does not exist or does not need it. */
async function planOf(db: Sql, brands: BrandRepository, mail: QueuedMail): Promise<Plan | null> {
  if (mail.kind === "listing-report" || mail.kind === "listing-reports") {
    const brand = await brands.administrator();
    const gathered = brand && (await gatherReports(db, mail));
    if (!gathered) return null;
    const { path, kind, details } = gathered;
    return { brand, address: brand.email, link: { href: path }, kind, details };
  }
  if (mail.kind === "report-answered") {
    const brand = await brands.administrator();
    return brand ? { brand, address: mail.addressee, name: "" } : null;
  }
  if (mail.kind === "brand-suspended") {
    const brand = await brands.byId(mail.brandId ?? "");
    return brand ? { brand, address: brand.email } : null;
  }
  const brand = mail.brandId
    ? await brands.byId(mail.brandId)
    : await brands.byUsernameOrEmail(mail.addressee);
  if (!brand?.is_active) return null;
  const own = { brand, address: brand.email };
  switch (mail.kind) {
    case "confirm-email":
      return brand.pending_email === mail.addressee ? toPending(brand, mail.addressee) : null;
    case "verify": {
      if (brand.email_verified) return null;
      const purpose = brand.was_verified ? "confirm-email" : "verify";
      return { ...own, link: { path: "/verify-email", purpose, hours: VERIFICATION_LINK_HOURS } };
    }
    case "reset":
      return {
        ...own,
        link: { path: "/reset-password", purpose: "reset", hours: RESET_LINK_HOURS },
      };
    case "site-proof": {
      const purpose = "prove-site" as const;
      const link = { path: "/verify-site", purpose, hours: VERIFICATION_LINK_HOURS };
      return { brand, address: mail.addressee, name: "", link };
    }
    case "password-changed":
    case "passkey-added":
    case "listing-hidden":
    case "site-claimed":
      return own;
    case "brand-restored":
      return { ...own, link: { href: "/login" } };
    case "refresh-gone":
    case "refresh-stopped":
      return { ...own, link: { href: `/brand/${encodeURIComponent(brand.id)}/products?tab=shop` } };
    case "demand-weekly":
      return {
        ...own,
        link: { href: `/brand/${encodeURIComponent(brand.id)}/products?tab=demand` },
      };
    case "email-asked":
    case "email-changed": {
      const address = mail.addressee;
      const hours = EMAIL_REVERT_DAYS * 24;
      return { brand, address, link: { path: "/revert-email", purpose: "revert-email", hours } };
    }
  }
}

const toPending = (brand: BrandRow, address: string): Plan => ({
  brand,
  address,
  link: { path: "/verify-email", purpose: "confirm-email", hours: VERIFICATION_LINK_HOURS },
});

/** What anybody can have sent to a mailbox, also to one that is not theirs. */
const ASKED_FOR: ReadonlySet<QueuedMail["kind"]> = new Set([
  "verify",
  "reset",
  "confirm-email",
  "site-proof",
]);

async function wasOften(db: Sql, brandId: string, mail: QueuedMail): Promise<boolean> {
  // Notices of a change are never held back: whoever hides a theft would begin with them.
  if (!ASKED_FOR.has(mail.kind)) return false;
  const hour = new Date(Date.now() - 3_600_000);
  return (await countSent(db, brandId, mail.kind, hour)) >= LETTERS_AN_HOUR;
}
