import {
  IDENTITY_FIELDS,
  type IdentityFaults,
  type IdentityField,
} from "#domain/invoicing/seller/seller-identity.ts";
import { readOwnTax, saveOwnTax } from "#features/billing/tax/speaker-tax.server.ts";
import { signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import * as schemas from "./schemas-tax.ts";
import { TAX_ERRORS as ERRORS } from "./texts.ts";

/** By whom and under which numbers a speaker is billed. */
export const speakerTaxOperations = {
  "GET /me/speaker-tax": operation({
    id: "readOwnTax",
    summary: "Read the own tax data; null while nothing was stated",
    description:
      "Settlements and credit notes are issued by it, and the report to the tax office names it. With `is_incomplete` that report still lacks something.",
    access: signedIn,
    output: json(schemas.ownTaxSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: readOwnTax,
  }),

  "PUT /me/speaker-tax": operation({
    id: "saveOwnTax",
    summary: "Store the own tax data, from the next settlement on",
    description:
      "With `accepts_self_billing` we issue credit notes. Persons state names, day of birth and tax identification number (without one the place of birth), organisations their number.",
    access: signedIn,
    invalidBody: 422,
    input: { body: schemas.newSpeakerTaxSchema },
    output: noContent,
    refusals: {
      not_found: { problem: "not_found" },
      number_missing: invalid({ tax_number: ERRORS.number }),
      vat_id: invalid({ vat_id: ERRORS.vatId }),
      identity: { problem: "unprocessable", from: faultTexts },
    },
    run: (ctx, viewer, { body: tax }) => saveOwnTax(ctx, viewer, tax),
  }),
} as const;

type Faulty = { readonly faults: IdentityFaults };

function faultTexts({ faults }: Faulty): { fields: Record<string, string> } {
  const texts: Partial<Record<IdentityField, string>>[] = IDENTITY_FIELDS.map((field) => {
    const fault = faults[field];
    return fault ? { [field]: ERRORS[fault][field] } : {};
  });
  return { fields: Object.assign({}, ...texts) };
}
