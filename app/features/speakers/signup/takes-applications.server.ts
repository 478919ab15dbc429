import type { Db } from "#data/db.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";

/** Whether speakers can apply at the moment; admins switch it. */
export async function takesApplications({ db }: { db: Db }): Promise<boolean> {
  return (await currentSetting(db, "features")).speaker_applications;
}
