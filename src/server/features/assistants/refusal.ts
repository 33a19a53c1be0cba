// What an assistant asked wrongly, in the protocol's own words; each door says it in its own way.

export class Refusal extends Error {
  /** The status over HTTP; JSON-RPC has its own numbers. */
  readonly status: 400 | 404 | 422;
  readonly code: string;

  constructor(code: string, sentence: string, status: 400 | 404 | 422 = 400) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}
