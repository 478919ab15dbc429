import { z } from "zod";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { PARTY_KINDS } from "#domain/invoicing/report/tax-identification.ts";
import { type IsoDate, isCalendarDay } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { TAX_ERRORS as E } from "./texts.ts";

const line = (longest: number) =>
  z
    .string(FORM_MESSAGES.required)
    .trim()
    .min(1, FORM_MESSAGES.required)
    .max(longest, FORM_MESSAGES.tooLong(longest));
/** An empty line is none. */
const maybe = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, FORM_MESSAGES.tooLong(longest))
    .nullable()
    .transform((text) => text || null);
const day = maybe(10)
  .refine((text) => text === null || isCalendarDay(text), E.wrong.birth_date)
  .transform((text) => text as IsoDate | null)
  .meta({ type: ["string", "null"], format: "date" });

const FIELDS = {
  legal_name: line(200),
  street: line(200),
  postal_code: line(20),
  city: line(120),
  country: z.enum(BILLING_COUNTRIES, E.country),
  tax_number: maybe(40),
  vat_id: maybe(40),
  is_small_business: z.boolean(),
  accepts_self_billing: z.boolean(),
  first_name: maybe(100),
  last_name: maybe(100),
  birth_date: day,
  birth_city: maybe(120),
  birth_country: maybe(2),
  register_number: maybe(80),
  tin: maybe(40),
  tin_country: z.enum(BILLING_COUNTRIES, E.country).nullable(),
  iban: maybe(50),
  account_holder: maybe(100),
};

export const newSpeakerTaxSchema = z
  .strictObject({ ...FIELDS, party_kind: z.enum(PARTY_KINDS, E.missing.party_kind) })
  .meta({ id: "SpeakerTaxStatement" });

/** Data stored before the kind was required has none. */
export const speakerTaxSchema = z
  .strictObject({ ...FIELDS, party_kind: z.enum(PARTY_KINDS).nullable() })
  .meta({ id: "SpeakerTax" });

export const ownTaxSchema = z.object({
  tax: speakerTaxSchema.nullable(),
  is_incomplete: z.boolean(),
});
