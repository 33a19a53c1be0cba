// A colour or a print that somebody raves about is wished for: "الأزرق مجنني", "ba3sha2 el akhdar".
import type { Span } from "./span.ts";

const OF_LOOK = new Set(["colour", "pattern"]);

const LOVES =
  /(?:^| )(?:[وف]?ب(?:عشق|موت في?|حب|تجنن علي)|(?:مجنون|متيم|مهووس)ه?(?: ب)?|w?ba?3sha2|w?bamoo?t f[ei]?|w?ba?7eb+|magn[uo]+na?(?: b[ei]?l?)?)(?: (?:كل|حاجه|اي|اللون|لون|ال|kol|7aga|el|lo+n|b[ei]?l?))*$/;
const IS_LOVED =
  /^(?:(?:ده|دي|ال?لون|da|di|dah) )?(?:(?:م|بي|هي|بت)جنن\S*|يجنن|تجنن|جنان|بحبه\S*|بعشقه\S*|بموت فيه\S*|me?ga?n+e?n+\S*|be?y?ga?n+e?n+\S*|ba?7eb+o\S*|ba?3sha2o\S*|bamoo?t f[ei]+\S*)(?: |$)/;
/** "مجنني بيقشر": what follows is what is wrong with it. */
const SPOILT = /^\S+ (?:ب[يت]|be?[yt])\S+/;

export const isLoved = (words: readonly string[], { kind, from, to }: Span): boolean => {
  if (!OF_LOOK.has(kind)) return false;
  const behind = words.slice(to, to + 4).join(" ");
  return (
    LOVES.test(words.slice(Math.max(0, from - 5), from).join(" ")) ||
    (IS_LOVED.test(behind) && !SPOILT.test(behind))
  );
};
