import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { settings } from "#data/schema/content.ts";

/** One setting as it was stored; undefined as long as nobody changed the default. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row?.value;
}
