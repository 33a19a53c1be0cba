import { render, waitFor } from "@testing-library/react";
import { NavigationType, Router, type Navigator } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import "./searching.ts";
import { QuestionAddress } from "./use-question-address.ts";

const navigator: Navigator = {
  createHref: () => "",
  go: () => {},
  push: () => {},
  replace: () => {},
};

/** The address as the router hands it over; `state` says whether we made it of an answer. */
const at = (type: NavigationType, key: string, search = "", state: unknown = null) => (
  <Router
    navigator={navigator}
    navigationType={type}
    location={{ pathname: "/", search, hash: "", state, key }}
  >
    <QuestionAddress place="panel" isTalkOlder={false} />
  </Router>
);

/** Asking is loaded when it is needed. */
const PATIENT = { timeout: 20_000 };

afterEach(() => void vi.unstubAllGlobals());

it("asks for an entry of its own only when somebody comes back to it", async () => {
  const fetched = vi.fn(async () => new Response("{}", { status: 500 }));
  vi.stubGlobal("fetch", fetched);
  const written = { isAnswer: true };
  const { rerender } = render(at(NavigationType.Pop, "start"));
  // Drawn when the question that came after it has failed and taken everything away.
  rerender(at(NavigationType.Push, "late", "?q=bags", written));
  rerender(at(NavigationType.Push, "elsewhere", "?q=shoes"));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), PATIENT);
  rerender(at(NavigationType.Pop, "back", "?q=bags", written));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), PATIENT);
  expect(JSON.stringify(fetched.mock.calls)).toMatch(/shoes.*bags/);
});
