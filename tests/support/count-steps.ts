// Run as a process of its own: reads hostile texts of two sizes with every reader of strangers' bytes and prints,
// for each, how many steps that took. A step is one run of a block of JavaScript (V8 counts them), a character
// that a regular expression or a search in a string was led over, one that was copied, or a place in a list that
// was moved. No clock is asked.
import { Session } from "node:inspector/promises";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
// Before the readers are loaded: what is compiled earlier is counted by function only.
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/* oxlint-disable no-extend-native -- built-in functions do their work unseen; this process only counts */
let led = 0;
const exec = RegExp.prototype.exec;
RegExp.prototype.exec = function (this: RegExp, text: string) {
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const found = exec.call(this, text);
  // One that must match here and does not is led nowhere.
  const to = found ? found.index + found[0].length : this.sticky ? from : text.length;
  led += Math.max(1, to - from);
  return found;
};
const indexOf = String.prototype.indexOf;
String.prototype.indexOf = function (this: string, wanted: string, from = 0) {
  const at = indexOf.call(this, wanted, from);
  led += Math.max(1, (at < 0 ? this.length : at) - from);
  return at;
};
const slice = String.prototype.slice;
String.prototype.slice = function (this: string, from?: number, to?: number) {
  const part = slice.call(this, from, to);
  led += part.length;
  return part;
};

// A list that grows at its front is moved as a whole.
const unshift = Array.prototype.unshift;
Array.prototype.unshift = function (this: unknown[], ...first: unknown[]) {
  led += this.length;
  return unshift.apply(this, first);
};

/* oxlint-enable no-extend-native */

const { READERS } = await import("./hostile-texts.ts");

/** What was counted since it was asked last. Asking takes long, whatever was read. */
async function stepsSince(): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  let steps = led;
  led = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}

const [small, large] = process.argv.slice(2, 4).map(Number) as [number, number];
const isByReader = process.argv.includes("--by-reader");

async function compare(name: string, read: (length: number) => Promise<void>): Promise<void> {
  process.stdout.write(`${name}\t`);
  await stepsSince();
  await read(small);
  process.stdout.write(`${await stepsSince()}\t`);
  await read(large);
  process.stdout.write(`${await stepsSince()}\n`);
}

for (const [reader, { read, texts }] of Object.entries(READERS)) {
  const all = Object.entries(texts).map(([text, make]) => ({
    name: `${reader}: ${text}`,
    read: async (length: number) => void (await read(make(length))),
  }));
  if (!isByReader) for (const one of all) await compare(one.name, one.read);
  else
    await compare(reader, async (length) => {
      for (const one of all) await one.read(length);
    });
}
