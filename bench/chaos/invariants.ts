import { type Database, openDatabase } from "#data/db.ts";
import type { History } from "./load.ts";
import { must } from "./scenario.ts";
import type { Stage } from "./stage.ts";

/** Bookings of this run have this contact, those of the demo do not. */
const OURS = "b.contact_email = 'kim@test.example'";

/** Each asks for rows that must not exist. */
const FORBIDDEN: Record<string, string> = {
  "I1: two live bookings of one speaker on one day": `
    select speaker_id, event_date from bookings where status in ('confirmed', 'pending')
    group by 1, 2 having count(*) > 1`,
  "I3: two bookings of one idempotency key": `
    select user_id, key from idempotency_keys group by 1, 2 having count(*) > 1`,
  "I4: a gap or a double in the numbers of a year": `
    select year from invoices group by year having count(*) <> max(n) or count(distinct n) <> count(*)`,
  "I4: a direct booking without its invoice": `
    select b.id from bookings b where b.booking_mode = 'direct' and b.status = 'confirmed' and ${OURS}
    and not exists (select from invoices i where i.booking_id = b.id)`,
  "I4: two invoices of one booking": `
    select i.booking_id from invoices i join bookings b on b.id = i.booking_id
    where ${OURS} and i.kind = 'invoice' group by i.booking_id, i.part having count(*) > 1`,
  "I5: two orders of one effect": `
    select dedupe_key from outbox where dedupe_key is not null group by 1 having count(*) > 1`,
  "I5: an effect that was given up": "select id from outbox where failed_at is not null",
  "I6: an amount that is not the sum of its lines": `
    select id from bookings where total_amount <> base_fee_cents + qa_fee_cents + travel_cost_cents + adjustment_cents
    or gross_amount_cents <> total_amount + vat_amount_cents`,
  "I7: a booking on a blocked day": `
    select b.id from bookings b join availability_overrides o
      on o.speaker_id = b.speaker_id and o.date = b.event_date
    where b.status = 'confirmed' and o.type = 'blocked' and ${OURS}`,
  "I8: a booking whose history does not end with its status": `
    select b.id from bookings b where ${OURS} and b.status is distinct from (
      select h.to_status from booking_status_history h where h.booking_id = b.id order by h.id desc limit 1)`,
};

/** Opens the database of a stage whose product has ended, looks and closes it. */
export async function checkInvariants(stage: Stage, history: History): Promise<void> {
  const database = await openDatabase({ url: stage.databaseUrl, folder: stage.folder });
  try {
    await checkDatabase(database, history);
  } finally {
    await database.close();
  }
}

async function checkDatabase({ pool }: Database, history: History): Promise<void> {
  must(
    history.faults.length === 0,
    `What must not happen: ${history.faults.slice(0, 5).join("; ")}`,
  );
  for (const [name, query] of Object.entries(FORBIDDEN)) {
    const { rows } = await pool.query(query);
    must(rows.length === 0, `${name}: ${JSON.stringify(rows.slice(0, 3))} (${rows.length})`);
  }
  const ids = [...history.acknowledged.values()];
  const refusals = JSON.stringify([...history.refused]);
  must(ids.length > 0, `Nothing was booked, so nothing was proven. Refused: ${refusals}`);
  const { rows } = await pool.query("select id from bookings where id = any($1)", [ids]);
  must(
    rows.length === new Set(ids).size,
    `I2: of ${ids.length} acknowledged bookings ${rows.length} are there.`,
  );
}
