// An answer of the stylist as it comes: a stream of events, or a plain one that is told as events.
import type { AnyEndpoint, CallInput, ResponseOf } from "../../../contract/endpoint.ts";
import { ApiError, callOrStream, type AnyInput } from "../../lib/api.ts";

/** `detail` and `code` come with an `error`. */
type StreamEvent = { event: string; detail?: string; code?: string };
type Good<Event extends StreamEvent> = Exclude<Event, { event: "error" }>;

type Ask<E extends AnyEndpoint, Event extends StreamEvent> = {
  endpoint: E;
  input: CallInput<E> & AnyInput;
  /** The plain answer, told as events. */
  tell: (answer: ResponseOf<E>) => Event[];
};

/** An `error` event is thrown, so that a failure is one thing however it came. */
export async function* hear<E extends AnyEndpoint, Event extends StreamEvent>({
  endpoint,
  input,
  tell,
}: Ask<E, Event>): AsyncGenerator<Good<Event>, void> {
  const heard = await callOrStream<E, Event>(endpoint, input);
  for await (const event of "events" in heard ? heard.events : tell(heard.answer)) {
    if (!isGood(event)) {
      throw new ApiError({ status: 200, code: event.code ?? "unexpected", detail: event.detail });
    }
    yield event;
  }
}

function isGood<Event extends StreamEvent>(event: Event): event is Good<Event> {
  return event.event !== "error";
}
