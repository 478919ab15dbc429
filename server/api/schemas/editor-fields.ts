import { z } from "@hono/zod-openapi";
import { isSlug } from "#domain/content/slug.ts";
import { ADMIN_ERRORS } from "../admin-texts.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";

/** What the forms of the editors are made of. */

export function required(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, ADMIN_ERRORS.tooLong(longest));
}

export function optional(longest: number) {
  return z.string({ error: E.body }).trim().max(longest, ADMIN_ERRORS.tooLong(longest));
}

/** Empty counts as not given. */
export function orNothing(longest: number) {
  return optional(longest)
    .nullable()
    .transform((text) => (text === "" ? null : text))
    .openapi({ type: ["string", "null"] });
}

/** Empty asks for one made from the title. */
export const slugField = z
  .string({ error: E.slug })
  .trim()
  .refine((text) => text === "" || isSlug(text), { error: E.slug });

export const momentField = z.iso.datetime({ error: E.moment, offset: true }).nullable();

/** When somebody else may have saved: what the form was filled with. */
export const versionField = z.string().max(40).nullable();

export function idPath(description: string) {
  return z.object({ id: z.uuid().openapi({ param: { name: "id", in: "path" }, description }) });
}

export function keyPath(description: string) {
  return z.object({
    key: z
      .string()
      .max(80)
      .regex(/^[a-z][a-z0-9_-]*$/)
      .openapi({ param: { name: "key", in: "path" }, description }),
  });
}
