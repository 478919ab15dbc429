import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { EVENT_DETAIL_NAMES } from "#domain/booking/event-details.ts";
import { SOLD_STATUSES } from "#domain/booking/status.ts";
import { berlinDay } from "#domain/time/iso-date.ts";

/** The placeholders for personal data. */
export type ErasureWords = { readonly person: string; readonly address: string };

/** Without an invoice there is nothing that has to be kept with a name; day, speaker and price stay. */
export function emptyBookings({ person, address }: ErasureWords, which: SQL): SQL {
  const noDetails = sql.join(
    EVENT_DETAIL_NAMES.map((name) => sql`${sql.identifier(name)} = null`),
    sql`, `,
  );
  return sql`update bookings set
      contact_person = ${person}, contact_email = ${address}, contact_phone = '-',
      billing_company = ${person}, billing_street = '-', billing_city = '-',
      billing_postal_code = '-', billing_vat_id = null, billing_order_number = null,
      billing_cost_centre = null, billing_leitweg_id = null, ${noDetails}
    where ${which} and not exists (select from invoices where invoices.booking_id = bookings.id)`;
}

type Anonymization = { readonly words: ErasureWords; readonly now: Date };

/** After two years without a sale, otherwise with the invoice. Returns how many. */
export async function anonymizeOldBookings(tx: Tx, { words, now }: Anonymization): Promise<number> {
  const sold = sql`status = any(${sql.param(SOLD_STATUSES)}::text[])`;
  const isOver = sql`event_date < ${berlinDay(now.getTime())}::date
    and created_at < ${now.toISOString()}::timestamptz - interval '24 months'`;
  const isOld = sql`contact_email <> ${words.address}
    and ((${sold} and is_book_over(event_date)) or (not ${sold} and ${isOver}))`;
  const { rowCount } = await tx.execute(emptyBookings(words, isOld));
  await tx.execute(sql`update booking_postponements set message = null, answer = null
    where (message is not null or answer is not null)
      and booking_id in (select id from bookings where contact_email = ${words.address})`);
  return rowCount ?? 0;
}
