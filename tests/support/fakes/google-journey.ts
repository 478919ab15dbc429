import { type AuthServer, newClient, type TestClient } from "#tests/support/auth/auth-server.ts";
import { given } from "#tests/support/database/records.ts";
import type { FakeGoogle } from "./fake-google.ts";

export type Twist = { withoutCookie?: boolean; bend?: (back: URL) => void };

const NAMES = { given_name: "Grace", family_name: "Hopper" };

/** The settings of an auth server whose Google is `google`. */
export function asGoogle({ issuer }: FakeGoogle) {
  return { issuer, clientId: "wortbuehne", clientSecret: "nur-fuer-uns" };
}

/** What the client opens when the button is pressed. */
export async function beginGoogle(server: AuthServer, client: TestClient): Promise<string> {
  const { data } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${server.url}/auth/callback`, skipBrowserRedirect: true },
  });
  return given(data.url ?? undefined);
}

/** The part of the browser: to us, to the provider, and back with the cookie it was given. */
export async function travel(address: string, twist: Twist = {}) {
  const start = await fetch(address, { redirect: "manual" });
  return returnFrom(locationOf(start), start, twist);
}

export async function returnFrom(
  provider: string,
  start: Response,
  { withoutCookie = false, bend }: Twist = {},
) {
  const cookie = given(start.headers.getSetCookie()[0]);
  const there = await fetch(provider, { redirect: "manual" });
  const back = new URL(locationOf(there));
  bend?.(back);
  const pair = cookie.split(";")[0] ?? "";
  const headers: Record<string, string> = withoutCookie ? {} : { cookie: pair };
  const arrival = await fetch(back, { redirect: "manual", headers });
  return {
    location: new URL(locationOf(arrival)),
    back,
    cookie,
    pair,
    provider: new URL(provider),
  };
}

/** The whole way of a user as whom Google knows them. */
export async function enterWithGoogle(
  server: AuthServer,
  google: FakeGoogle,
  claims: Record<string, unknown>,
  twist: Twist = {},
) {
  google.claims = { email_verified: true, ...NAMES, ...claims };
  const client = newClient(server);
  const journey = await travel(await beginGoogle(server, client), twist);
  const code = journey.location.searchParams.get("code");
  const exchanged = code ? await client.exchangeCodeForSession(code) : null;
  const refusal = journey.location.searchParams.get("error_code");
  return { client, ...journey, code, refusal, exchanged, user: exchanged?.data.user };
}

export function locationOf(answer: Response): string {
  return given(answer.headers.get("location") ?? undefined);
}
