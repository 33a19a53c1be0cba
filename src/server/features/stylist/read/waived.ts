// What is neither wanted nor refused: "it doesn't have to be black", "مش لازم".
import { createSpoken } from "../../../language/phrases.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./span.ts";

/** "مش لازم إيجار", "it doesn't have to be black": neither wanted nor refused. */
const WAIVED = createSpoken<true>([
  [
    true,
    "does not matter if, does not matter whether, do not mind if, do not care if, do not care whether, no matter if, no matter whether, if there is no, if there are no, if you do not have, لو مفيش, لو مافيش, لو معندكوش, لو معندكمش, لو ماعندكوش, law mafeesh, law mafish, law m3andkosh, not necessarily, does not have to be, do not have to be, need not be, does not need to be, not necessary, no need for, مش لازم, مش شرط, مش ضروري, مش لازم يكون, مش شرط يكون, مش مهم, optional, مش لازمه, مش ضروريه, مش مهمه, مش فارق, مش فارقه, mesh lazem, msh lazem, mesh shart, msh shart, mesh dary, mesh darory, mesh daroory, mesh mohem, mesh far2",
  ],
]);

/** "بيج ولا رمادي مش فارقة": either of the two, and neither is let go. */
const EITHER = /^(?:or|ولا|او|wal+a|aw)$/;

/** Places whose words are waived, with the few after them that they speak of. */
export function readWaived({ words, taken, breaks }: Tokens, spans: Span[]): Set<Span> {
  const waived = new Set<Span>();
  for (let at = 0; at < words.length; at++) {
    const marker = taken.has(at) ? undefined : WAIVED(words, at);
    if (!marker) continue;
    for (let place = at; place < marker.to; place++) taken.add(place);
    const span = spans.find(
      ({ from }) =>
        from >= marker.to &&
        words
          .slice(marker.to, from)
          .every((word, n) => isSmallWord(word) && !taken.has(marker.to + n)),
    );
    const isEnd = marker.to === words.length || breaks.has(marker.to);
    // "El 7ezam mesh darory", "the belt is not necessary": said after it.
    const behind = span || !isEnd ? undefined : spans.find(({ to }) => to === at || to === at - 1);
    // "Mesh" is no cloth in "mesh darory".
    for (const inner of spans) if (inner.from >= at && inner.to <= marker.to) waived.add(inner);
    if (span) waived.add(span);
    else if (behind && !breaks.has(at) && !EITHER.test(words[behind.from - 1] ?? ""))
      waived.add(behind);
  }
  return waived;
}
