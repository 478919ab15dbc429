import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { PARTY_KINDS } from "#domain/invoicing/report/tax-identification.ts";
import { codes, day, length, updatedAt } from "../columns.ts";
import { speakers } from "./speakers.ts";

/** By whom and under which numbers a speaker is billed; needed for credit notes and yearly reports. */
export const speakerTax = pgTable(
  "speaker_tax",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    legal_name: text().notNull(),
    street: text().notNull(),
    postal_code: text().notNull(),
    city: text().notNull(),
    country: text({ enum: BILLING_COUNTRIES }).notNull(),
    tax_number: text(),
    vat_id: text(),
    /** No VAT is shown (§ 19 UStG). */
    is_small_business: boolean().notNull().default(false),
    /** Consent to invoices written in the speaker's name (§ 14 Abs. 2 UStG). */
    accepts_self_billing: boolean().notNull().default(false),
    /** From here on: who it is to the tax office (§ 14 PStTG); see `SellerIdentity`. */
    party_kind: text({ enum: PARTY_KINDS }),
    first_name: text(),
    last_name: text(),
    birth_date: day(),
    birth_city: text(),
    birth_country: text(),
    register_number: text(),
    tin: text(),
    tin_country: text({ enum: BILLING_COUNTRIES }),
    iban: text(),
    account_holder: text(),
    updated_at: updatedAt(),
  },
  (t) => [
    length("speaker_tax_legal_name", t.legal_name, 1, 200),
    length("speaker_tax_street", t.street, 1, 200),
    length("speaker_tax_postal_code", t.postal_code, 1, 20),
    length("speaker_tax_city", t.city, 1, 120),
    codes("speaker_tax_country", t.country, BILLING_COUNTRIES),
    length("speaker_tax_tax_number", t.tax_number, 1, 40),
    length("speaker_tax_vat_id", t.vat_id, 1, 40),
    codes("speaker_tax_party_kind", t.party_kind, PARTY_KINDS),
    length("speaker_tax_first_name", t.first_name, 1, 100),
    length("speaker_tax_last_name", t.last_name, 1, 100),
    length("speaker_tax_birth_city", t.birth_city, 1, 120),
    check("speaker_tax_birth_country", sql`${t.birth_country} ~ '^[A-Z]{2}$'`),
    length("speaker_tax_register_number", t.register_number, 1, 80),
    length("speaker_tax_tin", t.tin, 1, 40),
    codes("speaker_tax_tin_country", t.tin_country, BILLING_COUNTRIES),
    check("speaker_tax_iban", sql`${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'`),
    length("speaker_tax_account_holder", t.account_holder, 1, 100),
    check("speaker_tax_number", sql`${t.tax_number} is not null or ${t.vat_id} is not null`),
  ],
);
