import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { create } from "zustand";
import { useInSteps } from "./use-in-steps.ts";

const useDoor = create(() => ({ isOpen: false }));
const isOpen = () => useDoor.getState().isOpen;

function Door() {
  return <p>{useInSteps(useDoor.subscribe, isOpen) ? "open" : "closed"}</p>;
}

test("what opens and closes is drawn, and so is what changed before anybody listened", async () => {
  const first = render(<Door />);
  expect(screen.getByText("closed")).toBeTruthy();
  act(() => useDoor.setState({ isOpen: true }));
  expect(await screen.findByText("open")).toBeTruthy();
  act(() => useDoor.setState({ isOpen: false }));
  expect(await screen.findByText("closed")).toBeTruthy();
  first.unmount();
  useDoor.setState({ isOpen: true });
  render(<Door />);
  expect(await screen.findByText("open")).toBeTruthy();
});
