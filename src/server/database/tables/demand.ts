// What was asked for and looked at, by week; who it was is forgotten with the day.
type Day = string;

export type DemandTables = {
  demand_salts: { day: Day; salt: string };
  demand_marks: { day: Day; kind: string; subject: string; mark: string };
  demand_counts: { week: Day; kind: string; subject: string; visitors: number };
  demand_words: { week: Day; meaning: string; words: string };
};
