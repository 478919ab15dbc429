import { z } from "@hono/zod-openapi";
import { emailAddress } from "#domain/account/email-address.ts";
import { REPORT_LIMITS as LIMITS, REPORT_KINDS, REPORT_REASONS } from "#domain/content/report.ts";
import { REPORT_ERRORS as ERRORS, PROFILE_ERRORS } from "../texts.ts";

function text(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, PROFILE_ERRORS.tooLong(longest));
}

export const newReportSchema = z
  .object({
    kind: z.enum(REPORT_KINDS),
    address: text(LIMITS.address, ERRORS.address),
    reason: z.enum(REPORT_REASONS, { error: ERRORS.reason }),
    explanation: text(LIMITS.explanation, ERRORS.explanation).min(
      LIMITS.atLeast,
      ERRORS.explanation,
    ),
    name: text(LIMITS.name, ERRORS.name),
    email: z
      .string({ error: ERRORS.email })
      .trim()
      .refine((value) => emailAddress(value) !== null, { error: ERRORS.email })
      .openapi({ format: "email" }),
    good_faith: z.literal(true, { error: ERRORS.goodFaith }),
  })
  .openapi("NewReport");

export const reportedSchema = z.object({ id: z.uuid() }).openapi("Reported");
