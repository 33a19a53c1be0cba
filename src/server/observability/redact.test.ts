import { expect, test } from "vitest";
import { createLogLine, detailsOf } from "./log-line.ts";
import { redact, redactPath } from "./redact.ts";

test.each([
  ["550 5.1.1 <nadia@brand.example>: no such user", "550 5.1.1 <…@…>: no such user"],
  ["Key (email)=(nadia@brand.example) already exists.", "Key (email)=(…) already exists."],
  ["Key (name_key)=(dar nadia) already exists.", "Key (name_key)=(…) already exists."],
  ["GET https://shop.example/a?token=1&q=red failed", "GET https://shop.example/a?… failed"],
  ["connect postgresql://ribby:secret@db:5432/ribby", "connect postgresql://db:5432/ribby"],
  ["Authorization: Bearer abc.def", "Authorization: …"],
  ['{"password":"Correct-Horse-7","a":1}', '{"password":"…","a":1}'],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJiXzEifQ.c2lnbmF0dXJl was refused", "… was refused"],
  ["The model is too slow.", "The model is too slow."],
])("%s is written as %s", (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  ["/api/images/p_1.KEY-of-22-characters-x/0", "/api/images/p_1.…/0"],
  ["/api/images/p_1/0", "/api/images/p_1/0"],
  ["/unsubscribe/nadia@brand.example", "/unsubscribe/…@…"],
  ["/unsubscribe/nadia%40brand.example/now", "/unsubscribe/…@…/now"],
  ["/product/p_1", "/product/p_1"],
])("the path %s is written as %s", (path, expected) => {
  expect(redactPath(path)).toBe(expected);
});

test.each([
  [new Error("no such file"), { error: "no such file", kind: "Error" }],
  [
    { message: "away", code: "57P01" },
    { error: "away", kind: "57P01" },
  ],
  [{ cause: new TypeError("inside") }, { error: "inside", kind: "TypeError" }],
  [new AggregateError([]), { error: "AggregateError", kind: "AggregateError" }],
  ["only words", { error: "only words" }],
  [undefined, { error: "undefined" }],
  [{}, { error: "unknown" }],
])("whatever was thrown is told in words (%#)", (thrown, expected) => {
  expect(detailsOf(thrown)).toEqual(expected);
});

test("a line from outside a request is JSON like those of requests, and as careful", () => {
  const lines: string[] = [];
  const tell = createLogLine({
    asJson: true,
    level: "warn",
    stream: { write: (l) => lines.push(l) },
  });
  const error = Object.assign(new Error("refused <nadia@brand.example>"), { code: "EENVELOPE" });
  tell("info", "not loud enough");
  tell("error", "A background job failed.", detailsOf(error));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      error: "refused <…@…>",
      kind: "EENVELOPE",
      msg: "A background job failed.",
    },
  ]);
  expect(lines[0]!.endsWith("}\n")).toBe(true);
});
