// What a service worker may call and hear. The project's types are a page's, and the two cannot be mixed.

export type WaitableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type AskedEvent = WaitableEvent & {
  readonly request: Request;
  /** What the browser asked for while this worker was still being started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type ToldEvent = WaitableEvent & { readonly data: unknown };

export type PushedEvent = WaitableEvent & { readonly data: { json(): unknown } | null };

export type PressedEvent = WaitableEvent & { readonly notification: Notification };

/** A tab of ours. */
type Tab = { focus(): Promise<unknown>; navigate(address: string): Promise<unknown> };

type Events = {
  install: WaitableEvent;
  activate: WaitableEvent;
  fetch: AskedEvent;
  message: ToldEvent;
  push: PushedEvent;
  notificationclick: PressedEvent;
};

export type Worker = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window" }): Promise<Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

export const worker = globalThis as unknown as Worker;
