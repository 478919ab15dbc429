import { z } from "zod";
import { IMPORT_FIELD_NAMES } from "#domain/speaker/import/import-fields.ts";
import { IMPORT_RESULTS, IMPORT_RULES } from "#domain/speaker/import/import-plan.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

export const importPath = z.object({ id: z.uuid().describe("Id of the import.") });

const MOST_ROWS = 250;
const cell = z.string().max(20_000, FORM_MESSAGES.tooLong(20_000));
const rows = z
  .array(
    z.strictObject({
      row: z.int().min(1, VALIDATION_MESSAGES.choice).max(1_000_000, VALIDATION_MESSAGES.choice),
      data: z.partialRecord(z.enum(IMPORT_FIELD_NAMES), cell, {
        error: VALIDATION_MESSAGES.choice,
      }),
    }),
    { error: VALIDATION_MESSAGES.choice },
  )
  .min(1, VALIDATION_MESSAGES.choice)
  .max(MOST_ROWS, E.rows(MOST_ROWS))
  .refine((all) => new Set(all.map(({ row }) => row)).size === all.length, { error: E.rowTwice });
const rule = z.enum(IMPORT_RULES, { error: VALIDATION_MESSAGES.choice });

export const previewSchema = z.strictObject({ rule, rows }).meta({ id: "AdminImportPreview" });
export const importRowsSchema = z.strictObject({ rows }).meta({ id: "AdminImportRows" });
export const newImportSchema = z
  .strictObject({
    file_name: z
      .string({ error: E.name })
      .trim()
      .min(1, E.name)
      .max(200, FORM_MESSAGES.tooLong(200)),
    rule,
    row_count: z
      .int({ error: VALIDATION_MESSAGES.choice })
      .min(1, VALIDATION_MESSAGES.choice)
      .max(100_000, VALIDATION_MESSAGES.choice),
  })
  .meta({ id: "AdminNewImport" });

const outcome = z.object({
  row: z.int(),
  result: z.enum(IMPORT_RESULTS),
  reason: z.string().nullable(),
  speaker_id: z.uuid().nullable(),
});

export const outcomesSchema = z.object({ items: z.array(outcome) });

const changes = z.object({
  fields: z.array(z.string()),
  talks: z.int(),
  videos: z.int(),
  testimonials: z.int(),
  old_slugs: z.int(),
  old_paths: z.int(),
});

export const previewsSchema = z.object({ items: z.array(outcome.extend({ changes })) });

export const undoneSchema = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });

export const importListSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      file_name: z.string(),
      rule,
      row_count: z.int(),
      created_at: z.iso.datetime(),
      undone_at: z.iso.datetime().nullable(),
      done: z.int(),
      new: z.int(),
      update: z.int(),
      skip: z.int(),
      error: z.int(),
    }),
  ),
});
