import { z } from "@hono/zod-openapi";
import { LEITWEG_FAULT, LONGEST_BUYER_REFERENCE } from "#domain/invoicing/buyer-references.ts";
import { isLeitwegId, normalLeitwegId } from "#domain/invoicing/leitweg-id.ts";
import { BOOKING_FIELD_ERRORS as T } from "../booking-error-texts.ts";

const ONE_LINE = /^\P{Cc}*$/u;

/** One line of print; an emptied field is stored as nothing, a missing one is not looked at. */
export const buyerReference = z
  .string(T.text)
  .trim()
  .max(LONGEST_BUYER_REFERENCE, T.tooLong(LONGEST_BUYER_REFERENCE))
  .regex(ONE_LINE, T.text)
  .nullable()
  .transform((value) => value || null)
  .optional()
  .openapi({ type: ["string", "null"], maxLength: LONGEST_BUYER_REFERENCE });

export const leitwegId = z
  .string(T.text)
  .trim()
  .refine((value) => value === "" || isLeitwegId(value), LEITWEG_FAULT)
  .nullable()
  .transform((value) => (value ? normalLeitwegId(value) : null))
  .optional()
  .openapi({ type: ["string", "null"], example: "04011000-1234512345-06" });

export const buyerReferencesSchema = z
  .object({ order_number: buyerReference, cost_centre: buyerReference, leitweg_id: leitwegId })
  .openapi("BuyerReferences");
