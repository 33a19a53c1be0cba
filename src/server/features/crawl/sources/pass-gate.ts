// A door before the shop: which country, may we use cookies, how old are you. It is answered once, as a
// visitor would, and what the shop remembers of the answer goes along from then on.
import { type Element, isTag } from "domhandler";
import { linksOf } from "../discover/links.ts";
import { type Page, parsePage, textOf } from "../extract/page.ts";
import type { Shop } from "../shops/shop.ts";
import { hostName, isBelow, isSameSite } from "../visit/site.ts";
import type { Visited } from "../visit/visited.ts";

const COUNTRY = /\begypt\b|\beg\b|مصر/i;
const ENTER =
  /^(?:accept(?: all)?(?: cookies)?|agree|i agree|allow(?: all)?|continue|enter(?: (?:the )?(?:site|shop|store))?|yes\b.*|proceed|confirm|go|shop now|save|submit|موافق|موافقة|أوافق|اوافق|قبول|متابعة|استمرار|دخول|ادخل|تأكيد|نعم.*|تسوق الآن|ابدأ التسوق)$/i;
const TEXT_MAX = 2500;
const DOORS_MAX = 2;

type Answer = { address: string; form: URLSearchParams | null };

/** Answers with the page behind it, where that was seen. */
export const passGate = async (shop: Shop): Promise<Visited | null> =>
  (await answerDoors(shop)).visited;

/** The shop behind its door: below the path that the answer leads to, where the door itself stays as it is. */
export async function behindGate(shop: Shop): Promise<Shop> {
  const { inner } = await answerDoors(shop);
  if (!inner) return shop;
  // "/eg/index.php" is the front page of what lies below "/eg".
  const path = inner.pathname.replace(/\/[^/]*\.\w{2,5}$/, "/").replace(/\/+$/, "");
  const base = new URL(path || "/", inner.origin);
  return { ...shop, base, start: inner };
}

type Behind = { visited: Visited | null; inner: URL | null };

async function answerDoors({ visitor, base, start }: Shop): Promise<Behind> {
  const address = (start ?? base).href;
  let before: { answer: Answer; led: URL | null } | null = null;
  for (let door = 0; door < DOORS_MAX; door++) {
    const visited = await visitor.get(address);
    const { text, url, status, contentType } = visited;
    if (status >= 500 || !/html/.test(contentType)) return { visited: null, inner: null };
    const page = parsePage(text, url.href);
    const answer = isGate(page, base) ? answerTo(page, base) : null;
    if (!answer) {
      // Answered, it sends on by itself: to one country's shop, beside which others stand.
      const inner = before && COUNTRY_STEP.test(url.pathname) ? wayIn(url, base) : null;
      return { visited: status === 200 ? visited : null, inner };
    }
    // Answered, it asks the same again: where the answer led is the way in.
    if (before?.led && isSame(before.answer, answer))
      return { visited: null, inner: wayIn(before.led, base) };
    const asked = visitor.get(answer.address, answer.form ? { form: answer.form } : {});
    const led = await asked.catch(() => null);
    visitor.cookies.use();
    before = { answer, led: led?.url ?? null };
  }
  return { visited: null, inner: null };
}

const isSame = (one: Answer, other: Answer): boolean =>
  one.address === other.address && String(one.form) === String(other.form);

const COUNTRY_STEP = /^\/[a-z]{2}(?:[-_][a-z]{2})?\/?$/i;

/** One of the shop's own paths, below the one it was registered with. */
function wayIn(url: URL, base: URL): URL | null {
  const isDeeper = isBelow(url, base) && url.pathname.length > base.pathname.length;
  return isDeeper && url.search === "" && hostName(url) === hostName(base) ? url : null;
}

/** Little to read, nothing to buy, and something to answer. */
function isGate(page: Page, base: URL): boolean {
  if (page.folded().length >= TEXT_MAX) return false;
  const { cards, products, listings } = linksOf(page, base);
  return cards.length + products.length === 0 && listings.length <= 3;
}

function answerTo(page: Page, base: URL): Answer | null {
  const links = page.tagged("a").flatMap((element) => {
    const url = URL.parse(element.attribs["href"] ?? "", page.base);
    const text = textOf(element, 60);
    return url && /^https?:$/.test(url.protocol) && isSameSite(url, base) && text
      ? [{ url, text }]
      : [];
  });
  // A way on to another page is walked anyway; this one answers by its address.
  const ours =
    links.find(({ text, url }) => COUNTRY.test(text) && url.search !== "") ??
    links.find(({ text }) => COUNTRY.test(text));
  if (ours) return { address: ours.url.href, form: null };
  for (const form of page.tagged("form")) {
    const fields = fieldsOf(form);
    if (fields) return sent(form, fields, page);
  }
  const enter = links.find(({ text }) => ENTER.test(text));
  return enter ? { address: enter.url.href, form: null } : null;
}

/** Null for a form that asks for something else: a name, a password, what to search for. */
function fieldsOf(form: Element): URLSearchParams | null {
  const fields = new URLSearchParams();
  let [isAsked, isPrivate] = [false, false];
  const walk = (element: Element): void => {
    const { name, value = "", type = "text" } = element.attribs;
    if (element.name === "select" && name) {
      const options = element.children.filter(
        (child): child is Element => isTag(child) && child.name === "option",
      );
      const chosen =
        options.find((option) =>
          COUNTRY.test(`${textOf(option, 60)} ${option.attribs["value"] ?? ""}`),
        ) ?? options.find((option) => option.attribs["value"]);
      if (chosen) fields.set(name, chosen.attribs["value"] ?? textOf(chosen, 60));
      isAsked = true;
    } else if (element.name === "input") {
      if (/^(?:text|email|password|tel|search|file)$/i.test(type)) isPrivate = true;
      else if (type === "radio" && name) {
        if (!fields.has(name) || COUNTRY.test(value)) fields.set(name, value);
        isAsked = true;
      } else if (type === "checkbox" && name) fields.set(name, value || "on");
      else if (name && type !== "button" && !(type === "submit" && fields.has(name)))
        fields.append(name, value);
      if (type === "submit" && ENTER.test(value)) isAsked = true;
    } else if (element.name === "button" && type !== "button") {
      const text = textOf(element, 60);
      if (COUNTRY.test(text) || ENTER.test(text)) isAsked = true;
      if (name && (COUNTRY.test(`${text} ${value}`) || !fields.has(name))) fields.set(name, value);
    }
    for (const child of element.children) if (isTag(child)) walk(child);
  };
  walk(form);
  return isAsked && !isPrivate ? fields : null;
}

function sent(form: Element, fields: URLSearchParams, page: Page): Answer | null {
  const url = URL.parse(form.attribs["action"] ?? "", page.base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if ((form.attribs["method"] ?? "get").toLowerCase() === "post")
    return { address: url.href, form: fields };
  for (const [name, value] of fields) url.searchParams.set(name, value);
  return { address: url.href, form: null };
}
