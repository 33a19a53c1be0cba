// A letter as text and as HTML that mail programs understand (inline styles, one table, no pictures).
import { directionOf, type Language } from "../../../../contract/languages.ts";
import { fillMessage } from "../../../../contract/messages.ts";
import { escapeHtml } from "../../../http/html.ts";
import type { Address, Letter } from "../../../providers/mail/mailer.ts";
import { plainWords } from "./plain-words.ts";
import type { LetterWords } from "./words.ts";

export function layOut(letter: {
  to: Address;
  language: Language;
  words: LetterWords;
  /** What strangers wrote. */
  values: Record<string, string>;
  /** What stands as it is: addresses that were checked, numbers. */
  facts?: Record<string, string>;
  link?: string;
}): Letter {
  const { to, language, words, values, facts = {}, link } = letter;
  const inPlace = (value: string) => (value && language === "ar" ? `\u2068${value}\u2069` : value);
  const plain = Object.entries(values).map(([name, value]) => [name, plainWords(value)] as const);
  const filled = Object.fromEntries(
    [...plain, ...Object.entries(facts)].map(([name, value]) => [name, inPlace(value)]),
  );
  const fill = (sentence: string) => fillMessage(sentence, filled).trim();
  const before = words.before.map(fill).filter(Boolean);
  const after = words.after.map(fill).filter(Boolean);
  const text = [...before, ...(link ? [`${words.action}:\n${link}`] : []), ...after, "Ribby"];
  return {
    to,
    subject: fill(words.subject),
    text: text.join("\n\n"),
    html: html(language, before, after, link && { href: link, label: words.action! }),
  };
}

function html(
  language: Language,
  before: string[],
  after: string[],
  action: { href: string; label: string } | undefined | "",
): string {
  const paragraph = (style: string) => (sentence: string) =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(sentence)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 24px;background:#191714;color:#faf8f5;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : "";
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"></head>
<body style="margin:0;background:#faf8f5;color:#191714;font:16px/1.6 Georgia,'Times New Roman',serif">
<table role="presentation" width="100%"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="520" style="max-width:100%;text-align:start"><tr><td>
<p style="margin:0 0 32px;font-size:26px"><span style="color:#8a2f2b">|||</span> Ribby</p>
${before.map(paragraph("")).join("\n")}${button}${after.map(paragraph("color:#4f4a43")).join("\n")}
</td></tr></table></td></tr></table></body></html>`;
}
