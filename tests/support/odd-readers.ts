// Readers as bad as any: for tests of what runs them apart.
import { writeFileSync } from "node:fs";
import { invalidField } from "../../src/server/problems.ts";

export const lengthOf = async (text: string): Promise<{ length: number }> => ({
  length: text.length,
});

export function neverEnds(): void {
  for (;;);
}

export function swells(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_, n) => n));
}

export const answersTooMuch = (): string => "x".repeat(9 * 1024 * 1024);

export const deep = (n: number): number => (n === 0 ? 0 : 1 + deep(n - 1));

export function refuses(): never {
  throw invalidField("title");
}

export function stumbles(): never {
  throw new Error("unexpected token");
}

export const writes = (file: string): void => writeFileSync(file, "was here");

export const secretsSeen = (): string[] => Object.keys(process.env);
