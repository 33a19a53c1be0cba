// What was asked for and looked at, by week; who it was is forgotten with the day.
import type { Moment } from "./columns.ts";

type Day = string;

export type DemandTables = {
  demand_salts: { day: Day; salt: string };
  demand_marks: { day: Day; kind: string; subject: string; mark: string };
  demand_counts: { week: Day; kind: string; subject: string; visitors: number };
  demand_letters: { brand_id: string; week: Day; created_at: Moment };
  demand_words: { week: Day; meaning: string; words: string };
};
