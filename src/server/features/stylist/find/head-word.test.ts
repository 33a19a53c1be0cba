import { expect, test } from "vitest";
import { stemsOf } from "../../../language/stem.ts";
import { headOf } from "./head-word.ts";

test.each([
  ["martial art headgear", "headgear"],
  ["phone case 5", "case"],
  ["headgear for martial arts", "headgear"],
  ["sword with light", "sword"],
  ["tv", "tv"],
  ["2015", undefined],
  // The thing comes first there.
  ["خوذة فنون", undefined],
  ["", undefined],
])("'%s' is a %s", (text, head) => expect(headOf(stemsOf(text))).toBe(head));
