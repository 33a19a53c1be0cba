// What is done in a page to see a list whole, as a visitor would: passes a consent or country box once,
// scrolls down, presses "show more", and where the list is paged by buttons, the next one.
import { GOES_ON, MORE_WORDS } from "../discover/more-words.ts";

const ACCEPT =
  "^(?:accept(?: all)?(?: cookies)?|agree|i agree|allow(?: all)?|got it|ok(?:ay)?|continue|enter(?: (?:the )?(?:site|shop|store))?|yes|shop now|start shopping|confirm|close|موافق|موافقة|أوافق|اوافق|قبول|أقبل|تمام|متابعة|استمرار|دخول|تأكيد|نعم|تسوق الآن|ابدأ التسوق|egypt|مصر|egypt \\\\(egp\\\\))$";
const NEXT = "^(?:next(?: page)?|older|التالي|التالية|الصفحة التالية|›|»|>|→|❯|>>)$";

const SEEN = `(e) => { const b = e.getBoundingClientRect(); const s = getComputedStyle(e); return b.width > 0 && b.height > 0 && s.visibility !== 'hidden' && s.display !== 'none' && !e.disabled && e.getAttribute('aria-disabled') !== 'true'; }`;
const WORDS = `(e) => (e.innerText || e.value || e.getAttribute('aria-label') || e.title || '').replace(/[\\u064b-\\u0652\\u0640]/g, '').replace(/\\s+/g, ' ').trim()`;
/** Something that works by script; a link to another page is followed as one. */
const PRESSED = `(e) => e.tagName !== 'A' || !e.getAttribute('href') || /^(#|javascript:)/i.test(e.getAttribute('href'))`;
const CANDIDATES = `[...document.querySelectorAll('button, a, [role=button], input[type=button], [onclick], [class*=more], [class*=load], [class*=next]')].slice(0, 3000)`;

const press = (pattern: string, isWanted = "true", orIs = "") => `(() => {
  const seen = ${SEEN}, words = ${WORDS}, pressed = ${PRESSED}, pattern = new RegExp("${pattern}", 'iu');
  const isWanted = (e) => ${isWanted};
  const found = ${CANDIDATES}.filter((e) => words(e).length <= 40 && (pattern.test(words(e)) ${orIs}) && pressed(e) && isWanted(e) && seen(e)).at(-1);
  if (!found) return false;
  found.scrollIntoView({ block: 'center' });
  found.click();
  return true;
})()`;

export const PRESS_MORE = press(
  // Written into a page as a text within a text.
  MORE_WORDS.replaceAll("\\", "\\\\"),
  "true",
  `|| (e.tagName === 'BUTTON' && ${JSON.stringify(GOES_ON)}.some((name) => e.getAttribute(name)) && !e.closest('[class*=slide],[class*=carousel],[class*=swiper],[class*=gallery]'))`,
);
export const PRESS_NEXT = press(
  NEXT,
  "!e.closest('[class*=slide],[class*=carousel],[class*=swiper],[class*=gallery]')",
);
/** A row of buttons with numbers: the one behind the last that was pressed. */
export const PRESS_NUMBER = `(() => {
  const seen = ${SEEN}, words = ${WORDS}, pressed = ${PRESSED};
  const rows = new Map();
  for (const e of [...document.querySelectorAll('button, a, li, span, [role=button], [onclick], input[type=submit], input[type=button]')].slice(0, 6000)) {
    const text = words(e);
    if (!/^[0-9\\u0660-\\u0669]{1,3}$/.test(text) || !pressed(e) || e.children.length > 1 || e.closest('form select, [class*=qty], [class*=slide], [class*=swiper], [class*=size], [class*=carousel]')) continue;
    const number = Number(text.replace(/[\\u0660-\\u0669]/g, (d) => d.charCodeAt(0) - 0x660));
    const row = e.parentElement && (e.parentElement.children.length > 1 ? e.parentElement : e.parentElement.parentElement);
    if (!row || !number) continue;
    if (!rows.has(row)) rows.set(row, new Map());
    const known = rows.get(row).get(number);
    // The innermost: what is pressed there is heard by everything around it.
    if (!known || known.contains(e)) rows.get(row).set(number, e);
  }
  let kept = null;
  try { kept = sessionStorage.getItem('__page'); } catch {}
  window.__page ??= Number(kept ?? 1);
  for (const row of rows.values()) {
    const next = row.get(window.__page + 1);
    if (!row.has(window.__page) || !next || !seen(next)) continue;
    window.__page++;
    // A page that asks for its next one by sending a form begins anew.
    try { sessionStorage.setItem('__page', String(window.__page)); } catch {}
    next.scrollIntoView({ block: 'center' });
    next.click();
    return true;
  }
  return false;
})()`;
/** Only what lies over the page, or is all there is. */
export const PRESS_ACCEPT = press(
  ACCEPT,
  "e.closest('[role=dialog],[role=alertdialog],dialog,[class*=modal],[class*=popup],[class*=overlay],[class*=consent],[class*=cookie],[class*=country],[class*=gate],[class*=wall],[id*=modal],[id*=popup],[id*=gate],[id*=wall],[id*=overlay]') || document.links.length < 3",
);

/** A country to choose: ours where it is offered. */
export const CHOOSE_COUNTRY = `(() => {
  for (const select of document.querySelectorAll('select')) {
    const option = [...select.options].find((o) => /egypt|مصر/i.test(o.text));
    const isGate = select.closest('[role=dialog],dialog,[class*=modal],[class*=popup],[class*=gate],[class*=wall],[id*=gate],[id*=wall],[class*=country],[id*=country]') || document.links.length < 3;
    if (!option || !isGate) continue;
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  return false;
})()`;

/** Which pieces are shown now: paging by buttons replaces them, scrolling adds to them. */
export const SHOWN = `(() => {
  let sum = 7;
  const add = (text) => { for (let n = 0; n < text.length; n++) sum = (sum * 31 + text.charCodeAt(n)) | 0; };
  for (const link of [...document.links].slice(0, 6000)) add(link.href);
  for (const image of [...document.images].slice(0, 3000)) add(image.currentSrc || image.src);
  if (document.body) add(document.body.innerText.slice(0, 200000));
  return sum;
})()`;

/** What is struck through by a style sheet stays so when only the markup is read. */
export const KEEP_LOOKS = `(() => {
  let n = 0;
  for (const e of document.querySelectorAll('span, div, p, small, em, b, strong, i, bdi, label, td')) {
    if (n > 400) break;
    const text = e.textContent || '';
    if (text.length > 40 || !/[0-9\\u0660-\\u0669]/.test(text)) continue;
    const style = getComputedStyle(e);
    if (style.textDecorationLine.includes('line-through') && !e.closest('del, s, strike')) { e.style.textDecoration = 'line-through'; n++; }
    if (style.display === 'none' && !e.hidden) { e.setAttribute('hidden', ''); n++; }
  }
})()`;
