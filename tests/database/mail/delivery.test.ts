import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { listFailedJobs } from "#data/queries/mail/outbox-worker.ts";
import { mails } from "#data/schema/mail.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import type { Mailer } from "#integrations/mail/mailer.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { brokenTlsServer, smtpSink } from "#tests/support/fakes/smtp-sink.ts";
import { HOUR_MS, testOutbox } from "#tests/support/outbox.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const { start, all, isDrained, advance } = testOutbox(database);
const sink = await smtpSink({ maxDelayMs: 5 });
const from = { name: "Wortbühne", address: "post@wortbuehne.example" };
const frame = { publicUrl: "https://www.wortbuehne.example" };
const mailer = createSmtpMailer({ url: sink.url, from });
const LINK = "https://www.wortbuehne.example/auth/confirm?token_hash=GEHEIM-4711&type=signup";

beforeEach(async () => {
  sink.delivered.length = 0;
  sink.dropped.length = 0;
  sink.behave(() => "accept");
  await db.delete(mails).where(sql`true`);
});

let serial = 0;
function confirm(to: string, code = "123456") {
  const data = { link: LINK, code, first_name: "Jörg" };
  serial += 1;
  return enqueueMail(db, { kind: "mail.confirm_signup", to, data, dedupeKey: `test:${serial}` });
}

function startMails(by: Mailer = mailer) {
  const { log } = captureLog();
  return start(mailHandlers({ db, log, mailer: by, frame }));
}

const address = (index: number) => `empfang-${index}@test.example`;
const recipients = () => sink.delivered.map(({ to }) => to.join());
const codes = (to: string) =>
  sink.delivered
    .filter((mail) => mail.to[0] === to)
    .map(({ raw }) => /Code ein:\r?\n(\d+)/.exec(raw)?.[1]);

describe("with a mail server", () => {
  test("every mail arrives once, with headers and both parts, and is recorded without secrets", async () => {
    const { logged } = await startMails();
    await confirm("kim@test.example", "918273");
    await eventually(isDrained);
    expect(sink.delivered).toHaveLength(1);
    const raw = sink.delivered[0]?.raw ?? "";
    expect(raw).toMatch(/^From: =\?UTF-8\?\S+ <post@wortbuehne\.example>/m);
    expect(raw).toMatch(/^To: kim@test\.example/m);
    expect(raw).toContain("Auto-Submitted: auto-generated");
    expect(raw).toContain("Content-Type: text/plain; charset=utf-8");
    expect(raw).toContain("Content-Type: text/html; charset=utf-8");
    expect(raw).toContain("918273");
    const [record] = await db.select().from(mails);
    expect(record).toMatchObject({
      template_key: "confirm_signup",
      message_id: sink.delivered[0]?.messageId,
      to_address: "kim@test.example",
      status: "sent",
      last_error: null,
    });
    const stored = JSON.stringify([record, await all()]);
    expect(stored).not.toMatch(/GEHEIM-4711|918273/);
    expect(logged.text()).not.toMatch(/GEHEIM-4711|918273|kim@test/);
  });

  test("the same dedupe key is one mail", async () => {
    await startMails();
    const mail = {
      kind: "mail.reauthentication",
      to: "kim@test.example",
      data: { code: "111222" },
      dedupeKey: "einmal",
    } as const;
    await Promise.all([enqueueMail(db, mail), enqueueMail(db, mail)]);
    await eventually(isDrained);
    expect(sink.delivered).toHaveLength(1);
  });

  test("a mail recorded as sent is not sent again", async () => {
    await confirm("kim@test.example");
    let isFirst = true;
    const forgetful: Mailer = {
      keeps: false,
      async send(message) {
        const delivery = await mailer.send(message);
        if (isFirst) await db.update(mails).set({ status: "sent" }).where(sql`true`);
        if (isFirst) {
          isFirst = false;
          throw new Error("crash");
        }
        return delivery;
      },
    };
    await startMails(forgetful);
    await eventually(async () => (await all())[0]?.last_error === "Error");
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(sink.delivered).toHaveLength(1);
  });
});

describe("with a mail server that misbehaves [R-12]", () => {
  test.each([421, 450, 451])("%d is tried again, under the same Message-ID", async (code) => {
    sink.behave(() => code);
    await startMails();
    await confirm("kim@test.example");
    await eventually(async () => String((await all())[0]?.last_error).includes(String(code)));
    const [waiting] = await db.select().from(mails);
    expect(waiting).toMatchObject({ status: "queued" });
    sink.behave(() => "accept");
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(sink.delivered.map(({ messageId }) => messageId)).toEqual([waiting?.message_id]);
    expect((await db.select().from(mails))[0]).toMatchObject({ status: "sent", last_error: null });
  });

  test("550 fails at once, is visible, and blocks no other mail", async () => {
    sink.behave((to) => (to.startsWith("weg@") ? 550 : "accept"));
    await startMails();
    await confirm("weg@test.example");
    for (let index = 0; index < 5; index++) await confirm(address(index));
    await eventually(async () => (await listFailedJobs(db)).length === 1);
    await eventually(() => sink.delivered.length === 5);
    expect(await listFailedJobs(db)).toMatchObject([
      { to: "weg@test.example", attempts: 1, reason: expect.stringContaining("550") },
    ]);
    const failed = (await db.select().from(mails)).filter(({ status }) => status === "failed");
    expect(failed).toMatchObject([
      { to_address: "weg@test.example", last_error: expect.stringContaining("550") },
    ]);
    expect(recipients()).not.toContain("weg@test.example");
  });

  test("a connection cut before the answer is tried again under the same Message-ID", async () => {
    let cuts = 0;
    sink.behave(() => (sink.dropped.length === cuts && cuts < 1 ? "drop" : "accept"));
    await startMails();
    await confirm("kim@test.example");
    await eventually(() => sink.dropped.length === 1);
    cuts = 1;
    await eventually(async () => (await all())[0]?.last_error !== null);
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(sink.delivered).toHaveLength(1);
    expect(sink.delivered[0]?.messageId).toBe(sink.dropped[0]?.messageId);
  });

  test("a server that stalls is cut by the time-out while others get their mail", async () => {
    sink.behave((to) => (to.startsWith("zaeh@") ? "stall" : "accept"));
    await startMails(createSmtpMailer({ url: sink.url, from, stallMs: 300 }));
    await confirm("zaeh@test.example");
    await confirm("kim@test.example");
    await eventually(() => recipients().includes("kim@test.example"));
    await eventually(async () => String((await all())[0]?.last_error).startsWith("ETIMEDOUT"));
    sink.behave(() => "accept");
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(recipients().sort()).toEqual(["kim@test.example", "zaeh@test.example"]);
  });

  test("encryption that fails is tried again and never a reason to send in the clear", async () => {
    const broken = await brokenTlsServer();
    await startMails(createSmtpMailer({ url: broken.url, from }));
    await confirm("kim@test.example");
    await eventually(async () => (await all())[0]?.last_error !== null);
    expect((await all())[0]).toMatchObject({ failed_at: null, done_at: null });
    expect(broken.heard).toContain("STAR");
    expect(broken.heard).not.toContain("MAIL");
  });
});

test("after an outage all mails arrive exactly once and in order per recipient [R-11]", async () => {
  await sink.down();
  await startMails();
  const PEOPLE = 3;
  const ROUNDS = 2;
  for (let round = 0; round < ROUNDS; round++) {
    for (let person = 0; person < PEOPLE; person++) {
      await confirm(address(person), `${100_000 + round}`);
    }
  }
  // Two steps of an outage: the head of a line is tried, fails and waits again.
  for (let attempt = 1; attempt <= 2; attempt++) {
    if (attempt > 1) advance(HOUR_MS / 4);
    await eventually(async () => {
      const heads = (await all()).filter(({ attempts }) => attempts > 0);
      const hasFailed = heads.filter((job) => job.attempts >= attempt && !job.locked_until);
      return hasFailed.length === PEOPLE;
    });
  }
  expect(sink.delivered).toEqual([]);
  await sink.up();
  advance(HOUR_MS / 4);
  await eventually(isDrained);
  expect(sink.delivered).toHaveLength(PEOPLE * ROUNDS);
  expect(new Set(sink.delivered.map(({ messageId }) => messageId)).size).toBe(PEOPLE * ROUNDS);
  const expected = Array.from({ length: ROUNDS }, (_, round) => `${100_000 + round}`);
  for (let person = 0; person < PEOPLE; person++) expect(codes(address(person))).toEqual(expected);
});

describe("without a mail server", () => {
  test("mails are kept whole, for the demo mailbox", async () => {
    await startMails(createCaptureMailer());
    await confirm("kim@test.example", "918273");
    await eventually(isDrained);
    const [record] = await db.select().from(mails);
    expect(record).toMatchObject({ status: "captured", to_address: "kim@test.example" });
    expect(record?.text).toContain(LINK);
    expect(record?.html).toContain("918273");
    expect(sink.delivered).toEqual([]);
  });

  test("a mail without what it needs fails visibly", async () => {
    await startMails(createCaptureMailer());
    const data = { first_name: "Jörg" };
    await enqueueMail(db, { kind: "mail.recovery", to: "kim@test.example", data, dedupeKey: "x" });
    await enqueueMail(db, { kind: "mail.recovery", to: "kim", data, dedupeKey: "y" });
    await eventually(async () => (await listFailedJobs(db)).length === 2);
    const reasons = (await listFailedJobs(db)).map(({ reason }) => reason);
    expect(reasons.sort()).toEqual(["invalid recipient", "invalid_data"]);
    expect(await db.select().from(mails)).toEqual([]);
  });
});
