import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { consents } from "#data/schema/consents.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { speakerApplications } from "#data/schema/speakers/speakers.ts";
import { SPEAKER_TERMS_VERSION } from "#domain/speaker/application/application.ts";
import { EMPTY_DRAFT } from "#domain/speaker/application/application-progress.ts";
import { VISITOR } from "#features/ctx.ts";
import { ownSpeakerSchema } from "#server/api/speakers/schemas-application.ts";
import { bookingApi } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { APPLICATION } from "#tests/support/speaker-application.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);

const OLD = new Date("2020-01-02T10:00:00Z");

const somebody = async () => signedIn("speaker", await insertUser(db));
const keep = (viewer: Parameters<typeof desk.call>[0], json: unknown) =>
  desk.call(viewer, "PUT", "/me/speaker-application", { json });
const apply = (viewer: Parameters<typeof desk.call>[0], json: unknown = APPLICATION) =>
  desk.call(viewer, "POST", "/speaker-applications", { json });
const own = async (viewer: Parameters<typeof desk.call>[0]) =>
  (await desk.call(viewer, "GET", "/me/speaker")).body.application;

describe("an application", () => {
  test("is kept while it is written, taken up again and sent once", async () => {
    const viewer = await somebody();
    const draft = { ...EMPTY_DRAFT, name: "Ada", short_bio: "Kurz" };
    expect((await keep(viewer, draft)).body).toEqual({ saved: true });
    expect((await keep(viewer, { ...draft, city: "Jena" })).status).toBe(200);
    expect(await own(viewer)).toMatchObject({
      status: "draft",
      data: { name: "Ada", city: "Jena", short_bio: "Kurz" },
      expected_by: null,
    });
    expect((await apply(viewer)).status).toBe(201);
    const { body } = await desk.call(viewer, "GET", "/me/speaker");
    expect(ownSpeakerSchema.parse(body)).toEqual(body);
    // Five working days from a Thursday on.
    expect(body.application).toMatchObject({ status: "submitted", expected_by: "2026-05-07" });
    const rows = await db
      .select()
      .from(speakerApplications)
      .where(eq(speakerApplications.user_id, viewer.userId));
    expect(rows).toHaveLength(1);
    expect((await keep(viewer, draft)).status).toBe(409);
    expect((await apply(viewer)).status).toBe(409);
  });

  test("that was sent back shows what is asked for by field, and is sent again", async () => {
    const viewer = await somebody();
    await apply(viewer);
    const notes = { short_bio: "Bitte nennen Sie zwei Auftritte." };
    await db
      .update(speakerApplications)
      .set({ status: "waiting_for_speaker", field_notes: notes })
      .where(eq(speakerApplications.user_id, viewer.userId));
    expect(await own(viewer)).toMatchObject({ status: "waiting_for_speaker", field_notes: notes });
    // What reviewers look at changes only when it is sent.
    expect((await keep(viewer, EMPTY_DRAFT)).status).toBe(409);
    expect((await apply(viewer)).status).toBe(201);
    expect(await own(viewer)).toMatchObject({ status: "submitted", field_notes: {} });
  });

  test("belongs to its user alone, and to none with a profile already", async () => {
    expect((await keep(VISITOR, EMPTY_DRAFT)).status).toBe(401);
    const viewer = await somebody();
    await keep(viewer, { ...EMPTY_DRAFT, name: "Ada" });
    expect(await own(await somebody())).toBeNull();
    await insertSpeaker(db, { user_id: viewer.userId });
    expect((await keep(viewer, EMPTY_DRAFT)).status).toBe(409);
    const wrong = await keep(await somebody(), { ...EMPTY_DRAFT, languages: ["Klingonisch"] });
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ["languages.0"]]);
  });
});

describe("the terms for speakers", () => {
  const read = (viewer: Parameters<typeof desk.call>[0]) =>
    desk.call(viewer, "GET", "/me/speaker-terms");
  const accept = (viewer: Parameters<typeof desk.call>[0], version: string) =>
    desk.call(viewer, "POST", "/me/speaker-terms", { json: { version } });

  test("are accepted with version and time, once; an older version needs a new consent", async () => {
    const viewer = await somebody();
    expect((await read(viewer)).body).toMatchObject({
      accepted_version: null,
      needs_consent: true,
    });
    await db.insert(consents).values({
      user_id: viewer.userId,
      document: "speaker_agb",
      version: "2020-01",
      accepted_at: OLD,
    });
    expect((await read(viewer)).body).toMatchObject({
      accepted_version: "2020-01",
      needs_consent: true,
    });
    expect((await accept(viewer, "2020-01")).status).toBe(409);
    const { body } = await accept(viewer, SPEAKER_TERMS_VERSION);
    expect(body).toMatchObject({ accepted_version: SPEAKER_TERMS_VERSION, needs_consent: false });
    await accept(viewer, SPEAKER_TERMS_VERSION);
    const given = await db.select().from(consents).where(eq(consents.user_id, viewer.userId));
    expect(given.map(({ version }) => version).sort()).toEqual(["2020-01", SPEAKER_TERMS_VERSION]);
    const log = await db.select().from(auditLog).where(eq(auditLog.object_id, viewer.userId));
    expect(log.map(({ action }) => action)).toEqual(["speaker_terms.accept"]);
  });

  test("concern speakers alone", async () => {
    const customer = signedIn("customer", await insertUser(db));
    const admin = signedIn("admin", await insertUser(db));
    for (const [viewer, status] of [
      [VISITOR, 401],
      [customer, 403],
      [admin, 403],
    ] as const) {
      expect((await read(viewer)).status).toBe(status);
      expect((await accept(viewer, SPEAKER_TERMS_VERSION)).status).toBe(status);
    }
  });
});
