import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { outbox } from "#data/schema/operations.ts";
import { addDays, isoDate } from "#domain/iso-date.ts";
import { cancellationTermsSchema } from "#server/api/schemas/booking.ts";
import { bookingDesk, castOf, TODAY, wishFor } from "#tests/support/booking-desk.ts";
import { testDatabase } from "#tests/support/database.ts";

const { db } = await testDatabase();
const desk = bookingDesk(db);
const cast = await castOf(db);
const { customer, speakerViewer, admin } = cast;
const today = isoDate(TODAY);

async function jobsOf(id: string): Promise<string[]> {
  const jobs = await db.select().from(outbox).orderBy(outbox.id);
  return jobs.filter(({ dedupe_key }) => dedupe_key?.includes(id)).map(({ kind }) => kind);
}

describe("cancelling", () => {
  async function confirmedIn(days: number): Promise<string> {
    const event_date = addDays(today, days);
    const { body } = await desk.book(customer, wishFor(cast.speaker.id, { event_date }));
    return body.id;
  }

  test("shows its terms first and stores the fee", async () => {
    const id = await confirmedIn(20);
    const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
    expect(cancellationTermsSchema.parse(terms.body)).toMatchObject({
      can_cancel: true,
      days_before: 20,
      percent: 50,
      fee_cents: 250_000,
    });
    const { body } = await desk.move(customer, id, "cancel");
    expect(body).toMatchObject({ status: "cancelled", cancellation_fee_cents: 250_000 });
    expect(await jobsOf(id)).toEqual(
      expect.arrayContaining([
        "invoice.cancel",
        "mail.booking_cancelled",
        "mail.booking_cancelled_speaker",
      ]),
    );
    // The day is free again.
    expect((await desk.read(customer, await confirmedIn(20))).body.status).toBe("confirmed");
  });

  test("nobody owes more than they were shown: another fee than that is refused", async () => {
    const id = await confirmedIn(23);
    const shown = { expected_fee_cents: 0 };
    expect(await desk.move(customer, id, "cancel", shown)).toMatchObject({
      status: 409,
      body: { error: { code: "fee_changed", message: expect.stringContaining("Stornokosten") } },
    });
    expect((await desk.read(customer, id)).body.status).toBe("confirmed");
    const right = { expected_fee_cents: 250_000 };
    expect((await desk.move(customer, id, "cancel", right)).status).toBe(200);
  });

  test("costs nothing when the speaker or an admin does it, but needs a reason", async () => {
    const bySpeaker = await confirmedIn(21);
    expect((await desk.move(speakerViewer, bySpeaker, "cancel")).status).toBe(422);
    const reason = "Krankheit";
    expect((await desk.move(speakerViewer, bySpeaker, "cancel", { reason })).body).toMatchObject({
      status: "cancelled",
      cancellation_fee_cents: 0,
      cancellation_reason: reason,
    });
    const byAdmin = await confirmedIn(22);
    const fee = { reason, cancellation_fee_cents: 100_000 };
    const tooMuch = { reason, cancellation_fee_cents: 500_001 };
    expect((await desk.move(admin, byAdmin, "cancel", tooMuch)).status).toBe(422);
    expect((await desk.move(admin, byAdmin, "cancel", fee)).body.cancellation_fee_cents).toBe(
      100_000,
    );
  });

  test("follows the operator's own steps", async () => {
    await db
      .insert(settings)
      .values({ key: "cancellation_tiers", value: [{ min_days: 0, percent: 10 }] });
    const id = await confirmedIn(23);
    const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
    expect(terms.body).toMatchObject({ percent: 10, fee_cents: 50_000 });
    await db.delete(settings).where(eq(settings.key, "cancellation_tiers"));
  });
});
