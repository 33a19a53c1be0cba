// React makes five errors while it starts, to know them again when they are thrown; nobody reads where they were
// made. A tool that listens, such as the browser's own or Lighthouse, asks for that place all the same, and the
// browser reads React's whole source a second time to tell: 60 ms of a phone. So these are made without one.
const Own = globalThis.Error;

function Placeless(message?: string): Error {
  return Object.create(Own.prototype, { message: { value: message } });
}

globalThis.Error = Object.assign(Placeless, Own, { prototype: Own.prototype });

/** Once React has started. */
export function errorsHavePlaces(): void {
  globalThis.Error = Own;
}
