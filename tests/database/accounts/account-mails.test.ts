import { afterAll, expect, test } from "vitest";
import { findUserById } from "#data/queries/auth/users.ts";
import { listFailedJobs } from "#data/queries/mail/outbox-worker.ts";
import { mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import {
  type AccountMailKind,
  sendAccountMail,
} from "#features/accounts/tokens/send-account-mail.server.ts";
import { sendToken } from "#features/accounts/tokens/send-token.server.ts";
import { readMailbox } from "#features/mail/read-mailbox.server.ts";
import { createDocumentPrinter } from "#integrations/documents/document-printer.ts";
import { startJobs } from "#server/jobs/start-jobs.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog, testConfig } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const mac = () => Buffer.alloc(32, 1);
const ctx = { ...testCtx(db), secrets: { mac } } as unknown as AccountsCtx;
const logged = captureLog();
const config = testConfig({ MAIL_RATE: "1000" });
const metrics = createMetricsRegistry();
const documents = createDocumentPrinter();
const parts = { config, database, log: logged.log, metrics, files: ctx.files, documents };
const jobs = await startJobs(parts);
afterAll(() => jobs.stop());

/** A new notice does not compile until it is here. */
const BOOKING_NOTIFICATIONS: Record<AccountMailKind, Record<string, unknown>> = {
  "mail.already_registered": {},
  "mail.password_changed": {},
  "mail.email_changed": { new_email: "neu@test.example" },
  "mail.session_revoked": {},
  "mail.account_blocked": { reason: "Mehrfach beleidigende Nachrichten." },
  "mail.sessions_ended": {},
  "mail.new_device": { device: "Firefox unter Windows" },
  "mail.google_linked": {},
  "mail.google_unlinked": {},
  "mail.new_factor": { factor_type: "totp", friendly_name: "" },
  "mail.factor_removed": { factor_type: "phone", friendly_name: "Telefon" },
  "mail.account_deleted": {},
  "mail.recovery_codes_created": { total: 10 },
  "mail.recovery_code_used": { remaining: 9 },
};

test("every mail that accounts ask for arrives in the demo mailbox; the log holds none of it [SEC-46]", async () => {
  const user = given(await findUserById(db, await insertUser(db)));
  const to = user.email;
  const change = { new_email: "neu@test.example" };
  await db.transaction(async (tx) => {
    await sendToken(ctx, tx, user, { type: "signup", kind: "mail.confirm_signup", to });
    await sendToken(ctx, tx, user, { type: "recovery", kind: "mail.recovery", to });
    await sendToken(ctx, tx, user, { type: "reauth", kind: "mail.reauthentication", to });
    for (const half of ["current", "new"] as const) {
      const data = { ...change, half };
      const type = `email_change_${half}` as const;
      await sendToken(ctx, tx, user, { type, kind: "mail.email_change", to, data });
    }
    for (const [kind, data] of Object.entries(BOOKING_NOTIFICATIONS)) {
      await sendAccountMail(ctx, tx, user, kind as AccountMailKind, data);
    }
  });
  const expected = Object.keys(BOOKING_NOTIFICATIONS).length + 5;
  await eventually(async () => {
    const ended = (await db.select().from(outbox)).filter((job) => job.done_at ?? job.failed_at);
    return ended.length === expected;
  });
  expect(await listFailedJobs(db)).toEqual([]);
  const box = await readMailbox({ db });
  expect(box).toHaveLength(expected);
  const [newest, oldest] = [given(box[0]), given(box.at(-1))];
  expect(newest.subject).toBe("Ein Wiederherstellungscode wurde benutzt");
  expect(oldest.subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse");
  const secrets = box.flatMap(({ text }) => [
    ...(text.match(/token_hash=[\w-]+/g) ?? []),
    ...(text.match(/^\d{6}$/gm) ?? []),
  ]);
  expect(secrets.length).toBeGreaterThanOrEqual(9);
  for (const secret of [...secrets, user.email]) expect(logged.text()).not.toContain(secret);
  expect(logged.lines().filter(({ msg }) => msg === "job done")).toHaveLength(expected);
});

test("a job is done once under one Message-ID each", async () => {
  const rows = await db.select().from(mails);
  expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(rows.length);
  for (const { message_id } of rows) expect(message_id).toMatch(/^<\d+\.[0-9a-f]{16}@localhost>$/);
});
