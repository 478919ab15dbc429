import { z } from "@hono/zod-openapi";

const problemSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
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
export const refused = { description: "Well formed, but not acceptable as it is", content };
export const tooLarge = { description: "More than is accepted", content };
export const unavailable = {
  description: "Not possible right now; Retry-After says when",
  content,
};
export const tooMany = { description: "Too often; Retry-After says when again", content };
