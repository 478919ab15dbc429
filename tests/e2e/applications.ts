import { type APIRequestContext, expect } from "@playwright/test";
import { APPLICATION } from "../support/speaker-application.ts";
import { DEMO, DEMO_PASSWORD } from "./accounts.ts";

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
  const account = { email: DEMO.admin, password: DEMO_PASSWORD };
  const session = await request.post("/auth/v1/token?grant_type=password", { data: account });
  const { access_token } = await session.json();
  const url = `/api/v1/admin/applications/${id}/decision`;
  const answer = await request.post(url, { headers: bearer(access_token), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
