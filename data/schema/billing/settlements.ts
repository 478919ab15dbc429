import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import type { CreditLack, SpeakerTax } from "#domain/invoicing/settlement/self-billing.ts";
import { SETTLEMENT_OCCASIONS } from "#domain/invoicing/settlement/settlement.ts";
import { bookings } from "../bookings.ts";
import { amount, atLeast, codes, createdAt, day, id, range } from "../columns.ts";

/** One row per year, as for invoices: numbers have no gap. */
export const settlementCounters = pgTable(
  "settlement_counters",
  { year: integer().primaryKey(), n: integer().notNull().default(0) },
  (t) => [
    range("settlement_counters_year", t.year, 2000, 2999),
    atLeast("settlement_counters_n", t.n, 0),
  ],
);

const numberOfYear =
  "'AB-' || year::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0')";

/** What a speaker gets for a delivered booking or one cancelled at a fee, by the commission of that day. Append only. */
export const settlements = pgTable(
  "settlements",
  {
    id: id(),
    year: integer().notNull(),
    n: integer().notNull(),
    /** „AB-2026-00001“ */
    number: text().notNull().unique().generatedAlwaysAs(sql.raw(numberOfYear)),
    booking_id: uuid()
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: "restrict" }),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "restrict" }),
    occasion: text({ enum: SETTLEMENT_OCCASIONS }).notNull().default("event"),
    issuer: jsonb().$type<InvoiceSeller>().notNull(),
    speaker_name: text().notNull(),
    issue_date: day().notNull(),
    service_date: day().notNull(),
    commission_basis_points: integer().notNull(),
    /** Everything but travel; the commission is taken from it. */
    fee_cents: amount().notNull(),
    travel_cents: amount().notNull(),
    commission_cents: amount().notNull(),
    payout_cents: amount().notNull(),
    /** Who is credited, as stated on that day; null is a statement and no credit note. */
    tax: jsonb().$type<SpeakerTax>(),
    vat_basis_points: integer().notNull().default(0),
    vat_cents: amount().notNull().default(sql`0`),
    /** Why it is no credit note, although the speaker wants one. */
    lacks: jsonb().$type<readonly CreditLack[]>(),
    created_at: createdAt(),
  },
  (t) => [
    unique("settlements_number_of_year").on(t.year, t.n),
    index("settlements_by_speaker").on(t.speaker_id, t.service_date),
    atLeast("settlements_n", t.n, 1),
    range("settlements_commission_rate", t.commission_basis_points, 0, 10_000),
    codes("settlements_occasion", t.occasion, SETTLEMENT_OCCASIONS),
    check(
      "settlements_lacks",
      sql`${t.lacks} is null or (jsonb_typeof(${t.lacks}) = 'array' and ${t.tax} is null)`,
    ),
    check(
      "settlements_vat",
      sql`${t.vat_cents} >= 0 and (${t.tax} is not null or ${t.vat_cents} = 0)`,
    ),
    check(
      "settlements_sum",
      sql`${t.fee_cents} + ${t.travel_cents} = ${t.commission_cents} + ${t.payout_cents}`,
    ),
  ],
);
