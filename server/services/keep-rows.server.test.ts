import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { keepRows } from "./keep-rows.ts";

const database = await testDatabase();
const { db } = database;
const KEY = "test_setting";

test("settings are read once, and again after each change", async () => {
  const kept = await keepRows(database);
  const value = async () => (await kept.settings()).get(KEY);
  expect(await value()).toBeUndefined();
  expect(await kept.settings()).toBe(await kept.settings());
  await db.insert(settings).values({ key: KEY, value: 1 });
  await eventually(async () => (await value()) === 1);
  await db.update(settings).set({ value: 2 }).where(eq(settings.key, KEY));
  await eventually(async () => (await value()) === 2);
  await db.delete(settings).where(eq(settings.key, KEY));
  await eventually(async () => (await value()) === undefined);
  await kept.stop();
});

test("a gap in the news makes them old, another table does not", async () => {
  let say: (table: string) => void = () => undefined;
  let gap: () => void = () => undefined;
  const kept = await keepRows({
    db,
    listen: async (_channel, onMessage, onGap) => {
      say = onMessage;
      gap = onGap ?? gap;
      return async () => undefined;
    },
  });
  const before = await kept.settings();
  say("bookings");
  expect(await kept.settings()).toBe(before);
  gap();
  expect(await kept.settings()).not.toBe(before);
});

test("a reading that fails is tried again", async () => {
  let failures = 1;
  const kept = await keepRows({
    db: new Proxy(db, {
      get: (target, name) => {
        if (name === "select" && failures > 0) {
          failures -= 1;
          return () => ({ from: () => Promise.reject(new Error("away")) });
        }
        return Reflect.get(target, name);
      },
    }),
    listen: async () => async () => undefined,
  });
  await expect(kept.settings()).rejects.toThrow("away");
  expect([...(await kept.settings()).keys()]).not.toEqual([]);
});
