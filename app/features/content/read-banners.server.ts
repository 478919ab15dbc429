import { currentSetting } from "#data/queries/platform/settings.ts";
import type { Ctx } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { BANNER_TEXTS as TEXTS } from "./banner-texts.ts";

export type Notice = { readonly label: string; readonly text: string };

/**
 * What stands above every page: that this is a demo (C-96), that nothing binding is taken yet, and
 * what the admins announce.
 */
export async function readBanners(ctx: Ctx): Promise<Notice[]> {
  const closed = await readClosedNote(ctx);
  const banner = await currentSetting(ctx.db, "maintenance_banner");
  return [
    ...(ctx.demo ? [{ label: TEXTS.demoLabel, text: TEXTS.demo }] : []),
    ...(closed ? [{ label: TEXTS.closedLabel, text: closed.closedNote }] : []),
    ...(banner.is_shown ? [{ label: TEXTS.maintenance, text: banner.text }] : []),
  ];
}

/** The sentence shown at every place to book; null while binding bookings are taken. */
export async function readClosedNote(ctx: Ctx): Promise<{ readonly closedNote: string } | null> {
  return (await takesBookings(ctx)) ? null : { closedNote: TEXTS.closed };
}
