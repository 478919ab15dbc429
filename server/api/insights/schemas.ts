import { z } from "zod";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { LONGEST_VIEW_SECONDS } from "#domain/insights/visit.ts";

const count = z.int();
const sessionId = z.string().trim().min(1).max(100).nullish();

export const newViewSchema = z
  .object({
    speaker_id: z.uuid(),
    ref: z.string().trim().max(500).nullish(),
    session_id: sessionId,
  })
  .meta({ id: "NewProfileView" });

export const viewSchema = z.object({ id: z.uuid() }).meta({ id: "ProfileView" });

export const viewPath = z.object({ id: z.uuid().describe("Id of the view.") });

export const closingSchema = z
  .object({ time_spent_seconds: z.number().min(0).max(LONGEST_VIEW_SECONDS) })
  .meta({ id: "ProfileViewClosing" });

export const newEventSchema = z
  .object({ speaker_id: z.uuid(), step: z.enum(FUNNEL_STEPS), session_id: sessionId })
  .meta({ id: "NewFunnelEvent" });

export const recordedSchema = z.object({ recorded: z.literal(true) }).meta({ id: "Recorded" });

/** Within how many hours the speaker usually answers; null as long as too little is known. */
export const answerTimeSchema = z.object({ hours: z.int().nullable() }).meta({ id: "AnswerTime" });

export const statisticsSchema = z
  .object({
    views: z.object({ current: count, previous: count }),
    weeks: z.array(z.object({ week: z.iso.date(), views: count, inquiries: count })),
    answers: z.object({
      inquiries: count,
      answered: count,
      in_time: count,
      overdue: count,
      median_hours: z.number().nullable(),
      offers: count,
      booked: count,
      conversion_percent: count.nullable(),
    }),
    fees: z.object({
      year: count,
      net_cents: count,
      months: z.array(z.object({ month: z.iso.date(), net_cents: count })),
    }),
    upcoming: z.object({ count, next: z.iso.date().nullable() }),
  })
  .meta({ id: "SpeakerStatistics" });
