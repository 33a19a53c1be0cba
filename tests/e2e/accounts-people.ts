// Brands for the browser tests, and the letters they get.
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SignedIn } from "../../src/contract/brands.ts";
import { readMessage } from "../support/smtp-inbox.ts";

export type Person = {
  brandName: string;
  username: string;
  password: string;
  email: string;
  mobileNumber: string;
  website: string;
};

/** Two words in the middle of a password that nobody else uses. */
export const PASSWORD = "Kh4yt-Studio!9";

export function aPerson(username: string): Person {
  return {
    brandName: `Brand ${username}`,
    username,
    password: PASSWORD,
    email: `${username}@khayt.example`,
    mobileNumber: "+201001234567",
    website: `https://${username}.example`,
  };
}

/** The newest link of a kind in the letters to an address. */
export async function linkInMail(dataDir: string, to: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      () =>
        (found = lettersTo(dataDir, to)
          .map((letter) => linkIn(letter, page))
          .find(Boolean)),
      { timeout: 60_000 },
    )
    .toBeTruthy();
  return found!;
}

function lettersTo(dataDir: string, to: string): string[] {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .toSorted()
    .toReversed()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((letter) => letter.includes(`<${to}>`) || letter.includes(`To: ${to}`));
}

/** In the letter's text, decoded as its own header says: a token may begin with 3D. */
const linkIn = (letter: string, page: string): string | undefined =>
  readMessage(letter).text.match(new RegExp(`${page}\\?token=[\\w-]+`))?.[0];

export async function register(request: APIRequestContext, person: Person): Promise<void> {
  const answer = await request.post("/api/brands/register", { data: person });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A brand with a verified address. */
export async function enrol(
  request: APIRequestContext,
  dataDir: string,
  person: Person,
): Promise<SignedIn> {
  await register(request, person);
  const link = await linkInMail(dataDir, person.email, "/verify-email");
  const answer = await request.post(`/api/brands${link}`);
  return SignedIn.parse(await answer.json());
}

type Kept = { token: string; brandId: string; brandName: string };

/** Opens a page as if the session had been stored on an earlier visit. */
export async function arriveWith(page: Page, kept: Partial<Kept>, path: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/terms");
  await page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(path);
}

export const keptOf = (signedIn: SignedIn): Kept => ({
  token: signedIn.access_token,
  brandId: signedIn.brand_id,
  brandName: signedIn.brand_name,
});

/** Screens that go by themselves: what they said is kept, however late somebody looks. Before the first is opened. */
export const rememberScreens = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const part of document.querySelectorAll("h1, p, [role=status], [role=alert]")) {
        if (part.checkVisibility()) said.add(`${part.tagName} ${part.textContent.trim()}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** `text` begins with the kind of element that said it. */
export const expectSaid = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]))
    .toContainEqual(expect.stringContaining(text));
