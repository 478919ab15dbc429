import { z } from "zod";
import { emailAddress } from "#domain/account/email-address.ts";
import {
  REPORT_LIMITS as LIMITS,
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_SUBJECTS,
} from "#domain/content/report.ts";
import { isDeclarable, WITHDRAWAL_LIMITS } from "#domain/content/withdrawal.ts";
import {
  FORM_MESSAGES,
  VALIDATION_MESSAGES,
  WITHDRAWAL_MESSAGES,
} from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { REPORT_ERRORS as ERRORS, WITHDRAWAL_ERRORS } from "./texts.ts";

function text(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, FORM_MESSAGES.tooLong(longest));
}

const email = z
  .string({ error: FORM_MESSAGES.email })
  .trim()
  .refine((value) => emailAddress(value) !== null, { error: FORM_MESSAGES.email })
  .meta({ format: "email" });

export const newReportSchema = z
  .object({
    kind: z.enum(REPORT_KINDS),
    address: text(LIMITS.address, ERRORS.address),
    reason: z.enum(REPORT_REASONS, { error: ERRORS.reason }),
    explanation: text(LIMITS.explanation, ERRORS.explanation).min(
      LIMITS.atLeast,
      ERRORS.explanation,
    ),
    name: text(LIMITS.name, FORM_MESSAGES.name),
    email,
    good_faith: z.literal(true, { error: ERRORS.goodFaith }),
  })
  .meta({ id: "NewReport" });

export const reportedSchema = z.object({ id: z.uuid() }).meta({ id: "Reported" });

function declared(longest: number, missing: string) {
  return text(longest, missing).refine((value) => value === "" || isDeclarable(value), {
    error: WITHDRAWAL_ERRORS.signs,
  });
}

export const newWithdrawalSchema = z
  .object({
    name: declared(WITHDRAWAL_LIMITS.name, FORM_MESSAGES.name),
    reference: declared(WITHDRAWAL_LIMITS.reference, WITHDRAWAL_MESSAGES.reference),
    email,
  })
  .meta({ id: "NewWithdrawal" });

export const declaredWithdrawalSchema = z
  .object({ id: z.uuid(), received_at: z.iso.datetime() })
  .meta({ id: "DeclaredWithdrawal" });

export const reportsQuery = listQuery(["created_at"], {
  subject: choice(REPORT_SUBJECTS, "content, message or withdrawal."),
  state: choice(["open", "decided"], "open or decided."),
});

export const reportsSchema = listOf(
  z.object({
    subject: z.enum(REPORT_SUBJECTS),
    id: z.uuid(),
    kind: z.string(),
    reason: z.string(),
    address: z.string().nullable(),
    explanation: z.string(),
    quoted: z.string().nullable(),
    conversation_id: z.uuid().nullable(),
    reporter_name: z.string(),
    reporter_email: z.string(),
    created_at: z.iso.datetime(),
    handled_at: z.iso.datetime().nullable(),
    decision: z.enum(REPORT_DECISIONS).nullable(),
    decision_reason: z.string().nullable(),
  }),
).meta({ id: "Reports" });

export const reportPath = z.object({
  subject: z.enum(REPORT_SUBJECTS).describe("content, message or withdrawal."),
  id: z.uuid().describe("Id of the report."),
});

export const decisionSchema = z
  .object({
    decision: z.enum(REPORT_DECISIONS, VALIDATION_MESSAGES.choice),
    reason: text(2000, VALIDATION_MESSAGES.reason),
  })
  .meta({ id: "ReportDecision" });
