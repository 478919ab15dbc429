import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { SUPPORT_MAIL_SETTING } from "#domain/content/legal-documents.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import type { FileKey } from "#domain/media/file-key.ts";
import { demoBlogPosts } from "./content/blog.ts";
import { DEMO_SUPPORT_MAIL, demoCompany } from "./content/company.ts";
import { demoLandingPages } from "./content/landing-pages.ts";
import { demoSpeakers } from "./content/speakers.ts";
import { DEMO_MARK } from "./demo-mark.ts";
import { postId } from "./insert-blog.ts";
import { landingPageId } from "./insert-landing-pages.ts";
import { speakerId } from "./insert-speakers.ts";

/** The part of a file store that is needed to take the pictures away. */
type PictureStore = {
  list(prefix?: string): Promise<FileKey[]>;
  remove(key: FileKey): Promise<void>;
};

export type RemovedDemo = { readonly accounts: number; readonly speakers: number };

const DEMO_ADDRESS = "%@demo.example";

/** Whether anything of the demo is left in a database: its mark, or an account with its published password. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from settings where key = ${DEMO_MARK})
      or exists (select from auth.users where email like ${DEMO_ADDRESS} and deleted_at is null) as found`);
  return rows[0]?.found === true;
}

/**
 * Takes accounts, invented speakers, articles and their bookings out of a database, with everything that
 * refers to them. The triggers that keep books and logs are off meanwhile: what goes was never real.
 */
export async function removeDemo(db: Db, files: PictureStore): Promise<RemovedDemo> {
  const removed = await db.transaction(async (tx) => {
    const tables = await guardedTables(tx);
    for (const table of tables)
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    const counts = await removeContent(tx);
    for (const table of tables)
      await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    return counts;
  });
  for (const key of await files.list("demo/")) await files.remove(key);
  return removed;
}

async function removeContent(tx: Tx): Promise<RemovedDemo> {
  const accounts = await idsOf(tx, sql`select id from auth.users where email like ${DEMO_ADDRESS}`);
  const invented = demoSpeakers.map(({ slug }) => speakerId(slug));
  const speakers = await idsOf(
    tx,
    sql`select id from speakers where id = any(${sql.param(invented)}::uuid[])
      or user_id = any(${sql.param(accounts)}::uuid[])`,
  );
  await removeRows(tx, "blog_posts", "id", demoBlogPosts.map(postId));
  await removeRows(tx, "category_landing_pages", "id", demoLandingPages.map(landingPageId));
  await removeRows(tx, "speakers", "id", speakers);
  await removeRows(tx, "auth.users", "id", accounts);
  await tx.execute(sql`delete from mails where to_address like ${DEMO_ADDRESS}`);
  await tx.execute(sql`delete from outbox where payload ->> 'to' like ${DEMO_ADDRESS}`);
  // A demo from before legal forms has the same company without one.
  await tx.execute(sql`delete from settings where key = ${DEMO_MARK}
    or (key = ${COMPANY_SETTING} and value - 'legal_form' = ${JSON.stringify(demoCompany)}::jsonb - 'legal_form')
    or (key = ${SUPPORT_MAIL_SETTING} and value = ${JSON.stringify(DEMO_SUPPORT_MAIL)}::jsonb)`);
  // Without documents the series begin anew; with real ones their numbers go on.
  await tx.execute(sql`delete from invoice_counters where not exists (select from invoices)`);
  await tx.execute(sql`delete from settlement_counters where not exists (select from settlements)`);
  return { accounts: accounts.length, speakers: speakers.length };
}

type Reference = { readonly child: string; readonly column: string; readonly target: string };

/** Rows and, before them, whatever refers to them; references that may be empty are emptied by the database. */
async function removeRows(tx: Tx, table: string, column: string, values: readonly string[]) {
  if (values.length === 0) return;
  const which = sql`${sql.raw(column)}::text = any(${sql.param([...values])}::text[])`;
  for (const { child, column: reference, target } of await referencesTo(tx, table)) {
    const ids = await idsOf(
      tx,
      sql`select ${sql.raw(target)}::text as id from ${sql.raw(table)} where ${which}`,
    );
    const isReferred = sql`${sql.raw(reference)}::text = any(${sql.param(ids)}::text[])`;
    const { rows } = await tx.execute(
      sql`select 1 from ${sql.raw(child)} where ${isReferred} limit 1`,
    );
    if (rows.length > 0) await removeRows(tx, child, reference, ids);
  }
  await tx.execute(sql`delete from ${sql.raw(table)} where ${which}`);
}

async function referencesTo(tx: Tx, table: string): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select conrelid::regclass::text as child, source.attname as column, aim.attname as target
    from pg_constraint
    join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
    join pg_attribute aim on aim.attrelid = confrelid and aim.attnum = confkey[1]
    where contype = 'f' and confrelid = ${table}::regclass and confdeltype <> 'n'
    order by 1, 2`);
  return rows;
}

async function guardedTables(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct tgrelid::regclass::text as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    order by 1`);
  return rows.map(({ name }) => name);
}

async function idsOf(tx: Tx, query: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
