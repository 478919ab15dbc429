import { currentSetting } from "#data/queries/settings.ts";
import type { Ctx } from "../ctx.ts";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";

export type Notice = { readonly label: string; readonly text: string };

/** What stands above every page: that this is a demo (DECISIONS C-96), and what the admins announce. */
export async function readNotices(ctx: Ctx): Promise<Notice[]> {
  const banner = await currentSetting(ctx.db, "maintenance_banner");
  return [
    ...(ctx.demo ? [{ label: TEXTS.demoLabel, text: TEXTS.demo }] : []),
    ...(banner.is_shown ? [{ label: TEXTS.maintenance, text: banner.text }] : []),
  ];
}
