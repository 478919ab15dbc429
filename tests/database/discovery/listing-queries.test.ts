import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCategoriesWithCounts } from "#data/queries/discovery/categories.ts";
import { speakerCategories } from "#data/schema/categories.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

for (let index = 0; index < 60; index += 1) {
  await insertSpeaker(db, {
    average_rating: (index % 50) / 10,
    categories: index < 3 ? ["leadership", "business"] : ["business"],
  });
}
await insertSpeaker(db, { average_rating: 5, is_active: false, categories: ["finance"] });
await insertSpeaker(db, { average_rating: 5, status: "pending", categories: ["finance"] });

test("categories count listed speakers only", async () => {
  const counts = new Map(
    (await listCategoriesWithCounts(db)).map(({ name, speaker_count }) => [name, speaker_count]),
  );
  expect(counts.get("business")).toBe(60);
  expect(counts.get("leadership")).toBe(3);
  expect(counts.get("finance")).toBe(0);
  expect(counts.size).toBe(10);
});

test("fixed categories come first, each group by label, hidden ones not at all [CALL-15]", async () => {
  await db.insert(speakerCategories).values([
    { name: "agile", label: "Agile" },
    { name: "oekologie", label: "Ökologie" },
    { name: "zukunft", label: "Zukunft" },
  ]);
  await db
    .update(speakerCategories)
    .set({ is_active: false })
    .where(eq(speakerCategories.name, "other"));
  const labels = (await listCategoriesWithCounts(db)).map(({ label }) => label);
  expect(labels).toEqual([
    "Business",
    "Finanzen",
    "Gesundheit",
    "Innovation",
    "Leadership",
    "Marketing",
    "Nachhaltigkeit",
    "Technologie",
    "Unternehmertum",
    "Agile",
    "Ökologie",
    "Zukunft",
  ]);
});
