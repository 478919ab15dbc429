import { z } from "zod";
import {
  LEITWEG_FAULT,
  LONGEST_BUYER_REFERENCE,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { isLeitwegId, normalLeitwegId } from "#domain/invoicing/e-invoice/leitweg-id.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";

const ONE_LINE = /^\P{Cc}*$/u;

/** One line of print; an emptied field is stored as nothing, a missing one is not looked at. */
export const buyerReference = z
  .string(VALIDATION_MESSAGES.text)
  .trim()
  .max(LONGEST_BUYER_REFERENCE, FORM_MESSAGES.tooLong(LONGEST_BUYER_REFERENCE))
  .regex(ONE_LINE, VALIDATION_MESSAGES.text)
  .nullable()
  .transform((value) => value || null)
  .optional()
  .meta({ type: ["string", "null"], maxLength: LONGEST_BUYER_REFERENCE });

export const leitwegId = z
  .string(VALIDATION_MESSAGES.text)
  .trim()
  .refine((value) => value === "" || isLeitwegId(value), LEITWEG_FAULT)
  .nullable()
  .transform((value) => (value ? normalLeitwegId(value) : null))
  .optional()
  .meta({ type: ["string", "null"], example: "04011000-1234512345-06" });

export const buyerReferencesSchema = z
  .object({ order_number: buyerReference, cost_centre: buyerReference, leitweg_id: leitwegId })
  .meta({ id: "BuyerReferences" });
