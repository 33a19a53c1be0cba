// Mail without a mail server: each letter becomes an .eml file that any mail program opens,
// and its link is written on the console.
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Letter, Mailer } from "./mailer.ts";
import { openTransport } from "./transport.ts";

export type Outbox = Mailer & {
  /** Newest first. */
  list(): Promise<{ file: string; letter: Letter; at: string }[]>;
};

export function outboxMailer(folder: string, from: string, say: (line: string) => void): Outbox {
  const transport = openTransport({ streamTransport: true, buffer: true }, { from });
  let count = 0;
  return {
    name: "outbox",
    async send(letter) {
      const { message } = (await (await transport()).sendMail(letter)) as unknown as {
        message: Buffer;
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date().toISOString();
      const name = `${at.replace(/[:.]/g, "-")}-${process.pid}-${count++}`;
      await writeWhole(join(folder, `${name}.json`), JSON.stringify({ letter, at }));
      await writeWhole(join(folder, `${name}.eml`), message);
      const link = /https?:\/\/\S+/.exec(letter.text)?.[0];
      say(`Mail to ${letter.to.address}: ${letter.subject}${link ? `\n  ${link}` : ""}`);
    },
    async list() {
      const files = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .toReversed();
      return Promise.all(
        files.map(async (file) => ({
          file,
          ...(JSON.parse(await readFile(join(folder, file), "utf8")) as {
            letter: Letter;
            at: string;
          }),
        })),
      );
    },
  };
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
