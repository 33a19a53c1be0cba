// Words about how pieces turn out, and "as long as": neither says a size or a length.
import { take, type Tokens } from "../../../language/tokens.ts";

const HOW_IT_FITS =
  /^(?:runs?|running|comes? (?:up|out)|turns? out|fits?) (?:(?:a bit|a little|too|very|quite|really|rather|on the) )*(?:small|large|big|tight|generous|narrow)(?: side)?(?= |$)/;
const AS_LONG_AS =
  /^(?:as|so) (?:long|soon|far) as(?! (?:possible|my|the (?:knee|ankle|floor)|a |mid|knee|ankle|\d)) /;
/** "XL if it runs small": how pieces turn out, and no size of anybody; "as long as it isn't red": no length. */
export function takeHowItFits(tokens: Tokens): void {
  for (let at = 0; at < tokens.words.length; at++) {
    const ahead = tokens.words.slice(at, at + 7).join(" ");
    const said = HOW_IT_FITS.exec(ahead)?.[0] ?? AS_LONG_AS.exec(ahead)?.[0].trim();
    if (said) take(tokens, at, at + said.split(" ").length);
  }
}
