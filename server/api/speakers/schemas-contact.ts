import { z } from "zod";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { LONGEST_SLUG, SLUG } from "../schemas/parameters.ts";

export const contactQuestionSchema = z
  .object({
    speaker_id: z.uuid().optional(),
    slug: z.string().max(LONGEST_SLUG).regex(SLUG).optional(),
  })
  .refine(({ speaker_id, slug }) => (speaker_id === undefined) !== (slug === undefined), {
    error: VALIDATION_MESSAGES.choice,
    path: ["speaker_id"],
  })
  .meta({ id: "ContactQuestion" });

export const contactAnswerSchema = z.boolean().meta({ id: "ContactAnswer" });

export const contactSchema = z
  .object({ email: z.string().nullable(), phone: z.string().nullable() })
  .meta({ id: "SpeakerContact" });
