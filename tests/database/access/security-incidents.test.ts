import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import {
  call,
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { db } = database;
const limited = await startAuthServer(database, { rateLimits: true });
const free = await startAuthServer(database);

const signIn = (email: string, password: string, address: string) =>
  call(limited, "/auth/v1/token?grant_type=password", {
    json: { email, password },
    headers: { "x-forwarded-for": address },
  });

test("a sender who tries again and again is noted with address and limit [SEC-54]", async () => {
  for (let n = 0; n < 12; n += 1)
    await signIn("niemand@example.org", "falsch-falsch", "203.0.113.7");
  expect(limited.incidents.splice(0)).toContainEqual({
    event: "limit_reached",
    subject: "auth",
    sender: "203.0.113.7",
  });
});

test("an account that is guessed from everywhere is noted, an unknown one without a name [SEC-54]", async () => {
  const email = "ziel@example.org";
  const { user } = await sessionOf(await confirmedUser(free, database, email));
  for (let n = 1; n <= 22; n += 1) {
    await signIn(email, "falsch-falsch", `198.51.100.${n}`);
    await signIn("keins@example.org", "falsch-falsch", `192.0.2.${n}`);
  }
  const locked = limited.incidents.splice(0).filter(({ event }) => event === "account_locked");
  expect(locked).toContainEqual({
    event: "account_locked",
    subject: "login_account",
    sender: "198.51.100.21",
    userId: user.id,
  });
  expect(locked).toContainEqual({
    event: "account_locked",
    subject: "login_account",
    sender: "192.0.2.21",
    userId: undefined,
  });
});

test("the right password of an account that may not enter is on record [SEC-54]", async () => {
  const email = "wartend@example.org";
  await newClient(free).signUp({ email, password: PASSWORD });
  const { error } = await newClient(free).signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe("email_not_confirmed");
  const rows = await db
    .select({ detail: authAuditLog.detail })
    .from(authAuditLog)
    .innerJoin(authUsers, eq(authUsers.id, authAuditLog.user_id))
    .where(and(eq(authUsers.email, email), eq(authAuditLog.action, "login_refused")));
  expect(rows).toEqual([{ detail: { reason: "email_not_confirmed" } }]);
});
