import {
  BUYER_REFERENCE_LABELS,
  BUYER_REFERENCES,
  type BuyerReference,
  LEITWEG_HINT,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { PROFILE_TEXTS as TEXTS } from "./texts.ts";

export type ProfileFieldName =
  | "first_name"
  | "last_name"
  | "phone"
  | "company_name"
  | "billing_address_street"
  | "billing_address_postal_code"
  | "billing_address_city"
  | "billing_address_country"
  | BuyerReference;

type ProfileField = {
  name: ProfileFieldName;
  label: string;
  autoComplete: string;
  type?: "tel";
  inputMode?: "numeric";
  hint?: string;
};

/** In the order of a German letter head; the names are those of the API. */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  { name: "first_name", label: TEXTS.firstName, autoComplete: "given-name" },
  { name: "last_name", label: TEXTS.lastName, autoComplete: "family-name" },
  { name: "phone", label: TEXTS.phone, autoComplete: "tel", type: "tel" },
  { name: "company_name", label: TEXTS.company, autoComplete: "organization" },
  { name: "billing_address_street", label: TEXTS.street, autoComplete: "street-address" },
  {
    name: "billing_address_postal_code",
    label: TEXTS.postalCode,
    autoComplete: "postal-code",
    inputMode: "numeric",
  },
  { name: "billing_address_city", label: TEXTS.city, autoComplete: "address-level2" },
  { name: "billing_address_country", label: TEXTS.country, autoComplete: "country-name" },
  ...BUYER_REFERENCES.map((name) => ({
    name,
    label: BUYER_REFERENCE_LABELS[name],
    autoComplete: "off",
    hint: name === "leitweg_id" ? LEITWEG_HINT : TEXTS.referenceHint,
  })),
];
