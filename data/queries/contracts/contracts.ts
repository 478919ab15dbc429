import { and, desc, eq, inArray, isNull, lte, max, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { type ContractStatus, OPEN_CONTRACT_STATUSES } from "#domain/contract/contract-status.ts";

export type ContractRow = typeof contracts.$inferSelect;
export type NewContract = typeof contracts.$inferInsert;

const name = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

/** The booking with everything its contract says; the row stays as it is until the transaction ends. */
export async function lockContractBooking(tx: Tx, bookingId: string) {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for("update");
  if (!booking) return undefined;
  const [speaker] = await tx
    .select({ name, place: speakers.address_label, userId: speakers.user_id })
    .from(speakers)
    .where(eq(speakers.id, booking.speaker_id));
  if (!speaker) return undefined;
  const [talk] = booking.selected_talk_id
    ? await tx
        .select({ title: talks.title })
        .from(talks)
        .where(eq(talks.id, booking.selected_talk_id))
    : [];
  return { booking, speaker, talk: talk?.title ?? null };
}

export type ContractBooking = NonNullable<Awaited<ReturnType<typeof lockContractBooking>>>;

/** All versions about one booking, the latest first. */
export async function listContracts(db: Db | Tx, bookingId: string): Promise<ContractRow[]> {
  return db
    .select()
    .from(contracts)
    .where(eq(contracts.booking_id, bookingId))
    .orderBy(desc(contracts.version));
}

export async function findContract(db: Db | Tx, id: string): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
  return row;
}

export async function nextContractVersion(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(contracts.version) })
    .from(contracts)
    .where(eq(contracts.booking_id, bookingId));
  return (row?.last ?? 0) + 1;
}

export async function insertContract(tx: Tx, values: NewContract): Promise<ContractRow> {
  const [row] = await tx.insert(contracts).values(values).returning();
  if (!row) throw new Error("a contract was not stored");
  return row;
}

type Move = {
  readonly id: string;
  readonly from: ContractStatus;
  readonly set: Partial<Omit<NewContract, "id" | "booking_id" | "version">>;
};

/** Undefined if the status is no longer the one that was decided upon. */
export async function moveContract(
  tx: Tx,
  { id, from, set }: Move,
): Promise<ContractRow | undefined> {
  const [row] = await tx
    .update(contracts)
    .set(set)
    .where(and(eq(contracts.id, id), eq(contracts.status, from)))
    .returning();
  return row;
}

/** A cancelled booking leaves nothing to sign; signatures of one side go with it. */
export async function endOpenContract(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .update(contracts)
    .set({ status: "expired" })
    .where(
      and(eq(contracts.booking_id, bookingId), inArray(contracts.status, OPEN_CONTRACT_STATUSES)),
    );
}

/** Says how many ran out of time. */
export async function expireContracts(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(contracts)
    .set({ status: "expired" })
    .where(and(inArray(contracts.status, OPEN_CONTRACT_STATUSES), lte(contracts.expires_at, now)))
    .returning({ id: contracts.id });
  return rows.length;
}

/** True for the first to seal it. */
export async function sealContract(
  tx: Tx,
  id: string,
  file: { readonly key: string; readonly sha256: string },
): Promise<boolean> {
  const rows = await tx
    .update(contracts)
    .set({ pdf_key: file.key, pdf_sha256: file.sha256 })
    .where(and(eq(contracts.id, id), isNull(contracts.pdf_key)))
    .returning({ id: contracts.id });
  return rows.length > 0;
}
