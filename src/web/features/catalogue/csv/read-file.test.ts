import { describe, expect, test } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import { COLUMNS } from "./columns.ts";
import { writeFile } from "./export-file.ts";
import { decode, delimiterOf, readRows } from "./read-file.ts";

describe("files as people have them", () => {
  const text = 'العنوان;السعر\r\n"فستان; طويل";١٠٠\r\n';
  const rows = [
    ["العنوان", "السعر"],
    ["فستان; طويل", "١٠٠"],
  ];
  const filled = async (bytes: Uint8Array) =>
    (await readRows(bytes)).filter((row) => row.join("") !== "");

  test("in UTF-8 with and without a mark, and in UTF-16", async () => {
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
    expect(await filled(new TextEncoder().encode(text))).toEqual(rows);
    expect(await filled(new TextEncoder().encode(`\ufeff${text}`))).toEqual(rows);
    expect(await filled(utf16)).toEqual(rows);
    expect(await filled(utf16.map((_, at) => utf16[at ^ 1]!))).toEqual(rows);
  });

  test("in the code page of Arabic Windows", () => {
    // "سعر" in windows-1256.
    expect(decode(new Uint8Array([0xd3, 0xda, 0xd1]))).toBe("سعر");
  });

  test("with commas, semicolons or tabs, and with Excel's own first line", async () => {
    expect([
      delimiterOf('a,"b;;;;",c'),
      delimiterOf("a;b"),
      delimiterOf("a\tb"),
      delimiterOf("a"),
    ]).toEqual([",", ";", "\t", ","]);
    expect(await filled(new TextEncoder().encode("sep=;\r\ntitle;price\r\nx;1"))).toEqual([
      ["title", "price"],
      ["x", "1"],
    ]);
  });

  test("an export is read back as it was, mark, line breaks, quotes and all", async () => {
    const written = await writeFile([
      aProduct({ id: "p_shirt", title: 'A "quoted"; title, =x', description: "One\nTwo" }),
    ]);
    const bytes = new Uint8Array(await written.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = await filled(bytes);
    expect(head).toEqual([...COLUMNS]);
    expect(row!.slice(0, 3)).toEqual(["p_shirt", 'A "quoted"; title, =x', "One\nTwo"]);
  });
});
