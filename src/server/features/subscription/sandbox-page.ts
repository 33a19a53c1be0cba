// The sandbox's checkout and portal: plain pages that say what they are. Forms only, no script.
import { PRO_PRICE_USD } from "../../../contract/limits.ts";
import { directionOf } from "../../../contract/languages.ts";
import { fillMessage } from "../../../contract/messages.ts";
import { escapeHtml } from "../../html.ts";
import type { Reader } from "../../http/page.ts";
import type { PaidSubscription } from "../../providers/payments/payments.ts";
import type { SandboxAct } from "../../providers/payments/sandbox-subscription.ts";
import { sandboxWords, type SandboxWord } from "./sandbox-words.ts";

const LOCALES = { en: "en-GB", ar: "ar-EG" };

function page(reader: Reader, title: SandboxWord, content: string): string {
  const words = sandboxWords(reader.language);
  const theme = reader.theme ? ` data-theme="${reader.theme}"` : "";
  return `<!doctype html><html lang="${reader.language}" dir="${directionOf(reader.language)}"${theme}><head><meta charset="utf-8">
<title>${escapeHtml(words[title])} · Sandbox</title><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/sandbox/style.css"></head><body>
<header class="band">${escapeHtml(words.band)}</header>
<main><p class="brand">Ribby · Sandbox</p><h1>${escapeHtml(words[title])}</h1>
${content}</main></body></html>`;
}

const form = (buttons: string) => `<form method="post">${buttons}</form>`;

const button = (label: string, act: string, isMain = false) =>
  `<button name="act" value="${act}"${isMain ? ' class="main"' : ""}>${escapeHtml(label)}</button>`;

const back = (label: string, url: string) =>
  `<a class="back" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

const facts = (pairs: [string, string][]) =>
  `<dl>${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>`;

export function checkoutPage(
  reader: Reader,
  { isOpen, cancelUrl, isDeclined }: { isOpen: boolean; cancelUrl: string; isDeclined: boolean },
): string {
  const words = sandboxWords(reader.language);
  const price = new Intl.NumberFormat(LOCALES[reader.language]).format(PRO_PRICE_USD);
  const declined = isDeclined
    ? `<p class="error" role="alert">${escapeHtml(words.declined)}</p>`
    : "";
  const desk = isOpen
    ? `${declined}<h2>${escapeHtml(words.choose)}</h2>${form(
        button(words.pay, "pay", true) + button(words.decline, "decline"),
      )}`
    : `<p class="note">${escapeHtml(words.checkoutOver)}</p>`;
  const bill = facts([[words.plan, fillMessage(words.price, { price })]]);
  return page(reader, "checkoutTitle", bill + desk + back(words.back, cancelUrl));
}

export function portalPage(
  reader: Reader,
  { subscription, returnUrl }: { subscription: PaidSubscription | undefined; returnUrl: string },
): string {
  const words = sandboxWords(reader.language);
  const content = subscription
    ? portalContent(reader, subscription)
    : `<p class="note">${escapeHtml(words.none)}</p>`;
  return page(reader, "portalTitle", content + back(words.back, returnUrl));
}

function portalContent(reader: Reader, { status, isCanceling, periodEnd }: PaidSubscription) {
  const words = sandboxWords(reader.language);
  const date = new Intl.DateTimeFormat(LOCALES[reader.language], { dateStyle: "long" });
  const isOver = status === "canceled";
  const isLate = status === "past_due";
  const state = isOver ? "canceled" : isLate ? "past_due" : isCanceling ? "canceling" : "active";
  const what = isOver ? words.ended : isCanceling ? words.ends : words.renews;
  const list = facts([
    [words.status, words[`status.${state}`]],
    [what, date.format(periodEnd ?? undefined)],
  ]);
  if (isOver) return list;
  const act = (label: string, name: SandboxAct, isMain = false) => button(label, name, isMain);
  return `${list}${form(
    isCanceling ? act(words.resume, "resume", true) : act(words.cancel, "cancel", true),
  )}<h2>${escapeHtml(words.trouble)}</h2>${form(
    (isLate ? act(words.payOpen, "pay") : act(words.declineRenewal, "decline")) +
      act(words.expire, "expire"),
  )}`;
}
