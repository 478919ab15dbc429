import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER, readMigrations } from "#data/migration-files.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { settings } from "#data/schema/content.ts";
import { artistLevyRate, DEFAULT_ARTIST_LEVY_RATES } from "#domain/invoicing/books/artist-levy.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

/** What a database in use goes through when it gets the list of rates. */
async function bringUpToDate() {
  const file = readMigrations(MIGRATIONS_FOLDER).find(({ name }) => /artist_levy/.test(name));
  for (const statement of given(file).statements) await db.execute(statement);
}

test("where the rate was never changed, the default holds", async () => {
  await bringUpToDate();
  expect(await currentSetting(db, "artist_levy_rates")).toEqual(DEFAULT_ARTIST_LEVY_RATES);
});

test("the one rate of before holds for all years, beside an unchanged commission", async () => {
  const [updated_at, updated_by] = [new Date("2026-02-03T10:00:00Z"), await insertUser(db)];
  const value = { percent: 17, artist_levy_basis_points: 505 };
  await db.insert(settings).values({ key: "commission", value, updated_by, updated_at });
  await bringUpToDate();
  const rates = await currentSetting(db, "artist_levy_rates");
  expect([2000, 2025, 2026, 2040].map((year) => artistLevyRate(rates, year))).toEqual([
    505, 505, 505, 505,
  ]);
  const [row] = await db.select().from(settings).where(eq(settings.key, "artist_levy_rates"));
  expect(row).toMatchObject({ updated_at, updated_by });
  expect(await currentSetting(db, "commission")).toEqual({ percent: 17 });
});
