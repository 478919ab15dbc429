import * as z from "zod/mini";
import type { InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isRegistered, LEGAL_FORM_CODES, type LegalForm, legalName } from "./legal-form.ts";

/** The setting that holds who runs the platform; no invoice leaves without it. */
export const COMPANY_SETTING = "company";

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const compact = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/\s+/g, "").toUpperCase()),
);

/** Why the company is refused although every field has its form; the words live with those who answer. */
export type CompanyFault = "required";

const missing = (field: string) => ({
  path: [field],
  params: { fault: "required" satisfies CompanyFault },
  // Said together with whatever else is missing.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
});

/** Kept short enough that letterhead and footer hold it. What a legal form does not have stays out. */
export const companySchema = z
  .object({
    name: line(70),
    legal_form: z.optional(z.enum(LEGAL_FORM_CODES)),
    street: line(80),
    postal_code: line(10),
    city: line(60),
    /** The tax rules are those of a seller in Germany. */
    country: z.literal("DE"),
    contact_name: line(80),
    email: z.string().check(z.email(), z.maxLength(120)),
    phone: line(40),
    vat_id: z.optional(z.pipe(compact, z.string().check(z.regex(/^DE\d{9}$/)))),
    tax_number: z.optional(line(30)),
    /** § 19 UStG. A VAT number stays: customers abroad who owe the tax need it on the invoice. */
    is_small_business: z.optional(z.boolean()),
    register_entry: z.optional(line(80)),
    managing_directors: line(120),
    iban: z.pipe(compact, z.string().check(z.refine(isIban))),
    bic: z.pipe(compact, z.string().check(z.regex(BIC))),
    account_holder: line(70),
  })
  .check(
    z.refine(
      ({ vat_id, tax_number }) => vat_id !== undefined || tax_number !== undefined,
      missing("tax_number"),
    ),
    z.refine(
      ({ legal_form, register_entry }) =>
        register_entry !== undefined || !isRegistered(legalFormIn(legal_form)),
      missing("register_entry"),
    ),
  ) satisfies z.ZodMiniType<InvoiceSeller>;

/** Whether the company charges no tax, also while other fields are still missing. */
export function isSmallBusiness(setting: unknown): boolean {
  const flag = z.object({ is_small_business: z.literal(true) });
  return z.safeParse(flag, setting).success;
}

export type CompanyField = Exclude<keyof InvoiceSeller, "is_small_business">;

/** The seller, or the fields that are missing or wrong. */
export function sellerFrom(setting: unknown): Result<InvoiceSeller, CompanyField[]> {
  const given = typeof setting === "object" && setting !== null ? setting : {};
  const parsed = z.safeParse(companySchema, given);
  if (parsed.success) return ok({ ...parsed.data, name: legalName(parsed.data) });
  const faulty = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return failure(COMPANY_FIELDS.filter((field) => faulty.has(field)));
}

const COMPANY_FIELDS = Object.keys(companySchema.shape).filter(
  (field) => field !== "is_small_business",
) as CompanyField[];

export function legalFormIn(value: unknown): LegalForm | undefined {
  return LEGAL_FORM_CODES.find((form) => form === value);
}

/** ISO 13616: letters become numbers, the first four characters go last, and 97 leaves one. */
export function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
