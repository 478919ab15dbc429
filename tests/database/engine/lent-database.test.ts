import { expect, test } from "vitest";
import type { Database } from "#data/db.ts";
import { pgliteTemplate } from "#tests/support/database/database.ts";
import { lendEmbedded } from "#tests/support/database/lend-embedded.ts";
import { putBack, rememberPristine } from "#tests/support/database/pristine.ts";
import { insertBooking } from "#tests/support/database/records.ts";

/** What the next test file would find. */
async function findings({ pool }: Database) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      order by 1`,
  );
  const contents = new Map<string, unknown>();
  for (const { name } of tables) {
    contents.set(name, (await pool.query(`select json_agg(t)::text as rows from ${name} t`)).rows);
  }
  const { rows: sequences } = await pool.query("select * from pg_sequences order by sequencename");
  const { rows: session } = await pool.query(
    `select current_setting('timezone') as zone,
      (select count(*) from pg_listening_channels()) as channels,
      (select count(*) from pg_prepared_statements) as prepared,
      (select count(*) from pg_class where relkind = 'r' and reltuples >= 0
        and relnamespace = 'public'::regnamespace) as counted`,
  );
  return { contents, sequences, session };
}

const startOf = async ({ pool }: Database) =>
  (await pool.query("select pg_postmaster_start_time()::text as start")).rows[0]?.start;

const template = await pgliteTemplate();

test("an embedded database that is lent again is as the migrations left it", async () => {
  const first = await lendEmbedded(template);
  const [before, start] = [await findings(first), await startOf(first)];
  await insertBooking(first.db);
  await first.pool.query("insert into outbox (kind, payload) values ('test', '{}')");
  await first.pool.query(
    "delete from search_synonyms where id = (select id from search_synonyms limit 1)",
  );
  await first.pool.query("set timezone to 'Asia/Tokyo'");
  await first.pool.query({ name: "kept", text: "select 1" });
  const heard: string[] = [];
  await first.listen("lent_test", (payload) => heard.push(payload));
  expect(await findings(first)).not.toEqual(before);
  await first.close();

  const second = await lendEmbedded(template);
  expect(await startOf(second)).toBe(start);
  expect(await findings(second)).toEqual(before);
  await second.pool.query("notify lent_test, 'for nobody'");
  expect(heard).toEqual([]);
  await second.close();
});

test("one whose structure was changed is not lent again", async () => {
  const first = await lendEmbedded(template);
  const start = await startOf(first);
  for (const change of [
    "create temp table leftover (id integer)",
    "alter table outbox add constraint leftover check (kind <> '') not valid",
    "alter table settlements disable trigger user",
    "create function leftover() returns integer language sql as 'select 1'",
    "analyze speaker_categories",
    "create table leftover (id integer)",
  ]) {
    const before = await rememberPristine(first.pool);
    await first.pool.query(change);
    expect(await putBack(first.pool, before), change).toBe(false);
  }
  await first.close();
  const second = await lendEmbedded(template);
  expect(await startOf(second)).not.toBe(start);
  expect((await second.pool.query("select to_regclass('leftover') as name")).rows).toEqual([
    { name: null },
  ]);
  await second.close();
});
