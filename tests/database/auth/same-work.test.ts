import pg from "pg";
import { expect, test, vi } from "vitest";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  mailsTo,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

/**
 * Whether an address is known must not show in the time of an answer. A clock proves little on a busy
 * machine, so what is compared is the work itself: the statements that the database was asked before the
 * answer was ready. Limits, which are counted before the account is looked up, are off.
 */
const database = await testDatabase();
const server = await startAuthServer(database);

const KNOWN = "bekannt@example.org";
const WAITING = "wartet@example.org";
const owner = await confirmedUser(server, database, KNOWN);
await newClient(server).signUp({ email: WAITING, password: PASSWORD });

async function workOf(path: string, init: Parameters<typeof call>[2]) {
  const query = vi.spyOn(pg.Client.prototype, "query");
  let statements: string[] = [];
  server.seen.onAnswer = () => {
    statements = query.mock.calls.map(([sent]) => textOf(sent));
  };
  try {
    const { status, body } = await answerOf(call(server, path, init));
    return { status, keys: Object.keys(body).sort(), statements };
  } finally {
    server.seen.onAnswer = () => {};
    query.mockRestore();
  }
}

/** Without the values: which of them are given is no work. */
function textOf(sent: unknown): string {
  const text = typeof sent === "string" ? sent : String((sent as { text?: unknown }).text);
  return text.replace(/ values \(.*/s, "");
}

async function expectSameWork(
  path: string,
  bodyFor: (email: string) => object,
  addresses: readonly string[],
  more: { method?: string; token?: string } = {},
) {
  const works = [];
  for (const email of addresses) works.push(await workOf(path, { ...more, json: bodyFor(email) }));
  for (const work of works.slice(1)) expect(work).toEqual(works[0]);
}

test("a new password costs the same for known and unknown addresses [SEC-21]", async () => {
  await expectSameWork("/auth/v1/recover", (email) => ({ email }), ["nie@example.org", KNOWN]);
  expect(await mailsTo(database, "nie@example.org")).toEqual([]);
  await expect(lastMail(database, KNOWN, "mail.recovery")).resolves.toBeDefined();
});

test("so does a mail sent again, for both purposes [SEC-21]", async () => {
  const addresses = ["nie2@example.org", KNOWN, WAITING];
  for (const type of ["signup", "email_change"]) {
    const asked = addresses.map((email) => (email.startsWith("nie") ? `${type}-${email}` : email));
    await expectSameWork("/auth/v1/resend", (email) => ({ email, type }), asked);
  }
});

test("so does a sign-up, whether or not the address is taken [SEC-21]", async () => {
  const body = (email: string) => ({ email, password: "noch-ein-passwort" });
  await expectSameWork("/auth/v1/signup", body, ["neu@example.org", KNOWN, WAITING]);
  await expect(lastMail(database, KNOWN, "mail.already_registered")).resolves.toBeDefined();
});

test("so do a wrong password and a wrong code [SEC-21]", async () => {
  const credentials = (email: string) => ({ email, password: "falsch-falsch" });
  const addresses = ["nie3@example.org", KNOWN];
  await expectSameWork("/auth/v1/token?grant_type=password", credentials, addresses);
  await call(server, "/auth/v1/recover", { json: { email: KNOWN } });
  const code = (email: string) => ({ email, token: "000000", type: "recovery" });
  await expectSameWork("/auth/v1/verify", code, addresses);
});

test("so does the wish for a new address that another account has [SEC-21]", async () => {
  await confirmedUser(server, database, "vergeben@example.org");
  const { access_token: token } = await sessionOf(owner);
  const body = (email: string) => ({ email });
  const addresses = ["frei@example.org", "vergeben@example.org"];
  await expectSameWork("/auth/v1/user", body, addresses, { method: "PUT", token });
});

test("links without a password are refused before the account is looked up [SEC-21]", async () => {
  for (const path of ["/auth/v1/otp", "/auth/v1/magiclink"]) {
    for (const email of ["nie4@example.org", KNOWN]) {
      expect((await workOf(path, { json: { email } })).statements).toEqual([]);
    }
  }
});
