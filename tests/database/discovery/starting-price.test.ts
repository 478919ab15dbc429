import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "#data/migration-files.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakerApplications, speakers } from "#data/schema/speakers/speakers.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { bookingApi, bookingRequestFor, castOf, DAY } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { APPLICATION } from "#tests/support/speaker-application.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { speaker, speakerViewer, customer, admin } = await castOf(db);
const ask = adminApi(createApi(desk.ctx, undefined, undefined, adminApi.services));

const rowOf = async (id: string) =>
  given((await db.select().from(speakers).where(eq(speakers.id, id)))[0]);
const startingAt = (euros: number | null) => ({
  base_fee_usd: euros,
  min_fee: euros,
  keynote_fee: euros,
  fee_range_min: euros,
});
const save = async (fields: object) => {
  const content = await desk.call(speakerViewer, "GET", "/me/speaker/content");
  const version = content.body.versions.profile;
  return desk.call(speakerViewer, "PATCH", "/me/speaker", { json: { version, ...fields } });
};

describe("fees that are saved", () => {
  test("carry every column that stands for a starting price", async () => {
    expect((await save({ fee_20: 3200 })).status).toBe(200);
    expect(await rowOf(speaker.id)).toMatchObject(startingAt(3200));
    expect((await save({ lengths_not_offered: [20] })).status).toBe(200);
    expect(await rowOf(speaker.id)).toMatchObject({
      ...{ fee_20: null, lengths_not_offered: [20] },
      ...startingAt(5000),
    });
    const all = { fee_20: null, fee_40: null, fee_60: null, lengths_not_offered: [] };
    expect((await save(all)).status).toBe(200);
    expect(await rowOf(speaker.id)).toMatchObject(startingAt(null));
    expect((await save({ fee_20: 2500, fee_40: 5000, fee_60: 7500 })).status).toBe(200);
    expect(await rowOf(speaker.id)).toMatchObject(startingAt(2500));
  });

  test("answer each length while the profile is listed", async () => {
    const refused = await save({ fee_20: null, fee_60: null });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "fees_unanswered" } } });
    expect(refused.body.error.fields).toEqual({
      fee_20: "Bitte nennen Sie einen Preis oder wählen Sie „Biete ich nicht an“.",
      fee_60: "Bitte nennen Sie einen Preis oder wählen Sie „Biete ich nicht an“.",
    });
    expect(await rowOf(speaker.id)).toMatchObject({ fee_20: 2500, fee_60: 7500 });
    const nothing = await save({ lengths_not_offered: [20, 40, 60] });
    expect(nothing).toMatchObject({ status: 422, body: { error: { code: "nothing_offered" } } });
    const workshops = { lengths_not_offered: [20, 40, 60], fee_workshop_half_day: 400_000 };
    expect((await save(workshops)).status).toBe(200);
    expect(await rowOf(speaker.id)).toMatchObject(startingAt(null));
    expect((await save({ fee_20: 2500, fee_40: 5000, fee_60: 7500 })).status).toBe(200);
  });

  test("are the only way to a starting price, and name lengths that exist", async () => {
    for (const forbidden of [
      { keynote_fee: 1 },
      { base_fee_usd: 1 },
      { min_fee: 1 },
      { fee_range_min: 1 },
      { lengths_not_offered: [30] },
      { lengths_not_offered: [20, 20] },
      { lengths_not_offered: "20" },
    ]) {
      expect((await save(forbidden)).status, JSON.stringify(forbidden)).toBeGreaterThanOrEqual(400);
    }
    expect(await rowOf(speaker.id)).toMatchObject(startingAt(2500));
  });

  test("follow the same rule in the administration, and before a speaker is listed", async () => {
    const draft = await insertSpeaker(db, {
      name: "Dora Entwurf",
      status: "draft",
      short_bio: "Spricht seit zwanzig Jahren über das, was Menschen zusammenhält.",
      categories: ["leadership"],
    });
    const { versions } = (await ask(admin, "GET", `/admin/speakers/${draft.id}/content`)).body as {
      versions: { profile: string };
    };
    const edit = { version: versions.profile, fee_40: 3600 };
    expect((await ask(admin, "PATCH", `/admin/speakers/${draft.id}`, edit)).status).toBe(200);
    expect(await rowOf(draft.id)).toMatchObject(startingAt(3600));
    const publish = () =>
      ask(admin, "POST", "/admin/speakers/actions", {
        ids: [draft.id],
        action: "publish",
        is_deliberate: true,
      });
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "fees_unanswered" } } });
    expect(JSON.stringify(refused.body)).toContain("Es fehlt noch bei Dora Entwurf.");
    await db
      .update(speakers)
      .set({ lengths_not_offered: [20, 60] })
      .where(eq(speakers.id, draft.id));
    expect((await publish()).status).toBe(200);
  });
});

describe("a booking", () => {
  test("is refused for a length that is not offered", async () => {
    const { id } = await insertSpeaker(db, {
      ...{ allows_direct_booking: true, fee_40: 3600, lengths_not_offered: [20, 60] },
    });
    for (const booking_mode of ["direct", "inquiry"]) {
      const refused = await desk.book(
        customer,
        bookingRequestFor(id, { duration: 20, booking_mode }),
      );
      expect(refused).toMatchObject({ status: 422, body: { error: { code: "not_offered" } } });
      expect(refused.body.error.fields).toEqual({
        duration: "Das wird von diesem Speaker nicht (mehr) angeboten.",
      });
    }
    const booked = await desk.book(customer, bookingRequestFor(id, { duration: 40 }));
    expect(booked).toMatchObject({ status: 201 });
  });

  test("takes a talk only in one of its own lengths", async () => {
    const { id } = await insertSpeaker(db, {
      ...{ allows_direct_booking: true, fee_20: 2500, fee_40: 5000, fee_60: 7500 },
    });
    const [talk] = await db
      .insert(talks)
      .values({ speaker_id: id, title: "Lang", available_durations: [40, 60] })
      .returning();
    const request = { selected_talk_id: given(talk).id, event_date: DAY };
    const refused = await desk.book(customer, bookingRequestFor(id, { ...request, duration: 20 }));
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "not_offered" } } });
    expect(refused.body.error.fields).toEqual({
      duration: "Dieser Vortrag wird in dieser Länge nicht angeboten.",
    });
    const booked = await desk.book(customer, bookingRequestFor(id, { ...request, duration: 60 }));
    expect(booked).toMatchObject({ status: 201 });
  });
});

describe("an application", () => {
  const { terms_accepted: _terms, ...sent } = APPLICATION;

  test.each([
    ["20", { fee_20: 3000, fee_40: null, fee_60: null, lengths_not_offered: [40, 60] }],
    ["60", { fee_20: null, fee_40: null, fee_60: 3000, lengths_not_offered: [20, 40] }],
    ["all", { fee_20: 3000, fee_40: 3000, fee_60: 3000, lengths_not_offered: [] }],
  ])("for %s minutes becomes a profile with exactly that price", async (fee_length, fees) => {
    const user_id = await insertUser(db);
    const data = { ...sent, fee_idea: 3000, fee_length };
    const [row] = await db
      .insert(speakerApplications)
      .values({ ...{ kind: "application", status: "submitted" }, user_id, data })
      .returning();
    const address = `/admin/applications/${given(row).id}/decision`;
    expect((await ask(admin, "POST", address, { kind: "approve" })).status).toBe(204);
    const [made] = await db.select().from(speakers).where(eq(speakers.user_id, user_id));
    expect(made).toMatchObject({ ...fees, ...startingAt(3000) });
  });

  test("is refused with a length that does not exist", async () => {
    const answer = await desk.call(customer, "POST", "/speaker-applications", {
      json: { ...APPLICATION, fee_length: "45" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toEqual({
      fee_length: "Bitte wählen Sie, für welche Länge das Honorar gilt.",
    });
  });
});

test("rows from before are answered: what has no price beside one is not offered", async () => {
  const [three, one, keynoteOnly, none] = [
    await insertSpeaker(db, { fee_20: 2500, fee_40: 5000, fee_60: 7500, keynote_fee: 5000 }),
    await insertSpeaker(db, { fee_20: 0, fee_40: 3600, base_fee_usd: 1 }),
    await insertSpeaker(db, { base_fee_usd: 3000 }),
    await insertSpeaker(db, { keynote_fee: 0 }),
  ];
  const file = given(readdirSync(MIGRATIONS_FOLDER).find((name) => /starting_price/.test(name)));
  const [, ...updates] = readFileSync(join(MIGRATIONS_FOLDER, file), "utf8").split(
    "--> statement-breakpoint",
  );
  for (const update of updates) await db.execute(sql.raw(update));
  expect(await rowOf(three.id)).toMatchObject({ lengths_not_offered: [], ...startingAt(2500) });
  expect(await rowOf(one.id)).toMatchObject({
    lengths_not_offered: [20, 60],
    ...startingAt(3600),
  });
  expect(await rowOf(keynoteOnly.id)).toMatchObject({
    ...{ fee_40: 3000, lengths_not_offered: [20, 60] },
    ...startingAt(3000),
  });
  expect(await rowOf(none.id)).toMatchObject({ lengths_not_offered: [], ...startingAt(null) });
});
