import { and, asc, eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import type { Viewer } from "#features/ctx.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { noticeHandlers } from "#features/messaging/message-mail.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import { createApi } from "#server/api/api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { testOutbox } from "#tests/support/outbox.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const MINUTE_MS = 60_000;
const database = await testDatabase();
const { db } = database;
const { start, clock, advance } = testOutbox(database);
const ctx = testCtx(db, { now: clock });
const { ask, send } = messageApi(createApi(ctx));

/** A conversation, a worker that carries out what is due, and a clock to wait with. */
async function newTalk() {
  const customer = await insertPerson(db, "customer");
  const speaker = await insertPerson(db, "speaker");
  const { body } = await ask(customer, "/conversations", { speaker_id: speaker.speakerId });
  const { log } = captureLog();
  const frame = { publicUrl: ctx.publicUrl };
  await start({
    ...noticeHandlers(ctx),
    ...mailHandlers({ db, log, mailer: createCaptureMailer(), frame }),
  });
  return { customer, speaker, id: body.id };
}

/** Lets time pass until everything that is due by then has been done. */
async function pass(ms: number): Promise<void> {
  advance(ms);
  await eventually(async () => {
    const now = clock().toISOString();
    const due = sql`done_at is null and failed_at is null and run_at <= ${now}::timestamptz`;
    return (await db.$count(outbox, due)) === 0;
  });
}

const mailsTo = ({ userId }: { userId: string }) =>
  db
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .where(eq(mails.to_address, `${userId}@test.example`))
    .orderBy(asc(mails.created_at));

const subjects = async (person: { userId: string }) =>
  (await mailsTo(person)).map(({ subject }) => subject);

test("what is written in one go is one mail that says how many [FUNC-01]", async () => {
  const { customer, speaker, id } = await newTalk();
  for (const text of ["Guten Tag", "Eine Frage", "Sind Sie am 7. März frei?"]) {
    expect((await send(customer, id, text)).status).toBe(201);
  }
  const planned = and(like(outbox.kind, "message.notice"), sql`done_at is null`);
  expect(await db.$count(outbox, planned)).toBe(1);
  await pass(MINUTE_MS);
  const [mail, ...others] = await mailsTo(speaker);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("3 neue Nachrichten von Kim Muster");
  expect(mail?.text).toContain("Sind Sie am 7. März frei?");
  expect(mail?.text).toContain(`http://localhost:3000/dashboard/nachrichten/${id}`);
  expect(await subjects(customer)).toEqual([]);
});

test("later ones are collected for a quarter of an hour, none is lost and none told twice", async () => {
  const { customer, speaker, id } = await newTalk();
  await send(customer, id, "Eins");
  await pass(MINUTE_MS);
  expect(await subjects(speaker)).toEqual(["Neue Nachricht von Kim Muster"]);
  await send(customer, id, "Zwei");
  await pass(5 * MINUTE_MS);
  await send(customer, id, "Drei");
  await pass(5 * MINUTE_MS);
  expect(await subjects(speaker)).toHaveLength(1);
  await pass(5 * MINUTE_MS);
  expect(await subjects(speaker)).toEqual([
    "Neue Nachricht von Kim Muster",
    "2 neue Nachrichten von Kim Muster",
  ]);
  expect((await mailsTo(speaker)).at(-1)?.text).toContain("Drei");
  await pass(60 * MINUTE_MS);
  expect(await subjects(speaker)).toHaveLength(2);
  await send(speaker, id, "Antwort");
  await pass(MINUTE_MS);
  expect(await subjects(customer)).toEqual(["Neue Nachricht von Mira Sprecher"]);
});

test("a recipient reading along gets no mail, one who stops reading gets one", async () => {
  const { customer, speaker, id } = await newTalk();
  for (let minute = 0; minute < 40; minute += 10) {
    await send(customer, id, `Minute ${minute}`);
    await ask(speaker, `/conversations/${id}/read`, {});
    await pass(10 * MINUTE_MS);
  }
  expect(await subjects(speaker)).toEqual([]);
  await send(customer, id, "Sind Sie noch da?");
  await pass(MINUTE_MS);
  expect(await subjects(speaker)).toEqual(["Neue Nachricht von Kim Muster"]);
});

test("a mail that cannot be planned costs no message, one that fails is tried again [FUNC-02]", async () => {
  const { customer, speaker, id } = await newTalk();
  await send(customer, id, "Eins");
  await db.execute(
    sql`alter table outbox add constraint broken check (kind <> 'mail.new_message') not valid`,
  );
  advance(MINUTE_MS);
  await eventually(async () => {
    const [job] = await db.select().from(outbox).where(eq(outbox.kind, "message.notice"));
    return job?.last_error != null;
  });
  expect(await subjects(speaker)).toEqual([]);
  await db.execute(sql`alter table outbox drop constraint broken`);
  await send(customer, id, "Zwei");
  await pass(15 * MINUTE_MS);
  expect(await subjects(speaker)).toEqual(["2 neue Nachrichten von Kim Muster"]);
});

test("asked for by a page, everything comes from the stored messages [FUNC-01]", async () => {
  const { customer, speaker, id } = await newTalk();
  const stranger = await insertPerson(db, "customer");
  const asked = (viewer: Viewer) =>
    ask(viewer, "/functions/send-message-notification", {
      recipientUserId: stranger.userId,
      senderName: "Ihre Bank",
      message: "Bitte überweisen Sie",
      conversationId: id,
    });
  expect((await asked(customer)).body).toEqual({ queued: false });
  await send(customer, id, "Wirklich geschrieben");
  for (let times = 0; times < 3; times += 1) {
    expect((await asked(customer)).body).toEqual({ queued: true });
  }
  expect((await asked(speaker)).body).toEqual({ queued: false });
  expect((await asked(stranger)).status).toBe(404);
  await pass(MINUTE_MS);
  expect((await asked(customer)).body).toEqual({ queued: false });
  expect(await subjects(speaker)).toEqual(["Neue Nachricht von Kim Muster"]);
  expect(await subjects(stranger)).toEqual([]);
  expect(JSON.stringify(await mailsTo(speaker))).not.toMatch(/Bank|überweisen/);
});
