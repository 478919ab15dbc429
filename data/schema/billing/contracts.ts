import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ContractContent } from "#domain/contract/contract-content.ts";
import {
  CONTRACT_SIDES,
  CONTRACT_STATUSES,
  LIVE_CONTRACT_STATUSES,
} from "#domain/contract/contract-status.ts";
import { bookings } from "../bookings.ts";
import {
  atLeast,
  bytea,
  codes,
  createdAt,
  id,
  instant,
  isOneOf,
  length,
  updatedAt,
} from "../columns.ts";

/** Every version of the contract about a booking; words and hash of a version never change. */
export const contracts = pgTable(
  "contracts",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    version: integer().notNull(),
    status: text({ enum: CONTRACT_STATUSES }).notNull(),
    content: jsonb().$type<ContractContent>().notNull(),
    /** Of the words and the version, in hex. */
    content_sha256: text().notNull(),
    /** What the two sides agreed beyond the standard; a new version takes it along. */
    amendments: text().array().notNull().default([]),
    expires_at: instant(),
    viewed_at: instant(),
    change_by: text({ enum: CONTRACT_SIDES }),
    change_wish: text(),
    change_answer: text(),
    customer_name: text(),
    customer_signed_at: instant(),
    speaker_name: text(),
    speaker_signed_at: instant(),
    /** The sealed file, once both have signed. */
    pdf_key: text(),
    pdf_sha256: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    unique("contracts_version_unique").on(t.booking_id, t.version),
    uniqueIndex("contracts_one_live")
      .on(t.booking_id)
      .where(isOneOf(t.status, LIVE_CONTRACT_STATUSES)),
    index("contracts_expiring").on(t.expires_at),
    atLeast("contracts_version", t.version, 1),
    codes("contracts_status", t.status, CONTRACT_STATUSES),
    codes("contracts_change_by", t.change_by, CONTRACT_SIDES),
    check("contracts_content_sha256", sql`${t.content_sha256} ~ '^[0-9a-f]{64}$'`),
    check("contracts_pdf", sql`(${t.pdf_key} is null) = (${t.pdf_sha256} is null)`),
    check(
      "contracts_customer_signature",
      sql`(${t.customer_signed_at} is null) = (${t.customer_name} is null)`,
    ),
    check(
      "contracts_speaker_signature",
      sql`(${t.speaker_signed_at} is null) = (${t.speaker_name} is null)`,
    ),
    check(
      "contracts_signed",
      sql`(${t.status} <> 'signed_by_both' or (${t.customer_signed_at} is not null and ${t.speaker_signed_at} is not null)) and (${t.status} <> 'signed_by_one' or (${t.customer_signed_at} is null) <> (${t.speaker_signed_at} is null)) and (${t.status} not in ('draft', 'sent', 'viewed', 'change_requested') or (${t.customer_signed_at} is null and ${t.speaker_signed_at} is null))`,
    ),
    check(
      "contracts_wish",
      sql`${t.status} <> 'change_requested' or (${t.change_by} is not null and ${t.change_wish} is not null)`,
    ),
    length("contracts_change_wish", t.change_wish, 1, 2000),
    length("contracts_change_answer", t.change_answer, 1, 2000),
    length("contracts_customer_name", t.customer_name, 2, 120),
    length("contracts_speaker_name", t.speaker_name, 2, 120),
  ],
);

/** The code in force for one side; a new one replaces it. Only its hash is kept. */
export const contractCodes = pgTable(
  "contract_codes",
  {
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: "cascade" }),
    side: text({ enum: CONTRACT_SIDES }).notNull(),
    salt: bytea().notNull(),
    code_hash: bytea().notNull(),
    expires_at: instant().notNull(),
    tries: integer().notNull().default(0),
    /** How many were sent since `counted_from`. */
    sent_count: integer().notNull().default(1),
    counted_from: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.contract_id, t.side] }),
    codes("contract_codes_side", t.side, CONTRACT_SIDES),
    atLeast("contract_codes_tries", t.tries, 0),
    atLeast("contract_codes_sent_count", t.sent_count, 1),
  ],
);
