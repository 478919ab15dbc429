import type { Database } from "#data/db.ts";
import { missingMigrations } from "#data/migrate.ts";
import type { ReadinessCheck } from "./health.ts";

/** Tables only move forward while we run, so once they were at head this need not be asked again. */
export function databaseChecks(
  database: Database,
  pending: () => Promise<readonly string[]> = () => missingMigrations(database),
): ReadinessCheck[] {
  let atHead = false;
  return [
    {
      name: "database",
      async check() {
        await database.ping();
        return null;
      },
    },
    {
      name: "migrations",
      async check() {
        if (atHead) return null;
        const names = await pending();
        atHead = names.length === 0;
        return atHead ? null : `pending: ${names.join(", ")}`;
      },
    },
  ];
}
