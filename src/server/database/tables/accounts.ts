// Who may sign in, and the letters that go with it.
import type { Generated } from "kysely";
import type { Channel } from "../../../contract/assistants.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Json, LaterMoment, Moment } from "./columns.ts";

export type BrandTable = {
  id: string;
  name: string;
  /** As the brand writes itself in Arabic; empty where it does not. */
  name_ar: Generated<string>;
  username: string;
  email: string;
  name_key: string;
  username_key: string;
  email_key: string;
  mobile_number: string | null;
  website: string;
  /** What its page says about it; empty where it says nothing. */
  story: Generated<string>;
  story_ar: Generated<string>;
  password_hash: string;
  email_verified: Generated<boolean>;
  was_verified: Generated<boolean>;
  is_active: Generated<boolean>;
  is_administrator: Generated<boolean>;
  saved_in_vectordb: Generated<boolean>;
  token_version: Generated<number>;
  pending_email: string | null;
  language: Generated<Language>;
  reviewed_at: LaterMoment;
  products_made: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

export type ConsentTable = {
  brand_id: string;
  what: string;
  wording: string;
  given_at: Moment;
};

export type MailTable = {
  id: string;
  kind: string;
  brand_id: string | null;
  addressee: string;
  language: string;
  details: Json<Record<string, unknown> | null>;
  status: Generated<string>;
  attempts: Generated<number>;
  last_try_at: LaterMoment;
  last_error: string | null;
  created_at: Moment;
  sent_at: LaterMoment;
  not_before: LaterMoment;
};

export type ReportTable = {
  id: string;
  product_id: string;
  reason: string;
  comment: Generated<string>;
  reporter: string | null;
  consent: Generated<string>;
  created_at: Moment;
  told_by: string | null;
  settled_at: LaterMoment;
  settled_as: string | null;
};

export type AccountLinkTable = {
  hash: string;
  purpose: string;
  brand_id: string;
  email: string;
  expires_at: Moment;
  used_at: LaterMoment;
  created_at: Moment;
};

export type SignInFailureTable = {
  key: string;
  failures: number;
  is_trusted: Generated<boolean>;
  last_at: Moment;
};

export type LeftChannelTable = { brand_id: string; channel: Channel; left_at: Moment };

export type SessionTable = {
  id: string;
  brand_id: string;
  browser: string | null;
  system: string | null;
  started_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
};

export type PasskeyTable = {
  id: string;
  brand_id: string;
  credential: string;
  public_key: string;
  uses: number;
  name: string | null;
  browser: string | null;
  system: string | null;
  created_at: Moment;
  last_used_at: LaterMoment;
};

export type PasskeyChallengeTable = { hash: string; brand_id: string | null; expires_at: Moment };

export type SiteProofTable = { brand_id: string; host: string; way: string; proven_at: Moment };

export type AccountTables = {
  brand_consents: ConsentTable;
  site_proofs: SiteProofTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  left_channels: LeftChannelTable;
  sessions: SessionTable;
  reports: ReportTable;
  brands: BrandTable;
  mails: MailTable;
  account_links: AccountLinkTable;
  sign_in_failures: SignInFailureTable;
};
