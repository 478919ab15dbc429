import { listMatchableInvoices } from "#data/queries/admin-invoices.ts";
import { knownBankEntries } from "#data/queries/payments.ts";
import {
  type BankEntry,
  type Match,
  type MatchableInvoice,
  matchEntry,
  namedInvoices,
} from "#domain/invoicing/bank-entry.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { readBankFile } from "#integrations/bank/read-bank-file.ts";
import { type AdminRefusal, adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";

export type MatchedEntry = BankEntry & {
  /** Booked before, by this file or by one that overlaps it. */
  readonly is_booked: boolean;
  readonly matches: readonly Match[];
};

export type BankProposal = {
  readonly entries: readonly MatchedEntry[];
  /** What the matches speak of. */
  readonly invoices: readonly MatchableInvoice[];
};

/** What a bank file could pay. Reading books nothing: that takes a click for every entry. */
export async function matchBankFile(
  ctx: Pick<Ctx, "db">,
  viewer: Viewer,
  bytes: Uint8Array,
): Promise<Result<BankProposal, AdminRefusal | "too_large" | "unreadable">> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const entries = readBankFile(bytes);
  if (!entries.ok) return failure(entries.error);
  const named = entries.value.flatMap(({ purpose }) => namedInvoices(purpose));
  const invoices = await listMatchableInvoices(ctx.db, named);
  const known = await knownBankEntries(
    ctx.db,
    entries.value.map(({ key }) => key),
  );
  return ok({
    entries: entries.value.map((entry) => ({
      ...entry,
      is_booked: known.has(entry.key),
      matches: known.has(entry.key) ? [] : matchEntry(entry, invoices),
    })),
    invoices,
  });
}
