// What a peer is to the benchmark: calls that every shop answers, and a search in words.

export const KINDS = ["list of 60", "detail", "one category"] as const;
export type Kind = (typeof KINDS)[number];

export type Peer = {
  name: string;
  /** True when it was answered as it should be. */
  calls: Record<Kind, () => Promise<boolean>>;
  /** The titles of the first twelve. */
  search: (words: string) => Promise<string[]>;
  /** The process that answers; its children count as well. */
  pid: number;
  stop(): Promise<void>;
};

export const FOUND = 12;

/** Nobody's answer is waited for longer. */
const ANSWER_MS = 60_000;

export async function askJson<Answer>(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok)
    throw new Error(`${url}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Answer;
}

export const pickOne = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
