import { z } from "@hono/zod-openapi";
import { PERSONAL_SECTIONS, type PersonalSection } from "#data/queries/personal-data.ts";
import { DELETION_ERRORS } from "../privacy-texts.ts";

const rows = z.array(z.record(z.string(), z.unknown()));
const sections = Object.fromEntries(PERSONAL_SECTIONS.map((name) => [name, rows])) as Record<
  PersonalSection,
  typeof rows
>;

/** Rows as they are stored, by section; secrets and other people's data are left out. */
export const dataExportSchema = z
  .object({ exported_at: z.iso.datetime(), ...sections })
  .openapi("DataExport");

const secret = z.string({ error: DELETION_ERRORS.text }).max(200, DELETION_ERRORS.text).optional();

export const deletionSchema = z
  .object({
    confirmation: z.string({ error: DELETION_ERRORS.confirmation }).max(40),
    password: secret,
    code: secret,
  })
  .openapi("AccountDeletion");

export const emailChangeSchema = z
  .object({
    new_email: z.string(),
    requested_at: z.iso.datetime().nullable(),
    waiting_for: z.array(z.enum(["current", "new"])),
  })
  .openapi("EmailChange");
