import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";
import { describeStorage } from "#server/config/describe-config.ts";
import { type Database, openDatabase } from "../../data/db.ts";
import { appliedMigrations } from "../../data/migrate.ts";

type Storage = Pick<Config, "dataDir" | "databaseUrl" | "s3">;

type Options = {
  /** A backup is loaded into a database without tables, or into a folder without a database. */
  mayBeEmpty?: boolean;
  onProgress?: (line: string) => void;
};

/**
 * Says which database and files a command is about to work on, then opens them. It never creates them: from
 * a bare environment, as cron has it, a command would otherwise find an empty database and be content.
 */
export async function openTarget(
  storage: Storage,
  { mayBeEmpty = false, onProgress = () => {} }: Options = {},
): Promise<Database> {
  for (const line of describeStorage(storage)) console.log(line);
  const { databaseUrl: url, dataDir: folder } = storage;
  if (!url && !mayBeEmpty && !holdsDatabase(folder)) throw new Error(noDatabase(resolve(folder)));
  const database = await openDatabase({ url, folder, onProgress });
  if (mayBeEmpty || (await appliedMigrations(database)).length > 0) return database;
  await database.close();
  throw new Error(
    "Diese Datenbank enthält keine Tabellen der Wortbühne. Zeigt DATABASE_URL auf die richtige? Angelegt werden die Tabellen nur beim Start des Servers.",
  );
}

function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, "database", "pgdata"));
}

function noDatabase(folder: string): string {
  return [
    `Hier ist keine Datenbank: DATABASE_URL ist nicht gesetzt, und in ${folder} liegt keine eingebettete.`,
    "Dieser Befehl legt keine an. Bitte geben Sie ihm die Einstellungen der Installation mit (Umgebung oder .env im Arbeitsordner).",
  ].join("\n");
}
