import { and, asc, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications } from "#data/schema/accounts.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { bookingPostponements } from "#data/schema/postponements.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { bookingSchema } from "#server/api/bookings/schemas.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, speakerViewer, admin, stranger, otherSpeaker } = cast;

let next = isoDate("2030-01-01");

function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

type Booked = { id: string; day: IsoDate; newDay: IsoDate };

async function booked(): Promise<Booked> {
  const day = anotherDay();
  const { body } = await desk.book(
    customer,
    bookingRequestFor(cast.speaker.id, { event_date: day }),
  );
  return { id: body.id, day, newDay: anotherDay() };
}

const ask = (who: Viewer, { id, newDay }: Booked, message?: string) =>
  desk.call(who, "POST", `/bookings/${id}/postponement`, { json: { event_date: newDay, message } });

const reply = (who: Viewer, { id, newDay }: Booked, answer: string, message?: string) =>
  desk.call(who, "POST", `/bookings/${id}/postponement/answer`, {
    json: { answer, event_date: newDay, message },
  });

async function asked(): Promise<Booked> {
  const booking = await booked();
  expect((await ask(customer, booking, "Der Saal ist belegt.")).status).toBe(200);
  return booking;
}

async function jobsAfter(id: string, kind: string): Promise<{ kind: string; payload: unknown }[]> {
  const jobs = await db.select().from(outbox).orderBy(asc(outbox.id));
  const own = jobs.filter(({ payload, dedupe_key }) =>
    `${JSON.stringify(payload)} ${dedupe_key}`.includes(id),
  );
  return own.slice(own.findIndex((job) => job.kind === kind));
}

async function dayOf(id: string): Promise<[string, number]> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return [given(row).event_date, given(row).calendar_sequence];
}

describe("a request for another day", () => {
  test("changes nothing but is seen by both sides, and takes no day", async () => {
    const booking = await asked();
    const { body } = await desk.read(speakerViewer, booking.id);
    expect(bookingSchema.strict().parse(body)).toMatchObject({
      status: "confirmed",
      event_date: booking.day,
      postponement: {
        event_date: booking.newDay,
        message: "Der Saal ist belegt.",
        expires_at: "2026-05-07T10:00:00.000Z",
      },
      possible_postponement: ["accept", "decline"],
    });
    expect((await desk.read(customer, booking.id)).body.possible_postponement).toEqual([
      "withdraw",
    ]);
    const { body: list } = await desk.call(speakerViewer, "GET", "/bookings?as=speaker");
    const listed = list.items.find(({ id }: { id: string }) => id === booking.id);
    expect(listed.postponement).toEqual(body.postponement);
    expect(await jobsAfter(booking.id, "mail.postponement_wish")).toMatchObject([
      { payload: { data: { event_date: booking.day, new_date: booking.newDay } } },
    ]);
    const other = bookingRequestFor(cast.speaker.id, { event_date: booking.newDay });
    expect((await desk.book(stranger, other)).status).toBe(201);
  });

  test("is refused for a day that cannot be had, with the nearest ones that can", async () => {
    const booking = await booked();
    const taken = await booked();
    const refused = await ask(customer, { ...booking, newDay: taken.day });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: "date_taken" });
    expect(refused.body.error.details.free_days).toHaveLength(5);
    for (const [newDay, code] of [
      [booking.day, "same_day"],
      ["2026-04-29", "date_past"],
      ["2040-01-01", "date_too_far"],
    ] as const) {
      const answer = await ask(customer, { ...booking, newDay: isoDate(newDay) });
      expect([answer.status, answer.body.error.code]).toEqual([422, code]);
    }
    for (const event_date of ["bald", "2030-02-31", 7, null]) {
      const path = `/bookings/${booking.id}/postponement`;
      expect((await desk.call(customer, "POST", path, { json: { event_date } })).status).toBe(422);
    }
    await desk.setDay(speakerViewer, booking.newDay, "blocked");
    expect((await ask(customer, booking)).body.error.code).toBe("date_taken");
  });

  test("is one at a time, and only for what is confirmed", async () => {
    const booking = await asked();
    expect((await ask(customer, { ...booking, newDay: anotherDay() })).status).toBe(409);
    const request = bookingRequestFor(cast.speaker.id, {
      booking_mode: "inquiry",
      event_date: anotherDay(),
    });
    const { id } = (await desk.book(customer, request)).body;
    expect((await ask(customer, { ...booking, id })).body.error.code).toBe("wrong_status");
  });

  test("can be made and answered by the people of the booking alone", async () => {
    const booking = await booked();
    const unknown = { ...booking, id: "00000000-0000-4000-8000-000000000000" };
    expect((await ask(VISITOR, booking)).status).toBe(401);
    expect((await ask(stranger, booking)).status).toBe(404);
    expect((await ask(otherSpeaker, booking)).status).toBe(404);
    expect((await ask(customer, unknown)).status).toBe(404);
    expect((await ask(speakerViewer, booking)).status).toBe(403);
    expect((await ask(admin, booking)).body.error.fields.message).toBe(
      "Bitte nennen Sie einen Grund.",
    );
    expect((await ask(admin, booking, "Kunde rief an")).status).toBe(200);
    const [logged] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.object_id, booking.id), eq(auditLog.action, "booking.postpone_ask")));
    expect(logged).toMatchObject({
      actor: "admin",
      actor_id: admin.userId,
      reason: "Kunde rief an",
    });
    for (const answer of ["accept", "decline", "withdraw"]) {
      expect((await reply(VISITOR, booking, answer)).status).toBe(401);
      expect((await reply(stranger, booking, answer)).status).toBe(404);
      expect((await reply(otherSpeaker, booking, answer)).status).toBe(404);
    }
    expect((await reply(customer, booking, "accept")).status).toBe(403);
    expect((await reply(customer, booking, "decline")).status).toBe(403);
    expect((await reply(speakerViewer, booking, "withdraw")).status).toBe(403);
    expect((await reply(speakerViewer, booking, "expire")).status).toBe(422);
    expect(await dayOf(booking.id)).toEqual([booking.day, 0]);
  });

  test("ends without a change when it is declined, withdrawn, expired or overtaken", async () => {
    const declined = await asked();
    const answer = await reply(speakerViewer, declined, "decline", "Da bin ich in Wien.");
    expect(answer.body).toMatchObject({ event_date: declined.day, postponement: null });
    expect(await jobsAfter(declined.id, "mail.postponement_declined")).toMatchObject([
      { payload: { data: { reason: "Da bin ich in Wien." } } },
    ]);
    const withdrawn = await asked();
    expect((await reply(customer, withdrawn, "withdraw")).status).toBe(200);
    expect(await jobsAfter(withdrawn.id, "mail.postponement_withdrawn")).toHaveLength(1);
    const cancelled = await asked();
    expect((await desk.move(customer, cancelled.id, "cancel")).status).toBe(200);
    expect((await reply(speakerViewer, cancelled, "accept")).status).toBe(409);
    const expired = await asked();
    const later = bookingApi(db, { now: () => new Date("2026-05-08T10:00:00Z") });
    const path = `/bookings/${expired.id}/postponement/answer`;
    const json = { answer: "accept", event_date: expired.newDay };
    const late = await later.call(speakerViewer, "POST", path, { json });
    expect(late.body.error.code).toBe("wish_expired");
    expect((await expireBookings(later.ctx)).postponements).toBeGreaterThanOrEqual(1);
    expect(await jobsAfter(expired.id, "mail.postponement_expired")).toHaveLength(1);
    const open = eq(bookingPostponements.status, "open");
    for (const { id, day } of [declined, withdrawn, expired]) {
      expect(await dayOf(id)).toEqual([day, 0]);
      const rows = await db.$count(
        bookingPostponements,
        and(open, eq(bookingPostponements.booking_id, id)),
      );
      expect(rows).toBe(0);
    }
  });
});

describe("an agreed day", () => {
  test("moves the booking: old day free, new one taken, both sides told, all on the record", async () => {
    const booking = await asked();
    const { status, body } = await reply(speakerViewer, booking, "accept");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      event_date: booking.newDay,
      status: "confirmed",
      postponement: null,
    });
    expect(body.history.at(-1)).toMatchObject({
      event: "postpone_accept",
      to_date: booking.newDay,
    });
    expect(await dayOf(booking.id)).toEqual([booking.newDay, 1]);
    const jobs = await jobsAfter(booking.id, "invoice.move");
    expect(jobs.map(({ kind }) => kind)).toEqual([
      "invoice.move",
      "mail.booking_postponed_speaker",
      "mail.booking_postponed",
      "contract.prepare",
    ]);
    for (const { payload } of jobs.slice(1, 3)) {
      const { attachments } = payload as { attachments: { text: string }[] };
      expect(attachments[0]?.text).toContain("SEQUENCE:1");
      expect(attachments[0]?.text).toContain(`DTSTART:${booking.newDay.replaceAll("-", "")}`);
    }
    const calendar = await desk.call(customer, "GET", `/bookings/${booking.id}`);
    expect(calendar.body.event_date).toBe(booking.newDay);
    const onDay = (event_date: IsoDate) =>
      desk.book(stranger, bookingRequestFor(cast.speaker.id, { event_date }));
    expect((await onDay(booking.newDay)).status).toBe(409);
    expect((await onDay(booking.day)).status).toBe(201);
    const steps = await db
      .select()
      .from(bookingStatusHistory)
      .where(eq(bookingStatusHistory.booking_id, booking.id))
      .orderBy(asc(bookingStatusHistory.id));
    expect(steps.map(({ event }) => event)).toEqual(["create", "postpone_ask", "postpone_accept"]);
    const audit = await db.select().from(auditLog).where(eq(auditLog.object_id, booking.id));
    expect(audit.find(({ action }) => action === "booking.postpone_accept")).toMatchObject({
      actor_id: speakerViewer.userId,
      before: { event_date: booking.day },
      after: { event_date: booking.newDay },
      request_id: "test-request",
    });
    const notes = await db
      .select()
      .from(notifications)
      .where(like(notifications.dedupe_key, `%${booking.id}:postpone_accept%`));
    expect(new Set(notes.map(({ user_id }) => user_id))).toEqual(
      new Set([customer.userId, speakerViewer.userId]),
    );
    expect((await reply(speakerViewer, booking, "accept")).status).toBe(409);
  });

  test("is the one that was read, not another that was requested meanwhile", async () => {
    const booking = await asked();
    await reply(customer, booking, "withdraw");
    const other = { ...booking, newDay: anotherDay() };
    await ask(customer, other);
    expect((await reply(speakerViewer, booking, "accept")).body.error.code).toBe("wrong_status");
    expect((await reply(admin, other, "accept")).status).toBe(422);
    expect((await reply(admin, other, "accept", "Zusage am Telefon")).status).toBe(200);
    expect(await dayOf(booking.id)).toEqual([other.newDay, 1]);
  });

  test("is lost to a booking in the same moment, or wins; never both [R-01] [R-04]", async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await asked();
      const [moved, ...others] = await Promise.all([
        reply(speakerViewer, booking, "accept"),
        ...Array.from({ length: 4 }, () =>
          desk.book(stranger, bookingRequestFor(cast.speaker.id, { event_date: booking.newDay })),
        ),
      ]);
      const winners = [moved.status === 200, ...others.map(({ status }) => status === 201)];
      expect(winners.filter(Boolean)).toHaveLength(1);
      expect((await dayOf(booking.id))[0]).toBe(
        moved.status === 200 ? booking.newDay : booking.day,
      );
    }
  });

  test("and a block, a cancellation or a second agreement in the same moment end in one truth", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await asked(), await asked()];
      const [blocked, moved] = await Promise.all([
        desk.setDay(speakerViewer, one.newDay, "blocked"),
        reply(speakerViewer, one, "accept"),
      ]);
      expect(blocked.body.booked).toBe(moved.status === 200);
      const [first, second, cancelled] = await Promise.all([
        reply(speakerViewer, other, "accept"),
        reply(admin, other, "accept", "Zusage am Telefon"),
        desk.move(customer, other.id, "cancel"),
      ]);
      expect([first.status, second.status].filter((status) => status === 200).length).toBeLessThan(
        2,
      );
      const { body } = await desk.read(customer, other.id);
      expect(body.status).toBe(cancelled.status === 200 ? "cancelled" : "confirmed");
    }
  });
});
