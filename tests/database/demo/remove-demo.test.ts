import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { holdsDemo, removeDemo } from "#data/seed/remove-demo.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase({ isOpen: false });
const files = createDiskFiles(tempFolder());

async function countOf(table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(table)}`,
  );
  return rows[0]?.n ?? -1;
}

test("the demo goes with everything that hangs on it; what others made stays", async () => {
  expect(await holdsDemo(db)).toBe(false);
  const now = new Date("2026-11-15T10:00:00Z");
  await seedDemo(db, files, { now, hashPassword: async () => "!" });
  expect(await holdsDemo(db)).toBe(true);
  const customer = await insertUser(db);
  const own = await insertSpeaker(db, { slug: "wirklich", name: "Wirklich da" });
  const booking = await insertBooking(db, { speaker_id: own.id, customer_id: customer });

  const removed = await removeDemo(db, files);
  expect(removed.accounts).toBeGreaterThan(5);
  expect(removed.speakers).toBeGreaterThan(30);
  expect(await holdsDemo(db)).toBe(false);
  expect((await db.select({ slug: speakers.slug }).from(speakers)).map(({ slug }) => slug)).toEqual(
    ["wirklich"],
  );
  expect((await db.select({ id: bookings.id }).from(bookings)).map(({ id }) => id)).toEqual([
    booking.id,
  ]);
  for (const table of ["invoices", "contracts", "settlements", "reviews", "conversations"]) {
    expect([table, await countOf(table)]).toEqual([table, 0]);
  }
  expect(await countOf("blog_posts")).toBe(0);
  expect(await files.list("demo/")).toEqual([]);
  // The guards of books and logs are back.
  const off = await db.execute(
    sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`,
  );
  expect(off.rows).toEqual([]);
});
