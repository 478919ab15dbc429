import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { readSpeaker, type SpeakerProfile } from "./read-speaker.server.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
let ownerId: string;

beforeAll(async () => {
  ownerId = await insertUser(db);
  const place = { lat: 48.137154, lng: 11.576124 };
  const speaker = await insertSpeaker(db, { slug: "mira", user_id: ownerId, ...place });
  await insertSpeakerContent(db, speaker.id);
  await db.insert(speakerContacts).values({
    speaker_id: speaker.id,
    email: "geheim@test.example",
    phone: "+49 170 0000000",
  });
});

async function read(slug: string, viewer: Viewer = VISITOR): Promise<SpeakerProfile> {
  const result = await readSpeaker(ctx, viewer, slug);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test("a profile has all fields of the specification [ENT-06]", async () => {
  const profile = await read("mira");
  const named =
    `id user_id name slug job_title company short_bio bio detailed_bio presentation_style
    categories specialties languages_spoken hero_image_url profile_image_url address_label lat lng
    base_fee_usd min_fee fee_20 fee_40 fee_60 keynote_fee fee_range_min fee_workshop_half_day
    fee_workshop_full_day fee_qa_15min_cents fee_qa_30min_cents offers_qa travel_fee_usd is_verified
    is_top_speaker quick_booking_available allows_direct_booking availability_status trust_badges
    average_rating successful_events_count total_bookings years_experience social_links reviews
    is_active status created_at`.split(/\s+/);
  expect(Object.keys(profile)).toEqual(expect.arrayContaining(named));
});

test("workshops have seven keys, and only active ones are shown [ENT-38] [CALL-32]", async () => {
  const { workshops } = await read("mira");
  expect(workshops.map(({ title }) => title)).toEqual(["Halber Tag"]);
  expect(Object.keys(workshops[0] ?? {}).sort()).toEqual(
    "description duration_hours fee_cents id is_active speaker_id title".split(" "),
  );
});

test("talks have ten keys, newest first [ENT-39]", async () => {
  const { talks } = await read("mira");
  expect(talks.map(({ title }) => title)).toEqual(["Neuer Vortrag", "Älterer Vortrag"]);
  expect(talks[0]?.created_at).toBe("2026-02-01T08:00:00.000Z");
  expect(Object.keys(talks[0] ?? {}).sort()).toEqual(
    "available_durations category created_at description duration id speaker_id subtitle tags title".split(
      " ",
    ),
  );
});

test("videos and publications carry their keys [ENT-40] [ENT-41]", async () => {
  const { videos, publications } = await read("mira");
  expect(videos[0]).toMatchObject({
    url: "https://youtu.be/x",
    title: "Auftritt",
    description: null,
  });
  expect(Object.keys(publications[0] ?? {}).sort()).toEqual(
    "description domain language_code preview_image_url published_date read_time_minutes title url year".split(
      " ",
    ),
  );
  expect(publications[0]?.published_date).toBe("2024-05-01");
});

test("testimonials, pictures, awards and key points carry their keys, in order [ENT-45] [ENT-46]", async () => {
  const profile = await read("mira");
  expect(profile.testimonials).toHaveLength(2);
  expect(profile.testimonials.map(({ content, quote }) => content ?? quote).sort()).toEqual([
    "Großartig",
    "Sehr gut",
  ]);
  expect(profile.gallery_images[0]).toMatchObject({ url: null, width: 4, height: 3 });
  expect(Object.keys(profile.speaker_awards[0] ?? {}).sort()).toEqual(
    "date_issued description issuer title".split(" "),
  );
  expect(Object.keys(profile.speaker_key_points[0] ?? {}).sort()).toEqual(
    "description icon_name sort_order title".split(" "),
  );
  expect(profile.speaker_key_points.map(({ title }) => title)).toEqual(["Erstens", "Zweitens"]);
});

test("contact data is never part of a profile, for any caller", async () => {
  for (const viewer of [VISITOR, signedIn("speaker", ownerId), signedIn("admin", ownerId)]) {
    const content = JSON.stringify(await read("mira", viewer));
    expect(content).not.toContain("geheim@test.example");
    expect(content).not.toContain("+49 170");
  }
});

test("owner and exact place are shown to the owner and to admins only", async () => {
  const stranger = signedIn("customer", await insertUser(db));
  for (const viewer of [VISITOR, stranger]) {
    expect(await read("mira", viewer)).toMatchObject({ user_id: null, lat: 48.14, lng: 11.58 });
  }
  for (const viewer of [signedIn("speaker", ownerId), signedIn("admin", stranger.userId)]) {
    expect(await read("mira", viewer)).toMatchObject({ user_id: ownerId, lat: 48.137154 });
  }
});

test("an unknown speaker is not found", async () => {
  expect(await readSpeaker(ctx, VISITOR, "nobody")).toEqual({ ok: false, error: "not_found" });
});

test("a hidden speaker exists for the owner and for admins alone", async () => {
  const hiddenOwner = await insertUser(db);
  const { slug } = await insertSpeaker(db, { user_id: hiddenOwner });
  const otherSpeaker = signedIn("speaker", ownerId);
  const customer = signedIn("customer", await insertUser(db));
  const states = [
    ...SPEAKER_STATUSES.map((status) => ({ status, is_active: false })),
    ...SPEAKER_STATUSES.filter((status) => status !== "active").map((status) => ({
      status,
      is_active: true,
    })),
  ];
  for (const state of states) {
    await db.update(speakers).set(state).where(eq(speakers.slug, slug));
    for (const viewer of [VISITOR, customer, otherSpeaker]) {
      expect(await readSpeaker(ctx, viewer, slug)).toEqual({ ok: false, error: "not_found" });
    }
    for (const viewer of [signedIn("speaker", hiddenOwner), signedIn("admin", ownerId)]) {
      expect((await readSpeaker(ctx, viewer, slug)).ok).toBe(true);
    }
  }
});

test("an unclaimed profile has no owner", async () => {
  const { slug } = await insertSpeaker(db, { user_id: null, is_active: false });
  const customer = signedIn("speaker", await insertUser(db));
  expect((await readSpeaker(ctx, customer, slug)).ok).toBe(false);
});
