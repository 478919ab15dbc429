import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { settlements } from "#data/schema/billing/settlements.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakerTax } from "#data/schema/speakers/speaker-tax.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { purgeExpiredRecords } from "#features/billing/books/purge-expired-records.server.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { exportYear } from "#features/billing/books/yearly-export.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import {
  answerOf,
  call,
  newMember,
  PASSWORD,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { storeCompany, testSeller } from "#tests/support/billing/invoices.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);
const ctx = { ...server.ctx, files: createDiskFiles(tempFolder()), documents: blankPages };
await storeCompany(db);

const YEAR = new Date().getFullYear();
const LAST_YEAR = isoDate(`${YEAR - 1}-03-07`);

function remove(token: string) {
  const json = { confirmation: "LÖSCHEN", password: PASSWORD };
  return answerOf(call(server, "/api/v1/me/deletion", { json, token }));
}

const REFUSED = { status: 409, body: { error: { code: "open_bookings", details: { count: 1 } } } };

async function taxedSpeaker(tag: string) {
  const member = await newMember(server, database, `${tag}@privat.example`);
  const address_label = `Ort ${tag}`;
  const speaker = await insertSpeaker(db, {
    user_id: member.id,
    name: `Rede ${tag}`,
    address_label,
  });
  await db.insert(speakerContacts).values({ speaker_id: speaker.id, email: member.email });
  await db.insert(speakerTax).values({
    ...{ speaker_id: speaker.id, legal_name: `Rede ${tag}`, street: "Weg 1", postal_code: "20095" },
    ...{ city: "Hamburg", country: "Deutschland", tax_number: `12/345/${tag}` },
    accepts_self_billing: true,
  });
  return { ...member, speaker };
}

async function dac7(year: number): Promise<string> {
  const admin = signedIn("admin", await insertUser(db));
  const file = await exportYear(ctx, admin, { kind: "dac7", year });
  return file.ok ? new TextDecoder().decode(file.value.bytes) : "";
}

test("a speaker whose delivery is not settled yet stays until it is", async () => {
  const { token, speaker } = await taxedSpeaker("wartet");
  const own = { speaker_id: speaker.id, event_date: LAST_YEAR };
  const { id } = await insertBooking(db, { ...own, status: "confirmed" });
  expect(await remove(token)).toMatchObject(REFUSED);
  await db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, id));
  const refused = await remove(token);
  expect(refused).toMatchObject(REFUSED);
  expect(JSON.stringify(refused.body)).toContain("durchgeführt und abgerechnet");
  await settleSpeakers(ctx);
  expect((await remove(token)).status).toBe(204);
  const [settled] = await db.select().from(settlements).where(eq(settlements.booking_id, id));
  expect(settled).toMatchObject({
    speaker_name: "Rede wartet",
    tax: { tax_number: "12/345/wartet" },
  });
});

test("what was delivered longer ago than the books are kept holds no account", async () => {
  const { token, speaker } = await taxedSpeaker("verjaehrt");
  const event_date = isoDate(`${YEAR - 9}-03-07`);
  await insertBooking(db, { speaker_id: speaker.id, event_date, status: "reviewed" });
  expect((await remove(token)).status).toBe(204);
  expect(await db.select().from(speakerTax).where(eq(speakerTax.speaker_id, speaker.id))).toEqual(
    [],
  );
});

test("the yearly report knows a speaker who has left, as long as the books are kept", async () => {
  const { token, email, speaker } = await taxedSpeaker("gemeldet");
  const own = { speaker_id: speaker.id, event_date: LAST_YEAR };
  await insertBooking(db, { ...own, status: "completed" });
  await settleSpeakers(ctx);
  expect((await remove(token)).status).toBe(204);
  // Reported for the year in which it was credited, not for that of the event.
  expect(await dac7(YEAR - 1)).not.toContain("12/345/gemeldet");
  const report = await dac7(YEAR);
  expect(report).toContain("12/345/gemeldet");
  expect(report).toContain("Ort gemeldet");
  expect(report).not.toContain(email);
  await purgeExpiredRecords(ctx);
  expect(await dac7(YEAR)).toContain("12/345/gemeldet");
});

test("with the last old settlement the tax data of a speaker who has left go, and of no other speaker", async () => {
  const gone = await taxedSpeaker("vergessen");
  const stays = await taxedSpeaker("bleibt");
  const day = (year: number) => isoDate(`${year}-03-07`);
  const settled = async (speaker_id: string, year: number) => {
    const booking = { speaker_id, event_date: day(year), status: "completed" } as const;
    const { id: booking_id } = await insertBooking(db, booking);
    await db.insert(settlements).values({
      ...{ year, n: 1 + Math.floor(Math.random() * 1e6), booking_id, speaker_id },
      ...{
        issuer: testSeller,
        speaker_name: "Rede",
        issue_date: day(year),
        service_date: day(year),
      },
      ...{ commission_basis_points: 0, fee_cents: cents(1), travel_cents: cents(0) },
      ...{ commission_cents: cents(0), payout_cents: cents(1) },
    });
  };
  const taxed = async ({ speaker }: typeof gone) =>
    (await db.select().from(speakerTax).where(eq(speakerTax.speaker_id, speaker.id))).length === 1;
  await settled(gone.speaker.id, YEAR - 8);
  await settled(stays.speaker.id, YEAR - 9);
  expect((await remove(gone.token)).status).toBe(204);
  await purgeExpiredRecords(ctx);
  expect([await taxed(gone), await taxed(stays)]).toEqual([true, true]);
  // A year later.
  await db.execute(sql`alter table settlements disable trigger user`);
  await db
    .update(settlements)
    .set({ issue_date: day(YEAR - 9) })
    .where(eq(settlements.speaker_id, gone.speaker.id));
  await db.execute(sql`alter table settlements enable trigger user`);
  await purgeExpiredRecords(ctx);
  expect([await taxed(gone), await taxed(stays)]).toEqual([false, true]);
  const [row] = await db.select().from(speakers).where(eq(speakers.id, gone.speaker.id));
  expect(given(row).address_label).toBeNull();
});

test("a customer whose invoice is still being made stays until it is issued", async () => {
  const { token, id } = await newMember(server, database, "ohne-rechnung@privat.example");
  const sold = { customer_id: id, event_date: LAST_YEAR, status: "completed" } as const;
  const booking = await insertBooking(db, sold);
  expect(await remove(token)).toMatchObject(REFUSED);
  expect(await issueInvoice(ctx, booking.id)).toMatchObject({ ok: true });
  const cancelled = await insertBooking(db, {
    ...{ ...sold, status: "cancelled", cancellation_fee_cents: cents(100) },
    event_date: isoDate(`${YEAR - 1}-03-08`),
  });
  expect(await remove(token)).toMatchObject(REFUSED);
  await db
    .update(bookings)
    .set({ cancellation_fee_cents: cents(0) })
    .where(eq(bookings.id, cancelled.id));
  expect((await remove(token)).status).toBe(204);
  const [kept] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(given(kept).billing_company).toBe("Beispiel GmbH");
});
