import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookingStatusHistory } from "#data/schema/bookings.ts";
import { analyticsProfileViews } from "#data/schema/insights.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { speaker, speakerViewer, otherSpeaker, customer, stranger, admin } = await castOf(db);

describe("several days at once", () => {
  const DAYS = "/me/speaker/availability";
  const set = (viewer: typeof speakerViewer | typeof VISITOR, dates: string[], type: string) =>
    desk.call(viewer, "PUT", DAYS, { json: { dates, type } });
  const stored = async (date: string) =>
    db
      .select({ type: availabilityOverrides.type })
      .from(availabilityOverrides)
      .where(
        and(
          eq(availabilityOverrides.speaker_id, speaker.id),
          eq(availabilityOverrides.date, isoDate(date)),
        ),
      );

  test("are blocked, put on request and freed together [CAL-28, CALL-38, CALL-39]", async () => {
    const days = ["2030-06-03", "2030-06-01", "2030-06-02"];
    const blocked = await set(speakerViewer, days, "blocked");
    expect(blocked.status).toBe(200);
    expect(blocked.body.days).toEqual(
      days.toSorted().map((date) => ({ date, status: "blocked", booked: false })),
    );
    const range = "from=2030-06-01&to=2030-06-03";
    const shown = await desk.call(
      VISITOR,
      "GET",
      `/speakers/${speaker.slug}/availability?${range}`,
    );
    expect(shown.body.days.every(({ status }: { status: string }) => status === "blocked")).toBe(
      true,
    );
    await set(speakerViewer, days.slice(0, 2), "on_request");
    expect(await stored("2030-06-01")).toEqual([{ type: "on_request" }]);
    await set(speakerViewer, days, "available");
    for (const day of days) expect(await stored(day)).toEqual([]);
  });

  test("warn of booked ones, which stay booked", async () => {
    const event_date = "2030-06-10";
    expect((await desk.book(customer, bookingRequestFor(speaker.id, { event_date }))).status).toBe(
      201,
    );
    const blocked = await set(speakerViewer, [event_date, "2030-06-11"], "on_request");
    expect(blocked.body.days).toEqual([
      { date: event_date, status: "on_request", booked: true },
      { date: "2030-06-11", status: "on_request", booked: false },
    ]);
    const freed = await set(speakerViewer, [event_date], "available");
    expect(freed.body.days).toEqual([{ date: event_date, status: "booked", booked: true }]);
  });

  test("are all changed or none", async () => {
    const refused = await set(speakerViewer, ["2030-06-20", "2026-04-29"], "blocked");
    expect([refused.status, refused.body.error.code]).toEqual([422, "date_past"]);
    expect(await stored("2030-06-20")).toEqual([]);
    expect((await set(speakerViewer, [], "blocked")).status).toBe(422);
    expect((await set(speakerViewer, ["2030-02-30"], "blocked")).status).toBe(422);
    expect((await set(speakerViewer, ["2030-06-20"], "booked")).status).toBe(422);
    const year = Array.from({ length: 371 }, (_, at) => addDays(isoDate("2030-07-01"), at));
    expect((await set(speakerViewer, year, "blocked")).status).toBe(422);
    expect((await set(speakerViewer, year.slice(1), "blocked")).body.days).toHaveLength(370);
    await set(speakerViewer, year.slice(1), "available");
  });

  test("belong to the caller [ROLE-26, ROLE-27, ERR-38]", async () => {
    const day = ["2030-06-25"];
    expect((await set(VISITOR, day, "blocked")).status).toBe(401);
    for (const viewer of [customer, admin, signedIn("speaker", await insertUser(db))]) {
      const refused = await set(viewer, day, "blocked");
      expect(refused.status).toBe(404);
      expect(refused.body.error.message).toBe("Speaker-Profil nicht gefunden");
    }
    expect((await set(otherSpeaker, day, "blocked")).status).toBe(200);
    expect(await stored(day[0] ?? "")).toEqual([]);
  });

  test("wait for each other instead of stopping each other", async () => {
    const days = Array.from({ length: 40 }, (_, at) => addDays(isoDate("2031-01-01"), at));
    const answers = await Promise.all([
      set(speakerViewer, days, "blocked"),
      set(speakerViewer, days.toReversed(), "on_request"),
      set(speakerViewer, days, "available"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("a booking in detail", () => {
  test("tells its story to both sides, and to no other caller", async () => {
    const event_date = "2030-08-01";
    const request = bookingRequestFor(speaker.id, { event_date, booking_mode: "inquiry" });
    const { id } = (await desk.book(customer, request)).body;
    await desk.move(speakerViewer, id, "offer", { offer_price_cents: 480_000, message: "Gern." });
    const seen = await desk.read(speakerViewer, id);
    expect(seen.body.history.map(({ at: _at, ...step }: { at: string }) => step)).toEqual([
      { event: "create", actor: "customer", to_status: "requested", reason: null, to_date: null },
      { event: "offer", actor: "speaker", to_status: "pending", reason: null, to_date: null },
    ]);
    expect(seen.body).toMatchObject({
      conversation_id: null,
      billing: null,
      possible_events: ["retract"],
    });
    expect((await desk.read(customer, id)).body.history).toEqual(seen.body.history);
    for (const viewer of [stranger, otherSpeaker]) {
      expect((await desk.read(viewer, id)).status).toBe(404);
    }
    const opened = await desk.call(speakerViewer, "POST", "/conversations", {
      json: { customer_id: seen.body.customer_id },
    });
    expect((await desk.read(speakerViewer, id)).body.conversation_id).toBe(opened.body.id);
    const listed = await desk.call(speakerViewer, "GET", "/bookings?as=speaker");
    expect(listed.body.items.map((item: { id: string }) => item.id)).toContain(id);
  });
});

describe("the own numbers", () => {
  const NUMBERS = "/me/speaker/statistics";
  const HOUR = 3_600_000;

  test("count what happened to one's own profile and nothing of others", async () => {
    const cast = await castOf(db);
    const { id: speaker_id } = cast.speaker;
    const numbers = async () => (await desk.call(cast.speakerViewer, "GET", NUMBERS)).body;
    expect(await numbers()).toMatchObject({
      views: { current: 0, previous: 0 },
      answers: { inquiries: 0, median_hours: null, conversion_percent: null },
      fees: { year: 2026, net_cents: 0 },
      upcoming: { count: 0, next: null },
    });

    // „Now“ is Thursday, 30 April 2026.
    const view = (occurred_at: string, user_id: string | null = null) => ({
      speaker_id,
      user_id,
      occurred_at: new Date(occurred_at),
    });
    await db.insert(analyticsProfileViews).values([
      view("2026-04-29T10:00:00Z"),
      // Already Monday in Berlin.
      view("2026-04-26T22:30:00Z"),
      view("2026-03-20T10:00:00Z"),
      view("2026-04-29T10:00:00Z", cast.speakerViewer.userId),
    ]);
    await db.insert(analyticsProfileViews).values({
      speaker_id: speaker.id,
      occurred_at: new Date("2026-04-29T10:00:00Z"),
    });
    const inquiry = async (
      created_at: string,
      hours: number | null,
      status: "declined" | "confirmed" | "requested",
    ) => {
      const at = new Date(created_at);
      const { id } = await insertBooking(db, {
        speaker_id,
        booking_mode: "inquiry",
        status,
        event_date: isoDate(status === "confirmed" ? "2026-06-10" : "2026-09-01"),
        created_at: at,
        travel_cost_cents: cents(40_000),
        base_fee_cents: cents(460_000),
      });
      if (hours === null) return;
      await db.insert(bookingStatusHistory).values({
        booking_id: id,
        from_status: "requested",
        to_status: status === "confirmed" ? "pending" : "declined",
        event: status === "confirmed" ? "offer" : "decline",
        actor: "speaker",
        at: new Date(at.getTime() + hours * HOUR),
      });
    };
    await inquiry("2026-04-20T08:00:00Z", 4, "confirmed");
    await inquiry("2026-04-21T08:00:00Z", 30, "declined");
    await inquiry("2026-04-29T08:00:00Z", null, "requested");
    await insertBooking(db, { speaker_id, event_date: isoDate("2027-01-05") });

    const now = await numbers();
    expect(now.views).toEqual({ current: 2, previous: 1 });
    expect(now.weeks).toHaveLength(12);
    expect(now.weeks.at(-1)).toEqual({ week: "2026-04-27", views: 2, inquiries: 1 });
    expect(now.weeks.at(-2)).toEqual({ week: "2026-04-20", views: 0, inquiries: 2 });
    expect(now.answers).toEqual({
      inquiries: 3,
      answered: 2,
      in_time: 1,
      overdue: 1,
      median_hours: 17,
      offers: 1,
      booked: 1,
      conversion_percent: 33,
    });
    expect(now.fees.net_cents).toBe(460_000);
    expect(now.fees.months[5]).toEqual({ month: "2026-06-01", net_cents: 460_000 });
    expect(now.upcoming).toEqual({ count: 1, next: "2026-06-10" });

    // Two answers are too few; from the third on the median is public, rounded up.
    const usual = () => desk.call(VISITOR, "GET", `/speakers/${cast.speaker.slug}/answer-time`);
    expect((await usual()).body).toEqual({ hours: null });
    await inquiry("2026-04-22T08:00:00Z", 5.2, "declined");
    expect((await usual()).body).toEqual({ hours: 6 });
    await db.update(speakers).set({ is_active: false }).where(eq(speakers.id, speaker_id));
    expect((await usual()).status).toBe(404);
  });

  test("are refused to callers without a profile", async () => {
    expect((await desk.call(VISITOR, "GET", NUMBERS)).status).toBe(401);
    for (const viewer of [customer, admin]) {
      expect((await desk.call(viewer, "GET", NUMBERS)).status).toBe(404);
    }
  });
});
