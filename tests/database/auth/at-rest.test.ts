import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimJobs, finishJob } from "#data/queries/mail/outbox-worker.ts";
import {
  confirmedUser,
  lastMail,
  mailsTo,
  PASSWORD,
  sessionOf,
  startAuthServer,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

/** Every row of every table, as the thief of a backup reads it; bytes in three spellings. */
async function dump(): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') order by 1`);
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await db.execute<Record<string, unknown>>(sql.raw(`select * from ${name}`));
    texts.push(JSON.stringify(table.rows, replaceBytes));
  }
  return texts.join("\n");
}

/** JSON would turn a buffer into a list of numbers before we see it. */
function replaceBytes(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  if (!Buffer.isBuffer(original)) return value;
  return (["hex", "base64url", "latin1"] as const).map((form) => original.toString(form)).join(" ");
}

/** As the worker leaves the outbox once the mails are out. */
async function sendAllMails(kinds: string[]): Promise<void> {
  for (;;) {
    const jobs = await claimJobs(db, { kinds, limit: 50, leaseMs: 60_000 });
    if (jobs.length === 0) return;
    for (const job of jobs) await finishJob(db, job);
  }
}

test("a stolen database holds no token, code, seed or password that works [SEC-25]", async () => {
  const email = "abzug@example.org";
  const client = await confirmedUser(server, database, email);
  const { data: enrolled } = await client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
  const { id: factorId, totp } = given(enrolled ?? undefined);
  const code = totpCode(totp.secret, server.now());
  await client.mfa.challengeAndVerify({ factorId, code });
  const { data: recovery } = await client.mfa.recoveryCodes.generate();
  await client.resetPasswordForEmail(email);
  const confirm = await lastMail(database, email, "mail.confirm_signup");
  const reset = await lastMail(database, email, "mail.recovery");
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  await sendAllMails(kinds);
  const { access_token, refresh_token } = await sessionOf(client);
  const secrets = {
    password: PASSWORD,
    access_token,
    refresh_token,
    refresh_proof: given(refresh_token.split(".")[2]),
    confirm: confirm.token,
    reset: reset.token,
    seed: totp.secret,
    recovery_code: given(recovery?.codes[0]),
    private_key: "PRIVATE KEY",
  };
  const stolen = await dump();
  expect(stolen).toContain(email);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(stolen.includes(secret), name).toBe(false);
  }
});
