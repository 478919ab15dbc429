import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outbox } from "#data/schema/outbox.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, stranger, speakerViewer, otherSpeaker, admin } = cast;

const direct = (await desk.book(customer, bookingRequestFor(cast.speaker.id))).body;
const inquiry = (
  await desk.book(
    customer,
    bookingRequestFor(cast.speaker.id, { booking_mode: "inquiry", event_date: "2030-04-01" }),
  )
).body;

function call(viewer: Viewer, name: string, json: object) {
  return desk.call(viewer, "POST", `/functions/${name}`, { json });
}

async function jobsOf(id: string) {
  const jobs = await db.select().from(outbox).orderBy(outbox.id);
  return jobs.filter(({ dedupe_key }) => dedupe_key?.includes(id));
}

/** The eleven keys of the specification, with lies in all of them that could do harm. */
const forged = {
  customerEmail: "opfer@fremd.example",
  customerName: "Opfer",
  speakerName: "Niemand",
  eventTitle: "Kaufen Sie jetzt",
  eventDate: "2031-01-01",
  eventDuration: "40",
  totalAmount: "1 €",
  bookingReference: direct.booking_reference,
  isVirtual: false,
  venue: "Nirgends",
  customerId: stranger.userId,
};

const CALLS = [
  ["generate-and-send-invoice", { bookingId: direct.id }],
  ["send-speaker-notification", { bookingId: direct.id, notificationType: "direct_booking" }],
  ["send-booking-confirmation", forged],
] as const;

describe.each(CALLS)("%s", (name, json) => {
  test("answers the customer, the speaker concerned and admins with the state", async () => {
    for (const viewer of [customer, speakerViewer, admin]) {
      expect(await call(viewer, name, json)).toMatchObject({
        status: 200,
        body: { success: true, status: "pending" },
      });
    }
  });

  test("does not exist for other callers", async () => {
    expect((await call(VISITOR, name, json)).status).toBe(401);
    for (const viewer of [stranger, otherSpeaker]) {
      expect((await call(viewer, name, json)).status).toBe(404);
    }
  });

  test("says what is missing", async () => {
    expect((await call(customer, name, {})).status).toBe(422);
  });
});

test("an invoice belongs to sold bookings only, and there is one job however often it is asked for [FUNC-07]", async () => {
  await call(customer, "generate-and-send-invoice", { bookingId: direct.id });
  const invoices = (await jobsOf(direct.id)).filter(({ kind }) => kind === "invoice.issue");
  expect(invoices).toHaveLength(1);
  expect(
    await call(customer, "generate-and-send-invoice", { bookingId: inquiry.id }),
  ).toMatchObject({
    status: 409,
    body: { error: { code: "not_sold" } },
  });
  expect((await jobsOf(inquiry.id)).map(({ kind }) => kind)).not.toContain("invoice.issue");
});

test("the speaker is told what kind of booking it is [FUNC-08, FUNC-09]", async () => {
  const kinds = async (id: string) => (await jobsOf(id)).map(({ kind }) => kind);
  expect(await kinds(direct.id)).toContain("mail.speaker_direct_booking");
  expect(await kinds(inquiry.id)).toContain("mail.speaker_new_inquiry");
  const asked = { bookingId: inquiry.id, notificationType: "new_inquiry" };
  expect((await call(customer, "send-speaker-notification", asked)).status).toBe(200);
  const sold = { bookingId: direct.id, notificationType: "direct_booking" };
  expect((await call(customer, "send-speaker-notification", sold)).status).toBe(200);
  const wrong = { bookingId: inquiry.id, notificationType: "direct_booking" };
  expect((await call(customer, "send-speaker-notification", wrong)).status).toBe(422);
});

test("recipient and words come from the stored booking, whatever the caller says [FUNC-10, FUNC-11]", async () => {
  await call(customer, "send-booking-confirmation", forged);
  const mails = (await jobsOf(direct.id)).filter(
    ({ kind }) => kind === "mail.booking_confirmation",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.payload).toMatchObject({
    to: "kim@test.example",
    data: { event_title: "Jahrestagung", speaker_name: "Mira Sprecher", net_cents: 500_000 },
  });
  const asked = { ...forged, bookingReference: inquiry.booking_reference, isInquiry: true };
  expect((await call(customer, "send-booking-confirmation", asked)).status).toBe(200);
  const kinds = (await jobsOf(inquiry.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.endsWith("_confirmation"))).toEqual([
    "mail.inquiry_confirmation",
  ]);
  expect(JSON.stringify(await db.select().from(outbox))).not.toContain("fremd.example");
});

test("what failed is tried again at once, what is done stays done", async () => {
  const key = `booking:${direct.id}:customer_confirmation`;
  const failed = { failed_at: new Date(), last_error: "550", attempts: 20 };
  await db.update(outbox).set(failed).where(eq(outbox.dedupe_key, key));
  expect((await call(customer, "send-booking-confirmation", forged)).body.status).toBe("pending");
  const [revived] = await db.select().from(outbox).where(eq(outbox.dedupe_key, key));
  expect(revived).toMatchObject({ failed_at: null, attempts: 0 });
  const done_at = new Date();
  await db.update(outbox).set({ done_at }).where(eq(outbox.dedupe_key, key));
  expect((await call(customer, "send-booking-confirmation", forged)).body).toEqual({
    success: true,
    status: "done",
  });
});

test("a booking from before the outbox gets its effects when they are asked for", async () => {
  const { id } = await insertBooking(db, { customer_id: customer.userId });
  const { status } = await call(customer, "generate-and-send-invoice", { bookingId: id });
  expect(status).toBe(200);
  expect((await jobsOf(id)).map(({ kind }) => kind)).toContain("invoice.issue");
  const unknown = { bookingId: randomUUID() };
  expect((await call(admin, "generate-and-send-invoice", unknown)).status).toBe(404);
});
