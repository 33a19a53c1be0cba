// A screen of the account at an address, and a server that always says the same.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { vi } from "vitest";

type Entry = string | { pathname: string; state: unknown };

export function show(entry: Entry, children: ReactNode) {
  render(
    <StrictMode>
      <QueryClientProvider client={asksOnce()}>
        <MemoryRouter initialEntries={[entry]}>
          {children}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const asksOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

export const address = () => screen.getByLabelText("address").textContent;

/** Every call gets the same answer; returns the calls that were made. */
export function answer(status: number, body: object) {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status }));
  return () =>
    fetched.mock.calls.flatMap(([url]) =>
      typeof url === "string" && url.includes("/brands/") ? [url] : [],
    );
}
