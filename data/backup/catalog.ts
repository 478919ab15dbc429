import type pg from "pg";

export type TableShape = {
  /** Quoted where necessary and with its schema, ready to be put into SQL. */
  name: string;
  /** Columns that hold values of their own; generated ones compute themselves. */
  columns: readonly { name: string; type: string }[];
};

export type SequenceState = { name: string; lastValue: string; isCalled: boolean };

/** The migrations' own table is not data: it comes from migrating the target. */
const OURS = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  and not (n.nspname = 'public' and c.relname = 'schema_migrations')`;

export async function readTables(session: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await session.query<TableShape>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(
        json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum
      ) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and a.attgenerated = '' and ${OURS}
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return rows;
}

export async function readSequences(session: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS}
    order by 1`);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await session.query<Omit<SequenceState, "name">>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    states.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return states;
}

export type ForeignKey = { table: string; name: string; definition: string };

export async function readForeignKeys(session: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await session.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OURS}
    order by 1, 2`);
  return rows;
}
