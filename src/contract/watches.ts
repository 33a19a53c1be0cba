// 'Tell me when it is cheaper, or back': asked for without an account, by e-mail or by the browser's push.
import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { endpoint } from "./endpoint.ts";
import { LANGUAGES } from "./languages.ts";
import { PINNED_MAX } from "./limits.ts";
import { ID_MAX, Message, text } from "./shapes.ts";

/** As browsers hand it over. */
export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87,88}=?$/),
    auth: z.string().regex(/^[\w-]{22}=*$/),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const NewWatch = z.object({
  product_ids: z.array(text(ID_MAX)).min(1).max(PINNED_MAX),
  on: z.enum(["cheaper", "back"]),
  size: text(80).optional(),
  color: text(80).optional(),
  email: text(254).trim().refine(isEmailAddress, { error: "emailInvalid" }).optional(),
  push: PushSubscription.optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type NewWatch = z.infer<typeof NewWatch>;

export const addWatch = endpoint({
  method: "POST",
  path: "/api/watches",
  access: "anyone",
  summary:
    "Asks to be told when public pieces are cheaper or back. An e-mail address is asked to confirm.",
  allowance: "sign-in",
  body: NewWatch,
  response: Message,
});

const Token = z.object({ token: z.string().min(1).max(200) });

/** What shows that notices are one's own: the letter's token or, in the browser, its whole subscription. */
export const OwnNotices = z.union([Token, z.object({ push: PushSubscription })]);
export type OwnNotices = z.infer<typeof OwnNotices>;

export const confirmWatch = endpoint({
  method: "POST",
  path: "/api/watches/confirm",
  access: "anyone",
  summary: "Says yes to what was asked for, with the letter's token.",
  allowance: "sign-in",
  body: Token,
  response: Message,
});

export const stopWatch = endpoint({
  method: "POST",
  path: "/api/watches/stop",
  access: "anyone",
  summary:
    "Ends all notices and forgets who asked, with the letter's token (in the body or the address) or the browser's subscription.",
  allowance: "sign-in",
  query: Token.partial(),
  body: z.union([OwnNotices, z.record(z.string(), z.unknown())]).optional(),
  response: Message,
});

/** What is said yes to, as it stands beside the button; kept with the time of the yes. */
export const WATCH_CONSENT = {
  email: {
    en: "We write when a piece you watch is cheaper or back: at most once a day, never at night.",
    ar: "هنكتب لك لما قطعة بتتابعها ترخص أو ترجع: مرة في اليوم بالكتير، ومش بالليل.",
  },
  push: {
    en: "This browser shows a notice, at most one a day and never at night. No address is needed; a blocked notice is forgotten.",
    ar: "المتصفح هيظهر لك تنبيه، مرة في اليوم بالكتير ومش بالليل. من غير إيميل، ولو قفلت التنبيهات بنمسح بياناتك.",
  },
} as const;

/** Everything that is kept about somebody who asked to be told. */
export const WatcherCopy = z.object({
  made_at: z.iso.datetime(),
  by: z.enum(["email", "push"]),
  /** The address, as it was given. */
  contact: z.string(),
  language: z.string(),
  since: z.iso.datetime(),
  watches: z.array(
    z.object({
      product_id: z.string(),
      title: z.string(),
      on: z.string(),
      size: z.string(),
      color: z.string(),
      asked_at: z.iso.datetime(),
      confirmed_at: z.iso.datetime().nullable(),
      /** The words that were said yes to; empty before the yes. */
      consent: z.string(),
    }),
  ),
  notices: z.array(
    z.object({
      title: z.string(),
      on: z.string(),
      size: z.string(),
      told_at: z.iso.datetime().nullable(),
    }),
  ),
  letters: z.array(z.object({ kind: z.string(), day: z.iso.date(), status: z.string() })),
});
export type WatcherCopy = z.infer<typeof WatcherCopy>;

export const copyWatcher = endpoint({
  method: "POST",
  path: "/api/watches/copy",
  access: "anyone",
  summary:
    "A copy of everything kept about somebody who asked to be told, with the letter's token or the browser's subscription.",
  allowance: "sign-in",
  body: OwnNotices,
  response: WatcherCopy,
});

export const pushKey = endpoint({
  method: "GET",
  path: "/api/watches/push-key",
  access: "anyone",
  summary: "The key by which browsers know our pushes (VAPID).",
  response: z.object({ key: z.string() }),
});

export const endWatcher = endpoint({
  method: "POST",
  path: "/api/admin/watches/bounced",
  access: "administrator",
  summary: "An address bounced or complained: everything that was kept of it goes.",
  body: z.object({ email: text(254).trim() }),
  response: Message,
});

const WaitingPeople = z.array(
  z.object({
    product_id: z.string(),
    title: z.string(),
    title_ar: z.string(),
    on: z.enum(["cheaper", "back"]),
    /** Empty: any. */
    size: z.string(),
    /** Null: fewer than five. */
    people: z.number().int().nullable(),
  }),
);
export type WaitingPeople = z.infer<typeof WaitingPeople>;

export const waitingPeople = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/watches",
  access: "owner",
  summary:
    "How many people wait for which piece to be cheaper or back, and in which size; never who, and no number under five.",
  response: WaitingPeople,
});
