// A sentence in the forms that a number asks for.
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string; of?: string };
