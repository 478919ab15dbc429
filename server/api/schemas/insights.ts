import { z } from "@hono/zod-openapi";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { LONGEST_VIEW_SECONDS } from "#domain/insights/visit.ts";
import { INSIGHT_OPERATIONS } from "../docs/insight-texts.ts";

const sessionId = z.string().trim().min(1).max(100).nullish();

export const newViewSchema = z
  .object({
    speaker_id: z.uuid(),
    ref: z.string().trim().max(500).nullish(),
    session_id: sessionId,
  })
  .openapi("NewProfileView");

export const viewSchema = z.object({ id: z.uuid() }).openapi("ProfileView");

export const viewPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: INSIGHT_OPERATIONS.closeProfileView.parameters.id.en,
  }),
});

export const closingSchema = z
  .object({ time_spent_seconds: z.number().min(0).max(LONGEST_VIEW_SECONDS) })
  .openapi("ProfileViewClosing");

export const newEventSchema = z
  .object({ speaker_id: z.uuid(), step: z.enum(FUNNEL_STEPS), session_id: sessionId })
  .openapi("NewFunnelEvent");

export const recordedSchema = z.object({ recorded: z.literal(true) }).openapi("Recorded");
