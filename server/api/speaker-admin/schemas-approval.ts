import { z } from "zod";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { ACTIVITY_SORTS, COHORTS } from "#domain/speaker/admin/activity.ts";
import {
  APPLICATION_FIELDS,
  APPLICATION_STATUSES,
} from "#domain/speaker/application/application.ts";
import { REVIEWED_PARTS } from "#domain/speaker/profile-change.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { changeLineSchema } from "../speakers/schemas-own-content.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

export const applicationQuery = listQuery(
  ["submitted_at"],
  { status: choice(APPLICATION_STATUSES, "Only applications in this state.") },
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
).meta({ id: "AdminApplicationList" });

export const applicationPath = z.object({ id: z.uuid().describe("Id of the application.") });

const text = z
  .string({ error: VALIDATION_MESSAGES.reason })
  .trim()
  .min(3, VALIDATION_MESSAGES.reason)
  .max(1000, FORM_MESSAGES.tooLong(1000));

export const decisionSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({
        kind: z.literal("approve"),
        version: z.string().max(64, VALIDATION_MESSAGES.choice).optional(),
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
    { error: VALIDATION_MESSAGES.choice },
  )
  .meta({ id: "AdminDecision" });

export const changeComparisonSchema = z
  .object({ version: z.string(), slug: z.string(), lines: z.array(changeLineSchema) })
  .meta({ id: "AdminProfileChange" });

export const activityQuery = listQuery(
  ACTIVITY_SORTS,
  { cohort: choice(COHORTS, "Only speakers of this group.") },
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
).meta({ id: "AdminActivityList" });

export const timelineQuery = z.object({
  speaker: z.uuid(VALIDATION_MESSAGES.choice).optional().describe("Only this speaker."),
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

const MOST_AT_ONCE = 100;
export const chosenSpeakersSchema = z
  .strictObject({
    ids: z
      .array(z.uuid(VALIDATION_MESSAGES.choice), { error: VALIDATION_MESSAGES.choice })
      .min(1, VALIDATION_MESSAGES.choice)
      .max(MOST_AT_ONCE, VALIDATION_MESSAGES.mostChosen(MOST_AT_ONCE)),
  })
  .meta({ id: "AdminNudge" });
export const sentSchema = z.object({ sent: z.int() });
