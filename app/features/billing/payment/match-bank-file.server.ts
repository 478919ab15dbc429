import { listMatchableInvoices } from "#data/queries/billing/admin-invoices.ts";
import { knownBankEntries } from "#data/queries/billing/payments.ts";
import type { BankEntry, Match, MatchableInvoice } from "#domain/invoicing/bank-entry.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { runUntrusted, type UntrustedRefusal } from "#integrations/untrusted/run-untrusted.ts";

export type MatchedEntry = BankEntry & {
  /** Booked before, by this file or by one that overlaps it. */
  readonly is_booked: boolean;
  readonly matches: readonly Match[];
};

type BankProposal = {
  readonly entries: readonly MatchedEntry[];
  /** What the matches speak of. */
  readonly invoices: readonly MatchableInvoice[];
};

export type BankFileRefusal = "too_large" | "unreadable" | "busy";

/** What a bank file could pay. Reading books nothing: that takes a click for every entry. */
export const matchBankFile = asAdmin(
  async (ctx: Pick<Ctx, "db" | "watch">, admin, bytes: Uint8Array) => {
    const account = admin.userId;
    const read = await runUntrusted(account, "bankFile", bytes);
    if (!read.ok) {
      const isCostly = read.error === "too_costly";
      const from = { sender: admin.network ?? null, userId: account };
      if (isCostly) ctx.watch?.note({ event: "work_refused", subject: "bank_file", ...from });
      return failure(refusalOf(read.error));
    }
    if (!read.value.ok) return read.value;
    const { entries, named } = read.value.value;
    const invoices = await listMatchableInvoices(ctx.db, named);
    const matches = await runUntrusted(account, "bankMatches", entries, invoices);
    if (!matches.ok) return failure(refusalOf(matches.error));
    const known = await knownBankEntries(
      ctx.db,
      entries.map(({ key }) => key),
    );
    return ok<BankProposal>({
      entries: entries.map((entry, at) => ({
        ...entry,
        is_booked: known.has(entry.key),
        matches: known.has(entry.key) ? [] : (matches.value[at] ?? []),
      })),
      invoices,
    });
  },
);

function refusalOf(error: UntrustedRefusal): BankFileRefusal {
  return error === "busy" ? "busy" : "too_large";
}
