import { z } from "zod";
import { isSlug } from "#domain/content/slug.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { EDITOR_ERRORS as E } from "./editor-texts.ts";

/** What the forms of the editors are made of. */

export function required(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, FORM_MESSAGES.tooLong(longest));
}

export function optional(longest: number) {
  return z.string({ error: E.body }).trim().max(longest, FORM_MESSAGES.tooLong(longest));
}

/** Empty counts as not given. */
export function orNothing(longest: number) {
  return optional(longest)
    .nullable()
    .transform((text) => (text === "" ? null : text))
    .meta({ type: ["string", "null"] });
}

/** Empty asks for one made from the title. */
export const slugField = z
  .string({ error: VALIDATION_MESSAGES.slug })
  .trim()
  .refine((text) => text === "" || isSlug(text), { error: VALIDATION_MESSAGES.slug });

export const momentField = z.iso.datetime({ error: E.moment, offset: true }).nullable();

/** What the form was filled with: another user may have saved meanwhile. */
export const versionField = z.string().max(40).nullable();

export function keyPath(description: string) {
  return z.object({
    key: z
      .string()
      .max(80)
      .regex(/^[a-z][a-z0-9_-]*$/)
      .describe(description),
  });
}
