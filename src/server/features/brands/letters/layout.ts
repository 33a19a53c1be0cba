// A letter as text and as HTML that mail programs understand (inline styles, one table, no pictures).
import { present } from "../../../../contract/get-or-throw.ts";
import { directionOf, type Language } from "../../../../contract/languages.ts";
import { fillMessage } from "../../../../contract/messages.ts";
import { escapeHtml } from "../../../html.ts";
import type { Address, Letter } from "../../../providers/mail/mailer.ts";

export type LetterWords = {
  subject: string;
  /** Paragraphs; `{brand}` and the like are filled in. */
  before: string[];
  /** On the button that leads to the link; none for a letter without one. */
  action?: string;
  after: string[];
};

export type LetterTranslations = Record<string, Record<Language, LetterWords>>;

/** In text its address, to be copied; in HTML its name, to be pressed. */
export type LetterLink = { href: string; label: string };

export function layOut(letter: {
  to: Address;
  language: Language;
  words: LetterWords;
  /** What strangers wrote. */
  values: Record<string, string>;
  /** What stands as it is: addresses that were checked, numbers, links of ours. */
  facts?: Record<string, string | LetterLink>;
  link?: string;
}): Letter {
  const { to, language, words, values, facts = {}, link } = letter;
  const inPlace = (value: string) => (value && language === "ar" ? `\u2068${value}\u2069` : value);
  const links: LetterLink[] = [];
  /** Marks around an address would become a part of it where a mail program makes a link of it. */
  const inText = (value: string | LetterLink) =>
    typeof value === "string" ? inPlace(value) : value.href;
  const inHtml = (value: string | LetterLink) =>
    typeof value === "string" ? inPlace(value) : linkMark(links.push(value) - 1);
  const plain = Object.entries(values).map(
    ([name, value]) => [name, plainWords(value).replace(LINK_MARKS, "")] as const,
  );
  const filledBy = (put: typeof inText) => {
    const all = [...plain, ...Object.entries(facts)];
    const filled = Object.fromEntries(all.map(([name, value]) => [name, put(value)]));
    const fill = (sentence: string) => fillMessage(sentence, filled).trim();
    return {
      subject: fill(words.subject),
      before: words.before.map(fill).filter(Boolean),
      after: words.after.map(fill).filter(Boolean),
    };
  };
  const { subject, before, after } = filledBy(inText);
  const text = [...before, ...(link ? [`${words.action}:\n${link}`] : []), ...after, "Ribby"];
  const drawn = filledBy(inHtml);
  const action = link && { href: link, label: present(words.action) };
  return {
    to,
    subject,
    text: text.join("\n\n"),
    html: withLinks(html(language, drawn.before, drawn.after, action), links),
  };
}

/** Of no language; what strangers wrote has none of them. */
const linkMark = (at: number) => `\uE000${at}\uE001`;
const LINK_MARKS = /[\uE000\uE001]/g;

const withLinks = (page: string, links: LetterLink[]): string =>
  page.replace(/\uE000(\d+)\uE001/g, (whole, at: string) => {
    const link = links[Number(at)];
    return link
      ? `<a href="${escapeHtml(link.href)}" style="color:#8a2f2b">${escapeHtml(link.label)}</a>`
      : whole;
  });

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
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#faf8f5;color:#191714;font:16px/1.6 Georgia,'Times New Roman',serif">
<table role="presentation" width="100%"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" style="max-width:520px;text-align:start"><tr><td>
<p style="margin:0 0 32px;font-size:26px"><span style="color:#8a2f2b">|||</span> Ribby</p>
${before.map(paragraph("")).join("\n")}${button}${after.map(paragraph("color:#4f4a43")).join("\n")}
</td></tr></table></td></tr></table></body></html>`;
}

/** Breaks a line in one program or another. */
const LINE_BREAKS = /[\p{Zl}\p{Zp}\u0085\t-\r]+/gu;
/** Turns what stands behind it around, or hides it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Invisible, and no part of any address. */
const WORD_JOINER = "\u2060";

/**
 * Words of strangers inside our letters: a brand's name, a title, a comment. They stay on their line, keep their
 * direction to themselves, and nothing in them can be clicked: mail programs make a link of whatever looks like an
 * address, and it would seem to be ours.
 */
function plainWords(text: string): string {
  return text
    .replace(LINE_BREAKS, " ")
    .replace(DIRECTION_MARKS, "")
    .replace(
      /:(?=\/\/)|(?<=[\p{L}\p{N}])[.．。｡@＠](?=[\p{L}\p{N}])/gu,
      (sign) => sign + WORD_JOINER,
    )
    .replace(/(?<=\p{N}[.．。｡])\u2060(?=\p{N})/gu, "")
    .trim();
}
