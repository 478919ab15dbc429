import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { listTopics } from "./list-topics.server.ts";
import { topicCounts } from "./topic-counts.server.ts";

const { db } = await testDatabase();
for (const categories of [["leadership"], ["leadership", "finance"], ["finance"], ["leadership"]]) {
  await insertSpeaker(db, { categories });
}
await insertSpeaker(db, { categories: ["leadership"], is_active: false });
await insertSpeaker(db, { categories: ["leadership"], status: "pending" });

test("home and topics page count the listed speakers of each category [CALL-16]", async () => {
  for (const topics of [await topicCounts(testCtx(db)), await listTopics(testCtx(db))]) {
    const counts = new Map(topics.map(({ name, count }) => [name, count]));
    expect(counts.get("leadership")).toBe(3);
    expect(counts.get("finance")).toBe(2);
    expect(counts.get("technology")).toBe(0);
  }
});

test("categories that cannot be read give way to the built-in ten, with zero each [ERR-34]", async () => {
  const broken = {
    select: () => {
      throw new Error("speaker_categories is away");
    },
  } as unknown as Db;
  const errors: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fault: unknown) => errors.push(fault) };
  const ctx = testCtx(broken, { log });
  expect(await topicCounts(ctx)).toEqual(
    CATEGORIES.map(({ name, label }) => ({ name, label, count: 0 })),
  );
  expect((await listTopics(ctx)).map(({ count }) => count)).toEqual(Array(10).fill(0));
  expect(errors).toHaveLength(2);
});
