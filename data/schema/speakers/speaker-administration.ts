import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { IMPORT_RESULTS, IMPORT_RULES } from "#domain/speaker/import/import-plan.ts";
import { atLeast, codes, createdAt, id, instant, length, updatedAt } from "../columns.ts";
import { speakers } from "./speakers.ts";

/** What the administration notes about a speaker, who finds it in the export of the account alone. */
export const speakerNotes = pgTable(
  "speaker_notes",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    note: text().notNull(),
    updated_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    updated_at: updatedAt(),
  },
  (t) => [
    length("speaker_notes_note", t.note, 1, 5000),
    index("speaker_notes_by_author").on(t.updated_by),
  ],
);

/** One file that was imported. */
export const speakerImports = pgTable(
  "speaker_imports",
  {
    id: id(),
    file_name: text().notNull(),
    rule: text({ enum: IMPORT_RULES }).notNull(),
    row_count: integer().notNull(),
    created_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
    undone_at: instant(),
  },
  (t) => [
    length("speaker_imports_file_name", t.file_name, 1, 200),
    codes("speaker_imports_rule", t.rule, IMPORT_RULES),
    atLeast("speaker_imports_row_count", t.row_count, 1),
    index("speaker_imports_newest").on(t.created_at),
    index("speaker_imports_by_author").on(t.created_by),
  ],
);

/** What became of every row; `before` is what an update replaced, so that it can be taken back. */
export const speakerImportRows = pgTable(
  "speaker_import_rows",
  {
    import_id: uuid()
      .notNull()
      .references(() => speakerImports.id, { onDelete: "cascade" }),
    row: integer().notNull(),
    result: text({ enum: IMPORT_RESULTS }).notNull(),
    reason: text(),
    speaker_id: uuid().references(() => speakers.id, { onDelete: "set null" }),
    data: jsonb().$type<Record<string, string>>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.row] }),
    codes("speaker_import_rows_result", t.result, IMPORT_RESULTS),
    check("speaker_import_rows_row", sql`${t.row} >= 1`),
    index("speaker_import_rows_by_speaker").on(t.speaker_id),
  ],
);
