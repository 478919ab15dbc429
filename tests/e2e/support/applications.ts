import { type APIRequestContext, expect } from "@playwright/test";
import { APPLICATION } from "#tests/support/speaker-application.ts";
import { tokenAs } from "./accounts.ts";

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sent without the form. */
export async function sendApplication(request: APIRequestContext, token: string): Promise<string> {
  const url = "/api/v1/speaker-applications";
  const sent = await request.post(url, { headers: bearer(token), data: APPLICATION });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json()).id;
}

/** What an admin does at the desk, without the desk. */
export async function decide(request: APIRequestContext, id: string, data: object): Promise<void> {
  await asAdmin(request, `applications/${id}/decision`, data);
}

async function asAdmin(request: APIRequestContext, path: string, data: object) {
  const headers = bearer(await tokenAs(request, "admin"));
  const answer = await request.post(`/api/v1/admin/${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

type Newcomer = { readonly email: string; readonly token: string };

/** Gives a user a profile of their own that no visitor sees: other tests count those that are public. */
export async function giveDraft(
  request: APIRequestContext,
  { email, token }: Newcomer,
): Promise<void> {
  const made = await asAdmin(request, "speakers", { name: "Ada Entwurf", email });
  const { id } = await made.json();
  await asAdmin(request, "speakers/invitations", { ids: [id] });
  const linkOf = async () => {
    const mails = await (await request.get("/demo/postfach.json")).json();
    const own = (mails as { to: string; text: string }[]).filter(({ to }) => to.includes(email));
    return own.map(({ text }) => /\/einladung\/(\S+)/.exec(text)?.[1]).find(Boolean);
  };
  await expect.poll(linkOf).toBeTruthy();
  const claim = { headers: bearer(token), data: { token: await linkOf() } };
  const answer = await request.post("/api/v1/me/speaker-claim", claim);
  expect(answer.ok(), await answer.text()).toBe(true);
}
