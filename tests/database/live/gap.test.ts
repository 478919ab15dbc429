import { setTimeout as wait } from "node:timers/promises";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveEvents } from "#data/schema/outbox.ts";
import { startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { openStream } from "#tests/support/live-client.ts";

const database = await testDatabase();
const { db } = database;
const { url } = await startAuthServer(database, { live: {} });

test("whatever is written from the connection on until three seconds later arrives [R-16]", async () => {
  const { id } = await insertSpeaker(db);
  const topic = `speaker:${id}:calendar`;
  const PAGES = 61;
  const publish = (number: number) => db.insert(liveEvents).values({ topic, payload: { number } });
  const snapshot = async () => {
    const numbers = db
      .select({ number: sql<number>`(payload ->> 'number')::int` })
      .from(liveEvents)
      .where(eq(liveEvents.topic, topic))
      .orderBy(asc(liveEvents.id));
    return (await numbers).map(({ number }) => number);
  };
  const missed = await Promise.all(
    Array.from({ length: PAGES }, async (_, number) => {
      // One at every twentieth of a second; every third is written before „ready“ is heard.
      const opening = openStream({ url, topics: [topic] });
      const early = number % 3 === 0 ? publish(1_000 + number) : undefined;
      const stream = await opening;
      await stream.next();
      const seen = snapshot();
      await wait(number * 50);
      await publish(number);
      const heard = new Set<number>();
      while (!heard.has(number)) {
        const frame = await stream.next();
        if (frame === undefined) break;
        heard.add(JSON.parse(frame.data).payload.number);
      }
      await early;
      const known = new Set([...(await seen), ...heard]);
      stream.close();
      // Everything older than the own event is known by now, from the snapshot or from the stream.
      const all = await snapshot();
      return all.slice(0, all.indexOf(number) + 1).filter((one) => !known.has(one));
    }),
  );
  expect(missed).toEqual(Array(PAGES).fill([]));
});
