import { getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { tables } from "#data/schema/tables.ts";
import { testDatabase } from "#tests/support/database.ts";

const { db } = await testDatabase();

type Column = { name: string; type: string; nullable: boolean; generated: boolean };

/** `numeric(3, 2)`, `text[]` and the like, reduced to what information_schema calls them. */
function typeFamily(column: PgColumn): string {
  if (is(column, PgArray)) return "ARRAY";
  return column.getSQLType().replace(/\(.*\)/, "");
}

function described(table: PgTable): Column[] {
  return Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    type: typeFamily(column),
    nullable: !column.notNull,
    generated: column.generated !== undefined,
  }));
}

async function migrated(schema: string, name: string): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      is_generated = 'ALWAYS' as generated
    from information_schema.columns
    where table_schema = ${schema} and table_name = ${name}`);
  return rows;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

const knownTables = Object.values(tables).filter((entry) => is(entry, PgTable));

test.each(knownTables.map((table) => ({ table, config: getTableConfig(table) })))(
  "the columns of $config.schema $config.name are those of the migrated database",
  async ({ table, config }) => {
    const columns = await migrated(config.schema ?? "public", config.name);
    expect(columns.sort(byName)).toEqual(described(table).sort(byName));
  },
);

test("the migrated database has no table the schema does not know", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'auth') and table_name <> 'schema_migrations'`);
  const known = knownTables.map((table) => {
    const { schema, name } = getTableConfig(table);
    return `${schema ?? "public"}.${name}`;
  });
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

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
