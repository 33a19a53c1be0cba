// A watcher's letters and pushes, from what there is to tell.
import { elementAt } from "../../../contract/get-or-throw.ts";
import type { Language } from "../../../contract/languages.ts";
import { fillMessage } from "../../../contract/messages.ts";
import type { Letter } from "../../providers/mail/mailer.ts";
import type { News } from "./repository.ts";
import { noticeWords } from "./translations.ts";

/** How letters look; the house's own layout, handed over by the container. */
export type LayOut = (letter: {
  to: { name: string; address: string };
  language: Language;
  words: { subject: string; before: string[]; action?: string; after: string[] };
  values: Record<string, string>;
  facts?: Record<string, string | { href: string; label: string }>;
  link?: string;
}) => Letter;

export type Addresses = {
  /** Asks for a yes. */
  confirm: string;
  /** Where a person ends it. */
  stop: string;
  /** Where a mail program ends it with one click (RFC 8058). */
  oneClick: string;
  piece: (productId: string) => string;
};

const money = (amount: number, currency: string, language: Language): string => {
  if (language === "ar" && currency === "EGP")
    return `${new Intl.NumberFormat("ar-EG").format(amount)}\u00a0جنيه`;
  const style = /^[A-Z]{3}$/.test(currency) ? { style: "currency" as const, currency } : {};
  return new Intl.NumberFormat(language === "ar" ? "ar-EG" : "en-EG", {
    ...style,
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }).format(amount);
};

const withHeaders = (
  letter: Letter,
  id: string,
  { oneClick }: Addresses,
  host: string,
): Letter => ({
  ...letter,
  // The same for every try: who gets it twice after a crash sees it once.
  messageId: `<${id}@${host}>`,
  headers: {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
});

type Writing = {
  id: string;
  address: string;
  language: Language;
  addresses: Addresses;
  host: string;
  layOut: LayOut;
};

export function confirmLetter({ id, address, language, addresses, host, layOut }: Writing): Letter {
  const words = noticeWords[language].confirm;
  const letter = layOut({
    to: { name: "", address },
    language,
    words,
    values: {},
    facts: { stop: { href: addresses.stop, label: words.stop } },
    link: addresses.confirm,
  });
  return withHeaders(letter, id, addresses, host);
}

export function digestLetter(writing: Writing, news: News[]): Letter {
  const { id, address, language, addresses, host, layOut } = writing;
  const { digest } = noticeWords[language];
  const values: Record<string, string> = {};
  const facts: Record<string, string | { href: string; label: string }> = {
    stop: { href: addresses.stop, label: digest.stop },
    count: new Intl.NumberFormat(language === "ar" ? "ar-EG" : "en-EG").format(news.length),
  };
  const lines = news.map((one, n) => {
    Object.assign(values, {
      [`title${n}`]: one.title,
      [`brand${n}`]: one.brand,
      [`size${n}`]: one.size,
    });
    Object.assign(facts, {
      [`price${n}`]: money(one.price, one.currency, language),
      [`before${n}`]: money(one.before, one.currency, language),
      [`link${n}`]: { href: addresses.piece(one.product_id), label: digest.action },
    });
    return sentenceOf(one, language).replace(/\{(\w+)\}/g, `{$1${n}}`);
  });
  const letter = layOut({
    to: { name: "", address },
    language,
    words: { subject: digest.subject, before: [digest.intro, ...lines], after: [digest.why] },
    values,
    facts,
  });
  return withHeaders(letter, id, addresses, host);
}

function sentenceOf({ kind, size }: News, language: Language): string {
  const words = noticeWords[language];
  if (kind === "cheaper") return words.cheaper;
  return size === "" ? words.back : words.backIn;
}

/** What the browser shows; pressed, it opens the first of them. */
export function pushMessage(id: string, news: News[], language: Language, addresses: Addresses) {
  const lines = news.map((one) =>
    fillMessage(sentenceOf(one, language), {
      title: one.title,
      brand: one.brand,
      size: one.size,
      price: money(one.price, one.currency, language),
      before: money(one.before, one.currency, language),
      link: "",
    }).trim(),
  );
  return {
    title: "Ribby",
    body: lines.slice(0, 3).join("\n"),
    url: addresses.piece(elementAt(news, 0).product_id),
    language,
    // The same for every try: a browser shows what bears one name once.
    tag: id,
  };
}
