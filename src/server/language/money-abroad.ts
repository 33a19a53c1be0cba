// Sums in the money of other countries: "90 dirham", "٥٠ دولار". What they are worth here changes every day, so
// they are no limit; read as pounds they would rule out nearly everything.
import { numberAt } from "./numbers.ts";
import { take, type Tokens } from "./tokens.ts";

const COIN =
  /^(?:r[ei]?y[ae]+ls?|sar|ريالات|ريال|d[ei]rh[ae]ms?|darahem|aed|درهم|دراهم|dinars?|danan[ie]+r|kwd|دينار|دنانير|dol+ars?|usd|bucks|دولار|دولارات|euros?|yoros?|eur|يورو|sterling|استرليني|l[ei]+ra|ليره)$/;
const WHOSE =
  /^(?:سعودي|كويتي|قطري|اماراتي|عماني|بحريني|اردني|ليبي|امريكي|امريكاني|استرليني|so3od[yi]|saudi|kw[ei]+ty|kuwaiti|2atar[yi]|qatari|emarat[yi]|emirati|3omani|omani|ba7reny|ordon[yi]|libyan?|leeby|amr?[ie]+kan[yi]|us)$/;

/** Takes them with the word before that bounds them. */
export function takeSumsAbroad(tokens: Tokens): void {
  const { words } = tokens;
  for (let at = 0; at < words.length; at++) {
    const number = tokens.taken.has(at) ? undefined : numberAt(words, at);
    if (!number || !COIN.test(words[number.to] ?? "")) continue;
    const to = WHOSE.test(words[number.to + 1] ?? "") ? number.to + 2 : number.to + 1;
    take(tokens, at, to);
    at = to - 1;
  }
}
