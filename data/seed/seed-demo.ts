import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { settings } from "#data/schema/content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { SUPPORT_MAIL_SETTING } from "#domain/content/legal-documents.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { DEMO_PASSWORD, demoAccounts } from "./content/accounts.ts";
import { demoBlogPosts } from "./content/blog.ts";
import { DEMO_SUPPORT_MAIL, demoCompany } from "./content/company.ts";
import { demoSpeakers } from "./content/speakers.ts";
import { copyPictures, type PictureStore } from "./copy-pictures.ts";
import { DEMO_MARK } from "./demo-mark.ts";
import { accountId, insertAccounts } from "./insert-accounts.ts";
import { insertBlog } from "./insert-blog.ts";
import { insertBookings, insertCalendars } from "./insert-bookings.ts";
import { insertConversations } from "./insert-conversations.ts";
import { insertDocuments } from "./insert-documents.ts";
import { insertLandingPages } from "./insert-landing-pages.ts";
import { insertSpeakers } from "./insert-speakers.ts";

export type SeedOptions = {
  now: Date;
  hashPassword: (password: string) => Promise<string>;
  onProgress?: (line: string) => void;
};

/** What a database holds before the demo: only an empty one is filled, and only once. */
export type SeedResult = "seeded" | "already_seeded" | "not_empty";

export async function seedDemo(
  db: Db,
  files: PictureStore,
  { now, hashPassword, onProgress }: SeedOptions,
): Promise<SeedResult> {
  const state = await db.execute<{ seeded: boolean; used: boolean }>(sql`
    select exists (select from ${settings} where ${settings.key} = ${DEMO_MARK}) as seeded,
           exists (select from ${speakers}) as used`);
  const [found] = state.rows;
  if (found?.seeded) return "already_seeded";
  if (found?.used) return "not_empty";
  onProgress?.("Demo-Inhalte werden angelegt …");
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await copyPictures(files);
  const today = berlinDay(now.getTime());
  const owners = new Map(
    demoAccounts.flatMap(({ email, owns }) => (owns ? [[owns as string, accountId(email)]] : [])),
  );
  // One transaction with the mark in it: a demo is there completely or not at all.
  await db.transaction(async (tx) => {
    await insertAccounts(tx, demoAccounts, passwordHash, now);
    await insertSpeakers(tx, demoSpeakers, owners);
    await insertCalendars(tx, today);
    await insertBookings(tx, today);
    await insertDocuments(tx, today);
    await insertConversations(tx, today);
    await insertBlog(tx, demoBlogPosts);
    await insertLandingPages(tx);
    await tx.insert(settings).values([
      { key: COMPANY_SETTING, value: demoCompany },
      { key: SUPPORT_MAIL_SETTING, value: DEMO_SUPPORT_MAIL },
      { key: DEMO_MARK, value: { seeded_on: today } },
    ]);
  });
  return "seeded";
}
