import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { DEMO_PASSWORD } from "#tests/e2e/support/accounts.ts";

export type Call = <Body>(
  path: string,
  method?: "GET" | "POST" | "PUT",
  data?: object,
) => Promise<Body>;

/** Signs in and calls the API with that session. */
export async function asPerson(
  request: APIRequestContext,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<Call> {
  const credentials = { email, password };
  const session = await request.post("/auth/v1/token?grant_type=password", { data: credentials });
  const { access_token } = await session.json();
  const authorization = `Bearer ${access_token}`;
  return async (path, method = "GET", data) => {
    const headers = { authorization, "idempotency-key": randomUUID() };
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`);
    return answer.status() === 204 ? null : answer.json();
  };
}
