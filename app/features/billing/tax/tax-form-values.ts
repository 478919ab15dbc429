import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { IDENTITY_FIELDS } from "#domain/invoicing/seller/seller-identity.ts";

export type Tax = NonNullable<AnswerTo<"GET /me/speaker-tax">["tax"]>;
type NewTax = RequestBody<"PUT /me/speaker-tax">;
export type TaxErrors = Readonly<Record<string, string>>;

const LINES = ["legal_name", "street", "postal_code", "city", "country", "party_kind"] as const;
/** May be empty, or not on the form at all, because it does not apply to this kind of party. */
const MAYBE = [
  "tax_number",
  "vat_id",
  ...IDENTITY_FIELDS.filter((name) => name !== "party_kind" && name !== "tin_country"),
];

/** A form holds texts: the server checks that they fit. */
export function taxFormValues(form: FormData): NewTax {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const values = {
    ...Object.fromEntries(LINES.map((name) => [name, text(name)])),
    ...Object.fromEntries(MAYBE.map((name) => [name, text(name) || null])),
    // The country is chosen from the start; without a number it says nothing.
    tin_country: text("tin") ? text("tin_country") : null,
    is_small_business: form.has("is_small_business"),
    accepts_self_billing: form.has("accepts_self_billing"),
  };
  return values as NewTax;
}
