import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";

/** Migrates and prints a line per migration begun, then the list of those it applied. */
const [where = "", folder = ""] = process.argv.slice(2);
const isServer = where.startsWith("postgres");
const database = await openDatabase({ url: isServer ? where : undefined, folder: where });
const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
const applied = await migrate(database, { folder, onProgress });
process.stdout.write(`${JSON.stringify(applied)}\n`);
await database.close();
