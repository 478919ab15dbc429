import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";

/** What an import may change of a speaker, by the name of the field: columns, links and contact. */
export type ImportedFields = Readonly<Record<string, unknown>>;

/** As they stand; no other transaction changes the speaker until this one ends. */
export async function lockFields(tx: Tx, id: string): Promise<ImportedFields | undefined> {
  await tx.select({ id: speakers.id }).from(speakers).where(eq(speakers.id, id)).for("update");
  return readFields(tx, id);
}

export async function readFields(db: Db | Tx, id: string): Promise<ImportedFields | undefined> {
  const [row] = await db.select().from(speakers).where(eq(speakers.id, id));
  if (!row) return undefined;
  const [contact] = await db
    .select({ email: speakerContacts.email, phone: speakerContacts.phone })
    .from(speakerContacts)
    .where(eq(speakerContacts.speaker_id, id));
  const website = row.social_links.website ?? null;
  const phone = contact?.phone ?? null;
  // The address of a speaker with an account is not changed by an import.
  const address = row.user_id === null ? { email: contact?.email ?? null } : {};
  return { ...row, website, phone, ...address };
}

type FieldChange = Partial<typeof speakers.$inferInsert> & {
  readonly website?: string | null;
} & Partial<Pick<typeof speakerContacts.$inferInsert, "email" | "phone">>;

/** Null empties a field. */
export async function writeFields(tx: Tx, id: string, fields: FieldChange): Promise<void> {
  const { website, email, phone, ...columns } = fields;
  const link = JSON.stringify({ website });
  const links = sql`jsonb_strip_nulls(${speakers.social_links} || ${link}::jsonb)`;
  const change = website === undefined ? columns : { ...columns, social_links: links };
  if (Object.keys(change).length > 0) {
    await tx.update(speakers).set(change).where(eq(speakers.id, id));
  }
  if (email !== undefined || phone !== undefined) {
    const contact = { email, phone };
    await tx
      .insert(speakerContacts)
      .values({ speaker_id: id, ...contact })
      .onConflictDoUpdate({ target: speakerContacts.speaker_id, set: contact });
  }
}
