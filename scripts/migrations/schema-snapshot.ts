import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson } from "drizzle-kit/api";
import { MIGRATIONS_FOLDER } from "#data/migration-files.ts";
import { authSchema } from "#data/schema/auth/auth-users.ts";
import { tables } from "#data/schema/tables.ts";

type SchemaSnapshot = ReturnType<typeof generateDrizzleJson>;

/** The schema as the last migration left it: what the next one is the difference to. */
const SNAPSHOT_FILE = join(MIGRATIONS_FOLDER, "schema.json");

/** `data/schema` as it would be read from the file. The ids belong to a chain of snapshots; here is one. */
export function describeSchema(): SchemaSnapshot {
  const snapshot = { ...generateDrizzleJson({ authSchema, ...tables }), id: "", prevId: "" };
  return JSON.parse(JSON.stringify(snapshot));
}

export function readSnapshot(): SchemaSnapshot {
  return JSON.parse(readFileSync(SNAPSHOT_FILE, "utf8"));
}

export function writeSnapshot(snapshot: SchemaSnapshot): void {
  writeFileSync(SNAPSHOT_FILE, `${JSON.stringify(snapshot, null, 2)}\n`);
}
