// Cuts text that arrives in pieces into whole sentences, so that each can be checked before it is shown.

export class EndlessSentence extends Error {}

/** Nobody speaks like this; what goes on for so long without an end is not a sentence. */
const LONGEST = 500;
const LONGEST_PIECE = 20_000;

/** A full stop inside a number or a name has no space behind it. */
const END = /[.!?؟…]+["'»”’)\]]*\s+|\n+/;

export type SentenceCutter = {
  /** Sentences that are whole now. */
  push(piece: string): string[];
  /** What is left at the end. */
  rest(): string[];
};

export function createSentenceCutter(): SentenceCutter {
  let waiting = "";
  return {
    push(piece) {
      waiting += piece;
      if (waiting.length > LONGEST_PIECE) throw new EndlessSentence();
      const whole: string[] = [];
      for (let end = END.exec(waiting); end; end = END.exec(waiting)) {
        whole.push(waiting.slice(0, end.index + end[0].length));
        waiting = waiting.slice(end.index + end[0].length);
      }
      if ([...whole, waiting].some(({ length }) => length > LONGEST)) throw new EndlessSentence();
      return tidy(whole);
    },
    rest() {
      const left = waiting;
      waiting = "";
      return tidy([left]);
    },
  };
}

/** People read sentences, not markup: emphasis, headings and bullets are taken off. */
const tidy = (sentences: string[]): string[] =>
  sentences
    .map((sentence) =>
      sentence
        .replace(/\*\*|__|`/g, "")
        .replace(/^\s*(#+|[-*•])\s+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
