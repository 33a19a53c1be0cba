/** How far a long piece of work has come. */
export type Progress = { done: number; total: number };
