import { z } from "zod";
import { PERSONAL_SECTIONS, type PersonalSection } from "#data/queries/accounts/personal-data.ts";
import { ROLES } from "#domain/account/roles.ts";
import {
  FORM_MESSAGES,
  SIGN_IN_MESSAGES,
  VALIDATION_MESSAGES,
} from "#domain/validation-messages.ts";
import { buyerReference, leitwegId } from "../bookings/schemas-buyer-references.ts";
import { DELETION_ERRORS } from "./texts.ts";

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
  .meta({ id: "Account" });

/** An emptied field of a form is stored as nothing. */
function field(longest: number) {
  return z
    .string({ error: VALIDATION_MESSAGES.text })
    .trim()
    .max(longest, FORM_MESSAGES.tooLong(longest))
    .nullable()
    .transform((value) => value || null)
    .optional()
    .meta({ type: ["string", "null"], maxLength: longest });
}

/** Everything else that is sent is dropped here: the caller sets neither a role nor the row of another user. */
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
  .meta({ id: "ProfileChange" });

/** Any word is read, so that asking for `admin` can be told apart from a typing error. */
export const roleChoiceSchema = z
  .object({ role: z.string({ error: SIGN_IN_MESSAGES.role }).max(40, SIGN_IN_MESSAGES.role) })
  .meta({ id: "RoleChoice" });

export const chosenRoleSchema = z.object({ role: z.enum(ROLES) }).meta({ id: "ChosenRole" });

export const sessionsSchema = z.object({
  items: z.array(
    z
      .object({
        id: z.uuid(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        user_agent: text,
        ip: text,
        aal: z.enum(LEVELS),
      })
      .meta({ id: "Session" }),
  ),
});

export const sessionPath = z.object({ id: z.uuid().describe("Id of the session from the list.") });

const rows = z.array(z.record(z.string(), z.unknown()));
const sections = Object.fromEntries(PERSONAL_SECTIONS.map((name) => [name, rows])) as Record<
  PersonalSection,
  typeof rows
>;

/** Rows as they are stored, by section; secrets and other people's data are left out. */
export const dataExportSchema = z
  .object({ exported_at: z.iso.datetime(), ...sections })
  .meta({ id: "DataExport" });

const secret = z.string({ error: DELETION_ERRORS.text }).max(200, DELETION_ERRORS.text).optional();

export const deletionSchema = z
  .object({
    confirmation: z.string({ error: DELETION_ERRORS.confirmation }).max(40),
    password: secret,
    code: secret,
  })
  .meta({ id: "AccountDeletion" });

export const emailChangeSchema = z
  .object({
    new_email: z.string(),
    requested_at: z.iso.datetime().nullable(),
    waiting_for: z.array(z.enum(["current", "new"])),
  })
  .meta({ id: "EmailChange" });
