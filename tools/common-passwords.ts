// npm run make:passwords: takes the passwords that most people use out of zxcvbn's list (MIT) into `common-passwords.txt`.
// The whole list, read by a serving process, took ten megabytes of its memory for the three thousand that are asked for.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";

const KEPT = 3000;

export const mostUsed = (): string[] => dictionary["passwords-common"].slice(0, KEPT);

if (import.meta.main) {
  const file = join(import.meta.dirname, "../src/server/features/brands/common-passwords.txt");
  writeFileSync(file, `${mostUsed().join("\n")}\n`);
}
