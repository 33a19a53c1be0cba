// @vitest-environment node
import { expect, test } from "vitest";
import { TERM_KINDS, TERMS } from "../../../contract/trust.ts";
import { draftOf, valueOf } from "./term-draft.ts";

const draft = (text: string, far = "", picked: string[] = []) => ({ text, far, picked });

test("two parts of the country become every governorate", () => {
  const fees = valueOf("delivery_fee", draft("٥٠", "80")) as Record<string, number>;
  expect([fees["cairo"], fees["minya"], Object.keys(fees).length]).toEqual([50, 80, 27]);
  expect(valueOf("delivery_days", draft("2-3", "5"))).toMatchObject({ giza: "2-3", suez: "5-5" });
});

test("what is no value is not sent", () => {
  expect(valueOf("exchange_days", draft("soon"))).toBeUndefined();
  expect(valueOf("delivery_fee", draft("", ""))).toBeUndefined();
  expect(valueOf("cash_limits", draft("", ""))).toBeUndefined();
});

test("what was saved is shown again, and stays what it was", () => {
  for (const [kind, value] of [
    ["exchange_cost", "shopper"],
    ["return_cost", 60],
    ["payment", ["cash", "card"]],
    ["cash_on_delivery", true],
    ["cash_limits", { up_to: 3000, deposit: "50%" }],
    ["branches", ["cairo/Zamalek"]],
  ] as const)
    expect(valueOf(kind, draftOf(kind, value as never))).toEqual(value);
});

test("every kind that can be typed is one the server takes", () => {
  for (const kind of TERM_KINDS) {
    const value = valueOf(
      kind,
      draft(
        kind === "refund_as"
          ? "money"
          : kind === "on_delivery"
            ? "try"
            : kind === "confirmation"
              ? "phone"
              : kind === "cash_on_delivery"
                ? "true"
                : "7",
        "7",
        ["cash"].filter(() => kind === "payment"),
      ),
    );
    expect([kind, TERMS[kind].safeParse(value).success]).toEqual([kind, true]);
  }
});
