// Text as a point: texts that mean the same lie close together.

export type Embeddings = {
  /** Written beside every index entry; entries of another model are made anew. */
  name: string;
  size: number;
  /** Unit vectors, one a text. */
  embed(texts: string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
};
