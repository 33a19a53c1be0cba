import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CATEGORY_TREE } from "../../contract/categories.ts";
import type { ResponseOf } from "../../contract/endpoint.ts";
import { PAGES } from "../../contract/pages.ts";
import type { clientConfig } from "../../contract/platform.ts";
import type { processing } from "../../contract/processing.ts";
import type { PriceHistory } from "../../contract/prices.ts";
import { SORTS } from "../../contract/products.ts";
import type { SiteProof } from "../../contract/site-proof.ts";
import type { ProductTerms } from "../../contract/trust.ts";
import { endSession, startSession } from "../lib/session.ts";
import { queries } from "../lib/queries.ts";
import { aProduct } from "../test-support/a-product.ts";
import { WithQueries } from "../test-support/with-queries.tsx";
import { AppRoutes } from "./router.tsx";

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function signIn(brandId: string, { exp = inAnHour(), name = "Khayt" } = {}) {
  const token = `head.${btoa(JSON.stringify({ exp }))}.signature`;
  startSession({ access_token: token, brand_id: brandId, brand_name: name });
}

async function headingAt(path: string): Promise<string | null> {
  render(
    <WithQueries>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </WithQueries>,
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** Where someone who asks for `path` ends up. */
async function arrivalFrom(path: string): Promise<string | null> {
  await headingAt(path);
  return screen.getByTestId("address").textContent;
}

const CONFIG = {
  price_id: null,
  pro: { price: 20, currency: "USD", renews: true },
  offers: [],
  providers: {
    language_model: "local",
    embeddings: "local",
    vision: "local",
    try_on: "local",
    payments: "sandbox",
    mail: "files",
    files: "local",
  },
  languages: ["en", "ar"],
  demo: false,
} satisfies ResponseOf<typeof clientConfig>;

const SITE_PROOF: SiteProof = {
  host: "khayt.example",
  is_proven: true,
  way: "meta",
  proven_at: "2026-01-01T00:00:00.000Z",
  is_others: false,
  meta_tag: "",
  file_address: "",
  file_content: "",
  dns_record: "",
  mailboxes: [],
};

const PRICES: PriceHistory = {
  points: [],
  since: "2026-01-01T00:00:00.000Z",
  lowest_90: 900,
  sale: null,
  currency: "EGP",
};

const TERMS: ProductTerms = {
  terms: [],
  disputed: [],
  read_at: null,
  chart: null,
  unread_chart: null,
};

const PROCESSING: ResponseOf<typeof processing> = {
  outside: [{ service: "traces", name: "" }],
  events_kept_months: 25,
  backups_kept: 7,
};

/** What the screens ask for while they open; a screen that was given less breaks and says so. */
function answerTo(url: string): unknown {
  const path = url.split("?")[0] ?? "";
  if (path === "/api/config") return CONFIG;
  if (path === "/api/processing") return PROCESSING;
  if (path.endsWith("/site-proof")) return SITE_PROOF;
  if (path.endsWith("/prices")) return PRICES;
  if (path.endsWith("/photos")) return { photos: [], doubts: [], is_working: false };
  if (path.startsWith("/api/terms/") || path.endsWith("/terms")) return TERMS;
  if (path.includes("/by-brand/") || /^\/api\/brands\/[^/]+\//.test(path)) return [];
  if (path.endsWith("/related")) return { similar: [], more_from_brand: [] };
  if (path.startsWith("/api/collections/")) return { id: "c_1", products: [], gone: 0 };
  if (/^\/api\/products\/Dar/.test(path)) return aProduct();
  return { products: [], has_more: false, token: null };
}

const addressOf = (asked: RequestInfo | URL): string =>
  asked instanceof Request ? asked.url : asked.toString();

const broken: unknown[] = [];

beforeEach(() => {
  endSession();
  broken.length = 0;
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => {
    if (said[0] === "A screen broke:") broken.push(said[1]);
  });
  queries.clear();
  vi.spyOn(window, "scrollTo").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked) =>
    Response.json(answerTo(addressOf(asked))),
  );
});
afterEach(() => {
  cleanup();
  endSession();
  vi.restoreAllMocks();
});

describe("the route table", () => {
  it.each(Object.entries(PAGES))("has a screen for %s", async (_, pattern) => {
    signIn("b_khayt");
    const path = pattern.replace(/:\w+/, "Dar%20Zayn");
    const heading = await headingAt(path);
    expect(heading).not.toBe("This page does not exist");
    expect(heading).not.toBe("Something came apart at the seams");
    // Also what comes after the heading.
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(broken).toEqual([]);
  });

  it("greets those who got lost", async () => {
    expect(await headingAt("/nowhere")).toBe("This page does not exist");
  });

  it("shows a brand's public page for its name, on both addresses", async () => {
    expect(await headingAt("/brand/Dar%20Zayn")).toBe("Dar Zayn");
    cleanup();
    expect(await headingAt("/brand/Dar%20Zayn/products")).toBe("Dar Zayn");
  });
});

describe("the protected screens", () => {
  it.each(["/profile", "/database", "/admin/crawl", "/manual-crawl", "/brand/b_khayt/products"])(
    "send a visitor from %s to sign in",
    async (path) => {
      expect(await arrivalFrom(path)).toBe("/login");
    },
  );

  it("let a brand manage its own products", async () => {
    signIn("b_khayt");
    expect(await arrivalFrom("/brand/b_khayt/products")).toBe("/brand/b_khayt/products");
    await screen.findByText("No new products found");
  });

  it("keep another brand's products closed, except to the house", async () => {
    signIn("b_khayt");
    expect(await arrivalFrom("/brand/b_other/products")).not.toBe("/brand/b_other/products");
    cleanup();
    signIn("b_house", { name: "Ribby" });
    expect(await arrivalFrom("/brand/b_other/products")).toBe("/brand/b_other/products");
  });

  it("sign out a brand whose token has expired, so that it can sign in again", async () => {
    signIn("b_khayt", { exp: 1 });
    expect(await arrivalFrom("/profile")).toBe("/login");
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("the navigation bar", () => {
  const links = () =>
    screen
      .getAllByRole("navigation", { name: "Main" })[0]
      ?.textContent?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

  it("offers shoppers Explore, Stylist, Register Brand and Login", async () => {
    await headingAt("/terms");
    expect(links()).toBe("Explore Stylist Register Brand");
    expect(screen.getAllByRole("link", { name: "Login" })[0]?.getAttribute("href")).toBe("/login");
  });

  it("offers the database to the house alone", async () => {
    signIn("b_house", { name: "Ribby" });
    await headingAt("/terms");
    expect(links()).toBe(
      "Explore Stylist Register Brand Product Management Profile Queue Readings Database",
    );
  });

  it("offers a brand its products, its profile, its name and Logout", async () => {
    signIn("b_khayt");
    await headingAt("/terms");
    expect(links()).toBe("Explore Stylist Register Brand Product Management Profile");
    expect(screen.getAllByText("Khayt").length).toBeGreaterThan(0);
    screen.getAllByRole("button", { name: "Logout" })[0]?.click();
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/login"));
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("the footer", () => {
  it("leads to real places: screens, kinds and orders that there are", async () => {
    await headingAt("/terms");
    const links = screen
      .getAllByRole("contentinfo")[0]!
      .querySelectorAll<HTMLAnchorElement>("nav a[href^='/']");
    const addresses = [...links].map((link) => new URL(link.href, "http://ribby.test"));
    expect(addresses.length).toBeGreaterThanOrEqual(9);
    const pages = Object.values<string>(PAGES);
    for (const { pathname, searchParams } of addresses) {
      expect(pages).toContain(pathname);
      const category = searchParams.get("category");
      if (category !== null) expect(CATEGORY_TREE.map(({ name }) => name)).toContain(category);
      const sort = searchParams.get("sort");
      if (sort !== null) expect(SORTS).toContain(sort);
    }
  });
});
