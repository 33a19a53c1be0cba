import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { layOut } from "../../src/server/features/brands/letters/layout.ts";
import { letterWords } from "../../src/server/features/brands/letters/translations.ts";

const to = { name: "Nile", address: "nile@brand.example" };
const VALUES = {
  brand: "Nile Threads",
  email: "new@brand.example",
  title: "Linen shirt",
  reason: "copied",
  comment: "It is mine.",
  reporter: "anonymous",
  host: "nile.example",
  name: "Nile Threads",
  reports: "39",
  listings: "2",
  count: "3",
  sentence: "400 / 430",
  pieces: "Linen shirt",
  asked: "Asked for: linen shirt.",
  lost: "Chosen: linen shirt M.",
  waiting: "Waited for: linen shirt.",
  left: "Seen: linen shirt.",
  bands: "By price: 300 to 600.",
  beside: "Seen beside: linen trousers.",
  prices: "Shirts 450.",
};
/** As the worker does: a link only where there is something to press. */
const linkFor = (words: { action?: string }) => (words.action ? { link: LINK } : {});
const LINK = "https://ribby.example/verify-email?token=abc";

describe.each(Object.entries(letterWords))("the letter '%s'", (_, words) => {
  test.each(LANGUAGES)(
    "is complete in %s: nothing left to fill in, no empty paragraph",
    (language) => {
      const letter = layOut({
        to,
        language,
        words: words[language],
        values: VALUES,
        ...linkFor(words[language]),
      });
      expect(letter.to).toEqual(to);
      for (const part of [letter.subject, letter.text, letter.html]) {
        expect(part).not.toMatch(/\{\w+\}|undefined/);
        expect(part.trim()).not.toBe("");
      }
      expect(letter.text.split("\n\n").every((paragraph) => paragraph.trim() !== "")).toBe(true);
    },
  );

  test("has the same places to fill in in both languages", () => {
    const places = (language: "en" | "ar") =>
      [...JSON.stringify(words[language]).matchAll(/\{\w+\}/g)].map(String).toSorted();
    expect(places("ar")).toEqual(places("en"));
    expect(!!words.ar.action).toBe(!!words.en.action);
  });

  test("is written in Arabic where it says so", () => {
    const { subject, before, after } = words.ar;
    for (const sentence of [subject, ...before, ...after]) {
      // Filled with a whole sentence of its own.
      if (!/^\{\w+\}$/.test(sentence)) expect(sentence).toMatch(/[\u0600-\u06ff]{2}/);
    }
  });
});

describe("laying out", () => {
  const words = letterWords["listing-report"].en;

  test("puts the same content into text and HTML, the link once and clickable", () => {
    const letter = layOut({ to, language: "en", words, values: VALUES, link: LINK });
    expect(letter).toMatchObject({
      subject: "A listing was reported: Linen shirt",
      text: [
        "Linen shirt by Nile Threads was reported.",
        "Reason: copied",
        "It is mine.",
        `Open the listing:\n${LINK}`,
        "Reported by: anonymous",
        "Ribby",
      ].join("\n\n"),
    });
    expect(letter.html).toContain('<html lang="en" dir="ltr">');
    expect(letter.html.match(/<a /g)).toHaveLength(1);
    expect(letter.html).toContain(`<a href="${LINK}"`);
    for (const sentence of ["Linen shirt by Nile Threads was reported.", "It is mine."]) {
      expect(letter.html).toContain(`>${sentence}</p>`);
    }
  });

  test("a link inside a sentence is its address in text and its name in HTML, and nobody else's", () => {
    const said = { subject: "S", before: ["{title}: {stop}"], after: [] };
    const { text, html } = layOut({
      to,
      language: "ar",
      words: said,
      values: { title: "\uE0000\uE001 <b>" },
      facts: { stop: { href: `${LINK}&x=1`, label: "إيقاف" } },
    });
    expect(text).toContain(`: ${LINK}&x=1\n`);
    expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
      `<a href="${LINK}&#38;x=1" style="color:#8a2f2b">إيقاف</a>`,
    ]);
  });

  test("runs from right to left in Arabic", () => {
    const arabic = letterWords.verify.ar;
    const { html } = layOut({ to, language: "ar", words: arabic, values: VALUES, link: LINK });
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  test("keeps what people typed in its place: no markup, no new lines, no places of its own", () => {
    const values = {
      ...VALUES,
      title: `<script>alert("1")</script>\r\nBcc: victim@other.example`,
      comment: "{reporter} $& \u2028 <img src=x onerror='1'>",
    };
    const { subject, text, html } = layOut({ to, language: "en", words, values, link: LINK });
    expect(subject).toBe(
      `A listing was reported: <script>alert("1")</script> Bcc: victim@\u2060other.\u2060example`,
    );
    expect(text.split("\n\n")[2]).toBe("{reporter} $&   <img src=x onerror='1'>");
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain(
      "&#60;script&#62;alert(&#34;1&#34;)&#60;&#47;script&#62;".replace("&#47;", "/"),
    );
  });

  test.each([
    ["evil.com/win", "evil.\u2060com/win"],
    ["Nile https://evil.example/x", "Nile https:\u2060//evil.\u2060example/x"],
    ["write to a@evil.test", "write to a@\u2060evil.\u2060test"],
    ["نيل.شبكة", "نيل.\u2060شبكة"],
    ["two\r\nlines\u2028three\u0085four", "two lines three four"],
    ["ab\u202egnp.exe", "abgnp.\u2060exe"],
    ["2.5 cm, No. 7, A. B.", "2.5 cm, No. 7, A. B."],
  ])("takes the click and the lines out of a stranger's %j", (brand, shown) => {
    const { text, subject } = layOut({ to, language: "en", words, values: { ...VALUES, brand } });
    expect(text).toContain(`Linen shirt by ${shown} was reported.`);
    expect(subject).not.toMatch(/[\r\n\u2028\u0085]/u);
  });

  test("keeps a name's direction to itself in an Arabic letter", () => {
    const values = { ...VALUES, brand: "501 Jeans" };
    const { text } = layOut({ to, language: "ar", words: letterWords.verify.ar, values });
    expect(text).toContain("\u2068501 Jeans\u2069");
  });

  test("leaves out an empty comment, and the button where there is no link", () => {
    const { text, html } = layOut({
      to,
      language: "en",
      words,
      values: { ...VALUES, comment: "" },
    });
    expect(text).not.toMatch(/\n{3}|https?:/);
    expect(html).not.toContain("<a ");
  });
});
