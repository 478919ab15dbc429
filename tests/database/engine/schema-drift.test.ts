import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authSchema } from "#data/schema/auth/auth-users.ts";
import { tables } from "#data/schema/tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { db, pool } = await testDatabase();

/** Columns, constraints and indexes in PostgreSQL's own words, one a line. */
const STRUCTURE = `
  with ours as (
    select c.oid, c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      and c.relname <> 'schema_migrations')
  select concat_ws(' ', ours.name, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
      'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, '')
    ) as line
  from ours join pg_attribute a on a.attrelid = ours.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  select concat_ws(' ', ours.name, c.conname, pg_get_constraintdef(c.oid))
  from ours join pg_constraint c on c.conrelid = ours.oid and c.contype in ('c', 'f', 'p', 'u')
  union all
  select pg_get_indexdef(i.indexrelid) from ours join pg_index i on i.indrelid = ours.oid`;

async function structure(): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(STRUCTURE);
  return rows.map(({ line }) => line).sort();
}

test("every foreign key has an index to find its rows, but for those that only say who did it", async () => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by key`);
  // Who did it: read with the row, never searched for.
  expect(rows.map(({ key }) => key)).toEqual([
    "blog_posts.author_id",
    "crm_reminders.created_by",
    "email_template_versions.created_by",
    "media_files.uploaded_by",
    "payments.recorded_by",
    "reviews.moderated_by",
    "settings.updated_by",
    "speaker_applications.reviewer_id",
  ]);
});

test("the tables that the migrations make are those that data/schema describes, to the last check", async () => {
  const migrated = await structure();
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson({ authSchema, ...tables }),
  );
  await pool.query("drop schema public, auth cascade; create schema public");
  await pool.query(statements.join(";"));
  expect(migrated).toEqual(await structure());
  expect(migrated.length).toBeGreaterThan(1_000);
});
