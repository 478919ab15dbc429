import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MIGRATION_TEXTS, MigrationError } from "./migration-texts.ts";

export type MigrationFile = {
  version: number;
  name: string;
  checksum: string;
  statements: readonly string[];
};

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

const STATEMENT_BREAK = "--> statement-breakpoint";

/** Reads `NNNN_name.sql` files in their order; the numbers must follow each other without a gap. */
export function readMigrations(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readMigration(folder, file));
  for (const [index, file] of files.entries()) {
    const expected = (files[0]?.version ?? 0) + index;
    if (file.version !== expected) {
      throw new MigrationError(MIGRATION_TEXTS.numberMissing(expected, file.name));
    }
  }
  return files;
}

function readMigration(folder: string, file: string): MigrationFile {
  const number = /^(\d{4})_[\w-]+\.sql$/.exec(file)?.[1];
  if (number === undefined) throw new MigrationError(MIGRATION_TEXTS.badName(file));
  // Git may check files out with other line ends; that does not change what they do.
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  return {
    version: Number(number),
    name: file.slice(0, -".sql".length),
    checksum: createHash("sha256").update(text).digest("hex"),
    statements: text
      .split(STATEMENT_BREAK)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ""),
  };
}
