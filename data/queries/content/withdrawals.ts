import { eq } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { bookings } from "#data/schema/bookings.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import { bookingReferenceIn } from "#domain/content/withdrawal.ts";

type NewWithdrawal = { readonly name: string; readonly reference: string; readonly email: string };

/** Stored as declared; whether the booking is known is told to the administration alone. */
export async function insertWithdrawal(tx: Tx, declared: NewWithdrawal) {
  const number = bookingReferenceIn(declared.reference);
  const [booking] = number
    ? await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(eq(bookings.booking_reference, number))
    : [];
  const [row] = await tx
    .insert(withdrawals)
    .values({ ...declared, booking_id: booking?.id ?? null })
    .returning({ id: withdrawals.id, created_at: withdrawals.created_at });
  if (!row) throw new Error("The withdrawal was not stored");
  return row;
}
