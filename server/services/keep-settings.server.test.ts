import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { keepSettings } from "./keep-settings.ts";

const database = await testDatabase();
const { db } = database;
const KEY = "test_setting";

test("settings are read once, and again after each change", async () => {
  const kept = await keepSettings(database);
  const value = async () => (await kept.read()).get(KEY);
  expect(await value()).toBeUndefined();
  expect(await kept.read()).toBe(await kept.read());
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
  const kept = await keepSettings({
    db,
    listen: async (_channel, onMessage, onGap) => {
      say = onMessage;
      gap = onGap ?? gap;
      return async () => undefined;
    },
  });
  const before = await kept.read();
  say("bookings");
  expect(await kept.read()).toBe(before);
  gap();
  expect(await kept.read()).not.toBe(before);
});

test("a reading that fails is tried again", async () => {
  let failures = 1;
  const kept = await keepSettings({
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
  await expect(kept.read()).rejects.toThrow("away");
  expect([...(await kept.read()).keys()]).not.toEqual([]);
});
