import { z } from "@hono/zod-openapi";
import { PARAMETER_ERRORS } from "../texts.ts";
import { LONGEST_SLUG, SLUG } from "./parameters.ts";

export const contactQuestionSchema = z
  .object({
    speaker_id: z.uuid().optional(),
    slug: z.string().max(LONGEST_SLUG).regex(SLUG).optional(),
  })
  .refine(({ speaker_id, slug }) => (speaker_id === undefined) !== (slug === undefined), {
    error: PARAMETER_ERRORS.choice,
    path: ["speaker_id"],
  })
  .openapi("ContactQuestion");

export const contactAnswerSchema = z.boolean().openapi("ContactAnswer");

export const contactSchema = z
  .object({ email: z.string().nullable(), phone: z.string().nullable() })
  .openapi("SpeakerContact");

export const feedSchema = z.object({ url: z.url() }).openapi("CalendarFeed");
