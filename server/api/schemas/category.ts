import { z } from "@hono/zod-openapi";

export const categorySchema = z
  .object({
    name: z.string(),
    label: z.string(),
    description: z.string(),
    icon_name: z.string(),
    is_active: z.boolean(),
    is_system: z.boolean(),
    topics: z.array(z.string()),
    speaker_count: z.int(),
  })
  .openapi("SpeakerCategory");
