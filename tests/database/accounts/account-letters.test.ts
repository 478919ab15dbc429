import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobHandler } from "#data/queries/mail/outbox-worker.ts";
import { bookings } from "#data/schema/bookings.ts";
import { mails } from "#data/schema/mail.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { sendMailAgain } from "#features/mail/send-again.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import {
  answerOf,
  call,
  type Member,
  newMember,
  PASSWORD,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { bookable, bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testOutbox } from "#tests/support/outbox.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);
const files = createDiskFiles(tempFolder());
const ctx = { ...server.ctx, files, documents: blankPages };
const outbox = testOutbox(database);
await storeCompany(db);

const done: JobHandler = async () => ({ kind: "done" });
const handlers = {
  ...mailHandlers({ ...ctx, mailer: createCaptureMailer(), frame: { publicUrl: ctx.publicUrl } }),
  "invoice.issue": done,
  "contract.prepare": done,
};

async function book({ token }: Member, speakerId: string, changes: Record<string, unknown>) {
  const request = bookingRequestFor(speakerId, { event_location: "Online", ...changes });
  const headers = { "idempotency-key": randomUUID() };
  const path = "/api/v1/bookings";
  const { status, body } = await answerOf(call(server, path, { json: request, token, headers }));
  expect(status).toBe(201);
  return String(body.id);
}

const lettersAbout = async (bookingId: string) => {
  const rows = await db.select().from(mails).where(eq(mails.booking_id, bookingId));
  return rows.map(({ template_key }) => template_key).sort();
};

test("letters about an invoiced booking stay when the customer leaves, all others go", async () => {
  const member = await newMember(server, database, "briefe@privat.example");
  const speaking = await newMember(server, database, "rede@privat.example");
  const speaker = await insertSpeaker(db, bookable({ user_id: speaking.id }));
  const contact_email = "buero@privat.example";
  const billed = await book(member, speaker.id, { contact_email });
  const asked = await book(member, speaker.id, {
    ...{ contact_email, booking_mode: "inquiry", event_date: "2030-03-08" },
  });
  expect(await issueInvoice(ctx, billed)).toMatchObject({ ok: true });
  await outbox.start(handlers);
  await eventually(outbox.isDrained);
  const all = ["booking_confirmation", "invoice", "speaker_direct_booking"];
  expect(await lettersAbout(billed)).toEqual(all);
  expect(await lettersAbout(asked)).toEqual(["inquiry_confirmation", "speaker_new_inquiry"]);

  // A copy is a letter about the same booking.
  const admin = signedIn("admin", await insertUser(db));
  const [first] = await db.select().from(mails).where(eq(mails.template_key, "invoice"));
  expect(await sendMailAgain(ctx, admin, given(first).id)).toMatchObject({ ok: true });
  await eventually(outbox.isDrained);
  expect(await lettersAbout(billed)).toEqual([...all, "invoice"].sort());

  const { body } = await answerOf<{ mails: { to_address: string; template_key: string }[] }>(
    call(server, "/api/v1/me/export", { token: member.token }),
  );
  const exported = body.mails.filter(({ to_address }) => to_address === contact_email);
  expect(exported.map(({ template_key }) => template_key).sort()).toEqual(
    ["booking_confirmation", "inquiry_confirmation", "invoice", "invoice"].sort(),
  );
  expect(JSON.stringify(body.mails)).not.toContain(speaking.email);

  const day = (at: string) => isoDate(`${new Date().getFullYear() - 1}-${at}`);
  const over = { status: "completed", event_date: day("03-07") } as const;
  await db.update(bookings).set(over).where(eq(bookings.id, billed));
  const declined = { status: "declined", event_date: day("03-08") } as const;
  await db.update(bookings).set(declined).where(eq(bookings.id, asked));
  const json = { confirmation: "LÖSCHEN", password: PASSWORD };
  const gone = await call(server, "/api/v1/me/deletion", { json, token: member.token });
  expect(gone.status).toBe(204);
  expect(await lettersAbout(billed)).toEqual([...all, "invoice"].sort());
  expect(await lettersAbout(asked)).toEqual([]);
  const own = await db.select().from(mails).where(eq(mails.to_address, member.email));
  // The last one, which may have left already, says that all the others are gone.
  expect(own.filter(({ template_key }) => template_key !== "account_deleted")).toEqual([]);
});
