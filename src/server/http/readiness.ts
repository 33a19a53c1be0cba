// Whether a balancer should send this process new requests. A process that is told to stop says "no" first
// and goes on serving for a while: balancers ask only every few seconds.

export type Readiness = {
  isDraining(): boolean;
  drain(): void;
  /** Fires when `drain` is called. */
  readonly draining: AbortSignal;
};

export function createReadiness(): Readiness {
  const draining = new AbortController();
  return {
    isDraining: () => draining.signal.aborted,
    drain: () => draining.abort(),
    draining: draining.signal,
  };
}
