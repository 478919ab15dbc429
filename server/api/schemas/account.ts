import { z } from "@hono/zod-openapi";
import { ROLES } from "#domain/account/roles.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PROFILE_ERRORS } from "../texts.ts";
import { buyerReference, leitwegId } from "./buyer-references.ts";

const LEVELS = ["aal1", "aal2"] as const;

const text = z.string().nullable();

export const accountSchema = z
  .object({
    email: z.string(),
    role: z.enum(ROLES),
    chosen_role: z.enum(ROLES).nullable(),
    aal: z.enum(LEVELS),
    profile: z.object({
      user_id: z.uuid(),
      role: z.enum(ROLES).nullable(),
      last_login_at: z.iso.datetime().nullable(),
      first_name: text,
      last_name: text,
      phone: text,
      company_name: text,
      billing_address_street: text,
      billing_address_city: text,
      billing_address_postal_code: text,
      billing_address_country: text,
    }),
    buyer_references: z.object({ order_number: text, cost_centre: text, leitweg_id: text }),
  })
  .openapi("Account");

/** An emptied field of a form is stored as nothing. */
function field(longest: number) {
  return z
    .string({ error: PROFILE_ERRORS.text })
    .trim()
    .max(longest, PROFILE_ERRORS.tooLong(longest))
    .nullable()
    .transform((value) => value || null)
    .optional()
    .openapi({ type: ["string", "null"], maxLength: longest });
}

/** Everything else that is sent is dropped here: nobody sets their own role or somebody else's row. */
export const profileChangeSchema = z
  .object({
    first_name: field(100),
    last_name: field(100),
    phone: field(50),
    company_name: field(200),
    billing_address_street: field(200),
    billing_address_city: field(100),
    billing_address_postal_code: field(20),
    billing_address_country: field(60),
    order_number: buyerReference,
    cost_centre: buyerReference,
    leitweg_id: leitwegId,
  })
  .openapi("ProfileChange");

/** Any word is read, so that asking for `admin` can be told apart from a typing error. */
export const roleChoiceSchema = z
  .object({ role: z.string({ error: PROFILE_ERRORS.role }).max(40, PROFILE_ERRORS.role) })
  .openapi("RoleChoice");

export const chosenRoleSchema = z.object({ role: z.enum(ROLES) }).openapi("ChosenRole");

export const sessionSchema = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    user_agent: text,
    ip: text,
    aal: z.enum(LEVELS),
  })
  .openapi("Session");

export const sessionPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.endSession.parameters.id.en,
  }),
});
