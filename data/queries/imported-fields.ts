import { eq, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { speakers } from "#data/schema/speakers.ts";

/** What an import may change of a speaker, by the name of the field: columns, and single links. */
export type ImportedFields = Readonly<Record<string, unknown>>;

/** As they stand; nobody else changes the speaker until the transaction ends. */
export async function lockFields(tx: Tx, id: string): Promise<ImportedFields | undefined> {
  const [row] = await tx.select().from(speakers).where(eq(speakers.id, id)).for("update");
  return row && { ...row, website: row.social_links.website ?? null };
}

/** Null empties a field. */
export async function writeFields(tx: Tx, id: string, fields: ImportedFields): Promise<void> {
  const { website, ...columns } = fields;
  const link = JSON.stringify({ website });
  const links = sql`jsonb_strip_nulls(${speakers.social_links} || ${link}::jsonb)`;
  const change = website === undefined ? columns : { ...columns, social_links: links };
  if (Object.keys(change).length > 0) {
    await tx.update(speakers).set(change).where(eq(speakers.id, id));
  }
}
