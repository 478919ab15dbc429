import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { liveEvents, outbox } from "#data/schema/outbox.ts";
import { reviews } from "#data/schema/reviews.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { heard } from "#tests/support/database/heard.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;

test("a change of what public pages show names its table", async () => {
  const { id } = await insertSpeaker(db);
  const payloads = await heard(database, "content", async () => {
    await db.update(speakers).set({ company: "Neu" }).where(eq(speakers.id, id));
    await db.insert(talks).values({ speaker_id: id, title: "Neu" });
    await db.insert(settings).values({ key: "claims", value: {} });
    await insertBooking(db, { speaker_id: id });
  });
  expect(payloads).toEqual(["speakers", "talks", "settings", "bookings"]);
});

test("what is decided about a review is a change of the profile", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const customer_id = await insertUser(db);
  const people = { speaker_id, customer_id };
  const { id: booking_id } = await insertBooking(db, { ...people, status: "completed" });
  const review = { ...people, booking_id, rating: 5, content: "Klar.", author_name: "Kim" };
  await db.insert(reviews).values(review);
  const own = eq(reviews.booking_id, booking_id);
  for (const set of [
    { status: "published" as const },
    { reply: "Danke!" },
    { status: "hidden" as const, moderation_reason: "Beleidigung" },
  ]) {
    const decide = () => db.update(reviews).set(set).where(own);
    expect(await heard(database, "content", decide)).toEqual(["reviews"]);
  }
});

test("many rows of one statement are one signal", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const rows = ["eins", "zwei", "drei"].map((title) => ({ speaker_id, title }));
  expect(await heard(database, "content", () => db.insert(talks).values(rows))).toEqual(["talks"]);
});

test("what is rolled back is not signalled", async () => {
  const undone = () =>
    db
      .transaction(async (tx) => {
        await tx.insert(outbox).values({ kind: "mail" });
        tx.rollback();
      })
      .catch(() => {});
  expect(await heard(database, "outbox", undone)).toEqual([]);
});

test("a new effect wakes the worker, a new event the open streams", async () => {
  expect(await heard(database, "outbox", () => db.insert(outbox).values({ kind: "mail" }))).toEqual(
    [""],
  );
  expect(
    await heard(database, "live", () => db.insert(liveEvents).values({ topic: "speaker:1" })),
  ).toEqual([""]);
});
