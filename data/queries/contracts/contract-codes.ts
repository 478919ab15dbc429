import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { contractCodes } from "#data/schema/billing/contracts.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";

type Owner = { readonly contractId: string; readonly side: ContractSide };

const ofOwner = ({ contractId, side }: Owner) =>
  and(eq(contractCodes.contract_id, contractId), eq(contractCodes.side, side));

/** Locked, so that two tries at once count as two. */
export async function lockCode(tx: Tx, owner: Owner) {
  const [row] = await tx.select().from(contractCodes).where(ofOwner(owner)).for("update");
  return row;
}

type NewCode = {
  readonly salt: Buffer;
  readonly code_hash: Buffer;
  readonly expires_at: Date;
  readonly sent_count: number;
  readonly counted_from: Date;
};

export async function replaceCode(tx: Tx, owner: Owner, code: NewCode): Promise<void> {
  const values = { ...code, tries: 0 };
  await tx
    .insert(contractCodes)
    .values({ contract_id: owner.contractId, side: owner.side, ...values })
    .onConflictDoUpdate({
      target: [contractCodes.contract_id, contractCodes.side],
      set: values,
    });
}

export async function countTry(tx: Tx, owner: Owner): Promise<void> {
  await tx
    .update(contractCodes)
    .set({ tries: sql`${contractCodes.tries} + 1` })
    .where(ofOwner(owner));
}

/** A code opens once. */
export async function spendCode(tx: Tx, owner: Owner, now: Date): Promise<void> {
  await tx.update(contractCodes).set({ expires_at: now }).where(ofOwner(owner));
}
