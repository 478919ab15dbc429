import { expect, test } from "vitest";
import { TOTP_STEP } from "#tests/support/auth/auth-factors.ts";
import {
  call,
  lastMail,
  newClient,
  PASSWORD,
  startAuthServer,
  type TestClient,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { startFakeGoogle } from "#tests/support/fakes/fake-google.ts";
import { asGoogle, beginGoogle, returnFrom, travel } from "#tests/support/fakes/google-journey.ts";

/**
 * Every call that the product or the protocol knows, made by the unmodified client: what it sends,
 * and what it gets. A new version of the client that speaks otherwise fails here first.
 */
const database = await testDatabase();
const google = await startFakeGoogle();
const server = await startAuthServer(database, { google: asGoogle(google) });
const EMAIL = "ada@example.org";
const CALLBACK = `${server.url}/auth/callback`;
const PROOF = "code_challenge,code_challenge_method";
const CAPTCHA = "gotrue_meta_security";

const trace: string[] = [];
const answers: Response[] = [];

const recorded: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  answers.push(answer.clone());
  trace.push(describeCall(new URL(String(address)), init, answer.status, await textOf(answer)));
  return answer;
};

const textOf = (answer: Response) => answer.clone().text();

/** `POST* /user?redirect_to {email,…} 200 user`; the star is a bearer token. */
function describeCall(url: URL, init: RequestInit = {}, status: number, text: string): string {
  const path = url.pathname
    .replace("/auth/v1", "")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ":id");
  const names = [...url.searchParams].map(([name, value]) =>
    name === "grant_type" || name === "scope" ? `${name}=${value}` : name,
  );
  const query = names.length > 0 ? `?${names.sort().join("&")}` : "";
  const token = new Headers(init.headers).has("authorization") ? "*" : "";
  const sent = init.body ? keysOf(JSON.parse(String(init.body))) : "";
  const got = text ? kindOf(JSON.parse(text)) : "";
  return [`${init.method}${token} ${path}${query}`, sent && `{${sent}}`, status, got]
    .filter(Boolean)
    .join(" ");
}

const keysOf = (value: object) => Object.keys(value).sort().join(",");

function kindOf(value: Record<string, unknown>): string {
  if ("access_token" in value) {
    expect(keysOf(value)).toBe("access_token,expires_at,expires_in,refresh_token,token_type,user");
    return `session of ${kindOf(value.user as Record<string, unknown>)}`;
  }
  return "aud" in value ? "user" : `{${keysOf(value)}}`;
}

/** What the call did on the wire; it must have succeeded. */
async function wire(run: () => Promise<{ error: unknown }>): Promise<string[]> {
  trace.length = 0;
  expect((await run()).error).toBeNull();
  return [...trace];
}

const client: TestClient = newClient(server, undefined, { fetch: recorded });

test("sign-up, confirmation, password, refresh", async () => {
  const data = { first_name: "Ada", last_name: "Lovelace" };
  const options = { data, emailRedirectTo: `${server.url}/` };
  expect(await wire(() => client.signUp({ email: EMAIL, password: PASSWORD, options }))).toEqual([
    `POST /signup?redirect_to {${PROOF},data,email,${CAPTCHA},password} 200 user`,
  ]);
  expect(await wire(() => client.resend({ type: "signup", email: EMAIL, options }))).toEqual([
    `POST /resend?redirect_to {${PROOF},email,${CAPTCHA},type} 200 {}`,
  ]);
  const { token } = await lastMail(database, EMAIL, "mail.confirm_signup");
  const link = await call(server, `/auth/v1/verify?token=${token}&type=signup&redirect_to=/`);
  expect(link.status).toBe(303);
  expect(await wire(() => client.verifyOtp({ token_hash: token, type: "email" }))).toEqual([
    `POST /verify {${CAPTCHA},token_hash,type} 200 session of user`,
  ]);
  const credentials = { email: EMAIL, password: PASSWORD };
  expect(await wire(() => client.signInWithPassword(credentials))).toEqual([
    `POST /token?grant_type=password {email,${CAPTCHA},password} 200 session of user`,
  ]);
  expect(await wire(() => client.refreshSession())).toEqual([
    "POST /token?grant_type=refresh_token {refresh_token} 200 session of user",
  ]);
});

test("the account, its password and its address", async () => {
  expect(await wire(() => client.getUser())).toEqual(["GET* /user 200 user"]);
  expect(await wire(() => client.mfa.listFactors())).toEqual(["GET* /user 200 user"]);
  expect(await wire(() => client.mfa.getAuthenticatorAssuranceLevel())).toEqual([]);
  const keys = "GET /.well-known/jwks.json 200 {keys}";
  expect(await wire(() => client.getClaims())).toEqual([keys]);
  const change = { data: { first_name: "Augusta", last_name: "King" } };
  const update = `PUT* /user {${PROOF},data} 200 user`;
  expect(await wire(() => client.updateUser(change))).toEqual([update]);
  expect(await wire(() => client.reauthenticate())).toEqual(["GET* /reauthenticate 200 {}"]);
  const redirectTo = `${server.url}/auth/reset`;
  expect(await wire(() => client.resetPasswordForEmail(EMAIL, { redirectTo }))).toEqual([
    `POST /recover?redirect_to {${PROOF},email,${CAPTCHA}} 200 {}`,
  ]);
  const { data } = await lastMail(database, EMAIL, "mail.recovery");
  const code = { email: EMAIL, token: data.code, type: "recovery" } as const;
  expect(await wire(() => client.verifyOtp(code))).toEqual([
    `POST /verify {email,${CAPTCHA},token,type} 200 session of user`,
  ]);
  const next = { email: "augusta@example.org" };
  expect(await wire(() => client.updateUser(next, { emailRedirectTo: CALLBACK }))).toEqual([
    `PUT* /user?redirect_to {${PROOF},email} 200 user`,
  ]);
  const { token } = await lastMail(database, next.email, "mail.email_change");
  expect(await wire(() => client.verifyOtp({ token_hash: token, type: "email_change" }))).toEqual([
    `POST /verify {${CAPTCHA},token_hash,type} 200 {code,msg}`,
  ]);
});

test("Google as the way in, linked and separated again", async () => {
  google.claims = { sub: "g1", email: "grace@gmail.com", email_verified: true };
  const grace = newClient(server, undefined, { fetch: recorded });
  const address = await beginGoogle(server, grace);
  expect([...new URL(address).searchParams.keys()].sort().join(",")).toBe(
    `${PROOF},provider,redirect_to`,
  );
  const { location } = await travel(address);
  const code = given(location.searchParams.get("code") ?? undefined);
  expect(await wire(() => grace.exchangeCodeForSession(code))).toEqual([
    "POST /token?grant_type=pkce {auth_code,code_verifier} 200 session of user",
  ]);
  const options = { redirectTo: CALLBACK, skipBrowserRedirect: true };
  const asked = `GET* /user/identities/authorize?code_challenge&code_challenge_method&provider&redirect_to&skip_http_redirect 200 {url}`;
  let url = "";
  const link = async () => {
    const linked = await client.linkIdentity({ provider: "google", options });
    url = linked.data.url ?? "";
    return linked;
  };
  expect(await wire(link)).toEqual([asked]);
  google.claims = { sub: "g2", email: "ada@gmail.com", email_verified: true };
  const back = await returnFrom(url, given(answers.at(-1)));
  expect(back.location.searchParams.get("code")).not.toBeNull();
  const { data } = await client.getUserIdentities();
  const identity = given(data?.identities.find(({ provider }) => provider === "google"));
  expect(await wire(() => client.unlinkIdentity(identity))).toEqual([
    "DELETE* /user/identities/:id 200 {}",
  ]);
});

test("second factors by app and by message", async () => {
  const app = { factorType: "totp", friendlyName: "App", issuer: "Wortbühne" } as const;
  expect(await wire(() => client.mfa.enroll(app))).toEqual([
    "POST* /factors {factor_type,friendly_name,issuer} 200 {friendly_name,id,totp,type}",
  ]);
  const { id: factorId, totp } = await given(answers.at(-1)).json();
  expect(await wire(() => client.mfa.challenge({ factorId }))).toEqual([
    "POST* /factors/:id/challenge {factorId} 200 {expires_at,id,type}",
  ]);
  const { id: challengeId } = await given(answers.at(-1)).json();
  const code = totpCode(totp.secret, server.now());
  const verified = "POST* /factors/:id/verify {challenge_id,code} 200 session of user";
  expect(await wire(() => client.mfa.verify({ factorId, challengeId, code }))).toEqual([verified]);
  const phone = { factorType: "phone", friendlyName: "Tel", phone: "+4915112345678" } as const;
  expect(await wire(() => client.mfa.enroll(phone))).toEqual([
    "POST* /factors {factor_type,friendly_name,phone} 200 {friendly_name,id,phone,type}",
  ]);
  const { id: phoneId } = await given(answers.at(-1)).json();
  const message = { factorId: phoneId, channel: "sms" } as const;
  expect(await wire(() => client.mfa.challenge(message))).toEqual([
    "POST* /factors/:id/challenge {channel,factorId} 200 {expires_at,id,type}",
  ]);
  const { id: asked } = await given(answers.at(-1)).json();
  const sent = given(/\d{6}/.exec(given(server.messages.at(-1)).text)?.[0]);
  const proof = { factorId: phoneId, challengeId: asked, code: sent };
  expect(await wire(() => client.mfa.verify(proof))).toEqual([verified]);
  // Removing the factor a session was raised with would lower it: so it shows the other one again.
  server.clock.offset += 2 * TOTP_STEP;
  const again = totpCode(totp.secret, server.now());
  expect(await wire(() => client.mfa.challengeAndVerify({ factorId, code: again }))).toEqual([
    "POST* /factors/:id/challenge {factorId} 200 {expires_at,id,type}",
    verified,
  ]);
  const gone = "DELETE* /factors/:id 200 {id}";
  expect(await wire(() => client.mfa.unenroll({ factorId: phoneId }))).toEqual([gone]);
});

test("recovery codes, and the ways out", async () => {
  const codes = client.mfa.recoveryCodes;
  const set = "{codes,friendly_name,id,total,type}";
  const path = "/factors/recovery-codes";
  expect(await wire(() => codes.generate())).toEqual([`POST* ${path} 200 ${set}`]);
  expect(await wire(() => codes.regenerate())).toEqual([`POST* ${path}/regenerate 200 ${set}`]);
  const { codes: list } = await given(answers.at(-1)).json();
  expect(await wire(() => codes.getStatus())).toEqual([
    `GET* ${path} 200 {id,remaining,total,type}`,
  ]);
  expect(await wire(() => codes.verify({ code: list[0] }))).toEqual([
    `POST* ${path}/verify {code} 200 session of user`,
  ]);
  const others = () => wire(() => client.signOut({ scope: "others" }));
  expect(await others()).toEqual(["POST* /logout?scope=others 204"]);
  // Without the codes the session is no stronger than the password: it ends none but itself.
  expect(await wire(() => codes.unenroll())).toEqual([`DELETE* ${path} 200 {id}`]);
  expect(await others()).toEqual(["POST* /logout?scope=others 401 {code,message}"]);
  expect(await wire(() => client.signOut({ scope: "local" }))).toEqual([
    "POST* /logout?scope=local 204",
  ]);
  expect(client.memory.size).toBe(0);
  const last = newClient(server, undefined, { fetch: recorded });
  await last.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(await wire(() => last.signOut())).toEqual(["POST* /logout?scope=global 204"]);
});
