import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { slugRedirects } from "#data/schema/content.ts";
import { speakerImportRows, speakerImports } from "#data/schema/speakers/speaker-administration.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import type { ImportMatch } from "#domain/speaker/import/import-plan.ts";
import type { ImportedSpeaker } from "#domain/speaker/import/read-record.ts";

/** Who is already there under the same address, short name or name; the surest sign counts. */
export type KnownPeople = {
  match(person: ImportedSpeaker): ImportMatch | undefined;
  /** A speaker brought or changed by an earlier row of the same part. */
  remember(person: Pick<ImportedSpeaker, "email" | "slug" | "name">, id: string): void;
};

export async function findMatches(
  db: Db | Tx,
  people: readonly ImportedSpeaker[],
): Promise<KnownPeople> {
  const emails = people.flatMap(({ email }) => email ?? []);
  const slugs = people.flatMap(({ slug }) => slug ?? []);
  const names = people.map(({ name }) => name.toLowerCase());
  const byEmail = await matchesBy(
    db,
    sql`lower(coalesce(${speakerContacts.email}, ${authUsers.email}))`,
    emails,
  );
  const bySlug = await matchesBy(db, sql`${speakers.slug}`, slugs);
  const byName = await matchesBy(
    db,
    sql`lower(coalesce(${speakers.name}, ${speakers.title}))`,
    names,
  );
  return {
    match({ email, slug, name }) {
      const first = (by: ImportMatch["by"], id: string | undefined) =>
        id === undefined ? undefined : { by, speakerId: id };
      return (
        first("email", email === undefined ? undefined : byEmail.get(email)) ??
        first("slug", slug === undefined ? undefined : bySlug.get(slug)) ??
        first("name", byName.get(name.toLowerCase()))
      );
    },
    remember({ email, slug, name }, id) {
      if (email) byEmail.set(email, id);
      if (slug) bySlug.set(slug, id);
      byName.set(name.toLowerCase(), id);
    },
  };
}

/** Addresses that count as taken for those wanted: themselves and the same with a number. */
export async function listSlugsAround(tx: Tx, wanted: readonly string[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const list = sql.param(JSON.stringify(wanted));
  const { rows } = await tx.execute<{ slug: string }>(sql`
    with wanted as (select jsonb_array_elements_text(${list}::jsonb) as slug),
      taken as (
        select slug from speakers
        union select from_slug from slug_redirects where kind = 'speaker')
    select slug from taken
    where slug in (select slug from wanted)
      or regexp_replace(slug, '-[0-9]+$', '') in (select slug from wanted)`);
  return new Set(rows.map(({ slug }) => slug));
}

async function matchesBy(db: Db | Tx, column: ReturnType<typeof sql>, values: readonly string[]) {
  if (values.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ key: sql<string>`${column}`, id: speakers.id })
    .from(speakers)
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .leftJoin(authUsers, eq(authUsers.id, speakers.user_id))
    .where(inArray(column, [...values]));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

type NewImport = Pick<
  typeof speakerImports.$inferInsert,
  "file_name" | "rule" | "row_count" | "created_by"
>;

export async function insertImport(tx: Tx, values: NewImport): Promise<string> {
  const [row] = await tx.insert(speakerImports).values(values).returning({ id: speakerImports.id });
  if (!row) throw new Error("the import was not stored");
  return row.id;
}

export async function lockImport(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(speakerImports)
    .where(eq(speakerImports.id, id))
    .for("update");
  return row;
}

type ImportRow = typeof speakerImportRows.$inferInsert;

/** A row that was sent twice is stored once. */
export async function listDoneRows(tx: Tx, importId: string, rows: readonly number[]) {
  return tx
    .select()
    .from(speakerImportRows)
    .where(
      and(eq(speakerImportRows.import_id, importId), inArray(speakerImportRows.row, [...rows])),
    );
}

export async function insertImportRows(tx: Tx, rows: readonly ImportRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(speakerImportRows).values([...rows]);
}

type SpeakerDraft = typeof speakers.$inferInsert & { readonly id: string };

/** All drafts of a part at once; a taken address ends the part. */
export async function insertDrafts(
  tx: Tx,
  drafts: readonly SpeakerDraft[],
  contacts: readonly (typeof speakerContacts.$inferInsert)[],
): Promise<void> {
  if (drafts.length > 0) await tx.insert(speakers).values([...drafts]);
  if (contacts.length > 0) await tx.insert(speakerContacts).values([...contacts]);
}

/** Everything a batch did, last row first, as it has to be taken back. */
export async function listImportedRows(tx: Tx, importId: string) {
  return tx
    .select()
    .from(speakerImportRows)
    .where(
      and(
        eq(speakerImportRows.import_id, importId),
        inArray(speakerImportRows.result, ["new", "update"]),
      ),
    )
    .orderBy(desc(speakerImportRows.row));
}

export type ImportedRow = Awaited<ReturnType<typeof listImportedRows>>[number];

/** What refers to a speaker without being part of the profile. */
const USES = ["bookings", "crm_reminders", "blog_post_speakers"] as const;

/**
 * Only drafts that are not taken over, used or changed since: the log knows
 * nothing about them but the import.
 */
export async function deleteUntouchedDraft(tx: Tx, id: string, importId: string): Promise<boolean> {
  const gone = await tx
    .delete(speakers)
    .where(
      and(
        eq(speakers.id, id),
        eq(speakers.status, "draft"),
        isNull(speakers.user_id),
        sql`not exists (select from audit_log a
          where a.object_type = 'speaker' and a.object_id = ${id}
            and a.after ->> 'import' is distinct from ${importId})`,
        ...USES.map(
          (table) =>
            sql`not exists (select from ${sql.identifier(table)} u where u.speaker_id = ${id})`,
        ),
      ),
    )
    .returning({ slug: speakers.slug });
  const slugs = gone.map(({ slug }) => slug);
  if (slugs.length > 0) {
    const isOld = and(eq(slugRedirects.kind, "speaker"), inArray(slugRedirects.to_slug, slugs));
    await tx.delete(slugRedirects).where(isOld);
  }
  return gone.length > 0;
}

export async function markUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(speakerImports).set({ undone_at: now }).where(eq(speakerImports.id, id));
}

/** The latest files with what became of their rows. */
export async function listImports(db: Db) {
  const counted = (result: string) =>
    sql<number>`count(*) filter (where ${speakerImportRows.result} = ${result})`.mapWith(Number);
  return db
    .select({
      id: speakerImports.id,
      file_name: speakerImports.file_name,
      rule: speakerImports.rule,
      row_count: speakerImports.row_count,
      created_at: speakerImports.created_at,
      undone_at: speakerImports.undone_at,
      done: count(speakerImportRows.row),
      new: counted("new"),
      update: counted("update"),
      skip: counted("skip"),
      error: counted("error"),
    })
    .from(speakerImports)
    .leftJoin(speakerImportRows, eq(speakerImportRows.import_id, speakerImports.id))
    .groupBy(speakerImports.id)
    .orderBy(desc(speakerImports.created_at))
    .limit(20);
}
