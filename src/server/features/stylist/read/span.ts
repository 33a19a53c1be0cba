// Places of a sentence that were understood as one thing, and those of them that are refused.
export type Span = { from: number; to: number; kind: string };

export type Negated = { spans: Set<Span>; places: Set<number> };
