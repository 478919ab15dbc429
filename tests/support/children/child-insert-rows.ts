import { openDatabase } from "#data/db.ts";

/** Inserts numbered rows for ever and prints each number once the database has acknowledged it. */
const [where = "", first = "1"] = process.argv.slice(2);
const isServer = where.startsWith("postgres");
const database = await openDatabase({ url: isServer ? where : undefined, folder: where });
await database.pool.query("create table if not exists acknowledged (id integer primary key)");
for (let id = Number(first); ; id++) {
  await database.pool.query("insert into acknowledged values ($1)", [id]);
  process.stdout.write(`${id}\n`);
}
