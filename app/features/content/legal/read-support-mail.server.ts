import { currentSetting, readSetting } from "#data/queries/platform/settings.ts";
import { SUPPORT_MAIL_SETTING } from "#domain/content/legal-documents.ts";
import type { Ctx } from "#features/ctx.ts";

/** Where visitors write to: the address of its own, else the company's, if the settings name one. */
export async function readSupportMail(ctx: Ctx): Promise<string | null> {
  const stored = await readSetting(ctx.db, SUPPORT_MAIL_SETTING);
  return typeof stored === "string" && stored.includes("@")
    ? stored
    : ((await currentSetting(ctx.db, "company"))?.email ?? null);
}
