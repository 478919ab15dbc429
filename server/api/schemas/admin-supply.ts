import { z } from "@hono/zod-openapi";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { ACTIVITY_SORTS, COHORTS } from "#domain/speaker/admin/activity.ts";
import { APPLICATION_FIELDS, APPLICATION_STATUSES } from "#domain/speaker/application.ts";
import { IMPORT_FIELD_NAMES } from "#domain/speaker/import/import-fields.ts";
import { IMPORT_RESULTS, IMPORT_RULES } from "#domain/speaker/import/import-plan.ts";
import { REVIEWED_PARTS } from "#domain/speaker/profile-change.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { ADMIN_SUPPLY_OPERATIONS as OPERATIONS } from "../docs/admin-supply-texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";
import { changeLineSchema } from "./own-content.ts";

export const applicationQuery = listQuery(
  ["submitted_at"],
  { status: choice(APPLICATION_STATUSES, OPERATIONS.listApplications.parameters.status.en) },
  "asc",
);

export const applicationListSchema = listOf(
  z.object({
    id: z.uuid(),
    /** A profile waits for its publication; it is decided where it is edited. */
    kind: z.enum(["application", "change", "profile"]),
    status: z.enum(APPLICATION_STATUSES),
    user_id: z.uuid().nullable(),
    speaker_id: z.uuid().nullable(),
    email: z.string(),
    data: z.record(z.string(), z.unknown()),
    field_notes: z.record(z.string(), z.string()),
    decision_reason: z.string().nullable(),
    submitted_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    /** Short name of a profile with the same name. */
    same_name: z.string().nullable(),
    /** The profile a change belongs to. */
    speaker_name: z.string().nullable(),
  }),
).openapi("AdminApplicationList");

const path = (en: string) =>
  z.object({ id: z.uuid().openapi({ param: { name: "id", in: "path" }, description: en }) });

export const applicationPath = path(OPERATIONS.decideApplication.parameters.id.en);
export const importPath = path(OPERATIONS.undoSpeakerImport.parameters.id.en);

const text = z.string({ error: E.reason }).trim().min(3, E.reason).max(1000, E.tooLong(1000));

export const decisionSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({
        kind: z.literal("approve"),
        version: z.string().max(64, E.choice).optional(),
      }),
      z.strictObject({
        kind: z.literal("ask"),
        notes: z
          .partialRecord(z.enum([...APPLICATION_FIELDS, ...REVIEWED_PARTS]), text, {
            error: E.notes,
          })
          .refine((notes) => Object.keys(notes).length > 0, { error: E.notes }),
      }),
      z.strictObject({ kind: z.literal("reject"), reason: text }),
    ],
    { error: E.choice },
  )
  .openapi("AdminDecision");

export const changeComparisonSchema = z
  .object({ version: z.string(), slug: z.string(), lines: z.array(changeLineSchema) })
  .openapi("AdminProfileChange");

export const activityQuery = listQuery(
  ACTIVITY_SORTS,
  { cohort: choice(COHORTS, OPERATIONS.listSpeakerActivity.parameters.cohort.en) },
  "asc",
);

export const activityListSchema = listOf(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    profile_image_url: z.string().nullable(),
    cohort: z.enum(COHORTS),
    waiting_hours: z.int().nullable(),
    inquiries: z.int(),
    answered: z.int(),
    has_address: z.boolean(),
    calendar_at: z.iso.datetime(),
    last_login_at: z.iso.datetime().nullable(),
  }),
).openapi("AdminActivityList");

export const timelineQuery = z.object({
  speaker: z
    .uuid(E.choice)
    .optional()
    .openapi({ description: OPERATIONS.readSpeakerTimeline.parameters.speaker.en }),
});

export const timelineSchema = z.object({
  items: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.string(),
      actor: z.enum(BOOKING_ACTORS),
      speaker_id: z.uuid(),
      name: z.string(),
      detail: z.string().nullable(),
    }),
  ),
});

const MOST_NUDGES = 100;
export const nudgeSchema = z
  .strictObject({
    ids: z
      .array(z.uuid(E.choice), { error: E.choice })
      .min(1, E.choice)
      .max(MOST_NUDGES, E.tooMany(MOST_NUDGES)),
  })
  .openapi("AdminNudge");
export const nudgedSchema = z.object({ sent: z.int() });

const MOST_ROWS = 250;
const cell = z.string().max(20_000, E.tooLong(20_000));
const rows = z
  .array(
    z.strictObject({
      row: z.int().min(1, E.choice).max(1_000_000, E.choice),
      data: z.partialRecord(z.enum(IMPORT_FIELD_NAMES), cell, { error: E.choice }),
    }),
    { error: E.choice },
  )
  .min(1, E.choice)
  .max(MOST_ROWS, E.rows(MOST_ROWS))
  .refine((all) => new Set(all.map(({ row }) => row)).size === all.length, { error: E.rowTwice });
const rule = z.enum(IMPORT_RULES, { error: E.choice });

export const previewSchema = z.strictObject({ rule, rows }).openapi("AdminImportPreview");
export const importRowsSchema = z.strictObject({ rows }).openapi("AdminImportRows");
export const newImportSchema = z
  .strictObject({
    file_name: z.string({ error: E.name }).trim().min(1, E.name).max(200, E.tooLong(200)),
    rule,
    row_count: z.int({ error: E.choice }).min(1, E.choice).max(100_000, E.choice),
  })
  .openapi("AdminNewImport");

export const outcomesSchema = z.object({
  items: z.array(
    z.object({
      row: z.int(),
      result: z.enum(IMPORT_RESULTS),
      reason: z.string().nullable(),
      speaker_id: z.uuid().nullable(),
    }),
  ),
});

const changes = z.object({
  fields: z.array(z.string()),
  talks: z.int(),
  videos: z.int(),
  testimonials: z.int(),
  old_slugs: z.int(),
  old_paths: z.int(),
});

export const previewsSchema = z.object({
  items: z.array(
    z.object({
      row: z.int(),
      result: z.enum(IMPORT_RESULTS),
      reason: z.string().nullable(),
      speaker_id: z.uuid().nullable(),
      changes,
    }),
  ),
});

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
