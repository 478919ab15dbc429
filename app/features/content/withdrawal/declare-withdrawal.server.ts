import { insertWithdrawal } from "#data/queries/content/withdrawals.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import { WITHDRAWAL_SETTING } from "#domain/content/legal-documents.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";

export type Withdrawal = {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
};

export type DeclaredWithdrawal = { readonly id: string; readonly received_at: string };

/** Whether this installation offers the function; only where consumers can book. */
export async function offersWithdrawal(ctx: Ctx): Promise<boolean> {
  return (await readSetting(ctx.db, WITHDRAWAL_SETTING)) === true;
}

/**
 * Takes the declaration and confirms it at once with content, day and time (§ 356a BGB). It needs no
 * account, and it counts whether or not the booking is found: the administration looks.
 */
export async function declareWithdrawal(
  ctx: Ctx,
  withdrawal: Withdrawal,
): Promise<Result<DeclaredWithdrawal, "not_found">> {
  if (!(await offersWithdrawal(ctx))) return failure("not_found");
  const row = await ctx.db.transaction(async (tx) => {
    const stored = await insertWithdrawal(tx, withdrawal);
    await enqueueMail(tx, {
      kind: "mail.withdrawal_receipt",
      to: withdrawal.email,
      data: {
        first_name: withdrawal.name,
        name: withdrawal.name,
        reference: withdrawal.reference,
        at: stored.created_at.toISOString(),
        report_id: stored.id,
        link: `${ctx.publicUrl}/widerrufsbelehrung`,
      },
      dedupeKey: `withdrawal_receipt:${stored.id}`,
    });
    return stored;
  });
  return ok({ id: row.id, received_at: row.created_at.toISOString() });
}
