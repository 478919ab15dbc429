import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { categoryLandingPages, speakerCategories } from "#data/schema/categories.ts";
import { blogPosts, settings } from "#data/schema/content.ts";
import { reviews } from "#data/schema/reviews.ts";
import { talks, videos } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type Change, followContent } from "#server/pages/content-changes.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { heard } from "#tests/support/database/heard.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";

const database = await testDatabase();
const { db } = database;

const announced = (happen: () => Promise<unknown>) => heard(database, "content_rows", happen);

test("what belongs to a speaker is announced with that speaker alone", async () => {
  const { id } = await insertSpeaker(db);
  await insertSpeaker(db);
  const belongings = await announced(() => insertSpeakerContent(db, id));
  expect(new Set(belongings)).toEqual(
    new Set(
      [
        ...["gallery_images", "publications", "speaker_awards", "speaker_key_points"],
        ...["talks", "testimonials", "videos", "workshops"],
      ].map((table) => `${table} ${id}`),
    ),
  );
  const own = eq(speakers.id, id);
  const day = { speaker_id: id, date: isoDate("2030-01-02"), type: "blocked" as const };
  const writes = [
    () =>
      db
        .update(speakers)
        .set({ min_fee: cents(300_000) })
        .where(own),
    () => db.update(talks).set({ title: "Neu" }).where(eq(talks.speaker_id, id)),
    () => db.insert(availabilityOverrides).values(day),
    () => insertBooking(db, { speaker_id: id }),
    () => db.delete(videos).where(eq(videos.speaker_id, id)),
  ];
  const tables = ["speakers", "talks", "availability_overrides", "bookings", "videos"];
  for (const [at, write] of writes.entries()) {
    expect(await announced(write)).toEqual([`${tables[at]} ${id}`]);
  }
});

test("so is a review, when it comes and when it is decided", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const people = { speaker_id, customer_id: await insertUser(db) };
  const { id: booking_id } = await insertBooking(db, { ...people, status: "completed" });
  const review = { ...people, booking_id, rating: 5, content: "Klar.", author_name: "Kim" };
  const own = eq(reviews.booking_id, booking_id);
  const name = [`reviews ${speaker_id}`];
  expect(await announced(() => db.insert(reviews).values(review))).toEqual(name);
  expect(await announced(() => db.update(reviews).set({ reply: "Danke!" }).where(own))).toEqual(
    name,
  );
});

test("a row that changes hands is announced with both", async () => {
  const [from, to] = [await insertSpeaker(db), await insertSpeaker(db)];
  await db.insert(talks).values({ speaker_id: from.id, title: "Wandernd" });
  const move = () =>
    db.update(talks).set({ speaker_id: to.id }).where(eq(talks.speaker_id, from.id));
  expect(await announced(move)).toEqual([["talks", ...[from.id, to.id].sort()].join(" ")]);
});

test("what all pages may show is announced by its table", async () => {
  const post = { slug: "mut", title: "Mut", author_name: "Kim" };
  const page = { category: "leadership", slug: "hamburg", headline: "Hamburg" };
  const payloads = await announced(async () => {
    await db.insert(settings).values({ key: "claims", value: {} });
    await db.insert(blogPosts).values(post);
    await db.insert(categoryLandingPages).values(page);
    const leadership = eq(speakerCategories.name, "leadership");
    await db.update(speakerCategories).set({ label: "Führung" }).where(leadership);
  });
  expect(payloads).toEqual([
    "settings",
    "blog_posts",
    "category_landing_pages",
    "speaker_categories",
  ]);
});

test("one statement is one message, and names twenty speakers at most", async () => {
  const rows = Array.from({ length: 21 }, (_, at) => ({ name: "Viele", slug: `viele-${at}` }));
  const some = await db.insert(speakers).values(rows).returning({ id: speakers.id });
  const ids = some.map(({ id }) => id).sort();
  const addTalks = (to: readonly string[]) =>
    announced(() =>
      db
        .insert(talks)
        .values(to.flatMap((speaker_id) => [1, 2].map(() => ({ speaker_id, title: "x" })))),
    );
  expect(await addTalks(ids.slice(1))).toEqual([["talks", ...ids.slice(1)].join(" ")]);
  expect(await addTalks(ids)).toEqual(["talks"]);
  expect(await announced(() => db.execute(sql`truncate videos`))).toEqual(["videos"]);
  const removed = await announced(() => db.delete(speakers).where(inArray(speakers.id, ids)));
  expect(removed).toContain("speakers");
});

test("a statement that meets no row and one that is rolled back say nothing", async () => {
  const nowhere = eq(bookings.event_title, "Nirgends");
  const meet = () => db.update(bookings).set({ event_title: "Niemals" }).where(nowhere);
  expect(await announced(meet)).toEqual([]);
  const { id: speaker_id } = await insertSpeaker(db);
  const undo = () =>
    db
      .transaction(async (tx) => {
        await tx.insert(talks).values({ speaker_id, title: "Zurück" });
        tx.rollback();
      })
      .catch(() => {});
  expect(await announced(undo)).toEqual([]);
});

test("every process hears the same", async () => {
  const heardBy = await Promise.all(
    [1, 2].map(async () => {
      const changes: Change[] = [];
      const content = await followContent(database);
      afterwards(() => content.stop());
      content.follow((change) => void changes.push(change));
      return changes;
    }),
  );
  const { id: speaker_id } = await insertSpeaker(db);
  await insertBooking(db, { speaker_id });
  const news = { subjects: [`speaker:${speaker_id}`, "calendars"], graceMs: 2_000 };
  for (const changes of heardBy) {
    await eventually(() => changes.length === 3);
    expect(changes.at(-1)).toEqual(news);
  }
});
