// Writes the next migration: what turns the tables of the last one into those of data/schema.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateMigration } from "drizzle-kit/api";
import { MIGRATIONS_FOLDER, readMigrations } from "../../data/migration-files.ts";
import { describeSchema, readSnapshot, writeSnapshot } from "./schema-snapshot.ts";

const USAGE = "Aufruf: npm run migration -- <was_sich_aendert> (Kleinbuchstaben, Ziffern, _)";
const NOTHING_CHANGED =
  "data/schema ist, wie die letzte Migration es hinterlassen hat. Neue Tabellen gehören auch in tables.ts.\n" +
  "Was das Schema nicht beschreibt (Daten, Trigger, Funktionen), steht von Hand geschrieben in";

const [name = ""] = process.argv.slice(2);
if (!/^[a-z0-9_]+$/.test(name)) {
  console.error(USAGE);
  process.exit(2);
}
const version = (readMigrations(MIGRATIONS_FOLDER).at(-1)?.version ?? -1) + 1;
const file = `${String(version).padStart(4, "0")}_${name}.sql`;
const wanted = describeSchema();
const statements = await generateMigration(readSnapshot(), wanted);
if (statements.length === 0) {
  console.log(`${NOTHING_CHANGED} data/migrations/${file}.`);
} else {
  const text = statements.map((line) => line.trim()).join("\n--> statement-breakpoint\n");
  writeFileSync(join(MIGRATIONS_FOLDER, file), `${text}\n`);
  console.log(`data/migrations/${file} ist geschrieben; bitte lesen.`);
}
writeSnapshot(wanted);
