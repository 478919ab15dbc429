import { and, eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { mailChoices } from "#data/schema/mail.ts";
import type { MailTopic } from "#domain/content/mail-topics.ts";

type Choice = { readonly token: string; readonly is_wanted: boolean };

/** What an address wants; made with the given token when it is first asked. */
export async function ensureMailChoice(
  db: Db,
  address_hash: string,
  { topic, token }: { topic: MailTopic; token: string },
): Promise<Choice> {
  await db.insert(mailChoices).values({ address_hash, topic, token }).onConflictDoNothing();
  const [row] = await db
    .select({ token: mailChoices.token, is_wanted: mailChoices.is_wanted })
    .from(mailChoices)
    .where(and(eq(mailChoices.address_hash, address_hash), eq(mailChoices.topic, topic)));
  return row ?? { token, is_wanted: true };
}

export async function findMailChoice(db: Db, token: string) {
  const [row] = await db
    .select({ topic: mailChoices.topic, is_wanted: mailChoices.is_wanted })
    .from(mailChoices)
    .where(eq(mailChoices.token, token));
  return row;
}

export async function changeMailChoice(db: Db, token: string, is_wanted: boolean) {
  const [row] = await db
    .update(mailChoices)
    .set({ is_wanted })
    .where(eq(mailChoices.token, token))
    .returning({ topic: mailChoices.topic, is_wanted: mailChoices.is_wanted });
  return row;
}
