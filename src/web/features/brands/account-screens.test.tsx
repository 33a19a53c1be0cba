import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { address, answer, show } from "../../test-support/account-screen.tsx";
import { endSession, getSession, startSession } from "../../lib/session.ts";
import { ConfirmSiteScreen } from "./confirm-site-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { RegistrationSuccessScreen } from "./registration-success-screen.tsx";
import { whoIs } from "./use-resend.ts";
import { VerifyEmailScreen } from "./verify-email-screen.tsx";

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
