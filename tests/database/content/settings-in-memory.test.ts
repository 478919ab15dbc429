import { expect, test } from "vitest";
import { currentSetting, knowingSettings, readSetting } from "#data/queries/platform/settings.ts";
import { settings } from "#data/schema/content.ts";
import { testDatabase } from "#tests/support/database/database.ts";

test("an answer takes every setting from where it is told, and all else from the database", async () => {
  const { db } = await testDatabase({ isOpen: false });
  await db.insert(settings).values({ key: "support_email", value: "gespeichert@example.de" });
  const answer = knowingSettings(db, async () => new Map([["company", { name: "Muster GmbH" }]]));
  expect(await readSetting(answer, "company")).toEqual({ name: "Muster GmbH" });
  expect(await readSetting(answer, "support_email")).toBeUndefined();
  expect(await answer.select({ key: settings.key }).from(settings)).toHaveLength(1);
  expect(await currentSetting(db, "support_email")).toBe("gespeichert@example.de");
});
