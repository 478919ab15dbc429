import { asc, eq, gt, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readLiveEvents } from "#data/queries/messaging/live-events.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { liveEvents } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";

const { db, pool } = await testDatabase();

/** What is told while something happens, in order. */
async function toldBy(happen: () => Promise<unknown>) {
  const [newest] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(liveEvents);
  await happen();
  return db
    .select({ topic: liveEvents.topic, payload: liveEvents.payload })
    .from(liveEvents)
    .where(gt(liveEvents.id, given(newest).id))
    .orderBy(asc(liveEvents.id));
}

const DAY = isoDate("2031-05-05");

describe("the calendar of a speaker", () => {
  test("hears of overrides: set, changed, removed", async () => {
    const { id: speaker_id } = await insertSpeaker(db);
    const row = { speaker_id, date: DAY, type: "blocked" as const };
    const topic = `speaker:${speaker_id}:calendar`;
    const own = eq(availabilityOverrides.speaker_id, speaker_id);
    expect(await toldBy(() => db.insert(availabilityOverrides).values(row))).toEqual([
      { topic, payload: { date: DAY, status: "blocked" } },
    ]);
    expect(
      await toldBy(() => db.update(availabilityOverrides).set({ type: "on_request" }).where(own)),
    ).toEqual([{ topic, payload: { date: DAY, status: "on_request" } }]);
    expect(await toldBy(() => db.delete(availabilityOverrides).where(own))).toEqual([
      { topic, payload: { date: DAY, status: "available" } },
    ]);
  });

  test("hears of bookings that take or free a day, with day and state alone [RT-06]", async () => {
    const { id: speaker_id } = await insertSpeaker(db);
    const topic = `speaker:${speaker_id}:calendar`;
    const calendar = async (happen: () => Promise<unknown>) =>
      (await toldBy(happen)).filter((event) => event.topic === topic).map(({ payload }) => payload);
    expect(await calendar(() => insertBooking(db, { speaker_id, event_date: DAY }))).toEqual([
      { date: DAY, status: "booked" },
    ]);
    const cancel = () =>
      db
        .update(bookings)
        .set({ status: "cancelled", cancellation_reason: "krank" })
        .where(eq(bookings.speaker_id, speaker_id));
    expect(await calendar(cancel)).toEqual([{ date: DAY, status: "available" }]);
    const inquire = () =>
      insertBooking(db, {
        speaker_id,
        event_date: DAY,
        status: "requested",
        booking_mode: "inquiry",
      });
    expect(await calendar(inquire)).toEqual([]);
  });

  test("an override wins over a booking here as well", async () => {
    const { id: speaker_id } = await insertSpeaker(db);
    await insertBooking(db, { speaker_id, event_date: DAY });
    const row = { speaker_id, date: DAY, type: "on_request" as const };
    const [event] = await toldBy(() => db.insert(availabilityOverrides).values(row));
    expect(event?.payload).toEqual({ date: DAY, status: "on_request" });
  });
});

test("both sides of a booking hear of it, without any personal data", async () => {
  const user_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db, { user_id });
  const customer_id = await insertUser(db);
  const told = await toldBy(() => insertBooking(db, { speaker_id, customer_id }));
  const [booking] = await db.select().from(bookings).where(eq(bookings.speaker_id, speaker_id));
  const payload = {
    change: "insert",
    booking_id: booking?.id,
    status: "confirmed",
    event_date: "2030-03-07",
  };
  expect(told).toEqual([
    { topic: `speaker:${speaker_id}:calendar`, payload: { date: "2030-03-07", status: "booked" } },
    { topic: `user:${customer_id}:bookings`, payload },
    { topic: `user:${user_id}:bookings`, payload },
  ]);
});

test("both sides of a conversation hear of new, read and deleted messages", async () => {
  const user_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db, { user_id });
  const customer_id = await insertUser(db);
  const [row] = await db.insert(conversations).values({ speaker_id, customer_id }).returning();
  const conversation_id = given(row).id;
  const message = { conversation_id, sender_id: customer_id, message: "Geheim" };
  const own = eq(conversationMessages.conversation_id, conversation_id);
  const inserted = await toldBy(() =>
    db.transaction(async (tx) => {
      await tx.insert(conversationMessages).values(message);
      await tx.insert(conversationMessages).values(message);
    }),
  );
  expect(inserted.map(({ topic }) => topic)).toEqual([
    `user:${customer_id}:messages`,
    `user:${user_id}:messages`,
    `user:${customer_id}:messages`,
    `user:${user_id}:messages`,
  ]);
  expect(inserted[0]?.payload).toEqual({
    change: "insert",
    conversation_id,
    sender_id: customer_id,
    message_id: expect.any(String),
    sequence: 1,
  });
  expect(JSON.stringify(inserted)).not.toContain("Geheim");
  const payload = { change: "update", conversation_id, sender_id: customer_id, is_read: true };
  expect(
    await toldBy(() => db.update(conversationMessages).set({ is_read: true }).where(own)),
  ).toEqual([
    { topic: `user:${customer_id}:messages`, payload },
    { topic: `user:${user_id}:messages`, payload },
  ]);
  const deleted = await toldBy(() => db.delete(conversationMessages).where(own));
  expect(deleted.map(({ payload: { change } }) => change)).toEqual(Array(4).fill("delete"));
});

test("what is rolled back was never told", async () => {
  const undone = () =>
    db
      .transaction(async (tx) => {
        await tx.insert(liveEvents).values({ topic: "speaker:1:calendar" });
        tx.rollback();
      })
      .catch(() => undefined);
  expect(await toldBy(undone)).toEqual([]);
});

if (TEST_ENGINE === "postgres") {
  test("an event is visible only after all with smaller ids, in any order of commits", async () => {
    const [slow, fast] = [await pool.connect(), await pool.connect()];
    try {
      const insert = "insert into live_events (topic) values ($1) returning id";
      await slow.query("begin");
      const { rows } = await slow.query(insert, ["order:slow"]);
      // The second writer draws no number before the first one is through.
      const { rows: pids } = await fast.query("select pg_backend_pid() as pid");
      const later = fast.query(insert, ["order:fast"]);
      await eventually(async () => {
        const blocked = await db.execute<{ waits: boolean }>(
          sql`select cardinality(pg_blocking_pids(${pids[0]?.pid}::int)) > 0 as waits`,
        );
        return blocked.rows[0]?.waits === true;
      });
      const seen = await readLiveEvents(db, Number(rows[0].id) - 1, 10);
      expect(seen).toEqual([]);
      await slow.query("commit");
      expect(Number((await later).rows[0].id)).toBeGreaterThan(Number(rows[0].id));
    } finally {
      slow.release();
      fast.release();
    }
  });

  test("a reader that remembers the last id sees every event of many parallel writers once", async () => {
    const { rows } = await pool.query("select coalesce(max(id), 0)::int as id from live_events");
    let position: number = rows[0].id;
    const seen: number[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; number < 25; number += 1) {
        await db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(random() * 0.004)`);
          await tx.insert(liveEvents).values({ topic: `many:${writer}`, payload: { number } });
          await tx.execute(sql`select pg_sleep(random() * 0.004)`);
        });
      }
    });
    const read = async () => {
      for (const { id } of await readLiveEvents(db, position, 500)) {
        seen.push(id);
        position = id;
      }
    };
    const all = Promise.all(writers);
    let isOver = false;
    const over = all.finally(() => {
      isOver = true;
    });
    while (!isOver) await read();
    await over;
    await read();
    expect(new Set(seen).size).toBe(200);
    expect(seen).toHaveLength(200);
  });

  test("two bookings and overrides at once end without a deadlock", async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        speaker_id: (await insertSpeaker(db)).id,
        customer_id: await insertUser(db),
      })),
    );
    const work = people.map((pair, index) =>
      db.transaction(async (tx) => {
        const rows = [pair, given(people[(index + 1) % people.length])];
        for (const { speaker_id } of rows) {
          await tx
            .insert(availabilityOverrides)
            .values({ speaker_id, date: isoDate(`2032-01-1${index}`), type: "blocked" });
        }
      }),
    );
    await expect(Promise.all(work)).resolves.toHaveLength(6);
  });
}
