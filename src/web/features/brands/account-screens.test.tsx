import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queries } from "../../lib/queries.ts";
import { endSession, getSession, startSession } from "../../lib/session.ts";
import { ConfirmSiteScreen } from "./confirm-site-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RegistrationSuccessScreen } from "./registration-success-screen.tsx";
import { readReturnTo } from "./screen-state.ts";
import { whoIs } from "./use-resend.ts";
import { VerifyEmailScreen } from "./verify-email-screen.tsx";

type Entry = string | { pathname: string; state: unknown };

function show(entry: Entry, children: ReactNode) {
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

const address = () => screen.getByLabelText("address").textContent;

/** Every call gets the same answer; returns the calls that were made. */
function answer(status: number, body: object) {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status }));
  return () =>
    fetched.mock.calls.flatMap(([url]) =>
      typeof url === "string" && url.includes("/brands/") ? [url] : [],
    );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession();
});

describe("a link that confirms a website", () => {
  it("is pressed; once it is used up, nothing is left to press", async () => {
    answer(400, { code: "link_invalid", detail: "This link was used." });
    show("/verify-site?token=abc", <ConfirmSiteScreen />);
    fireEvent.click(screen.getByRole("button", { name: "Confirm the website" }));
    await screen.findByText("This link was used.");
    expect(screen.queryByRole("button", { name: "Confirm the website" })).toBeNull();
  });

  it("can be pressed again after a failure that passes", async () => {
    answer(503, { code: "unavailable", detail: "Not now." });
    show("/verify-site?token=abc", <ConfirmSiteScreen />);
    fireEvent.click(screen.getByRole("button", { name: "Confirm the website" }));
    await screen.findByText("Not now.");
    expect(screen.getByRole("button", { name: "Confirm the website" })).toBeTruthy();
  });
});

describe("a verification link", () => {
  const signedIn = { access_token: "t", brand_id: "b_khayt", brand_name: "Khayt" };

  it("is used exactly once, leaves the address bar and signs in", async () => {
    const calls = answer(200, { message: "Your email is verified!", ...signedIn });
    show("/verify-email?token=abc", <VerifyEmailScreen />);
    expect(screen.getByText("Verifying your email...")).toBeTruthy();
    await screen.findByRole("heading", { name: "Your email is verified!" });
    expect(calls()).toEqual(["/api/brands/verify-email?token=abc"]);
    expect(address()).toBe("/verify-email");
    expect(getSession()).toEqual({ token: "t", brandId: "b_khayt", brandName: "Khayt" });
  });

  it("without a token is not even tried", async () => {
    const calls = answer(200, {});
    show("/verify-email", <VerifyEmailScreen />);
    expect(screen.getByRole("alert").textContent).toBe("Invalid verification link");
    expect(calls()).toEqual([]);
  });

  it("that has expired offers a new one", async () => {
    answer(400, { detail: "This link has expired.", code: "link_invalid" });
    show("/verify-email?token=old", <VerifyEmailScreen />);
    expect((await screen.findByRole("alert")).textContent).toBe("This link has expired.");
    expect(screen.getByRole("button", { name: "Resend verification email" })).toBeTruthy();
  });

  it("can be tried again when no answer came", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    show("/verify-email?token=abc", <VerifyEmailScreen />);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Network error. Please try again.");
    answer(200, { message: "Your email is verified!" });
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("heading", { name: "Your email is verified!" });
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/login");
  });
});

describe("sending the verification email again", () => {
  const success = { pathname: "/registration-success", state: { email: "a@khayt.com" } };

  it("pauses for 30 seconds after every try", async () => {
    vi.useFakeTimers();
    const calls = answer(200, { message: "On its way." });
    show(success, <RegistrationSuccessScreen />);
    const button = screen.getByRole("button", { name: "Resend verification email" });
    await act(async () => button.click());
    expect(screen.getByText("On its way.")).toBeTruthy();
    expect(button.textContent).toBe("Resend again in 30 s");
    await act(async () => button.click());
    expect(calls()).toHaveLength(1);
    for (let second = 0; second < 30; second++) await act(() => vi.advanceTimersByTime(1000));
    expect(button.textContent).toBe("Resend verification email");
    await act(async () => button.click());
    expect(calls()).toHaveLength(2);
  });

  it("says so when it failed", async () => {
    answer(500, {});
    show(success, <RegistrationSuccessScreen />);
    fireEvent.click(screen.getByRole("button", { name: "Resend verification email" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to send verification email.",
    );
  });

  it("asks to register again when the address got lost", () => {
    show("/registration-success", <RegistrationSuccessScreen />);
    expect(screen.getByRole("alert").textContent).toBe(
      "Email not found. Please try registering again.",
    );
  });

  it("knows a username from an email", () => {
    expect(whoIs(" khayt ")).toEqual({ username: "khayt" });
    expect(whoIs("a@khayt.com")).toEqual({ email: "a@khayt.com" });
  });
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

describe("the profile", () => {
  const profile = {
    id: "b_khayt",
    name: "Khayt",
    username: "khayt",
    email: "a@khayt.com",
    mobile_number: null,
    website: "https://khayt.com",
    email_verified: true,
    is_active: true,
    saved_in_vectordb: false,
    pending_email: null,
  };
  const open = () => {
    const token = `head.${btoa(JSON.stringify({ exp: 4e9 }))}.signature`;
    startSession({ access_token: token, brand_id: "b_khayt", brand_name: "Khayt" });
    show("/profile", <ProfileScreen terms={null} subscription={null} channels={null} />);
  };

  it("has words of its own where the server says nothing", async () => {
    answer(500, {});
    open();
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load profile data");
  });

  it("sends the whole brand when one field is changed", async () => {
    const sent: unknown[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url, request) => {
      const body = typeof request?.body === "string" ? request.body : "{}";
      if (request?.method === "PUT") sent.push(JSON.parse(body));
      const isProfile = typeof url === "string" && url.endsWith("/brands/b_khayt");
      return Response.json(isProfile ? profile : {}, { status: isProfile ? 200 : 404 });
    });
    open();
    fireEvent.change(await screen.findByLabelText("Brand Name*"), { target: { value: "Kheit" } });
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ ...profile, name: "Kheit", name_ar: "", story: "", story_ar: "" });
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
