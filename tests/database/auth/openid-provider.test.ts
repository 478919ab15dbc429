import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";
import { afterAll, expect, test } from "vitest";
import { newClient, startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const CLIENT = { clientId: "wortbuehne", clientSecret: "geheim-geheim-geheim-geheim" };

const database = await testDatabase();
const host = createServer();
await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
const issuer = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
const server = await startAuthServer(database, { google: { ...CLIENT, issuer, prompt: "" } });
host.on("request", createProvider().callback());
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

/** A certified provider with login and consent pages of its own. */
function createProvider(): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${server.url}/auth/v1/callback`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["nur-im-test"] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@gmail.com`,
        email_verified: true,
        given_name: "Mary",
        family_name: "Jackson",
      }),
    }),
  };
  return new Provider(issuer, configuration);
}

/** Follows redirects and fills in forms, with one cookie jar per origin, until the page we want. */
async function browse(start: string, isThere: (address: string) => boolean): Promise<URL> {
  const jars = new Map<string, Map<string, string>>();
  const visit = async (address: string, init: RequestInit = {}) => {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, { redirect: "manual", ...init, headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = answer.headers.get("location");
    return location ? new URL(location, address).href : answer.text();
  };
  let address = start;
  for (let steps = 0; steps < 20 && !isThere(address); steps += 1) {
    const result = await visit(address);
    if (/^https?:/.test(result)) {
      address = result;
      continue;
    }
    const action = given(/action="([^"]+)"/.exec(result)?.[1]);
    const login = { prompt: "login", login: "mary", password: "egal" };
    const form = result.includes('name="login"') ? login : { prompt: "consent" };
    const body = new URLSearchParams(form);
    address = await visit(new URL(action, address).href, { method: "POST", body });
  }
  return new URL(address);
}

test("sign-in works against a certified OpenID provider, from button to session", async () => {
  const client = newClient(server);
  const { data } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${server.url}/auth/callback`, skipBrowserRedirect: true },
  });
  const goal = `${server.url}/auth/callback`;
  const back = await browse(given(data.url ?? undefined), (address) => address.startsWith(goal));
  expect(back.searchParams.get("error_code")).toBeNull();
  const code = given(back.searchParams.get("code") ?? undefined);
  const session = await client.exchangeCodeForSession(code);
  expect(session.error).toBeNull();
  expect(session.data.user).toMatchObject({
    email: "mary@gmail.com",
    user_metadata: { first_name: "Mary", last_name: "Jackson" },
  });
});
