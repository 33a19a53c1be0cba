// The demo catalogue's places in the sentence model's space, computed ahead like its pictures: a first
// start should not wait for a model to read 700 titles. A text that is not among them is computed.
import { elementAt, getOrThrow } from "../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Embeddings } from "../server/providers/embeddings/embeddings.ts";

const FILE = join(import.meta.dirname, "meanings.bin");
const KEY_BYTES = 8;

export function withDemoMeanings(real: Embeddings, known = readMeanings(real)): Embeddings {
  return {
    ...real,
    async embed(texts) {
      const unknown = texts.filter((text) => !known.has(keyOf(real, text)));
      const computed = unknown.length > 0 ? await real.embed(unknown) : [];
      const fresh = new Map(unknown.map((text, n) => [text, elementAt(computed, n)]));
      return texts.map((text) => fresh.get(text) ?? getOrThrow(known, keyOf(real, text)));
    },
  };
}

/** One byte a number: the error is far below what separates two meanings. */
export function writeMeanings(model: Embeddings, meanings: Map<string, Float32Array>): void {
  const rows = [...meanings].map(([text, vector]) => {
    const most = Math.max(...vector.map(Math.abs));
    const bytes = Int8Array.from(vector, (value) => Math.round((value / most) * 127));
    return Buffer.concat([Buffer.from(keyOf(model, text), "hex"), Buffer.from(bytes.buffer)]);
  });
  writeFileSync(FILE, Buffer.concat(rows));
}

function readMeanings(model: Embeddings): Map<string, Float32Array> {
  const known = new Map<string, Float32Array>();
  if (!existsSync(FILE)) return known;
  const bytes = readFileSync(FILE);
  const step = KEY_BYTES + model.size;
  for (let at = 0; at + step <= bytes.length; at += step) {
    const numbers = new Int8Array(bytes.subarray(at + KEY_BYTES, at + step));
    const length = Math.hypot(...numbers);
    known.set(
      bytes.toString("hex", at, at + KEY_BYTES),
      Float32Array.from(numbers, (value) => value / length),
    );
  }
  return known;
}

const keyOf = (model: Embeddings, text: string): string =>
  createHash("sha256")
    .update(`${model.name}\n${text}`)
    .digest("hex")
    .slice(0, KEY_BYTES * 2);
