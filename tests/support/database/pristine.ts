import pg from "pg";

type Sequence = { name: string; next: string; isCalled: boolean };
type Rows = { table: string; columns: string; rows: string };

/** What the migrations have left in a database: its structure, their rows and where sequences stand. */
export type Pristine = { structure: string; rows: Rows[]; sequences: Sequence[] };

/** A change of a table, a trigger, a function or statistics leaves newer rows in one of these. */
const CATALOGUES = [
  "pg_attribute",
  "pg_authid",
  "pg_constraint",
  "pg_db_role_setting",
  "pg_index",
  "pg_namespace",
  "pg_proc",
  "pg_statistic",
  "pg_trigger",
  "pg_type",
];

const STRUCTURE = `select concat_ws(' ',
  (select concat(count(*), '/', max(oid)) from pg_class),
  ${CATALOGUES.map((name) => `(select concat(count(*), '/', max(xmin::text::bigint)) from ${name})`).join(",")}
) as structure`;

const USED_TABLES = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and pg_relation_size(oid) > 0
    and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name,
  coalesce(last_value, start_value)::text as next, last_value is not null as "isCalled" from pg_sequences
  order by 1`;

export async function rememberPristine(pool: pg.Pool): Promise<Pristine> {
  const rows: Rows[] = [];
  for (const table of await usedTables(pool)) {
    const columns = await pool.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    rows.push({ table, columns: columns.rows[0]?.names ?? "", rows: await rowsOf(pool, table) });
  }
  return { structure: await structureOf(pool), rows, sequences: await sequencesOf(pool) };
}

/** Leaves the database as the migrations did; says no to one whose structure has changed since. */
export async function putBack(pool: pg.Pool, pristine: Pristine): Promise<boolean> {
  if ((await structureOf(pool)) !== pristine.structure) return false;
  const used = new Set(await usedTables(pool));
  const lost: Rows[] = [];
  for (const kept of pristine.rows) {
    if ((await rowsOf(pool, kept.table)) === kept.rows) used.delete(kept.table);
    else lost.push(kept);
  }
  await empty(pool, [...used]);
  for (const { table, columns, rows } of lost) {
    await withoutTriggers(
      pool,
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, ${pg.escapeLiteral(rows)})`,
    );
  }
  await rewind(pool, pristine.sequences);
  return true;
}

async function empty(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await withoutTriggers(pool, tables.map((table) => `delete from ${table}`).join(";"));
  await pool.query(`vacuum ${tables.join(", ")}`);
  // As if never looked at: the planner takes what a vacuum has seen for what is there.
  await pool.query(
    "update pg_class set reltuples = -1, relpages = 0 where oid = any($1::regclass[])",
    [tables],
  );
}

/** Neither what guards the rows nor what tells of changes runs. */
async function withoutTriggers(pool: pg.Pool, statements: string): Promise<void> {
  await pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

async function rewind(pool: pg.Pool, sequences: readonly Sequence[]): Promise<void> {
  const now = new Map((await sequencesOf(pool)).map((sequence) => [sequence.name, sequence]));
  for (const { name, next, isCalled } of sequences) {
    const moved = now.get(name);
    if (moved?.next === next && moved.isCalled === isCalled) continue;
    await pool.query("select setval($1, $2, $3)", [name, next, isCalled]);
  }
}

async function structureOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ structure: string }>(STRUCTURE);
  return rows[0]?.structure ?? "";
}

async function usedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(USED_TABLES);
  return rows.map(({ name }) => name);
}

async function rowsOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ rows: string }>(
    `select coalesce(json_agg(t), '[]')::text as rows from ${table} t`,
  );
  return rows[0]?.rows ?? "";
}

async function sequencesOf(pool: pg.Pool): Promise<Sequence[]> {
  const { rows } = await pool.query<Sequence>(SEQUENCES);
  return rows;
}
