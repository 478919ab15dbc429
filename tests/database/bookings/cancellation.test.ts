import { asc, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { outbox } from "#data/schema/outbox.ts";
import { DEFAULT_TIERS } from "#domain/booking/cancellation/cancellation-terms.ts";
import { failure } from "#domain/result.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { readCalendarFile } from "#features/bookings/detail/read-calendar-file.server.ts";
import { prepareContract } from "#features/contracts/prepare-contract.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { cancellationTermsSchema } from "#server/api/bookings/schemas-changes.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import {
  bookingApi,
  bookingRequestFor,
  castOf,
  TODAY,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, speakerViewer, admin } = cast;
const today = isoDate(TODAY);

afterEach(() => db.delete(settings).where(eq(settings.key, "cancellation_tiers")));

async function tenPercentFromNowOn() {
  const value = [{ min_days: 0, percent: 10 }];
  await db.insert(settings).values({ key: "cancellation_tiers", value });
}

async function jobsOf(id: string): Promise<string[]> {
  const jobs = await db.select().from(outbox).orderBy(outbox.id);
  return jobs.filter(({ dedupe_key }) => dedupe_key?.includes(id)).map(({ kind }) => kind);
}

describe("cancelling", () => {
  async function confirmedIn(days: number): Promise<string> {
    const event_date = addDays(today, days);
    const { body } = await desk.book(customer, bookingRequestFor(cast.speaker.id, { event_date }));
    return body.id;
  }

  async function inquiredIn(days: number): Promise<string> {
    const request = { event_date: addDays(today, days), booking_mode: "inquiry" };
    return (await desk.book(customer, bookingRequestFor(cast.speaker.id, request))).body.id;
  }

  async function acceptedIn(days: number): Promise<string> {
    const id = await inquiredIn(days);
    await desk.move(speakerViewer, id, "offer", { offer_price_cents: 500_000 });
    expect((await desk.move(customer, id, "accept")).body.status).toBe("confirmed");
    return id;
  }

  test("shows its terms first and stores the fee", async () => {
    const id = await confirmedIn(20);
    const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
    expect(cancellationTermsSchema.parse(terms.body)).toMatchObject({
      can_cancel: true,
      days_before: 20,
      percent: 50,
      fee_cents: 250_000,
      gross_fee_cents: 297_500,
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

  test("no customer owes more than they were shown: another fee than that is refused", async () => {
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
    await tenPercentFromNowOn();
    const id = await confirmedIn(23);
    const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
    expect(terms.body).toMatchObject({ percent: 10, fee_cents: 50_000 });
  });

  test.each([
    ["a direct booking", () => confirmedIn(24)],
    ["an accepted offer", () => acceptedIn(25)],
  ])("%s keeps the steps that held when it became binding", async (_name, bind) => {
    const id = await bind();
    await tenPercentFromNowOn();
    const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
    expect(terms.body).toMatchObject({ percent: 50, fee_cents: 250_000, tiers: DEFAULT_TIERS });
    const { body } = await desk.move(customer, id, "cancel");
    expect(body.cancellation_fee_cents).toBe(250_000);
  });

  test("the contract is written with the steps of the booking", async () => {
    await storeCompany(db);
    const id = await confirmedIn(27);
    await tenPercentFromNowOn();
    const contract = await prepareContract(desk.ctx, id);
    if (!contract.ok) throw new Error(contract.error);
    const words = JSON.stringify(contract.value.content);
    expect(words).toContain("25 % des Honorars");
    expect(words).not.toContain("10 % des Honorars");
  });

  test("an inquiry is bound to no steps yet, and a booking without its own goes by the setting", async () => {
    const inquiry = await inquiredIn(26);
    const older = await insertBooking(db, {
      customer_id: customer.userId,
      event_date: addDays(today, 26),
    });
    await tenPercentFromNowOn();
    for (const id of [inquiry, older.id]) {
      const terms = await desk.call(customer, "GET", `/bookings/${id}/cancellation-terms`);
      expect(terms.body).toMatchObject({ percent: 10, fee_cents: 50_000 });
    }
  });

  describe("on the day of the event, which begins at nine in Berlin", () => {
    const EVENING = "2026-05-28T16:00:00Z";
    const MORNING = "2026-05-28T06:59:59Z";
    const at = (moment: string) => bookingApi(db, { now: () => new Date(moment) });
    const reason = "Es hat nicht stattgefunden";
    let id = "";
    beforeAll(async () => {
      id = await confirmedIn(28);
    });

    test.each([
      ["customer", customer],
      ["speaker", speakerViewer],
    ])("is too late for a %s once it has begun", async (_name, viewer) => {
      for (const moment of ["2026-05-28T07:00:00Z", EVENING, "2026-05-29T08:00:00Z"]) {
        const desk = at(moment);
        expect(await desk.move(viewer, id, "cancel", { reason }), moment).toMatchObject({
          status: 409,
          body: { error: { code: "event_begun", message: expect.stringContaining("begonnen") } },
        });
        const terms = await desk.call(viewer, "GET", `/bookings/${id}/cancellation-terms`);
        expect(terms.body).toMatchObject({ status: "confirmed", can_cancel: false });
        expect((await desk.read(viewer, id)).body.possible_events).toEqual([]);
      }
      const morning = await at(MORNING).read(viewer, id);
      expect(morning.body.possible_events).toEqual(["cancel"]);
    });

    test("a customer may until then, an admin also afterwards", async () => {
      const desk = at(EVENING);
      expect((await desk.read(admin, id)).body.possible_events).toContain("cancel");
      expect((await desk.move(admin, id, "cancel", { reason })).body.status).toBe("cancelled");
      const again = await confirmedIn(28);
      const { body } = await at(MORNING).move(customer, again, "cancel");
      expect(body).toMatchObject({ status: "cancelled", cancellation_fee_cents: 400_000 });
    });
  });
});

describe("the calendar entry of a cancelled booking", () => {
  let days = 200;
  async function newBooking(booking_mode: "direct" | "inquiry"): Promise<string> {
    const request = { event_date: addDays(today, days++), booking_mode };
    return (await desk.book(customer, bookingRequestFor(cast.speaker.id, request))).body.id;
  }

  const entries = async (id: string) => {
    const jobs = await db.select().from(outbox).orderBy(asc(outbox.id));
    return jobs
      .filter(({ kind, payload }) => kind.startsWith("mail.") && payload.booking_id === id)
      .map(({ kind, payload }) => {
        const { to, attachments } = payload as { to: string; attachments: { text: string }[] };
        return { kind, to, text: attachments[0]?.text.replace(/\r\n /g, "") ?? "" };
      });
  };
  const line = (text: string, name: string) =>
    text.split("\r\n").find((one) => one.startsWith(`${name}:`)) ?? "";

  test("is taken back in the mails to both sides", async () => {
    const id = await newBooking("direct");
    expect((await desk.move(customer, id, "cancel")).status).toBe(200);
    const sent = await entries(id);
    const invited = sent.filter(({ kind }) => !kind.includes("cancelled"));
    const cancelled = sent.filter(({ kind }) => kind.includes("cancelled"));
    expect([invited.length, cancelled.length]).toEqual([2, 2]);
    for (const { text, to } of invited) {
      expect(text).toContain("METHOD:REQUEST\r\n");
      expect(text).toContain(`MAILTO:${to}`);
    }
    for (const { text, to } of cancelled) {
      const first = invited.find((one) => one.to === to)?.text ?? "";
      expect(text).toContain("METHOD:CANCEL\r\n");
      expect(text).toContain("STATUS:CANCELLED\r\n");
      expect(text).toContain(`MAILTO:${to}`);
      expect(line(text, "UID")).toBe(line(first, "UID"));
      expect([line(first, "SEQUENCE"), line(text, "SEQUENCE")]).toEqual([
        "SEQUENCE:0",
        "SEQUENCE:1",
      ]);
      expect(line(text, "DTSTAMP") >= line(first, "DTSTAMP")).toBe(true);
    }
  });

  test("is still at its address, for the same people, and says that it is cancelled", async () => {
    const id = await newBooking("direct");
    await desk.move(customer, id, "cancel");
    for (const viewer of [customer, speakerViewer]) {
      const file = await readCalendarFile(desk.ctx, viewer, id);
      expect(file).toMatchObject({ value: { text: expect.stringContaining("STATUS:CANCELLED") } });
    }
    expect(await readCalendarFile(desk.ctx, cast.stranger, id)).toEqual(failure("not_found"));
    expect(await readCalendarFile(desk.ctx, VISITOR, id)).toEqual(failure("unauthorized"));
  });

  test("never existed for an inquiry that was withdrawn", async () => {
    const id = await newBooking("inquiry");
    await desk.move(customer, id, "withdraw");
    expect((await desk.call(customer, "GET", `/bookings/${id}/calendar.ics`)).status).toBe(404);
  });
});
