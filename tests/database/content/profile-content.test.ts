import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSpeakerBySlug } from "#data/queries/speakers/speakers.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "#data/schema/speakers/speaker-content.ts";
import { cents } from "#domain/money.ts";
import {
  galleryImageUrl,
  testimonialQuote,
  testimonialRole,
} from "#domain/speaker/text/spellings.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

const speaker = await insertSpeaker(db, { slug: "miriam-beispiel" });
const speaker_id = speaker.id;

await db.insert(talks).values([
  { speaker_id, title: "Älter", created_at: new Date("2025-01-01T10:00:00Z") },
  {
    speaker_id,
    title: "Neuer",
    subtitle: "Was bleibt",
    description: "Vom Zuhören",
    available_durations: [20, 40],
    category: "leadership",
    duration: 40,
    tags: ["Führung"],
    created_at: new Date("2026-01-01T10:00:00Z"),
  },
]);
await db.insert(workshops).values([
  { speaker_id, title: "Halber Tag", duration_hours: 4, fee_cents: cents(600_000) },
  { speaker_id, title: "Alt", duration_hours: 8, fee_cents: cents(1), is_active: false },
]);
await db.insert(videos).values([
  { speaker_id, url: "https://youtu.be/abcdefghijk", title: "Zwei", sort_order: 2 },
  { speaker_id, url: "https://youtu.be/abcdefghijl", title: "Eins", duration_seconds: 930 },
]);
await db.insert(publications).values({
  speaker_id,
  title: "Das Buch",
  year: 2025,
  published_date: isoDate("2025-03-30"),
  language_code: "de",
  read_time_minutes: 7,
});
await db.insert(testimonials).values([
  { speaker_id, author: "A", position: "Leiterin", content: "Großartig", rating: 5 },
  { speaker_id, author: "B", role: "Vorstand", quote: "Mitreißend", rating: 4, sort_order: 1 },
]);
await db
  .insert(galleryImages)
  .values({ speaker_id, image_url: "/pictures/a.webp", width: 1600, height: 1000 });
await db
  .insert(speakerAwards)
  .values({ speaker_id, title: "Preis", issuer: "Bund", date_issued: isoDate("2024-11-30") });
await db.insert(speakerKeyPoints).values([
  { speaker_id, title: "Dritter", icon_name: "Star", sort_order: 3 },
  { speaker_id, title: "Erster", icon_name: "Trophy", sort_order: 1 },
  { speaker_id, title: "Zweiter", icon_name: "Eye", sort_order: 2 },
]);

const profile = given(await findSpeakerBySlug(db, "miriam-beispiel"));

function expectKeys(row: object | undefined, keys: string): void {
  expect(Object.keys(given(row))).toEqual(expect.arrayContaining(keys.split(" ")));
}

test("one query holds the profile with all nested lists [CALL-20]", () => {
  expect(profile.id).toBe(speaker_id);
  expectKeys(
    profile,
    "talks videos publications testimonials gallery_images speaker_awards speaker_key_points workshops",
  );
});

test("the prepared query is used again for another speaker, found or not", async () => {
  const other = await insertSpeaker(db, { is_active: false, status: "draft" });
  expect(await findSpeakerBySlug(db, other.slug)).toMatchObject({
    id: other.id,
    is_active: false,
    status: "draft",
    talks: [],
    speaker_key_points: [],
  });
  expect(await findSpeakerBySlug(db, "niemand")).toBeUndefined();
});

test("nested values have the types of the columns", () => {
  expect(profile.talks[0]?.created_at).toEqual(new Date("2026-01-01T10:00:00Z"));
  expect(profile.publications[0]?.published_date).toBe("2025-03-30");
  expect(profile.average_rating).toBe(0);
});

test("active workshops have seven keys [ENT-38]", () => {
  expectKeys(
    profile.workshops[0],
    "id speaker_id title description duration_hours fee_cents is_active",
  );
  expect(profile.workshops.map(({ title }) => title)).toEqual(["Halber Tag"]);
});

test("talks have ten keys and come newest first [ENT-39]", () => {
  expectKeys(
    profile.talks[0],
    "id speaker_id title subtitle description available_durations category duration tags created_at",
  );
  expect(profile.talks.map(({ title }) => title)).toEqual(["Neuer", "Älter"]);
  expect(profile.talks[0]?.available_durations).toEqual([20, 40]);
});

test("videos have url, title and description, in their order [ENT-40]", () => {
  expectKeys(profile.videos[0], "url title description");
  expect(profile.videos.map(({ title }) => title)).toEqual(["Eins", "Zwei"]);
  expect(profile.videos[0]?.duration_seconds).toBe(930);
});

test("publications have nine keys [ENT-41]", () => {
  expectKeys(
    profile.publications[0],
    "title description url year preview_image_url language_code domain published_date read_time_minutes",
  );
});

test("testimonials are read in either spelling [ENT-42]", () => {
  expectKeys(
    profile.testimonials[0],
    "author position role company content quote rating event_date logo_url",
  );
  expect(profile.testimonials.map(testimonialRole)).toEqual(["Leiterin", "Vorstand"]);
  expect(profile.testimonials.map(testimonialQuote)).toEqual(["Großartig", "Mitreißend"]);
});

test("a testimonial has one to five stars [ENT-43]", async () => {
  for (const rating of [0, 6]) {
    const insert = db
      .insert(testimonials)
      .values({ speaker_id, author: "C", content: "x", rating });
    expect(await refusal(insert)).toBe("23514 testimonials_rating");
  }
});

test("a gallery image has width, height and an address in either spelling", async () => {
  expectKeys(profile.gallery_images[0], "url image_url width height");
  expect(profile.gallery_images.map(galleryImageUrl)).toEqual(["/pictures/a.webp"]);
  const nowhere = db.insert(galleryImages).values({ speaker_id, width: 1, height: 1 });
  expect(await refusal(nowhere)).toBe("23514 gallery_images_address");
});

test("awards have title, issuer, date_issued and description [ENT-45]", () => {
  expectKeys(profile.speaker_awards[0], "title issuer date_issued description");
});

test("key points have four keys and come by sort_order [ENT-46]", async () => {
  expectKeys(profile.speaker_key_points[0], "title description icon_name sort_order");
  expect(profile.speaker_key_points.map(({ title }) => title)).toEqual([
    "Erster",
    "Zweiter",
    "Dritter",
  ]);
  const unknown = sql`update speaker_key_points set icon_name = 'Rocket' where speaker_id = ${speaker_id}`;
  expect(await refusal(db.execute(unknown))).toBe("23514 speaker_key_points_icon");
});

test("a talk cannot last a negative time", async () => {
  const insert = db.insert(talks).values({ speaker_id, title: "x", available_durations: [20, -5] });
  expect(await refusal(insert)).toBe("23514 talks_available_durations");
});
