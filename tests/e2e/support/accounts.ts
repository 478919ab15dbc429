import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

export const DEMO_PASSWORD = "Buehne-frei-2026";
export const DEMO = {
  customer: "kunde@demo.example",
  speaker: "speaker@demo.example",
  admin: "admin@demo.example",
} as const;

export type Credentials = { email: string; password: string };

/** An account of its own: tests run side by side on one database. */
export function newCredentials(): Credentials {
  return { email: `test-${randomUUID()}@beispiel.example`, password: "ein-guter-satz" };
}

/** What the browser keeps of a signed-in user. */
type Session = { readonly access_token: string; readonly expires_at: number };

/** The first sessions of accounts that were just made, until a test takes them. */
const unused = new Map<string, Session>();

/** Those of the demo accounts: no test ends or renews them, so one each is enough for a worker. */
const shared = new Map<string, Session>();

const origins = new WeakMap<APIRequestContext, Promise<string>>();

/** Seconds that the longest test takes, and those before the end in which a page renews its session. */
const LONGEST_TEST = 6 * 60;

/** An account whose address is confirmed, as it is after a sign-up; that has tests of its own. */
export async function newAccount(request: APIRequestContext): Promise<Credentials> {
  const answer = await request.post(`${await stageDoor(request)}/accounts`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { email, password, session } = await answer.json();
  unused.set(email, session);
  return { email, password };
}

/** The same as a visitor gets it, where there is no stage door. */
export async function signUpByMail(request: APIRequestContext): Promise<Credentials> {
  const account = newCredentials();
  const data = { first_name: "Ada", last_name: "Test" };
  expect((await request.post("/auth/v1/signup", { data: { ...account, data } })).ok()).toBe(true);
  const link = await mailedLink(request, account.email);
  const token = { token_hash: link.searchParams.get("token_hash"), type: "signup" };
  expect((await request.post("/auth/v1/verify", { data: token })).ok()).toBe(true);
  return account;
}

/** Where tests may do what no visitor may: beside the server of the product. */
export async function stageDoor(request: APIRequestContext): Promise<string> {
  const door = new URL(await originOf(request));
  door.port = String(Number(door.port) + 2);
  return door.origin;
}

/** Most tests share one server, some have their own. */
function originOf(request: APIRequestContext): Promise<string> {
  const known = origins.get(request) ?? request.get("/robots.txt").then((answer) => answer.url());
  origins.set(request, known);
  return known.then((url) => new URL(url).origin);
}

/** The access token of an account, for calls without a browser. */
export async function tokenOf(request: APIRequestContext, account: Credentials): Promise<string> {
  return (await sessionOf(request, account)).access_token;
}

export function tokenAs(request: APIRequestContext, role: keyof typeof DEMO): Promise<string> {
  return tokenOf(request, { email: DEMO[role], password: DEMO_PASSWORD });
}

async function sessionOf(request: APIRequestContext, account: Credentials): Promise<Session> {
  const place = `${await originOf(request)} ${account.email}`;
  const known = unused.get(account.email) ?? shared.get(place);
  unused.delete(account.email);
  if (known && known.expires_at - Date.now() / 1000 > LONGEST_TEST) return known;
  const url = "/auth/v1/token?grant_type=password";
  const answer = await request.post(url, { data: account });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session = (await answer.json()) as Session;
  if (account.password === DEMO_PASSWORD) shared.set(place, session);
  return session;
}

type Mail = { to: string; text: string };

/** The address in the newest mail to a recipient, as soon as it has arrived. */
export async function mailedLink(request: APIRequestContext, to: string, type = "signup") {
  let link = "";
  const read = async () => {
    const mails = (await (await request.get("/demo/postfach.json")).json()) as Mail[];
    const texts = mails.filter((mail) => mail.to.includes(to)).map((mail) => mail.text);
    link = texts.flatMap(confirmLinks).find((found) => found.includes(`type=${type}`)) ?? "";
    return link;
  };
  await expect.poll(read, { intervals: [100] }).not.toBe("");
  return new URL(link);
}

function confirmLinks(text: string): string[] {
  return text.match(/https?:\/\/\S+\/auth\/confirm\?[^\s<>")]+/g) ?? [];
}

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await submitButton(page, "Anmelden").click();
}

/** The button of the form; the top bar has links of the same name. */
export function submitButton(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await openPage(page, "/auth");
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL("/");
}

export function signInAs(page: Page, role: keyof typeof DEMO): Promise<void> {
  return signIn(page, { email: DEMO[role], password: DEMO_PASSWORD });
}

/** Signed in without the form: what a browser finds that was here before. */
export async function enter(page: Page, account?: Credentials): Promise<string> {
  const session = await sessionOf(page.request, account ?? (await newAccount(page.request)));
  // The lightest page there is: what counts is the place where the browser keeps things.
  await page.goto("/robots.txt");
  const text = JSON.stringify(session);
  await page.evaluate((value) => localStorage.setItem("sb-auth-token", value), text);
  return session.access_token;
}

export function enterAs(page: Page, role: keyof typeof DEMO): Promise<string> {
  return enter(page, { email: DEMO[role], password: DEMO_PASSWORD });
}

/** The message with exactly these words; a pattern finds one that holds them among others. */
export function toastOf(page: Page, text: string | RegExp) {
  return page.locator("[data-toast]").filter({ has: page.getByText(text, { exact: true }) });
}

/** Reads a message and puts it away by the key for that, so that a follow-up comes at once. */
export async function readToast(page: Page, text: string | RegExp): Promise<void> {
  const toast = toastOf(page, text);
  await expect(toast).toBeVisible();
  // One that has gone by itself meanwhile is as good.
  await toast.evaluateAll((cards) => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    for (const card of cards) card.dispatchEvent(key);
  });
}

export const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The access token of the session that the browser keeps. */
export function storedToken(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem("sb-auth-token") ?? "{}").access_token,
  );
}

/** Through the demo's stand-in for Google, as a new user: the callback then asks for the role. */
export async function signUpWithGoogle(page: Page, email = newCredentials().email): Promise<void> {
  await openPage(page, "/auth?mode=register");
  await submitButton(page, "Mit Google registrieren").click();
  // The form that is left has fields of the same name.
  await page.waitForURL(/\/demo\/google/);
  await page.getByLabel("Vorname").fill("Jule");
  await page.getByLabel("Nachname").fill("Hartwig");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Weiter zu Wortbühne" }).click();
}

/** The dialog of a user without a role. */
export async function openRoleDialog(page: Page) {
  await signUpWithGoogle(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}
