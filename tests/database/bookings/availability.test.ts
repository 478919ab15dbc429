import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { auditLog, liveEvents } from "#data/schema/outbox.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { inLongForm } from "#tests/support/browser/long-form.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { speaker, speakerViewer, otherSpeaker, customer, admin } = await castOf(db);

let next = isoDate("2030-01-01");
function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

async function overridesOn(date: IsoDate) {
  return db
    .select({ type: availabilityOverrides.type, source: availabilityOverrides.source })
    .from(availabilityOverrides)
    .where(
      and(eq(availabilityOverrides.speaker_id, speaker.id), eq(availabilityOverrides.date, date)),
    );
}

describe("the own calendar", () => {
  test("keeps one row per day, the last word counts, free takes it back [CALL-38, CALL-39, CAL-28]", async () => {
    const day = anotherDay();
    expect((await desk.setDay(speakerViewer, day, "blocked")).body).toEqual({
      date: day,
      status: "blocked",
      booked: false,
    });
    expect((await desk.setDay(speakerViewer, day, "on_request")).body.status).toBe("on_request");
    expect(await overridesOn(day)).toEqual([{ type: "on_request", source: "manual" }]);
    expect((await desk.setDay(speakerViewer, day, "available")).body.status).toBe("available");
    expect(await overridesOn(day)).toEqual([]);
    await desk.setDay(speakerViewer, day, "blocked");
    const path = `/me/speaker/availability/${day}`;
    expect((await desk.call(speakerViewer, "DELETE", path)).body.status).toBe("available");
    expect((await desk.call(speakerViewer, "DELETE", path)).status).toBe(200);
    expect(await overridesOn(day)).toEqual([]);
  });

  test("warns on a booked day, which stays booked", async () => {
    const event_date = anotherDay();
    expect((await desk.book(customer, bookingRequestFor(speaker.id, { event_date }))).status).toBe(
      201,
    );
    expect((await desk.setDay(speakerViewer, event_date, "on_request")).body).toMatchObject({
      status: "on_request",
      booked: true,
    });
    expect((await desk.setDay(speakerViewer, event_date, "available")).body).toMatchObject({
      status: "booked",
      booked: true,
    });
  });

  test("tells open pages the day and its state", async () => {
    const day = anotherDay();
    await desk.setDay(speakerViewer, day, "blocked");
    const rows = await db
      .select({ payload: liveEvents.payload })
      .from(liveEvents)
      .where(eq(liveEvents.topic, `speaker:${speaker.id}:calendar`));
    expect(rows.at(-1)?.payload).toEqual({ date: day, status: "blocked" });
  });

  test("refuses days that are over, odd days and odd types [ENT-49]", async () => {
    expect((await desk.setDay(speakerViewer, "2026-04-29", "blocked")).status).toBe(422);
    expect((await desk.setDay(speakerViewer, "2030-02-30", "blocked")).status).toBe(404);
    expect((await desk.setDay(speakerViewer, anotherDay(), "booked")).status).toBe(422);
  });
});

describe("whose calendar", () => {
  test("one's own, found by the account; an admin names the speaker [ROLE-26, ROLE-27, ERR-38]", async () => {
    const day = anotherDay();
    expect((await desk.setDay(VISITOR, day, "blocked")).status).toBe(401);
    expect((await desk.setDay(otherSpeaker, day, "blocked", speaker.id)).status).toBe(403);
    expect((await desk.setDay(customer, day, "blocked", speaker.id)).status).toBe(403);
    const without = signedIn("speaker", await insertUser(db));
    for (const viewer of [customer, without]) {
      expect(await desk.setDay(viewer, day, "blocked")).toMatchObject({
        status: 404,
        body: { error: { message: "Speaker-Profil nicht gefunden" } },
      });
    }
    expect((await desk.setDay(otherSpeaker, day, "blocked")).status).toBe(200);
    expect(await overridesOn(day)).toEqual([]);
    expect((await desk.setDay(admin, day, "blocked", speaker.id)).status).toBe(200);
    expect(await overridesOn(day)).toHaveLength(1);
    const isOfAdmin = and(eq(auditLog.object_id, speaker.id), eq(auditLog.actor, "admin"));
    expect(await db.select().from(auditLog).where(isOfAdmin)).toMatchObject([
      { action: "speaker.calendar", actor_id: admin.userId, after: { day, type: "blocked" } },
    ]);
  });
});

test("visitors see which days are booked and nothing else of the bookings [CALL-35, ROLE-29]", async () => {
  const taken = { confirmed: anotherDay(), pending: anotherDay() };
  const free = { requested: anotherDay(), cancelled: anotherDay(), declined: anotherDay() };
  for (const [status, event_date] of Object.entries({ ...taken, ...free })) {
    await insertBooking(db, {
      speaker_id: speaker.id,
      event_date,
      status: status as keyof typeof taken | keyof typeof free,
    });
  }
  const range = `from=${taken.confirmed}&to=${free.declined}`;
  const path = `/speakers/${speaker.slug}/availability?${range}`;
  const { status, body } = await desk.call(VISITOR, "GET", path);
  expect(status).toBe(200);
  const booked = body.days.filter((day: { status: string }) => day.status === "booked");
  expect(booked).toEqual(Object.values(taken).map((date) => ({ date, status: "booked" })));
});

test("of twenty bookings for one day at once one wins and all others learn why [R-01]", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => insertUser(db)));
  const request = bookingRequestFor(speaker.id, { event_date: anotherDay() });
  const answers = await Promise.all(
    people.map((id) => desk.book(signedIn("customer", id), request)),
  );
  const lost = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(lost).toHaveLength(19);
  for (const { body } of lost) {
    expect(body.error.code).toBe("date_taken");
    expect(body.error.details.free_days).toHaveLength(5);
  }
});

test("blocking and booking the same day at once never surprises either side [R-04]", async () => {
  for (let round = 0; round < inLongForm(40, 500); round += 1) {
    // Days of its own: the long form reaches further than a booking may.
    const event_date = addDays(isoDate("2027-01-01"), round);
    // Storing a booking takes a few steps; the block falls into every gap between them.
    const block = async () => {
      await sleep(round % 40);
      return desk.setDay(speakerViewer, event_date, "blocked");
    };
    const [booked, blocked] = await Promise.all([
      desk.book(customer, bookingRequestFor(speaker.id, { event_date })),
      block(),
    ]);
    // Either the booking came first and the speaker is told, or the day was blocked first.
    expect([201, 409]).toContain(booked.status);
    expect(blocked).toMatchObject({ status: 200, body: { booked: booked.status === 201 } });
  }
});
