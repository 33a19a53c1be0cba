// The two doors of an account: registering and signing in.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, show } from "../../test-support/account-screen.tsx";
import { queries } from "../../lib/queries.ts";
import { endSession } from "../../lib/session.ts";
import { LoginScreen } from "./login-screen.tsx";
import { RegisterForm } from "./register-form.tsx";
import { readReturnTo } from "./screen-state.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession();
});

describe("the registration", () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const signIn = () => screen.getByRole("link", { name: "Sign in here" }).getAttribute("href");

  it("leads to the login from both steps", async () => {
    answer(200, []);
    show("/register", <RegisterForm terms={null} />);
    expect(signIn()).toBe("/login");
    type("Brand Name", "Khayt");
    type("Username", "khayt");
    for (const label of ["Password", "Confirm Password"]) type(label, "Sandy-Wharf-77!");
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByLabelText("Email");
    expect(signIn()).toBe("/login");
  });

  it("tells what a username or a password is refused for while it is typed", async () => {
    answer(200, {});
    queries.setQueryData(["common-passwords"], new Set(["password1"]));
    show("/register", <RegisterForm terms={null} />);
    type("Username", "خيط!");
    expect(screen.getByLabelText("Username").getAttribute("aria-invalid")).toBe("true");
    const line = () => screen.getByText("Not a common password").closest("li")?.dataset["met"];
    type("Password", "Sandy-Wharf-77!");
    expect(line()).toBe("true");
    type("Password", "Password1!");
    await vi.waitFor(() => expect(line()).toBe("false"));
  });
});

describe("the login", () => {
  async function tryToLogin(status: number, body: object) {
    answer(status, body);
    show("/login", <LoginScreen />);
    fireEvent.change(screen.getByLabelText("Username or Email"), { target: { value: "khayt" } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "x" } });
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    return (await screen.findByRole("alert")).textContent;
  }

  it("offers to resend the link to who is not verified yet", async () => {
    const detail = "Please verify your email before signing in.";
    expect(await tryToLogin(403, { detail, code: "email_unverified" })).toBe(detail);
    expect(screen.getByRole("button", { name: "Resend verification email" })).toBeTruthy();
  });

  it("offers nothing of the kind for a wrong password", async () => {
    await tryToLogin(401, { detail: "Not correct.", code: "wrong_credentials" });
    expect(screen.queryByRole("button", { name: "Resend verification email" })).toBeNull();
  });

  it("has words of its own when the server had none", async () => {
    expect(await tryToLogin(500, {})).toBe("Login failed");
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere", "", undefined])(
    "never leads on to '%s'",
    (returnTo) => {
      expect(readReturnTo({ returnTo })).toBeUndefined();
    },
  );

  it("leads back to where a session was missing", () => {
    expect(readReturnTo({ returnTo: "/profile?tab=security" })).toBe("/profile?tab=security");
  });
});
