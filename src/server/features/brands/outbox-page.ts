// The mails of a machine without a mail server, to read and click. Development only, loopback only.
import { escapeHtml } from "../../html.ts";
import type { Outbox } from "../../providers/mail/outbox.ts";

export async function outboxPage(outbox: Outbox): Promise<string> {
  const letters = await outbox.list();
  const entries = letters.map(
    ({ letter, at }) => `<article><h2>${escapeHtml(letter.subject)}</h2>
<p><small>${escapeHtml(at)} · ${escapeHtml(letter.to.address)}</small></p>
<pre dir="auto">${withLinks(letter.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Outbox</h1>
<p>Mail that was written on this machine. There is no such page in production.</p>
${entries.join("\n") || "<p>No mail yet.</p>"}</main></body></html>`;
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:&#47;&#47;\S+|https?:\/\/\S+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
