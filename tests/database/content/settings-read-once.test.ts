import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  readingSettingsOnce,
  readSetting,
  storedSettings,
} from "#data/queries/platform/settings.ts";
import { settings } from "#data/schema/content.ts";
import { testDatabase } from "#tests/support/database/database.ts";

test("an answer reads all settings with the first it asks for; the next answer reads them again", async () => {
  const { db } = await testDatabase({ isOpen: false });
  await db.insert(settings).values({ key: "support_email", value: "alt@example.de" });
  const first = readingSettingsOnce(db);
  expect(await readSetting(first, "support_email")).toBe("alt@example.de");
  await db
    .update(settings)
    .set({ value: "neu@example.de" })
    .where(eq(settings.key, "support_email"));
  await db.insert(settings).values({ key: "company", value: { name: "Muster GmbH" } });
  const stored = await storedSettings(first, ["support_email", "company"]);
  expect(stored.get("support_email")).toBe("alt@example.de");
  expect(await readSetting(first, "company")).toBeUndefined();
  for (const other of [db, readingSettingsOnce(db)]) {
    expect(await readSetting(other, "support_email")).toBe("neu@example.de");
  }
});
