import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  mailsTo,
  sessionOf,
  startAuthServer,
  type TestClient,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);
const GERMAN = { "accept-language": "de" };

const verify = (json: Record<string, unknown>) =>
  answerOf(call(server, "/auth/v1/verify", { json, headers: GERMAN }));

async function changing(email: string, next: string) {
  const client = await confirmedUser(server, database, email);
  expect((await client.updateUser({ email: next })).error).toBeNull();
  const { access_token: token } = await sessionOf(client);
  const pending = () => answerOf(call(server, "/api/v1/me/email-change", { token }));
  const cancel = () => call(server, "/api/v1/me/email-change", { method: "DELETE", token });
  const linkOf = async (to: string) => {
    const mail = await lastMail(database, to, "mail.email_change");
    return { token_hash: mail.token, type: "email_change" };
  };
  return { client, pending, cancel, linkOf };
}

const mailCount = async (to: string) =>
  (await mailsTo(database, to)).filter(({ kind }) => kind === "mail.email_change").length;

test("the owner sees whose agreement is missing, and only those are asked again", async () => {
  const [email, next] = ["frueher@example.org", "spaeter@example.org"];
  const { client, pending, linkOf } = await changing(email, next);
  expect((await pending()).body).toMatchObject({
    new_email: next,
    requested_at: expect.any(String),
    waiting_for: ["current", "new"],
  });
  expect((await verify(await linkOf(next))).body).toMatchObject({ code: "200" });
  expect((await pending()).body).toMatchObject({ waiting_for: ["current"] });
  expect((await client.resend({ type: "email_change", email })).error).toBeNull();
  expect([await mailCount(email), await mailCount(next)]).toEqual([2, 1]);
  expect((await verify(await linkOf(email))).body.access_token).toEqual(expect.any(String));
  expect((await client.getUser()).data.user?.email).toBe(next);
  expect((await pending()).body).toEqual(null);
});

test("a cancelled change leaves two dead links", async () => {
  const [email, next] = ["bleibt@example.org", "doch-nicht@example.org"];
  const { client, pending, cancel, linkOf } = await changing(email, next);
  expect((await cancel()).status).toBe(204);
  expect((await cancel()).status).toBe(204);
  expect((await pending()).body).toEqual(null);
  for (const link of [await linkOf(email), await linkOf(next)]) {
    expect((await verify(link)).status).toBe(403);
  }
  expect((await client.getUser()).data.user?.email).toBe(email);
});

test("no change is seen or cancelled without signing in", async () => {
  const path = "/api/v1/me/email-change";
  expect((await call(server, path)).status).toBe(401);
  expect((await call(server, path, { method: "DELETE", json: {} })).status).toBe(401);
});

test("spoiling the code of the old mailbox is not its agreement [SEC-27]", async () => {
  const [email, next] = ["opfer@example.org", "dieb@example.org"];
  const { client, pending, linkOf } = await changing(email, next);
  const guess = { email, token: "000000", type: "email_change" };
  for (let tries = 0; tries < 5; tries += 1) expect((await verify(guess)).status).toBe(403);
  expect((await verify(await linkOf(next))).status).toBe(403);
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await pending()).body).toMatchObject({ waiting_for: [] });
  // Asked for again, both have to agree as before.
  await client.resend({ type: "email_change", email });
  expect((await pending()).body).toMatchObject({ waiting_for: ["current", "new"] });
});

test("an expired link of one mailbox is not its agreement either [SEC-27]", async () => {
  const [email, next] = ["alt-link@example.org", "neu-link@example.org"];
  const { client, pending, linkOf } = await changing(email, next);
  server.clock.offset += 2 * 3_600_000;
  expect((await verify(await linkOf(email))).status).toBe(403);
  await client.resend({ type: "email_change", email });
  server.clock.offset -= 2 * 3_600_000;
  expect((await pending()).body).toMatchObject({ waiting_for: ["current", "new"] });
});

/** With limits, but a minute between any two mails. */
async function paced() {
  const limited = await startAuthServer(database, { rateLimits: true, keys: server.keys });
  const nextMinute = () =>
    db.execute(sql`delete from auth.rate_limits where key similar to 'mail_(gap|address):%'`);
  const member = async (email: string) => {
    await nextMinute();
    return confirmedUser(limited, database, email);
  };
  return { nextMinute, member };
}

test("ten mails a day reach a mailbox, however many accounts aim at it", async () => {
  const { nextMinute, member } = await paced();
  const target = "zielscheibe@example.org";
  const emails = ["schuetze-1@example.org", "schuetze-2@example.org"];
  const clients: TestClient[] = [];
  for (const email of emails) {
    const client = await member(email);
    expect((await client.updateUser({ email: target })).error).toBeNull();
    clients.push(client);
  }
  for (let round = 0; round < 5; round += 1) {
    for (const [index, email] of emails.entries()) {
      await nextMinute();
      // The answer is the same as for an unknown address.
      expect(
        (await given(clients[index]).resend({ type: "email_change", email })).error,
      ).toBeNull();
    }
  }
  expect(await mailCount(target)).toBe(10);
});

test("a change counts for the mailbox it leaves as well", async () => {
  const { nextMinute, member } = await paced();
  const email = "wankelmut@example.org";
  const client = await member(email);
  const changeTo = async (index: number) => {
    await nextMinute();
    return (await client.updateUser({ email: `wohin-${index}@example.org` })).error;
  };
  // Signing up was the first mail of ten.
  for (let index = 0; index < 9; index += 1) expect(await changeTo(index)).toBeNull();
  expect(await changeTo(9)).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(await mailCount(email)).toBe(9);
});

test("of two who confirm the same new address at once one gets it, the other a clear answer [SEC-50]", async () => {
  const next = "begehrt@example.org";
  const rivals = ["erste@example.org", "zweite@example.org"];
  const links = [];
  for (const email of rivals) {
    const { linkOf } = await changing(email, next);
    const link = await linkOf(next);
    expect((await verify(await linkOf(email))).body).toMatchObject({ code: "200" });
    links.push(link);
  }
  const answers = await Promise.all(links.map(verify));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toEqual({
    code: "email_exists",
    message: "Diese E-Mail-Adresse kann nicht verwendet werden.",
  });
  const holders = await db.select().from(authUsers).where(eq(authUsers.email, next));
  expect(holders).toHaveLength(1);
});
