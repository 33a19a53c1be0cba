// A talk, turn by turn, in which every answer showed something.
import { contextOf } from "../../src/server/features/stylist/carry.ts";
import type { Conversation } from "../../src/server/features/stylist/read/conversation.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";

/** The last turn. */
export function turnAfter(...sentences: string[]) {
  let before: Conversation | undefined;
  let turn: ReturnType<typeof readTurn> | undefined;
  for (const text of sentences) {
    const sentence = readSentence(text, { brands: [] }, contextOf(before));
    turn = readTurn(sentence, { before, pinned: [] });
    const { language } = sentence;
    const act = turn.act.act === "outfit" ? "outfit" : "find";
    const looks = act === "outfit" ? { looks: [["a", "b"]] } : {};
    const shown = ["a", "b", "c"];
    before = { wish: turn.wish, act, language, shown, seen: [], anchors: [], ...looks };
  }
  return turn!;
}
