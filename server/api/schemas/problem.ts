import { z } from "@hono/zod-openapi";

const problemSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string(),
    }),
  })
  .openapi("Problem");

const content = { "application/json": { schema: problemSchema } };

/** The answers an operation may give instead of its own. */
export const malformed = { description: "A parameter is malformed", content };
export const unauthorized = { description: "Nobody is signed in", content };
export const forbidden = { description: "Not allowed, or the second factor is missing", content };
export const conflicting = { description: "Something else came first", content };
export const unknown = { description: "Unknown, or not visible to whoever asks", content };
