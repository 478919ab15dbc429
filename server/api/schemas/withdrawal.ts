import { z } from "@hono/zod-openapi";
import { emailAddress } from "#domain/account/email-address.ts";
import { isDeclarable, WITHDRAWAL_LIMITS as LIMITS } from "#domain/content/withdrawal.ts";
import { WITHDRAWAL_ERRORS as ERRORS, PROFILE_ERRORS, REPORT_ERRORS } from "../texts.ts";

function declared(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, PROFILE_ERRORS.tooLong(longest))
    .refine((text) => text === "" || isDeclarable(text), { error: ERRORS.signs });
}

export const newWithdrawalSchema = z
  .object({
    name: declared(LIMITS.name, REPORT_ERRORS.name),
    reference: declared(LIMITS.reference, ERRORS.reference),
    email: z
      .string({ error: REPORT_ERRORS.email })
      .trim()
      .refine((value) => emailAddress(value) !== null, { error: REPORT_ERRORS.email })
      .openapi({ format: "email" }),
  })
  .openapi("NewWithdrawal");

export const declaredWithdrawalSchema = z
  .object({ id: z.uuid(), received_at: z.iso.datetime() })
  .openapi("DeclaredWithdrawal");
