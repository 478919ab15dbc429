import type { Db } from "#data/db.ts";
import { currentSetting } from "./settings.ts";

/** Where a person reads what visitors and recipients of mails write; null while it is not set. */
export async function contactAddress(db: Db): Promise<string | null> {
  const [support, company] = await Promise.all([
    currentSetting(db, "support_email"),
    currentSetting(db, "company"),
  ]);
  return support ?? company?.email ?? null;
}
