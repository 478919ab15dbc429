import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { liveEvents } from "#data/schema/outbox.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { createPostgresDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";
import { liveHub } from "#tests/support/live-client.ts";

/** The embedded engine serves one process alone, so this is about PostgreSQL. */
async function startProcesses() {
  const place = await createPostgresDatabase();
  const database = await openDatabase({ url: place.url, folder: "" });
  await migrate(database);
  const children = [place.url, place.url].map((url) => startChild("child-live-server.ts", [url]));
  afterwards(async () => {
    await Promise.all(children.map((child) => child.kill()));
    await database.close();
    await place.drop();
  });
  await Promise.all(children.map((child) => child.printed(1)));
  const urls = children.map(({ lines }) => `http://127.0.0.1:${lines[0]}`);
  return { db: database.db, children, urls };
}

if (TEST_ENGINE === "postgres") {
  test("a page that moves from a killed process to another misses nothing [R-15]", async () => {
    const EVENTS = 60;
    const { db, children, urls } = await startProcesses();
    const { id } = await insertSpeaker(db);
    const topic = `speaker:${id}:calendar`;
    let alive = [...urls];
    const pages = Array.from({ length: 6 }, (_, index) => {
      const seen: number[] = [];
      let turn = index;
      const { hub, cut } = liveHub(() => {
        turn += 1;
        return { url: alive[turn % alive.length] ?? "" };
      });
      let hasOpened = false;
      hub.add({
        topics: [topic],
        onEvent: ({ payload }) => void seen.push(Number(payload.number)),
        onResync: () => {
          hasOpened = true;
        },
      });
      return { seen, cut, wake: hub.wake, hasOpened: () => hasOpened };
    });
    await eventually(() => pages.every(({ hasOpened }) => hasOpened()));
    for (let number = 1; number <= EVENTS; number += 1) {
      await db.insert(liveEvents).values({ topic, payload: { number } });
      pages[number % pages.length]?.cut();
      if (number === EVENTS / 2) {
        alive = alive.slice(1);
        await children[0]?.kill();
      }
    }
    await eventually(() => {
      for (const { wake } of pages) wake();
      return pages.every(({ seen }) => seen.at(-1) === EVENTS);
    });
    const expected = Array.from({ length: EVENTS }, (_, index) => index + 1);
    for (const { seen } of pages) expect(seen).toEqual(expected);
  });
} else {
  test("the embedded engine belongs to one process", () => {
    expect(TEST_ENGINE).toBe("pglite");
  });
}
