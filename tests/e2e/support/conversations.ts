import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { enter, enterAs, newAccount, storedToken } from "./accounts.ts";

/** The profile that belongs to the demo's speaker account. */
const SPEAKER_SLUG = "miriam-falkenau";
export const SPEAKER_PROFILE = `/speaker/${SPEAKER_SLUG}`;
export const SPEAKER_NAME = "Dr. Miriam Falkenau";
export const INBOX = "/dashboard/nachrichten";

/** A customer of this test alone, signed in. */
export async function newCustomer(page: Page, request: APIRequestContext): Promise<void> {
  await enter(page, await newAccount(request));
}

/** The demo's speaker in a browser of their own. */
export async function speakerPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, "speaker");
  return page;
}

/** Calls the API as the user who is signed in on the page. */
export async function callAs(page: Page, path: string, data?: unknown) {
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const url = `/api/v1${path}`;
  const answer =
    data === undefined
      ? await page.request.get(url, { headers })
      : await page.request.post(url, { headers, data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The conversation of the signed-in customer with the demo's speaker. */
export async function openConversation(page: Page): Promise<string> {
  const speaker = await callAs(page, `/speakers/${SPEAKER_SLUG}`);
  const { id } = await callAs(page, "/conversations", { speaker_id: speaker.id });
  return id;
}

export async function write(page: Page, conversationId: string, message: string): Promise<void> {
  const client_id = crypto.randomUUID();
  await callAs(page, `/conversations/${conversationId}/messages`, { message, client_id });
}

export const chat = (page: Page) => page.getByRole("region", { name: "Persönliche Beratung" });
export const field = (page: Page) => page.getByPlaceholder("Nachricht eingeben...");
/** Messages of the open conversation. */
export const bubbles = (page: Page) =>
  page.getByRole("region", { name: "Nachrichten", exact: true }).getByRole("listitem");
export const bubble = (page: Page, text: string) => bubbles(page).filter({ hasText: text });
