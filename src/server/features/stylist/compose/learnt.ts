// The compatibility with the weights it ships with; training/match/train-match.ts makes them.
import { readFileSync } from "node:fs";
import { createCompatibility, type Weights } from "./compatibility.ts";

const file = new URL("weights.json", import.meta.url);

export const compatibility = createCompatibility(JSON.parse(readFileSync(file, "utf8")) as Weights);
