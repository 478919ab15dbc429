import { z } from "zod";
import { ok, type Result } from "#domain/result.ts";

export const deletedSchema = z.object({ done: z.literal(true) });

/** What a deletion answers. */
export async function deleted<Failure>(deletion: Promise<Result<null, Failure>>) {
  const result = await deletion;
  return result.ok ? ok({ done: true } as const) : result;
}
