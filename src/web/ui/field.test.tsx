import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

it("reads label, error and hint together with the field they belong to", () => {
  render(
    <Field label="Username" error="Username cannot contain spaces" hint="You sign in with it">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText("Username");
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Username cannot contain spaces", "You sign in with it"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

it("says nothing of an error where there is none", () => {
  render(
    <Field label="Username">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText("Username");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

it("shows a password on request and hides it again", () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  );
  const input = screen.getByLabelText("Password");
  expect(input.getAttribute("type")).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.getAttribute("type")).toBe("password");
});
